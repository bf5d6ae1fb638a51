"""Italian questions, labels and sentences for training pages alone (format: see `parse.py`), written without a look at the
held-out ones.
"""

LABEL_QUESTIONS = """
Cosa c'è scritto in {label}? | Quale valore ha {label}? | Cosa compare sotto {label}?
| Che valore corrisponde a {label}? | {label}: cosa c'è? | Valore del campo {label} | Leggi {label} | Dimmi {label}
| Cosa riporta {label}? | Dammi il contenuto di {label} | contenuto del campo «{label}»
| Che dato si legge alla voce {label}? | Quale dato sta accanto a {label}? | campo {label} | voce {label}
| Estrai {label} | Cerca {label} nel documento | Qual è il dato di «{label}»? | Cosa è stato inserito in {label}?
| Che cosa segue {label}? | {label} qual è? | Mostrami {label} | Riporta il valore di {label}
| Copia ciò che è scritto a {label} | Com'è compilato il campo {label}? | Cosa è indicato a destra di {label}?
"""

QUESTIONS = """
invoice_number = n. fatt. | nr fattura | fattura numero | Con quale numero è registrata questa fattura?
    | Mi serve il numero di questa fattura | Dammi il numero della fattura | numero progressivo della fattura
    | numerazione della fattura | protocollo della fattura | Quale numero porta la fattura?
    | identificativo della fattura | codice identificativo fattura | estremi fattura (numero) | numero della bolletta
    | Che numero ha questa bolletta? | num. fattura elettronica | Sotto quale numero il fornitore ha emesso la fattura?
    | numero della parcella | Numero della fattura da citare nel bonifico? | Leggi il numero di fattura | ID fattura
    | Quale numero è stato assegnato alla fattura? | numero del documento fiscale | Che fattura è, con che numero?
invoice_date = data fatt | In che giorno è stata emessa la fattura? | Quando hanno fatturato?
    | giorno di emissione della fattura | Che data porta la fattura? | fattura del giorno | Di quando è questa fattura?
    | Quando è stata fatta la fattura? | data in cui è stata emessa la fattura | Fattura datata?
    | Quando è stata compilata la fattura? | data della bolletta | Quando è stata emessa la bolletta?
    | Quando è stata staccata la fattura? | A che data è stata redatta la fattura?
    | Dimmi la data di emissione di questa fattura | datazione della fattura | data della parcella
    | Quando il fornitore ha rilasciato la fattura? | estremi fattura (data) | emissione fattura quando
    | Con che data va registrata la fattura? | giorno, mese e anno della fattura
due_date = Entro quando va pagata? | termine ultimo per pagare | Entro che giorno devo saldare?
    | Quando scade la fattura? | Quando scade il pagamento? | data limite di pagamento | ultimo giorno utile per pagare
    | Per quando va fatto il bonifico? | Fino a quando posso pagare? | pagare entro quando
    | Entro quale data devo versare l'importo? | scadenza della bolletta | Quando scade la bolletta? | scad. pag.
    | Data entro cui effettuare il pagamento | Entro quando bisogna saldare la fattura?
    | data di esigibilità del pagamento | Quando è dovuto il pagamento? | giorno di scadenza | scadenza della rata
    | Qual è l'ultima data per pagare senza mora? | termine di pagamento, data
delivery_date = Quando è arrivata la merce? | Quando è stata spedita la merce? | merce consegnata quando
    | In che data è stata recapitata la merce? | Quando verrà consegnato l'ordine? | Per quando è prevista la consegna?
    | consegna prevista | data del recapito | Quando è partita la spedizione? | data della fornitura
    | In che giorno hanno consegnato? | Quando è stata evasa la fornitura? | giorno della spedizione
    | Quando arriva il pacco? | data di evasione della merce | data inizio trasporto
    | Quando è stato eseguito il servizio? | data della prestazione | Quando ha ricevuto la merce il cliente?
    | data di ricevimento della merce | data ritiro merce | Indica quando sono stati consegnati i prodotti
order_date = Quando è stato fatto l'ordine? | In che giorno è stato effettuato l'ordine? | ordine in data
    | Di quando è l'ordine? | giorno dell'ordinazione | Quando il cliente ha ordinato la merce?
    | data dell'acquisto online | data ord. | Quando è stato inoltrato l'ordine? | Che data porta l'ordine di acquisto?
    | data conferma d'ordine
order_number = n. ord. | Che numero ha l'ordine? | ordine numero | identificativo dell'ordine | codice ordine
    | A quale ordine si riferisce la fattura? | ID ordine | Qual è l'ordine di acquisto? | numero ODA
    | Con quale numero è stato fatto l'ordine? | numero della conferma d'ordine | ordine cliente numero
    | Quale ordine viene fatturato? | rif. ordine di acquisto | Mi serve il numero d'ordine
    | Quale numero d'ordine aveva il cliente? | Sotto che numero è registrata l'ordinazione? | numero dell'ordinazione
    | buono d'ordine n. | Dimmi il numero del vostro ordine | estremi dell'ordine
    | Quale numero è stato dato all'ordine? | PO number
customer_number = codice del cliente | cod cliente | identificativo del cliente
    | Con quale codice è registrato il cliente? | numero d'utenza | codice anagrafica cliente
    | Qual è il mio codice cliente? | Qual è il mio numero di cliente? | codice utenza | matricola del cliente
    | Sotto quale numero il fornitore mi conosce come cliente? | codice abbonato
    | codice identificativo dell'intestatario | Numero cliente da comunicare al call center?
    | Che numero ha l'acquirente in anagrafica? | codice acquirente | Indicami il codice utente
    | codice intestatario utenza | codice debitore | numero con cui il cliente è codificato | codice socio
contract_number = numero contratto | n. contratto | nr contratto | Che numero ha il contratto? | codice contratto
    | A quale contratto si riferisce la fattura? | identificativo del contratto | ID contratto
    | Sotto quale contratto si fattura? | contratto numero | estremi del contratto | numero di abbonamento
    | codice dell'abbonamento | Qual è il codice del contratto? | numero dell'accordo quadro
    | Quale contratto è indicato sul documento? | Con che numero è stato stipulato il contratto?
    | numero della convenzione | codice di fornitura contrattuale | numero contratto di fornitura
    | Dimmi il numero del mio contratto | numero del contratto di locazione | numero del contratto di assistenza
delivery_note_number = n. DDT | numero bolla | bolla di consegna n. | numero del documento di trasporto
    | Che numero ha la bolla? | A quale bolla si riferisce la fattura? | Quale DDT ha accompagnato la merce?
    | bolla di accompagnamento | numero della bolla di consegna | rif. bolla | estremi del DDT
    | nr documento di trasporto
tracking_number = codice tracking | numero di spedizione | Dov'è il pacco, con che codice lo rintraccio?
    | codice di tracciatura | Con quale numero seguo la spedizione? | tracking number | traccia il pacco
    | Qual è il codice del collo? | numero LDV | codice per seguire il pacco | numero del pacco
project_number = codice commessa | numero di commessa | A quale progetto si riferisce?
    | Per quale cantiere è la fattura? | codice CUP o CIG | Qual è il CIG? | numero della pratica
    | Che codice ha il progetto? | A quale pratica si riferisce il documento? | lavoro n. | ID progetto
quote_number = numero offerta | n. preventivo | Che numero ha il preventivo? | Qual è il numero dell'offerta?
    | A quale offerta si riferisce? | offerta numero | codice del preventivo | Su quale preventivo si basa l'ordine?
    | numero della quotazione | numero della proposta commerciale | estremi dell'offerta
credit_note_number = n. nota di credito | numero NC | Che numero ha la nota di credito? | nota di accredito n.
    | numero della nota di accredito | numero dello storno | Con quale nota è stato fatto l'accredito?
    | nota credito numero | Quale nota di variazione è? | nr. nota di variazione | identificativo della nota di credito
    | numero del documento di accredito
receipt_number = n. ricevuta | Che numero ha lo scontrino? | Qual è il numero dello scontrino?
    | scontrino fiscale numero | numero ricevuta fiscale | documento commerciale n. | numero del documento commerciale
    | numero della quietanza | Che numero porta la ricevuta? | nr. scontrino | numero progressivo dello scontrino
reference = vs rif | nostro riferimento | numero di riferimento | A cosa fa riferimento il documento?
    | codice di riferimento | Che riferimento devo citare nella corrispondenza? | riferimento interno
    | riferimento del cliente | Quali sono i vostri riferimenti? | rif. da citare nella risposta | sigla di riferimento
payment_reference = causale del bonifico | Cosa scrivo nella causale? | causale di versamento | codice avviso pagoPA
    | numero avviso | riferimento da indicare nel pagamento | Quale causale va messa nel bonifico?
    | Che dicitura devo indicare quando pago? | numero IUV | riferimento del bonifico | codice per il pagamento
    | motivo del versamento | quarto campo del bollettino
total = totale fattura | totale da pagare | netto a pagare | Quanto devo? | Quanto costa tutto? | somma totale
    | A quanto ammonta la fattura? | importo lordo | totale ivato | Quanto fa in tutto? | totale con IVA
    | Qual è la cifra finale? | importo finale da pagare | Quanto viene in totale? | ammontare complessivo della fattura
    | tot. fattura | Quanto ho speso? | Quant'è il conto? | Quanto mi chiedono di pagare in tutto?
    | importo della bolletta | tot documento | Totale comprensivo di imposte? | Che importo complessivo devo bonificare?
    | totale scontrino
net_total = totale netto | importo senza IVA | totale al netto dell'IVA | Quanto fa senza IVA?
    | Quanto costa prima delle tasse? | subtotale | importo prima dell'IVA | totale IVA esclusa
    | somma al netto delle imposte | Qual è il totale netto? | Su quale importo si calcola l'IVA? | ammontare imponibile
    | valore della merce senza IVA | Qual è il valore imponibile? | totale parziale | Quanto viene al netto d'imposta?
    | totale ante imposte | cifra esclusa IVA | imponibile complessivo della fattura | somma delle righe senza IVA
    | importo tassabile
tax_amount = totale IVA | importo dell'imposta | A quanto ammonta l'IVA? | Quanto è l'IVA? | importo IVA | IVA in euro
    | Quanta imposta si paga? | Quanto pago di tasse? | imposta sul valore aggiunto | IVA da versare
    | Di quanta IVA è gravata la fattura? | totale imposte | ammontare dell'imposta | IVA addebitata | tot iva
    | Quanto c'è di IVA? | IVA detraibile, importo | Che cifra è indicata come IVA? | IVA complessiva
    | imposte in fattura | somma dell'IVA | tassa totale | valore dell'IVA in euro
    | Quale importo di IVA posso detrarre?
tax_rate = aliquota iva | Che aliquota si applica? | A quale percentuale è l'IVA? | IVA al quanto? | tasso IVA
    | Quale percentuale di IVA viene applicata? | IVA in percento | aliquota d'imposta | percentuale d'imposta
    | L'IVA è al 22 o al 10 per cento? | Con quale aliquota è stata calcolata l'imposta? | Quanti per cento di IVA?
    | saggio dell'imposta | aliquota applicata | IVA ordinaria o ridotta, che percentuale? | iva percentuale
    | Qual è il tasso d'imposta? | In che misura percentuale è applicata l'IVA? | regime di aliquota
    | Indicami la % di imposta
shipping_cost = costi di spedizione | costo del trasporto | costo di consegna | Quanto si paga per il trasporto?
    | spese di consegna | spese postali | addebito trasporto | contributo spese di spedizione
    | Quanto hanno messo di spedizione? | nolo | tariffa di spedizione
discount = sconto totale | Di quanto è lo sconto sulla fattura? | riduzione di prezzo | abbuono concesso | ribasso
    | Quanto ho risparmiato? | totale sconti | Quanto viene detratto come sconto? | agevolazione sul prezzo
    | importo scontato dal totale
amount_paid = già pagato | Quanto ho già versato? | somma pagata | Quanto è stato anticipato? | anticipo
    | A quanto ammonta l'acconto? | importo versato | pagamenti ricevuti | caparra versata
    | Quanto ha dato il cliente finora? | totale incassato
balance_due = saldo da pagare | Quanto manca da pagare? | rimanenza da saldare | Quanto devo ancora?
    | importo ancora dovuto | saldo a debito | somma ancora aperta | restante da versare | Quanto rimane da saldare?
    | debito residuo | Qual è il saldo dovuto? | importo scoperto | Detratti gli acconti, quanto resta?
    | differenza a saldo | saldo finale dovuto | insoluto | Che cifra è ancora in sospeso?
    | resto da versare dopo l'acconto | quota non ancora pagata | Quanto bisogna ancora versare? | ammontare residuo
    | importo a saldo | saldo attuale da regolare
previous_balance = saldo iniziale | Quanto restava da pagare dal periodo precedente? | saldo del mese scorso
    | saldo riportato | arretrati | bollette precedenti non pagate | Qual era il saldo di apertura? | riporto saldo
    | Quanto era rimasto in sospeso prima? | importi pregressi | morosità pregressa
currency = valuta della fattura | divisa | Che moneta è usata? | In che valuta sono gli importi? | Euro o dollari?
    | In quale moneta si paga? | valuta di fatturazione | codice valuta | codice ISO della valuta
    | In che divisa è espresso il documento? | unità monetaria | Gli importi sono espressi in cosa?
    | valuta del documento | valuta utilizzata | In quale divisa devo pagare? | simbolo della valuta | moneta di conto
    | Che valuta vale per questi prezzi? | valuta estera o euro | In euro o in franchi? | tipo di valuta
    | valuta dei prezzi | Con che moneta hanno fatturato?
iban = codice IBAN | IBAN del fornitore | coordinate bancarie IBAN | Dove faccio il bonifico, con che IBAN?
    | IBAN per il bonifico | A quale IBAN devo versare? | IBAN beneficiario | Su che IBAN va fatto il pagamento?
    | iban accredito | Devo fare il bonifico: su quale conto? | coordinate per il bonifico | Dammi l'IBAN
    | Copia l'IBAN dal documento | conto internazionale | IBAN del creditore | IBAN di chi emette la fattura
    | numero di conto internazionale (IBAN) | Il codice di 27 caratteri che comincia con IT? | IBAN su cui pagare
    | estremi IBAN | iban italiano | Quale IBAN è stampato in fattura? | conto IBAN di appoggio
    | Verso quale IBAN mando i soldi?
bic = bic swift | codice BIC | swift | swift code | Qual è il codice SWIFT? | BIC della banca
    | Che codice SWIFT ha la banca? | codice per bonifici esteri | BIC del beneficiario
    | codice internazionale della banca | identificativo SWIFT | Mi serve il BIC per il bonifico dall'estero
    | codice bancario internazionale | Quale BIC va indicato? | BIC accanto all'IBAN
    | Codice a 8 o 11 lettere della banca? | swift della banca d'appoggio | codice BIC per SEPA | indirizzo SWIFT
    | Bank Identifier Code | BIC del fornitore | Trova il codice SWIFT della banca | bic code
account_number = c/c | n. conto | conto corrente n. | numero del conto corrente | Qual è il numero del c/c?
    | n. c/c bancario | Che numero ha il conto corrente del fornitore? | conto postale n. | numero di conto senza IBAN
    | Su quale c/c postale si paga? | numero conto | conto corrente bancario
sort_code = codice ABI | codice CAB | abi e cab | Qual è il codice CAB? | ABI CAB | codice della banca a cinque cifre
    | codice dello sportello | coordinate ABI/CAB | Che ABI ha la banca? | codice filiale bancaria
    | codice istituto bancario | numero ABI
bank_name = istituto bancario | istituto di credito | banca d'appoggio | Presso quale banca è il conto?
    | In che banca devo pagare? | Di quale banca è il conto? | banca del fornitore | Come si chiama la banca?
    | banca beneficiaria | banca del beneficiario | A quale istituto si appoggia il fornitore? | appoggio bancario
    | denominazione della banca | Quale istituto di credito tiene il conto? | banca di riferimento
    | Che banca usa la ditta? | banca per il bonifico | banca presso cui pagare | Con quale banca lavora l'emittente?
    | nome dell'istituto bancario | banca e agenzia | Su che banca va fatto il bonifico? | banca ricevente
    | nome dell'istituto di credito
account_holder = intestatario c/c | beneficiario | Di chi è il conto? | A nome di chi è il conto?
    | A chi intesto il bonifico? | beneficiario del bonifico | conto intestato a | Chi riceve il pagamento sul conto?
    | nome dell'intestatario del conto | Chi è il beneficiario? | Che nome metto come beneficiario?
    | A favore di chi è il bonifico? | intestazione del conto corrente | Chi è il titolare del conto corrente?
    | nominativo del correntista | correntista | destinatario del bonifico | A chi è intestato il c/c?
    | beneficiario del pagamento | A chi va accreditato il denaro? | persona o ditta intestataria del conto bancario
    | conto corrente a nome di
vat_id = p iva | p.iva fornitore | partita iva fornitore | P. IVA dell'emittente | Che partita IVA ha il fornitore?
    | numero di P.IVA della ditta | Qual è la P.IVA di chi emette la fattura? | part. iva venditore
    | partita IVA del cedente | identificativo IVA del fornitore | numero IVA della società
    | numero di registrazione IVA | codice IVA comunitario | VAT number | Sotto quale partita IVA opera l'azienda?
    | partita IVA del prestatore | partita IVA dell'azienda | numero identificativo ai fini IVA
    | partita IVA del creditore | p.iva del negozio | partita IVA di chi fattura | numero VIES del fornitore
    | Mi dai la partita IVA della società emittente? | id fiscale IVA dell'emittente
customer_vat_id = P.IVA del cliente | partita iva cliente | partita IVA dell'acquirente | Che P.IVA ha il cliente?
    | vostra partita IVA | P.IVA del destinatario della fattura | partita IVA del cessionario | numero IVA del cliente
    | partita IVA del committente | Con quale partita IVA è registrato l'acquirente? | id fiscale IVA del cliente
    | VAT number del cliente
tax_number = C.F. | cod. fisc. | cod fiscale | numero di codice fiscale | Che codice fiscale è indicato?
    | codice fiscale della ditta | codice fiscale dell'azienda | codice fiscale dell'emittente | Dammi il codice fiscale
    | Il codice di 16 caratteri? | identificativo fiscale nazionale | C.F. fornitore | codice fiscale del titolare
    | Quale CF compare sul documento? | numero fiscale | codice contribuente | Con che codice è noto al fisco?
    | codice fiscale stampato in testa | Leggi il C.F. | Dove vedo il codice fiscale? | codice fiscale della società
    | Sai il codice fiscale scritto qui?
company_register = numero REA | iscrizione al registro imprese | n. rea | Qual è l'iscrizione alla Camera di Commercio?
    | registro delle imprese | iscrizione CCIAA numero | Sotto che numero è iscritta la ditta al registro?
    | Dov'è iscritta la società? | numero di iscrizione camerale | registro di commercio | numero Camera di Commercio
    | repertorio economico amministrativo
managing_director = amministratore delegato | legale rappresentante | Chi è il titolare della ditta?
    | rappresentante legale | Chi è l'amministratore unico? | Chi è a capo della società? | AD | nome del titolare
    | Chi rappresenta legalmente la società? | Chi gestisce l'impresa?
phone = tel | n. di telefono | Che numero devo chiamare? | numero telefonico della ditta
    | Come li raggiungo per telefono? | numero fisso | numero verde | centralino | telefono del fornitore
    | A che numero rispondono? | telefono dell'assistenza | numero del servizio clienti | contatto telefonico
    | Mi serve il telefono dell'azienda | Come posso telefonare? | utenza telefonica fissa | linea diretta
    | Ho una domanda: a quale numero telefono? | tel. ufficio | numero da comporre | numero del call center
    | prefisso e numero | Quale numero telefonico è stampato?
fax = numero fax | n. fax | Che numero di fax hanno? | A quale fax posso scrivere? | telefax | fax del fornitore
    | numero di telefax | Dove mando un fax? | fax della ditta | Per fax a quale numero? | numero del telefacsimile
    | recapito fax | Hanno un fax? | fax ufficio | Fax dell'azienda, che numero? | invio via fax a
    | Su che linea ricevono i fax? | A quale numero trasmetto il documento via fax? | fax aziendale | num. fax
    | numero per i facsimile | Mi dai il fax? | Quale fax è riportato? | linea fax
mobile = cell | numero cellulare | Che cellulare ha? | telefono cellulare | telefonino | numero di telefonino
    | recapito mobile | A quale cellulare posso chiamare? | numero WhatsApp | tel. mobile | Dove mando un SMS?
    | numero del portatile
email = mail | posta elettronica certificata | PEC | A quale e-mail posso scrivere? | Dove mando una mail?
    | e-mail del fornitore | mail della ditta | Qual è la casella di posta elettronica? | indirizzo di posta elettronica
    | contatto e-mail | Qual è l'indirizzo PEC? | indirizzo mail aziendale
    | A che indirizzo di posta elettronica rispondono? | Come li contatto via mail? | casella PEC
    | Posso scrivere per posta elettronica, dove? | recapito e-mail | email azienda | indirizzo con la chiocciola
    | mail dell'assistenza | Mi dai la mail? | Quale e-mail è stampata? | recapito elettronico
website = sito web | sito internet | pagina web | homepage | indirizzo internet | Su quale sito trovo la ditta? | URL
    | www | indirizzo del sito | Hanno un sito internet? | sito dell'azienda | portale | Dove li trovo in rete?
    | dominio internet | Qual è la pagina internet del fornitore? | sito aziendale | Qual è il link al sito?
    | presenza online | Che indirizzo web hanno? | link | negozio online | sito del fornitore
    | Dove mi collego per vedere il sito? | pagina internet
contact_person = contatto | Con chi devo parlare? | A chi mi rivolgo? | persona di riferimento
    | Alla cortese attenzione di chi? | c.a. | Chi è il referente? | nome del referente | Chi segue la pratica?
    | interlocutore | A chi è rivolto all'attenzione? | all'attenzione di | Chi posso contattare per domande?
    | Chi risponde per questa fattura? | nome della persona da contattare | incaricato | responsabile della pratica
    | Chi si occupa del documento? | il vostro interlocutore | contatto in azienda | persona a cui rivolgersi
    | Chi è il mio riferimento in ditta? | responsabile amministrativo da contattare
salesperson = agente di vendita | venditore incaricato | rappresentante | Chi ha venduto la merce?
    | consulente commerciale | Chi è l'agente? | commerciale di zona | Chi è il rappresentante? | addetto alle vendite
    | nome dell'agente | Quale agente ha raccolto l'ordine? | agente di commercio
seller_name = emittente | cedente | ditta emittente | ragione sociale del fornitore | Chi mi ha fatturato?
    | Chi è il fornitore? | Quale azienda ha emesso il documento? | società emittente | nome della ditta
    | Come si chiama il fornitore? | cedente prestatore | Da chi arriva questa fattura? | Chi chiede il pagamento?
    | ditta fornitrice | creditore | Chi ha fornito la merce? | Chi ha prestato il servizio?
    | denominazione del fornitore | Quale negozio ha rilasciato lo scontrino? | esercente | nome dell'azienda che emette
    | Da quale impresa ho comprato? | nome del prestatore
seller_street = indirizzo (via) del fornitore | via e numero del fornitore | In che via ha sede la ditta?
    | via dell'azienda | via della sede | numero civico del fornitore | In quale strada sta l'emittente?
    | via e civico della ditta | via del venditore | strada del cedente | Dove si trova la ditta, in che via?
    | civico della sede fornitore | Via dove ha la sede la società emittente?
    | In quale viale o piazza sta il fornitore? | via della società | via del negozio
    | Qual è la via di chi emette la fattura? | via (emittente) | via, sede del prestatore
    | indirizzo stradale dell'azienda emittente | nome della strada, fornitore | piazza o via del cedente
seller_postcode = cap fornitore | codice di avviamento postale del fornitore | Che CAP ha l'azienda?
    | CAP dell'emittente | codice postale del venditore | CAP della sede | codice postale della società
    | CAP del cedente | Con che CAP è indicato il fornitore? | codice postale fornitore | numero postale del fornitore
    | cap emittente | CAP del prestatore | CAP della ditta che fattura | C.A.P. dell'azienda | CAP del negozio
    | NPA del fornitore | codice postale della sede legale | Qual è il codice postale di chi ha emesso la fattura?
    | cap sede | CAP nella riga del mittente della fattura | avviamento postale, fornitore
    | Quale CAP compare sotto il nome della ditta?
seller_city = comune del fornitore | In che città ha sede l'azienda? | località del fornitore | sede fornitore, città
    | città dell'emittente | Dove ha sede la ditta, in che città? | città del venditore
    | In quale comune sta la società? | città della sede | località dell'azienda emittente
    | luogo della sede del fornitore | Da quale città arriva la fattura? | città del cedente | città del negozio
    | comune della sede legale | In che località si trova il venditore? | città dove opera l'azienda | citta fornitore
    | domicilio del fornitore, città | Di che città è il fornitore? | città del prestatore
seller_country = nazione del fornitore | stato del fornitore | Di che nazione è l'azienda?
    | Da quale stato arriva la fattura? | paese dell'emittente | nazione dell'azienda
    | In che nazione ha sede il fornitore? | paese del venditore | stato in cui ha sede la ditta
    | Il fornitore è italiano o estero? | codice paese del fornitore | nazione del cedente
    | paese della società emittente | paese sede | Di che paese è il venditore? | nazione della sede legale
    | stato estero del prestatore | sigla nazione fornitore | In quale stato risiede l'emittente?
    | paese di stabilimento del fornitore | nazione emittente | paese in cui è registrata la ditta
    | Da che nazione proviene chi fattura?
buyer_name = cessionario | intestatario della fattura | A chi è fatturato? | destinatario della fattura
    | nome dell'acquirente | committente | ragione sociale del cliente | Chi deve pagare questa fattura?
    | Chi ha comprato? | spett.le | Chi ha ordinato e riceve la fattura? | Per chi è la fattura? | debitore
    | A quale ditta è indirizzata la fattura? | cliente finale intestatario | Chi è il compratore? | chi paga
    | nominativo del cliente | A chi è stato venduto? | A nome di chi è la fattura? | intestazione della fattura
    | cessionario committente | titolare dell'utenza | Chi viene addebitato?
buyer_street = via e numero del cliente | indirizzo del cliente (via) | In che via ha sede il cliente?
    | numero civico del cliente | strada del cliente | In quale strada abita l'acquirente?
    | via del destinatario della fattura | via del cessionario | via cliente | via del compratore
    | A che via e numero è fatturato? | via dell'intestatario | In quale via sta il committente?
    | via e civico dell'acquirente | via del committente | civico del cliente | viale o piazza del cliente
    | Quale via è indicata per chi paga? | indirizzo stradale del cliente | via (intestatario fattura)
    | strada del debitore | nome della via, cliente | A che strada e civico è intestata la fattura?
buyer_postcode = cap cliente | codice postale del cliente | Che CAP ha il cliente? | CAP del destinatario della fattura
    | codice postale dell'acquirente | CAP del cessionario | CAP dell'intestatario
    | codice di avviamento postale del cliente | CAP del committente | CAP del compratore | numero postale del cliente
    | Con che CAP è indicato l'acquirente? | cap destinatario fattura | codice postale intestatario
    | Qual è il codice postale di chi viene fatturato? | NPA del cliente | CAP di fatturazione | CAP di chi paga
    | avviamento postale, cliente | CAP dell'utente intestatario | CAP del debitore
    | Quale CAP compare sotto il nome del cliente?
buyer_city = comune del cliente | In che città abita il cliente? | località del cliente | città dell'intestatario
    | Dove sta il cliente, in che città? | città del destinatario della fattura | comune dell'acquirente
    | città del compratore | In quale comune ha sede il committente? | città del cessionario
    | domicilio del cliente, città | citta cliente | Di che città è l'acquirente? | località di fatturazione
    | città di fatturazione | luogo di residenza dell'intestatario | Da che città è il cliente? | città del committente
    | comune dell'intestatario della fattura | città di chi paga | In quale località si trova l'acquirente?
    | città del debitore
buyer_country = nazione del cliente | stato del cliente | Di che nazione è il cliente?
    | In che nazione si trova l'acquirente? | paese del destinatario della fattura | nazione dell'acquirente
    | codice paese del cliente | paese del cessionario | Il cliente è italiano o estero? | paese dell'intestatario
    | In quale stato risiede il cliente? | paese del compratore | nazione di fatturazione | paese di fatturazione
    | stato estero dell'acquirente | paese del committente | nazione dell'intestatario | sigla nazione cliente
    | A quale paese è destinata la fattura? | paese di chi paga | nazione del debitore | Di che paese è il compratore?
    | stato di residenza dell'acquirente
seller_address = indirizzo fornitore | indirizzo della sede | Dove ha sede la ditta? | indirizzo dell'emittente
    | Dove si trova il fornitore? | recapito del fornitore | indirizzo dell'azienda | sede legale
    | indirizzo del venditore | indirizzo completo della ditta | Dove posso scrivere al fornitore per posta?
    | recapito postale dell'azienda | indirizzo del cedente | Qual è la sede della società? | indirizzo del prestatore
    | domicilio fiscale del fornitore | indirizzo della società emittente | Dove sta il negozio?
    | ubicazione della ditta | indirizzo del negozio | Qual è l'indirizzo di chi ha emesso la fattura?
    | Dove ha gli uffici l'azienda emittente? | coordinate postali del fornitore
buyer_address = indirizzo cliente | indirizzo dell'acquirente | Dove va inviata la fattura? | recapito del cliente
    | indirizzo dell'intestatario | Dove abita il cliente? | A quale indirizzo si fattura?
    | indirizzo di fatturazione completo | sede del cliente | indirizzo del destinatario della fattura
    | domicilio del cliente | indirizzo di chi paga | Dove ha sede l'acquirente?
    | residenza dell'intestatario della fattura | indirizzo del committente | A che indirizzo è intestata la fattura?
    | recapito di fatturazione | indirizzo del compratore | indirizzo postale del cliente
    | Qual è il domicilio di chi ha comprato? | indirizzo intestazione | Dove è residente il cliente intestatario?
    | indirizzo dell'utente intestatario
shipping_address = luogo di consegna | Dove va consegnata la merce? | indirizzo di spedizione
    | Dove si spedisce il pacco? | destinazione della merce | A quale indirizzo è stata recapitata la merce?
    | Dove scarico la merce? | indirizzo di recapito | punto di scarico | Dove mandano l'ordine?
    | luogo di ricezione merce | indirizzo di fornitura
shipping_method = vettore | metodo di spedizione | Con quale corriere viene spedita la merce? | Chi trasporta la merce?
    | trasportatore | mezzo di trasporto | spedizioniere | Con che mezzo si consegna? | tipo di spedizione
    | Trasporto a cura di chi? | modo di invio
delivery_terms = condizioni di consegna | incoterms | clausola di resa | Con quale resa si consegna?
    | porto franco o assegnato | Quale Incoterm vale? | franco fabbrica o destino
    | Chi paga il trasporto secondo la resa? | modalità di resa
payment_terms = termini di pagamento | Entro quanti giorni si paga? | giorni di pagamento | Quanti giorni ho per pagare?
    | dilazione di pagamento | Che termini di pagamento sono concordati? | 30 giorni fine mese? | accordi di pagamento
    | Quali sono le modalità e i tempi di saldo? | Si paga a vista o a 60 giorni? | tempi di pagamento
    | pagamento a quanti giorni | Sono previsti sconti per pagamento anticipato? | Con quale dilazione si salda?
    | condizioni di saldo | pagamento dilazionato o immediato | In quali termini va regolata la fattura?
    | piano di pagamento | Pagamento a 30, 60 o 90 giorni? | clausole di pagamento | Che dilazione concede il fornitore?
    | termini di saldo
payment_method = metodo di pagamento | Come è stato pagato? | forma di pagamento | Con quale mezzo si paga?
    | Contanti o carta? | Bonifico, Ri.Ba. o carta? | mod. pagamento | In che modo ha pagato il cliente?
    | mezzo di pagamento | strumento di pagamento | Con cosa è stato saldato?
billing_period = periodo di riferimento | periodo fatturato | Per quale periodo è la fattura?
    | Che mesi copre la bolletta? | competenza | Da quando a quando si fattura? | bimestre fatturato
    | Qual è il periodo di competenza? | intervallo di fatturazione | mensilità fatturata
    | A quale mese si riferisce la fattura? | arco di tempo fatturato | periodo della prestazione
    | Quali giorni comprende questa bolletta? | periodo coperto dalla fattura | dal al | trimestre di riferimento
    | Che lasso di tempo viene addebitato? | mese di competenza | periodo contabile | Che periodo riguarda il conto?
    | Per quali mesi pago? | periodo di consumo fatturato | durata del periodo di addebito
page_number = pag. | A che pagina siamo? | foglio numero | pagina n. | Che foglio è questo? | pagina corrente
    | Quale pagina del documento è questa? | numerazione delle pagine | Di quale pagina si tratta?
meter_number = matricola del contatore | codice POD | Qual è il POD? | codice PDR | n. contatore
    | Che numero di contatore ho? | numero di matricola contatore | punto di prelievo | Quale contatore è installato?
    | punto di riconsegna del gas | identificativo del contatore | seriale del contatore
meter_reading = lettura attuale | ultima lettura | Cosa segna il contatore? | lettura finale
    | Che valore è stato letto al contatore? | autolettura | A quanto sta il contatore? | lettura del gas
    | lettura rilevata dal distributore | stato del contatore | cifre lette sul contatore
consumption = consumi | Quanto ho consumato? | kWh consumati | consumo fatturato
    | Quanti kilowattora sono stati consumati? | metri cubi consumati | Quanto gas è stato usato? | smc consumati
    | consumo totale | Quanta acqua ho consumato? | energia prelevata | volume consumato
policy_number = n. polizza | numero di polizza | Che numero ha la polizza? | polizza assicurativa n. | codice polizza
    | numero dell'assicurazione | contratto di assicurazione n. | Sotto quale polizza sono assicurato? | polizza numero
    | nr. polizza auto | identificativo della polizza | numero del contratto assicurativo
ticket_number = codice prenotazione | n. biglietto | PNR | numero del biglietto | Qual è il codice della prenotazione?
    | Che numero ha il biglietto? | numero di prenotazione | biglietto numero | numero della transazione
    | codice di conferma della prenotazione | Con quale codice ho prenotato? | ID transazione
cashier = operatore di cassa | Chi ha servito alla cassa? | addetto alla cassa | operatore | Chi era alla cassa?
    | nome della cassiera | Chi ha battuto lo scontrino? | servito da | codice operatore | Da chi sono stato servito?
    | Chi ha incassato?
store_number = punto vendita | filiale | Qual è il punto vendita? | In quale filiale ho comprato? | codice negozio
    | n. filiale | Quale succursale ha emesso lo scontrino? | codice punto vendita | Che numero ha la filiale?
    | sede di vendita n. | esercizio n.
terminal = numero di cassa | cassa n. | Su quale cassa è stato battuto? | terminale POS | ID POS
    | Che numero ha la cassa? | numero terminale | TID | Quale POS è stato usato? | identificativo del terminale
    | A che cassa ho pagato? | registratore di cassa n.
time = orario | A che ora è stato emesso lo scontrino? | ora di emissione | Che ora è indicata? | ora della transazione
    | ore e minuti | A che ora è stato fatto l'acquisto? | orario del documento | hh:mm
room_number = numero di camera | Che camera era? | camera n. | stanza | numero della stanza
    | In quale stanza alloggiava? | Quale tavolo è? | numero del tavolo | Che tavolo hanno servito? | n. camera
    | camera assegnata
arrival_date = data di arrivo | check-in | Quando arriva l'ospite? | Quando è stato il check-in? | inizio del soggiorno
    | Quando è arrivato il cliente in albergo? | data check in | dal giorno (soggiorno)
    | Da che giorno è prenotata la camera? | ingresso in hotel | giorno del check-in
departure_date = data di partenza | check-out | Quando parte l'ospite? | Quando è stato il check-out?
    | fine del soggiorno | Quando lascia l'albergo? | data check out | al giorno (soggiorno)
    | Fino a quando è prenotata la camera? | uscita dall'hotel | giorno del check-out
vehicle = numero di targa | Che targa ha il veicolo? | automezzo | auto | targa dell'auto | numero di immatricolazione
    | Che macchina è stata riparata? | veicolo targato | targa del camion
first_name = nome di battesimo | nome proprio | Come si chiama di nome? | Qual è il nome proprio della persona?
    | primo nome | nome della persona senza cognome | Che nome ha il richiedente? | nome del richiedente
    | nome dato alla nascita | Qual è il primo nome? | prenome
last_name = Come si chiama di cognome? | cognome del richiedente | cognome della persona | Che cognome ha?
    | nome di famiglia | casato | Qual è il nome di famiglia? | cogn. | cognome del firmatario | Come fa di cognome?
date_of_birth = nato il | Quando è nato? | giorno di nascita | data nascita | In che giorno è nato il richiedente?
    | compleanno | giorno, mese e anno di nascita | Quale data di nascita è riportata? | gg/mm/aaaa di nascita
    | Di che giorno è la nascita?
place_of_birth = Dove è nato? | nato a | città di nascita | In che città è nata la persona? | paese natale | luogo natio
    | luogo nascita | In quale comune è nato? | provincia e comune di nascita | Di dove è originario per nascita?
    | località di nascita
nationality = nazionalità | Di che nazionalità è? | Quale cittadinanza ha? | Di quale stato è cittadino?
    | paese di cittadinanza | È cittadino italiano? | stato di appartenenza | nazione di cittadinanza | cittadino di
    | nazionalità del richiedente
passport_number = numero del passaporto | n. carta d'identità | Qual è il numero della carta d'identità?
    | documento d'identità n. | passaporto n. | Che numero ha il documento d'identità?
    | estremi del documento d'identità | numero del documento di riconoscimento | carta identità numero
    | Con che documento si è identificato, che numero? | numero CIE | C.I. n.
social_security_number = tessera sanitaria | Qual è il numero di tessera sanitaria? | codice previdenziale | numero AVS
    | Che matricola INPS ha? | numero assicurazione sociale | posizione contributiva | Quale numero ha presso l'INPS?
    | matricola previdenziale | n. previdenza
occupation = mestiere | Che lavoro fa? | Che mestiere esercita? | occupazione | qualifica professionale
    | Di cosa si occupa per lavoro? | mansione | Qual è l'occupazione del richiedente? | ruolo professionale
    | lavoro svolto
employer = azienda in cui lavora | Dove lavora il dipendente? | nome del datore di lavoro
    | Presso quale ditta è impiegato? | impresa datrice | Quale azienda lo ha assunto? | ente datore di lavoro
    | Da chi è assunto? | posto di lavoro, ditta | Chi gli paga lo stipendio?
marital_status = È sposato o celibe? | coniugato o no | È coniugato? | celibe/nubile | Che stato civile è indicato?
    | stato coniugale | sposato, divorziato o vedovo | Qual è la condizione coniugale? | situazione matrimoniale
    | nubile o coniugata
gender = genere | maschio o femmina | Di che sesso è la persona? | M/F | Qual è il genere? | sesso anagrafico
    | È maschio o femmina? | M o F | genere della persona | sesso del richiedente
department = ufficio | Di quale reparto si tratta? | dipartimento | settore aziendale | In quale ufficio lavora?
    | A che ufficio si riferisce? | servizio di competenza | Quale divisione è? | unità organizzativa | centro di costo
    | sezione
subject = Di che cosa si tratta? | oggetto della lettera | tema del documento | Qual è l'argomento della comunicazione?
    | Quale oggetto è indicato? | intestazione oggetto | motivo della lettera | riga dell'oggetto
    | Di che parla la comunicazione?
sender = Da chi viene la lettera? | Chi ha inviato il messaggio? | inviato da | Chi ha spedito la lettera?
    | autore della lettera | Da chi arriva il messaggio? | speditore | Chi manda la comunicazione? | nome del mittente
recipient = A chi è indirizzata la lettera? | A chi va la comunicazione? | indirizzato a | Chi riceve il messaggio?
    | A chi è rivolto lo scritto? | nome del destinatario | Per chi è la lettera? | destinatari
    | A chi è stato spedito il plico? | persona a cui è destinata la lettera
date = in data | Che data è scritta? | data riportata in alto | Quale data porta questo foglio? | luogo e data
    | Quando è stato scritto? | giorno indicato | data della lettera | data sul modulo | Di che giorno è il modulo?
approved_by = autorizzato da | Chi ha autorizzato? | firmato da | Chi ha firmato? | Chi ha dato il benestare? | visto di
    | nulla osta di chi | Chi ha dato l'approvazione? | convalidato da | Chi ha vistato il documento?
    | responsabile dell'approvazione | Chi ha controfirmato?
"""

