"""Dutch questions, labels and sentences for training pages alone (format: see `parse.py`), written without a look at the
held-out ones.
"""

LABEL_QUESTIONS = """
Wat staat er achter {label}? | Wat staat er onder {label}? | Wat staat er naast {label}? | Wat lees je bij {label}?
| Wat is de waarde bij {label}? | waarde van {label} | waarde {label} | inhoud van {label} | {label}: wat staat er?
| {label}: waarde? | veld {label} | Wat staat in het veld {label}? | Wat is de inhoud van het vak {label}?
| Welk gegeven hoort bij {label}? | Wat hoort er bij {label}? | Vertel me wat er bij {label} staat.
| Haal {label} uit het document. | Ik zoek {label}. | Ik heb {label} nodig. | Mag ik {label}?
| Kun je {label} opzoeken? | Wat is er opgegeven als {label}? | Wat is genoteerd bij {label}? | gegevens bij {label}
| Hoe luidt {label}? | Welke tekst staat bij "{label}"? | opzoeken: {label}
| Wat vind ik op deze pagina onder {label}?
"""

QUESTIONS = """
invoice_number = notanummer opzoeken | faktuurnummer | fact.nr. | factuur-ID | factuurcode | nota nr.
    | nummer op de nota | factuurkenmerk van de leverancier | volgnummer van de factuur
    | Hoe luidt het nummer van deze factuur? | Wat is het nummer van de nota? | Welk nummer kreeg deze factuur?
    | Welk notanummer heeft de rekening? | Hoe is deze factuur genummerd? | Onder welk nummer boek ik deze factuur in?
    | Welk factuurnummer moet ik invoeren? | Vertel me het factuurnummer. | Toon het factuurnummer.
    | Haal het factuurnummer uit dit document. | Lees het nummer van de factuur af. | uniek nummer van de factuur
    | nummer verkoopfactuur | nummer inkoopfactuur | nummer aankoopfactuur | facturatienummer
    | factuurnummer leverancier | Op welk factuurnummer staat dit geboekt?
    | Met welk factuurnummer kan ik naar deze rekening verwijzen? | Welk nummer draagt deze nota?
    | Kun je mij het factuurnummer geven? | factuurnummer van deze rekening graag
    | Om welke factuur gaat het, welk nummer? | invoice nummer | Mag ik het nummer van de factuur?
    | identificatie van de factuur
invoice_date = notadatum | faktuurdatum | fact.datum | facturatiedatum | uitreikingsdatum factuur
    | uitgiftedatum van de factuur | boekstukdatum factuur | dagtekening van de factuur | opmaakdatum factuur
    | opsteldatum factuur | datum rekening | datum facturatie | factuur dd. | factuur van welke dag?
    | Op welke dag is de factuur opgesteld? | Wanneer is deze rekening uitgeschreven?
    | Wanneer werd de factuur uitgereikt? | Op welke datum is de nota gemaakt? | Wanneer is de factuur gedateerd?
    | Hoe is de factuur gedagtekend? | Op welke dag heeft de leverancier gefactureerd?
    | Welke dag staat als factuurdatum vermeld? | Wanneer heeft het bedrijf deze rekening opgemaakt?
    | Welke factuurdatum moet ik inboeken? | Toon de datum van de factuur. | Vertel me de factuurdatum.
    | Lees de factuurdatum af. | Haal de factuurdatum uit het document. | Wanneer is de rekening uitgegaan?
    | Vanaf welke dag telt de factuur? | datum waarop gefactureerd is | dag van facturatie
    | uitgifte van de factuur, wanneer? | Wanneer werd er een rekening gemaakt?
    | Op welke dag werd de faktuur uitgeschreven?
due_date = betaaldatum uiterlijk | te betalen vóór | te voldoen voor | deadline betaling | betaaldeadline
    | laatste betaaldag | datum van opeisbaarheid | vervaldatum factuur | vervaldatum van de betaling
    | uiterlijk te betalen op | limietdatum betaling | incassodatum | afschrijfdatum | Wat is de vervaldag?
    | Op welke dag vervalt de factuur? | Wanneer vervalt deze rekening? | Tot welke datum heb ik de tijd om te betalen?
    | Wanneer is de uiterste dag om te betalen? | Wanneer moet het geld binnen zijn?
    | Wat is de deadline voor de betaling? | Wanneer moet deze nota voldaan zijn? | Tegen wanneer moet dit betaald zijn?
    | Voor wanneer moet ik deze factuur betalen? | Tegen welke datum verwacht men de betaling?
    | Uiterlijk wanneer moet ik overschrijven? | Wanneer wordt het bedrag van mijn rekening gehaald?
    | Wanneer vindt de incasso plaats? | Op welke dag gebeurt de domiciliëring?
    | Vanaf welke datum ben ik te laat met betalen? | Wanneer loopt de betalingstermijn af?
    | Toon de uiterste betaaldatum. | Geef de vervaldag van de factuur. | Wanneer is de betaling opeisbaar?
delivery_date = leverdag | leveringsdag | afleverdatum | verzenddatum | prestatiedatum | uitvoeringsdatum
    | datum van aflevering | datum verzending | verzonden op | datum uitvoering werken | datum van de prestatie
    | datum bezorging | levering wanneer | datum van de dienst | Op welke dag zijn de goederen geleverd?
    | Wanneer is het pakket bezorgd? | Wanneer zijn de spullen afgeleverd? | Wanneer is de levering gebeurd?
    | Op welke datum vond de levering plaats? | Wanneer werden de goederen verstuurd? | Wanneer is de dienst verricht?
    | Wanneer werd het werk uitgevoerd? | Wanneer heeft de klant de goederen gekregen? | Wanneer komt de bestelling aan?
    | Wanneer wordt de bestelling geleverd? | Op welke dag is de zending vertrokken? | Wanneer is de prestatie geleverd?
    | Wat is de datum van levering? | Geef de leveringsdatum. | Toon de leverdatum. | Welke leverdatum staat er vermeld?
    | Wanneer was de bezorging? | Wanneer ging de zending de deur uit?
order_date = besteldag | opdrachtdatum | datum order | datum bestelbon | order geplaatst op
    | Op welke dag is de bestelling gedaan? | Wanneer is de opdracht gegeven? | Wanneer werd de bestelbon opgemaakt?
    | Wat is de orderdatum? | Wanneer kwam de order binnen? | Geef de datum van de order.
    | Op welke datum bestelde de koper? | bestelling d.d.
order_number = bestelnr. | bestelbonnummer | opdrachtnummer | inkoopordernummer | aankooporder nr. | verkoopordernummer
    | purchase order | ordercode | bestelreferentie | order-ID | nummer bestelbon | nummer opdracht | uw bestelnummer
    | nummer van de order | Onder welk nummer is er besteld? | Welk nummer heeft de order?
    | Wat is het nummer van de bestelbon? | Welk bestelnummer staat erop? | Op welke bestelling slaat deze factuur?
    | Welke inkooporder hoort hierbij? | Wat is het opdrachtnummer? | Wat is het inkoopordernummer?
    | Met welk nummer zoek ik de bestelling op? | Om welke bestelling gaat het?
    | Onder welk ordernummer is dit geregistreerd? | Welk PO-nummer is vermeld? | Toon het bestelnummer.
    | Geef het ordernummer. | Vertel me het nummer van mijn bestelling. | Welk ordernummer gaf de klant op?
    | Lees het bestelbonnummer af.
customer_number = klantnr. van de koper | klantcode | klant-ID | klantenkaartnummer bij leverancier | relatienummer
    | relatienr. | debnr | klantennummer | cliëntnummer | afnemersnummer | lidnummer klant | accountnummer klant
    | nummer van de debiteur | nummer afnemer | uw klantnummer | mijn klantnummer | relatiecode
    | Welk debiteurnummer heeft de koper? | Wat is het relatienummer? | Wat is het debiteurennummer?
    | Onder welk nummer ben ik klant? | Met welk nummer ben ik bij hen geregistreerd?
    | Welk klantnummer moet ik doorgeven als ik bel? | Hoe luidt de klantcode? | Wat is de klant-ID?
    | Welk nummer heeft de afnemer bij de leverancier? | Toon het klantnummer. | Geef het debiteurnummer.
    | Welk klantnummer hoort bij deze factuur? | Wat is ons nummer als klant? | Wat is het nummer van de cliënt?
    | Vertel me het klantnummer. | Onder welke klantcode staat de afnemer?
contract_number = contractcode | contract-ID | overeenkomstnummer | overeenkomst nr. | nummer overeenkomst
    | abonnementsnummer | abonnementsnr. | nummer van mijn abonnement | contractrekening | nummer van de overeenkomst
    | nummer huurcontract | leasecontractnummer | raamcontract nr. | raamovereenkomst nummer | uw contractnummer
    | onderhoudscontract nummer | Welk contractnummer staat erop? | Welk nummer heeft het contract?
    | Wat is het abonnementsnummer? | Wat is het nummer van de overeenkomst?
    | Onder welke overeenkomst valt deze factuur? | Bij welk contract hoort deze rekening?
    | Op grond van welk contract wordt gefactureerd? | Voor welk abonnement is deze rekening?
    | Welk nummer draagt de huurovereenkomst? | Onder welk contractnummer val ik? | Welke contractrekening is het?
    | Geef het contractnummer. | Toon het nummer van het contract. | Vertel me het nummer van mijn contract.
    | Hoe luidt het contractnummer? | Met welk nummer kan ik mijn contract opzeggen? | Lees het overeenkomstnummer af.
    | huurcontractnummer
delivery_note_number = pakbonnr. | leverbonnummer | leveringsbon nr. | zendnota nummer | vrachtbrief nr.
    | vrachtbriefnummer | CMR-nummer | zendbonnummer | leveringsnota nr. | Welk nummer heeft de pakbon?
    | Bij welke leverbon hoort de factuur? | Wat is het nummer van de vrachtbrief? | Op welke pakbon is dit geleverd?
    | Geef het leverbonnummer. | Wat is het leveringsbonnummer?
tracking_number = pakketnummer | track-en-tracecode | tracking code | volgcode pakket | barcode van het pakket
    | zendingcode | 3S-code | T&T-code | Met welke code volg ik het pakket? | Welk nummer heeft de zending?
    | Hoe kan ik mijn pakje volgen, welke code? | Wat is de track & trace-code? | Geef de trackingcode.
    | Onder welk nummer reist het pakket?
project_number = projectnr. | projectcode | werknummer | werfnummer | dossiernummer | dossiernr. | kostenplaats
    | nummer van het project | nummer bouwproject | zaaknummer project | Bij welk project hoort dit?
    | Op welk project moet dit geboekt worden? | Voor welke werf is gewerkt? | Wat is het dossiernummer?
    | Welke kostenplaats is vermeld? | Onder welk werknummer valt dit?
quote_number = offerte-ID | offertecode | nummer prijsopgave | prijsofferte nr. | bestek nummer | aanbiedingsnummer
    | quotatienummer | nummer van het prijsvoorstel | nummer van de aanbieding | Welk nummer heeft de offerte?
    | Op welke offerte is dit gebaseerd? | Bij welke prijsopgave hoort dit? | Geef het offertenummer.
    | Volgens welke offerte werd gewerkt?
credit_note_number = creditnota nr. | creditfactuurnummer | creditnr. | CN-nummer | nummer van de creditnota
    | kredietnota nummer | creditnota-ID | Welk nummer heeft de creditnota? | Wat is het creditfactuurnummer?
    | Onder welk nummer is er gecrediteerd? | Geef het nummer van de kredietnota.
    | Met welke creditnota is dit verrekend? | Hoe luidt het creditnotanummer? | nummer teruggavenota
receipt_number = nummer kassabon | kasticketnummer | kasbonnummer | nummer kasticket | bon-ID | kassaticket nr.
    | nummer aankoopbewijs | Welk nummer heeft de kassabon? | Wat is het nummer van het kasticket?
    | Welk bonnummer staat op het ticket? | Geef het nummer van de bon. | Met welk bonnummer kan ik ruilen?
    | Onder welk nummer is de bon geregistreerd? | bewijsnummer van de kassa
reference = ons kenmerk | uw ref. | onze referentie | klantreferentie | referentie klant | uw referte | onze referte
    | kenmerk van de brief | Wat is het kenmerk? | Welk kenmerk is vermeld? | Onder welke referentie loopt dit?
    | Naar welk kenmerk wordt verwezen? | Welke referentie gaf de klant op? | Geef het kenmerk.
payment_reference = betaalkenmerk | OGM | VCS | betalingsreferentie | omschrijving bij betaling | acceptgironummer
    | overschrijvingsmededeling | mededeling overschrijving | machtigingskenmerk | mandaatreferentie
    | Onder vermelding waarvan moet ik betalen? | Welke omschrijving moet ik bij de overboeking zetten?
    | Welke gestructureerde mededeling moet ik gebruiken? | Welk kenmerk hoort bij de betaling?
    | Wat zet ik in het mededelingsveld van mijn bank? | te vermelden bij betaling
total = eindsom | totaalsom | totale som | bedrag van de rekening | totaal met btw | te voldoen | te betalen som
    | totaal factuur | totaal van de nota | algemeen totaal | brutototaal | som van de factuur | totaal btw inbegrepen
    | tvac bedrag | Wat is het eindtotaal? | Hoe hoog is de rekening? | Hoe groot is het volledige bedrag met btw?
    | Wat is de totale kostprijs inclusief belasting? | Hoeveel geld moet ik in totaal overmaken?
    | Welke som is er verschuldigd voor de hele factuur? | Wat kost alles samen? | Op hoeveel komt de rekening uit?
    | Wat ben ik alles bij elkaar kwijt? | Voor welk bedrag is gefactureerd, btw inbegrepen?
    | Welk bedrag staat helemaal onderaan als totaal? | Wat is het totaal van deze nota?
    | Hoeveel brengt de leverancier in totaal in rekening? | Toon het eindbedrag.
    | Vertel me het totaal inclusief belastingen. | Welk totaalbedrag moet ik inboeken? | Hoeveel is de eindafrekening?
    | Wat is het brutobedrag van de factuur? | totaal af te rekenen
net_total = excl. btw totaal | totaal ex btw | totaal zonder btw | subtot. | netto factuurbedrag | maatstaf van heffing
    | belastbare basis | belastbaar bedrag | grondslag btw | btw-grondslag | goederenbedrag | totaal vóór btw
    | bedrag voor belasting | totaal htva | netto som | exclusief btw | tussentotaal
    | Hoe hoog is het totaal voor belasting? | Over welk bedrag wordt btw berekend? | Wat is de belastbare grondslag?
    | Hoeveel kost het vóór btw? | Wat is het totaal ex btw? | Wat is de som zonder belasting?
    | Hoeveel bedraagt de factuur zonder btw? | Welk nettobedrag is gefactureerd?
    | Wat blijft er over als je de btw weglaat? | Wat is de netto waarde van de factuur?
    | Welk bedrag staat er voordat de btw erbij komt? | Geef het bedrag zonder belasting. | Toon het subtotaal.
    | Vertel me het netto totaal. | Hoe hoog is het subtotaal? | Wat is het goederenbedrag? | Welk bedrag is belastbaar?
tax_amount = btw totaal | bedrag btw | btw in euro | omzetbelasting | belastingbedrag | bedrag omzetbelasting
    | verschuldigde btw | te betalen btw | aftrekbare btw | voorbelasting | btw-som | btw over het geheel | taks
    | Wat is het bedrag aan btw? | Hoeveel omzetbelasting staat er op de factuur? | Welk btw-bedrag kan ik terugvragen?
    | Hoeveel btw mag ik aftrekken? | Hoeveel btw komt erbij? | Hoeveel btw moet er worden afgedragen?
    | Wat is de totale belasting? | Hoeveel belasting zit er in de prijs? | Hoe groot is het btw-bedrag?
    | Hoeveel euro btw is het? | Welk bedrag aan belasting wordt aangerekend? | Wat bedraagt de btw?
    | Hoeveel betaal ik aan btw? | Welke som gaat naar de fiscus? | Geef het bedrag van de btw. | Toon de totale btw.
    | Vertel me hoeveel btw er is. | Wat is de belasting over de toegevoegde waarde in geld?
    | Welk btw-bedrag moet ik inboeken? | Hoe hoog is de omzetbelasting?
tax_rate = btw-tarief in procent | percentage btw | btw-voet | btw-aanslagvoet | belastingtarief | belastingpercentage
    | tarief omzetbelasting | % btw | btw procent | toegepast btw-tarief | belastingvoet | btw hoog of laag
    | 21% of 6% btw? | Welk btw-tarief is toegepast? | Hoeveel procent btw wordt gerekend?
    | Wat is het percentage omzetbelasting? | Tegen welk tarief is de btw berekend?
    | Hoeveel procent belasting komt erbij? | Welke btw-voet is van toepassing? | Onder welk btw-tarief valt dit?
    | Is het hoge of lage btw-tarief gebruikt? | Wat is het btw-percentage?
    | Welk percentage belasting staat op de factuur? | Geef het btw-percentage. | Toon het btw-tarief.
    | Vertel me hoeveel procent btw. | Met welk percentage is de btw uitgerekend?
    | Welk belastingtarief hanteert de leverancier? | Wat is het toegepaste belastingpercentage?
    | Aan hoeveel procent is er btw geheven? | Welk tarief geldt voor de omzetbelasting? | Hoeveel % btw? | btw pct.
    | belasting %
shipping_cost = portokosten | transportkosten | leveringskosten | leverkosten | vracht | vrachtprijs | verzendbijdrage
    | port | frankeerkosten | kosten voor transport | kosten van bezorging
    | Hoeveel wordt er voor het transport gerekend? | Wat betaal ik voor de bezorging?
    | Hoeveel bedragen de leveringskosten? | Wat kost het opsturen? | Hoe hoog zijn de vrachtkosten?
discount = rabat | kortingsbedrag totaal | totale korting | aftrek korting | reductie | promokorting | actiekorting
    | uw voordeel | vermindering op de prijs | toegestane korting | betalingskorting | Hoeveel gaat er van de prijs af?
    | Hoeveel heb ik bespaard? | Welke korting is toegekend? | Hoeveel reductie kreeg de klant?
    | Wat is het kortingsbedrag? | Hoeveel rabat is verrekend?
amount_paid = reeds voldaan | al betaald | vooruitbetaald | betaald bedrag | ontvangen bedrag | ontvangen betaling
    | betaalde som | voorschotbedrag | bedrag van de aanbetaling | verrekend voorschot | Hoeveel werd er vooraf betaald?
    | Welk voorschot is al gestort? | Wat heeft de klant al voldaan? | Hoeveel heeft de leverancier al ontvangen?
    | Welk bedrag is reeds vereffend? | Hoe hoog is de aanbetaling? | Hoeveel betaalde ik al?
balance_due = openstaand saldo | open saldo | openstaande schuld | openstaande som | nog verschuldigd
    | nog te betalen saldo | restant | restbedrag | resterend saldo | resterende schuld | nog open | nog openstaand
    | saldo te betalen | saldobedrag | eindsaldo te betalen | onbetaald bedrag | te vereffenen saldo | nog te vereffenen
    | Wat is het openstaande saldo? | Hoe hoog is het restbedrag? | Hoeveel blijft er nog te betalen?
    | Wat resteert er na aftrek van het voorschot? | Welk deel is nog niet betaald? | Hoeveel schuld staat er nog open?
    | Wat moet ik nog bijbetalen? | Hoeveel ben ik nog verschuldigd? | Wat is het saldo dat nog voldaan moet worden?
    | Hoeveel rest er nog? | Welk bedrag is nog onbetaald? | Welk saldo moet ik nog vereffenen?
    | Hoeveel moet er na de aanbetaling nog bij? | Geef het restant. | Toon het openstaande saldo.
    | Vertel me wat er nog openstaat. | Hoe groot is het nog verschuldigde bedrag? | Hoeveel moet ik nog afbetalen?
previous_balance = startsaldo | oude saldo | saldo vorige periode | saldo vorige rekening | overgedragen saldo
    | overgebracht saldo | saldo vorige afrekening | saldo vorige factuur | openstaand van vorige keer
    | Hoeveel stond er nog open van de vorige rekening? | Wat is het beginsaldo? | Met welk saldo begon de periode?
    | Welk bedrag is overgedragen van de vorige factuur? | Wat was het saldo op het vorige overzicht?
    | Geef het oude saldo.
currency = valutacode | munt | factuurvaluta | betaalmunt | muntcode | geldsoort | ISO-valutacode
    | valuta van de factuur | valuta van de bedragen | munt van de factuur | betaalvaluta | euro of dollar?
    | bedragen in welke munt | deviezen | rekenmunt | Wat is de valuta? | Wat is de munteenheid?
    | In welke munt wordt er afgerekend? | In welke munt moet ik betalen? | In welke valuta zijn de bedragen uitgedrukt?
    | Zijn de bedragen in euro of in een andere munt? | Welke geldeenheid staat bij de bedragen?
    | In welk geld is er gefactureerd? | Welke valutacode wordt gebruikt? | In welke munteenheid staan de prijzen?
    | Met welke munt wordt er betaald? | Welke valuta hanteert de leverancier? | Geef de munteenheid. | Noem de valuta.
    | Toon de valuta van dit document. | Vertel me de muntsoort. | Wat voor geld is het: EUR, USD, GBP?
    | In welke valuta luidt deze rekening?
iban = IBAN-code | iban rekening | iban begunstigde | ons IBAN | iban verkoper | internationaal bankrekeningnummer
    | IBAN van het bedrijf | IBAN van de begunstigde | IBAN voor de overschrijving | IBAN om te betalen
    | bankrekening in IBAN-formaat | iban voor betaling | iban van de schuldeiser | rekening voor overboeking (IBAN)
    | iban crediteur | Wat is de IBAN-code? | Wat is het IBAN-nummer? | Welk IBAN staat op de factuur?
    | Wat is de IBAN van de verkoper? | Ik wil betalen: op welk IBAN?
    | Welk IBAN moet ik invullen bij de overschrijving? | Naar welk IBAN stort ik het bedrag?
    | Op welk IBAN wil de leverancier het geld krijgen? | Wat is het internationale rekeningnummer? | Geef het IBAN.
    | Geef de IBAN-code van de leverancier. | Toon het IBAN. | Vertel me het IBAN-nummer. | Lees het IBAN af.
    | Welk IBAN gebruikt het bedrijf? | Onder welk IBAN bankiert de leverancier?
    | Haal het IBAN van de rekening uit de factuur. | Op welk IBAN-rekeningnummer schrijf ik over?
bic = bic/swift | bic bank | BIC leverancier | BIC begunstigde | bank identifier code | swiftcode bank
    | BIC van de leverancier | swiftcode van de leverancier | internationale bankidentificatie | BIC van de begunstigde
    | Welke BIC? | Welke BIC-code heeft de bank? | Welke swiftcode moet ik invullen? | Wat is de BIC-code?
    | Hoe luidt de SWIFT van de bank? | Welke BIC hoort bij het IBAN? | Welke BIC staat op de factuur?
    | Ik betaal vanuit het buitenland: welke swiftcode? | Met welke BIC schrijf ik over?
    | Wat is de bankidentificatiecode? | Geef de BIC-code. | Geef de SWIFT-code. | Toon de BIC.
    | Vertel me de BIC van de bank. | Lees de swiftcode af. | Welke SWIFT gebruikt de leverancier?
    | Heeft de bank een BIC, welke? | Welke BIC moet bij de overboeking? | Zoek de swiftcode.
account_number = rekeningnr. | bankrekeningnummer | bankrekeningnr. | bankrek.nr. | gironummer | giro nr.
    | nummer bankrekening | postbankrekening | banknummer van de rekening | Wat is het bankrekeningnummer?
    | Welk rekeningnummer heeft de leverancier? | Wat is het gironummer? | Geef het bankrekeningnummer.
    | Onder welk rekeningnummer staat de bankrekening? | Welk nationaal rekeningnummer staat er?
sort_code = clearingcode | sorteercode | clearingnummer | bankleitzahl | bank sort code | routingnummer
    | code van de bank (clearing) | Wat is de clearingcode? | Welke sort code heeft de bank?
    | Welke bankcode moet ik invullen? | Geef de bankcode. | Welke BLZ staat vermeld?
    | Wat is de sorteercode van de bank?
bank_name = bankinstelling | kredietinstelling | bankier | banknaam leverancier | bank van de leverancier
    | bank van de begunstigde | bank begunstigde | onze bank | bankrelatie | bankkantoor | naam bankinstelling
    | bank van het bedrijf | bij welke bank | bank van de verkoper | bankagentschap | Wat is de bank?
    | Bij welke bank bankiert het bedrijf? | Welke bank heeft de leverancier? | Hoe heet de bank?
    | Wat is de bankrelatie van de leverancier? | Bij welke bank moet ik betalen?
    | Bij welke instelling loopt de rekening? | Welke financiële instelling staat vermeld?
    | Naar welke bank gaat het geld? | Van welke bank is het rekeningnummer? | Wie is de bankier van de verkoper?
    | Welke kredietinstelling houdt de rekening aan? | Geef de naam van de bank. | Toon de bank van de leverancier.
    | Vertel me welke bank het is. | Bij wie bankiert de verkoper? | Welke banknaam staat op de factuur?
    | Bij welke bank is het IBAN geopend?
account_holder = rekeninghouder | naam rekeninghouder | titularis van de rekening | rekeningtitularis | tenaamstelling
    | tenaamstelling rekening | op naam van (rekening) | betaalbaar aan | houder van de rekening
    | eigenaar van de rekening | naam bij de bankrekening | naam van de begunstigde | rekening t.n.v.
    | begunstigde van de betaling | bankrekening op naam van | Ten name van wie staat de rekening?
    | Wie is de begunstigde? | Wie is de titularis van de rekening? | Op welke naam staat het rekeningnummer?
    | Van wie is de bankrekening? | Welke naam vul ik in bij de overschrijving?
    | Wie ontvangt de betaling op zijn rekening? | Hoe luidt de tenaamstelling van de rekening?
    | Aan wie is het bedrag betaalbaar? | Op naam van wie staat het IBAN? | Welke begunstigde geef ik op bij de bank?
    | Wie houdt de bankrekening aan? | Geef de naam van de rekeninghouder. | Noem de begunstigde van de rekening.
    | Toon de tenaamstelling. | Vertel me op wiens naam de bankrekening staat. | Welke rekeninghouder is vermeld?
    | Wie bezit de rekening waarop ik stort? | rekening op naam | naam titularis | begunstigde rekening | titularis
vat_id = OB-nummer | ons btw-nummer | btw-nummer van de leverancier | btw-nr. verkoper | btw-id leverancier
    | btw-id van het bedrijf | btw-nummer afzender | btw-nummer van de firma | btw-registratienummer
    | eigen btw-nummer van de leverancier | btw nr. dienstverlener | VAT-nummer leverancier
    | Welk btw-nummer heeft de leverancier? | Wat is het btw-nummer van de verkoper? | Wat is de btw-id van het bedrijf?
    | Onder welk btw-nummer factureert het bedrijf? | Met welk nummer is de leverancier btw-plichtig geregistreerd?
    | Wat is het omzetbelastingnummer van de verkoper? | Welk btw-identificatienummer vermeldt de afzender?
    | Welk btw-nummer van de leverancier moet ik inboeken? | Hoe luidt het btw-nummer van de uitreiker?
    | Welk btw-nummer gebruikt de crediteur? | Geef het btw-nummer van de leverancier.
    | Toon het btw-nummer van het bedrijf. | Vertel me het btw-id van de verkoper.
    | Zoek het btw-identificatienummer van de leverancier. | Wat is het btw-nummer van de zaak die factureert?
    | Heeft de verkoper een btw-nummer, welk? | Wat is het OB-nummer van de ondernemer? | btw-nummer crediteur
    | btw-nummer firma | BE- of NL-btw-nummer van de leverancier
customer_vat_id = btw-nr. klant | btw-id klant | btw-nummer van de koper | btw-nummer opdrachtgever | uw btw-nr.
    | btw-nummer debiteur | btw nr. van de afnemer | btw-nummer geadresseerde | klant btw nummer
    | Welk btw-nummer heeft de klant? | Wat is het btw-nummer van de afnemer?
    | Onder welk btw-nummer is de koper bekend? | Naar welk btw-nummer is de btw verlegd? | Geef de btw-id van de klant.
    | Wat is ons eigen btw-nummer als klant?
tax_number = fiscaal nr. | belastingnr. | RSIN-nummer | loonheffingennummer | LH-nummer | fiscaal identificatienummer
    | belastingidentificatienummer | TIN | fiscaal ID | nummer bij de fiscus | fiscaal identificatienr.
    | fiscaal nummer bedrijf | loonbelastingnummer | Wat is het belastingnummer? | Wat is het RSIN?
    | Wat is het loonheffingennummer? | Welk fiscaal nummer is vermeld?
    | Welk nummer heeft het bedrijf bij de Belastingdienst? | Onder welk nummer kent de fiscus deze onderneming?
    | Wat is het fiscaal identificatienummer? | Onder welk fiscaal nummer is de onderneming geregistreerd?
    | Welk RSIN heeft de organisatie? | Hoe luidt het belastingnummer? | Geef het fiscaal nummer.
    | Noem het belastingnummer. | Toon het RSIN. | Vertel me het fiscale nummer.
    | Zoek het belastingnummer van het bedrijf. | Welk belastingnummer gebruikt de onderneming?
    | Lees het loonheffingennummer af.
company_register = kvk nr | KvK-inschrijving | Kamer van Koophandel nummer | nummer handelsregister
    | inschrijvingsnummer bedrijf | RPR-nummer | ondernemingsnr. | inschrijving handelsregister | dossiernummer KvK
    | Wat is het handelsregisternummer? | Onder welk nummer staat de zaak bij de Kamer van Koophandel?
    | Welk KBO-nummer heeft de onderneming? | Met welk nummer staat de firma in het handelsregister?
    | Welk KvK-nummer is vermeld? | Geef het ondernemingsnummer.
managing_director = bedrijfsleider | algemeen directeur | directie | gedelegeerd bestuurder | statutair bestuurder | CEO
    | directeur-eigenaar | zaakvoerder van de bv | eigenaar van de zaak | Wie is de zaakvoerder?
    | Wie is de bedrijfsleider? | Wie bestuurt de onderneming? | Wie staat aan het hoofd van de firma?
    | Wie zit in de directie? | Van wie is het bedrijf? | Noem de bestuurder.
phone = telefoon leverancier | telefoonnummer van het bedrijf | vast nummer | vaste telefoon | vaste lijn | belnummer
    | servicenummer | hulplijn | klantenservice nummer | telefoonnummer leverancier | telefoonnummer helpdesk | infolijn
    | nummer klantendienst | telefoon winkel | Op welk nummer is het bedrijf bereikbaar?
    | Naar welk nummer moet ik bellen? | Hoe bereik ik de leverancier telefonisch?
    | Ik heb een vraag over de factuur: welk nummer bel ik? | Welk telefoonnummer heeft de leverancier?
    | Waar kan ik telefonisch terecht? | Wat is het nummer van de helpdesk? | Wat is het vaste telefoonnummer?
    | Wat is het telefoonnummer van de klantendienst? | Onder welk nummer kan ik iemand aan de lijn krijgen?
    | Geef het telefoonnummer. | Toon het telefoonnummer. | Vertel me op welk nummer ik kan bellen.
    | Wat is het telefonische contactnummer? | Hoe kan ik het bedrijf opbellen?
    | Welk nummer draai ik voor de klantenservice? | Bel ons op welk nummer?
fax = fax nr. | telefaxnummer | faxnummer van het bedrijf | faxnummer leverancier | fax leverancier | fax van de firma
    | faxen naar | nummer fax | nummer van de fax | fax nummer kantoor | faxtoestel | nummer faxapparaat | faxlijn
    | faxaansluiting | fax bedrijf | Wat is de fax? | Wat is het nummer van de fax?
    | Welk faxnummer heeft de leverancier? | Naar welk nummer kan ik faxen? | Op welk nummer kan ik een fax sturen?
    | Waarheen fax ik dit document? | Hoe bereik ik het bedrijf per fax? | Onder welk nummer ontvangt de firma faxen?
    | Wat is het telefaxnummer? | Welke fax staat vermeld? | Heeft het bedrijf een fax, welk nummer?
    | Geef het faxnummer. | Noem het faxnummer. | Toon het faxnummer. | Vertel me het faxnummer.
    | Lees het faxnummer af. | Ik wil iets faxen: welk nummer?
mobile = mobiel nummer | mob. nr. | 06-nummer | mobieltje | nummer mobiele telefoon | smartphone nummer
    | Wat is het gsm-nummer? | Wat is het 06-nummer? | Op welk mobiel nummer is men bereikbaar?
    | Naar welk nummer kan ik een sms of WhatsApp sturen? | Geef het gsm-nummer. | Welk mobiel nummer staat vermeld?
email = mail naar | contactmail | e-mail leverancier | mailadres leverancier | e-mailadres van het bedrijf
    | elektronische post | mailbox | e-mail klantenservice | e-mail boekhouding | mailadres administratie
    | e-mailcontact | mailadres helpdesk | Wat is het mailadres? | Hoe kan ik het bedrijf mailen?
    | Naar welk e-mailadres stuur ik mijn vraag? | Welk e-mailadres heeft de leverancier?
    | Waar kan ik een mailtje naartoe sturen? | Hoe bereik ik de leverancier per e-mail?
    | Op welk e-mailadres zijn zij bereikbaar? | Welk mailadres staat op de factuur?
    | Ik wil een mail sturen: wat is het adres? | Wat is het elektronische postadres?
    | Naar welk e-mailadres kan ik schrijven? | Aan welk e-mailadres meld ik een klacht? | Geef het e-mailadres.
    | Toon het mailadres. | Vertel me het e-mailadres van het bedrijf. | Met welke e-mail kan ik contact opnemen?
    | Lees het e-mailadres af. | e-mail bedrijf | mailcontact
website = url | web | internetsite | internetpagina | webpagina | webstek | webshop | webwinkel | domeinnaam | www-adres
    | website leverancier | site van het bedrijf | online adres | website van de firma | link naar de site
    | Wat is de site? | Wat is het internetadres? | Wat is de URL? | Welke website heeft de leverancier?
    | Waar vind ik het bedrijf op internet? | Hoe heet de webwinkel op het web? | Naar welke site kan ik surfen?
    | Wat is de homepage van de firma? | Op welke website staat meer informatie? | Welk webadres staat op de factuur?
    | Onder welk domein zit het bedrijf online? | Geef de website. | Geef het webadres van de leverancier.
    | Toon de website van het bedrijf. | Vertel me de internetpagina. | Welke www staat erbij?
    | Waar kan ik online terecht? | webpagina bedrijf | website bedrijf
contact_person = ter attentie van | contactpersoon bedrijf | contactpers. | aanspreekpunt | aanspreekpersoon
    | behandelaar | dossierbeheerder | dossierbehandelaar | uw contact | uw contactpersoon | opgemaakt door
    | naam behandelaar | verantwoordelijke medewerker | contactnaam | medewerker die dit behandelt
    | naam van het aanspreekpunt | Wie is het aanspreekpunt? | Wie behandelt dit dossier? | Ter attentie van wie is dit?
    | Bij wie moet ik zijn met vragen? | Naar wie kan ik vragen als ik bel? | Wie is de dossierbeheerder?
    | Wie is de behandelaar? | Welke medewerker gaat hierover? | Tot wie kan ik mij richten?
    | Welke persoon staat als contact vermeld? | Hoe heet de contactpersoon?
    | Wie helpt mij met vragen over deze factuur? | Geef de naam van de contactpersoon. | Toon de contactpersoon.
    | Vertel me met wie ik contact kan opnemen. | Bij welke persoon kan ik terecht? | Wie is mijn contactpersoon?
    | Welke contactpersoon is opgegeven?
salesperson = verkoopadviseur | commercieel medewerker | vert. | handelsvertegenwoordiger | uw verkoper | verkoopster
    | adviseur | sales | Wie is de vertegenwoordiger? | Wie is de accountmanager? | Wie heeft de verkoop gedaan?
    | Wie was de adviseur bij deze order? | Welke verkoopmedewerker heeft de order opgenomen?
    | Door welke vertegenwoordiger is dit verkocht?
seller_name = verkopende partij | naam verkoper | crediteur | schuldeiser | onderneming | dienstverlener | opdrachtnemer
    | uitreiker van de factuur | opsteller van de factuur | naam van de firma | naam winkel | zaak die factureert
    | handelsnaam | aannemer | naam leverancier | facturerend bedrijf | Wie is de crediteur? | Wie is de dienstverlener?
    | Hoe heet de leverancier? | Hoe heet het bedrijf dat factureert? | Bij wie is er gekocht?
    | Bij welke firma is dit aangekocht? | Welke onderneming reikt de factuur uit? | Wie heeft deze rekening opgemaakt?
    | Wie is de uitreiker van de factuur? | Welke zaak heeft dit verkocht? | Aan welk bedrijf ben ik geld verschuldigd?
    | Door wie is de factuur opgesteld? | Onder welke handelsnaam factureert de verkoper?
    | Welke leverancier moet ik inboeken? | In welke winkel is dit gekocht? | Geef de naam van de leverancier.
    | Toon het bedrijf dat de factuur stuurde. | Van welke firma kreeg ik deze nota?
    | Welke partij levert de goederen of diensten?
seller_street = straat leverancier | straat verkoper | straat firma | straat van het bedrijf | straat bedrijf
    | straatnaam leverancier | straatnaam van de verkoper | straat en huisnummer leverancier | straat + nr. leverancier
    | straat en nummer van de firma | huisnummer en straat van het bedrijf | straat van de winkel | straat afzender
    | straat crediteur | straat van de zaak | straat vestiging | bezoekstraat van het bedrijf | straat van de uitreiker
    | Wat is de straat van de leverancier? | In welke straat is het bedrijf gevestigd? | In welke straat zit de winkel?
    | In welke straat ligt de firma? | Op welke straat en welk nummer zit de verkoper?
    | Aan welke straat ligt het kantoor van de leverancier? | Wat is het huisnummer en de straat van de leverancier?
    | Welke straat staat bij de afzender? | In welke straat heeft de verkoper zijn zaak?
    | In welke straat is de zetel van de onderneming? | Geef de straat van de leverancier.
    | Noem de straat van het bedrijf. | Toon straat en nummer van de verkoper. | Welke straatnaam heeft de leverancier?
    | In welke straat bevindt zich de crediteur? | Vertel me de straat van de firma. | straat onderneming
    | straat dienstverlener | straat uitreiker | straat hoofdkantoor | straatnaam bedrijf | leverancier straat
    | bedrijf straat
seller_postcode = postcode leverancier | postcode verkoper | postcode bedrijf | postcode firma | postcode afzender
    | postcode crediteur | postcode winkel | postnummer leverancier | postnummer van de verkoper | pc leverancier
    | postcode van de zaak | postcode van de firma | postcode vestiging | postcode kantoor leverancier
    | postcode uitreiker | postcode van de leverancier | postcode van de winkel | postnr. verkoper
    | Welke postcode heeft de leverancier? | Wat is de postcode van het bedrijf? | Wat is de postcode van de verkoper?
    | Onder welke postcode is de firma gevestigd? | Welk postnummer heeft de firma?
    | Wat is het postnummer van de leverancier? | Welke postcode staat bij de afzender?
    | Welke postcode hoort bij het adres van de leverancier? | Op welke postcode zit de zaak?
    | In welk postcodegebied zit de leverancier? | Geef de postcode van de leverancier.
    | Noem de postcode van de verkoper. | Toon de postcode van het bedrijf. | Zoek de postcode van de firma.
    | Vertel me de postcode van de winkel. | Hoe luidt de postcode van de crediteur?
seller_city = plaats leverancier | plaats verkoper | stad leverancier | stad van het bedrijf | gemeente leverancier
    | gemeente van de verkoper | vestigingsplaats | vestigingsplaats leverancier | plaatsnaam verkoper
    | woonplaats leverancier | stad van de firma | plaats van het bedrijf | plaats van de winkel | plaats afzender
    | stad crediteur | gemeente van de zetel | stad van de zaak | plaats van vestiging | dorp of stad van de leverancier
    | In welke stad zit het bedrijf? | In welke gemeente is de leverancier gevestigd?
    | Uit welke stad komt de leverancier? | Uit welke plaats komt de verkoper?
    | Wat is de vestigingsplaats van de firma? | In welke stad ligt de winkel? | In welk dorp of welke stad zit de zaak?
    | Vanuit welke plaats factureert het bedrijf? | In welke gemeente heeft de onderneming haar zetel?
    | Welke plaatsnaam staat bij de leverancier? | Geef de plaats van de leverancier. | Noem de stad van de verkoper.
    | Toon de vestigingsplaats van het bedrijf. | In welke stad heeft de crediteur zijn kantoor?
    | Welke gemeente hoort bij de afzender? | Vertel me in welke stad de leverancier zit. | plaats bedrijf
    | gemeente bedrijf | stad verkoper
seller_country = land verkoper | land bedrijf | land van de firma | land van het bedrijf | land afzender
    | land crediteur | landcode leverancier | landcode van de verkoper | land van vestiging | vestigingsland
    | vestigingsland leverancier | land van de onderneming | land uitreiker | land van de winkel
    | thuisland van de leverancier | land van de zaak | Uit welk land komt de leverancier?
    | Uit welk land komt de factuur? | In welk land is het bedrijf gevestigd? | In welk land zit de verkoper?
    | In welk land heeft de firma haar zetel? | Wat is het land van de leverancier?
    | Vanuit welk land wordt er gefactureerd? | Welk land staat bij het adres van de leverancier?
    | Is het een Nederlandse, Belgische of andere buitenlandse leverancier? | Welke landcode heeft de leverancier?
    | Van welk land is de verkoper? | Geef het land van de leverancier. | Noem het land van de verkoper.
    | Toon het vestigingsland van het bedrijf. | Zoek het land van de verkoper. | Vertel me in welk land de firma zit.
    | In welke staat is de crediteur gevestigd? | land onderneming | land dienstverlener | landcode bedrijf
buyer_name = naam klant | afnemer | naam koper | opdrachtgever | debiteur | debiteurnaam | schuldenaar | kopende partij
    | besteller | cliënt | gefactureerde partij | gefactureerd aan | geadresseerde factuur | inkoper | aankoper
    | factuur t.n.v. | rekening voor wie | ontvanger van de factuur | gefactureerde klant | Wie is de debiteur?
    | Wie is de opdrachtgever? | Wie is de geadresseerde van de factuur? | Wie heeft deze factuur gekregen?
    | Aan wie is er gefactureerd? | Hoe heet de klant? | Hoe heet de afnemer? | Welke klant wordt gefactureerd?
    | Aan wie is er verkocht? | Wie heeft dit besteld? | Voor wiens rekening is dit?
    | Welke firma moet deze nota betalen? | Wie is de schuldenaar? | Aan welk bedrijf is de rekening gestuurd?
    | Wie is de cliënt? | Geef de naam van de klant. | Toon de koper. | Welke afnemer staat op de factuur?
    | Op welke naam is de rekening gezet?
buyer_street = straat klant | straat afnemer | straat van de afnemer | straat opdrachtgever | straat debiteur
    | straatnaam klant | straatnaam van de koper | straat en huisnummer klant | straat + nr. klant
    | straat en nummer van de koper | straat van het factuuradres | factuurstraat | straat geadresseerde
    | straat van de opdrachtgever | huisnummer en straat van de klant | straat gefactureerde | straat van de cliënt
    | Wat is de straat van de klant? | In welke straat zit de koper? | In welke straat is de klant gevestigd?
    | In welke straat woont de afnemer? | Naar welke straat is de factuur gestuurd? | Welke straat staat bij de klant?
    | Op welk huisnummer in welke straat woont de klant? | Welke straat hoort bij het factuuradres?
    | In welke straat heeft de opdrachtgever zijn kantoor? | Welke straatnaam heeft de afnemer?
    | Geef de straat van de klant. | Noem de straat van de koper. | Toon straat en huisnummer van de klant.
    | Zoek de straat van de afnemer. | Vertel me de straat van de debiteur.
    | In welke straat woont degene die moet betalen? | straat cliënt | straat factuuradres | straat besteller
    | klant straat | straatnaam afnemer
buyer_postcode = postcode klant | postcode afnemer | postcode debiteur | postcode opdrachtgever | postcode cliënt
    | postnummer klant | postnummer van de koper | pc klant | postcode van de afnemer | postcode factuuradres
    | factuurpostcode | postcode geadresseerde | postcode van de opdrachtgever | postcode gefactureerde | postnr. klant
    | postcode van de debiteur | postcode besteller | Welke postcode heeft de klant? | Wat is de postcode van de koper?
    | Wat is de postcode van de afnemer? | Onder welke postcode woont de klant? | Wat is het postnummer van de klant?
    | Welke postcode heeft het factuuradres? | Naar welke postcode is de factuur gestuurd?
    | Welke postcode staat bij de geadresseerde van de factuur? | Op welke postcode zit de opdrachtgever?
    | In welk postcodegebied woont de koper? | Geef de postcode van de klant. | Noem de postcode van de afnemer.
    | Toon de postcode van de koper. | Zoek het postnummer van de koper. | Vertel me de postcode van de debiteur.
    | Hoe luidt de postcode van de opdrachtgever?
buyer_city = plaats klant | woonplaats klant | gemeente klant | stad van de koper | plaats afnemer
    | gemeente van de afnemer | stad van de klant | woonplaats van de koper | woonplaats afnemer | plaatsnaam klant
    | plaats van het factuuradres | factuurplaats | plaats debiteur | stad opdrachtgever | gemeente van de klant
    | plaats van de cliënt | plaats geadresseerde | Wat is de woonplaats van de klant? | In welke stad woont de klant?
    | In welke gemeente woont de koper? | In welke stad is de afnemer gevestigd? | Uit welke plaats komt de klant?
    | Uit welke stad komt de koper? | Naar welke stad is de factuur gestuurd?
    | Welke gemeente staat in het factuuradres? | In welk dorp of welke stad zit de opdrachtgever?
    | Welke plaatsnaam staat bij de klant? | Waar woont de koper, welke stad? | Geef de plaats van de klant.
    | Noem de woonplaats van de koper. | Toon de stad van de afnemer. | Zoek de plaats van de koper.
    | Vertel me in welke gemeente de klant zit.
buyer_country = land klant | land afnemer | land van de afnemer | land debiteur | land opdrachtgever | landcode klant
    | landcode van de koper | land van het factuuradres | factuurland | land van de opdrachtgever | land geadresseerde
    | land van de cliënt | land besteller | woonland klant | land gefactureerde | thuisland van de klant
    | In welk land woont de klant? | In welk land zit de koper? | In welk land is de afnemer gevestigd?
    | Uit welk land komt de klant? | Uit welk land komt de koper? | Wat is het land van de klant?
    | Naar welk land is de factuur gestuurd? | Welk land staat in het factuuradres? | Welke landcode heeft de klant?
    | Aan een klant in welk land is er verkocht? | Welk land staat bij de klant? | Geef het land van de klant.
    | Noem het land van de koper. | Toon het land van de afnemer. | Zoek het land van de koper.
    | Vertel me in welk land de opdrachtgever zit. | Van welk land is de debiteur? | land cliënt | land factuuradres
    | landcode afnemer
seller_address = adres leverancier | adres bedrijf | adres firma | adres van de firma | bedrijfsadres | bezoekadres
    | adres afzender | adres van de verkoper | maatschappelijke zetel | hoofdkantoor | hoofdzetel
    | kantooradres leverancier | adres winkel | adres van de winkel | adres crediteur | statutaire zetel
    | postadres van het bedrijf | retouradres | adresgegevens leverancier | adres uitreiker factuur
    | Wat is het bedrijfsadres? | Wat is het bezoekadres? | Waar is de maatschappelijke zetel?
    | Wat is het adres van de verkoper? | Op welk adres is de firma gevestigd? | Waar ligt de winkel?
    | Waar kan ik de leverancier bezoeken? | Waar staat het hoofdkantoor?
    | Naar welk adres kan ik de leverancier schrijven? | Op welk adres houdt het bedrijf kantoor?
    | Van welk adres komt de factuur? | Waar heeft de onderneming haar zetel?
    | Hoe luidt het volledige adres van de leverancier? | Geef het adres van de leverancier.
    | Toon het adres van het bedrijf. | Vertel me waar de crediteur zit.
buyer_address = adres klant | adres afnemer | adres van de koper | adres van de afnemer | adres opdrachtgever
    | factureringsadres | adres facturatie | uw adres | adres van de cliënt | adresgegevens klant
    | correspondentieadres klant | adres van de gefactureerde | adres van de opdrachtgever | postadres klant
    | adres besteller | Wat is het adres van de klant? | Wat is het klantadres? | Wat is het adres van de koper?
    | Wat is het facturatieadres? | Naar welk adres is de rekening gestuurd? | Waar woont de koper?
    | Waar is de afnemer gevestigd? | Op welk adres staat de klant ingeschreven? | Aan welk adres is de factuur gericht?
    | Welk adres heeft de opdrachtgever? | Waarheen is de nota verstuurd? | Hoe luidt het volledige adres van de klant?
    | Geef het factuuradres. | Toon het adres van de afnemer. | Vertel me het adres van de debiteur.
    | Zoek het facturatieadres. | adres cliënt | adres gefactureerde
shipping_address = verzendadres | bestemmingsadres | leveringsplaats | afleverplaats | adres voor levering
    | adres van levering | afleverlocatie | werfadres | verbruiksadres | geleverd aan | leveringspunt
    | Wat is het leveringsadres? | Wat is het bezorgadres? | Waar zijn de goederen afgeleverd?
    | Naar welk adres gaat het pakket? | Waar moet de chauffeur de goederen afzetten? | Op welk adres wordt bezorgd?
shipping_method = verzendmethode | leveringswijze | leverwijze | transporteur | koeriersdienst | bezorgdienst
    | verzonden met | verzonden via | Wie is de vervoerder? | Met welke koerier is het verstuurd?
    | Wie bezorgt het pakket? | Op welke manier wordt er geleverd? | Via welke transporteur is verzonden?
    | Per post of per koerier, hoe verzonden?
delivery_terms = leveringsvoorwaarde | leverconditie | leveringsbeding | franco of af fabriek | handelsterm levering
    | condities van levering | leveringsclausule | Welke incoterm geldt? | Onder welke voorwaarden wordt geleverd?
    | Welke leveringsvoorwaarden zijn afgesproken? | Is de levering franco of EXW? | Geef de incoterms.
    | Welke leveringsconditie is van toepassing?
payment_terms = betaalvoorwaarden | betalingscondities | betaalconditie | betalingsvoorwaarde | krediettermijn
    | betalingsafspraak | betalingsafspraken | betalen binnen | dagen netto | aantal dagen betaling
    | condities van betaling | betalingstermijn in dagen | voorwaarden voor betaling | 30 dagen einde maand?
    | contant of op termijn? | kredietdagen | Wat is de betalingstermijn? | Wat is de betaaltermijn?
    | Welke betaaltermijn is afgesproken? | Welke betalingsvoorwaarden gelden er?
    | Hoeveel dagen betalingstermijn is er? | Hoeveel uitstel van betaling krijg ik?
    | Hoelang heb ik om de factuur te voldoen? | Na hoeveel dagen moet betaald zijn?
    | Hoeveel dagen krediet geeft de leverancier? | Binnen welke termijn moet de rekening voldaan zijn?
    | Wat zijn de condities voor de betaling? | Geef de betalingstermijn. | Toon de betalingsvoorwaarden.
    | Vertel me de betaalcondities. | Is het contant betalen, of na hoeveel dagen?
    | Wat is afgesproken over de termijn van betalen?
payment_method = betalingswijze | betalingsmethode | betaalmiddel | betaalvorm | manier van betalen | betaald via
    | pin of contant | betaalmanier | betalingsmiddel | Waarmee is er betaald? | Is er gepind of contant betaald?
    | Met welk betaalmiddel is afgerekend? | Op welke manier wordt er betaald? | Via incasso, overschrijving of kaart?
    | Welke betaalmethode is gebruikt?
billing_period = facturatieperiode | facturatietijdvak | factuurtijdvak | afrekenperiode | abonnementsperiode
    | dienstperiode | prestatieperiode | leveringsperiode | huurperiode | termijn van facturatie | periode van - tot
    | periode van facturatie | betreft periode | gefactureerde maand | gefactureerd kwartaal | afgerekend tijdvak
    | van-tot periode | Op welke periode heeft de rekening betrekking? | Voor welke periode wordt er gefactureerd?
    | Welk tijdvak bestrijkt de factuur? | Van wanneer tot wanneer loopt de afrekening?
    | Over welke maanden gaat deze rekening? | Over welk kwartaal wordt er gefactureerd?
    | Voor welke maand is deze nota? | Welke periode dekt de factuur? | Wat is de verbruiksperiode?
    | Wat is de facturatieperiode? | Wat is de afrekeningsperiode? | Over welke tijd moet ik betalen?
    | Voor welk tijdvak geldt dit bedrag? | Geef de factuurperiode. | Toon de periode van de factuur.
    | Vertel me over welke periode het gaat. | Welke begin- en einddatum heeft de factuurperiode?
page_number = blz. | pag. | bladzijde | blad | paginanr. | bladzijdenummer | pagina van hoeveel | Welke pagina is dit?
    | Hoeveelste blad is dit? | Wat is het bladnummer? | Welk paginanummer staat erop? | Geef het paginanummer.
meter_number = meternr. | metercode | meter-ID | nummer teller | nummer van de elektriciteitsmeter | nummer gasmeter
    | EAN-code | EAN-nummer aansluiting | watermeternummer | Welk nummer heeft de meter? | Wat is de EAN-code?
    | Welk nummer staat er op de teller? | Om welke meter gaat het? | Geef het meternummer.
    | Welk EAN-nummer heeft mijn aansluiting?
meter_reading = eindstand | nieuwe stand | stand van de meter | stand nieuw | indexstand | actuele meterstand
    | meteropname | eindindex | Wat is de eindstand? | Wat is de nieuwe meterstand? | Wat gaf de meter aan?
    | Op hoeveel staat de teller? | Hoe hoog staat de meter nu? | Welke stand is opgenomen?
consumption = totaal verbruik | jaarverbruik | stroomverbruik | gasverbruik | elektriciteitsverbruik | waterverbruik
    | verbruikte kWh | verbruikte m³ | verbruikte hoeveelheid | kWh | Hoeveel stroom heb ik gebruikt?
    | Hoeveel kubieke meter is verbruikt? | Wat heb ik verbruikt? | Hoe hoog is mijn jaarverbruik?
    | Hoeveel energie is er afgenomen?
policy_number = polis | verzekeringsnummer | nummer verzekering | nummer verzekeringspolis | polis-ID
    | certificaatnummer verzekering | polisblad nummer | nummer van mijn verzekering | Welk nummer heeft de polis?
    | Onder welk polisnummer ben ik verzekerd? | Bij welke polis hoort deze premie? | Wat is het verzekeringsnummer?
    | Geef het polisnummer.
ticket_number = boekingscode | boekingsnr. | boekingsreferentie | reserveringsnr. | reservatienummer | reserveringscode
    | transactienr. | nummer van het vervoerbewijs | nummer reservatie | Wat is het reserveringsnummer?
    | Wat is het transactienummer? | Onder welk nummer is er geboekt? | Welke boekingscode staat op het ticket?
    | Met welk nummer is de reservatie bevestigd? | Geef het ticketnummer.
cashier = kassière | kassamedewerker | operator kassa | ober | naam kassier | verkoopster aan de kassa
    | Wie zat er aan de kassa? | Door wie ben ik bediend? | Wie heeft de klant afgerekend?
    | Welke medewerker stond aan de kassa? | Wie was de ober? | Geef de naam van de kassier.
store_number = filiaalnr. | filiaalnummer | winkelnr. | winkelcode | filiaalcode | vestigingsnummer
    | nummer van het filiaal | nummer verkooppunt | winkel-ID | Welk nummer heeft het filiaal?
    | In welk filiaal is dit gekocht? | Wat is het winkelnummer? | Welke vestiging van de keten is het?
    | Geef het filiaalnummer.
terminal = kassanr. | kassanummer | terminal-ID | terminalnr. | betaalautomaat | pinautomaat nr. | POS-nummer
    | betaalterminal | nummer van de kassa | Aan welke kassa is afgerekend? | Welke terminal is gebruikt?
    | Wat is de terminal-ID? | Op welke betaalautomaat is gepind? | Geef het nummer van de terminal.
time = uur | kloktijd | tijd van de aankoop | verkooptijd | tijdstip transactie | tijdstip aankoop | hoe laat | uurtijd
    | tijd op de bon | Om hoe laat is er afgerekend? | Op welk uur is dit gekocht? | Op welk tijdstip was de aankoop?
    | Welke tijd staat er op de bon? | Geef het tijdstip.
room_number = kamernr. | kamernummer | hotelkamer | nummer hotelkamer | tafel | tafelnr. | nummer van de tafel
    | nummer van de kamer | In welke kamer sliep de gast? | Welke hotelkamer was het? | Aan welke tafel zaten we?
    | Welk kamernummer had de gast? | Wat is het tafelnummer? | Geef het kamernummer.
arrival_date = aankomstdatum | aankomstdag | check-in | datum check-in | aankomst gast | eerste dag verblijf
    | begin van het verblijf | datum inchecken | Wanneer komt de gast aan? | Wanneer is er ingecheckt?
    | Op welke dag begint het verblijf? | Op welke datum was de aankomst? | Vanaf wanneer is de kamer geboekt?
    | Geef de aankomstdatum.
departure_date = vertrekdatum | vertrekdag | check-out | datum check-out | vertrek gast | laatste dag verblijf
    | einde van het verblijf | datum uitchecken | Wanneer vertrekt de gast? | Wanneer is er uitgecheckt?
    | Op welke dag eindigt het verblijf? | Op welke datum was het vertrek? | Tot wanneer is de kamer geboekt?
    | Geef de vertrekdatum.
vehicle = kentekennummer | nummerplaat auto | plaatnummer | autokenteken | inschrijvingsnummer voertuig | nrplaat
    | voertuig | auto | wagen | Welke nummerplaat heeft de auto? | Welk kenteken heeft het voertuig?
    | Om welke wagen gaat het? | Voor welk voertuig is dit? | Wat is de nummerplaat? | Geef het kenteken.
first_name = voornamen | doopnaam | eerste naam | voornaam aanvrager | voornaam van de aanvrager | voorna(a)m(en)
    | voornaam betrokkene | Hoe luidt de voornaam? | Wat is de roepnaam? | Wat zijn de voornamen?
    | Hoe heet de persoon van voren? | Geef de voornaam. | Noem de voornaam van de aanvrager.
last_name = familienaam persoon | geslachtsnaam | naam (achternaam) | familienaam van de aanvrager
    | achternaam van de persoon | Wat is de familienaam? | Wat is de geslachtsnaam? | Hoe luidt de achternaam?
    | Welke familienaam is ingevuld? | Hoe heet de persoon van achteren? | Geef de achternaam. | Noem de familienaam.
date_of_birth = geb.datum | datum van geboorte | verjaardag | geboortejaar en -dag | dag van geboorte
    | Op welke dag is hij of zij geboren? | Wanneer werd de aanvrager geboren? | Wat is de geboortedag?
    | Wanneer is de persoon jarig? | Geef de geboortedatum. | Welke geboortedatum is ingevuld?
place_of_birth = geboorteplek | geboortestad | geboortegemeente | geboren in | geb.plaats | plaats geboorte
    | In welke stad is de persoon geboren? | In welke gemeente werd de aanvrager geboren?
    | Waar is hij of zij ter wereld gekomen? | Wat is de geboortestad? | Geef de geboorteplaats.
    | Welke geboorteplaats is ingevuld?
nationality = landsaard | burgerschap | nationaliteit aanvrager | paspoortland | nationaliteit van de persoon
    | staatsburger van | Welke nationaliteit heeft de persoon? | Van welk land is hij of zij staatsburger?
    | Wat is het staatsburgerschap? | Welk paspoort bezit de persoon, van welk land?
    | Is de persoon Nederlander, Belg of iets anders? | Geef de nationaliteit. | Welke nationaliteit is ingevuld?
passport_number = paspoortnr. | nummer paspoort | identiteitskaartnummer | nummer identiteitskaart | ID-kaart nr.
    | documentnummer paspoort | nummer legitimatiebewijs | Wat is het nummer van de identiteitskaart?
    | Met welk identiteitsbewijs is er gelegitimeerd, welk nummer? | Wat is het ID-nummer?
    | Onder welk nummer is het paspoort afgegeven? | Geef het paspoortnummer.
social_security_number = burgerservicenummer | BSN-nummer | rijksregisternr. | INSZ | INSZ-nummer
    | sociaal-fiscaal nummer | socialezekerheidsnummer | persoonsnummer overheid | Wat is het BSN?
    | Wat is het rijksregisternummer? | Welk burgerservicenummer heeft de persoon? | Wat is het INSZ-nummer?
    | Geef het rijksregisternummer. | Wat is het socialezekerheidsnummer?
occupation = job | vak | werk van de persoon | huidige functie | beroep / functie | beroepsbezigheid
    | Welk beroep oefent hij of zij uit? | Als wat is de persoon werkzaam? | Wat is de functie van de aanvrager?
    | Welk vak heeft de persoon? | Geef het beroep. | Welke job heeft de persoon?
employer = naam werkgever | huidige werkgever | baas | in dienst bij | patroon | werkgevend bedrijf
    | Bij wie is de persoon in dienst? | Bij welk bedrijf werkt de aanvrager? | Waar is hij of zij tewerkgesteld?
    | Hoe heet de werkgever? | Wie betaalt het loon? | Geef de naam van de werkgever.
marital_status = burgerlijke stand | gezinssituatie | huwelijksstatus | getrouwd | gezinstoestand | relatiestatus
    | Is de persoon getrouwd? | Is de aanvrager gehuwd of alleenstaand? | Wat is de huwelijkse staat?
    | Wat is de gezinssituatie? | Geef de burgerlijke staat. | Is hij of zij gescheiden, gehuwd of samenwonend?
gender = M/V | man/vrouw | geslacht aanvrager | kunne | gender | Is het een man of een vrouw?
    | Is de persoon mannelijk of vrouwelijk? | Welk geslacht heeft de persoon? | Geef het geslacht. | Wat is de sekse?
department = afd. | departement | naam afdeling | bedrijfsafdeling | interne dienst | team of afdeling | sectie
    | naam van de dienst | bureau of afdeling | Wat is de afdeling? | Bij welke afdeling hoort dit?
    | Welke dienst behandelt dit? | Op welke afdeling werkt men? | Geef de afdeling. | Welk departement is vermeld?
subject = betr. | inzake | aangaande | onderwerp brief | titel van de brief | onderwerpregel | thema van het schrijven
    | Waarover gaat dit schrijven? | Waarover is mij geschreven? | Wat is het thema van de brief?
    | Waarop heeft deze brief betrekking? | Waar handelt het document over? | Geef het onderwerp.
    | Wat staat er in de onderwerpregel?
sender = afz. | afzender brief | schrijver van de brief | briefschrijver | naam afzender | verzender van de brief
    | brief van | steller van de brief | verstuurder brief | Wie heeft de brief geschreven? | Wie stuurde deze brief?
    | Van wie komt dit schrijven? | Door wie is de brief verzonden? | Hoe heet de afzender? | Geef de afzender.
recipient = bestemmeling | ontvanger brief | geadresseerde brief | bestemd voor | brief aan | ontvanger van de brief
    | naam geadresseerde | gericht aan | ontvanger van dit schrijven | Wie ontvangt de brief? | Wie is de bestemmeling?
    | Voor wie is de brief bestemd? | Aan wie is dit schrijven geadresseerd? | Naar wie is de brief gestuurd?
    | Geef de geadresseerde.
date = d.d. | datum document | datum van het stuk | afdrukdatum | datum opmaak | gedagtekend op | datum boven de brief
    | plaats en datum | datum van dit document | Wanneer is dit document gedateerd? | Van welke datum is dit document?
    | Wat is de dagtekening? | Wanneer is dit stuk afgedrukt? | Geef de datum van het document.
approved_by = akkoord door | goedgekeurd door wie | voor akkoord | gecontroleerd door | getekend voor akkoord
    | goedkeurder | fiatteur | gefiatteerd door | goedkeuring van | naam goedkeurder | Wie heeft getekend voor akkoord?
    | Door wie is dit goedgekeurd? | Wie heeft de goedkeuring gegeven? | Wie controleerde dit?
    | Wie fiatteerde dit stuk? | Geef de naam van de goedkeurder.
"""

