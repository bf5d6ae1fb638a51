"""Dutch questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """
{label}? | Wat staat er bij {label}? | {label} | Welke waarde heeft {label}? | Wat is vermeld onder '{label}'?
| Zoek {label}. | Geef {label}. | Wat vermeldt het document als {label}? | Waar staat {label}?
| Wat is ingevuld bij {label}? | Wat is {label}? | Toon {label}. | Vind {label}. | {label} graag
~ Wat is er achter {label} gedrukt? | Lees {label} af. | Wijs {label} aan. | Noem {label}.
"""

QUESTIONS = """
invoice_number = Wat is het factuurnummer? | factuurnummer? | factuurnr.? | Welk nummer heeft de factuur?
    | Zoek het factuurnummer. | nummer van de factuur | factuurnummer | Onder welk nummer is de factuur verstuurd?
    | Geef het factuurnummer. | Welk factuurnummer staat op de nota? | Noem het factuurnummer. | factuur nr.
    | Geef mij het factuurnummer. | Wat is het nummer van de factuur? | factuurnr | Wat staat er als factuurnummer?
    | nummer van de rekening | notanummer? ~ Welke factuur is dit? | nr. van deze factuur?
    | Vermeld het nummer van de factuur.
invoice_date = Wat is de factuurdatum? | factuurdatum? | Wanneer is de factuur opgemaakt? | datum van de factuur
    | Zoek de factuurdatum. | Van wanneer is de factuur? | factuurdatum | Welke datum draagt de factuur?
    | Wanneer is de nota verstuurd? | Noem de factuurdatum. | Wanneer is de factuur gemaakt? | datum factuur
    | Wat is de datum van de factuur? | Wanneer is er gefactureerd? | datum van de nota? | Geef de factuurdatum.
    ~ Op welke dag is gefactureerd? | factuur van?
due_date = Wat is de vervaldatum? | vervaldatum? | Wanneer moet er betaald zijn? | uiterste betaaldatum
    | Voor welke datum moet ik betalen? | Zoek de vervaldatum. | vervaldag | Tot wanneer kan er betaald worden?
    | Wanneer wordt het bedrag afgeschreven? | Noem de vervaldatum. | Wanneer moet ik betalen?
    | Wat is de uiterste betaaldatum? | betalen voor | Tot wanneer mag ik betalen? | vervaldag?
    | Voor welke dag moet het geld er zijn? | Wanneer is de factuur vervallen? ~ laatste dag om te betalen?
    | Wanneer vervalt de factuur? | te betalen voor?
delivery_date = Wat is de leverdatum? | leverdatum? | Wanneer is er geleverd? | datum van levering | Zoek de leverdatum.
    | Wanneer is de bestelling verzonden? | Noem de leverdatum. | Wanneer werd geleverd? | leveringsdatum?
    | datum levering ~ Op welke dag kwamen de goederen aan? | geleverd op?
order_date = Wat is de besteldatum? | besteldatum? | Wanneer is er besteld? | orderdatum
    | Zoek de datum van de bestelling. | Wanneer is de order geplaatst? | Noem de besteldatum.
    | Wanneer bestelde de klant? | datum bestelling | orderdatum? ~ Van wanneer is de bestelling? | besteld op?
order_number = Wat is het ordernummer? | ordernummer? | bestelnummer? | Welk nummer heeft de bestelling?
    | Zoek het ordernummer. | nummer van de bestelling | Wat is het bestelnummer? | Bij welke order hoort de factuur?
    | bestelnummer | Noem het ordernummer. | order nr. | Wat is het nummer van de order? | uw ordernummer
    | bestelling nr.? | PO-nummer? ~ Welke bestelling wordt gefactureerd? | nr. van de order? | inkoopnummer?
customer_number = Wat is het klantnummer? | klantnummer? | debiteurnummer | Welk klantnummer heeft de klant?
    | Zoek het klantnummer. | nummer van de klant | klantnummer | Onder welk nummer staat de klant bekend?
    | Noem het klantnummer. | klantnr | Wat is mijn klantnummer? | debiteurnummer? | klantnr.?
    ~ Welk nummer heeft de klant? | debiteurennummer?
