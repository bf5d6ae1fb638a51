"""Dutch questions of training pages, put together of parts (format: see `composed.py`), written without a look at the held-out
ones.
"""

SLOTS = """
watz = Wat is | Waar staat | Wat staat vermeld als | Weet je
watn = Wat is | Wat staat vermeld als | Weet je
muntopg = opgesteld | opgemaakt | uitgeschreven
bezorgd = geleverd | bezorgd | afgeleverd
voldaan = betaald | voldaan | vereffend
zoek = Zoek | Geef | Noteer | Toon | Vermeld | Ik zoek | Graag
zoek3 = Zoek | Noteer | Geef mij
wat = Wat is | Hoe luidt | Waar staat | Waar vind ik
watdat = Wat is | Waar staat | Waar vind ik | Wat is volgens dit document
hoeveel = Wat is | Hoeveel bedraagt | Hoe hoog is | Waar vind ik
watzijn = Wat zijn | Waar staan | Waar vind ik | Hoeveel bedragen
welkezijn = Wat zijn | Hoe luiden | Waar staan | Waar vind ik
wie = Wie is | Hoe heet | Wat is de naam van | Wie staat vermeld als
noem = Noem | Zoek | Noteer de naam van | Ik zoek | Geef de naam van
kun = Kun je | Kunt u | Wil je even
doe = opzoeken | overnemen | doorgeven
sit = Voor de boekhouding zoek ik | Voor mijn administratie wil ik | Bij het inboeken mis ik | In ons systeem ontbreekt
staathier = staat hier | staat er op het document | lees je op dit blad | vind je hier terug
verk = de leverancier | de verkoper | de facturerende partij | de crediteur | de opsteller van de factuur
    | het bedrijf dat factureert | onze toeleverancier | de verkopende firma
verkk = de leverancier | de verkoper | de leverende firma | de schuldeiser
koper = de klant | de koper | de afnemer | de opdrachtgever | de gefactureerde partij | de debiteur
    | de factuurontvanger | de kopende firma
koperk = de klant | de koper | de afnemer | de opdrachtgever
factuur = factuur | nota
wanneer = Wanneer | Op welke dag | Op welke datum
goederen = goederen | artikelen | spullen | producten
zending = zending | bestelling | partij goederen
order = order | bestelling
som = het bedrag | de factuur | de nota | de rekening
geld = het bedrag | het geld | de som
storten = storten | overschrijven
overmaken = overmaken | overschrijven
btw = btw | omzetbelasting | belasting
inclbtw = inclusief btw | met de btw erbij | met btw
exbtw = exclusief btw | zonder btw | vóór btw | zonder de btw erbij
al = al | reeds | tot nu toe | inmiddels
stad = stad | plaats | gemeente
persoon = de aanvrager | de betrokkene | de ondergetekende | deze persoon | de ingeschrevene
gast = de gast | de hotelgast | de reiziger
brief = deze brief | dit schrijven | dit bericht | deze mededeling
meter = meter | gasmeter | watermeter | elektriciteitsmeter
wagen = de auto | de wagen | het voertuig | de vrachtwagen
bedrijf = het bedrijf | de onderneming | de vennootschap | de firma
geregistreerd = geregistreerd | ingeschreven | bekend
invullen = invullen | opgeven | noteren
draagt = draagt | heeft | kreeg
geboekt = geregistreerd | ingeschreven | uitgegeven | opgemaakt | geboekt
inboeken = inboeken | invoeren | overtypen | opgeven
n_invoice_number = het factuurnummer | het nummer van de factuur | het factuurnr. | het volgnummer van de factuur
    | het notanummer | het nummer van deze nota | het documentnummer van de factuur | de factuurcode | het factuur-ID
b_invoice_number = factuurnummer | nummer van de factuur | factuurnr. | volgnummer van de factuur | notanummer
    | nummer van deze nota | documentnummer van de factuur | factuurcode | factuur-ID
w_invoice_number = Welk factuurnummer | Welk factuurnr. | Welk notanummer | Welke factuurcode | Welk factuur-ID
opgemaakt = opgemaakt | uitgereikt | uitgeschreven | opgesteld | verstuurd
dateert = is | dateert
dag_ = dag | datum
n_invoice_date = de factuurdatum | de datum van de factuur | de datum van facturatie | de facturatiedatum
    | de uitreikingsdatum van de factuur | de opmaakdatum van de factuur | de dagtekening van de factuur
    | de factureringsdatum | de notadatum | de uitgiftedatum van de factuur
b_invoice_date = factuurdatum | datum van de factuur | datum van facturatie | facturatiedatum
    | uitreikingsdatum van de factuur | opmaakdatum van de factuur | dagtekening van de factuur | factureringsdatum
    | notadatum | uitgiftedatum van de factuur
w_invoice_date = Welke factuurdatum | Welke facturatiedatum | Welke factureringsdatum | Welke notadatum
tegen = Vóór welke datum | Tegen wanneer | Tegen welke dag | Uiterlijk wanneer
tegenk = vóór welke datum | tegen wanneer | uiterlijk wanneer
betaaldzijn = betaald zijn | vereffend zijn | voldaan zijn
totw = Tot wanneer | Tot welke dag | Tot welke datum
tijd = heb ik tijd om te betalen | kan ik zonder boete betalen | mag ik wachten met betalen | loopt de betaaltermijn
n_due_date = de vervaldatum | de vervaldag | de uiterste betaaldatum | de uiterste betaaldag
    | de vervaldatum van de factuur | de betaaldeadline | de deadline voor de betaling | de laatste dag om te betalen
    | de limietdatum voor betaling | de uiterste datum van betaling
b_due_date = vervaldatum | vervaldag | uiterste betaaldatum | uiterste betaaldag | vervaldatum van de factuur
    | betaaldeadline | deadline voor de betaling | laatste dag om te betalen | limietdatum voor betaling
    | uiterste datum van betaling
w_due_date = Welke vervaldatum | Welke vervaldag | Welke betaaldeadline
geleverd = geleverd | bezorgd | afgeleverd | gebracht
n_delivery_date = de leverdatum | de leveringsdatum | de datum van levering | de bezorgdatum | de afleverdatum
    | de dag van de levering | de leverdag | de datum van aflevering | de datum van bezorging | de bezorgdag
b_delivery_date = leverdatum | leveringsdatum | datum van levering | bezorgdatum | afleverdatum | dag van de levering
    | leverdag | datum van aflevering | datum van bezorging | bezorgdag
w_delivery_date = Welke leverdatum | Welke leveringsdatum | Welke bezorgdatum | Welke afleverdatum | Welke leverdag
    | Welke bezorgdag
geplaatst = geplaatst | doorgegeven | ingediend | genoteerd
dit_ = dit | deze artikelen | de goederen
vanw = wanneer | welke dag | welke datum
n_order_date = de besteldatum | de orderdatum | de bestellingsdatum | de datum van bestelling | de datum van de order
    | de dag van de bestelling | de opdrachtdatum | de datum van de bestelbon | de datum waarop besteld is
    | de besteldag
b_order_date = besteldatum | orderdatum | bestellingsdatum | datum van bestelling | datum van de order
    | dag van de bestelling | opdrachtdatum | datum van de bestelbon | datum waarop besteld is | besteldag
w_order_date = Welke besteldatum | Welke orderdatum | Welke bestellingsdatum | Welke opdrachtdatum | Welke besteldag
ordr = order | bestelling | bestelbon | inkooporder
n_order_number = het ordernummer | het bestelnummer | het nummer van de bestelling | het nummer van de order
    | het bestelbonnummer | het opdrachtnummer | het inkoopordernummer | het PO-nummer | het nummer van de bestelbon
    | het verkoopordernummer | het bestellingsnummer
b_order_number = ordernummer | bestelnummer | nummer van de bestelling | nummer van de order | bestelbonnummer
    | opdrachtnummer | inkoopordernummer | PO-nummer | nummer van de bestelbon | verkoopordernummer | bestellingsnummer
    | PO-nr. | ordernr.
w_order_number = Welk ordernummer | Welk bestelnummer | Welk bestelbonnummer | Welk opdrachtnummer
    | Welk inkoopordernummer | Welk PO-nummer | Welk verkoopordernummer | Welk bestellingsnummer
bel = bel | mail | naar de klantendienst bel | inlog
heeftk = heeft | kreeg
n_customer_number = het klantnummer | het klantennummer | het debiteurnummer | het debiteurennummer | het relatienummer
    | het cliëntnummer | het nummer van de klant | het afnemersnummer | de klantcode | het klant-ID | ons klantnummer
b_customer_number = klantnummer | klantennummer | debiteurnummer | debiteurennummer | relatienummer | cliëntnummer
    | nummer van de klant | afnemersnummer | klantcode | klant-ID | uw klantnummer | ons klantnummer | klantnr.
    | debiteurnr.
w_customer_number = Welk klantnummer | Welk klantennummer | Welk debiteurnummer | Welk debiteurennummer
    | Welk relatienummer | Welk cliëntnummer | Welk afnemersnummer | Welke klantcode | Welk klant-ID
contract = het contract | de overeenkomst | het abonnement
n_contract_number = het contractnummer | het overeenkomstnummer | het nummer van het contract
    | het nummer van de overeenkomst | het abonnementsnummer | de contractcode
b_contract_number = contractnummer | overeenkomstnummer | nummer van het contract | nummer van de overeenkomst
    | abonnementsnummer | contractcode
leverbon = leverbon | pakbon | afleverbon | verzendnota
n_delivery_note_number = het pakbonnummer | het leverbonnummer | het leveringsbonnummer | het afleverbonnummer
    | het nummer van de pakbon | het nummer van de leverbon | het nummer van de verzendnota
b_delivery_note_number = pakbonnummer | leverbonnummer | leveringsbonnummer | afleverbonnummer | nummer van de pakbon
    | nummer van de leverbon | nummer van de verzendnota | pakbonnr. | leverbonnr.
pakket = het pakket | de zending | het pakje
volgen = volgen | opsporen | traceren
koerier = koerier | vervoerder | post
n_tracking_number = het trackingnummer | het track-and-tracenummer | de track-and-tracecode | het zendingsnummer
    | het pakketnummer | de volgcode van het pakket | de trackingcode
b_tracking_number = trackingnummer | track-and-tracenummer | track-and-tracecode | zendingsnummer | pakketnummer
    | volgcode van het pakket | trackingcode
project = het project | dit bouwproject | de werf
boeken = boeken | schrijven | zetten
hoort = hoort | past
n_project_number = het projectnummer | de projectcode | het nummer van het project | het werknummer van het project
    | het werfnummer | het project-ID
b_project_number = projectnummer | projectcode | nummer van het project | werknummer van het project | werfnummer
    | project-ID
offerte = offerte | prijsopgave | prijsofferte
n_quote_number = het offertenummer | het nummer van de offerte | het nummer van de prijsopgave | het aanbiedingsnummer
    | het nummer van de prijsofferte | de offertecode
b_quote_number = offertenummer | nummer van de offerte | nummer van de prijsopgave | aanbiedingsnummer
    | nummer van de prijsofferte | offertecode | offertenr.
creditnota = creditnota | creditfactuur | kredietnota
n_credit_note_number = het creditnotanummer | het creditfactuurnummer | het nummer van de creditnota
    | het nummer van de creditfactuur | het nummer van de creditering | het kredietnotanummer
b_credit_note_number = creditnotanummer | creditfactuurnummer | nummer van de creditnota | nummer van de creditfactuur
    | nummer van de creditering | kredietnotanummer | creditnotanr.
bon = de kassabon | het kasticket | de kwitantie | het ontvangstbewijs
n_receipt_number = het bonnummer | het kassabonnummer | het kasticketnummer | het nummer van de kassabon
    | het nummer van het kasticket | het kwitantienummer | het nummer van de kwitantie
    | het nummer van het ontvangstbewijs
b_receipt_number = bonnummer | kassabonnummer | kasticketnummer | nummer van de kassabon | nummer van het kasticket
    | kwitantienummer | nummer van de kwitantie | nummer van het ontvangstbewijs | bonnr.
inantw = in mijn antwoord | bij vragen | in onze correspondentie
zaak = deze zaak | dit dossier | deze kwestie
loopt = loopt | staat
heeftz = draagt | heeft
n_reference = de referentie | het kenmerk | het referentienummer | de referentiecode | ons kenmerk | onze referentie
    | het briefkenmerk | het dossierkenmerk
b_reference = referentie | kenmerk | referentienummer | referentiecode | ons kenmerk | uw kenmerk | onze referentie
    | uw referentie | briefkenmerk | dossierkenmerk | ref. | onze ref. | uw ref.
w_reference = Welke referentie | Welk kenmerk | Welk referentienummer | Welke referentiecode | Welk briefkenmerk
    | Welk dossierkenmerk
mededeling = mededeling | referentie | omschrijving
overschr = overschrijving | betaling | storting
vermelden = vermelden | zetten | opgeven
n_payment_reference = het betalingskenmerk | de betalingsreferentie | de gestructureerde mededeling
    | de mededeling bij de betaling | de omschrijving bij de overschrijving | het betaalkenmerk
    | de mededeling voor de overschrijving | de overschrijvingsreferentie | de betaalreferentie
b_payment_reference = betalingskenmerk | betalingsreferentie | gestructureerde mededeling | mededeling bij de betaling
    | omschrijving bij de overschrijving | betaalkenmerk | mededeling voor de overschrijving
    | overschrijvingsreferentie | betaalreferentie
w_payment_reference = Welk betalingskenmerk | Welke betalingsreferentie | Welk betaalkenmerk
    | Welke overschrijvingsreferentie | Welke betaalreferentie
zetik = schrijf | zet | vermeld
watk = Wat | Hoeveel
geheel = alles | het geheel | de hele bestelling | deze aankoop
samen = samen | bij elkaar | in totaal | tezamen
eindt = eindtotaal | totaal | eindbedrag
n_total = het totaalbedrag | het eindtotaal | het totaal inclusief btw | het factuurbedrag | het factuurtotaal
    | het brutobedrag | het totaalbedrag met btw | het eindbedrag | de eindsom | de totaalprijs | de totaalsom
b_total = totaalbedrag | eindtotaal | totaal inclusief btw | factuurbedrag | factuurtotaal | brutobedrag
    | totaalbedrag met btw | eindbedrag | eindsom | totaalprijs | totaalsom | totaal | totaal incl. btw
w_total = Welk totaalbedrag | Welk eindtotaal | Welk factuurbedrag | Welk factuurtotaal | Welk brutobedrag
    | Welk eindbedrag | Welke eindsom | Welke totaalprijs | Welke totaalsom
wordtis = wordt | is
berekend = berekend | gerekend | geheven
eraf = eraf haalt | aftrekt | weglaat
n_net_total = het subtotaal | het nettobedrag | het totaal exclusief btw | het bedrag zonder btw | het nettototaal
    | het bedrag exclusief btw | de maatstaf van heffing | de grondslag voor de btw | het belastbare bedrag
    | het totaal vóór belasting | de som zonder btw
b_net_total = subtotaal | nettobedrag | totaal exclusief btw | bedrag zonder btw | nettototaal | bedrag exclusief btw
    | maatstaf van heffing | grondslag voor de btw | belastbaar bedrag | totaal vóór belasting | som zonder btw
    | totaal excl. btw | tussentotaal | netto
w_net_total = Welk subtotaal | Welk nettobedrag | Welk nettototaal
aangerekend = aangerekend | berekend | in rekening gebracht | doorberekend
terugvragen = terugvragen | aftrekken | recupereren | als voorbelasting boeken
fisc = de Belastingdienst | de fiscus | de belastingen
prijs = prijs | nettoprijs
n_tax_amount = het btw-bedrag | het bedrag aan btw | het bedrag van de btw | het belastingbedrag
    | het totale btw-bedrag | de verschuldigde btw | het berekende btw-bedrag | het aangerekende btw-bedrag
    | het bedrag aan omzetbelasting
b_tax_amount = btw-bedrag | bedrag aan btw | bedrag van de btw | belastingbedrag | totaal btw-bedrag
    | verschuldigde btw | berekend btw-bedrag | aangerekend btw-bedrag | bedrag aan omzetbelasting | btw
    | omzetbelasting | bedrag btw
w_tax_amount = Welk btw-bedrag | Welk belastingbedrag
dezespul = deze artikelen | de goederen | deze diensten
tarief = tarief | percentage
n_tax_rate = het btw-tarief | het btw-percentage | de btw-voet | het belastingpercentage
    | het percentage omzetbelasting | het tarief van de btw | het percentage van de btw | het toegepaste btw-tarief
    | de toegepaste btw-voet
b_tax_rate = btw-tarief | btw-percentage | btw-voet | belastingpercentage | percentage omzetbelasting
    | tarief van de btw | percentage van de btw | toegepast btw-tarief | toegepaste btw-voet | btw in procenten
w_tax_rate = Welk btw-tarief | Welk btw-percentage | Welke btw-voet | Welk belastingpercentage
verzending = de verzending | het transport | de bezorging | het vervoer
n_shipping_cost = de verzendkosten | de vrachtkosten | de bezorgkosten | de transportkosten | de portokosten
    | de leveringskosten
b_shipping_cost = verzendkosten | vrachtkosten | bezorgkosten | transportkosten | portokosten | leveringskosten | porto
krijgen = krijgen we | is er toegepast | kreeg de klant
gegeven = gegeven | verleend | toegestaan
n_discount = de korting | het kortingsbedrag | de prijsvermindering | de factuurkorting | het rabat
    | de toegekende korting | de verleende korting
b_discount = korting | kortingsbedrag | prijsvermindering | factuurkorting | rabat | toegekende korting
    | verleende korting
betaald = betaald | voldaan | vereffend | overgemaakt
gestort = gestort | aanbetaald | overgeschreven
n_amount_paid = het betaalde bedrag | het reeds betaalde bedrag | het al betaalde bedrag | de aanbetaling
    | het betaalde voorschot | het voldane bedrag | de ontvangen betaling | het vooruitbetaalde bedrag
    | het reeds ontvangen bedrag
b_amount_paid = betaald bedrag | reeds betaald bedrag | al betaald bedrag | aanbetaling | betaald voorschot
    | voldaan bedrag | ontvangen betaling | vooruitbetaald bedrag | reeds ontvangen bedrag | reeds betaald | al voldaan
    | voorschot
bijbetalen = betalen | bijbetalen | overmaken | vereffenen
onbetaald = onbetaald | verschuldigd | te voldoen | niet vereffend
vanons = van ons | na aftrek van het voorschot | van de klant
navoor = na het voorschot | na aftrek van de betalingen | na de aanbetaling
betaaldworden = betaald worden | worden voldaan | worden bijgepast
n_balance_due = het openstaande bedrag | het nog te betalen bedrag | het openstaande saldo | het resterende bedrag
    | het restbedrag | het nog verschuldigde bedrag | de openstaande schuld | het resterende saldo
    | het te betalen saldo
b_balance_due = openstaand bedrag | nog te betalen bedrag | openstaand saldo | resterend bedrag | restbedrag
    | nog verschuldigd bedrag | openstaande schuld | resterend saldo | te betalen saldo | nog te betalen | nog open
    | restant
openst = open | open op de factuur | open na de betalingen
afrekening = afrekening | factuur | rekening
n_previous_balance = het vorige saldo | het oude saldo | het beginsaldo | het overgedragen saldo
    | het saldo van de vorige factuur | het saldo van de vorige afrekening | het saldo uit de vorige periode
b_previous_balance = vorig saldo | oud saldo | beginsaldo | overgedragen saldo | saldo van de vorige factuur
    | saldo van de vorige afrekening | saldo uit de vorige periode
munt = munt | valuta | munteenheid
betaalik = moet ik betalen | wordt er afgerekend | zijn de prijzen
n_currency = de valuta | de munteenheid | de munt | de muntsoort | de valutacode | de factuurvaluta
b_currency = valuta | munteenheid | munt | muntsoort | valutacode | factuurvaluta
gaat = gaat | moet
gebruikt = heeft | gebruikt
n_iban = het IBAN-nummer | de IBAN | de IBAN-code | het internationale bankrekeningnummer
    | het internationale rekeningnummer | het IBAN-rekeningnummer | het IBAN van de bankrekening
    | de IBAN voor de betaling
b_iban = IBAN-nummer | IBAN | IBAN-code | internationaal bankrekeningnummer | internationaal rekeningnummer
    | IBAN-rekeningnummer | IBAN van de bankrekening | IBAN voor de betaling | IBAN-nr.
w_iban = Welk IBAN-nummer | Welke IBAN | Welke IBAN-code | Welk IBAN-rekeningnummer
biccode = BIC | BIC-code | SWIFT-code
buitenl = buitenlandse overschrijving | overboeking naar het buitenland | internationale betaling
dezebank = deze bank | het IBAN | deze bankrekening
n_bic = de BIC-code | de BIC | de SWIFT-code | de BIC/SWIFT-code | de bankidentificatiecode
    | de internationale bankidentificatiecode | het BIC-nummer | de BIC van de bank | het SWIFT-adres
    | de SWIFT-code van de bank
b_bic = BIC-code | BIC | SWIFT-code | BIC/SWIFT-code | bankidentificatiecode | internationale bankidentificatiecode
    | BIC-nummer | BIC van de bank | SWIFT-adres | SWIFT-code van de bank | SWIFT | BIC/SWIFT
w_bic = Welke BIC-code | Welke BIC | Welke SWIFT-code | Welke BIC/SWIFT-code | Welke bankidentificatiecode
    | Welk BIC-nummer | Welk SWIFT-adres
reknr = rekeningnummer | bankrekeningnummer
n_account_number = het rekeningnummer | het bankrekeningnummer | het nummer van de bankrekening | het gironummer
    | het girorekeningnummer | het nummer van de zichtrekening | het nummer van de rekening bij de bank
    | het postrekeningnummer
b_account_number = rekeningnummer | bankrekeningnummer | nummer van de bankrekening | gironummer | girorekeningnummer
    | nummer van de zichtrekening | nummer van de rekening bij de bank | postrekeningnummer | bankrekeningnr. | rek.nr.
w_account_number = Welk rekeningnummer | Welk bankrekeningnummer | Welk gironummer | Welk girorekeningnummer
    | Welk postrekeningnummer
sorteer = sorteercode | bankcode | clearingcode
debank = de bank | deze bankrekening | het bankfiliaal
n_sort_code = de sorteercode | de bankcode | de clearingcode | de sort code | het clearingnummer
    | de sorteercode van de bank | de nationale bankcode
b_sort_code = sorteercode | bankcode | clearingcode | sort code | clearingnummer | sorteercode van de bank
    | nationale bankcode
bank = bank | bankinstelling | financiële instelling
bankiert = bankiert | zit
n_bank_name = de bank | de naam van de bank | de banknaam | de bankinstelling | de huisbank
    | de naam van de bankinstelling | de financiële instelling | de bank van de leverancier | de betaalbank
b_bank_name = bank | naam van de bank | banknaam | bankinstelling | huisbank | naam van de bankinstelling
    | financiële instelling | bank van de leverancier | betaalbank
w_bank_name = Welke bank | Welke banknaam | Welke bankinstelling | Welke huisbank | Welke betaalbank
wiensnaam = Op wiens naam | Op welke naam | Ten name van wie
bankrek = bankrekening | zichtrekening
bezit = bezit | is titularis van | is houder van
n_account_holder = de rekeninghouder | de titularis van de rekening | de houder van de bankrekening
    | de eigenaar van de bankrekening | de begunstigde van de betaling | de begunstigde | de rekeningtitularis
    | de bezitter van de rekening
b_account_holder = rekeninghouder | titularis van de rekening | houder van de bankrekening
    | eigenaar van de bankrekening | begunstigde van de betaling | begunstigde | rekeningtitularis
    | bezitter van de rekening | rekening op naam van | t.n.v.
btwnr = btw-nummer | btw-identificatienummer | omzetbelastingnummer | btw-id
fiscnr = belastingnummer | fiscaal nummer | RSIN
fiscus = de Belastingdienst | de fiscus
n_tax_number = het belastingnummer | het fiscaal nummer | het fiscale identificatienummer | het RSIN
    | het nummer bij de Belastingdienst | het loonbelastingnummer | het nationale belastingnummer
    | het fiscale nummer van het bedrijf | het TIN-nummer
b_tax_number = belastingnummer | fiscaal nummer | fiscaal identificatienummer | RSIN | nummer bij de Belastingdienst
    | loonbelastingnummer | nationaal belastingnummer | fiscaal nummer van het bedrijf | TIN-nummer | fiscaal nr.
    | RSIN-nummer
w_tax_number = Welk belastingnummer | Welk RSIN | Welk loonbelastingnummer | Welk TIN-nummer
register = in het handelsregister | bij de Kamer van Koophandel | in de Kruispuntbank
ingeschr = ingeschreven | geregistreerd
kvknr = KvK-nummer | ondernemingsnummer | handelsregisternummer
n_company_register = het KvK-nummer | het handelsregisternummer | het ondernemingsnummer
    | het nummer in het handelsregister | het inschrijvingsnummer bij de Kamer van Koophandel
    | het nummer van de Kamer van Koophandel | het KBO-nummer | het RPR-nummer | het registratienummer van het bedrijf
    | het kvk-inschrijvingsnummer
b_company_register = KvK-nummer | handelsregisternummer | ondernemingsnummer | nummer in het handelsregister
    | inschrijvingsnummer bij de Kamer van Koophandel | nummer van de Kamer van Koophandel | KBO-nummer | RPR-nummer
    | registratienummer van het bedrijf | kvk-inschrijvingsnummer | KvK | KvK-nr. | RPR
w_company_register = Welk KvK-nummer | Welk handelsregisternummer | Welk ondernemingsnummer | Welk KBO-nummer
    | Welk RPR-nummer | Welk kvk-inschrijvingsnummer
leidt = leidt | bestuurt | runt
zaakv = bestuurder | zaakvoerder | directeur
n_managing_director = de directeur | de zaakvoerder | de bestuurder | de bedrijfsleider | de algemeen directeur
    | de gedelegeerd bestuurder | de statutair directeur
b_managing_director = directeur | zaakvoerder | bestuurder | bedrijfsleider | algemeen directeur
    | gedelegeerd bestuurder | statutair directeur
onder = Op welk nummer | Onder welk nummer
bereikbaar = bereikbaar | te bereiken
draaien = draaien | intoetsen
spreken = spreken | bereiken
n_phone = het telefoonnummer | het vaste telefoonnummer | het telefoonnr. | het nummer om te bellen | het belnummer
    | het nummer van de telefoon | het algemene telefoonnummer
b_phone = telefoonnummer | vast telefoonnummer | telefoonnr. | nummer om te bellen | belnummer | nummer van de telefoon
    | algemeen telefoonnummer | tel. | telefoon | tel.nr.
w_phone = Welk telefoonnummer | Welk telefoonnr. | Welk belnummer
faxen = faxen | een fax sturen | documenten faxen
n_fax = het faxnummer | het nummer van de fax | het faxnr. | het nummer van het faxtoestel | het telefaxnummer
b_fax = faxnummer | nummer van de fax | faxnr. | nummer van het faxtoestel | telefax | telefaxnummer | fax
gsmnr = gsm-nummer | mobiel nummer
contactp = de contactpersoon | de leverancier | de klant | de medewerker
n_mobile = het mobiele nummer | het gsm-nummer | het mobiele telefoonnummer | het nummer van de gsm
    | het nummer van de mobiele telefoon
b_mobile = mobiel nummer | gsm-nummer | mobiel telefoonnummer | nummer van de gsm | nummer van de mobiele telefoon
    | gsm | mobiel
mailadr = e-mailadres | mailadres
mailen = mailen | een bericht mailen | mijn vraag mailen | een klacht mailen
n_email = het e-mailadres | het mailadres | het adres voor e-mail | het contactmailadres | het elektronische postadres
    | het e-mailadres voor vragen | het e-mailadres van het bedrijf
b_email = e-mailadres | mailadres | adres voor e-mail | contactmailadres | elektronisch postadres
    | e-mailadres voor vragen | e-mailadres van het bedrijf | e-mail | mail
w_email = Welk e-mailadres | Welk mailadres | Welk contactmailadres
online = online | op het internet
site = website | webpagina | site
n_website = de website | de webstek | het internetadres | de webpagina | de homepage | het webadres
    | de URL van de website
b_website = website | webstek | internetadres | webpagina | homepage | webadres | URL van de website | internet | web
metvragen = met vragen | met een vraag over de factuur | bij problemen | bij onduidelijkheden
behandelt = behandelt | beheert
dossier = ons dossier | deze zaak | onze bestelling
behandeld = behandeld | beheerd
bijverk = bij de leverancier | bij de verkoper | bij de firma
n_contact_person = de contactpersoon | het aanspreekpunt | de dossierbeheerder | de behandelaar van het dossier
    | onze contactpersoon | de contactpersoon bij de leverancier | de behandelende medewerker | het vaste aanspreekpunt
    | de aanspreekpersoon
b_contact_person = contactpersoon | aanspreekpunt | dossierbeheerder | behandelaar van het dossier
    | onze contactpersoon | contactpersoon bij de leverancier | behandelende medewerker | vast aanspreekpunt
    | aanspreekpersoon | uw contactpersoon | contact | dossier behandeld door
vertegw = vertegenwoordiger | verkoopmedewerker | accountmanager
ditverk = de verkoop gedaan | de bestelling opgenomen | de klant geadviseerd
n_salesperson = de vertegenwoordiger | de verkoopmedewerker | de accountmanager | de verkoopadviseur
    | de handelsvertegenwoordiger | de commercieel medewerker
b_salesperson = vertegenwoordiger | verkoopmedewerker | accountmanager | verkoopadviseur | handelsvertegenwoordiger
    | commercieel medewerker
welkfirma = Welk bedrijf | Welke firma | Welke onderneming | Wie
wie3 = Wie is | Hoe heet | Wat is de naam van
stuurt = stuurt | zendt
komt = komt | kregen we
levert = levert | verkoopt
gekocht = gekocht | besteld
bestemd = bestemd | bedoeld
gericht = gericht | geadresseerd | verstuurd
betalen = betalen | vereffenen | voldoen
verkocht = verkocht | geleverd
gelegen = zit | zetelt
straat = straat | straatnaam | straat met huisnummer
plaatsnaam = plaatsnaam | vestigingsplaats | stad
land = land | vestigingsland | land van vestiging
volladres = adres | volledig adres | postadres
volladr = adres | volledige adres | postadres
postc = postcode | postnummer
welkepostc = Welke postcode | Welk postnummer
onderpostc = Onder welke postcode | Onder welk postnummer
factadres = factuuradres | facturatieadres | klantadres
gestuurd = gestuurd | verzonden
n_shipping_address = het afleveradres | het leveradres | het bezorgadres | het leveringsadres | het verzendadres
    | het adres van levering | het adres voor de levering | het losadres | de plaats van levering | de afleverlocatie
b_shipping_address = afleveradres | leveradres | bezorgadres | leveringsadres | verzendadres | adres van levering
    | adres voor de levering | losadres | plaats van levering | afleverlocatie | leveren aan | verzenden naar
w_shipping_address = Welk afleveradres | Welk leveradres | Welk bezorgadres | Welk leveringsadres | Welk verzendadres
    | Welk losadres | Welke afleverlocatie
wordenzijn = worden | zijn
verzonden = verzonden | verstuurd
vervoerder = vervoerder | koeriersdienst
n_shipping_method = de verzendwijze | de verzendmethode | de wijze van verzending | de transportwijze
    | de leveringswijze | de manier van verzenden
b_shipping_method = verzendwijze | verzendmethode | wijze van verzending | transportwijze | leveringswijze
    | manier van verzenden | verzonden via
incoterm = incoterm | leveringsconditie | leveringsvoorwaarde
isafg = is | werd
n_delivery_terms = de leveringsvoorwaarden | de incoterms | de leveringscondities | de leveringsbepalingen
    | de voorwaarden van levering
b_delivery_terms = leveringsvoorwaarden | incoterms | leveringscondities | leveringsbepalingen
    | voorwaarden van levering
hoeveeldagen = hoeveel dagen | welke termijn
betwordt = betaald worden | worden voldaan | vereffend worden
krijgen_ = krijgt | heeft
betvw = betalingsvoorwaarden | betalingscondities | betaalafspraken
hanteert = hanteert | biedt
n_payment_terms = de betalingstermijn | de betaaltermijn | de betalingsconditie | de betaalconditie
    | de termijn van betaling | de termijn voor betaling | de krediettermijn | de betalingsregeling
b_payment_terms = betalingstermijn | betaaltermijn | betalingsconditie | betaalconditie | termijn van betaling
    | termijn voor betaling | krediettermijn | betalingsregeling
w_payment_terms = Welke betalingstermijn | Welke betaaltermijn | Welke betalingsconditie | Welke betaalconditie
    | Welke krediettermijn | Welke betalingsregeling
manier = Op welke manier | Op welke wijze | Met welk betaalmiddel
cash = contant | cash | met een overschrijving
n_payment_method = de betaalwijze | de betalingswijze | het betaalmiddel | de betaalmethode | de betalingsmethode
    | de wijze van betaling | de manier van betalen | de betaalvorm | het gebruikte betaalmiddel
b_payment_method = betaalwijze | betalingswijze | betaalmiddel | betaalmethode | betalingsmethode | wijze van betaling
    | manier van betalen | betaalvorm | gebruikt betaalmiddel | betaald met | betaling via
w_payment_method = Welke betaalwijze | Welke betalingswijze | Welk betaalmiddel | Welke betaalmethode
    | Welke betalingsmethode | Welke betaalvorm
periode = periode | tijdsspanne | maand
looptgaat = loopt | gaat
fact2 = factuur | nota | afrekening
n_billing_period = de factuurperiode | de facturatieperiode | de gefactureerde periode | de afrekenperiode
    | het factuurtijdvak | het gefactureerde tijdvak | de verrekenperiode | de verbruiksperiode | de afrekeningsperiode
    | de aangerekende periode
b_billing_period = factuurperiode | facturatieperiode | gefactureerde periode | afrekenperiode | factuurtijdvak
    | gefactureerd tijdvak | verrekenperiode | verbruiksperiode | afrekeningsperiode | aangerekende periode
w_billing_period = Welke factuurperiode | Welke facturatieperiode | Welke afrekenperiode | Welk factuurtijdvak
    | Welke verrekenperiode | Welke verbruiksperiode | Welke afrekeningsperiode
pagina = pagina | bladzijde
n_page_number = het paginanummer | het bladnummer | het bladzijdenummer | het nummer van de pagina
    | het nummer van de bladzijde
b_page_number = paginanummer | bladnummer | bladzijdenummer | nummer van de pagina | nummer van de bladzijde | pagina
    | bladzijde | blz.
meterk = gasmeter | watermeter | elektriciteitsmeter
n_meter_number = het meternummer | het nummer van de meter | het serienummer van de meter
    | het identificatienummer van de meter
b_meter_number = meternummer | nummer van de meter | serienummer van de meter | identificatienummer van de meter
gaf = geeft | gaf | wees
afgelezen = afgelezen | opgenomen
n_meter_reading = de meterstand | de stand van de meter | de eindstand van de meter | de opgenomen meterstand
    | de tellerstand van de meter
b_meter_reading = meterstand | stand van de meter | eindstand van de meter | opgenomen meterstand
    | tellerstand van de meter
stroom = stroom | gas | water | energie
verbruikt = verbruikt | afgenomen
n_consumption = het verbruik | het totale verbruik | de verbruikte hoeveelheid | het energieverbruik | het jaarverbruik
b_consumption = verbruik | totaal verbruik | verbruikte hoeveelheid | energieverbruik | jaarverbruik
polis = verzekering | polis | verzekeringspolis
afgesloten = afgesloten | geregistreerd
schade = schade | een schadegeval | een ongeval
n_policy_number = het polisnummer | het nummer van de polis | het verzekeringspolisnummer
    | het nummer van de verzekeringspolis | het nummer van de verzekering
b_policy_number = polisnummer | nummer van de polis | verzekeringspolisnummer | nummer van de verzekeringspolis
    | nummer van de verzekering | polisnr.
kaartje = het ticket | het vliegticket | het treinkaartje | de toegangskaart
n_ticket_number = het ticketnummer | het nummer van het ticket | het kaartnummer van het vervoersbewijs
    | het nummer van het vervoersbewijs | het nummer van de toegangskaart | het vliegticketnummer
    | het nummer van het treinkaartje
b_ticket_number = ticketnummer | nummer van het ticket | kaartnummer van het vervoersbewijs
    | nummer van het vervoersbewijs | nummer van de toegangskaart | vliegticketnummer | nummer van het treinkaartje
zat = zat | stond | werkte
ben = ben ik | werd ik | is de klant
aangesl = aangeslagen | gescand
hielp = hielp | bediende
n_cashier = de kassier | de kassamedewerker | de kassabediende | de caissière | de kassierster
    | de medewerker aan de kassa
b_cashier = kassier | kassamedewerker | kassabediende | caissière | kassierster | medewerker aan de kassa
winkel = deze winkel | dit filiaal | deze vestiging
staat_ = staat | is
n_store_number = het filiaalnummer | het winkelnummer | de winkelcode | het nummer van het filiaal
    | het nummer van de winkel | het nummer van de vestiging
b_store_number = filiaalnummer | winkelnummer | winkelcode | nummer van het filiaal | nummer van de winkel
    | nummer van de vestiging
term = terminal | betaalautomaat | betaalterminal
gepind = gepind | betaald | afgerekend
n_terminal = het terminalnummer | de betaalterminal | het terminal-ID | het nummer van de betaalautomaat
    | het nummer van de pinautomaat | het nummer van de betaalterminal | het nummer van de terminal
b_terminal = terminalnummer | betaalterminal | terminal-ID | nummer van de betaalautomaat | nummer van de pinautomaat
    | nummer van de betaalterminal | nummer van de terminal | terminal
hoelaat = Hoe laat | Om hoe laat | Om welk uur
gepind2 = betaald | afgerekend | gepind
aankoop = de aankoop | de transactie | de betaling
n_time = het tijdstip | het uur | de tijdsaanduiding | het tijdstip van de aankoop | het uur van de aankoop
    | de kloktijd | het tijdstip van de transactie
b_time = tijdstip | uur | tijd | tijdstip van de aankoop | uur van de aankoop | kloktijd | tijdstip van de transactie
verbleef = verbleef | logeerde
kreeg = kreeg | had | boekte
n_room_number = het kamernummer | het nummer van de kamer | het hotelkamernummer | het nummer van de hotelkamer
b_room_number = kamernummer | nummer van de kamer | hotelkamernummer | nummer van de hotelkamer | kamer | kamernr.
n_arrival_date = de aankomstdatum | de dag van aankomst | de datum van aankomst | de incheckdatum
    | de eerste dag van het verblijf | de aankomstdag
b_arrival_date = aankomstdatum | dag van aankomst | datum van aankomst | incheckdatum | eerste dag van het verblijf
    | aankomstdag | aankomst
n_departure_date = de vertrekdatum | de dag van vertrek | de datum van vertrek | de uitcheckdatum
    | de laatste dag van het verblijf | de vertrekdag
b_departure_date = vertrekdatum | dag van vertrek | datum van vertrek | uitcheckdatum | laatste dag van het verblijf
    | vertrekdag | vertrek
n_vehicle = het kenteken | de nummerplaat | het kentekennummer | de kentekenplaat
    | het registratienummer van het voertuig | de autoplaat | het kenteken van de auto
b_vehicle = kenteken | nummerplaat | kentekennummer | kentekenplaat | registratienummer van het voertuig | autoplaat
    | kenteken van de auto
n_first_name = de voornaam | de roepnaam | de voornaam van de aanvrager | de voornaam van de betrokkene | de doopnaam
b_first_name = voornaam | roepnaam | voornaam van de aanvrager | voornaam van de betrokkene | doopnaam
heeftn = heeft | draagt
achtern = achternaam | familienaam
n_last_name = de achternaam | de familienaam | de geslachtsnaam | de achternaam van de betrokkene
    | de familienaam van de aanvrager
b_last_name = achternaam | familienaam | geslachtsnaam | achternaam van de betrokkene | familienaam van de aanvrager
n_date_of_birth = de geboortedatum | de geboortedag | de geboortedatum van de aanvrager | de datum van geboorte
b_date_of_birth = geboortedatum | geboortedag | geboortedatum van de aanvrager | datum van geboorte | geb.datum
    | geboren op
n_place_of_birth = de geboorteplaats | de plaats van geboorte | de geboortestad | de geboortegemeente
b_place_of_birth = geboorteplaats | plaats van geboorte | geboortestad | geboortegemeente | geboren te
heeftb = heeft | bezit
n_nationality = de nationaliteit | het staatsburgerschap | de nationaliteit van de aanvrager | de huidige nationaliteit
b_nationality = nationaliteit | staatsburgerschap | nationaliteit van de aanvrager | huidige nationaliteit
reispas = het paspoort | de reispas
n_passport_number = het paspoortnummer | het nummer van het paspoort | het nummer van de reispas | het reispasnummer
b_passport_number = paspoortnummer | nummer van het paspoort | nummer van de reispas | reispasnummer | paspoortnr.
bsn = burgerservicenummer | rijksregisternummer | BSN
n_social_security_number = het burgerservicenummer | het BSN | het rijksregisternummer | het INSZ-nummer
    | het sofinummer | het socialezekerheidsnummer
b_social_security_number = burgerservicenummer | BSN | rijksregisternummer | INSZ-nummer | sofinummer
    | socialezekerheidsnummer
n_occupation = het beroep | de beroepsbezigheid | het uitgeoefende beroep | de beroepsactiviteit
b_occupation = beroep | beroepsbezigheid | uitgeoefend beroep | beroepsactiviteit
n_employer = de werkgever | de huidige werkgever | de werkgever van de aanvrager | de werkgevende firma
b_employer = werkgever | huidige werkgever | werkgever van de aanvrager | werkgevende firma
alleen = ongehuwd | alleenstaand | gescheiden
n_marital_status = de burgerlijke staat | de huwelijkse staat | de burgerlijke stand
    | de burgerlijke staat van de aanvrager
b_marital_status = burgerlijke staat | huwelijkse staat | burgerlijke stand | burgerlijke staat van de aanvrager
aangekruist = aangekruist | ingevuld
n_gender = het geslacht | de sekse | het geslacht van de aanvrager | de genderaanduiding
b_gender = geslacht | sekse | geslacht van de aanvrager | genderaanduiding | man of vrouw | m/v
opafd = Op welke afdeling | Op welke dienst | In welk departement
n_department = de afdeling | het departement | de naam van de afdeling | de dienst | de bedrijfsafdeling
    | de afdeling van de aanvrager
b_department = afdeling | departement | naam van de afdeling | dienst | bedrijfsafdeling | afdeling van de aanvrager
schrijftaf = schrijft | bericht
afz = afzender | briefschrijver
n_subject = het onderwerp | de onderwerpregel | de betreftregel | het onderwerp van de brief
b_subject = onderwerp | onderwerpregel | betreftregel | onderwerp van de brief | onderwerp van dit bericht | betreft
    | betreffende
geschreven = geschreven | verstuurd | verzonden
n_sender = de afzender | de briefschrijver | de verzender van de brief | de afzender van dit bericht
    | de schrijver van de brief
b_sender = afzender | briefschrijver | verzender van de brief | afzender van dit bericht | schrijver van de brief
n_recipient = de geadresseerde | de ontvanger van de brief | de ontvanger van het bericht
    | de bestemmeling van de brief | de geadresseerde van de brief
b_recipient = geadresseerde | ontvanger van de brief | ontvanger van het bericht | bestemmeling van de brief
    | geadresseerde van de brief | geadresseerd aan
opgesteld = geschreven | verstuurd | ondertekend
ingevuld = ingevuld | ondertekend
n_date = de datum | de dagtekening | de datum van de brief | de briefdatum | de datum van ondertekening
    | de datum van het formulier | de dagtekening van de brief
b_date = datum | dagtekening | datum van de brief | briefdatum | datum van ondertekening | datum van het formulier
    | dagtekening van de brief
stuk = dit document | de aanvraag | de uitgave
goedgek = goedgekeurd | gefiatteerd | geautoriseerd
akkoord = zijn akkoord | toestemming | groen licht
n_approved_by = de goedkeurder | de persoon die goedkeurde | de verantwoordelijke voor de goedkeuring
    | de goedkeurende manager
b_approved_by = goedkeurder | persoon die goedkeurde | verantwoordelijke voor de goedkeuring | goedkeurende manager
"""