CELL_QUESTIONS = """
position = regelnummer {item} | pos. {item} | regel {item} | volgnummer van {item} | {item}: regel? | {item}: regelnr.?
    | {item}, positienummer | Welke positie heeft {item}? | Op de hoeveelste regel staat {item}?
    | Welk regelnummer hoort bij {item}? | Wat is het volgnummer van {item} in de lijst?
    | Onder welk positienummer staat {item}? | Geef het regelnummer van {item}. | lijnnummer {item}
article_number = artikelnr. {item} | art.nr. {item} | artikelcode {item} | productcode van {item} | productnummer {item}
    | SKU van {item} | itemcode {item} | {item}: art.nr.? | {item}: productcode? | Welk artikelnummer heeft {item}?
    | Onder welke code staat {item}? | Wat is de productcode van {item}? | Met welk nummer bestel ik {item} na?
    | Geef de artikelcode van {item}. | referentie van het artikel {item} | catalogusnummer van {item}
description = omschrijving van {item} | omschrijving {item} | beschrijving van {item} | {item}: omschrijving?
    | {item}: artikel? | productnaam {item} | regel met {item} | Toon {item}. | Vind {item}.
    | Op de factuur: waar is {item} vermeld? | Hoe is {item} omschreven? | Welke omschrijving heeft {item}?
    | In welke regel vind ik {item}? | Wat is de benaming van {item}? | Staat {item} erop, waar?
quantity = hoeveelheid van {item} | aantal stuks {item} | stuks {item} | {item}: hoeveelheid? | {item}: hoeveel stuks?
    | {item}: qty | Hoeveel stuks van {item} zijn geleverd? | Hoeveel keer {item}?
    | Welke hoeveelheid {item} is gefactureerd? | Hoeveel heb ik van {item} gekocht?
    | Hoeveel exemplaren van {item} staan erop? | In welke hoeveelheid is {item} geleverd? | Geef het aantal van {item}.
    | Hoeveel is er afgenomen van {item}?
unit = eenheid {item} | meeteenheid van {item} | maateenheid {item} | verkoopeenheid {item} | besteleenheid van {item}
    | {item}: per stuk, uur of kg? | {item}: maateenheid? | eenh. {item} | Per wat wordt {item} verkocht?
    | Welke eenheid heeft {item}? | Waarin wordt {item} gemeten? | In welke maat is {item} aangegeven?
    | Is {item} per stuk, doos of uur? | Geef de eenheid van {item}. | Welke meeteenheid staat bij {item}?
unit_price = eenheidsprijs {item} | stukprijs van {item} | prijs/stuk {item} | prijs per eenheid van {item}
    | prijs p/st {item} | {item}: stukprijs? | {item}: eenheidsprijs? | uurtarief {item}
    | Wat is de eenheidsprijs van {item}? | Hoeveel betaal ik per eenheid voor {item}?
    | Tegen welke stukprijs is {item} verkocht? | Wat rekent men per stuk voor {item}?
    | Welke prijs per eenheid heeft {item}? | Geef de stukprijs van {item}. | Hoeveel is één stuk van {item}?
line_tax_rate = btw-tarief {item} | btw-percentage van {item} | btw % {item} | percentage btw op {item}
    | {item}: btw-tarief? | {item}: hoeveel procent btw? | btw-code van {item} | belastingtarief van {item}
    | btw-voet {item} | Hoeveel procent btw zit er op {item}? | Welk btw-percentage geldt voor {item}?
    | Onder welk btw-tarief valt {item}? | Tegen welk tarief is {item} belast?
    | Hoeveel procent belasting rekent men voor {item}? | Geef het btw-percentage van {item}.
discount_percent = korting {item} | kortingspercentage van {item} | kortings% {item} | rabat op {item}
    | korting in procent op {item} | {item}: kortingspercentage? | {item}: rabat? | reductie op {item}
    | regelkorting {item} | Hoeveel korting krijg ik op {item}? | Hoeveel procent gaat er af bij {item}?
    | Welk kortingspercentage geldt voor {item}? | Met hoeveel procent is {item} afgeprijsd?
    | Hoeveel rabat is er op {item}? | Geef de korting op {item}.
line_total = regeltotaal {item} | regelbedrag {item} | bedrag {item} | totaalbedrag van {item} | lijntotaal {item}
    | subtotaal van {item} | {item}: totaal? | {item}: regelbedrag? | totale prijs {item}
    | Wat is het regeltotaal van {item}? | Hoeveel betaal ik in totaal voor {item}? | Welk bedrag staat achter {item}?
    | Voor hoeveel staat {item} op de rekening? | Hoeveel wordt er aangerekend voor {item}?
    | Wat kost {item} alles bij elkaar? | Op welk bedrag komt {item} uit? | Geef het totaalbedrag voor {item}.
date = datum {item} | dag van {item} | {item}: wanneer? | {item}: dag? | {item} d.d. | boekdatum van {item}
    | boekingsdatum {item} | Wanneer was {item}? | Van wanneer is {item}? | Op welke datum staat {item} geboekt?
    | Wanneer is {item} geleverd of uitgevoerd? | Welke datum staat er bij {item}? | Wanneer vond {item} plaats?
    | Geef de datum van {item}.
"""