contract_number = Wat is het contractnummer? | contractnummer? | Zoek het contractnummer. | nummer van het contract
    | Om welk contract gaat het? | Noem het contractnummer. | Wat is mijn contractnummer? | contractnr.? ~ contract nr.?
    | Bij welke overeenkomst hoort dit?
delivery_note_number = Wat is het pakbonnummer? | pakbon? | nummer van de leverbon | Zoek het nummer van de pakbon.
    ~ Bij welke leverbon hoort dit? | afleverbonnummer?
tracking_number = Wat is het trackingnummer? | track & trace? | zendingnummer | Zoek het trackingnummer.
    ~ Hoe kan ik het pakket volgen? | nummer van het pakket?
project_number = Wat is het projectnummer? | project? | projectnummer | Voor welk project is de factuur?
    | Zoek het projectnummer. | werf? ~ Om welk project gaat het? | dossier?
quote_number = Wat is het offertenummer? | offertenummer? | nummer van de offerte | Zoek het offertenummer.
    ~ Welke offerte is dit? | offerte nr.?
credit_note_number = Wat is het nummer van de creditnota? | creditnotanummer? | creditnummer
    | Zoek het nummer van de creditfactuur. ~ Welke creditnota is dit? | nr. creditfactuur?
receipt_number = Wat is het bonnummer? | bonnummer? | nummer van de bon | Zoek het bonnummer.
    ~ Welk nummer heeft de bon? | bon nr.?
reference = Wat is de referentie? | referentie? | uw kenmerk | Welke referentie is vermeld? | Zoek de referentie.
    | referentienummer | Noem de referentie. | uw referentie | Wat is uw kenmerk? | ref.?
    ~ Welk kenmerk gaf de klant op? | kenmerk?
payment_reference = Wat is het betalingskenmerk? | betalingskenmerk? | gestructureerde mededeling
    | Zoek de mededeling voor de overschrijving. | Wat moet bij de betaling vermeld worden? | Noem het betalingskenmerk.
    | mededeling? | Wat vul ik in als mededeling? | betalingskenmerk ~ Welke mededeling hoort bij de overschrijving?
    | o.v.v.?
total = Wat is het totaalbedrag? | totaal? | totaal incl. btw? | Hoeveel moet er betaald worden? | te betalen
    | Hoe hoog is de factuur? | Wat is het totaal inclusief btw? | Zoek het totaalbedrag. | factuurbedrag
    | Hoeveel is het totaal? | Welk bedrag moet ik betalen? | Wat kost het in totaal? | totaalbedrag | totaal te betalen
    | Wat is het eindbedrag? | Hoeveel bedraagt de factuur? | Noem het totaalbedrag. | Hoeveel moet ik betalen?
    | Hoeveel kost het? | totaal incl. | bedrag incl. btw | te betalen bedrag? | Wat moet er betaald worden?
    | Wat is het te betalen bedrag? | Wat is het factuurbedrag? | factuurtotaal | eindbedrag
    | Hoeveel ben ik verschuldigd? | totaalprijs? | Wat is de totaalprijs? | totaal inclusief btw
    | Hoeveel wordt er afgeschreven? | Geef het totaalbedrag. | brutobedrag ~ Welke som is verschuldigd? | eindtotaal?
    | Wat moet ik in totaal overmaken? | bedrag inclusief belasting | Hoeveel is het alles bij elkaar?
    | Welk bedrag komt eruit?
net_total = Wat is het subtotaal? | totaal excl. btw? | subtotaal | Wat is het bedrag exclusief btw?
    | Zoek het nettobedrag. | nettobedrag | Hoeveel is het zonder btw? | netto totaal? | Noem het subtotaal.
    | bedrag excl. btw | Wat is het nettobedrag? | netto | totaal exclusief btw? | Hoeveel is het exclusief btw?
    | Wat is het totaal zonder btw? ~ Wat is de maatstaf van heffing? | som zonder btw?