CELL_QUESTIONS = """
position = Qual è il numero di riga di {item}? | n. posizione di {item} | A quale posizione si trova {item}?
    | {item}: riga? | progressivo di {item} | Che numero progressivo ha {item}? | numero d'ordine della riga {item}
    | {item}: posizione? | pos. di {item} | In che posizione dell'elenco è {item}? | voce numero, per {item}
article_number = codice articolo di {item} | cod. art. di {item} | Qual è il codice articolo di {item}? | SKU di {item}
    | Con che codice è indicato {item}? | {item}: codice articolo? | numero articolo di {item}
    | riferimento articolo di {item} | Che codice prodotto ha {item}? | codice a barre di {item} | EAN di {item}
    | Sotto quale codice ordino {item}?
description = descrizione di {item} | Cosa è scritto su {item}? | Come è descritto {item}? | {item}: descrizione?
    | dettaglio di {item} | Che cos'è {item}? | Trova la voce {item} | denominazione di {item} | riga con {item}
    | Mostrami {item} nell'elenco | testo della voce {item} | Cerca {item} nella tabella
quantity = q.tà di {item} | Quanti pezzi di {item}? | Quanto {item} è stato ordinato? | {item}: quanti?
    | Quanti {item} ci sono? | numero di pezzi di {item} | In che quantità è stato fornito {item}?
    | Quanti {item} sono stati comprati? | pezzi di {item} | qta {item} | Quanto si prende di {item}?
    | quantitativo di {item} | Qual è la quantità di {item}?
unit = unità di misura di {item} | {item}: U.M.? | um di {item} | Come si conta {item}?
    | Con quale unità è venduto {item}? | {item} è venduto a pezzo o a chilo? | in che misura è espresso {item}
    | Kg, litri o pezzi per {item}? | u.m. per {item} | Qual è l'unità di misura di {item}?
    | confezione di vendita di {item}
unit_price = prezzo unitario di {item} | prezzo al pezzo di {item} | Quanto costa un pezzo di {item}?
    | prezzo singolo di {item} | Quanto costa {item} all'unità? | costo unitario di {item} | {item}: prezzo?
    | Quanto si paga per una unità di {item}? | tariffa unitaria di {item} | P.U. di {item}
    | Quanto vale un singolo {item}? | A che prezzo al pezzo è {item}? | listino unitario di {item}
line_tax_rate = aliquota di {item} | {item}: IVA? | Che aliquota si applica a {item}? | IVA percentuale su {item}
    | Con che IVA è fatturato {item}? | codice IVA di {item} | {item}: aliquota IVA?
    | A quale aliquota è soggetto {item}? | Quanto per cento di IVA su {item}? | percentuale d'imposta di {item}
    | tassazione di {item} | Qual è la % IVA di {item}?
discount_percent = sconto percentuale di {item} | Quanto per cento di sconto su {item}? | Che sconto c'è su {item}?
    | ribasso su {item} | sc. % di {item} | {item}: sconto %? | Di quanto è scontato {item}?
    | percentuale di sconto per {item} | Qual è lo sconto applicato a {item}? | riduzione concessa su {item}
    | sconto riga {item}
line_total = totale di {item} | {item}: importo? | Quanto fa {item} in totale? | totale riga di {item}
    | Quanto si paga in tutto per {item}? | valore complessivo di {item} | Quanto viene {item} alla fine della riga?
    | somma per {item} | {item}: totale riga? | Che importo è fatturato per {item}? | costo totale di {item}
    | A quanto ammonta la riga {item}? | ammontare per {item}
date = Quando è avvenuto {item}? | In che data compare {item}? | giorno di {item} | Quando è registrato {item}?
    | In quale giorno è indicato {item}? | {item}: giorno? | Di quando è {item}? | data della voce {item}
    | Quale data sta nella riga {item}? | Quando è stato fatto {item}? | data del movimento {item}
"""

