"""Dutch running text: sentences with `{field}` placeholders, and standing text without."""

SENTENCES = """
Wij verzoeken u het bedrag van {total} vóór {due_date} over te maken op rekening {iban}.
Gelieve het bedrag van {total} te betalen voor {due_date} onder vermelding van {invoice_number}.
Het bedrag van {total} wordt omstreeks {due_date} van uw rekening afgeschreven.
Gelieve bij betaling het factuurnummer {invoice_number} te vermelden.
Bedankt voor uw bestelling {order_number} van {order_date}.
Over de periode {billing_period} brengen wij u het volgende in rekening:
Betalingsconditie: {payment_terms}.
Voor vragen kunt u contact opnemen met {contact_person}, telefoon {phone}.
Heeft u vragen over deze factuur? Bel {phone} of mail naar {email}.
Bank: {bank_name}, IBAN {iban}, BIC {bic}.
{seller_name}, KvK {company_register}, btw-nummer {vat_id}
Geleverd op {delivery_date} volgens pakbon {delivery_note_number}.
Vermeld altijd uw klantnummer {customer_number} in uw correspondentie.
Onze factuur {invoice_number} van {invoice_date} ten bedrage van {total} staat nog open.
Wij hebben uw aanbetaling van {amount_paid} ontvangen; er resteert {balance_due}.
Deze factuur heeft betrekking op contract {contract_number}.
Uw meter {meter_number} registreerde een verbruik van {consumption}.
Bedrag exclusief btw {net_total}, btw {tax_rate} {tax_amount}, totaal {total}.
Betalingskenmerk: {payment_reference}
Verzonden met {shipping_method}, zendingnummer {tracking_number}.
Uw kenmerk: {reference}. Behandeld door {contact_person}.
Betaling ten name van {account_holder} te {seller_city}.
Projectnummer {project_number}, contactpersoon {contact_person}
Vorig saldo {previous_balance}
U werd geholpen door {cashier} op {date} om {time}.
Ondergetekende {first_name} {last_name}, geboren op {date_of_birth} te {place_of_birth}, verklaart dit formulier naar
    waarheid te hebben ingevuld.
Hierbij verklaren wij dat {last_name} als {occupation} in dienst is bij {employer}.
Uw verblijf van {arrival_date} tot {departure_date}, kamer {room_number}
Polis {policy_number}, verzekeraar {seller_name}
Te betalen: {total}. Vervaldatum: {due_date}.
"""

BOILERPLATE = """
Bedankt voor uw bestelling en tot ziens!
Wij danken u voor het vertrouwen.
Op al onze leveringen zijn onze algemene voorwaarden van toepassing, gedeponeerd bij de Kamer van Koophandel.
De goederen blijven ons eigendom tot de volledige betaling.
Bij niet-tijdige betaling wordt de wettelijke rente in rekening gebracht.
Klachten dienen binnen acht dagen na levering schriftelijk te worden gemeld.
Btw verlegd.
Intracommunautaire levering, vrijgesteld van btw.
Prijzen zijn exclusief btw tenzij anders vermeld.
Ruilen binnen 14 dagen met kassabon.
Deze factuur is elektronisch aangemaakt en zonder handtekening geldig.
Gelieve de goederen bij ontvangst te controleren.
Indien u reeds betaald heeft, kunt u deze herinnering als niet verzonden beschouwen.
Deze offerte is 30 dagen geldig.
Alle geschillen behoren tot de bevoegdheid van de rechtbanken van ons arrondissement.
Bij laattijdige betaling wordt van rechtswege een schadevergoeding van 10% aangerekend met een minimum van 50 euro.
Bewaar deze factuur goed; u heeft hem nodig voor de garantie.
Met vriendelijke groet
Wijzigingen en drukfouten voorbehouden.
Uw gegevens worden verwerkt volgens de privacywetgeving.
Op de achterzijde vindt u een toelichting op uw nota.
Voor meer informatie kunt u terecht op onze website.
Betalingen graag onder vermelding van factuur- en klantnummer.
Geen btw verschuldigd op grond van de kleineondernemersregeling.
Vragen? Onze klantenservice helpt u graag op werkdagen van 8.30 tot 17.30 uur.
Retourzendingen worden alleen na overleg geaccepteerd.
U hoeft zelf niets te doen: het bedrag wordt automatisch geïncasseerd.
In te vullen in blokletters.
Handtekening voor ontvangst
Voor akkoord, datum en handtekening
Wij leveren uitsluitend tegen onze leveringsvoorwaarden.
Tot ziens in een van onze winkels.
De termijnbedragen worden verrekend met de jaarafrekening.
"""