tax_amount = Hoeveel btw is er berekend? | btw? | btw-bedrag | Wat is het btw-bedrag? | Zoek het btw-bedrag.
    | totaal btw? | Hoeveel belasting is er betaald? | Hoe hoog is de btw? | Noem het btw-bedrag. | Hoeveel btw?
    | btw-bedrag? | totaal btw | Wat is de btw? | Hoeveel btw zit erin? | belasting? ~ Hoeveel daarvan is btw?
    | som van de btw?
tax_rate = Wat is het btw-tarief? | btw-tarief? | btw % | Welk btw-percentage geldt? | Zoek het btw-tarief.
    | Noem het btw-tarief. | btw-percentage? | Hoeveel procent is de btw? | tarief ~ Hoeveel procent btw?
    | tarief van de btw?
shipping_cost = Wat zijn de verzendkosten? | verzendkosten? | Hoeveel kost de verzending? | vrachtkosten
    | Zoek de verzendkosten. | Noem de verzendkosten. | verzending? | Wat kost de levering? | porto?
    ~ Wat is er voor verzending berekend? | bezorgkosten?
discount = Wat is de korting? | korting? | Hoeveel korting is er gegeven? | Zoek de korting. | kortingsbedrag
    | Noem de korting. | Hoe hoog is de korting? | kortingen? ~ Hoeveel is er afgetrokken? | bedrag van de korting?
amount_paid = Hoeveel is er al betaald? | aanbetaling? | reeds betaald | Wat is het betaalde bedrag?
    | Zoek het reeds betaalde bedrag. | voorschot? | Noem het betaalde bedrag. | Hoeveel is aanbetaald? | betaald?
    | voorschotten ~ Welke betaling is ontvangen? | al voldaan?
balance_due = Hoeveel moet nog betaald worden? | openstaand bedrag? | saldo | Welk bedrag staat nog open?
    | Zoek het openstaande bedrag. | nog te betalen | Noem het openstaande bedrag. | Hoeveel staat er nog open?
    | nog te voldoen? | saldo? ~ Wat is het restant? | resterend bedrag?
previous_balance = Wat was het vorige saldo? | vorig saldo? | oud saldo | Zoek het vorige saldo.
    ~ Welk saldo is overgebracht? | beginsaldo?
currency = In welke valuta is de factuur? | valuta? | Welke munt wordt gebruikt? | Zoek de valuta.
    ~ In welke munt moet betaald worden? | munteenheid?
iban = Wat is het IBAN? | IBAN? | IBAN | Naar welk IBAN moet ik overmaken? | Zoek het IBAN. | IBAN van de leverancier
    | Op welke rekening moet betaald worden? | Noem het IBAN. | Welk IBAN? | Waarheen moet ik het geld overmaken?
    | IBAN-nummer van de leverancier ~ Naar welke rekening gaat het geld? | IBAN-nr.?
bic = Wat is de BIC? | BIC? | BIC-code | Zoek de BIC. | Wat is de SWIFT-code? | Noem de BIC. | bic-code? | swiftcode
    ~ swift? | BIC van de bank?
account_number = Wat is het rekeningnummer? | rekeningnummer? | bankrekening | Zoek het rekeningnummer.
    | nummer van de bankrekening ~ Welk rekeningnummer is vermeld? | rek.nr.?
sort_code = Wat is de bankcode? | bankcode? | Zoek de bankcode. ~ code van de bank? | Welke code heeft de bank?
bank_name = Wat is de naam van de bank? | bank? | Bij welke bank is de rekening? | Zoek de bank. | naam van de bank
    | Noem de bank. | Welke bank? | banknaam ~ Welke bank gebruikt de leverancier? | huisbank?
account_holder = Wie is de rekeninghouder? | t.n.v.? | ten name van | Op wiens naam staat de rekening?
    | Zoek de rekeninghouder. | begunstigde ~ Van wie is de rekening? | naam van de rekeninghouder?
