"""Dutch printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Factuurnummer | Factuurnr. | Factuur nr. | Factuurnr | Factuur | Factuur Nr. | FACTUURNUMMER
    | Factuur nummer | Nummer factuur | Fact.nr. | Factuur-nr. | Factuur nr | Notanummer | Rekeningnummer factuur
    | Faktuurnummer | Faktuurnr. | Factuurnummer / Invoice number | Documentnummer | Nota nr. | Factuur # | Fact. nr.
    ~ Factuurno. | Nr. factuur | Onze factuur | Factuurkenmerk
invoice_date = Factuurdatum | Datum factuur | FACTUURDATUM | Fact.datum | Datum van factuur | Faktuurdatum
    | Factuur datum | Notadatum | Uitgiftedatum | Datum uitgifte | Documentdatum | Facturatiedatum | Opgemaakt op
    ~ Factuur d.d. | Datum nota | Factuurdat. | Factuur van
due_date = Vervaldatum | Vervaldag | Te betalen voor | Uiterste betaaldatum | Betalen voor | VERVALDATUM | Betaaldatum
    | Uiterlijk te betalen op | Te voldoen voor | Vervalt op | Te betalen vóór | Betalen vóór | Betaal voor
    | Verval datum | Incassodatum | Datum afschrijving ~ Verv.datum | Uiterste betaaldag | Te betalen uiterlijk
    | Betaaltermijn tot | Voldoen voor
delivery_date = Leverdatum | Leveringsdatum | Datum levering | Geleverd op | Verzenddatum | Datum van levering
    | LEVERDATUM | Afleverdatum | Verzonden op | Prestatiedatum | Uitvoeringsdatum | Levering ~ Lev.datum
    | Datum aflevering | Bezorgdatum | Uitgevoerd op
order_date = Besteldatum | Orderdatum | Datum bestelling | Besteld op | Bestelling van | ORDERDATUM | Datum order
    | Opdrachtdatum | Bestel datum ~ Uw order d.d. | Datum opdracht
order_number = Ordernummer | Bestelnummer | Ordernr. | Order nr. | Bestelnr. | Uw ordernummer | Order | Opdrachtnummer
    | Uw bestelling | Bestelbon nr. | Inkoopordernummer | ORDERNUMMER | Uw bestelnummer | Bestelbonnummer | Inkooporder
    | Opdrachtnr. | PO-nummer | Bestelling nr. | Uw ordernr. | Bestelling | Verkooporder ~ Best.nr. | Order no.
    | Ons ordernummer | Uw opdrachtnr. | Inkoopnr.
customer_number = Klantnummer | Klantnr. | Klant nr. | Debiteurnummer | Debiteurnr. | Debiteur | Klantnr | KLANTNUMMER
    | Uw klantnummer | Relatienummer | Klantcode | Deb.nr. | Relatienr. | Debiteurennummer | Lidnummer | Abonneenummer
    | Klant-ID | Cliëntnummer | Klantenummer ~ Klant no. | Uw debiteurnummer | Kl.nr. | Relatie | Klantennr.
contract_number = Contractnummer | Contractnr. | Contract | Contract nr. | CONTRACTNUMMER | Overeenkomstnummer
    | Abonnementsnummer | Contractrekening | Huurovereenkomst nr. | Uw contractnummer ~ Contr.nr. | Overeenkomst
    | Abonnement nr.
delivery_note_number = Pakbonnummer | Pakbon | Leverbon nr. | Leveringsbon | Pakbonnr. | Leverbonnummer | Afleverbon
    | Vrachtbrief nr. | Pakbon nr. | Zendbon | Leveringsnota nr. | Leverbon | Leveringnr. ~ Afleverbonnr. | Zendnota nr.
    | Bonnr. levering
tracking_number = Trackingnummer | Track & trace | Zendingnummer | Pakketnummer | Barcode zending | Track & Trace-code
    | Zending nr. ~ Volgnummer zending | Colli nr.
project_number = Projectnummer | Project | Projectnr. | Project nr. | Werknummer | Werf | Dossiernummer | Dossier
    | PROJECT | Werk | Dossiernr. | Kostenplaats | Projectcode | Werfnummer | Dossier nr. ~ Proj.nr. | Werknr. | Job nr.
quote_number = Offertenummer | Offertenr. | Offerte nr. | Offerte | Offerte-nr. | Prijsopgave nr. | Aanbieding nr.
    ~ Offerte no. | Nummer offerte | Uw offerte
credit_note_number = Creditnotanummer | Creditfactuurnummer | Creditnota nr. | Creditfactuur nr. | Creditnota
    | Creditnr. ~ Kredietnota nr. | Nummer creditnota
receipt_number = Bonnummer | Bonnr. | Bon | Kassabon nr. | BON | Bon nr. | Kasbon | Ticketnr. kassa | Transactiebon
    ~ Bon no. | Kassabonnummer | Kwitantie nr.
reference = Referentie | Uw referentie | Uw kenmerk | Ons kenmerk | Kenmerk | Ref. | Onze referentie | Uw ref.
    | Referentienummer | Klantreferentie | Referentie klant | Onze ref. | REFERENTIE | U/ref. | Inkoopreferentie
    | Referentienr. ~ Uw kenm. | Ref.nr. | Kenmerk klant | Referte
payment_reference = Betalingskenmerk | Betalingsreferentie | Gestructureerde mededeling | Mededeling | Betaalkenmerk
    | Omschrijving betaling | Te vermelden bij betaling | Onder vermelding van | o.v.v. | Machtigingskenmerk
    | Bij betaling vermelden | Acceptgironummer ~ Kenmerk betaling | Vrije mededeling | Mandaatreferentie
total = Totaal | TOTAAL | Totaalbedrag | Totaal incl. btw | Totaal inclusief btw | Te betalen | Totaal te betalen
    | Factuurbedrag | Totaal incl. BTW | Bedrag incl. btw | TE BETALEN | Eindtotaal | Totaal factuur | Totaal EUR
    | Te voldoen | Totaalbedrag incl. BTW | Totaal bedrag | Totaal inclusief BTW | Totaal te voldoen
    | Totaal factuurbedrag | Algemeen totaal | Te betalen bedrag | Totaal (incl. btw) | Totaal incl. | Bruto totaal
    | Bruto bedrag | Notabedrag | Verschuldigd bedrag | Totaalprijs | Bedrag | Totaal € | TOTAAL TE BETALEN
    | Totaal BTW inbegrepen ~ Totaal generaal | Eindbedrag | Bedrag te betalen | Bedrag inclusief BTW | Totale prijs
    | Door u te betalen | Totaal verschuldigd
net_total = Subtotaal | Totaal excl. btw | Totaal exclusief btw | Netto | Nettobedrag | Totaal netto | Totaal excl. BTW
    | Bedrag excl. btw | SUBTOTAAL | Netto totaal | Goederenbedrag | Maatstaf van heffing | Grondslag
    | Totaal exclusief BTW | Sub-totaal | Bedrag excl. BTW | Netto bedrag | Totaal (excl. btw) | Excl. btw | Sub totaal
    | Maatstaf | Totaal zonder BTW ~ Netto goederenbedrag | Totaal voor btw | Nettowaarde | Subtotaal excl. BTW
    | Som netto
tax_amount = BTW | Btw | BTW-bedrag | Btw-bedrag | Totaal BTW | BTW bedrag | Totaal btw | Bedrag BTW | B.T.W.
    | Omzetbelasting | BTW totaal | Belasting | Plus BTW | Te betalen btw | Waarvan btw | Btw totaal ~ Som BTW
    | Btw bedr. | Totale btw
tax_rate = BTW % | Btw-tarief | BTW-tarief | % BTW | BTW-percentage | BTW tarief | Btw % | Tarief | Btw-percentage
    ~ Toegepast tarief | BTW perc.
shipping_cost = Verzendkosten | Vrachtkosten | Porto | Transportkosten | Leveringskosten | Bezorgkosten
    | Verzend- en administratiekosten | Portokosten | Vracht | Verzending | VERZENDKOSTEN | Transport | Leverkosten
    | Administratie- en verzendkosten ~ Verz.kosten | Portkosten | Verpakking en verzending | Afleverkosten
discount = Korting | KORTING | Totale korting | Kortingsbedrag | Rabat | Korting totaal | Actiekorting
    | Kredietbeperking | Betalingskorting | Minus korting | Kortingsbon | Uw voordeel | Totaal korting ~ Aftrek
    | Bonus korting | Kortingen | Klantenkorting
amount_paid = Reeds betaald | Betaald | Aanbetaling | Voorschot | Al betaald | Voldaan | Ontvangen | Betaald bedrag
    | Reeds voldaan | Voorschotten | Betalingen | BETAALD | Ontvangen betaling | Betaalde voorschotten | Vooruitbetaling
    | Reeds ontvangen ~ Eerder betaald | Al voldaan | Vooruit betaald | Betaalde termijnen
balance_due = Openstaand bedrag | Nog te betalen | Saldo | Restant | Openstaand saldo | Restbedrag | Openstaand
    | Te betalen saldo | Nieuw saldo | Restant te betalen | NOG TE BETALEN | Nog te voldoen | Nog openstaand
    | Verschil te betalen ~ Resterend bedrag | Bij te betalen | Openst. bedrag | Eindsaldo
previous_balance = Vorig saldo | Oud saldo | Beginsaldo | Saldo vorige periode | Vorige afrekening
    | Openstaand vorige factuur | Overgebracht saldo | Saldo vorige factuur ~ Transport saldo | Vorig factuursaldo
    | Saldo vorige maand
currency = Valuta | VALUTA | Munt | Factuurvaluta | Alle bedragen in | Bedragen in | Munteenheid ~ Val. | Muntsoort
    | Bedragen luiden in
iban = IBAN | IBAN-nummer | IBAN nr. | IBAN nummer | IBAN rekening | Bankrekening (IBAN) | Ons IBAN | IBAN-nr.
    | IBAN rekeningnummer ~ IBAN no. | Rekening IBAN | Internationaal rekeningnummer
bic = BIC | BIC-code | SWIFT | BIC/SWIFT | BIC code | SWIFT-code | Swift | BIC (Swift) ~ Swift adres | BIC nr.
    | Bankidentificatiecode
account_number = Rekeningnummer | Rekeningnr. | Bankrekening | Rek.nr. | Bankrekeningnummer | Rekening | Bankrekeningnr.
    | Bankrek. | Giro | Rek. nr. | Bankrek.nr. | Gironummer ~ Rek.no. | Ons rekeningnummer | Banknr.
sort_code = Bankcode | Bank code | Clearingcode | Bankleitzahl (BLZ) | Sorteercode ~ Clearing | Bank-ID | Sort code
bank_name = Bank | Naam bank | Bankgegevens | Bankinstelling | BANK | Onze bank | Banknaam | Bankrelatie
    ~ Naam van de bank | Financiële instelling | Huisbankier
account_holder = Ten name van | t.n.v. | T.n.v. | Rekeninghouder | Naam rekeninghouder | Begunstigde | Op naam van | tnv
    | Tenaamstelling ~ Houder rekening | Naam begunstigde | Houder
vat_id = BTW-nummer | Btw-nummer | BTW nr. | BTW-nr. | Btw nr. | BTW nummer | Btw-id | BTW-id | BTW-identificatienummer
    | BTW Nr. | Ons btw-nummer | B.T.W. nr. | Btw-identificatienummer | Ob-nummer | OB-nummer | BTWnr. | BTW-ID
    ~ Btw no. | BTW-id. nr. | Btw-id-nummer | BTW ident. nr. | Omzetbelastingnummer
customer_vat_id = Uw BTW-nummer | Uw btw-nummer | BTW-nummer klant | Btw-nummer klant | Uw BTW nr. | BTW-nr. klant
    | Uw btw-nr. | Btw-nr. afnemer | BTW nr. klant | Uw BTW-id ~ BTW-nummer afnemer | BTW klant
    | Uw btw-identificatienummer
tax_number = Fiscaal nummer | Belastingnummer | RSIN | Fiscaalnummer | Loonheffingennummer | Sofinummer | Fiscaal nr.
    | Belastingnr. ~ Fiscale code | Aanslagnummer | Fiscale identificatie
company_register = KvK | KvK-nummer | KvK nr. | K.v.K. | KVK | Handelsregister | Ondernemingsnummer | Ondernemingsnr.
    | RPR | KvK nummer | KBO | KvK-nr. | Kamer van Koophandel | KVK-nummer | K.v.K. nr. | Handelsreg. | HR | H.R.
    ~ KBO-nummer | Inschrijvingsnummer | Kamer v. Koophandel
managing_director = Directeur | Directie | Zaakvoerder | Bestuurder | Algemeen directeur | Eigenaar
    | Gedelegeerd bestuurder | Bedrijfsleider | CEO ~ Directrice | Vertegenwoordigd door | Statutair directeur
phone = Telefoon | Tel. | Tel | Telefoonnummer | T | Tel.nr. | TEL | Telefoonnr. | Tel. nr. | Telnr. | Klantenservice
    | Telefoon: | Bel ons | Tel: ~ Tel.no. | Bereikbaar op | Telefonisch contact
fax = Fax | Faxnummer | Telefax | F | Fax nr. | FAX | Faxnr. ~ Fax no. | Telefaxnr. | Telekopie
mobile = Mobiel | GSM | Mobiele telefoon | Mobiel nummer | Mob. | Gsm | M | Mobiel nr. | 06-nummer | Gsm-nummer
    | Mobielnr. ~ Mobiele nr. | Gsm nr.
email = E-mail | Email | E-mailadres | Mail | E-Mail | EMAIL | E | Mailadres | e-mail | Emailadres | E-mail adres
    | Mail adres ~ Elektronisch adres
website = Website | Internet | Web | www | Webadres | Site | URL | Internetadres | WEBSITE | Kijk op | Webshop
    ~ Homepage | Websiteadres | Online via
contact_person = Contactpersoon | Contact | Ter attentie van | T.a.v. | t.a.v. | Uw contactpersoon | Behandeld door
    | Contactpers. | Behandelaar | CONTACTPERSOON | Dossierbeheerder | Tav | Aanspreekpunt | Opgemaakt door
    ~ Onze contactpersoon | Inlichtingen bij | Contact bij vragen | Beh. door
salesperson = Verkoper | Vertegenwoordiger | Accountmanager | Verkoopadviseur | Uw adviseur | Adviseur | Verkoopster
    | Uw verkoper | Vert. ~ Verkoopmedewerker | Uw accountmanager | Verkocht door
seller_name = Leverancier | Verkoper (bedrijf) | Van | Bedrijf | Afzender | Opdrachtnemer | Naam leverancier | Crediteur
    | Bedrijfsnaam | Firma | Gefactureerd door | Onderneming | Uitgereikt door | Winkelier | Dienstverlener
    ~ Naam van de leverancier | Factuur van (bedrijf) | Facturerende partij | Firmanaam
seller_street = Straat | Adres | Straat en huisnummer | Straat + nr. | Straat en nummer | Straat/nr. | Straatnaam
    ~ Straat, huisnr. | Vestigingsadres straat
seller_postcode = Postcode | POSTCODE | Postnr. | Postnummer | PC | Post code ~ Postc.
seller_city = Plaats | Woonplaats | Stad | Gemeente | Vestigingsplaats | Plaatsnaam | PLAATS ~ Vestiging | Zetel
    | Standplaats
seller_country = Land | LAND | Land van herkomst | Land van oorsprong | Landcode ~ Land leverancier | Staat
buyer_name = Klant | Factuur aan | Naam | Afnemer | Opdrachtgever | Koper | Klantnaam | Geadresseerde | Naam klant
    | KLANT | Debiteurnaam | Gefactureerd aan | Aan | Besteller | De heer/mevrouw | Huurder | Gast | Verzekeringnemer
    | Facturatie aan | Cliënt ~ Naam van de klant | Factureren aan | Verkocht aan | Naam afnemer
buyer_street = Straat klant | Adres klant (straat) | Factuurstraat | Straat van de klant ~ Straat koper
    | Straat (factuur)
buyer_postcode = Postcode klant | Postcode van de klant | Factuurpostcode ~ Postcode koper | Postcode (factuur)
buyer_city = Plaats klant | Woonplaats klant | Gemeente klant | Factuurplaats ~ Plaats koper | Stad klant
buyer_country = Land klant | Land van bestemming | Factuurland | Land van de klant ~ Bestemmingsland | Land koper
seller_address = Adres leverancier | Vestigingsadres | Bezoekadres | Postadres | Ons adres | Bedrijfsadres
    | Adres afzender | Maatschappelijke zetel | Hoofdkantoor | Retouradres | Adres verkoper ~ Adres van de leverancier
    | Kantooradres | Zakelijk adres
buyer_address = Factuuradres | Facturatieadres | Adres klant | Klantadres | FACTUURADRES | Uw adres | Adres van de klant
    | Correspondentieadres | Factuuradres / Billing address ~ Fact.adres | Adres koper | Adres debiteur
shipping_address = Afleveradres | Leveringsadres | Leveradres | Verzendadres | Bezorgadres | Levering aan | Geleverd aan
    | AFLEVERADRES | Leveren aan | Leveringsplaats | Verbruiksadres | Afleveren aan | Leveringspunt | Werfadres
    | Verzonden aan | Installatieadres ~ Lev.adres | Verzenden aan | Plaats van levering | Losadres
shipping_method = Verzendwijze | Verzendmethode | Leveringswijze | Vervoerder | Transporteur | Verzonden via
    | Levering via | Verzending per ~ Wijze van verzending | Koerier | Transportwijze
delivery_terms = Leveringsvoorwaarden | Leveringsconditie | Incoterms | Levering conditie | Leveringsvoorwaarde | Franco
    ~ Leveringscondities | Lev.voorwaarden
payment_terms = Betalingsvoorwaarden | Betalingsconditie | Betalingscondities | Betaaltermijn | Betalingstermijn
    | Betalingsvoorwaarde | BETALINGSVOORWAARDEN | Betalingscond. | Betaalvoorwaarden | Betaalconditie | Condities
    | Voorwaarden ~ Bet.conditie | Bet.voorwaarden | Termijn van betaling
payment_method = Betaalwijze | Betaalmethode | Betalingswijze | Wijze van betaling | Betaald met | Betaald via
    | Betaling | Betaling via | BETAALWIJZE | Betaalmiddel | Betaald per | Betaalvorm ~ Methode van betaling
    | Betalingsmethode | Soort betaling
billing_period = Factuurperiode | Periode | Facturatieperiode | Afrekeningsperiode | Verbruiksperiode | Over de periode
    | Leveringsperiode | Betreft periode | Facturatie periode | Abonnementsperiode | Dienstperiode ~ Fact.periode
    | Rekenperiode | Contractperiode
page_number = Pagina | Blad | Bladzijde | PAGINA | Pag. | Pagina nr. | Blz. ~ Bladnr. | Paginanummer | Vel
meter_number = Meternummer | Meternr. | Meter nr. | Meter | EAN-code | EAN | Metercode | Tellernummer | EAN-nummer
    | Meter-ID ~ Nr. van de meter | Teller nr. | Tellernr.
meter_reading = Meterstand | Eindstand | Nieuwe stand | Huidige meterstand | Stand nieuw | Stand | Huidige stand
    ~ Tellerstand | Opgenomen stand | Meterstand einde
consumption = Verbruik | Totaal verbruik | Uw verbruik | Verbruik in kWh | Elektriciteitsverbruik | Gasverbruik
    | Waterverbruik | Verbruikte kWh | Verbruik periode | Jaarverbruik ~ Verbr. | Energieverbruik
    | Afgenomen hoeveelheid
policy_number = Polisnummer | Polisnr. | Polis | Polis nr. | Verzekeringsnummer | POLISNUMMER | Polisnr
    | Certificaatnummer ~ Polis no. | Verzekeringsnr. | Nummer polis
ticket_number = Ticketnummer | Ticketnr. | Ticket | Boekingsnummer | Reserveringsnummer | Reservatienummer
    | Transactienummer | Transactie | Transactienr. | Boekingscode | Trans. nr. | Transnr. ~ Boeking nr. | Reservering
cashier = Kassier | Kassière | Kassamedewerker | Bediend door | U werd geholpen door | Medewerker | Operator
    | Kassier(ster) | Uw bediende | Verkoopster kassa | Ober ~ Geholpen door | Kassabediende | Bediening
store_number = Winkel | Filiaal | Filiaalnr. | Filiaalnummer | Winkelnr. | Winkel nr. | Vestiging nr. | Filiaal nr.
    | WINKEL ~ Fil. | Winkelnummer | Verkooppunt
terminal = Kassa | Terminal | Kassanr. | Kassa nr. | KASSA | Terminal-ID | Terminalnr. | Kassanummer | Betaalautomaat
    ~ Terminal no. | Kas | POS-nr.
time = Tijd | Tijdstip | TIJD | Uur | Om | Verkooptijd | Uurtijd ~ Uur van aankoop | Tijdst. | Geprint om
room_number = Kamer | Kamernummer | Kamer nr. | Tafel | Tafelnr. | Kamernr. ~ Tafelnummer
arrival_date = Aankomst | Aankomstdatum | Datum aankomst | Check-in ~ Aangekomen op | Incheckdatum
departure_date = Vertrek | Vertrekdatum | Datum vertrek | Check-out ~ Vertrokken op | Uitcheckdatum
vehicle = Kenteken | Nummerplaat | Voertuig | Kentekennummer | Auto | Nrplaat ~ Kentekenplaat | Voertuig kenteken
first_name = Voornaam | Voornamen | Voorna(a)m(en) | VOORNAAM | Roepnaam | Voornaam aanvrager ~ Eerste voornaam
    | Alle voornamen
last_name = Achternaam | Familienaam | Geslachtsnaam | ACHTERNAAM | Naam (achternaam) | Naam aanvrager ~ Fam. naam
    | Achternaam aanvrager
date_of_birth = Geboortedatum | Geboren op | GEBOORTEDATUM | Geb.datum | Geb. datum | Datum geboorte ~ Geb.
    | Geboortedag | Geboren
place_of_birth = Geboorteplaats | Geboren te | GEBOORTEPLAATS | Geb.plaats | Plaats geboorte ~ Plaats van geboorte
    | Geboorteplaats en -land
nationality = Nationaliteit | NATIONALITEIT | Nationaliteit(en) | Staatsburgerschap ~ Nat. | Burger van
passport_number = Paspoortnummer | Paspoort nr. | ID-nummer | Identiteitskaartnummer | Paspoortnr.
    | Nr. identiteitskaart | Documentnr. | ID-kaart nr. | Nummer paspoort ~ Pasp.nr. | Nr. legitimatiebewijs
    | Nr. reisdocument
social_security_number = Burgerservicenummer | BSN | Rijksregisternummer | Sociaal-fiscaalnummer | INSZ-nummer
    | BSN-nummer | Rijksregisternr. | INSZ ~ Nationaal nummer | BSN nr. | Sofi-nr.
occupation = Beroep | Functie | Werkzaam als | BEROEP | Huidig beroep | Beroep / functie ~ Werkzaamheden
    | Uitgeoefend beroep | Functietitel
employer = Werkgever | Naam werkgever | Huidige werkgever | WERKGEVER | In dienst bij ~ Werkzaam bij
    | Naam van de werkgever | Tewerkgesteld bij
marital_status = Burgerlijke staat | Burgerlijke stand | Gehuwd/ongehuwd | BURGERLIJKE STAAT | Gezinssituatie
    ~ Huwelijkse staat | Staat (burgerlijk)
gender = Geslacht | GESLACHT | Geslacht (M/V) | M/V | Man/vrouw ~ Sekse | M/V/X
department = Afdeling | Dienst | Afd. | Departement | AFDELING ~ Team | Afdeling/dienst
subject = Onderwerp | Betreft | ONDERWERP | Betreft: | Inzake | Aangaande | Betr. ~ Onderw. | Met betrekking tot
    | In verband met
sender = Afzender brief | Afz. | Afzender: | Van (afzender) | Verzonden door ~ Schrijver | Verzender | Ondertekenaar
recipient = Geadresseerde brief | Aan: | Bestemd voor | Ontvanger | Bestemmeling | Gericht aan ~ Aan de heer/mevrouw
    | Voor
date = Datum | DATUM | Datum: | d.d. | Plaats en datum | Afdrukdatum | Geprint op | Op | Dag ~ Dat. | Dagtekening
    | Datum brief
approved_by = Goedgekeurd door | Akkoord | Gecontroleerd door | Voor akkoord | Getekend door ~ Fiat | Geaccordeerd door
"""

