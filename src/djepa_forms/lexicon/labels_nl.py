"""Dutch printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Factuurnummer | Factuurnr. | Factuur nr. | Factuurnr | Factuur | Factuur Nr. | FACTUURNUMMER
    | Factuur nummer | Nummer factuur | Fact.nr. | Factuur-nr. | Factuur nr | Notanummer | Rekeningnummer factuur
    | Faktuurnummer | Faktuurnr. | Factuurnummer / Invoice number | Documentnummer | Nota nr. | Factuur # | Fact. nr.
    | FACTUUR NR. | FACTUURNR | Uw factuurnummer | Ons factuurnummer | Factuur-nummer | Factuur ID | Factuurreferentie
    | Verkoopfactuur nr. | Verkoopfactuur | Nota | Rekening nr. | Nummer | Fact. | Doc.nr.
    | Factuurnummer (altijd vermelden) ~ Factuurno. | Nr. factuur | Onze factuur | Factuurkenmerk
invoice_date = Factuurdatum | Datum factuur | FACTUURDATUM | Fact.datum | Datum van factuur | Faktuurdatum
    | Factuur datum | Notadatum | Uitgiftedatum | Datum uitgifte | Documentdatum | Facturatiedatum | Opgemaakt op
    | FACTUUR DATUM | Datum v. factuur | Factuurdd. | Rekeningdatum | Aanmaakdatum | Dagtekening factuur
    | Factuur opgesteld op | Datum facturatie | Datum (factuur) | Factuur d.d. ~ Datum nota | Factuurdat. | Factuur van
due_date = Vervaldatum | Vervaldag | Te betalen voor | Uiterste betaaldatum | Betalen voor | VERVALDATUM | Betaaldatum
    | Uiterlijk te betalen op | Te voldoen voor | Vervalt op | Te betalen vóór | Betalen vóór | Betaal voor
    | Verval datum | Incassodatum | Datum afschrijving | Te betalen uiterlijk op | Betalen uiterlijk
    | Uiterlijke betaaldatum | Uiterste betaling | Te betalen tegen | Gelieve te betalen voor | Betaling vóór
    | Betaling uiterlijk | Incasso op | Datum incasso | Afschrijfdatum | Wordt afgeschreven op | Domiciliëringsdatum
    | Verloopdatum | Betaaltermijn vervalt op ~ Verv.datum | Uiterste betaaldag | Te betalen uiterlijk
    | Betaaltermijn tot | Voldoen voor
delivery_date = Leverdatum | Leveringsdatum | Datum levering | Geleverd op | Verzenddatum | Datum van levering
    | LEVERDATUM | Afleverdatum | Verzonden op | Prestatiedatum | Uitvoeringsdatum | Levering | Geleverd | Leverdag
    | Datum verzending | Datum uitvoering werken | Datum prestatie | Datum dienst | Bezorgd op | Verstuurd op
    | Lev. datum | Lev.datum ~ Datum aflevering | Bezorgdatum | Uitgevoerd op
order_date = Besteldatum | Orderdatum | Datum bestelling | Besteld op | Bestelling van | ORDERDATUM | Datum order
    | Opdrachtdatum | Bestel datum | Uw besteldatum | Datum van bestelling | Datum van order | Opdracht van
    ~ Uw order d.d. | Datum opdracht
order_number = Ordernummer | Bestelnummer | Ordernr. | Order nr. | Bestelnr. | Uw ordernummer | Order | Opdrachtnummer
    | Uw bestelling | Bestelbon nr. | Inkoopordernummer | ORDERNUMMER | Uw bestelnummer | Bestelbonnummer | Inkooporder
    | Opdrachtnr. | PO-nummer | Bestelling nr. | Uw ordernr. | Bestelling | Verkooporder | ORDERNR.
    | Uw referentie/order | Klantordernummer | Ordernummer klant | PO nummer | Inkooporder nr. | Onze order | Uw order
    | Uw ordernr | Ons ordernr. | Webordernummer | Order-ID | Bestelreferentie | Inkoopordernr. | Opdracht | Werkbon
    | Bonnr./order | Orderbevestiging nr. ~ Best.nr. | Order no. | Ons ordernummer | Uw opdrachtnr. | Inkoopnr.
customer_number = Klantnummer | Klantnr. | Klant nr. | Debiteurnummer | Debiteurnr. | Debiteur | Klantnr | KLANTNUMMER
    | Uw klantnummer | Relatienummer | Klantcode | Deb.nr. | Relatienr. | Debiteurennummer | Lidnummer | Abonneenummer
    | Klant-ID | Cliëntnummer | Klantenummer | KLANTNR. | Uw klantnr. | Deb. nr. | Deb.nummer | Debiteur nr. | Debnr.
    | Relatie nr. | Klant ID | Klantreferentienummer | Accountnummer | Patiëntnummer | Dossiernr. klant | Debiteurcode
    | Klantnummer (steeds vermelden) ~ Klant no. | Uw debiteurnummer | Kl.nr. | Relatie | Klantennr.
contract_number = Contractnummer | Contractnr. | Contract | Contract nr. | CONTRACTNUMMER | Overeenkomstnummer
    | Abonnementsnummer | Contractrekening | Huurovereenkomst nr. | Uw contractnummer | Uw contract | Overeenkomst nr.
    | Contractnr | Abonnementsnr. | Klantcontract | Leasecontract | Mandaat ~ Contr.nr. | Overeenkomst | Abonnement nr.
delivery_note_number = Pakbonnummer | Pakbon | Leverbon nr. | Leveringsbon | Pakbonnr. | Leverbonnummer | Afleverbon
    | Vrachtbrief nr. | Pakbon nr. | Zendbon | Leveringsnota nr. | Leverbon | Leveringnr. | Leverbonnr. | Vrachtbrief
    | CMR nr. | Afleverbon nr. | Leveringsbon nr. | Vrachtbriefnummer | Bon nr. levering | Afleverbonnr.
    | Bonnr. levering ~ Zendnota nr.
tracking_number = Trackingnummer | Track & trace | Zendingnummer | Pakketnummer | Barcode zending | Track & Trace-code
    | Zending nr. ~ Volgnummer zending | Colli nr.
project_number = Projectnummer | Project | Projectnr. | Project nr. | Werknummer | Werf | Dossiernummer | Dossier
    | PROJECT | Werk | Dossiernr. | Kostenplaats | Projectcode | Werfnummer | Dossier nr. | Projectnaam | Ons project
    | Werfadres/nr. | Werk nr. | Ons dossier | Uw dossier | Zaaknummer | Kostendrager | Omschrijving project
    | Budgetplaats | Werknr. ~ Proj.nr. | Job nr.
quote_number = Offertenummer | Offertenr. | Offerte nr. | Offerte | Offerte-nr. | Prijsopgave nr. | Aanbieding nr.
    ~ Offerte no. | Nummer offerte | Uw offerte
credit_note_number = Creditnotanummer | Creditfactuurnummer | Creditnota nr. | Creditfactuur nr. | Creditnota
    | Creditnr. ~ Kredietnota nr. | Nummer creditnota
receipt_number = Bonnummer | Bonnr. | Bon | Kassabon nr. | BON | Bon nr. | Kasbon | Ticketnr. kassa | Transactiebon
    ~ Bon no. | Kassabonnummer | Kwitantie nr.
reference = Referentie | Uw referentie | Uw kenmerk | Ons kenmerk | Kenmerk | Ref. | Onze referentie | Uw ref.
    | Referentienummer | Klantreferentie | Referentie klant | Onze ref. | REFERENTIE | U/ref. | Inkoopreferentie
    | Referentienr. | Klant referentie | Klantref. | UW REFERENTIE | Uw Ref | Ref. klant | Referentie opdrachtgever
    | Uw bestelreferentie ~ Uw kenm. | Ref.nr. | Kenmerk klant | Referte
payment_reference = Betalingskenmerk | Betalingsreferentie | Gestructureerde mededeling | Mededeling | Betaalkenmerk
    | Omschrijving betaling | Te vermelden bij betaling | Onder vermelding van | o.v.v. | Machtigingskenmerk
    | Bij betaling vermelden | Acceptgironummer | OGM | Vermelden bij betaling | Uw mededeling | Machtigingsnummer
    | Mandaat referentie | Kenmerk machtiging | Omschrijving bij betaling | Mandaatreferentie ~ Kenmerk betaling
    | Vrije mededeling
total = Totaal | TOTAAL | Totaalbedrag | Totaal incl. btw | Totaal inclusief btw | Te betalen | Totaal te betalen
    | Factuurbedrag | Totaal incl. BTW | Bedrag incl. btw | TE BETALEN | Eindtotaal | Totaal factuur | Te voldoen
    | Totaalbedrag incl. BTW | Totaal bedrag | Totaal inclusief BTW | Totaal te voldoen | Totaal factuurbedrag
    | Algemeen totaal | Te betalen bedrag | Totaal (incl. btw) | Totaal incl. | Bruto totaal | Bruto bedrag | Notabedrag
    | Verschuldigd bedrag | Totaalprijs | Bedrag | TOTAAL TE BETALEN | Totaal BTW inbegrepen | TOTAALBEDRAG
    | Totaalbedrag incl. btw | Totaalbedrag inclusief BTW | TOTAAL INCL. BTW | Totaal incl BTW | Totaal incl. B.T.W.
    | Totaal BTW incl. | Totaal inclusief | Totaal te voldoen bedrag | Te betalen totaal | Te betalen bedrag incl. btw
    | Factuurtotaal | FACTUURTOTAAL | Totaal factuurbedrag incl. btw | Totaalsom | Totaal deze nota
    | Totaal van deze factuur | Totaal rekening | Totaal van uw factuur | Te incasseren bedrag | Bedrag incasso
    | Af te schrijven bedrag | Wij schrijven af | Bedrag in euro | Totaalprijs incl. btw | Totaal bestelling
    | Eindtotaal incl. btw | EINDTOTAAL | Som | Totaal bruto | U betaalt ~ Totaal generaal | Eindbedrag
    | Bedrag te betalen | Bedrag inclusief BTW | Totale prijs | Door u te betalen | Totaal verschuldigd
net_total = Subtotaal | Totaal excl. btw | Totaal exclusief btw | Netto | Nettobedrag | Totaal netto | Totaal excl. BTW
    | Bedrag excl. btw | SUBTOTAAL | Netto totaal | Goederenbedrag | Maatstaf van heffing | Grondslag
    | Totaal exclusief BTW | Sub-totaal | Bedrag excl. BTW | Netto bedrag | Totaal (excl. btw) | Excl. btw | Sub totaal
    | Maatstaf | Totaal zonder BTW | Totaal excl BTW | TOTAAL EXCL. BTW | Totaal BTW excl. | Totaal exclusief
    | Netto te betalen excl. btw | Subtotaal exclusief btw | Subtotaal excl. btw | Bedrag exclusief btw
    | Totaalbedrag excl. BTW | Bedrag zonder btw | Netto factuurbedrag | Basis | MvH | Totaal goederen
    | Totaal exclusief B.T.W. | Grondslag btw | Totaal netto bedrag | Netto excl. | Totaal producten | Netto factuur
    ~ Netto goederenbedrag | Totaal voor btw | Nettowaarde | Som netto
tax_amount = BTW | Btw | BTW-bedrag | Btw-bedrag | Totaal BTW | BTW bedrag | Totaal btw | Bedrag BTW | B.T.W.
    | Omzetbelasting | BTW totaal | Belasting | Plus BTW | Te betalen btw | Waarvan btw | Btw totaal | BTW hoog
    | BTW laag | Btw hoog | Te betalen BTW | waarvan btw | Inclusief btw | incl. BTW | Totaal B.T.W. | Verschuldigde btw
    | Bedrag B.T.W. ~ Som BTW | Btw bedr. | Totale btw
tax_rate = BTW % | Btw-tarief | BTW-tarief | % BTW | BTW-percentage | BTW tarief | Btw % | Tarief | Btw-percentage
    | BTW tarief % | Btw tarief | % B.T.W. | Tarief btw | BTW-code/tarief | Perc. ~ Toegepast tarief | BTW perc.
shipping_cost = Verzendkosten | Vrachtkosten | Porto | Transportkosten | Leveringskosten | Bezorgkosten
    | Verzend- en administratiekosten | Portokosten | Vracht | Verzending | VERZENDKOSTEN | Transport | Leverkosten
    | Administratie- en verzendkosten | Verzend- en verpakkingskosten | Verzendkosten incl. btw
    | Verzendkosten excl. btw | Verpakkings- en verzendkosten | Transport kosten | Kosten verzending | Bezorging
    | Verzend- en handlingkosten | Afleveringskosten | Levering aan huis ~ Verz.kosten | Portkosten
    | Verpakking en verzending | Afleverkosten
discount = Korting | KORTING | Totale korting | Kortingsbedrag | Rabat | Korting totaal | Actiekorting
    | Kredietbeperking | Betalingskorting | Minus korting | Kortingsbon | Uw voordeel | Totaal korting
    | Totale kortingen | Korting excl. btw | Kortingscode | Klantkorting | Extra korting | Actie | Vroegboekkorting
    | Betaalkorting | Korting contant | Commerciële korting | Kortingen en acties ~ Aftrek | Bonus korting | Kortingen
    | Klantenkorting
amount_paid = Reeds betaald | Betaald | Aanbetaling | Voorschot | Al betaald | Voldaan | Ontvangen | Betaald bedrag
    | Reeds voldaan | Voorschotten | Betalingen | BETAALD | Ontvangen betaling | Betaalde voorschotten | Vooruitbetaling
    | Reeds ontvangen | Voorschotfacturen | Reeds betaald voorschot | Ontvangen betalingen | Betaalde termijnbedragen
    | Termijnbedragen | Vooruitbetaald | Reeds aangerekende voorschotten | Uw betalingen | Voorschot betaald
    | Reeds gefactureerd | Vooruit betaald ~ Eerder betaald | Al voldaan | Betaalde termijnen
balance_due = Openstaand bedrag | Nog te betalen | Saldo | Restant | Openstaand saldo | Restbedrag | Openstaand
    | Te betalen saldo | Nieuw saldo | Restant te betalen | NOG TE BETALEN | Nog te voldoen | Nog openstaand
    | Verschil te betalen | Saldo te betalen | Te betalen restant | Resterend te betalen | Totaal openstaand
    | Openstaande bedrag | Uw saldo | Te ontvangen | Rest te betalen | Restsaldo | Af te rekenen | Nog door u te betalen
    ~ Resterend bedrag | Bij te betalen | Openst. bedrag | Eindsaldo
previous_balance = Vorig saldo | Oud saldo | Beginsaldo | Saldo vorige periode | Vorige afrekening
    | Openstaand vorige factuur | Overgebracht saldo | Saldo vorige factuur | Vorig openstaand saldo
    | Saldo vorig overzicht | Stand vorige factuur | Startsaldo | Openstaand van vorige rekening | Oude saldo
    ~ Transport saldo | Vorig factuursaldo | Saldo vorige maand
currency = Valuta | VALUTA | Munt | Factuurvaluta | Alle bedragen in | Bedragen in | Munteenheid ~ Val. | Muntsoort
    | Bedragen luiden in
iban = IBAN | IBAN-nummer | IBAN nr. | IBAN nummer | IBAN rekening | Bankrekening (IBAN) | Ons IBAN | IBAN-nr.
    | IBAN rekeningnummer | Bankrekening IBAN | IBAN begunstigde | IBAN-rekeningnummer | IBAN-code | Rek. IBAN
    | Bankrekeningnummer (IBAN) ~ IBAN no. | Rekening IBAN | Internationaal rekeningnummer
bic = BIC | BIC-code | SWIFT | BIC/SWIFT | BIC code | SWIFT-code | Swift | BIC (Swift) | BIC/Swift code | SWIFT/BIC
    | Swiftcode ~ Swift adres | BIC nr. | Bankidentificatiecode
account_number = Rekeningnummer | Rekeningnr. | Bankrekening | Rek.nr. | Bankrekeningnummer | Rekening | Bankrekeningnr.
    | Bankrek. | Giro | Rek. nr. | Bankrek.nr. | Gironummer | Bankrekening nr. | Banknummer | Bank nr. | Rekening-nr.
    | Ons banknummer | Postgiro | Postbank | Girorekening | Banknr. ~ Rek.no. | Ons rekeningnummer
sort_code = Bankcode | Bank code | Clearingcode | Bankleitzahl (BLZ) | Sorteercode ~ Clearing | Bank-ID | Sort code
bank_name = Bank | Naam bank | Bankgegevens | Bankinstelling | BANK | Onze bank | Banknaam | Bankrelatie
    | Onze bankrelatie | Bankier | Bankinst. ~ Naam van de bank | Financiële instelling | Huisbankier
account_holder = Ten name van | t.n.v. | T.n.v. | Rekeninghouder | Naam rekeninghouder | Begunstigde | Op naam van | tnv
    | Tenaamstelling | Naar rekening van | op naam van | Rekening t.n.v. | Betaalbaar aan ~ Houder rekening
    | Naam begunstigde | Houder
vat_id = BTW-nummer | Btw-nummer | BTW nr. | BTW-nr. | Btw nr. | BTW nummer | Btw-id | BTW-id | BTW-identificatienummer
    | BTW Nr. | Ons btw-nummer | B.T.W. nr. | Btw-identificatienummer | Ob-nummer | OB-nummer | BTWnr. | BTW-ID
    | BTW: NL | Btw nummer | BTWnummer | BTW-nr | BTW ID | BTW-ident.nr. | Ons BTW-nr. | Ons BTW nummer
    | Btw-identificatienr. | VAT-nummer | VAT nr. | BTW-Ondernemingsnummer | B.T.W.-nr. | BTW BE/nr. | TVA/BTW
    | BTW ident. nr. ~ Btw no. | BTW-id. nr. | Btw-id-nummer | Omzetbelastingnummer
customer_vat_id = Uw BTW-nummer | Uw btw-nummer | BTW-nummer klant | Btw-nummer klant | Uw BTW nr. | BTW-nr. klant
    | Uw btw-nr. | Btw-nr. afnemer | BTW nr. klant | Uw BTW-id | Uw BTW-nr. | UW BTW NUMMER | Uw btw nr.
    | BTW nummer klant | BTW-nr. afnemer | Btw-id afnemer | BTW-nr. debiteur | BTW-nummer koper
    | Uw BTW-identificatienummer | Uw VAT-nummer | BTW nr. afnemer ~ BTW-nummer afnemer | BTW klant
tax_number = Fiscaal nummer | Belastingnummer | RSIN | Fiscaalnummer | Loonheffingennummer | Sofinummer | Fiscaal nr.
    | Belastingnr. | RSIN-nummer | Fiscaal nr | LH-nummer | Belastingnr | BSN/RSIN ~ Fiscale code | Aanslagnummer
    | Fiscale identificatie
company_register = KvK | KvK-nummer | KvK nr. | K.v.K. | KVK | Handelsregister | Ondernemingsnummer | Ondernemingsnr.
    | RPR | KvK nummer | KBO | KvK-nr. | Kamer van Koophandel | KVK-nummer | K.v.K. nr. | Handelsreg. | HR | H.R.
    | K.v.K.-nummer | Kvk | Handelsregisternummer | Handelsregister nr. | Handelsregister KvK | RPR nr. | H.R. nr.
    | Kamer van Koophandel nr. | Inschrijving KvK | Ond.nr. ~ KBO-nummer | Inschrijvingsnummer | Kamer v. Koophandel
managing_director = Directeur | Directie | Zaakvoerder | Bestuurder | Algemeen directeur | Eigenaar
    | Gedelegeerd bestuurder | Bedrijfsleider | CEO | Zaakvoerders | Bestuur | Vennoot | Bestuurders | Algemene directie
    ~ Directrice | Vertegenwoordigd door | Statutair directeur
phone = Telefoon | Tel. | Tel | Telefoonnummer | T | Tel.nr. | TEL | Telefoonnr. | Tel. nr. | Telnr. | Klantenservice
    | Bel ons | Telefoon nr. | Telefoon klantenservice | TELEFOON | Telefoon algemeen | Servicenummer | Helpdesk
    | Klantendienst | Bel | Bereikbaar via ~ Tel.no. | Bereikbaar op | Telefonisch contact
fax = Fax | Faxnummer | Telefax | F | Fax nr. | FAX | Faxnr. ~ Fax no. | Telefaxnr. | Telekopie
mobile = Mobiel | GSM | Mobiele telefoon | Mobiel nummer | Mob. | Gsm | M | Mobiel nr. | 06-nummer | Gsm-nummer
    | Mobielnr. ~ Mobiele nr. | Gsm nr.
email = E-mail | Email | E-mailadres | Mail | E-Mail | EMAIL | E | Mailadres | e-mail | Emailadres | E-mail adres
    | Mail adres | E-mail contact | Mailen naar | E-mail factuur ~ Elektronisch adres
website = Website | Internet | Web | www | Webadres | Site | URL | Internetadres | WEBSITE | Kijk op | Webshop | W
    | Onze website | Surf naar | Meer info op ~ Homepage | Websiteadres | Online via
contact_person = Contactpersoon | Contact | Ter attentie van | T.a.v. | t.a.v. | Uw contactpersoon | Behandeld door
    | Contactpers. | Behandelaar | CONTACTPERSOON | Dossierbeheerder | Tav | Aanspreekpunt | Opgemaakt door | Uw contact
    | T.A.V. | Besteld door | Medewerker | Uw aanspreekpunt | Naam contactpersoon | Opdrachtgever contact
    | Dossier behandeld door | Inlichtingen | Gemaakt door ~ Onze contactpersoon | Inlichtingen bij | Contact bij vragen
    | Beh. door
salesperson = Verkoper | Vertegenwoordiger | Accountmanager | Verkoopadviseur | Uw adviseur | Adviseur | Verkoopster
    | Uw verkoper | Vert. ~ Verkoopmedewerker | Uw accountmanager | Verkocht door
seller_name = Leverancier | Verkoper (bedrijf) | Van | Bedrijf | Afzender | Opdrachtnemer | Naam leverancier | Crediteur
    | Bedrijfsnaam | Firma | Gefactureerd door | Onderneming | Uitgereikt door | Winkelier | Dienstverlener
    | LEVERANCIER | Verkocht en verzonden door | Verkocht door (firma) | Verkopende partij | Factuur afzender
    | Uw leverancier | Verhuurder | Dienstverrichter | Naam bedrijf | Facturatie door ~ Naam van de leverancier
    | Factuur van (bedrijf) | Facturerende partij | Firmanaam
seller_street = Straat | Adres | Straat en huisnummer | Straat + nr. | Straat en nummer | Straat/nr. | Straatnaam
    ~ Straat, huisnr. | Vestigingsadres straat
seller_postcode = Postcode | POSTCODE | Postnr. | Postnummer | PC | Post code ~ Postc.
seller_city = Plaats | Woonplaats | Stad | Gemeente | Vestigingsplaats | Plaatsnaam | PLAATS ~ Vestiging | Zetel
    | Standplaats
seller_country = Land | LAND | Land van herkomst | Land van oorsprong | Landcode ~ Land leverancier | Staat
buyer_name = Klant | Factuur aan | Naam | Afnemer | Opdrachtgever | Koper | Klantnaam | Geadresseerde | Naam klant
    | KLANT | Debiteurnaam | Gefactureerd aan | Aan | Besteller | De heer/mevrouw | Huurder | Gast | Verzekeringnemer
    | Facturatie aan | Cliënt | AAN | Factuur voor | Factureren op naam van | Factuur t.n.v. | FACTUUR AAN
    | Debiteur naam | Aan: klant | Naam debiteur | Patiënt | Verzekerde | Ontvanger factuur | Betaler | Reiziger
    | Bedrijf klant | Gefactureerde | Facturatiegegevens ~ Naam van de klant | Factureren aan | Verkocht aan
    | Naam afnemer
buyer_street = Straat klant | Adres klant (straat) | Factuurstraat | Straat van de klant ~ Straat koper
    | Straat (factuur)
buyer_postcode = Postcode klant | Postcode van de klant | Factuurpostcode ~ Postcode koper | Postcode (factuur)
buyer_city = Plaats klant | Woonplaats klant | Gemeente klant | Factuurplaats ~ Plaats koper | Stad klant
buyer_country = Land klant | Land van bestemming | Factuurland | Land van de klant ~ Bestemmingsland | Land koper
seller_address = Adres leverancier | Vestigingsadres | Bezoekadres | Postadres | Ons adres | Bedrijfsadres
    | Adres afzender | Maatschappelijke zetel | Hoofdkantoor | Retouradres | Adres verkoper | Adres bedrijf
    | Adres firma | Adresgegevens | Ons bezoekadres ~ Adres van de leverancier | Kantooradres | Zakelijk adres
buyer_address = Factuuradres | Facturatieadres | Adres klant | Klantadres | FACTUURADRES | Uw adres | Adres van de klant
    | Correspondentieadres | Factuuradres / Billing address | FACTURATIEADRES | Factuur adres | Adres afnemer
    | Adres van facturatie | Postadres klant | Woonadres | Adres patiënt ~ Fact.adres | Adres koper | Adres debiteur
shipping_address = Afleveradres | Leveringsadres | Leveradres | Verzendadres | Bezorgadres | Levering aan | Geleverd aan
    | AFLEVERADRES | Leveren aan | Leveringsplaats | Verbruiksadres | Afleveren aan | Leveringspunt | Werfadres
    | Verzonden aan | Installatieadres | LEVERINGSADRES | Aflever adres | Bezorgen bij | Adres levering
    | Leveringsadres klant | Adres werken | Locatie | Uitvoeringsadres | Objectadres | Werkadres | Leverplaats
    | Afhaaladres ~ Lev.adres | Verzenden aan | Plaats van levering | Losadres
shipping_method = Verzendwijze | Verzendmethode | Leveringswijze | Vervoerder | Transporteur | Verzonden via
    | Levering via | Verzending per | Vervoerd door | Bezorgd door | Bezorging door | Verzonden met | Leverwijze
    ~ Wijze van verzending | Koerier | Transportwijze
delivery_terms = Leveringsvoorwaarden | Leveringsconditie | Incoterms | Levering conditie | Leveringsvoorwaarde | Franco
    ~ Leveringscondities | Lev.voorwaarden
payment_terms = Betalingsvoorwaarden | Betalingsconditie | Betalingscondities | Betaaltermijn | Betalingstermijn
    | Betalingsvoorwaarde | BETALINGSVOORWAARDEN | Betalingscond. | Betaalvoorwaarden | Betaalconditie | Condities
    | Voorwaarden | Betaling binnen | Krediettermijn | Betaalcondities | Betalingsvw. ~ Bet.conditie | Bet.voorwaarden
    | Termijn van betaling
payment_method = Betaalwijze | Betaalmethode | Betalingswijze | Wijze van betaling | Betaald met | Betaald via
    | Betaling | Betaling via | BETAALWIJZE | Betaalmiddel | Betaald per | Betaalvorm | Betalingsmethode
    | Betaalwijze klant | Gekozen betaalmethode | Betaald door middel van | Soort | Betalingsmiddel | Methode
    ~ Methode van betaling | Soort betaling
billing_period = Factuurperiode | Periode | Facturatieperiode | Afrekeningsperiode | Verbruiksperiode | Over de periode
    | Leveringsperiode | Betreft periode | Facturatie periode | Abonnementsperiode | Dienstperiode | Periode van
    | Afrekenperiode | Verbruik periode | Contract periode | Maand | Termijn | Huurperiode | Periode verbruik | Looptijd
    | Aanrekeningsperiode | Contractperiode ~ Fact.periode | Rekenperiode
page_number = Pagina | Blad | Bladzijde | PAGINA | Pag. | Pagina nr. | Blz. | Pag ~ Bladnr. | Paginanummer | Vel
meter_number = Meternummer | Meternr. | Meter nr. | Meter | EAN-code | EAN | Metercode | Tellernummer | EAN-nummer
    | Meter-ID | Nummer meter | EAN code aansluiting | Meteridentificatie ~ Nr. van de meter | Teller nr. | Tellernr.
meter_reading = Meterstand | Eindstand | Nieuwe stand | Huidige meterstand | Stand nieuw | Stand | Huidige stand
    ~ Tellerstand | Opgenomen stand | Meterstand einde
consumption = Verbruik | Totaal verbruik | Uw verbruik | Verbruik in kWh | Elektriciteitsverbruik | Gasverbruik
    | Waterverbruik | Verbruikte kWh | Jaarverbruik | Verbruik (kWh) | kWh verbruik | Verbruik kWh | Aantal kWh
    | m³ verbruik | Totaal kWh | Afname ~ Verbr. | Energieverbruik | Afgenomen hoeveelheid
policy_number = Polisnummer | Polisnr. | Polis | Polis nr. | Verzekeringsnummer | POLISNUMMER | Polisnr
    | Certificaatnummer ~ Polis no. | Verzekeringsnr. | Nummer polis
ticket_number = Ticketnummer | Ticketnr. | Ticket | Boekingsnummer | Reserveringsnummer | Reservatienummer
    | Transactienummer | Transactie | Transactienr. | Boekingscode | Trans. nr. | Transnr. | Boekingsreferentie
    | Reservering nr. | Reserveringscode | Transactie nr. | Autorisatienr. | Dossiernr. reis ~ Boeking nr. | Reservering
cashier = Kassier | Kassière | Kassamedewerker | Bediend door | U werd geholpen door | Operator | Kassier(ster)
    | Uw bediende | Verkoopster kassa | Ober ~ Geholpen door | Kassabediende | Bediening
store_number = Winkel | Filiaal | Filiaalnr. | Filiaalnummer | Winkelnr. | Winkel nr. | Vestiging nr. | Filiaal nr.
    | WINKEL ~ Fil. | Winkelnummer | Verkooppunt
terminal = Kassa | Terminal | Kassanr. | Kassa nr. | KASSA | Terminal-ID | Terminalnr. | Kassanummer | Betaalautomaat
    ~ Terminal no. | Kas | POS-nr.
time = Tijd | Tijdstip | TIJD | Uur | Om | Verkooptijd | Uurtijd | Datum/tijd | Tijdstip aankoop ~ Uur van aankoop
    | Tijdst. | Geprint om
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
subject = Onderwerp | Betreft | ONDERWERP | Inzake | Aangaande | Betr. ~ Onderw. | Met betrekking tot | In verband met
sender = Afzender brief | Afz. | Afzender | Van (afzender) | Verzonden door ~ Schrijver | Verzender | Ondertekenaar
recipient = Geadresseerde brief | Aan | Bestemd voor | Ontvanger | Bestemmeling | Gericht aan ~ Aan de heer/mevrouw
    | Voor
date = Datum | DATUM | d.d. | Plaats en datum | Afdrukdatum | Geprint op | Op | Dag | Datum en tijd | Datum opmaak
    | Aanmaak | Afgedrukt op | Datum afdruk ~ Dat. | Dagtekening | Datum brief
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
    ~ Prijs p.e. | Prijs/st. | Per stuk | E.P. excl.
line_tax_rate = BTW | BTW % | Btw | % BTW | Btw-tarief | BTW% | BTW-tarief | BTW code | Btw % | Btw-code | %btw
    ~ BTW perc.
discount_percent = Korting | Korting % | Krt. % | % korting | Kort. | Korting% | KORTING | Krt.% | Kort. % ~ Rabat %
line_total = Totaal | Bedrag | Totaalbedrag | Totaal excl. btw | Netto bedrag | Regeltotaal | BEDRAG | Totaalprijs
    | Bedrag excl. BTW | Netto | Prijs totaal | Totaal netto | Nettobedrag ~ Regelbedrag | Bedrag netto | Totaal regel
    | Tot. excl.
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