vat_id = Wat is het btw-nummer? | btw-nummer? | BTW nr. | Wat is het btw-nummer van de leverancier?
    | Zoek het btw-nummer. | btw-id | btw-nummer van de verkoper | Noem het btw-nummer. | btw nr.? | btw-id?
    | Wat is het btw-nummer van het bedrijf? | BTW-nummer leverancier | Wat is het btw-identificatienummer?
    ~ Welk btw-nummer heeft het bedrijf? | btw-identificatienummer?
customer_vat_id = Wat is het btw-nummer van de klant? | btw-nummer klant? | uw btw-nummer
    | Zoek het btw-nummer van de klant. ~ Welk btw-nummer heeft de koper? | btw afnemer?
tax_number = Wat is het fiscaal nummer? | fiscaal nummer? | belastingnummer | Zoek het fiscaal nummer. ~ RSIN?
    | nummer bij de belastingdienst
company_register = Wat is het KvK-nummer? | KvK? | KvK-nummer | Zoek het KvK-nummer. | ondernemingsnummer?
    | Onder welk nummer is het bedrijf ingeschreven? | Noem het KvK-nummer. | kvk-nummer?
    | Wat is het ondernemingsnummer? | ondernemingsnummer ~ inschrijving Kamer van Koophandel? | handelsregisternummer?
managing_director = Wie is de directeur? | directeur? | zaakvoerder | Wie leidt het bedrijf?
    | Zoek de naam van de directeur. ~ Wie staat aan het hoofd? | bestuurder?
phone = Wat is het telefoonnummer? | telefoon? | telefoonnummer | Zoek het telefoonnummer. | tel.
    | Welk nummer kan ik bellen? | Noem het telefoonnummer. | Wat is het nummer van de klantenservice? | tel.nr.
    | telefoonnummer? | Hoe kan ik bellen? ~ Hoe is het bedrijf telefonisch te bereiken? | telefoonnr.?
fax = Wat is het faxnummer? | fax? | faxnummer | Zoek het faxnummer. ~ telefax? | Waar kan ik naartoe faxen?
mobile = Wat is het mobiele nummer? | mobiel? | gsm | Zoek het mobiele nummer. ~ gsm-nummer? | mobiele telefoon
email = Wat is het e-mailadres? | e-mail? | e-mailadres | Zoek het e-mailadres. | Naar welk adres kan ik mailen?
    | Noem het e-mailadres. | mailadres? | Wat is de e-mail? | contact e-mail ~ mail? | e-mail van het bedrijf
website = Wat is de website? | website? | webadres | Zoek de website. | Welke site heeft het bedrijf? | Noem de website.
    | site? | Wat is het webadres? | www ~ internetadres? | Waar vind ik het bedrijf online?
contact_person = Wie is de contactpersoon? | contactpersoon? | t.a.v. | Met wie kan ik contact opnemen?
    | Zoek de contactpersoon. | Wie heeft dit behandeld? | Noem de contactpersoon. | contact? | Wie moet ik hebben?
    | behandeld door? | naam contactpersoon ~ Bij wie kan ik terecht? | naam van de contactpersoon?
salesperson = Wie is de verkoper? | verkoper? | vertegenwoordiger | Zoek de naam van de verkoper.
    ~ Wie heeft het verkocht? | accountmanager?
seller_name = Wie heeft de factuur gestuurd? | leverancier? | Wat is de naam van de leverancier?
    | Welk bedrijf heeft de factuur gestuurd? | bedrijfsnaam | Zoek de naam van het bedrijf. | Van wie is de factuur?
    | Wie is de verkoper van de goederen? | naam van de leverancier | Wie factureert? | Noem de leverancier.
    | Wie is de leverancier? | Van welk bedrijf komt de factuur? | bedrijf? | Wie stuurt de rekening?
    | afzender van de factuur | firma? | Wie heeft geleverd? | Aan wie moet ik betalen? ~ Welke firma vraagt het geld?
    | naam van de afzender van de factuur? | Wie brengt dit in rekening? | Welk bedrijf rekent dit aan?
