"""Italian printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Fattura N. | Numero fattura | Fattura n° | N. fattura | Fattura | Fattura nr. | N° fattura | FATTURA N.
    | Numero documento | Doc. N. | Nr. fattura | FATTURA | Fattura N° | Fattura Nr | N° Fattura | Fattura numero
    | Documento n. | Ns. fattura | N. documento | Numero doc. ~ Num. fattura | Fatt. n. | Numero della fattura
invoice_date = Data fattura | Data di emissione | Data documento | Data emissione | DATA FATTURA | Emessa il | Del
    | Data della fatturazione | Data fatt. | Data di fatturazione ~ Data della fattura | Data doc.
due_date = Scadenza | Data scadenza | Data di scadenza | Da pagare entro | Scadenza pagamento | SCADENZA | Entro il
    | Scadenza fattura | Data scad. | Scadenze | Pagare entro il | Da pagare entro il ~ Pagamento entro | Scad.
    | Termine di pagamento
delivery_date = Data di consegna | Data consegna | Consegnato il | Data spedizione | Data di spedizione ~ Consegna del
    | Data prestazione
order_date = Data ordine | Ordine del | Data dell'ordine | Data di ordine ~ Vs. ordine del
order_number = Ordine N. | Numero ordine | N. ordine | Ordine | Vs. ordine | Ordine n° | Vostro ordine | Rif. ordine
    | Ordine nr | Vs. Ord. | Numero d'ordine | Ordine di acquisto n. | Vs. ordine n. ~ Ordine cliente | Nr. ordine
customer_number = Codice cliente | Cod. cliente | N. cliente | Numero cliente | CODICE CLIENTE | Cliente n.
    | Cod.Cliente | Cod. Cli. | CLIENTE N. | Numero utente | Codice utente ~ ID cliente | Nr. cliente
contract_number = Contratto N. | Numero contratto | N. contratto | Contratto | Codice contratto ~ Rif. contratto
delivery_note_number = DDT N. | D.D.T. | Documento di trasporto | Bolla N. | Numero DDT | Rif. DDT ~ N. bolla | DDT nr.
tracking_number = Numero di tracciamento | Codice spedizione | N. spedizione | Tracking ~ Lettera di vettura
project_number = Progetto | Commessa | N. commessa | Codice progetto | Pratica | CIG | N. pratica ~ Rif. commessa
quote_number = Preventivo N. | Numero preventivo | Offerta N. | N. offerta | Preventivo ~ Rif. preventivo
credit_note_number = Nota di credito N. | Numero nota di credito | N. nota di credito | Nota credito n° ~ NC n.
receipt_number = Scontrino N. | Ricevuta N. | N. ricevuta | N. scontrino ~ Numero scontrino
reference = Riferimento | Vs. riferimento | Ns. riferimento | Rif. | Vostro riferimento | Vs. Rif. | Riferimento cliente
    ~ Rif. cliente | Ns. rif.
payment_reference = Causale | Causale pagamento | Riferimento pagamento | Codice avviso | Causale del bonifico
    ~ Riferimento di pagamento
total = Totale | TOTALE | Totale fattura | Totale documento | Totale da pagare | Importo totale | TOTALE FATTURA
    | Totale a pagare | Netto a pagare | TOTALE DOCUMENTO | Totale IVA inclusa | Importo da pagare | Importo
    | Importo totale fattura | Totale Doc. | Totale da versare | Totale fattura IVA compresa | TOTALE A PAGARE
    | Totale bolletta | Tot. fattura ~ Totale complessivo | Totale generale | Da pagare
net_total = Imponibile | Totale imponibile | Subtotale | Totale netto | Importo netto | IMPONIBILE | Totale merce
    | Totale IVA esclusa | Totale Imponibile | Netto merce | Imponibile IVA | Totale prodotti | Totale al netto IVA
    ~ Base imponibile | Netto | Tot. imponibile
tax_amount = IVA | Imposta | Importo IVA | Totale IVA | I.V.A. | Totale imposta | IMPOSTA | Imposta IVA | Tot. IVA
    | Tot. imposta ~ Imposte | Ammontare IVA
tax_rate = Aliquota IVA | % IVA | Aliquota | IVA % | Aliq. IVA ~ Aliq. | Percentuale IVA
shipping_cost = Spese di spedizione | Trasporto | Spese di trasporto | Spedizione ~ Porto | Costo di spedizione
discount = Sconto | Totale sconto | Sconto totale | Abbuono | SCONTO ~ Riduzione | Sconto applicato
amount_paid = Acconto | Pagato | Importo pagato | Versato | Acconti | Già pagato ~ Acconto versato | Caparra
balance_due = Saldo | Residuo | Saldo da pagare | Importo residuo | Rimanenza | Restante ~ Saldo dovuto
    | Residuo da pagare
previous_balance = Saldo precedente | Saldo iniziale | Bollette precedenti ~ Riporto
currency = Valuta | Divisa | VALUTA | Importi in ~ Moneta
iban = IBAN | Codice IBAN | Coordinate IBAN | Cod. IBAN | IBAN per bonifico | Conto (IBAN) ~ C/C IBAN
bic = BIC | SWIFT | Codice BIC | BIC/SWIFT | Codice SWIFT ~ Swift-BIC
account_number = Conto corrente | C/C | N. conto | Numero di conto | C/C n. | Conto N. ~ Nr. conto
sort_code = ABI | CAB | ABI/CAB | Codice banca ~ Cod. ABI
bank_name = Banca | Banca d'appoggio | Banca di appoggio | Istituto | Appoggio bancario | BANCA ~ Nome banca | Ns. banca
account_holder = Intestatario | Beneficiario | Intestatario conto | Intestato a | Versamento per | Conto / Pagabile a
    ~ Titolare del conto
vat_id = P.IVA | Partita IVA | P. IVA | Part. IVA | PARTITA IVA | P.I. | P.IVA/C.F. | Part.IVA | P.Iva | Partita I.V.A.
    | P.I./C.F. | VAT | Partita IVA n. | P. Iva / Cod. Fisc. ~ Numero partita IVA | Numero IVA | N. partita IVA
customer_vat_id = P.IVA cliente | Partita IVA cliente | Vs. P.IVA | P. IVA del cliente | Vs. partita IVA
    ~ P.IVA del cessionario
tax_number = Codice fiscale | C.F. | Cod. Fisc. | Cod. fiscale | CODICE FISCALE ~ Cod. Fiscale n.
company_register = REA | R.E.A. | Registro Imprese | Reg. Imprese | Iscrizione CCIAA | N. REA ~ C.C.I.A.A.
managing_director = Amministratore | Direttore | Titolare | Amministratore delegato | Legale rappresentante
    ~ Direttore generale
phone = Telefono | Tel. | Tel | TEL | Servizio clienti | N. telefono | Numero verde | Tel/Fax ~ Telef.
    | Recapito telefonico
fax = Fax | FAX | N. fax | Telefax ~ Numero di fax
mobile = Cellulare | Cell. | Mobile | Cell | Tel. cellulare ~ N. cellulare
email = E-mail | Email | Posta elettronica | Mail | PEC | e-mail ~ Indirizzo e-mail
website = Sito web | Sito | Web | www | Sito internet | Internet ~ Indirizzo web
contact_person = Contatto | Referente | Persona di contatto | Alla cortese attenzione | C.a. | c.a. | Att.ne
    ~ Vs. referente | Responsabile
salesperson = Agente | Venditore | Rappresentante | Commerciale ~ Addetto vendite
seller_name = Fornitore | Emittente | Ditta | Cedente | Mittente (ditta) | Ragione sociale | Cedente/prestatore
    | Dati fornitore | Azienda | Società | Venditore: ditta | Venditore (ditta) ~ Nome del fornitore
seller_street = Via | Indirizzo | Via e numero | Sede ~ Via e n. civico
seller_postcode = CAP | C.A.P. | Codice postale | Cap ~ Cod. postale
seller_city = Città | Comune | Località | Sede legale ~ Luogo
seller_country = Paese | PAESE | Nazione | Paese di origine ~ Stato
buyer_name = Cliente | Spett.le | Destinatario fattura | Nome | CLIENTE | Intestazione | Fatturare a | Cessionario
    | Nome cliente | Egr. Sig. | Spett.le Ditta | Committente | Dati cliente | Sig. ~ Acquirente | Spettabile
buyer_street = Via del cliente | Indirizzo (cliente) | Via cliente | Via (cliente) | ~ Indirizzo del cessionario
buyer_postcode = CAP del cliente | CAP cliente | Codice postale cliente | CAP (cliente) | ~ CAP acquirente
buyer_city = Città del cliente | Città cliente | Comune del cliente ~ Località cliente
buyer_country = Paese del cliente | Paese di destinazione | Nazione cliente ~ Paese cliente
seller_address = Indirizzo del fornitore | Indirizzo fornitore | Indirizzo della sede | Indirizzo azienda
    ~ Sede del fornitore
buyer_address = Indirizzo di fatturazione | Indirizzo cliente | Indirizzo del cliente | Intestatario fattura
    ~ Indirizzo fatturazione
shipping_address = Indirizzo di consegna | Destinazione merce | Luogo di consegna | Indirizzo di spedizione | Spedire a
    | Destinazione | Indirizzo di fornitura | Luogo di destinazione merce | Destinatario merce ~ Consegnare a
    | Luogo di destinazione
shipping_method = Spedizione a mezzo | Vettore | Corriere | Metodo di spedizione | Trasporto a mezzo
    ~ Modalità di spedizione
delivery_terms = Resa | Porto (resa) | Condizioni di consegna | Incoterms ~ Termini di resa
payment_terms = Condizioni di pagamento | Termini di pagamento | CONDIZIONI DI PAGAMENTO | Cond. di pagamento
    | Pagamento | Condizioni pagamento | Termini ~ Cond. pagamento
payment_method = Modalità di pagamento | Metodo di pagamento | Forma di pagamento | Mezzo di pagamento | Mod. pagamento
    | Pagato con ~ Tipo di pagamento
billing_period = Periodo di fatturazione | Periodo | Periodo di riferimento | Periodo di competenza | Periodo fatturato
    ~ Periodo di consumo
page_number = Pagina | Pag. | Foglio | PAGINA ~ N. pagina
meter_number = Numero contatore | Contatore | Matricola contatore | POD | PDR | N. contatore ~ Matr. contatore
meter_reading = Lettura | Lettura attuale | Ultima lettura | Lettura finale ~ Lettura rilevata
consumption = Consumo | Consumi | Consumo totale | Consumi fatturati | kWh consumati ~ Energia consumata
policy_number = Polizza N. | Numero polizza | N. polizza | Polizza ~ Polizza nr.
ticket_number = Biglietto N. | Prenotazione | N. prenotazione | Codice prenotazione | PNR | Transazione
    ~ Numero biglietto
cashier = Cassiere | Cassiera | Operatore | Servito da | Addetto ~ Cameriere
store_number = Negozio | Punto vendita | Filiale | N. negozio ~ Pdv
terminal = Cassa | Terminale | Cassa N. | POS | ID terminale ~ N. cassa
time = Ora | ORA | Orario | Ore ~ Ora di vendita
room_number = Camera | Camera N. | Tavolo | N. camera ~ Tavolo n.
arrival_date = Arrivo | Data arrivo | Check-in | Data di arrivo ~ Giorno di arrivo
departure_date = Partenza | Data partenza | Check-out | Data di partenza ~ Giorno di partenza
vehicle = Targa | Veicolo | Targa veicolo ~ N. targa
first_name = Nome di battesimo | Nome proprio | Nome (persona) | NOME ~ Nome/i
last_name = Cognome | COGNOME | Cognome del richiedente ~ Cognome/i
date_of_birth = Data di nascita | Nato il | Nato/a il | DATA DI NASCITA ~ Nascita
place_of_birth = Luogo di nascita | Nato a | Nato/a a | LUOGO DI NASCITA ~ Comune di nascita
nationality = Nazionalità | Cittadinanza | NAZIONALITÀ ~ Cittadino/a
passport_number = N. passaporto | Passaporto | Carta d'identità N. | Numero documento d'identità | Passaporto N.
    ~ Numero di passaporto
social_security_number = Numero di previdenza sociale | N. INPS | Tessera sanitaria | Matricola INPS ~ Posizione INPS
occupation = Professione | Occupazione | Qualifica | Mansione ~ Attività lavorativa
employer = Datore di lavoro | Azienda datrice | Nome del datore di lavoro ~ Impiegato presso
marital_status = Stato civile | STATO CIVILE | St. civile ~ Situazione familiare
gender = Sesso | Genere | SESSO ~ Sesso (M/F)
department = Reparto | Ufficio | Dipartimento | Settore ~ Divisione
subject = Oggetto | OGGETTO | Ogg. ~ Argomento
sender = Mittente | Mitt. | Inviato da ~ Da (mittente)
recipient = Destinatario | A | Dest. | Indirizzato a ~ Per
date = Data | DATA | Lì | In data ~ Addì
approved_by = Approvato da | Autorizzato da | Firmato da | Visto ~ Verificato da
"""

