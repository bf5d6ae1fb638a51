"""Italian questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """
{label}? | Che cosa è indicato per {label}? | {label} | Qual è il valore di {label}?
| Cosa riporta il documento alla voce «{label}»? | Trova: {label}. | Dove si trova {label}? | Indica {label}.
| Cosa c'è scritto accanto a {label}? ~ Che cosa è stampato dopo {label}? | Individua {label}.
"""

QUESTIONS = """
invoice_number = Qual è il numero della fattura? | numero fattura? | fattura n. | Che numero ha la fattura?
    | Trova il numero della fattura. ~ Quale fattura è? | numero di questa fattura
invoice_date = Qual è la data della fattura? | data fattura? | data di emissione | Quando è stata emessa la fattura?
    | Trova la data della fattura. ~ Di quando è la fattura? | giorno di emissione
due_date = Qual è la data di scadenza? | scadenza? | Quando bisogna pagare? | data di scadenza | Trova la scadenza.
    ~ Entro quando si può pagare? | termine ultimo
delivery_date = Qual è la data di consegna? | data di consegna? | Quando è stato consegnato?
    | Trova la data di consegna. ~ giorno della consegna
order_date = Qual è la data dell'ordine? | data ordine? | Quando è stato ordinato? | Trova la data dell'ordine.
    ~ giorno dell'ordine
order_number = Qual è il numero dell'ordine? | numero ordine? | n. ordine | Trova il numero dell'ordine.
    ~ A quale ordine si riferisce?
customer_number = Qual è il codice cliente? | codice cliente? | numero cliente | Trova il codice cliente.
    ~ Che codice ha il cliente?
contract_number = Qual è il numero del contratto? | contratto? | Trova il numero del contratto.
    ~ Di quale contratto si tratta?
delivery_note_number = Qual è il numero del DDT? | DDT? | Trova il numero della bolla.
    ~ Quale documento di trasporto è citato?
tracking_number = Qual è il numero di tracciamento? | tracking? ~ codice della spedizione
project_number = Qual è la commessa? | commessa? | numero del progetto ~ Di quale progetto si tratta?
quote_number = Qual è il numero del preventivo? | preventivo? ~ Quale offerta è?
credit_note_number = Qual è il numero della nota di credito? | nota di credito? ~ Quale nota di credito è?
receipt_number = Qual è il numero della ricevuta? | n. scontrino? ~ Quale scontrino è?
reference = Qual è il riferimento? | riferimento? | vostro riferimento | Trova il riferimento.
    ~ Quale riferimento è indicato?
payment_reference = Qual è la causale? | causale? ~ Che cosa va indicato nel bonifico?
total = Qual è il totale? | totale? | Quanto bisogna pagare? | importo totale | Qual è l'importo totale della fattura?
    | totale IVA inclusa | Trova il totale da pagare. ~ A quanto ammonta il tutto? | totale complessivo
net_total = Qual è l'imponibile? | imponibile? | totale senza IVA | Qual è l'importo netto?
    ~ Quanto è prima delle imposte?
tax_amount = Qual è l'importo dell'IVA? | IVA? | Quanta IVA viene addebitata? | imposta ~ totale delle imposte
tax_rate = Qual è l'aliquota IVA? | aliquota? | % IVA ~ Quale percentuale di IVA si applica?
shipping_cost = Quali sono le spese di spedizione? | spese di trasporto? | spese di spedizione
    ~ Quanto costa la spedizione?