COLUMNS = """
position = Nummer | No. | Rij | Ln. | Lijnnr.
article_number = Art.-nr. | Artikel-nr. | Materiaalnummer | Leverancierscode | Onderdeelnummer | SKU | Barcode | Ref.
    | Best. nr. | Catalogusnr. | Ons art.nr. | ISBN | Materiaal
description = Product/dienst | Omschrijving dienst | Beschrijving werkzaamheden | Verrichting | Activiteit | Onderwerp
    | Tekst | Omschrijving van de levering | Aard van de werken | Artikelbeschrijving | Prestatie | Diensten | Item
    | Naam product | Levering | Dienstverlening | Titel | Betreft | Goederen/diensten | Omschrijving artikel
quantity = Aantal uur | Uur | Dagen | Nachten | Verbruik | Gewicht | Kg | Hvl. | Aantal geleverd | Gefactureerd
    | Volume | Stk. | Aant | Hoeveelh. | Geleverde hoeveelheid | Besteld aantal | Aantal/uren
unit = Ehd. | Ehd | Verp. | Besteleenheid | Meeteenheid | Stuks | per | Eenh.type | Inhoud
unit_price = Prijs per st. | Prijs excl. | Netto stukprijs | Eenheidsprijs excl. btw | Prijs € | Prijs (excl. btw)
    | Bruto prijs | Verkoopprijs | Tarief per uur | Uurprijs | Dagtarief | Eenheidspr. | Nettoprijs | Prijs per uur
    | Prijs ex. btw | Stuk prijs | Catalogusprijs | Prijs incl. | Kostprijs
line_tax_rate = Btw percentage | BTW-% | B.T.W. | Btw tarief | BTW (%) | Btw in % | Tarief btw | Belasting | BTW-code
discount_percent = Korting in % | Krt | Korting (%) | Kortingspercentage | Kort.% | Reductie | % kort. | Afslag
line_total = Bedrag € | Totaal € | Lijntotaal | Lijnbedrag | Totaal ex. btw | Netto totaal | Bedrag excl.
    | Bedrag ex. btw | Totaal bedrag | Bruto | Waarde | Subtotaal | Som | Bedrag in EUR | Totaal excl. | Netto-bedrag
    | Kosten | Totaal incl. btw
date = Datum levering | Besteldatum | Datum prestatie | Transactiedatum | Valutadatum | Datum werk | Geleverd op | Dd.
    | Uitgevoerd op | Werkdag | Boeking
"""