COLUMNS = """
position = Pos. | Nr. | Regel | # | Pos | Lijn | Positie | Regelnr. | Regel nr. ~ Volgnr. | Rgl.
article_number = Artikelnummer | Art.nr. | Artikelnr. | Artikel | Artikelcode | Code | Productcode | Referentie
    | Art. nr. | Artnr. | Productnummer | EAN | Bestelnr. | Artikel nr. ~ Artcode | Prod.nr. | Art.code | Ref. artikel
description = Omschrijving | Beschrijving | Artikelomschrijving | OMSCHRIJVING | Product | Dienst | Artikel
    | Omschrijving werkzaamheden | Benaming | Productomschrijving | Specificatie | Werkzaamheden | Artikel omschrijving
    | Goederen ~ Omschr. | Productnaam | Naam artikel | Toelichting
quantity = Aantal | Hoeveelheid | AANTAL | Aant. | Hvh. | Uren | Aantal stuks | Stuks | Geleverd | Besteld | Hoev.
    | Aantal uren | Qty | Stuk(s) ~ Hvhd. | Aantallen | Geleverd aantal
unit = Eenheid | Eenh. | Eenh | Stuk | EH | Per | Verpakking ~ Maateenheid | Eenh. prijs | VE
unit_price = Prijs | Stukprijs | Eenheidsprijs | Prijs per stuk | Prijs per eenheid | Prijs excl. btw | Tarief
    | Stuksprijs | PRIJS | Eenh.prijs | Prijs/eenheid | Uurtarief | Netto prijs | Prijs p/st | Prijs p.st. | EP
    | Prijs (€) | Eenheidsprijs (€) ~ Prijs p.e. | Prijs/st. | Per stuk | E.P. excl.
line_tax_rate = BTW | BTW % | Btw | % BTW | Btw-tarief | BTW% | BTW-tarief | BTW code | Btw % | Btw-code | %btw
    ~ BTW perc.
discount_percent = Korting | Korting % | Krt. % | % korting | Kort. | Korting% | KORTING | Krt.% | Kort. % ~ Rabat %
line_total = Totaal | Bedrag | Totaalbedrag | Totaal excl. btw | Netto bedrag | Regeltotaal | BEDRAG | Totaalprijs
    | Bedrag excl. BTW | Netto | Bedrag (€) | Totaal € | Prijs totaal | Totaal netto | Totaal EUR | Nettobedrag
    | Bedrag EUR ~ Regelbedrag | Bedrag netto | Totaal regel | Tot. excl.
date = Datum | Leverdatum | Dag | DATUM | Datum uitvoering | Periode | Boekdatum ~ Dat. | Uitvoering | Prestatiedatum
"""