QUESTIONS = """
invoice_number = {b_invoice_number} | {zoek} {n_invoice_number} | {wat} {n_invoice_number}?
    | {kun} {n_invoice_number} {doe}? | {sit} {n_invoice_number} | {w_invoice_number} {staathier}?
    | Onder welk nummer is deze {factuur} {geboekt}? | Welk nummer {draagt} deze {factuur}?
    | Hoe is deze {factuur} genummerd? | Welk nummer gaf {verk} aan de {factuur}?
    | Welk factuurnummer moet ik {inboeken}? | Met welk nummer heeft {verkk} de {factuur} gemerkt?
    | Ik bel over deze {factuur}: welk nummer draagt ze? | Aan welk nummer herken ik deze {factuur}?
invoice_date = {b_invoice_date} | {zoek} {n_invoice_date} | {watdat} {n_invoice_date}? | {kun} {n_invoice_date} {doe}?
    | {sit} {n_invoice_date} | {w_invoice_date} {staathier}? | {wanneer} is de {factuur} {opgemaakt}?
    | {wanneer} heeft {verkk} ons gefactureerd? | {wanneer} heeft {verkk} deze {factuur} uitgeschreven?
    | Van welke {dag_} {dateert} deze {factuur}? | Van wanneer {dateert} deze {factuur}?
    | {wanneer} werd er gefactureerd? | Hoe is deze {factuur} gedateerd?
    | Met welke datum moet ik deze {factuur} inboeken?
due_date = {b_due_date} | {zoek} {n_due_date} | {watdat} {n_due_date}? | {kun} {n_due_date} {doe}? | {sit} {n_due_date}
    | {w_due_date} {staathier}? | {tegen} moet {som} {betaaldzijn}? | {totw} {tijd}? | {wanneer} vervalt de {factuur}?
    | {wanneer} moet {geld} uiterlijk op de rekening staan? | {tegen} moet {koperk} betalen?
    | Ik wil geen aanmaning: {tegenk} moet ik betaald hebben? | {tegen} verwacht {verkk} het geld?
delivery_date = {b_delivery_date} | {zoek} {n_delivery_date} | {watdat} {n_delivery_date}?
    | {kun} {n_delivery_date} {doe}? | {sit} {n_delivery_date} | {w_delivery_date} {staathier}?
    | {wanneer} zijn de {goederen} {geleverd}? | {wanneer} wordt de {zending} {geleverd}?
    | {wanneer} heeft {verk} geleverd? | {wanneer} komen de {goederen} bij ons toe?
    | {wanneer} heeft {koperk} de {goederen} in ontvangst genomen? | {wanneer} kwam de chauffeur lossen?
    | {wanneer} stond de koerier aan de deur? | Van wanneer is de levering?
order_date = {b_order_date} | {zoek} {n_order_date} | {watdat} {n_order_date}? | {kun} {n_order_date} {doe}?
    | {sit} {n_order_date} | {w_order_date} {staathier}? | {wanneer} is de {order} {geplaatst}?
    | {wanneer} heeft {koper} de {goederen} besteld? | {wanneer} hebben wij {dit_} besteld?
    | Van {vanw} {dateert} de {order}? | {wanneer} kwam de {order} binnen bij {verkk}? | {wanneer} is er besteld?
    | {wanneer} gaf {koperk} de opdracht?
order_number = {b_order_number} | {zoek} {n_order_number} | {wat} {n_order_number}? | {kun} {n_order_number} {doe}?
    | {sit} {n_order_number} | {w_order_number} {staathier}? | Onder welk nummer is de {order} {geplaatst}?
    | Onder welk nummer heeft {koper} besteld? | Welk nummer {draagt} de {ordr}?
    | Onder welk nummer staat onze {order} bij {verkk}? | Welk nummer staat er op de bestelbon?
    | Bij welke {order} hoort dit, onder welk nummer?
    | Welk ordernummer moet ik {invullen} als ik naar de bestelling vraag? | Welk bestelnummer gaf {koperk} door?
customer_number = {b_customer_number} | {zoek} {n_customer_number} | {wat} {n_customer_number}?
    | {kun} {n_customer_number} {doe}? | {sit} {n_customer_number} | {w_customer_number} {staathier}?
    | Onder welk nummer staat {koper} bij {verkk} {geregistreerd}? | Welk nummer heeft {koper} in het klantenbestand?
    | Welk klantnummer moet ik {invullen} als ik {bel}? | Onder welk nummer zijn wij als klant {geregistreerd}?
    | Welk nummer heeft {verkk} ons als klant gegeven? | Welk klantnummer {heeftk} {koperk}?
contract_number = {b_contract_number} | {zoek} {n_contract_number} | {wat} {n_contract_number}?
    | Onder welk nummer is {contract} {geregistreerd}? | Welk nummer {draagt} {contract}?
    | Welk contractnummer moet ik vermelden bij een opzegging? | Onder welk contractnummer levert {verkk}?
delivery_note_number = {b_delivery_note_number} | {zoek} {n_delivery_note_number} | {wat} {n_delivery_note_number}?
    | Welk nummer {draagt} de {leverbon}? | Onder welk nummer staat de {leverbon} geregistreerd?
    | Welke {leverbon} hoort bij deze {factuur}, met welk nummer? | Welk nummer staat op het papier bij de levering?
tracking_number = {b_tracking_number} | {zoek} {n_tracking_number} | {wat} {n_tracking_number}?
    | Met welk nummer kan ik {pakket} {volgen}? | Met welke code kan ik {pakket} {volgen}?
    | Onder welk nummer is {pakket} bij de {koerier} bekend? | Welk nummer geef ik in om {pakket} te traceren?
project_number = {b_project_number} | {zoek} {n_project_number} | {wat} {n_project_number}?
    | Onder welk nummer loopt {project}? | Welk nummer {draagt} {project}?
    | Op welk projectnummer moet ik de kosten {boeken}? | Bij welk projectnummer {hoort} deze {factuur}?
quote_number = {b_quote_number} | {zoek} {n_quote_number} | {wat} {n_quote_number}?
    | Welk nummer {draagt} de {offerte}? | Op welke {offerte} is dit gebaseerd, met welk nummer?
    | Onder welk nummer is de {offerte} {opgemaakt}? | Welk offertenummer moet ik vermelden als ik akkoord ga?
credit_note_number = {b_credit_note_number} | {zoek} {n_credit_note_number} | {wat} {n_credit_note_number}?
    | Welk nummer {draagt} de {creditnota}? | Onder welk nummer is de {creditnota} {geboekt}?
    | Onder welk nummer is het geld gecrediteerd? | Met welk nummer is de {creditnota} uitgereikt?
receipt_number = {b_receipt_number} | {zoek} {n_receipt_number} | {wat} {n_receipt_number}?
    | Welk nummer staat er op {bon}? | Welk nummer {draagt} {bon}? | Welk bonnummer heb ik nodig om te ruilen?
    | Hoe is {bon} genummerd?
reference = {b_reference} | {zoek} {n_reference} | {wat} {n_reference}? | {kun} {n_reference} {doe}?
    | {sit} {n_reference} | {w_reference} {staathier}? | Welke referentie moet ik {invullen} {inantw}?
    | Welk kenmerk moet ik {invullen} {inantw}? | Onder welk kenmerk loopt {zaak}?
    | Onder welke referentie {loopt} {zaak}? | Naar welk kenmerk moet ik verwijzen {inantw}?
    | Welk kenmerk {heeftz} {zaak}? | Welke referentie gebruikt {verkk} voor {zaak}?
    | Met welk kenmerk is {zaak} geregistreerd? | Wat is uw kenmerk? | Hoe luidt uw referentie?
payment_reference = {b_payment_reference} | {zoek} {n_payment_reference} | {wat} {n_payment_reference}?
    | {kun} {n_payment_reference} {doe}? | {sit} {n_payment_reference} | {w_payment_reference} {staathier}?
    | Welke {mededeling} moet ik bij de {overschr} {vermelden}? | Wat moet ik in het veld mededeling {invullen}?
    | Wat {zetik} ik als mededeling bij de {overschr}? | Aan welke {mededeling} herkent {verkk} mijn betaling?
    | Met welke {mededeling} moet {koperk} betalen? | Onder vermelding waarvan moet {geld} worden overgemaakt?
    | Welk kenmerk moet er bij de {overschr} staan?
total = {b_total} | {zoek} {n_total} | {hoeveel} {n_total}? | {kun} {n_total} {doe}? | {sit} {n_total}
    | {w_total} {staathier}? | {watk} kost {geheel} {inclbtw}? | Op hoeveel komt de {factuur} {inclbtw}?
    | Hoeveel bedraagt de {factuur} {inclbtw}? | Hoeveel heeft {verk} {inclbtw} in rekening gebracht?
    | {watk} kost {geheel}, btw inbegrepen? | {watk} kost alles {samen}?
    | Voor hoeveel heeft {koperk} {inclbtw} gekocht? | Welk bedrag staat er onderaan als {eindt}?
    | Tot welk bedrag loopt alles samen op? | Wat is de som van alles, {inclbtw}? | Hoe duur is {geheel} {inclbtw}?
net_total = {b_net_total} | {zoek} {n_net_total} | {hoeveel} {n_net_total}? | {kun} {n_net_total} {doe}?
    | {sit} {n_net_total} | {w_net_total} {staathier}? | {watk} kost {geheel} {exbtw}?
    | Op hoeveel komt de {factuur} {exbtw}? | Hoeveel heeft {verk} {exbtw} in rekening gebracht?
    | {watk} kost {geheel}, de btw niet meegerekend? | Over welk bedrag {wordtis} de btw {berekend}?
    | Hoeveel bedraagt de {factuur} {exbtw}? | Wat blijft er over als je de btw {eraf}?
    | Welk bedrag boek ik {exbtw} als kosten?
tax_amount = {b_tax_amount} | {zoek} {n_tax_amount} | {hoeveel} {n_tax_amount}? | {kun} {n_tax_amount} {doe}?
    | {sit} {n_tax_amount} | {w_tax_amount} {staathier}? | Hoeveel {btw} is er {aangerekend}?
    | Hoeveel {btw} wordt er {aangerekend}? | Hoeveel {btw} zit er in {som}? | Hoeveel btw kan ik {terugvragen}?
    | Hoeveel {btw} moet {koper} betalen? | Welk bedrag aan {btw} heeft {verkk} {aangerekend}?
    | Welke som gaat er naar {fisc}? | Hoeveel komt er aan {btw} bovenop de {prijs}?
tax_rate = {b_tax_rate} | {zoek} {n_tax_rate} | {wat} {n_tax_rate}? | {kun} {n_tax_rate} {doe}? | {sit} {n_tax_rate}
    | {w_tax_rate} {staathier}? | Hoeveel procent {btw} is er {aangerekend}?
    | Hoeveel procent {btw} zit er op {dezespul}? | Tegen welk {tarief} {wordtis} de btw {berekend}?
    | Welk {tarief} geldt voor de {btw}? | Welk percentage {btw} rekent {verk}?
    | Onder welk btw-tarief vallen de {goederen}? | Aan hoeveel procent {wordtis} de btw {berekend}?
    | Welk btw-tarief heeft {verkk} toegepast? | Hoeveel procent komt er aan {btw} bij?
shipping_cost = {b_shipping_cost} | {zoek} {n_shipping_cost} | {watzijn} {n_shipping_cost}? | {watk} kost {verzending}?
    | Hoeveel betalen we voor {verzending}? | Hoeveel rekent {verkk} voor {verzending}?
    | Hoeveel wordt er voor porto en verpakking gevraagd?
discount = {b_discount} | {zoek} {n_discount} | {hoeveel} {n_discount}? | Hoeveel korting {krijgen}?
    | Hoeveel gaat er van de prijs af? | Hoeveel korting heeft {verkk} {gegeven}?
    | Hoeveel goedkoper is het door de korting? | Hoeveel is er aan korting afgetrokken?
amount_paid = {b_amount_paid} | {zoek} {n_amount_paid} | {hoeveel} {n_amount_paid}? | {kun} {n_amount_paid} {doe}?
    | {sit} {n_amount_paid} | Welke aanbetaling {staathier}? | Hoeveel is er {al} {betaald}?
    | Hoeveel heeft {koper} {al} betaald? | Welk bedrag heeft {verkk} {al} ontvangen?
    | Welke som is er {al} binnengekomen? | Welk bedrag is {al} {betaald}? | Hoeveel hebben we {al} {gestort}?
    | Hoeveel was het voorschot? | Hoeveel is er vooraf {gestort}?
balance_due = {b_balance_due} | {zoek} {n_balance_due} | {hoeveel} {n_balance_due}? | {kun} {n_balance_due} {doe}?
    | {sit} {n_balance_due} | Welk restbedrag {staathier}? | Hoeveel moet {koper} nog {bijbetalen}?
    | Welk bedrag is nog {onbetaald}? | Hoeveel krijgt {verk} nog {vanons}? | Hoeveel staat er nog {openst}?
    | Wat blijft er {navoor} nog te betalen? | Hoeveel moet er nog {betaaldworden}?
    | Hoeveel zijn we {verkk} nog schuldig?
previous_balance = {b_previous_balance} | {zoek} {n_previous_balance} | {hoeveel} {n_previous_balance}?
    | Hoeveel stond er op de vorige {afrekening} nog open? | Welk bedrag is van de vorige {afrekening} overgedragen?
    | Wat was het saldo vóór deze {afrekening}? | Hoeveel nemen we mee van de vorige periode?
currency = {b_currency} | {zoek} {n_currency} | {watn} {n_currency}? | In welke {munt} is de {factuur} {muntopg}?
    | In welke {munt} {betaalik}? | In welke {munt} luiden de bedragen? | Welke {munt} gebruikt {verkk}?
iban = {b_iban} | {zoek} {n_iban} | {wat} {n_iban}? | {kun} {n_iban} {doe}? | {sit} {n_iban} | {w_iban} {staathier}?
    | Naar welke IBAN moet ik {geld} {overmaken}? | Op welk IBAN-nummer mag {koper} {geld} {storten}?
    | Welk IBAN-nummer moet ik {invullen} bij de {overschr}? | IBAN van {verk} | Naar welke IBAN {gaat} {geld}?
    | Welke IBAN {gebruikt} {verk}? | Welke IBAN hoort bij de bankrekening van {verkk}? | {zoek3} de IBAN van {verk}
bic = {b_bic} | {zoek} {n_bic} | {wat} {n_bic}? | {kun} {n_bic} {doe}? | {sit} {n_bic} | {w_bic} {staathier}?
    | Welke {biccode} heeft de bank van {verk}? | Welke {biccode} moet ik {invullen} voor een {buitenl}?
    | Welke {biccode} hoort bij {dezebank}? | Met welke {biccode} is de bank internationaal herkenbaar?
    | {biccode} bij {dezebank} | Onder welke {biccode} staat de bank in het SWIFT-netwerk?
account_number = {b_account_number} | {zoek} {n_account_number} | {wat} {n_account_number}?
    | {kun} {n_account_number} {doe}? | {sit} {n_account_number} | {w_account_number} {staathier}?
    | Op welk {reknr} moet ik {geld} {storten}? | Naar welk {reknr} moet {koper} {geld} {overmaken}?
    | Welk {reknr} heeft {verk}? | Naar welk {reknr} gaat {geld}? | {reknr} van {verk}
    | Op welk {reknr} verwacht {verkk} {geld}? | Welk nummer heeft de bankrekening van {verk}?
sort_code = {b_sort_code} | {zoek} {n_sort_code} | {wat} {n_sort_code}? | Welke {sorteer} heeft {debank}?
    | Welke {sorteer} hoort bij {debank}? | Welke {sorteer} moet ik {invullen} bij de {overschr}?
bank_name = {b_bank_name} | {zoek} {n_bank_name} | {watn} {n_bank_name}? | {kun} de naam van de {bank} {doe}?
    | {sit} {n_bank_name} | {w_bank_name} {staathier}? | Bij welke {bank} heeft {verk} een rekening?
    | Bij welke {bank} {bankiert} {verk}? | Via welke {bank} loopt de betaling?
    | Welke {bank} beheert de rekening van {verk}? | Hoe heet de {bank} van {verk}?
    | Bij welke {bank} loopt de rekening? | Naar welke {bank} moet {geld}? | Met welke {bank} werkt {verkk}?
account_holder = {b_account_holder} | {wie} {n_account_holder}? | {noem} {n_account_holder}
    | {kun} de naam van {n_account_holder} {doe}? | {sit} de naam van {n_account_holder}
    | {wiensnaam} {loopt} de {bankrek}? | Van wie is de {bankrek}? | Welke naam moet ik als begunstigde {invullen}?
    | Ten name van wie moet ik {geld} {overmaken}? | Op wiens {bankrek} moet {geld} gestort worden?
    | tenaamstelling van de {bankrek} | {zoek} de tenaamstelling van de {bankrek} | Wie {bezit} de {bankrek}?
    | Aan wie behoort de {bankrek}?
vat_id = {btwnr} | {btwnr} van {verk} | {zoek} het {btwnr} van {verkk} | {wat} het {btwnr} van {verkk}?
    | Onder welk {btwnr} is {verk} {geregistreerd}? | Welk {btwnr} heeft {verk}? | Met welk {btwnr} factureert {verkk}?
    | {sit} het {btwnr} van {verkk} | {kun} het btw-nummer van {verk} {doe}?
    | Waar staat het eigen btw-nummer van {verk}? | btw-nr. leverancier | btw-nummer verkoper
    | Onder welk nummer draagt {verk} btw af?
customer_vat_id = {btwnr} van {koper} | {zoek} het {btwnr} van {koperk} | {wat} het {btwnr} van {koperk}?
    | Onder welk {btwnr} is {koper} {geregistreerd}? | Welk {btwnr} heeft {koper}?
    | Aan welk {btwnr} is er gefactureerd? | {sit} het {btwnr} van {koperk} | {kun} het btw-nummer van {koper} {doe}?
    | uw {btwnr} | btw-nr. klant | btw-nummer afnemer | {zoek} het btw-nummer van de medecontractant
    | Welk btw-nummer gaf {koper} op? | Welk {btwnr} hoort bij {koperk}?
tax_number = {b_tax_number} | {zoek} {n_tax_number} | {wat} {n_tax_number}? | {kun} {n_tax_number} {doe}?
    | {sit} {n_tax_number} | {w_tax_number} {staathier}? | Onder welk fiscaal nummer is {verk} bij {fisc} bekend?
    | Onder welk belastingnummer kent {fiscus} {verk}? | Welk {fiscnr} heeft {verk}? | {fiscnr} van {verk}
    | Met welk {fiscnr} doet {verkk} aangifte? | Welk {fiscnr} gaf {fiscus} aan {verkk}?
company_register = {b_company_register} | {zoek} {n_company_register} | {wat} {n_company_register}?
    | {kun} {n_company_register} {doe}? | {sit} {n_company_register} | {w_company_register} {staathier}?
    | Onder welk nummer staat {verkk} {register} {ingeschr}? | Welk {kvknr} heeft {verk}? | {kvknr} van {verk}
    | Met welk {kvknr} is {verkk} ingeschreven? | Welk nummer heeft {bedrijf} {register}?
managing_director = {b_managing_director} | {wie} {n_managing_director}? | {noem} {n_managing_director}
    | Wie {leidt} {bedrijf}? | Wie staat er aan het hoofd van {bedrijf}? | Door wie wordt {bedrijf} geleid?
    | Wie is de baas van {bedrijf}? | Wie vertegenwoordigt {bedrijf} als {zaakv}?
phone = {b_phone} | {zoek} {n_phone} | {wat} {n_phone}? | {kun} {n_phone} {doe}? | {sit} {n_phone}
    | {w_phone} {staathier}? | Op welk nummer kan ik {verk} bellen? | {onder} is {verk} telefonisch {bereikbaar}?
    | Welk nummer moet ik {draaien} om {verkk} te {spreken}? | telefoonnummer van {verk}
    | Welk nummer bel ik bij vragen over de {factuur}? | Hoe kan ik {verk} telefonisch bereiken?
    | {zoek3} het telefoonnummer van {verk}
fax = {b_fax} | {zoek} {n_fax} | {wat} {n_fax}? | Naar welk nummer kan ik {faxen}?
    | Op welk faxnummer is {verk} bereikbaar? | faxnummer van {verkk} | Welk nummer heeft het faxtoestel van {verkk}?
mobile = {b_mobile} | {zoek} {n_mobile} | {wat} {n_mobile}? | Op welk {gsmnr} is {contactp} bereikbaar?
    | Op welk {gsmnr} kan ik {contactp} sms'en? | {gsmnr} van {contactp} | Welk {gsmnr} heeft {contactp}?
email = {b_email} | {zoek} {n_email} | {wat} {n_email}? | {kun} {n_email} {doe}? | {sit} {n_email}
    | {w_email} {staathier}? | Naar welk {mailadr} kan ik {mailen}? | Op welk {mailadr} is {verk} bereikbaar?
    | {mailadr} van {verk} | Welk {mailadr} {gebruikt} {verk}? | Hoe kan ik {verk} per e-mail bereiken?
    | {zoek3} het {mailadr} van {verkk}
website = {b_website} | {zoek} {n_website} | {watz} {n_website}? | Waar vind ik {verk} {online}?
    | Op welke {site} vind ik meer over {verkk}? | Naar welke {site} kan ik surfen? | {site} van {verkk}
contact_person = {b_contact_person} | {wie} {n_contact_person}? | {noem} {n_contact_person}
    | {kun} de naam van {n_contact_person} {doe}? | {sit} de naam van {n_contact_person}
    | Bij wie kan ik terecht {metvragen}? | Tot wie kan ik me wenden {metvragen}? | Wie {behandelt} {dossier}?
    | Naar wie moet ik vragen als ik {verkk} bel? | Met wie kan ik {bijverk} contact opnemen?
    | Wie helpt mij verder {metvragen}? | Wie kan ik {metvragen} aanspreken? | Wie is {bijverk} ons aanspreekpunt?
    | Door wie wordt {dossier} {behandeld}? | Wie beantwoordt vragen over deze {factuur}?
salesperson = {b_salesperson} | {wie} {n_salesperson}? | {noem} {n_salesperson} | Welke {vertegw} heeft {ditverk}?
    | Wie is onze {vertegw} bij {verkk}? | Welke {vertegw} begeleidt {koperk}?
seller_name = {wie3} {verk}? | {noem} {verk} | naam van {verk} | {welkfirma} {stuurt} ons deze {factuur}?
    | {welkfirma} heeft deze {factuur} {opgemaakt}? | Van wie {komt} deze {factuur}?
    | Door wie is deze {factuur} {opgemaakt}? | {welkfirma} brengt ons dit in rekening?
    | {welkfirma} {levert} ons deze {goederen}? | Bij wie heeft {koper} {gekocht}?
    | Aan wie zijn we {geld} verschuldigd? | naam leverancier | leverancier | verkoper | leveranciersnaam | factuur van
    | {sit} de naam van {verk} | Welke naam staat er in het briefhoofd van de {factuur}?
    | Bij welke leverancier moet ik deze {factuur} boeken?
seller_street = In welke straat {gelegen} {verkk}? | In welke straat is {verk} gevestigd? | straat van {verk}
    | straat en huisnummer van {verk} | {zoek} de {straat} van {verkk} | {watn} de {straat} van {verkk}?
    | Aan welke straat ligt het kantoor van {verk}? | In welke straat en op welk nummer zit {verk}?
    | straat leverancier | straatnaam leverancier | {sit} de straat van {verkk} | {kun} de straat van {verkk} {doe}?
    | In welke straat moet ik zijn voor {verk}? | Welke {straat} staat er bij {verk}?
seller_postcode = {welkepostc} heeft {verk}? | {postc} van {verk} | {zoek} de postcode van {verk}
    | {wat} de postcode van {verk}? | {kun} de postcode van {verkk} {doe}? | In welk postcodegebied {gelegen} {verkk}?
    | {sit} de postcode van {verkk} | {welkepostc} hoort bij het adres van {verk}?
    | {welkepostc} moet op een brief aan {verk}? | postcode leverancier | {onderpostc} valt {verk}?
seller_city = In welke {stad} is {verk} gevestigd? | In welke {stad} {gelegen} {verkk}? | {stad} van {verk}
    | {zoek} de {plaatsnaam} van {verkk} | {watn} de {plaatsnaam} van {verkk}? | Uit welke {stad} komt {verk}?
    | In welke {stad} ligt de zetel van {verk}? | {kun} de plaatsnaam van {verkk} {doe}? | plaats leverancier
    | vestigingsplaats leverancier | stad leverancier | {sit} de plaatsnaam van {verkk}
    | Hoe heet de {stad} waar {verk} zit? | Naar welke {stad} moet ik rijden voor {verkk}?
seller_country = In welk land is {verk} gevestigd? | In welk land {gelegen} {verkk}? | Uit welk land komt {verk}?
    | land van {verk} | {zoek} het {land} van {verkk} | {watn} het {land} van {verkk}?
    | In welk land ligt de zetel van {verk}? | Uit welk land is {verkk} afkomstig?
    | {kun} het vestigingsland van {verk} {doe}? | land leverancier | vestigingsland leverancier
    | {sit} het land van {verkk} | Hoe heet het land waar {verk} zit? | Welk land staat er bij {verk}?
    | Vanuit welk land wordt er gefactureerd? | land van herkomst van {verkk}
buyer_name = {wie3} {koper}? | {noem} {koper} | naam van {koper} | Voor wie is deze {factuur} {bestemd}?
    | Aan wie is deze {factuur} {gericht}? | {welkfirma} moet deze {factuur} {betalen}?
    | {welkfirma} heeft deze {goederen} {gekocht}? | Op wiens naam staat deze {factuur}?
    | Aan welk bedrijf heeft {verkk} gefactureerd? | Wie wordt er door {verkk} gefactureerd?
    | {welkfirma} krijgt deze {factuur} in de bus? | klant | afnemer | klantnaam | naam klant | factuur aan
    | {sit} de naam van {koper} | Aan wie heeft {verkk} {verkocht}? | Op welke debiteur moet ik deze {factuur} boeken?
buyer_street = In welke straat {gelegen} {koperk}? | In welke straat is {koper} gevestigd? | straat van {koper}
    | straat en huisnummer van {koper} | {zoek} de {straat} van {koperk} | {watn} de {straat} van {koperk}?
    | Aan welke straat ligt het kantoor van {koper}? | In welke straat en op welk nummer zit {koper}? | straat klant
    | straatnaam klant | {sit} de straat van {koperk} | {kun} de straat van {koperk} {doe}?
    | In welke straat moet ik zijn voor {koper}? | Welke {straat} staat er bij {koper}?
    | In welke straat woont {koperk}?
buyer_postcode = {welkepostc} heeft {koper}? | {postc} van {koper} | {zoek} de postcode van {koper}
    | {wat} de postcode van {koper}? | {kun} de postcode van {koperk} {doe}?
    | In welk postcodegebied {gelegen} {koperk}? | {sit} de postcode van {koperk}
    | {welkepostc} hoort bij het adres van {koper}? | {welkepostc} moet op een brief aan {koper}? | postcode klant
    | {onderpostc} valt {koper}? | postcode van het factuuradres
buyer_city = In welke {stad} is {koper} gevestigd? | In welke {stad} {gelegen} {koperk}? | {stad} van {koper}
    | {zoek} de {plaatsnaam} van {koperk} | {watn} de {plaatsnaam} van {koperk}? | Uit welke {stad} komt {koper}?
    | In welke {stad} ligt de zetel van {koper}? | {kun} de plaatsnaam van {koperk} {doe}? | plaats klant
    | vestigingsplaats klant | stad klant | {sit} de plaatsnaam van {koperk} | Hoe heet de {stad} waar {koper} zit?
    | Naar welke {stad} moet ik rijden voor {koperk}? | In welke {stad} woont {koperk}?
buyer_country = In welk land is {koper} gevestigd? | In welk land {gelegen} {koperk}? | Uit welk land komt {koper}?
    | land van {koper} | {zoek} het {land} van {koperk} | {watn} het {land} van {koperk}?
    | In welk land ligt de zetel van {koper}? | Uit welk land is {koperk} afkomstig?
    | {kun} het vestigingsland van {koper} {doe}? | land klant | vestigingsland klant | {sit} het land van {koperk}
    | Hoe heet het land waar {koper} zit? | Welk land staat er bij {koper}? | In welk land woont {koperk}?
    | Naar welk land is er gefactureerd?
seller_address = Op welk adres is {verk} gevestigd? | Op welk adres {gelegen} {verkk}? | {volladres} van {verk}
    | {zoek} het {volladr} van {verkk} | {wat} het {volladr} van {verkk}? | {kun} het adres van {verk} {doe}?
    | Naar welk adres kan ik {verk} schrijven? | {sit} het {volladr} van {verkk} | adres leverancier
    | volledige adresgegevens leverancier | Wat zijn de adresgegevens van {verk}? | {zoek3} de adresgegevens van {verk}
    | leveranciersadres | adres van de maatschappelijke zetel | {wat} het vestigingsadres van {verkk}?
    | Vanaf welk adres stuurt {verk} facturen? | Waar moet ik een klachtenbrief aan {verkk} naartoe sturen?
buyer_address = Op welk adres is {koper} gevestigd? | Op welk adres {gelegen} {koperk}? | {volladres} van {koper}
    | {zoek} het {volladr} van {koperk} | {wat} het {volladr} van {koperk}? | {kun} het adres van {koper} {doe}?
    | Naar welk adres kan ik {koper} schrijven? | {sit} het {volladr} van {koperk} | adres klant
    | volledige adresgegevens klant | Wat zijn de adresgegevens van {koper}? | {zoek3} de adresgegevens van {koper}
    | {factadres} | {zoek} het {factadres} | {wat} het {factadres}? | Naar welk adres is de {factuur} {gestuurd}?
    | Op welk adres krijgt {koper} de {factuur}? | Naar welk adres moet de {factuur} van {koperk}?
shipping_address = {b_shipping_address} | {zoek} {n_shipping_address} | {wat} {n_shipping_address}?
    | {kun} {n_shipping_address} {doe}? | {sit} {n_shipping_address} | {w_shipping_address} {staathier}?
    | Waar moeten de {goederen} {bezorgd} worden? | Naar welk adres gaan de {goederen}?
    | Op welk adres worden de {goederen} {bezorgd}? | Naar welk adres moet de {koerier}? | Waar moet {pakket} naartoe?
    | Waar heeft {koper} de {goederen} laten bezorgen? | Waar is de {zending} {bezorgd}?
    | Op welk adres moet de chauffeur lossen?
shipping_method = {b_shipping_method} | {zoek} {n_shipping_method} | {watz} {n_shipping_method}?
    | Hoe {wordenzijn} de {goederen} {verzonden}? | Met welke {vervoerder} {wordenzijn} de {goederen} verstuurd?
    | Wie vervoert {pakket}? | Met welk vervoermiddel komt {pakket}?
delivery_terms = {b_delivery_terms} | {zoek} {n_delivery_terms} | {welkezijn} {n_delivery_terms}?
    | Onder welke {incoterm} wordt er geleverd? | Welke {incoterm} {isafg} afgesproken?
    | Onder welke voorwaarden worden de {goederen} geleverd? | Welke {incoterm} geldt voor deze {zending}?
    | leveringsvoorwaarde | leveringsconditie | {zoek} de {incoterm}
payment_terms = {b_payment_terms} | {zoek} {n_payment_terms} | {wat} {n_payment_terms}?
    | {kun} {n_payment_terms} {doe}? | {sit} {n_payment_terms} | {w_payment_terms} {staathier}?
    | Binnen {hoeveeldagen} moet {som} {betwordt}? | Hoeveel dagen {krijgen_} {koperk} om te betalen?
    | Onder welke voorwaarden moet {som} {betwordt}? | {betvw} | {welkezijn} de {betvw}? | {zoek} de {betvw}
    | Hoe lang uitstel van betaling geeft {verkk}? | Welke {betvw} {hanteert} {verk}?
    | Hoeveel dagen betalingsuitstel {krijgen_} {koperk}?
payment_method = {b_payment_method} | {zoek} {n_payment_method} | {watz} {n_payment_method}?
    | {kun} {n_payment_method} {doe}? | {sit} {n_payment_method} | {w_payment_method} {staathier}?
    | Hoe {wordtis} {som} betaald? | {manier} {wordtis} {som} {voldaan}? | Waarmee heeft {koper} betaald?
    | {manier} heeft {koper} betaald? | Is er {cash} of met de kaart betaald? | Hoe wil {verk} het geld krijgen?
    | Hoe {wordtis} er aan de kassa betaald? | Welk betaalmiddel heeft {koperk} gebruikt?
    | Pin, overschrijving of cash: hoe werd er betaald?
billing_period = {b_billing_period} | {zoek} {n_billing_period} | {watdat} {n_billing_period}?
    | {kun} {n_billing_period} {doe}? | {sit} {n_billing_period} | {w_billing_period} {staathier}?
    | Over welke {periode} {looptgaat} deze {fact2}? | Op welke {periode} heeft deze {fact2} betrekking?
    | Voor welke {periode} betaalt {koper}? | Van wanneer tot wanneer loopt deze {fact2}?
    | Welke {periode} {wordtis} er {aangerekend}? | Welke {periode} dekt deze {fact2}?
    | Voor welke {periode} rekent {verk} kosten aan? | Welke begin- en einddatum heeft de gefactureerde periode?
page_number = {b_page_number} | {zoek} {n_page_number} | {wat} {n_page_number}? | Op welke {pagina} zijn we?
    | De hoeveelste {pagina} is dit? | Welke {pagina} van het document is dit? | Welk nummer heeft deze {pagina}?
meter_number = {b_meter_number} | {zoek} {n_meter_number} | {wat} {n_meter_number}?
    | Welk nummer staat er op de {meter}? | Welk nummer heeft de {meter}? | Hoe is de {meter} genummerd?
    | nummer van de {meterk} | {zoek} het nummer van de {meterk}
meter_reading = {b_meter_reading} | {zoek} {n_meter_reading} | {wat} {n_meter_reading}? | Hoeveel {gaf} de {meter} aan?
    | Op welke stand staat de {meter}? | Welke stand is er op de {meter} {afgelezen}? | stand van de {meterk}
consumption = {b_consumption} | {zoek} {n_consumption} | {hoeveel} {n_consumption}?
    | Hoeveel {stroom} is er {verbruikt}? | Hoeveel {stroom} hebben we {verbruikt}? | verbruik van {stroom}
    | Hoeveel {stroom} heeft {koperk} {verbruikt}?
policy_number = {b_policy_number} | {zoek} {n_policy_number} | {wat} {n_policy_number}?
    | Onder welk nummer is de {polis} {afgesloten}? | Welk nummer {draagt} de {polis}?
    | Welk polisnummer geef ik door bij {schade}?
ticket_number = {b_ticket_number} | {zoek} {n_ticket_number} | {wat} {n_ticket_number}?
    | Welk nummer staat er op {kaartje}? | Welk nummer {draagt} {kaartje}? | Onder welk nummer is {kaartje} uitgegeven?
    | Hoe is {kaartje} genummerd?
cashier = {b_cashier} | {wie} {n_cashier}? | {noem} {n_cashier} | Wie {zat} er achter de kassa?
    | Wie bediende de kassa? | Door wie {ben} aan de kassa geholpen? | Wie heeft de aankopen {aangesl}?
    | Welke kassamedewerker {hielp} de klant?
store_number = {b_store_number} | {zoek} {n_store_number} | {wat} {n_store_number}? | Welk nummer heeft {winkel}?
    | Onder welk nummer {staat_} {winkel} bekend? | Wat is het nummer van {winkel} binnen de keten?
    | Bij welk filiaalnummer hoort deze kassabon?
terminal = {b_terminal} | {zoek} {n_terminal} | {watn} {n_terminal}? | Op welke {term} is er {gepind}?
    | Welk nummer heeft de {term}? | Via welke {term} liep de kaartbetaling? | Op welk toestel is de kaart gelezen?
time = {b_time} | {zoek} {n_time} | {watdat} {n_time}? | {hoelaat} is er {gepind2}? | {hoelaat} was {aankoop}?
    | {hoelaat} is de kassabon afgedrukt? | Hoe laat stond de klant aan de kassa?
room_number = {b_room_number} | {zoek} {n_room_number} | {wat} {n_room_number}? | In welke kamer {verbleef} {gast}?
    | Op welke kamer sliep {gast}? | Welke kamer {kreeg} {gast}? | Welke kamer was voor {gast} gereserveerd?
arrival_date = {b_arrival_date} | {zoek} {n_arrival_date} | {watdat} {n_arrival_date}? | {wanneer} komt {gast} aan?
    | {wanneer} heeft {gast} ingecheckt? | {wanneer} begint het verblijf van {gast}?
    | Vanaf wanneer verblijft {gast} in het hotel?
departure_date = {b_departure_date} | {zoek} {n_departure_date} | {watdat} {n_departure_date}?
    | {wanneer} vertrekt {gast}? | {wanneer} heeft {gast} uitgecheckt? | {wanneer} eindigt het verblijf van {gast}?
    | Tot wanneer verblijft {gast} in het hotel?
vehicle = {b_vehicle} | {zoek} {n_vehicle} | {wat} {n_vehicle}? | Welk kenteken heeft {wagen}?
    | Met welke nummerplaat rijdt {wagen}? | Op welk kenteken staat {wagen} geregistreerd? | nummerplaat van {wagen}
    | Wat staat er op de nummerplaat van {wagen}?
first_name = {b_first_name} | {zoek} {n_first_name} | {wat} {n_first_name}? | Welke voornaam {heeftn} {persoon}?
    | Met welke voornaam staat {persoon} ingeschreven? | roepnaam van {persoon} | Hoe heet {persoon} met de voornaam?
last_name = {b_last_name} | {zoek} {n_last_name} | {wat} {n_last_name}? | Welke {achtern} {heeftn} {persoon}?
    | Hoe heet {persoon} met de achternaam? | Met welke {achtern} staat {persoon} ingeschreven?
date_of_birth = {b_date_of_birth} | {zoek} {n_date_of_birth} | {watdat} {n_date_of_birth}?
    | {wanneer} is {persoon} geboren? | {wanneer} kwam {persoon} ter wereld? | geboortedag van {persoon}
place_of_birth = {b_place_of_birth} | {zoek} {n_place_of_birth} | {watn} {n_place_of_birth}?
    | Waar is {persoon} geboren? | In welke {stad} is {persoon} geboren? | In welke {stad} kwam {persoon} ter wereld?
    | geboorteplaats van {persoon} | Waar stond de wieg van {persoon}?
nationality = {b_nationality} | {zoek} {n_nationality} | {watz} {n_nationality}?
    | Welke nationaliteit {heeftb} {persoon}? | Van welk land is {persoon} staatsburger?
    | Welk staatsburgerschap {heeftb} {persoon}? | Van welk land heeft {persoon} de nationaliteit?
passport_number = {b_passport_number} | {zoek} {n_passport_number} | {wat} {n_passport_number}?
    | Welk nummer staat er in het paspoort van {persoon}? | Welk nummer heeft {reispas} van {persoon}?
    | paspoortnummer van {persoon} | Onder welk nummer is {reispas} afgegeven?
social_security_number = {b_social_security_number} | {zoek} {n_social_security_number}
    | {wat} {n_social_security_number}? | Welk {bsn} heeft {persoon}? | Onder welk {bsn} staat {persoon} geregistreerd?
    | Onder welk nummer staat {persoon} bij de sociale zekerheid?
occupation = {b_occupation} | {zoek} {n_occupation} | {watz} {n_occupation}? | Welk beroep oefent {persoon} uit?
    | Wat doet {persoon} voor werk? | Waarmee verdient {persoon} de kost? | Wat is {persoon} van beroep?
    | Welk werk doet {persoon}?
employer = {b_employer} | {wie} {n_employer}? | {noem} {n_employer} | Bij wie is {persoon} in dienst?
    | Voor wie werkt {persoon}? | Bij welk bedrijf werkt {persoon}? | Wie betaalt het loon van {persoon}?
    | Bij welke werkgever staat {persoon} op de loonlijst?
marital_status = {b_marital_status} | {zoek} {n_marital_status} | {watz} {n_marital_status}?
    | Is {persoon} gehuwd of {alleen}? | Welke burgerlijke staat heeft {persoon}? | Is {persoon} getrouwd of {alleen}?
gender = {b_gender} | {zoek} {n_gender} | {watz} {n_gender}? | Is {persoon} een man of een vrouw?
    | Van welk geslacht is {persoon}? | Welk geslacht heeft {persoon} {aangekruist}?
    | Is {persoon} mannelijk of vrouwelijk?
department = {b_department} | {zoek} {n_department} | {watn} {n_department}? | {opafd} werkt {persoon}?
    | {opafd} hoort {persoon} thuis? | Tot welke afdeling behoort {persoon}?
subject = {b_subject} | {zoek} {n_subject} | {wat} {n_subject}? | Waarover gaat {brief}? | Waar gaat {brief} over?
    | Waarover {schrijftaf} de {afz}? | Waarop heeft {brief} betrekking? | Wat staat er achter betreft?
sender = {b_sender} | {wie} {n_sender}? | {noem} {n_sender} | Wie heeft {brief} {geschreven}? | Van wie komt {brief}?
    | Door wie is {brief} {geschreven}? | Van wie hebben we {brief} gekregen?
recipient = {b_recipient} | {wie} {n_recipient}? | {noem} {n_recipient} | Aan wie is {brief} {gericht}?
    | Voor wie is {brief} {bestemd}? | Naar wie is {brief} verzonden? | Wie krijgt {brief}?
date = {b_date} | {zoek} {n_date} | {watdat} {n_date}? | {wanneer} is {brief} {opgesteld}?
    | Van wanneer dateert {brief}? | {wanneer} is het formulier {ingevuld}? | Met welke datum is {brief} gedagtekend?
approved_by = {b_approved_by} | {wie} {n_approved_by}? | {noem} {n_approved_by} | Wie heeft {stuk} {goedgek}?
    | Door wie is {stuk} {goedgek}? | Wie gaf {akkoord} voor {stuk}? | Wiens goedkeuring staat er op dit document?
    | goedgekeurd door | akkoord door | voor akkoord
"""