SENTENCES = """
Factuur {invoice_number} van {invoice_date}, bedrag {total}, te betalen voor {due_date}
Factuur nr. {invoice_number} d.d. {invoice_date}
Uw bestelling {order_number} van {order_date}
Uw referentie {reference}, onze order {order_number}
Uw klantnummer is {customer_number}.
Klant {customer_number}, contract {contract_number}
Graag ontvangen wij {total} uiterlijk {due_date} op rekening {iban} bij {bank_name}, BIC {bic}.
Gelieve {total} over te schrijven op {iban} ({bic}) met vermelding van {payment_reference}.
Maak {total} over naar {iban} t.n.v. {account_holder}, o.v.v. {invoice_number}.
IBAN {iban}, BIC {bic}, {bank_name}
IBAN: {iban} BIC: {bic} Bank: {bank_name}
{bank_name} {iban}
Bankrekening {account_number} bij {bank_name} ten name van {account_holder}
Het bedrag van {total} schrijven wij op {due_date} van uw rekening af.
De premie van {total} vervalt op {due_date}.
Premie {net_total}, assurantiebelasting {tax_amount}, totaal {total}
Btw {tax_rate}: {tax_amount}
In het bedrag van {total} is {tax_amount} btw begrepen ({tax_rate}).
{total} inclusief {tax_amount} btw
Excl. {net_total}, btw {tax_amount}, incl. {total}
Het totaal van deze factuur bedraagt {total}.
Geleverd op {delivery_date}, leverbon {delivery_note_number}
Levering van {delivery_date} volgens uw order {order_number}
Factuurperiode {billing_period}
Werkzaamheden uitgevoerd op {delivery_date}
Deze nota betreft de periode {billing_period}, klantnummer {customer_number}.
Betaling {payment_terms}, uiterlijk op {due_date}
Vervaldag: {due_date}
Betaalwijze {payment_method}, {payment_terms}
Reeds voldaan {amount_paid}, nog te voldoen {balance_due}
Na aftrek van uw voorschot van {amount_paid} blijft {balance_due} te betalen.
Oud saldo {previous_balance}, nieuw saldo {balance_due}
Toegekende korting {discount}. Verzendkosten {shipping_cost}.
Uw contactpersoon: {contact_person}, tel. {phone}, {email}
Dossierbeheerder {contact_person}, rechtstreeks nummer {phone}
Tel. {phone} Fax {fax} {email} {website}
T {phone} M {mobile} E {email}
BTW {vat_id}, KvK {company_register}
Ons btw-nummer {vat_id}, uw btw-nummer {customer_vat_id}
Btw verlegd naar {customer_vat_id}.
Intracommunautaire levering, btw-nummer afnemer {customer_vat_id}
{seller_name}, {seller_street}, {seller_postcode} {seller_city}
Vertegenwoordigd door {managing_director}, ondernemingsnummer {company_register}
Creditnota {credit_note_number} op onze factuur van {invoice_date}
Offerte {quote_number}, werf {project_number}
Verzekerd onder polis {policy_number}
Verzonden met {shipping_method}, pakket {tracking_number}
Alle bedragen in {currency}.
Verkoper {salesperson}, project {project_number}
"""