TITLES = """
invoice = Factuur | FACTUUR | Verkoopfactuur | Factuur / Invoice | Uw factuur | Nota | Rekening | Faktuur
    | VERKOOPFACTUUR | Declaratie ~ Klantfactuur | Verzamelfactuur | Honorariumnota
credit_note = Creditnota | CREDITNOTA | Creditfactuur | Kredietnota | CREDITFACTUUR | Credit-nota ~ Correctiefactuur
order_confirmation = Orderbevestiging | ORDERBEVESTIGING | Bestelbevestiging | Bevestiging van uw bestelling | Bestelbon
    | Opdrachtbevestiging | Inkooporder | Bestelling ~ Bestelformulier | Bevestiging opdracht
delivery_note = Leverbon | Afleverbon | Pakbon | LEVERBON | Leveringsbon | Leveringsnota | Vrachtbrief ~ Bezorgbon
    | Aflevernota
receipt = Kassabon | Bon | Kwitantie | KASSABON | Kasticket | BTW-kasticket | Betalingsbewijs | Klantticket
    | Ontvangstbewijs ~ Aankoopbewijs | Kasbon | Rekening klant
quote = Offerte | OFFERTE | Prijsopgave | Aanbieding | Bestek | Prijsofferte ~ Kostenraming | Begroting
statement = Rekeningoverzicht | Rekeningafschrift | Overzicht | Saldo-overzicht | REKENINGAFSCHRIFT | Rekeninguittreksel
    | Openstaande posten ~ Maandoverzicht | Debiteurenoverzicht
reminder = Herinnering | Betalingsherinnering | Aanmaning | HERINNERING | Tweede herinnering | Laatste aanmaning
    ~ Betaalherinnering | Ingebrekestelling
utility_bill = Energienota | Jaarafrekening | Eindafrekening | Elektriciteitsfactuur | Energiefactuur | Voorschotfactuur
    | Jaarnota | Waterfactuur | Termijnnota ~ Gasfactuur | Maandnota energie | Slotfactuur
telecom_bill = Telefoonrekening | Uw mobiele factuur | Telecomfactuur | Internetfactuur | Mobiele rekening
    | Maandfactuur | Uw rekening ~ Factuur vaste telefonie | Abonnementsfactuur
form = Formulier | Aanvraagformulier | Inschrijfformulier | Inschrijvingsformulier | Aanmeldformulier | Aangifte
    | Schadeformulier | Wijzigingsformulier | Verklaring ~ Aanvraag | Registratieformulier | Inlichtingenformulier
letter = Brief | Bevestiging | Mededeling | Kennisgeving | Attest | Beschikking ~ Bericht | Besluit
packing_slip = Paklijst | Pakbon zending | PAKLIJST | Verzendbon | Colli-lijst ~ Inpaklijst | Verzendlijst
proforma = Proformafactuur | Pro forma factuur | PROFORMA FACTUUR | Pro-formafactuur | Proforma
    ~ Vooruitbetalingsfactuur | Voorlopige factuur
"""