discount = Qual è lo sconto? | sconto? | importo dello sconto ~ Quanto è stato scontato?
amount_paid = Quanto è già stato pagato? | acconto? | importo pagato ~ Quale pagamento è stato ricevuto?
balance_due = Quanto resta da pagare? | saldo? | importo residuo ~ Che cosa manca da pagare?
previous_balance = Qual era il saldo precedente? | saldo precedente? ~ Quale saldo è stato riportato?
currency = In quale valuta è la fattura? | valuta? ~ Quale divisa si usa?
iban = Qual è l'IBAN? | IBAN? | IBAN | Su quale conto bisogna pagare? ~ A quale IBAN va il denaro?
bic = Qual è il BIC? | BIC? | codice SWIFT ~ Quale BIC ha la banca?
account_number = Qual è il numero di conto? | conto corrente? | numero di conto ~ Quale conto è indicato?
sort_code = Qual è il codice ABI? | ABI? ~ Quale codice ha la banca?
bank_name = Qual è la banca? | banca? | nome della banca ~ In quale banca è il conto?
account_holder = Chi è l'intestatario del conto? | intestatario? ~ A chi è intestato il conto?
vat_id = Qual è la partita IVA del venditore? | partita IVA? | P.IVA della ditta | Qual è il numero di partita IVA?
    ~ Quale P.IVA ha il fornitore?
customer_vat_id = Qual è la partita IVA del cliente? | P.IVA cliente? ~ Quale partita IVA ha l'acquirente?
tax_number = Qual è il codice fiscale? | codice fiscale? ~ Quale C.F. è indicato?
company_register = Qual è il numero REA? | REA? ~ Dove è iscritta la società?
managing_director = Chi è l'amministratore? | amministratore? ~ Chi dirige l'azienda?
phone = Qual è il numero di telefono? | telefono? | telefono | A quale numero si può chiamare?
    ~ Che telefono ha l'azienda?
fax = Qual è il numero di fax? | fax? ~ Dove si può mandare un fax?
mobile = Qual è il numero di cellulare? | cellulare? ~ Quale cellulare è indicato?
email = Qual è l'indirizzo e-mail? | e-mail? | posta elettronica ~ A quale e-mail si può scrivere?
website = Qual è il sito web? | sito? ~ Che sito internet ha l'azienda?
contact_person = Chi è la persona di contatto? | referente? ~ A chi bisogna rivolgersi?
salesperson = Chi è il venditore? | agente? ~ Chi ha venduto?
seller_name = Chi ha emesso la fattura? | fornitore? | nome del fornitore | Quale ditta ha inviato la fattura?
    ~ Di chi è la fattura? | Chi fattura?
seller_street = In quale via si trova il fornitore? | via del fornitore ~ via della ditta
seller_postcode = Qual è il CAP del fornitore? | CAP del fornitore ~ CAP della ditta
seller_city = In quale città si trova il fornitore? | città del fornitore ~ città della ditta
seller_country = In quale paese si trova il fornitore? | paese del fornitore ~ paese della ditta
buyer_name = Chi è il cliente? | cliente? | nome del cliente | A chi è intestata la fattura? ~ Chi deve pagare?
    | Chi è l'acquirente?
buyer_street = In quale via abita il cliente? | via del cliente ~ via dell'acquirente
buyer_postcode = Qual è il CAP del cliente? | CAP del cliente ~ CAP dell'acquirente
buyer_city = In quale città è il cliente? | città del cliente ~ città dell'acquirente
buyer_country = In quale paese è il cliente? | paese del cliente ~ paese dell'acquirente
seller_address = Qual è l'indirizzo del fornitore? | indirizzo della ditta ~ Dove si trova l'azienda?
buyer_address = Qual è l'indirizzo di fatturazione? | indirizzo del cliente? ~ A quale indirizzo va la fattura?
shipping_address = Qual è l'indirizzo di consegna? | destinazione? ~ Dove viene spedita la merce?
shipping_method = Come viene spedito? | corriere? ~ Chi consegna la merce?
delivery_terms = Quali sono le condizioni di consegna? | resa? ~ Quale incoterm si applica?
payment_terms = Quali sono le condizioni di pagamento? | condizioni di pagamento? ~ Qual è il termine di pagamento?
payment_method = Qual è la modalità di pagamento? | modalità di pagamento? | Come si paga?
    ~ Con che cosa è stato pagato?