seller_street = In welke straat zit de leverancier? | straat van de leverancier | Zoek de straat van het bedrijf.
    ~ straat van de verkoper? | In welke straat is de firma gevestigd?
seller_postcode = Wat is de postcode van de leverancier? | postcode van het bedrijf
    | Zoek de postcode van de leverancier. ~ postcode van de verkoper? | Welke postcode heeft de firma?
seller_city = In welke plaats zit de leverancier? | plaats van de leverancier | Waar is het bedrijf gevestigd?
    | Zoek de plaats van het bedrijf. ~ plaats van de verkoper? | In welke stad is de firma?
seller_country = In welk land zit de leverancier? | land van de leverancier | Zoek het land van het bedrijf.
    ~ land van de verkoper? | Uit welk land komt de firma?
buyer_name = Wie is de klant? | klant? | Wat is de naam van de klant? | Aan wie is de factuur gericht?
    | naam van de klant | Zoek de naam van de klant. | factuur aan | Wie moet betalen? | Voor wie is de factuur? | koper
    | Noem de klant. | klantnaam? | Wie is de koper? | Wie is de afnemer? | Op naam van wie staat de factuur?
    | geadresseerde van de factuur | Wie heeft gekocht? ~ Aan wie is verkocht? | naam van de afnemer?
    | Wie krijgt de rekening? | Aan wie is de nota gericht?
buyer_street = In welke straat woont de klant? | straat van de klant | Zoek de straat van de klant.
    ~ straat van de koper? | In welke straat is de afnemer?
buyer_postcode = Wat is de postcode van de klant? | postcode van de klant | Zoek de postcode van de klant.
    ~ postcode van de koper? | Welke postcode heeft de afnemer?
buyer_city = In welke plaats woont de klant? | plaats van de klant | Zoek de woonplaats van de klant.
    ~ plaats van de koper? | In welke stad is de afnemer?
buyer_country = In welk land is de klant? | land van de klant | Zoek het land van de klant. ~ land van de koper?
    | Uit welk land komt de afnemer?
seller_address = Wat is het adres van de leverancier? | adres van het bedrijf? | adres van de leverancier
    | Waar zit het bedrijf? | Zoek het adres van de verkoper. | Noem het adres van het bedrijf. | vestigingsadres?
    | Waar is de leverancier gevestigd? | adres verkoper ~ volledig adres van de afzender? | Op welk adres is de firma?
buyer_address = Wat is het factuuradres? | factuuradres? | adres van de klant | Naar welk adres gaat de factuur?
    | Zoek het adres van de klant. | Noem het factuuradres. | klantadres? | Waar woont de klant op de factuur?
    | facturatieadres ~ volledig adres van de koper? | adres van de geadresseerde?
shipping_address = Wat is het afleveradres? | afleveradres? | Waar wordt geleverd? | leveringsadres
    | Zoek het afleveradres. | Naar welk adres is verzonden? | Noem het afleveradres. | leveradres?
    | Waar moet het geleverd worden? | bezorgadres ~ plaats van levering? | Waar moet het pakket heen?
shipping_method = Hoe wordt er verzonden? | verzendwijze? | vervoerder | Wie levert de goederen? | Zoek de verzendwijze.
    ~ Met welke vervoerder? | wijze van verzending?
delivery_terms = Wat zijn de leveringsvoorwaarden? | leveringsconditie? | incoterms | Zoek de leveringsconditie.
    ~ Onder welke condities wordt geleverd? | incoterm?
payment_terms = Wat zijn de betalingsvoorwaarden? | betalingsvoorwaarden? | betalingstermijn
    | Welke betalingsconditie geldt? | Zoek de betalingsvoorwaarden. | Binnen hoeveel dagen moet ik betalen?
    | Noem de betalingsvoorwaarden. | betaaltermijn? | Hoeveel dagen heb ik om te betalen? | betalingsconditie?
    ~ Onder welke voorwaarden moet betaald worden? | betaalcondities?