LABELS = """
invoice_number = Num. doc. | Fattura elettronica n. | Fattura accompagnatoria n. | Fattura immediata n.
    | Fattura differita n. | Parcella n. | Bolletta n. | Numero bolletta | Nr. documento | Fattura di vendita n.
    | N. Fatt.
invoice_date = Fattura del | Data di emissione fattura | Data del documento | Emessa in data | Emissione | Bolletta del
    | Data bolletta | Fatturato il | Data emissione fattura | Data parcella | Documento del | Fattura emessa il
due_date = Data di scadenza del pagamento | Scadenza il | Scadenza rata | Scade il | Data scadenza pagamento
    | Pagabile entro | Pagamento entro il | Entro | Termine di pagamento entro il | Data pagamento entro
    | Scadenza bolletta | Scad. pagamento | Da saldare entro il | Data limite di pagamento
delivery_date = Data della consegna | Consegna | Consegna il | Consegna prevista | Data consegna prevista
    | Data di evasione | Spedito il | Data inizio trasporto | Data trasporto | Data ritiro | Data ricevimento merce
    | Consegna entro | Data della prestazione | Data esecuzione
order_date = Data ord. | Ordinato il | Data Vs. ordine | Data ordine cliente | Ordine in data | Data di acquisto
order_number = N° ordine | Ord. n. | Num. ordine | ID ordine | Codice ordine | Ordine cliente n. | Ordine di acquisto
    | N. ODA | Numero ordine di acquisto | Ns. ordine | Rif. Vs. ordine | Conferma d'ordine n. | Numero ordine cliente
customer_number = N° cliente | Cliente N° | Num. cliente | Cod. cli | Codice cli. | Il tuo codice cliente
    | Vs. codice cliente | Codice anagrafico | Codice intestatario | Cod. utente | Codice abbonato | Codice del cliente
    | N. utente
contract_number = N° contratto | Nr. contratto | Contratto n° | Num. contratto | ID contratto | Cod. contratto
    | Vs. contratto | Numero del contratto | Contratto di fornitura n. | Contratto di assistenza n. | Convenzione n.
    | Numero abbonamento | Contratto di locazione n.
delivery_note_number = DDT n° | N. DDT | Bolla di consegna n. | Doc. di trasporto n. | Numero bolla
    | Bolla di accompagnamento n.
tracking_number = Tracking number | N. tracking | Codice di tracciamento | Lettera di vettura n. | LDV
    | Numero di spedizione | ID spedizione
project_number = Numero commessa | Codice commessa | Progetto n. | CUP | Codice CIG | Cantiere
quote_number = Preventivo n° | N. preventivo | Offerta n° | Numero offerta | Rif. offerta | Vs. offerta n.
credit_note_number = Nota di accredito n. | Nota di credito nr. | Nota di variazione n. | Num. nota di credito
    | Nota accredito N°
receipt_number = Numero ricevuta | Documento commerciale n. | Ricevuta fiscale n. | Ricevuta nr. | Quietanza n.
reference = Nostro riferimento | Riferimento n. | Numero di riferimento | Riferimenti | Codice di riferimento
payment_reference = Causale di versamento | Causale bonifico | Causale da indicare | Codice IUV | IUV | Numero avviso
    | Riferimento per il pagamento | Causale versamento
total = Tot. documento | Totale IVA compresa | Totale ivato | Totale dovuto | Totale euro | Importo fattura
    | Importo complessivo | Totale lordo | Totale ordine | Importo dovuto
net_total = Importo imponibile | Imponibile netto | Sub totale | Sub-totale | Totale parziale | Totale senza IVA
    | Totale (IVA esclusa) | Importo senza IVA | Totale righe | Tot. merce | Totale servizi | Totale prestazioni
    | Importo al netto IVA
tax_amount = Tot. I.V.A. | Totale I.V.A. | Importo imposta | di cui IVA | Totale imposte | IVA in euro
    | Imposta sul valore aggiunto | IVA totale | Importo I.V.A.
tax_rate = Aliquota % | Aliq. % | % I.V.A. | Aliquota I.V.A. | Perc. IVA | Aliq. I.V.A. | Tasso IVA | IVA (%)
    | Aliquota applicata | % imposta | Aliquota d'imposta
shipping_cost = Costi di spedizione | Costo spedizione | Spese trasporto | Spese di consegna | Spese spedizione
    | Contributo spese di spedizione | Spese postali
discount = Sconti | Importo sconto | Sconto incondizionato | Tot. sconti | Totale sconti | Ribasso
amount_paid = Importo versato | Anticipo | Totale pagato | Pagamenti ricevuti | Somma versata | Acconto ricevuto
balance_due = Saldo a debito | Saldo residuo | Resta da pagare | Da saldare | Rimanenza da pagare | Saldo fattura
    | Importo a saldo | Saldo finale da pagare | Totale residuo | Differenza da pagare | A saldo | Debito residuo
    | Ancora da pagare
previous_balance = Saldo riportato | Riporto saldo | Saldo prec. | Saldo al periodo precedente
    | Importi precedenti non pagati | Saldo di apertura
currency = Valuta documento | Valuta fattura | Val. | Cod. valuta | Codice valuta | Divisa documento
    | Valuta di fatturazione | Importi espressi in | Tutti gli importi in | Valuta importi | Prezzi in | Divisa fattura
iban = I.B.A.N. | Nostro IBAN | Ns. IBAN | IBAN n. | IBAN c/c | Cod. I.B.A.N. | IBAN beneficiario | Codice I.B.A.N.
    | Coord. IBAN | IBAN di accredito | IBAN per il pagamento | IBAN su cui versare | Coordinate bancarie (IBAN)
bic = BIC / Swift | B.I.C. | Cod. BIC | Cod. SWIFT | Swift code | BIC code | BIC banca | Codice BIC/SWIFT
    | Codice SWIFT/BIC | BIC n. | SWIFT banca | Codice SWIFT (BIC)
account_number = C/C bancario n. | N. C/C | Conto corrente n. | Conto corrente bancario | C/C postale n. | c/c n°
    | Numero conto corrente
sort_code = Codice ABI | Cod. CAB | Codice CAB | ABI - CAB | ABI / CAB | ABI n.
bank_name = Istituto di credito | Istituto bancario | Banca beneficiario | Banca del beneficiario | Nostra banca
    | Ns. banca d'appoggio | Banca appoggio | Appoggio | Banca di riferimento | Presso | Banca per bonifico
    | Denominazione banca
account_holder = Intestatario c/c | Intestatario del conto | Conto intestato a | C/C intestato a | Beneficiario bonifico
    | Titolare c/c | Bonifico a favore di | A favore di | Intestazione c/c | Nome beneficiario | Intestatario IBAN
    | Bonifico intestato a | Beneficiario del pagamento
vat_id = P. I.V.A. | P.I.V.A. | Part. I.V.A. | P.IVA n. | P. IVA n° | Partita IVA / Codice fiscale | C.F./P.IVA
    | C.F. e P.IVA | Cod. Fisc. e P.IVA | P.IVA IT | VAT Number | VAT No. | Identificativo fiscale ai fini IVA
    | Id. fiscale IVA | Nr. partita IVA
customer_vat_id = Partita IVA del cliente | P.IVA acquirente | Vostra P.IVA | Vostra partita IVA | P. IVA cessionario
    | Partita IVA destinatario | Cliente P.IVA
tax_number = C. F. | CF | C.Fisc. | C. Fiscale | Codice Fisc. | Cod. Fis. | Cod.Fisc. | C.F. n. | Codice fiscale n.
    | Cod.fiscale | N. codice fiscale | CF n. | Codice fisc. n.
company_register = Registro delle imprese | R.E.A. n. | Iscr. Reg. Imprese | C.C.I.A.A. n. | Iscrizione REA
    | N. iscr. Registro Imprese | R.I. | REA n.
managing_director = Amministratore unico | Rappresentante legale | Legale rappr. | Il titolare | Amm. delegato
phone = Telefono n. | Tel. n. | Tel. n° | Tel. uff. | Tel. ufficio | Telefono ufficio | Centralino | Assistenza clienti
    | Tel. diretto | Numero di telefono | Telefono fisso | Tel. sede | Call center | Chiamaci al numero
    | Per informazioni chiamare | Numero assistenza
fax = Fax n. | N° fax | Numero fax | Telefax n. | Fax n° | Fax uff. | Fax ufficio | Fax sede | Fax diretto
    | Fax amministrazione | Fax n | Tel. e fax
mobile = Tel. cell. | Cellulare n. | Tel. mobile | Numero di cellulare | WhatsApp | Cell. n. | Telefono cellulare
email = E mail | e.mail | Posta el. | Posta certificata | Mail PEC | Indirizzo PEC | PEC mail | E-mail PEC | Scrivere a
    | E-mail aziendale | Posta elettronica certificata | Casella PEC | Casella e-mail
website = URL | Pagina web | Indirizzo internet | Homepage | Web site | Website | Portale | Visitate il sito
    | Pagina internet | Il nostro sito | Visita il nostro sito | Sito ufficiale | Sito web aziendale | Sito aziendale
contact_person = Vs. contatto | Ns. contatto | Vostro contatto | Ns. referente | Nome del referente | Nome contatto
    | All'attenzione di | Alla c.a. | Alla c.a. di | Attenzione | Riferimento persona | Persona di riferimento
    | Persona da contattare | Alla c. att.ne | Interlocutore
salesperson = Agente di vendita | Agente di zona | Funzionario commerciale | Addetto alle vendite | Cod. agente
    | Consulente commerciale | Nome agente
seller_name = Ragione sociale fornitore | Nome fornitore | Denominazione fornitore | Denominazione | Emessa da
    | Emesso da | Ditta emittente | Prestatore | Fornito da | Cedente / Prestatore | Nome azienda | Impresa | Esercente
    | Società emittente | Ragione soc. | Ditta fornitrice
seller_street = Indirizzo sede | Via / Piazza | Via e n. | Via, numero civico | Sede in | Piazza | Viale | Corso
    | Sede legale in via | Via (fornitore) | Via fornitore | Strada
seller_postcode = CAP fornitore | C.A.P. fornitore | CAP sede | CAP (sede) | CAP n. | Codice Avviamento Postale
    | CAP (fornitore) | Codice postale fornitore | CAP ditta | CAP emittente | CAP sede legale | CAP azienda
    | NPA fornitore
seller_city = Città fornitore | Città del fornitore | Città sede | Comune sede | Località fornitore | Luogo sede
    | Città (fornitore) | Città emittente | Comune fornitore | Sede di | Città ditta | Località sede | Comune della sede
    | Comune sede legale
seller_country = Paese fornitore | Paese del fornitore | Nazione fornitore | Stato fornitore | Paese emittente
    | Nazione emittente | Paese sede | Nazione sede | Paese (fornitore) | Paese venditore | Cod. nazione | Stato sede
    | Nazione del fornitore
buyer_name = Destinatario della fattura | Intestato al cliente | Ragione sociale cliente | Rag. sociale cliente
    | Denominazione cliente | Cliente / Destinatario | Fatturato a | Fattura a | Spett. | Spett.le Cliente
    | Gentile cliente | Nominativo | Cessionario/committente | Ragione sociale destinatario | Gent.le Sig.ra | Debitore
buyer_street = Via acquirente | Via destinatario | Via e n. cliente | Via intestatario | Via e numero (cliente)
    | Via/Piazza cliente | Via residenza | Via cessionario | Via del committente | Via e n. civico cliente
    | Residente in via | Via (destinatario) | Via (intestatario)
buyer_postcode = CAP destinatario | CAP intestatario | CAP del destinatario | C.A.P. cliente | CAP cessionario
    | CAP fatturazione | CAP committente | Cod. postale cliente | CAP residenza | CAP di fatturazione | NPA cliente
    | C.A.P. destinatario
buyer_city = Città acquirente | Città destinatario | Città intestatario | Città (cliente) | Comune cliente
    | Città cessionario | Città del destinatario | Comune di residenza | Località destinatario | Città fatturazione
    | Città di fatturazione | Città del committente | Città residenza
buyer_country = Paese acquirente | Paese destinatario | Nazione destinatario | Nazione del cliente | Stato cliente
    | Paese cessionario | Paese intestatario | Paese fatturazione | Nazione acquirente | Nazione di fatturazione
    | Nazione intestatario
seller_address = Sede legale e operativa | Ind. fornitore | Indirizzo sede legale | Indirizzo emittente
    | Recapito fornitore | Indirizzo del cedente | Indirizzo sede fornitore | Sede amministrativa | Sede operativa
    | Ns. indirizzo | Indirizzo della ditta | Indirizzo ditta | Nostro indirizzo | Indirizzo del venditore | Uffici
buyer_address = Ind. di fatturazione | Indirizzo intestatario | Indirizzo acquirente | Indirizzo del destinatario
    | Indirizzo destinatario fattura | Domicilio cliente | Residenza | Domicilio | Recapito cliente
    | Indirizzo cessionario | Sede cliente | Vs. indirizzo | Indirizzo di residenza | Indirizzo di recapito fattura
shipping_address = Destinazione della merce | Indirizzo di destinazione | Consegna presso | Indirizzo consegna
    | Dest. merce | Spedito a
shipping_method = Trasporto a cura del | A mezzo | Mezzo di trasporto | Spedizioniere | Trasportatore | Consegna a mezzo
    | Tipo spedizione
delivery_terms = Termini di consegna | Resa merce | Incoterm | Resa / Incoterms | Tipo di resa
payment_terms = Cond. pag. | Termini pagamento | Term. pagamento | Termini di pag. | Condizioni di pag. | Pagamento a
    | Pagamento a gg. | Pagam. | Condizione di pagamento | Giorni di pagamento | Dilazione | Dilazione pagamento
    | Accordi di pagamento | Condizioni pag.to
payment_method = Tipo pagamento | Mod. di pagamento | Pagamento tramite | Modalità pagamento | Pagamento con
    | Forma pagamento
billing_period = Periodo fattura | Periodo di fattura | Periodo rif. | Periodo dal | Competenza | Bimestre
    | Mese di competenza | Mese di riferimento | Mensilità | Periodo dal/al | Periodo contabile
    | Periodo della prestazione | Trimestre | Periodo bolletta | Mesi fatturati
page_number = Pag. n. | Pagina n. | Foglio n. | Pag | Pagina nr.
meter_number = Matricola | N° contatore | Codice POD | Codice PDR | Contatore n. | Punto di prelievo (POD)
    | Matricola misuratore
meter_reading = Lettura contatore | Lettura al | Autolettura | Lettura stimata | Lettura reale
consumption = Consumi totali | Consumo fatturato | Consumo del periodo | Totale consumi | Consumo kWh | Consumo Smc
    | Energia prelevata
policy_number = Polizza n° | Nr. polizza | Num. polizza | Codice polizza | Polizza assicurativa n.
    | Contratto assicurativo n.
ticket_number = Codice di prenotazione | Prenotazione n. | N. biglietto | Numero prenotazione | ID transazione
    | Cod. prenotazione | Transazione n.
cashier = Cass. | Op. cassa | Operatore di cassa | Addetto cassa | Nome cassiere | Cod. operatore | Operatore n.
store_number = Negozio N. | Numero negozio | Cod. negozio | Punto vendita n. | Filiale n. | P.V. | Codice punto vendita
terminal = Cassa N° | Terminale n. | Term. | Numero cassa | TID | Terminale POS | ID POS | Terminal ID
time = Ora emissione | Ora doc. | Ora documento | Alle ore | Ora acquisto | Ora transazione | Ora di emissione
room_number = N° camera | Numero camera | Cam. | Stanza | Stanza n. | N. tavolo | Tav.
arrival_date = Check in | Arrivo il | Arrivo previsto | Data check-in | Data di check-in | Inizio soggiorno
departure_date = Check out | Partenza il | Partenza prevista | Data check-out | Data di check-out | Fine soggiorno
vehicle = Targa n. | Targa auto | Automezzo | Targa automezzo | Vettura | Numero di targa
first_name = Prenome | Nome del richiedente | Nome assicurato | Primo nome | Nome paziente
last_name = Cognome dell'assicurato | Cogn. | Cognome del titolare | Nome di famiglia | Cognome paziente
date_of_birth = Data nascita | Nata il | Nato/a il giorno | Data di nasc. | Nascita (data)
    | Data di nascita (gg/mm/aaaa)
place_of_birth = Luogo nascita | Nata a | Città di nascita | Luogo di nasc. | Nascita (luogo)
nationality = Cittad. | Nazionalità / Cittadinanza | Di nazionalità | CITTADINANZA / NAZIONALITÀ | Cittadinanza attuale
passport_number = Passaporto n° | N° passaporto | C.I. n. | N. carta d'identità | Documento d'identità n.
    | Numero passaporto | Carta d'identità n°
social_security_number = Codice INPS | Numero AVS | N. AVS | Tessera sanitaria n. | N. tessera sanitaria | Matr. INPS
occupation = Mestiere | Attività svolta | Posizione lavorativa | Qualifica professionale | Titolo professionale
employer = Ditta datrice di lavoro | Denominazione datore di lavoro | Impresa datrice di lavoro | Ente datore di lavoro
    | Azienda (datore di lavoro) | Denominazione del datore di lavoro
marital_status = Stato coniugale | Stato civile attuale | Stato civ. | Stato coniugale attuale | Stato di famiglia
gender = M/F | Genere (M/F) | Sesso (M o F)
department = Rep. | Servizio | Unità organizzativa | Ufficio competente | Uff. | Sezione
subject = Oggetto della fornitura | Oggetto della comunicazione | Oggetto della richiesta | Oggetto dell'incarico
    | Oggetto del contratto
sender = Da | Spedito da | Spedente | Mittente della spedizione | Nome mittente | Dati mittente
recipient = Destinatari | Destinataria | Nome destinatario | Dati destinatario | Destinatario finale
date = Luogo e data | In data odierna | Data compilazione | Data e luogo | Data e ora | Data di compilazione
approved_by = Approvazione | Visto da | Visto e approvato | Firma per approvazione | Autorizzazione | Benestare di
    | Convalidato da
"""