COLUMNS = """
position = Pos. | N. | Riga | # ~ Nr.
article_number = Codice | Cod. articolo | Articolo | Codice articolo | Cod. | Rif. ~ Cod. art.
description = Descrizione | DESCRIZIONE | Prodotto | Servizio | Descrizione dei beni | Dettaglio ~ Denominazione
    | Oggetto
quantity = Quantità | Q.tà | Qta | QUANTITÀ | Qtà | Ore | Q.ta
unit = U.M. | UM | Unità | U.d.M. ~ Un. mis.
unit_price = Prezzo unitario | Prezzo | Prezzo unit. | P. unitario | PREZZO | Pr. unit. ~ Costo unitario | Tariffa
line_tax_rate = IVA | % IVA | IVA % | Aliq. | Aliquota ~ C.IVA
discount_percent = Sconto | Sc. % | % Sconto | Sconto % | Sc. ~ Sconti
line_total = Importo | Totale | IMPORTO | Prezzo totale | Importo netto | Valore ~ Totale riga | Tot.
date = Data | Giorno | Data DDT ~ Data prestazione
"""

TITLES = """
invoice = Fattura | FATTURA | Fattura di vendita | Fattura accompagnatoria ~ Fattura immediata
credit_note = Nota di credito | NOTA DI CREDITO | Nota di accredito ~ Nota credito
order_confirmation = Conferma d'ordine | Ordine | CONFERMA D'ORDINE ~ Ordine di acquisto
delivery_note = Documento di trasporto | DDT | Bolla di consegna ~ Bolla di accompagnamento
receipt = Ricevuta | Scontrino | RICEVUTA | Ricevuta fiscale ~ Documento commerciale
quote = Preventivo | Offerta | PREVENTIVO ~ Proposta
statement = Estratto conto | ESTRATTO CONTO | Riepilogo ~ Situazione contabile
reminder = Sollecito di pagamento | Sollecito | Secondo sollecito ~ Avviso di pagamento
utility_bill = Bolletta luce | Bolletta gas | Bolletta energia elettrica | Bolletta acqua ~ Bolletta
telecom_bill = Bolletta telefonica | Conto telefonico | Fattura internet ~ Il tuo conto
form = Modulo | Domanda | Modulo di iscrizione | Dichiarazione ~ Richiesta
letter = Lettera | Comunicazione | Attestato | Certificato ~ Avviso
packing_slip = Lista di imballaggio | Packing list | Distinta di imballo ~ Distinta colli
proforma = Fattura proforma | FATTURA PROFORMA | Proforma | Fattura pro forma | ~ Fattura preliminare
"""