payment_method = Wat is de betaalwijze? | betaalwijze? | Hoe is er betaald? | betaalmethode | Zoek de betaalwijze.
    | Noem de betaalwijze. | betaalmethode? | Hoe moet er betaald worden? | wijze van betaling
    ~ Op welke manier wordt betaald? | betaald met?
billing_period = Wat is de factuurperiode? | periode? | Over welke periode gaat de factuur? | factuurperiode
    | Zoek de periode. | afrekeningsperiode | Noem de periode. | factuurperiode? | Welke maand wordt gefactureerd?
    | verbruiksperiode? ~ Van wanneer tot wanneer wordt afgerekend? | gefactureerde periode?
page_number = Wat is het paginanummer? | pagina? | Zoek het paginanummer. | welke pagina? ~ bladnummer?
    | Op welke bladzijde zijn we?
meter_number = Wat is het meternummer? | meternummer? | nummer van de meter | Zoek het meternummer.
    ~ Welke meter is het? | tellernummer?
meter_reading = Wat is de meterstand? | meterstand? | Zoek de meterstand. | huidige stand ~ Wat geeft de meter aan?
    | afgelezen stand?
consumption = Wat is het verbruik? | verbruik? | Hoeveel is er verbruikt? | Zoek het verbruik.
    | Hoeveel kWh is verbruikt? ~ Welke hoeveelheid is afgenomen? | energieverbruik?
policy_number = Wat is het polisnummer? | polisnummer? | nummer van de polis | Zoek het polisnummer.
    ~ Welke polis is dit? | polis nr.?
ticket_number = Wat is het boekingsnummer? | ticketnummer? | reserveringsnummer | Zoek het boekingsnummer.
    ~ transactienummer? | Welke boeking is dit?
cashier = Wie was de kassier? | kassier? | Wie heeft geholpen? | Zoek de kassier. ~ Wie zat aan de kassa?
    | bediend door?
store_number = Welk filiaal is het? | filiaal? | winkelnummer | Zoek het filiaalnummer. ~ In welke winkel is gekocht?
    | nummer van de winkel?
terminal = Wat is het kassanummer? | kassa? | terminal | Zoek het kassanummer. ~ Aan welke kassa is betaald?
    | terminalnummer?
time = Hoe laat was het? | tijd? | tijdstip | Zoek de tijd. ~ uur van aankoop? | Om hoe laat is de bon geprint?
room_number = Wat is het kamernummer? | kamer? | Zoek het kamernummer. ~ Welke kamer had de gast? | tafelnummer?
arrival_date = Wat is de aankomstdatum? | aankomst? | Zoek de aankomstdatum. | datum van aankomst
    ~ Wanneer kwam de gast aan? | dag van aankomst?
departure_date = Wat is de vertrekdatum? | vertrek? | Zoek de vertrekdatum. | datum van vertrek
    ~ Wanneer vertrok de gast? | dag van vertrek?
vehicle = Wat is het kenteken? | kenteken? | nummerplaat | Zoek het kenteken. ~ Om welk voertuig gaat het?
    | nummer van de plaat?
first_name = Wat is de voornaam? | voornaam? | Zoek de voornaam. | voornaam van de persoon ~ Welke voornaam is ingevuld?
    | roepnaam?
last_name = Wat is de achternaam? | achternaam? | familienaam | Zoek de achternaam. ~ Welke achternaam is ingevuld?
    | naam van de familie?
date_of_birth = Wat is de geboortedatum? | geboortedatum? | Wanneer is de persoon geboren? | Zoek de geboortedatum.
    ~ geboren op? | Wanneer is de verjaardag?
place_of_birth = Wat is de geboorteplaats? | geboorteplaats? | Waar is de persoon geboren? | Zoek de geboorteplaats.
    ~ geboren te? | plaats van geboorte?
nationality = Wat is de nationaliteit? | nationaliteit? | Zoek de nationaliteit. | nationaliteit
    ~ Van welk land is de persoon burger? | staatsburgerschap?
passport_number = Wat is het paspoortnummer? | paspoortnummer? | nummer van het identiteitsbewijs
    | Zoek het paspoortnummer. ~ Welk nummer heeft het paspoort? | ID-nummer?