COLUMNS = """
position = N | Posizione | Riga n. | Num. | Progr. | Voce | Ordine
article_number = Codice prodotto | Cod. prodotto | Codice art. | N. articolo | SKU | EAN | Riferimento
    | Codice a barre | Rif. articolo
description = Descrizione articolo | Descrizione del servizio | Descrizione prodotto | Beni e servizi | Prestazione
    | Articoli | Natura e qualità dei beni | Causale | Lavorazione | Attività | Servizi | Natura dei beni
    | Descrizione dei servizi | Prodotti | Voce di spesa | Testo
quantity = Quant. | N. ore | N. pezzi | Pezzi | Pz. | Giorni | Notti | Consumo | Peso | Kg | Colli | Qnt. | Quantita
    | Q.tà cons.
unit = Um | Unità di misura | Misura | Confezione | Conf. | U. misura | Per
unit_price = Prezzo netto | Prezzo unitario netto | Prezzo/unità | Prezzo cad. | Cadauno | Prezzo listino
    | Prezzo orario | P.U. | Importo unitario | Prezzo (€) | Costo unit. | Prezzo U. | Unitario | Pr. unitario
line_tax_rate = %IVA | Aliquota IVA | IVA (%) | Cod. IVA | Aliq. IVA | Aliq. % | I.V.A. | Imposta | Aliquota %
discount_percent = Sconto (%) | Sc.% | Scon. | %Sc. | Ribasso | Abbuono | Sc1 | Sconto in %
line_total = Importo totale | Totale € | Importo € | Prezzo totale netto | Totale netto | Imponibile | Netto
    | Valore totale | Importo (€) | Somma | Costo | Totale imponibile | Tot. netto | Totale IVA inclusa
date = Data servizio | Data consegna | Data operazione | Eseguito il | Valuta | Data lavoro | Data rif. | Del
"""

SENTENCES = """
Fattura {invoice_number} del {invoice_date}, importo {total}, scadenza {due_date}
Fattura n. {invoice_number} in data {invoice_date}
Vostro ordine {order_number} del {order_date}
Cliente {customer_number}, contratto {contract_number}
Bonifico a {account_holder}, IBAN {iban}, BIC {bic}
{bank_name}, IBAN {iban}
Imponibile {net_total}, IVA {tax_rate} {tax_amount}, totale {total}
{total}, di cui IVA {tax_amount}
Addebiteremo {total} il {due_date}.
Consegnato il {delivery_date}, DDT {delivery_note_number}
Periodo di riferimento: {billing_period}
Acconto {amount_paid}, saldo da pagare {balance_due}
Pratica seguita da {contact_person}, tel. {phone}, {email}
Partita IVA {vat_id} - {company_register}
Pagamento: {payment_method}, {payment_terms}
"""