billing_period = Qual è il periodo di fatturazione? | periodo? ~ Quale periodo viene fatturato?
page_number = Che pagina è? | pagina? ~ numero di pagina
meter_number = Qual è il numero del contatore? | contatore? ~ Quale contatore è?
meter_reading = Qual è la lettura del contatore? | lettura? ~ Che cosa segna il contatore?
consumption = Qual è il consumo? | consumo? ~ Quanto è stato consumato?
policy_number = Qual è il numero della polizza? | polizza? ~ Quale polizza è?
ticket_number = Qual è il numero della prenotazione? | biglietto? ~ Quale prenotazione è?
cashier = Chi era il cassiere? | cassiere? ~ Chi ha servito?
store_number = Quale negozio è? | negozio? ~ numero del negozio
terminal = Quale cassa è? | cassa? ~ numero del terminale
time = A che ora? | ora? ~ ora dell'acquisto
room_number = Qual è la camera? | camera? ~ numero della camera
arrival_date = Qual è la data di arrivo? | arrivo? ~ giorno di arrivo
departure_date = Qual è la data di partenza? | partenza? ~ giorno di partenza
vehicle = Qual è la targa? | targa? ~ Quale veicolo è?
first_name = Qual è il nome di battesimo? | nome? ~ Quale nome è scritto?
last_name = Qual è il cognome? | cognome? ~ Quale cognome è scritto?
date_of_birth = Qual è la data di nascita? | data di nascita? ~ Quando è nata la persona?
place_of_birth = Qual è il luogo di nascita? | luogo di nascita? ~ Dove è nata la persona?
nationality = Qual è la nazionalità? | cittadinanza? ~ Di quale paese è la persona?
passport_number = Qual è il numero del passaporto? | passaporto? ~ Quale documento d'identità ha?
social_security_number = Qual è il numero di previdenza sociale? | previdenza sociale? ~ numero INPS
occupation = Qual è la professione? | professione? ~ Che lavoro fa la persona?
employer = Chi è il datore di lavoro? | datore di lavoro? ~ Per chi lavora?
marital_status = Qual è lo stato civile? | stato civile? ~ La persona è sposata?
gender = Qual è il sesso? | sesso? ~ uomo o donna?
department = Qual è il reparto? | reparto? ~ Quale ufficio è?
subject = Qual è l'oggetto? | oggetto? ~ Di che cosa tratta la lettera?
sender = Chi è il mittente? | mittente? ~ Chi scrive?
recipient = Chi è il destinatario? | destinatario? ~ A chi va la lettera?
date = Qual è la data? | data? | data del documento ~ Di che giorno è?
approved_by = Chi l'ha approvato? | approvato da? ~ Chi l'ha autorizzato?
"""

CELL_QUESTIONS = """
position = In quale riga è {item}? | posizione di {item} ~ riga di {item}
article_number = Qual è il codice di {item}? | codice di {item} | {item}: codice? ~ Che codice ha {item}?
description = Dove si trova {item}? | {item} ~ Trova {item}.
quantity = Quante unità di {item}? | quantità di {item} | {item}: quantità? ~ Quanti {item} sono stati ordinati?
unit = In quale unità si misura {item}? | unità di {item} ~ {item}: unità?
unit_price = Qual è il prezzo unitario di {item}? | prezzo di {item} | {item}: prezzo unitario?
    ~ Quanto costa un'unità di {item}?
line_tax_rate = Quale IVA ha {item}? | IVA di {item} ~ {item}: aliquota?
discount_percent = Quale sconto ha {item}? | sconto su {item} ~ {item}: sconto?
line_total = Qual è l'importo di {item}? | importo di {item} | Quanto costa {item} in tutto? | {item}: totale?
    ~ Quanto viene addebitato per {item}?
date = Qual è la data di {item}? | data di {item} ~ {item}: data?
"""