social_security_number = Wat is het burgerservicenummer? | BSN? | rijksregisternummer | Zoek het BSN.
    ~ Welk BSN heeft de persoon? | sofinummer?
occupation = Wat is het beroep? | beroep? | functie | Zoek het beroep. ~ Wat doet de persoon voor werk? | werkzaam als?
employer = Wie is de werkgever? | werkgever? | Voor wie werkt de persoon? | Zoek de werkgever. ~ Waar werkt de persoon?
    | naam van de werkgever?
marital_status = Wat is de burgerlijke staat? | burgerlijke staat? | Zoek de burgerlijke staat. ~ Is de persoon gehuwd?
    | gehuwd of ongehuwd?
gender = Wat is het geslacht? | geslacht? | Zoek het geslacht. ~ man of vrouw? | Welk geslacht is ingevuld?
department = Welke afdeling is het? | afdeling? | dienst | Zoek de afdeling. ~ Welke dienst is vermeld?
    | naam van de afdeling?
subject = Wat is het onderwerp? | onderwerp? | Waar gaat de brief over? | Zoek het onderwerp. | betreft?
    ~ Wat is de aanleiding? | onderwerp van de brief
sender = Wie is de afzender? | afzender? | Van wie is de brief? | Zoek de afzender. ~ Wie heeft geschreven?
    | naam van de afzender?
recipient = Wie is de geadresseerde? | geadresseerde? | Aan wie is de brief gericht? | Zoek de ontvanger.
    ~ Wie krijgt de brief? | naam van de ontvanger?
date = Wat is de datum? | datum? | Welke datum staat op het document? | Zoek de datum. | datum | Noem de datum.
    | Wat is de datum van het document? | gedateerd op ~ Van welke dag is dit? | dagtekening?
approved_by = Wie heeft het goedgekeurd? | goedgekeurd door? | Wie gaf akkoord? | Zoek wie akkoord gaf.
    ~ akkoord door wie? | Wie heeft getekend?
"""

CELL_QUESTIONS = """
position = Op welke regel staat {item}? | regelnummer van {item}? | {item}: pos.? ~ positie van {item}
article_number = Wat is het artikelnummer van {item}? | artikelnummer van {item}? | {item}: artikelcode?
    | Zoek het artikelnummer van {item}. ~ Onder welk nummer wordt {item} verkocht? | code van {item}
description = Waar staat {item}? | Zoek {item}. | {item} | Welk artikel is {item}? ~ In welke rij staat {item}?
quantity = Hoeveel {item} zijn er besteld? | aantal {item}? | Wat is het aantal van {item}? | {item}: aantal?
    | Hoeveel {item}? | Zoek het aantal van {item}. ~ Hoe vaak is {item} berekend? | hoeveelheid {item}
unit = In welke eenheid wordt {item} geteld? | eenheid van {item}? | {item}: eenheid? ~ maateenheid van {item}
unit_price = Wat is de stukprijs van {item}? | prijs per stuk van {item}? | Hoeveel kost één {item}?
    | {item}: prijs per eenheid? | stukprijs {item} | Zoek de prijs van {item}. | prijs van {item}
    ~ Wat kost {item} per stuk? | eenheidsprijs van {item}
line_tax_rate = Wat is het btw-tarief van {item}? | btw van {item}? | {item}: btw %? ~ Hoe wordt {item} belast?
discount_percent = Wat is de korting op {item}? | korting op {item}? | {item}: korting?
    ~ Hoeveel procent gaat van {item} af?
line_total = Wat is het totaal voor {item}? | bedrag voor {item}? | Hoeveel kost {item} in totaal? | {item}: bedrag?
    | totaal {item} | Zoek het bedrag van {item}. | Hoeveel wordt er voor {item} berekend? | totaalprijs van {item}
    ~ Welk bedrag staat bij {item}? | som voor {item}
date = Wat is de datum van {item}? | datum van {item}? | {item}: datum? ~ Op welke dag was {item}?
"""
