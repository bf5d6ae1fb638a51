"""Italian questions of training pages, put together of parts (format: see `composed.py`), written without a look at the held-out
ones.
"""

SLOTS = """
find = Trova | Cercami | Indicami | Dimmi | Mi serve | Vorrei sapere | Estrai | Riporta
findp = Trova | Cercami | Indicami | Dimmi | Mi servono | Vorrei sapere | Estrai | Riporta
get = Trova | Cerca | Mi dia | Mi occorre | Individua
getp = Trova | Cerca | Mi dia | Mi occorrono | Individua
qual = Qual è | Mi sa dire | Puoi dirmi | Mi indica | Saprebbe indicarmi
qualp = Quali sono | Mi sa dire | Puoi dirmi | Mi indica | Saprebbe indicarmi
what = Qual è | Sai dirmi | Mi dice
whatp = Quali sono | Sai dirmi | Mi dice
whois = Chi è | Come si chiama
whichname = Che nome ha | Come si chiama
tell = Dimmi | Vorrei sapere | Controlla | Verifica | Devo sapere | Fammi sapere
task = Per la contabilità mi serve | Per l'archivio ci vuole | Devo inserire nel gestionale
    | Nel gestionale manca ancora | Devo copiare in tabella
taskp = Per la contabilità mi servono | Per l'archivio ci vogliono | Devo inserire nel gestionale
    | Nel gestionale mancano ancora | Devo copiare in tabella
topay = Per fare il bonifico mi serve | Prima di pagare devo conoscere | Sto compilando il bonifico, dammi
    | La banca mi chiede
toform = Sto trascrivendo il modulo: mi serve | Per la scheda anagrafica occorre | In anagrafica manca
che = che | quale
Che = Che | Quale
con_che = Con che | Con quale | Sotto che | Sotto quale
inv = la fattura | la bolletta | la parcella | la nota d'onorario
of_inv = della fattura | della bolletta | della parcella | del documento fiscale
on_inv = in fattura | sulla bolletta | sul documento | nel conteggio
inv_ab = fattura | fatt. | ft. | bolletta | parcella
no_ab = numero | n. | nr. | N° | num.
has = ha | porta | riporta
issued = emessa | rilasciata | fatta | compilata
issued_m = emesso | rilasciato | stampato
on_day = Quando | In che data | Che giorno | In quale giorno
on_day_l = quando | in che data | che giorno | in quale giorno
by_day = Entro quando | Entro che data | Entro quale giorno
by_day_l = entro quando | entro che data | entro quale giorno
must = devo | dobbiamo | bisogna | si deve
settle = pagare | saldare | regolare | liquidare
settled = pagata | saldata | regolata | liquidata
seller = il fornitore | il venditore | l'emittente della fattura | il cedente | il prestatore | la ditta emittente
    | chi ha emesso la fattura | il creditore
of_seller = del fornitore | del venditore | dell'emittente della fattura | del cedente | del prestatore
    | della ditta emittente | di chi ha emesso la fattura | del creditore
sel_ab = fornitore | venditore | emittente | cedente | prestatore | ditta emittente
buyer = il cliente | l'acquirente | il committente | il cessionario | il compratore | l'intestatario della fattura
    | chi riceve la fattura | il destinatario della fattura
of_buyer = del cliente | dell'acquirente | del committente | del cessionario | del compratore
    | dell'intestatario della fattura | di chi riceve la fattura | del destinatario della fattura
buy_ab = cliente | acquirente | committente | cessionario | intestatario fattura | compratore
firm = l'azienda | la ditta | il fornitore | l'impresa | la società
of_firm = dell'azienda | della ditta | del fornitore | dell'impresa | della società
to_firm = all'azienda | alla ditta | al fornitore | all'impresa | alla società
the_town = la città | la località | il comune
town_b = città | località | comune
the_nation = la nazione | lo Stato | il Paese di residenza
street_q = via | strada | via e numero civico
the_street = la via e il numero civico | la strada e il numero civico | il nome della via
street_b = via e numero civico | via e n. civico | via
the_cap = il CAP | il codice di avviamento postale | il codice postale | il NPA | il numero postale di avviamento
cap_b = CAP | codice di avviamento postale | codice postale | NPA | numero postale
the_addr = l'indirizzo completo | l'indirizzo | il recapito postale
addr_b = indirizzo | indirizzo completo | recapito postale | indirizzo per esteso
based = ha sede | si trova | ha gli uffici
lives = abita | risiede | ha sede | si trova
goods = la merce | la fornitura | la spedizione
goods2 = la merce | il pacco | l'ordine | il materiale
of_goods = della merce | della fornitura | della spedizione | del materiale
arrived = è arrivata | è stata consegnata | viene consegnata | arriva | sarà consegnata | è stata recapitata
order = l'ordine | l'ordinativo | l'ordine d'acquisto
of_order = dell'ordine | dell'ordinativo | dell'ordine d'acquisto | dell'ordinazione
ordered = fatto | inoltrato | effettuato | trasmesso | inviato
who_ordered = abbiamo ordinato | ha ordinato il cliente | è stata ordinata la merce | è stato conferito l'ordine
    | è stata passata l'ordinazione
by_whom = il cliente | l'acquirente | l'utente | l'abbonato
person = la persona | il richiedente | l'interessato | il dichiarante | chi ha compilato il modulo
person_m = il richiedente | l'interessato | il dichiarante | l'assicurato
of_person = della persona | del richiedente | dell'interessato | del dichiarante | di chi ha compilato il modulo
per_ab = richiedente | dichiarante | interessato
the_invno = il numero | il numero progressivo | l'identificativo | il numero esatto
the_invdate = la data | la data di emissione | il giorno di emissione
invdate_b = data | data emissione | data di emissione | dt. emissione
the_due = la scadenza | la data di scadenza | il termine ultimo per il pagamento | la scadenza di pagamento
    | la data limite per pagare
due_b = scadenza | data scadenza | data di scadenza | scadenza pagamento | scad. pagamento
    | termine ultimo di pagamento | data limite di pagamento | da pagare entro il | pagabile entro il | esigibile il
    | scadenza fattura | scadenza della bolletta
money = il bonifico | il pagamento | il denaro | il versamento
the_deliv = la data di consegna | il giorno di consegna | la data di fornitura | la data di recapito
deliv_b = data consegna | data di consegna | data fornitura | giorno di consegna | consegna in data | consegnato il
    | fornito il | data di recapito | dt. consegna
the_ordate = la data | il giorno | la data di invio | la data di emissione
ordate_b = data ordine | data dell'ordine | data ordinazione | ordine del | ordinato il | data ordine cliente
    | dt. ordine | Vs. ordine del | data ordinativo
the_ordno = il numero | il codice | l'identificativo
ordno_b = numero ordine | numero d'ordine | n. ordine | nr. ordine | ordine n. | vostro ordine n.
    | numero ordine d'acquisto | numero ordinativo | n. ordine cliente | num. d'ordinazione | codice ordine
the_cust = il numero cliente | il codice cliente | il numero di cliente | il codice utente | il numero di abbonato
cust_b = numero cliente | codice cliente | n. cliente | nr. cliente | cod. cliente | numero di cliente | codice utente
    | cliente n. | num. cliente | vostro numero cliente | codice anagrafico del cliente
registered = registrato | memorizzato | archiviato | schedato
the_contract = il numero di contratto | il numero del contratto | il codice contratto
the_dn = il numero della bolla | il numero del DDT | il numero del documento di trasporto
    | il numero del bollettino di consegna
the_track = il codice di tracciamento | il numero di spedizione | il codice tracking
    | il numero della lettera di vettura
the_proj = il numero di progetto | il codice progetto | il numero di commessa | il codice commessa
the_quote = il numero dell'offerta | il numero del preventivo | il codice del preventivo
the_cn = il numero della nota di credito | il numero della nota di accredito | il numero dell'accredito
the_rec = il numero dello scontrino | il numero della ricevuta | il numero della quietanza
the_ref = il riferimento | il nostro riferimento | il vostro riferimento | la sigla di riferimento
    | il riferimento della pratica
ref_b = riferimento | rif. | ns. rif. | vs. rif. | nostro riferimento | vostro riferimento | ns. riferimento
    | vs. riferimento | sigla di riferimento | riferimento pratica | riferimento interno | riferimento cliente
file = la lettera | il documento | la pratica | lo scritto | la corrispondenza
quote_v = citare | indicare | menzionare | riportare
reply = rispondendo | nella risposta | quando rispondo | nella corrispondenza
the_payref = la causale del bonifico | la causale di pagamento | il riferimento di pagamento
    | il numero di riferimento per il pagamento | la causale del versamento
payref_b = causale | causale bonifico | causale di pagamento | causale del versamento | riferimento di pagamento
    | rif. pagamento | riferimento QR | numero di riferimento per il pagamento | riferimento per il versamento
    | motivo del versamento | comunicazione per il pagamento | riferimento polizza di versamento
in_pay = nel bonifico | al momento di pagare | sull'ordine di pagamento | sulla polizza di versamento | nel versamento
the_total = il totale | l'importo totale | l'importo complessivo | il totale lordo | la somma complessiva
total_b = totale | totale fattura | importo totale | totale complessivo | totale generale | totale lordo | tot. fattura
    | totale IVA inclusa | totale IVA compresa | tot. IVA incl. | importo complessivo | somma totale | totale documento
    | importo lordo | ammontare complessivo
inall = in tutto | in totale | complessivamente | nel complesso
with_tax = IVA compresa | IVA inclusa | imposta compresa | tasse comprese
amounts = ammonta | arriva | sale
comes = costa | viene | fa
the_net = l'imponibile | il totale netto | il subtotale | la base imponibile | il totale imponibile
    | l'importo senza IVA
net_b = imponibile | totale imponibile | totale netto | subtotale | base imponibile | importo netto | netto IVA
    | totale IVA esclusa | totale senza IVA | tot. imponibile | importo al netto dell'IVA
    | totale al netto delle imposte | totale parziale | somma imponibile | totale merce IVA esclusa
without_tax = senza IVA | IVA esclusa | al netto dell'IVA | prima dell'imposta | senza contare l'imposta
the_tax = l'importo dell'IVA | l'ammontare dell'IVA | il totale IVA | l'imposta in denaro | la somma dell'imposta
tax_b = IVA | importo IVA | totale IVA | imposta | totale imposta | ammontare IVA | ammontare dell'imposta | tot. IVA
    | di cui IVA | imposta sul valore aggiunto | IVA addebitata | totale imposte
tax_v = si paga | è stata calcolata | è compresa | viene addebitata | c'è
the_rate = l'aliquota IVA | la percentuale IVA | il tasso IVA | l'aliquota d'imposta | la percentuale dell'imposta
rate_b = aliquota | aliquota IVA | aliq. IVA | percentuale IVA | tasso IVA | tasso d'imposta | aliquota d'imposta
    | perc. IVA | IVA in percentuale | aliquota applicata | tasso percentuale IVA
rate_n = aliquota | percentuale | aliquota IVA | percentuale d'imposta
taxed = tassata | assoggettata | fatturata
applied = è stata applicata | si applica | hanno applicato | viene applicata
the_ship = il costo di spedizione | il costo del trasporto | l'importo per la spedizione
the_disc = lo sconto | il ribasso | l'abbuono | l'importo dello sconto
the_paid = l'importo già pagato | l'acconto versato | la somma già versata | l'importo già incassato
    | l'acconto ricevuto
paid_b = già pagato | importo pagato | importo già pagato | acconto | acconto versato | acconti versati | già versato
    | somma già versata | pagato | pagamenti ricevuti | meno acconto | importo incassato | anticipo versato
paid_v = pagato | versato | saldato | corrisposto
already = già | finora già | fino ad oggi
we_have = abbiamo | ho | avete | hanno
the_open = il saldo da pagare | l'importo ancora dovuto | il residuo da pagare | il saldo scoperto
    | l'importo ancora aperto
open_b = saldo da pagare | saldo dovuto | importo residuo | residuo da pagare | importo ancora dovuto | saldo aperto
    | saldo scoperto | resta da pagare | restante da pagare | importo scoperto | saldo a vostro debito
    | rimanenza da saldare | ancora da versare
remains = resta ancora | rimane | manca ancora | c'è ancora
stilldue = dobbiamo ancora | devo ancora | ci resta da | mi resta da
to_them = al fornitore | al creditore | alla ditta
the_prev = il saldo precedente | il saldo riportato | il riporto dal periodo precedente | l'importo arretrato
the_cur = la valuta | la divisa | la moneta
cur = valuta | divisa | moneta
the_iban = l'IBAN | il codice IBAN | il numero IBAN | l'IBAN completo
of_benef = del beneficiario | del fornitore | del creditore | del conto d'accredito
iban_b = IBAN | codice IBAN | numero IBAN | cod. IBAN | IBAN completo | coordinate IBAN
the_bic = il BIC | il codice BIC | il codice SWIFT | lo SWIFT | il codice BIC/SWIFT
bic_b = BIC | codice BIC | BIC/SWIFT | codice SWIFT | SWIFT | cod. BIC | cod. SWIFT
of_bank = della banca | della banca del fornitore | dell'istituto di credito | della banca d'accredito
the_acc = il numero di conto | il numero del conto corrente | il numero di conto postale | il numero del conto bancario
acc_b = numero di conto | numero conto | n. conto | c/c n. | conto corrente n. | numero conto corrente | numero c/c
    | conto n. | numero conto postale | CCP n. | numero del conto bancario | nr. conto
wire = fare il bonifico | versare l'importo | accreditare la somma | trasferire il denaro | mandare il pagamento
the_sort = il codice ABI e CAB | il numero di clearing | il codice ABI | le coordinate ABI e CAB
the_bank = il nome della banca | la banca d'appoggio | l'istituto di credito | la banca
bank_b = banca | nome della banca | nome banca | istituto di credito | istituto bancario | banca d'appoggio
    | banca del beneficiario | banca del fornitore | denominazione della banca | ist. bancario
bank_n = banca | istituto bancario | istituto di credito
the_holder = l'intestatario del conto | il titolare del conto | il beneficiario del bonifico
    | il nome dell'intestatario del conto | il titolare del conto corrente
holder_b = intestatario | intestatario conto | intestatario del conto | titolare del conto | titolare c/c
    | beneficiario | beneficiario del bonifico | conto intestato a | nome dell'intestatario del conto | int. conto
    | a favore di
account = il conto | il conto corrente | il conto bancario | il c/c
the_vat = la partita IVA | il numero di partita IVA | il numero IVA | la P. IVA
vat_b = partita IVA | P. IVA | numero IVA | numero di partita IVA | n. IVA | n. partita IVA
the_taxno = il codice fiscale | il numero fiscale | il numero di contribuente | l'identificativo fiscale nazionale
taxno_b = codice fiscale | C.F. | cod. fisc. | cod. fiscale | numero fiscale | numero di contribuente | n. contribuente
    | identificativo fiscale | codice contribuente
taxno_s = codice fiscale | C.F. | cod. fisc. | numero fiscale
the_reg = il numero REA | il numero di iscrizione al registro delle imprese | il numero di registro di commercio
    | il numero d'iscrizione alla Camera di commercio
reg_b = REA | numero REA | n. REA | iscrizione REA | numero registro imprese | n. iscrizione registro imprese
    | registro di commercio n. | numero registro di commercio | numero d'iscrizione alla Camera di commercio | CCIAA n.
    | numero d'impresa | iscr. reg. imprese
reg_n = nel registro delle imprese | nel registro di commercio | alla Camera di commercio | al REA
the_dir = l'amministratore delegato | il direttore generale | l'amministratore unico | il gerente
the_phone = il numero di telefono | il telefono | il recapito telefonico | il numero del centralino
phone_b = telefono | tel. | numero di telefono | n. telefono | recapito telefonico | num. tel. | telefono ufficio
    | linea fissa | numero del centralino | contatto telefonico
call = chiamare | telefonare per parlare con | contattare per telefono | raggiungere telefonicamente
the_fax = il numero di fax | il fax | il telefax
the_mob = il cellulare | il numero di cellulare | il numero di natel | il telefonino
the_mail = l'indirizzo e-mail | la mail | l'indirizzo di posta elettronica | la casella di posta elettronica
mail_b = e-mail | mail | indirizzo e-mail | indirizzo mail | posta elettronica | indirizzo di posta elettronica
    | casella e-mail | recapito e-mail | contatto mail
mail_n = e-mail | indirizzo e-mail | indirizzo di posta elettronica | casella di posta elettronica
the_web = il sito web | il sito internet | l'indirizzo del sito | la pagina web
the_cont = il referente | la persona di contatto | la persona di riferimento | l'interlocutore | il nome del referente
cont_b = referente | persona di contatto | persona di riferimento | interlocutore | contatto | nome del referente
    | incaricato della pratica | il vostro interlocutore | addetto alla pratica | rif. persona | vostro contatto
handles = si occupa | è incaricato | è responsabile
of_case = della pratica | del caso | dell'incarto | della nostra richiesta
turn = posso rivolgermi | possiamo rivolgerci | posso chiedere informazioni | devo fare riferimento
the_sales = l'agente | il rappresentante | l'addetto alle vendite | il consulente di vendita
the_selname = il nome del fornitore | la ragione sociale del fornitore | la denominazione dell'emittente della fattura
    | il nome della ditta emittente | il cedente o prestatore
selname_b = fornitore | venditore | emittente fattura | cedente/prestatore | ditta emittente | nome fornitore
    | ragione sociale fornitore | denominazione del fornitore | creditore | ditta fornitrice | azienda fornitrice
    | fatturato da | fattura emessa da
billed_us = ha emesso | ci ha mandato | ha rilasciato | ci presenta | ha fatto
of_whom = Da chi arriva | Da chi proviene | Da chi è stata emessa | Da chi abbiamo ricevuto
sel_is = il fornitore | il venditore | l'emittente della fattura | il creditore | il cedente
    | il prestatore del servizio | la ditta fornitrice
buy_is = il cliente | l'acquirente | l'intestatario della fattura | il committente | il cessionario | il compratore
    | il destinatario della fattura
the_buyname = il nome del cliente | la ragione sociale del cliente | il nome dell'intestatario della fattura
    | la denominazione del committente | il nome dell'acquirente
buyname_b = cliente | acquirente | committente | cessionario/committente | intestatario fattura | nome cliente
    | ragione sociale cliente | denominazione del cliente | compratore | ditta cliente | spettabile cliente
    | fatturato a | fattura a | destinatario della fattura
addressed = intestata | indirizzata | destinata
addr_l = rivolta | indirizzata | destinata
the_shipaddr = l'indirizzo di consegna | l'indirizzo di spedizione | il luogo di consegna | la destinazione della merce
shipaddr_b = indirizzo di consegna | indirizzo di spedizione | luogo di consegna | destinazione merce
    | luogo di destinazione | ind. consegna | indirizzo di recapito della merce | consegnare a | spedire a
    | destinazione della spedizione | recapito per la consegna
dropped = va consegnata | va scaricata | viene recapitata | è stata consegnata | deve essere portata | va inviata
the_shipm = il tipo di spedizione | il mezzo di trasporto | la modalità di spedizione
the_dterms = le condizioni di consegna | le clausole di resa | le condizioni di resa | i termini di resa
the_pterms = le condizioni di pagamento | i termini di pagamento | le condizioni per il pagamento
    | gli accordi di pagamento
pterms_b = condizioni di pagamento | condizioni pagamento | termini di pagamento | cond. pagamento | cond. pag.
    | dilazione di pagamento | giorni di dilazione | condizioni per il pagamento | accordi di pagamento | termini pag.
granted = concede | dà | lascia | accorda
the_pmeth = la modalità di pagamento | il metodo di pagamento | il mezzo di pagamento | la forma di pagamento
    | il tipo di pagamento
pmeth_b = modalità di pagamento | modalità pagamento | mod. pagamento | mod. pag. | metodo di pagamento
    | mezzo di pagamento | forma di pagamento | tipo di pagamento | modo di pagamento | pagamento tramite | pagato con
    | pagamento mediante
pm_n = Con che mezzo | Con quale mezzo | In che modo | Con che modalità | In quale forma
pm_l = con che mezzo | con quale mezzo | in che modo | con che modalità
the_period = il periodo di fatturazione | il periodo fatturato | il periodo di riferimento | l'arco di tempo fatturato
    | il periodo di conteggio
period_b = periodo di fatturazione | periodo fatturazione | periodo fatturato | periodo di riferimento
    | periodo di conteggio | periodo di competenza | periodo di fornitura | periodo | periodo della bolletta
    | fatturazione dal al | mesi fatturati
covers = copre | comprende | riguarda
the_page = il numero di pagina | il numero della pagina | il numero del foglio
the_meter = il numero del contatore | la matricola del contatore | il numero di matricola del contatore
the_read = la lettura del contatore | il valore letto sul contatore | la lettura attuale del contatore
the_cons = il consumo | il consumo fatturato | la quantità consumata
energy = di energia | di corrente | di acqua | di gas
the_pol = il numero di polizza | il numero della polizza | il codice della polizza
the_tick = il numero del biglietto | il numero del ticket | il codice del biglietto
the_cash = il cassiere | l'operatore di cassa | l'addetto alla cassa | la cassiera
the_store = il numero del negozio | il codice del punto vendita | il numero della filiale
the_term = il numero del terminale | l'identificativo del terminale | il numero del POS
the_time = l'ora | l'orario | l'ora esatta
the_room = il numero della camera | il numero di stanza | la camera
the_arr = la data di arrivo | il giorno d'arrivo | la data del check-in
the_dep = la data di partenza | il giorno di partenza | la data del check-out
guest = l'ospite | il cliente dell'albergo | il turista
the_car = la targa | il numero di targa | la targa del veicolo
of_car = del veicolo | dell'auto | della macchina | dell'automezzo
the_first = il nome di battesimo | il nome proprio | il primo nome
the_last = il cognome | il nome di famiglia
the_dob = la data di nascita | il giorno di nascita
the_pob = il luogo di nascita | il comune di nascita | la città natale
the_nat = la nazionalità | la cittadinanza
the_pass = il numero del passaporto | il numero di passaporto
the_ssn = il numero AVS | il numero di previdenza sociale | il numero di assicurazione sociale
the_occ = la professione | il mestiere | l'occupazione
the_empl = il datore di lavoro | il nome del datore di lavoro | l'azienda datrice di lavoro
the_mar = lo stato civile | la situazione coniugale
the_gen = il sesso | il genere
the_dept = il reparto | il dipartimento | la sezione aziendale | la divisione
the_subj = l'oggetto | l'argomento | il tema
of_letter = della lettera | dello scritto | della comunicazione | del messaggio
letter = la lettera | la comunicazione | la missiva
the_send = il mittente | il nome del mittente
the_recip = il destinatario | il nome del destinatario
the_date = la data | la data completa | la data esatta
of_form = della lettera | del modulo | del formulario | dello scritto
appr = approvato | autorizzato | vistato | convalidato
appr_o = il documento | la richiesta | la spesa
track = seguire | tracciare | rintracciare
filed = aperta | archiviata | registrata
to_inv = alla fattura | alla bolletta | alla parcella
charged = chiedono | fatturano | mettono in conto
deduct = detrarre | recuperare | portare in detrazione
freight = spedizione | trasporto | consegna
freight2 = la spedizione | il trasporto | la consegna
charged2 = addebitano | chiedono | fatturano
disc_v = ci hanno fatto | è stato concesso | viene dedotto | abbiamo ricevuto
applied_m = è stato applicato | hanno applicato | viene concesso
from_prev = dalla bolletta precedente | dal periodo precedente | dall'ultima fattura
hasb = ha | usa
thebank = la banca | la banca del fornitore | l'istituto di credito
whatlow = qual è | sai dirmi
of_benef2 = del beneficiario | del fornitore | del creditore
has_acc = ha il conto il fornitore | è stato aperto il conto | si trova il conto | è tenuto il conto
of_acc = del conto | del conto corrente
works = lavora | opera | emette fattura
regv = figura | compare
firm_f = l'azienda | la ditta | l'impresa | la società
of_firm3 = dell'azienda | della ditta | della società
leads = dirige | amministra | guida
sendfax = posso mandare un fax | si inviano i fax | va spedito il fax
reach = posso raggiungere il referente | posso mandare un messaggio | risponde il referente
reach2 = devo comporre | è indicato
write = devo scrivere | posso scrivere | si deve scrivere
info = trovo informazioni sulla ditta | si presenta l'azienda | posso leggere di più
the_cont2 = il referente | la persona di contatto | l'interlocutore
file2 = la pratica | il nostro caso | l'incarto | il dossier
of_zone = di zona | che ci segue
sale_v = ha concluso la vendita | ha seguito la vendita | ha venduto la merce | ci segue
charged3 = fattura la merce | chiede i soldi | manda il conto | fa pagare la prestazione
firmn = ditta | azienda | impresa | società
seller_s = il fornitore | il venditore | chi ha emesso la fattura
of_seller_s = del fornitore | del venditore | dell'emittente della fattura | di chi ha emesso la fattura
to_seller = al fornitore | al venditore | all'emittente della fattura
buyer_s = il cliente | l'acquirente | chi riceve la fattura
of_buyer_s = del cliente | dell'acquirente | del committente | di chi riceve la fattura
town_s = città | località | comune
nation_s = nazione | Stato
bills = viene | proviene
gets = riceve | deve pagare | si vede recapitare
lives_s = abita | risiede | ha sede
bill_addr = indirizzo di fatturazione | indirizzo fatturazione | ind. di fatturazione
    | indirizzo di fatturazione completo
was_sent = è stata spedita | è stata inviata | va mandata
by_what = Con quale corriere | Con che mezzo | Tramite quale spedizioniere
con_che2 = Con che | Con quale
agreed = è stato concordato | vale per la consegna
agreedf = prevista | concordata | indicata
has_paid = ha pagato | paga | deve pagare
refers = si riferisce | fa riferimento | corrisponde
bills2 = è stato fatturato il servizio | sono stati calcolati i consumi | va il periodo fatturato | va il conteggio
page_v = siamo | corrisponde questo foglio
metered = installato | stato letto | indicato in bolletta
shows = segna | indica
insured = è assicurato il cliente | è coperto il danno | siamo assicurati
till = era alla cassa | sedeva alla cassa | ha incassato in cassa | ha servito alla cassa
till2 = ha battuto | ha emesso | ha stampato
shop = il negozio | la filiale | il punto vendita
paid_t = fatto il pagamento | letto il bancomat | autorizzato il pagamento
passed = stata letta | stata passata | stata inserita
time_m = fatto l'acquisto | battuto lo scontrino | emesso lo scontrino | registrato il pagamento
shown = è stampata sullo scontrino | era al momento dell'acquisto | è indicata
slept = ha dormito | alloggia | ha soggiornato
came = arriva | è arrivato
guest_s = l'ospite | il cliente dell'albergo
left = parte | è partito
car = il veicolo | l'auto | la macchina
circ = circola | viaggia
of_person_s = della persona | del richiedente | del dichiarante
natn = nazionalità | cittadinanza
job = lavoro | mestiere
whomwork = chi | quale ditta
mar_v = ha | dichiara
dep = reparto | dipartimento | settore
treats = tratta | parla
wrote = ha scritto | ha inviato | ha spedito
written = spedita | inviata | scritta
written2 = scritta | redatta | firmata
filled = compilato | firmato
okay = il benestare | l'autorizzazione | l'approvazione | il nulla osta
goods_a = la merce | la fornitura
arrived_s = è arrivata | viene consegnata | è stata consegnata
pay_to = pagare | versare | corrispondere | dare
the_holder2 = l'intestatario del conto | il titolare del conto | il beneficiario del bonifico
dropped2 = va consegnata | va scaricata | va recapitata | deve arrivare
sel2 = il fornitore | il venditore | la ditta emittente | il prestatore
"""

QUESTIONS = """
invoice_number = {find} {the_invno} {of_inv} | {qual} {the_invno} {of_inv}? | {task} il numero {of_inv}
    | {no_ab} {inv_ab} | {inv_ab} numero | {Che} numero {has} {inv}? | {con_che} numero è stata {issued} {inv}?
    | {tell} {che} numero {has} {inv} | Come è numerata {inv}? | numero di fattura | numero della fattura
    | numero progressivo fattura | codice fattura | Devo contestare la fattura: {che} numero {has}?
    | Per il sollecito devo citare la fattura: {che} numero {has}?
invoice_date = {find} {the_invdate} {of_inv} | {qual} {the_invdate} {of_inv}? | {task} la data {of_inv}
    | {invdate_b} {inv_ab} | {on_day} è stata {issued} {inv}? | Di {che} data è {inv}? | {Che} data {has} {inv}?
    | {tell} {on_day_l} è stata emessa {inv} | {tell} di che data è {inv} | fattura del | data della fattura
    | data di fatturazione | data documento fiscale | emessa in data | Di quando è {inv}? | A quando risale {inv}?
due_date = {find} {the_due} | {qual} {the_due}? | {task} {the_due} | {due_b} | {by_day} {must} {settle} {inv}?
    | {on_day} scade {inv}? | {by_day} va {settled} {inv}? | {tell} {by_day_l} va {settled} la fattura
    | {by_day} deve arrivare {money}? | Fino a quando posso aspettare a {settle} {inv}? | {tell} {on_day_l} scade {inv}
    | Qual è l'ultimo giorno utile per {settle} {inv}? | Devo programmare il bonifico: {by_day_l} va fatto?
    | Non vorrei andare in mora: {by_day_l} va {settled} la bolletta?
delivery_date = {find} {the_deliv} | {qual} {the_deliv}? | {task} {the_deliv} | {deliv_b} | {on_day} {arrived} {goods}?
    | {tell} {on_day_l} {arrived_s} {goods} | data di consegna {of_goods} | {get} la data di consegna {of_goods}
    | Per quando è prevista la consegna {of_goods}? | A quando risale la consegna {of_goods}?
    | Il magazzino chiede {on_day_l} {arrived} la merce
order_date = {find} {the_ordate} {of_order} | {qual} {the_ordate} {of_order}? | {task} la data {of_order} | {ordate_b}
    | {on_day} {who_ordered}? | {on_day} è stato {ordered} {order}? | {tell} {on_day_l} {who_ordered}
    | Di {che} data è {order}? | A quando risale {order}? | {tell} di quando è {order}
order_number = {find} {the_ordno} {of_order} | {qual} {the_ordno} {of_order}? | {task} il numero {of_order} | {ordno_b}
    | {con_che} numero è stato {ordered} {order}? | {Che} numero {has} {order}? | {tell} {che} numero {has} {order}
    | A {che} ordine si riferisce {inv}? | {tell} a quale numero d'ordine si riferisce {inv}
    | Devo abbinare fattura e ordine: {che} numero d'ordine è indicato? | {con_che} numero abbiamo ordinato?
customer_number = {find} {the_cust} | {qual} {the_cust}? | {task} {the_cust} | {cust_b}
    | {con_che} numero è {registered} {by_whom}? | {con_che} codice è {registered} {by_whom}?
    | {tell} con che numero è {registered} {by_whom} | {Che} numero ha {by_whom} presso {firm}?
    | {Che} codice identifica {by_whom}? | Al servizio clienti mi chiedono {the_cust} | {get} {the_cust} {on_inv}
    | Che numero ho come cliente? | Il mio codice cliente, per favore
contract_number = {find} {the_contract} | {what} {the_contract}? | {task} {the_contract} | {no_ab} contratto
    | contratto n. | codice contratto | rif. contratto | {con_che} numero è stato {registered} il contratto?
    | {Che} numero {has} il contratto? | {tell} {che} numero {has} il contratto
    | Voglio disdire il contratto: {che} numero {has}?
delivery_note_number = {find} {the_dn} | {what} {the_dn}? | {no_ab} bolla | {no_ab} DDT | bolla n. | DDT n.
    | numero bolla di consegna | bollettino di consegna n. | numero documento di trasporto
    | {Che} numero {has} la bolla di consegna? | {con_che} numero è stato {issued_m} il DDT?
    | {tell} {che} numero {has} il documento di trasporto | {con_che2} bolla è arrivata {goods}?
tracking_number = {find} {the_track} | {what} {the_track}? | codice tracking | tracking number | numero di tracciamento
    | numero spedizione | codice spedizione | n. lettera di vettura | codice collo
    | Con che codice posso {track} il pacco? | {con_che} numero viaggia {goods2}?
    | Per seguire il pacco mi serve il codice del corriere | {tell} con quale codice posso {track} il pacco
project_number = {find} {the_proj} | {what} {the_proj}? | {task} {the_proj} | {no_ab} progetto | {no_ab} commessa
    | commessa n. | progetto n. | cod. commessa | A {che} commessa va imputata {inv}?
    | A {che} numero di progetto si riferisce {inv}? | {Che} numero {has} il progetto?
    | {tell} {che} numero {has} la commessa
quote_number = {find} {the_quote} | {what} {the_quote}? | {task} {the_quote} | {no_ab} offerta | {no_ab} preventivo
    | offerta n. | preventivo n. | rif. offerta | {Che} numero {has} il preventivo? | {Che} numero {has} l'offerta?
    | {con_che} numero è stato {issued_m} il preventivo? | {tell} {che} numero {has} l'offerta
    | Vorrei accettare il preventivo: {che} numero {has}? | Su quale preventivo si basa {order}?
credit_note_number = {find} {the_cn} | {what} {the_cn}? | {task} {the_cn} | {no_ab} nota di credito
    | {no_ab} nota di accredito | nota di credito n. | nota d'accredito n. | N/C n.
    | {Che} numero {has} la nota di credito? | {con_che} numero è stata {issued} la nota di accredito?
    | {tell} {che} numero {has} l'accredito
receipt_number = {find} {the_rec} | {what} {the_rec}? | {task} {the_rec} | {no_ab} scontrino | {no_ab} ricevuta
    | scontrino n. | ricevuta n. | quietanza n. | numero quietanza | {Che} numero {has} lo scontrino?
    | {Che} numero {has} la ricevuta? | {con_che} numero è stato {issued_m} lo scontrino?
    | {tell} {che} numero {has} la ricevuta | Per cambiare la merce: {che} numero {has} lo scontrino?
reference = {find} {the_ref} | {qual} {the_ref}? | {task} {the_ref} | {ref_b} | {Che} riferimento {has} {file}?
    | {con_che} riferimento è stata {filed} la pratica? | {tell} {che} riferimento {has} {file}
    | {Che} riferimento devo {quote_v} {reply}? | {tell} {che} riferimento devo {quote_v} {reply}
    | {Che} sigla di riferimento {has} {file}? | Devo rispondere alla lettera: {che} riferimento {has}?
payment_reference = {find} {the_payref} | {qual} {the_payref}? | {topay} {the_payref} | {payref_b}
    | Che cosa devo {quote_v} come causale {in_pay}? | {Che} causale devo {quote_v} {in_pay}?
    | {Che} numero di riferimento va messo {in_pay}? | {tell} {che} causale va scritta {in_pay}
    | {Che} riferimento bisogna {quote_v} {in_pay}? | Cosa scrivo nella causale?
    | Sto facendo il bonifico: cosa metto nella causale? | {task} {the_payref}
total = {find} {the_total} {of_inv} | {qual} {the_total} {of_inv}? | {task} {the_total} | {total_b}
    | A quanto {amounts} {inv} {with_tax}? | Quanto {comes} {inall} {with_tax}?
    | Quanto {comes} tutto insieme, {with_tax}? | {tell} quanto {comes} tutto {with_tax}
    | {tell} a quanto ammonta {inv} {with_tax} | Di quanto è {inv} {inall}? | Che cifra finale c'è in fondo {to_inv}?
    | A quanto {amounts} il conto {with_tax}? | importo {of_inv} {with_tax} | {tell} che somma ci {charged} {inall}
net_total = {find} {the_net} | {qual} {the_net}? | {task} {the_net} | {net_b} | Quanto {comes} {inall} {without_tax}?
    | A quanto {amounts} {inv} {without_tax}? | {tell} quanto {comes} tutto {without_tax}
    | {tell} a quanto ammonta l'imponibile {of_inv} | Di quanto è l'imponibile {of_inv}?
    | Quanto {comes} {goods_a} {without_tax}? | Qual è la somma {of_inv} {without_tax}?
    | Su quale importo è stata calcolata l'IVA? | {get} {the_net} {of_inv} | importo {of_inv} {without_tax}
tax_amount = {find} {the_tax} | {qual} {the_tax}? | {task} {the_tax} | {tax_b} | Quanta IVA {tax_v} {on_inv}?
    | {tell} quanta IVA {tax_v} {on_inv} | Quanta imposta {tax_v} {on_inv}? | A quanto {amounts} l'IVA {of_inv}?
    | {tell} a quanto {amounts} l'imposta {of_inv} | {get} {the_tax} {of_inv} | Quanto va allo Stato come IVA?
    | Quanta IVA posso {deduct}? | Per la dichiarazione IVA: quanta imposta {tax_v} {on_inv}?
tax_rate = {find} {the_rate} | {qual} {the_rate}? | {task} {the_rate} | {rate_b} | {Che} {rate_n} {applied} {on_inv}?
    | {tell} {che} {rate_n} {applied} | A {che} aliquota è {taxed} {goods_a}?
    | {tell} a quale aliquota è {taxed} {goods_a} | Quale percentuale di IVA {applied} {on_inv}?
    | A quanto per cento è l'IVA? | Di quanto per cento è l'IVA? | {get} {the_rate} {of_inv}
    | Devo impostare il codice IVA: {che} {rate_n} vale qui?
shipping_cost = {find} {the_ship} | {what} {the_ship}? | spese di spedizione | costi di spedizione | spese di trasporto
    | spese postali | porto e imballo | spese di consegna | costo corriere | contributo spese di spedizione
    | Quanto {comes} la spedizione? | Quanto {comes} il trasporto? | {tell} quanto {comes} la spedizione
    | A quanto ammontano le spese di {freight}? | Quanto ci {charged2} per {freight2}?
discount = {find} {the_disc} | {what} {the_disc}? | sconto | ribasso | abbuono | sc. | sconto applicato
    | sconto concesso | importo sconto | riduzione di prezzo | sconto merce | Quanto sconto {disc_v}?
    | {tell} quanto sconto {disc_v} | {Che} sconto {applied_m} {on_inv}? | Di quanto è stato ribassato il prezzo?
    | Quanto {we_have} risparmiato con lo sconto? | A quanto {amounts} lo sconto?
amount_paid = {find} {the_paid} | {qual} {the_paid}? | {task} {the_paid} | {paid_b}
    | Quanto {we_have} {already} {paid_v}? | Quanto è stato {already} {paid_v}? | {tell} quanto {we_have} già {paid_v}
    | {tell} quanto è stato {already} {paid_v} | A quanto {amounts} l'acconto versato?
    | Quanto ha già incassato {seller}? | {Che} somma è già stata versata {to_them}? | {get} {the_paid} {on_inv}
    | Quali acconti sono stati dedotti {on_inv}?
balance_due = {find} {the_open} | {qual} {the_open}? | {task} {the_open} | {open_b} | Quanto {remains} da {settle}?
    | Quanto {remains} da {pay_to} {to_them}? | Quanto {stilldue} {pay_to} {to_them}?
    | {tell} quanto {remains} da {settle} | {tell} quanto {stilldue} {settle}
    | Tolti gli acconti, quanto {remains} da {settle}? | A quanto {amounts} il saldo ancora scoperto?
    | Di quanto siamo ancora in debito? | Dedotto l'acconto, {che} importo {remains} da versare?
previous_balance = {find} {the_prev} | {what} {the_prev}? | {task} {the_prev} | saldo precedente | riporto
    | saldo riportato | arretrati | saldo a riporto | importi arretrati | riporto saldo precedente
    | saldo ultima bolletta | Che importo è stato riportato {from_prev}? | Quanto era rimasto aperto {from_prev}?
    | {tell} quanto è stato riportato {from_prev} | {tell} quanto era rimasto aperto {from_prev}
currency = {find} {the_cur} | {what} {the_cur}? | {task} {the_cur} | valuta | divisa | moneta | valuta fattura | val.
    | divisa di fatturazione | In {che} {cur} è emessa {inv}? | In {che} {cur} sono espressi i prezzi?
    | {tell} in {che} {cur} sono espressi gli importi | In {che} {cur} si paga?
iban = {find} {the_iban} {of_benef} | {qual} {the_iban} {of_benef}? | {topay} {the_iban} | {task} {the_iban} | {iban_b}
    | {iban_b} {of_benef} | Su {che} IBAN {must} {wire}? | {tell} su quale IBAN {must} {wire}
    | Su {che} IBAN va accreditato {money}? | Leggi {the_iban} | Hai {the_iban}? | {Che} IBAN ha {seller}?
bic = {find} {the_bic} {of_bank} | {qual} {the_bic}? | {topay} {the_bic} | {task} {the_bic} | {bic_b}
    | {bic_b} {of_bank} | {Che} codice SWIFT {hasb} {thebank}? | {Che} BIC {hasb} {thebank}?
    | {tell} {che} codice BIC {hasb} {thebank} | Il bonifico va all'estero: {whatlow} {the_bic}? | Leggi {the_bic}
account_number = {find} {the_acc} | {qual} {the_acc}? | {topay} {the_acc} | {task} {the_acc} | {acc_b}
    | Su {che} numero di conto {must} {wire}? | {tell} su quale numero di conto {must} {wire}
    | {get} {the_acc} {of_benef2} | {Che} numero ha {account} {of_benef2}? | {tell} che numero ha {account} {of_benef2}
    | Su {che} conto postale {must} {wire}?
sort_code = Trova {the_sort} | Indicami {the_sort} | Devo conoscere {the_sort} | Vorrei sapere {the_sort}
    | Puoi dirmi {the_sort}? | Mi indica {the_sort}? | ABI | CAB | ABI/CAB | ABI e CAB | cod. ABI | codice CAB
    | numero di clearing | n. clearing | clearing bancario | NCB | {Che} ABI e CAB ha {thebank}?
    | {con_che} numero di clearing si identifica {thebank}? | {tell} {che} numero di clearing ha {thebank}
bank_name = {find} {the_bank} {of_benef2} | {qual} {the_bank} {of_benef2}? | {task} {the_bank}
    | {topay} il nome della banca | {bank_b} | Presso {che} {bank_n} {has_acc}?
    | {tell} presso {che} {bank_n} {has_acc} | {whichname} la banca {of_seller}? | Con {che} {bank_n} lavora {seller}?
    | A {che} {bank_n} va il bonifico? | Presso {che} banca {must} {wire}?
account_holder = {find} {the_holder} | {qual} {the_holder}? | {topay} il nome dell'intestatario del conto
    | {task} {the_holder} | {holder_b} | A chi è intestato {account}? | {tell} a chi è intestato {account}
    | A nome di chi è {account}? | {tell} a nome di chi è {account} | Di chi è {account}? | {whois} {the_holder2}?
    | A favore di chi {must} {wire}? | A chi appartiene {account}? | {tell} a favore di chi {must} {wire}
    | Chi figura come titolare {of_acc}? | Chi devo indicare come beneficiario {in_pay}?
vat_id = {find} {the_vat} {of_seller} | {qual} {the_vat} {of_seller_s}? | {vat_b} | {vat_b} {sel_ab}
    | {task} la partita IVA {of_firm} | {Che} partita IVA ha {seller}? | {con_che2} partita IVA {works} {sel2}?
    | {tell} {che} partita IVA ha {seller} | {con_che} numero IVA {regv} {seller}?
customer_vat_id = {find} {the_vat} {of_buyer} | {qual} {the_vat} {of_buyer_s}? | {vat_b} {buy_ab} | vostra partita IVA
    | Vs. P. IVA | vostro numero IVA | {task} la partita IVA {of_buyer} | {Che} partita IVA ha {buyer}?
    | {tell} {che} partita IVA ha {buyer} | {con_che} numero IVA {regv} {buyer}?
    | {Che} partita IVA è indicata per {buyer}?
tax_number = {find} {the_taxno} {of_firm} | {qual} {the_taxno} {of_firm}? | {taxno_b} | {taxno_s} {sel_ab}
    | {task} {the_taxno} | {Che} codice fiscale ha {seller}? | {tell} {che} codice fiscale ha {seller}
    | {con_che2} codice fiscale {works} {sel2}? | {con_che} numero fiscale {regv} {firm}?
    | {con_che} codice fiscale {regv} {firm}?
company_register = {find} {the_reg} | {qual} {the_reg}? | {task} {the_reg} | {reg_b}
    | {con_che} numero è iscritta {firm_f} {reg_n}? | {tell} con che numero è iscritta {firm_f} {reg_n}
    | {get} {the_reg} {of_firm} | {Che} numero d'iscrizione ha {firm} {reg_n}?
    | Per la visura camerale mi serve {the_reg}
managing_director = {find} {the_dir} | {whois} {the_dir} {of_firm3}? | amministratore delegato | direttore generale
    | AD | gerente | amministratore unico | legale rappresentante | direzione aziendale | direttore {of_firm3}
    | Chi {leads} {firm_f}? | {tell} chi {leads} {firm_f} | Chi sta a capo {of_firm}?
phone = {find} {the_phone} {of_firm3} | {qual} {the_phone} {of_firm3}? | {phone_b} | {task} {the_phone}
    | A {che} numero posso {call} {firm}? | {tell} a quale numero posso {call} {firm}
    | {Che} numero di telefono ha {seller}? | Devo fare una telefonata: a {che} numero risponde {firm}?
    | {Che} numero devo comporre per telefonare {to_firm}?
fax = {find} {the_fax} | {what} {the_fax}? | {task} {the_fax} | fax | n. fax | numero fax | numero di fax | telefax
    | nr. fax | numero di telefax | A {che} numero {sendfax}? | {tell} a {che} numero {sendfax}
    | {Che} numero di fax ha {firm}?
mobile = {find} {the_mob} | {what} {the_mob}? | {task} {the_mob} | cellulare | cell. | numero di cellulare | natel
    | telefonino | telefono cellulare | telefono mobile | n. cell. | numero di natel
    | A {che} numero di cellulare {reach}? | {tell} a {che} cellulare {reach} | {Che} numero di natel {reach2}?
    | Voglio mandare un SMS: a {che} cellulare?
email = {find} {the_mail} {of_firm3} | {qual} {the_mail} {of_firm3}? | {mail_b} | {task} {the_mail}
    | A {che} {mail_n} {write} {to_firm}? | {tell} a {che} {mail_n} {write} | {Che} {mail_n} ha {firm}?
    | A {che} {mail_n} vanno inviati i documenti? | Vorrei mandare una mail {to_firm}: a {che} {mail_n}?
website = {find} {the_web} | {what} {the_web} {of_firm3}? | sito | sito web | sito internet | pagina internet | www
    | URL | homepage | indirizzo internet | web | Dove si trova {firm} in rete? | Su {che} sito {info}?
    | {tell} su {che} sito {info} | A {che} indirizzo internet si trova {firm}?
contact_person = {find} {the_cont} | {qual} {the_cont}? | {task} {the_cont} | {whois} {the_cont2} {of_firm3}?
    | {cont_b} | Chi {handles} {of_case}? | {tell} chi {handles} {of_case} | A chi {turn} in caso di domande?
    | A chi {turn} presso {firm}? | {tell} a chi {turn} | Chi segue {file2}? | {tell} chi segue {file2}
    | Con chi devo parlare {of_case}?
salesperson = {find} {the_sales} | {whois} {the_sales} {of_zone}? | agente | rappresentante | agente di commercio
    | agente di zona | addetto vendite | addetto alle vendite | consulente di vendita | commerciale di riferimento
    | Quale agente {sale_v}? | {tell} quale rappresentante {sale_v} | Quale addetto alle vendite {sale_v}?
seller_name = {find} {the_selname} | {qual} {the_selname}? | {task} {the_selname} | {selname_b}
    | Chi {billed_us} {inv}? | {tell} chi {billed_us} {inv} | {of_whom} {inv}? | {whois} {sel_is}?
    | {tell} chi è {sel_is} | Chi ci {charged3}? | {tell} chi ci {charged3} | Quale {firmn} {billed_us} {inv}?
    | A chi dobbiamo il pagamento {of_inv}? | Chi ci ha venduto la merce? | Chi ci ha fornito il materiale?
seller_street = {find} {the_street} {of_seller} | {what} {the_street} {of_seller}? | {street_b} {sel_ab}
    | In {che} {street_q} {based} {seller}? | {tell} in {che} via {based} {seller_s}
seller_postcode = {find} {the_cap} {of_seller_s} | {qual} {the_cap} {of_seller_s}? | {cap_b} {sel_ab}
    | {Che} CAP ha {seller}? | {Che} codice postale ha la sede {of_seller}? | {task} il CAP {of_seller_s}
    | {tell} {che} CAP ha {seller_s}
seller_city = {find} {the_town} {of_seller} | {what} {the_town} {of_seller}? | {town_b} {sel_ab}
    | In {che} {town_s} {based} {seller}? | {tell} in quale {town_s} {based} {seller_s}
    | Da {che} {town_s} viene {seller_s}?
seller_country = {find} {the_nation} {of_seller} | {what} {the_nation} {of_seller}? | nazione {sel_ab} | Stato {sel_ab}
    | In {che} {nation_s} {based} {seller}? | {tell} in quale {nation_s} {based} {seller_s}
    | Di {che} nazionalità è la ditta emittente? | Da {che} nazione {bills} {seller_s}?
seller_address = {find} {the_addr} {of_seller} | {qual} {the_addr} {of_seller_s}? | {addr_b} {sel_ab}
    | A {che} indirizzo {based} {seller}? | {tell} a {che} indirizzo {based} {seller_s}
    | {task} l'indirizzo {of_seller_s} | indirizzo della sede {of_seller}
    | A {che} indirizzo posso scrivere {to_seller}? | Mando una raccomandata {to_seller}: a {che} indirizzo?
buyer_name = {find} {the_buyname} | {qual} {the_buyname}? | {task} {the_buyname} | {buyname_b}
    | A chi è {addressed} {inv}? | {tell} a chi è {addressed} {inv} | {whois} {buy_is}? | {tell} chi è {buy_is}
    | A chi è stata {issued} {inv}? | Chi {gets} {inv}? | {tell} chi {gets} {inv} | A nome di chi è {inv}?
    | Chi ha comprato la merce? | Chi ha acquistato il materiale?
buyer_street = {find} {the_street} {of_buyer} | {what} {the_street} {of_buyer}? | {street_b} {buy_ab}
    | In {che} {street_q} {lives_s} {buyer}? | {tell} in {che} via {lives_s} {buyer_s}
buyer_postcode = {find} {the_cap} {of_buyer_s} | {qual} {the_cap} {of_buyer_s}? | {cap_b} {buy_ab}
    | {Che} CAP ha {buyer}? | {Che} codice postale ha l'indirizzo {of_buyer}? | {task} il CAP {of_buyer_s}
    | {tell} {che} CAP ha {buyer_s}
buyer_city = {find} {the_town} {of_buyer} | {what} {the_town} {of_buyer}? | {town_b} {buy_ab}
    | In {che} {town_s} {lives} {buyer}? | {tell} in quale {town_s} {lives_s} {buyer_s}
    | Da {che} {town_s} viene {buyer_s}?
buyer_country = {find} {the_nation} {of_buyer} | {what} {the_nation} {of_buyer}? | nazione {buy_ab} | Stato {buy_ab}
    | In {che} {nation_s} {lives_s} {buyer}? | {tell} in quale {nation_s} {lives_s} {buyer_s}
    | Da {che} nazione viene {buyer_s}?
buyer_address = {find} {the_addr} {of_buyer} | {qual} {the_addr} {of_buyer_s}? | {addr_b} {buy_ab} | {bill_addr}
    | {get} l'indirizzo di fatturazione | {what} l'indirizzo di fatturazione? | A {che} indirizzo {lives_s} {buyer}?
    | {tell} a {che} indirizzo {lives_s} {buyer_s} | A {che} indirizzo è {addressed} {inv}?
    | {task} l'indirizzo {of_buyer_s} | A {che} indirizzo {was_sent} {inv}?
shipping_address = {find} {the_shipaddr} | {qual} {the_shipaddr}? | {task} {the_shipaddr} | {shipaddr_b}
    | Dove {dropped} {goods}? | {tell} dove {dropped} {goods} | A {che} indirizzo {dropped} {goods}?
    | {tell} a {che} indirizzo {dropped} la merce | Il corriere chiede dove {dropped2} {goods}
shipping_method = {find} {the_shipm} | {what} {the_shipm}? | tipo di spedizione | modalità di spedizione
    | mezzo di trasporto | spedizione a mezzo | trasporto a cura del | corriere | vettore | modo di trasporto
    | spedito tramite | {by_what} viene spedita {goods_a}? | {by_what} è stata spedita {goods_a}?
    | {tell} con quale corriere viaggia {goods} | Chi trasporta {goods}?
delivery_terms = Trova {the_dterms} | Indicami {the_dterms} | Dimmi {the_dterms} | Mi servono {the_dterms}
    | Cercami {the_dterms} | {whatp} {the_dterms}? | condizioni di consegna | condizioni di resa | resa | Incoterm
    | clausola Incoterms | termini di resa | cond. di resa | porto franco o assegnato
    | {con_che2} clausola di resa viene consegnata {goods}? | A quali condizioni viene consegnata {goods}?
    | {tell} a quali condizioni viene consegnata {goods} | {tell} {che} Incoterm {agreed} | {Che} Incoterm {agreed}?
payment_terms = {findp} {the_pterms} | {qualp} {the_pterms}? | {taskp} {the_pterms} | {pterms_b}
    | {getp} {the_pterms} {of_seller_s} | Entro quanti giorni {must} {settle} {inv}?
    | {tell} entro quanti giorni va {settled} {inv}
    | Quanti giorni di tempo ci {granted} il fornitore per {settle} il conto? | Quanti giorni ho per {settle} {inv}?
    | A quanti giorni va {settled} {inv}? | A quali condizioni va {settled} {inv}?
    | {tell} a quali condizioni va {settled} {inv} | Che dilazione {granted} {seller_s}?
payment_method = {find} {the_pmeth} | {qual} {the_pmeth}? | {task} {the_pmeth} | {pmeth_b} | {pm_n} va {settled} {inv}?
    | {pm_n} è stata {settled} {inv}? | {tell} {pm_l} va {settled} la fattura | {pm_n} {has_paid} il cliente?
    | {tell} {pm_l} {has_paid} il cliente | {Che} forma di pagamento è {agreedf}?
    | Si paga con bonifico, carta o contanti? | Si è pagato in contanti o con la carta?
billing_period = {find} {the_period} | {qual} {the_period}? | {task} {the_period} | {period_b}
    | {Che} periodo {covers} {inv}? | {tell} quale periodo {covers} {inv} | A {che} periodo {refers} {inv}?
    | {tell} a quale periodo {refers} {inv} | Quali mesi {covers} {inv}? | {tell} quali mesi {covers} {inv}
    | Per {che} arco di tempo è stata {issued} {inv}? | Da quando a quando {bills2}?
    | {tell} da quando a quando {bills2} | {get} {the_period} {of_inv}
page_number = {find} {the_page} | {what} {the_page}? | pagina | pag. | pagina n. | numero pagina | foglio n.
    | n. pagina | {Che} pagina è questa? | A {che} pagina {page_v}? | {tell} a {che} pagina {page_v}
    | {Che} numero ha la pagina?
meter_number = {find} {the_meter} | {what} {the_meter}? | {task} {the_meter} | {no_ab} contatore | contatore n.
    | matricola contatore | matr. contatore | {Che} numero {has} il contatore? | {Che} matricola {has} il contatore?
    | {tell} {che} numero {has} il contatore | Quale contatore è {metered}?
meter_reading = {find} {the_read} | {what} {the_read}? | {task} {the_read} | lettura | lettura contatore
    | lettura attuale | stato del contatore | lettura rilevata | lettura finale | autolettura | lettura del contatore
    | Che valore {shows} il contatore? | {tell} che cosa {shows} il contatore | Quanto {shows} il contatore?
    | A quanto sta il contatore?
consumption = {find} {the_cons} | {what} {the_cons}? | {task} {the_cons} | consumo | consumi | consumo fatturato
    | consumo totale | consumo del periodo | consumo {energy} | Quanto consumo {energy} è stato fatturato?
    | Quanto {we_have} consumato? | {tell} quanto {we_have} consumato | A quanto {amounts} il consumo {energy}?
policy_number = {find} {the_pol} | {what} {the_pol}? | {task} {the_pol} | {no_ab} polizza | polizza n.
    | polizza assicurativa n. | numero di polizza | codice polizza | {con_che} polizza {insured}?
    | {Che} numero {has} la polizza? | {tell} {che} numero {has} la polizza
    | Devo denunciare un sinistro: {che} numero {has} la polizza?
ticket_number = {find} {the_tick} | {what} {the_tick}? | {task} {the_tick} | {no_ab} biglietto | {no_ab} ticket
    | biglietto n. | ticket n. | codice biglietto | {Che} numero {has} il biglietto?
    | {con_che} numero è stato {issued_m} il biglietto? | {tell} {che} numero {has} il biglietto
cashier = {find} {the_cash} | {whois} {the_cash}? | cassiere | cassiera | operatore di cassa | operatore
    | addetto cassa | cassiere/a | nome del cassiere | Chi {till}? | {tell} chi {till} | Chi {till2} lo scontrino?
    | {tell} chi {till2} lo scontrino
store_number = {find} {the_store} | {what} {the_store}? | {task} {the_store} | {no_ab} negozio | {no_ab} filiale
    | punto vendita n. | negozio n. | codice filiale | cod. punto vendita | P.V. n. | {Che} numero ha {shop}?
    | {tell} {che} numero ha {shop} | {con_che} codice è identificato il punto vendita?
terminal = {find} {the_term} | {what} {the_term}? | {task} {the_term} | terminale | terminale n. | TML | ID terminale
    | terminal ID | numero POS | POS n. | codice terminale | {con_che2} terminale è stato {paid_t}?
    | Su {che} terminale è {passed} la carta? | {tell} su {che} terminale è {passed} la carta | {Che} numero ha il POS?
time = {find} {the_time} | {what} {the_time}? | {task} {the_time} | ora | orario | ore | ora di emissione | ora stampa
    | ora dell'operazione | A {che} ora è stato {time_m}? | {tell} a {che} ora è stato {time_m} | Che ora {shown}?
    | {tell} che ora {shown}
room_number = {find} {the_room} | {what} {the_room}? | {task} {the_room} | {no_ab} camera | {no_ab} stanza | camera
    | stanza | camera n. | In {che} camera {slept} {guest}? | {tell} in {che} stanza {slept} {guest}
    | {Che} camera è stata assegnata?
arrival_date = {find} {the_arr} | {what} {the_arr}? | {task} {the_arr} | arrivo | data arrivo | data di arrivo
    | check-in | giorno d'arrivo | arrivo il | dt. arrivo | inizio del soggiorno | {on_day} {came} {guest}?
    | {tell} {on_day_l} {came} {guest_s} | {on_day} comincia il soggiorno?
departure_date = {find} {the_dep} | {what} {the_dep}? | {task} {the_dep} | partenza | data partenza | data di partenza
    | check-out | giorno di partenza | partenza il | dt. partenza | fine del soggiorno | {on_day} {left} {guest}?
    | {tell} {on_day_l} {left} {guest_s} | {on_day} finisce il soggiorno? | {on_day} va lasciata libera la camera?
vehicle = {find} {the_car} | {what} {the_car}? | targa | targa {of_car} | targa auto | targa automezzo
    | numero di targa | n. targa | targhe | veicolo targato | immatricolazione {of_car} | {Che} targa ha {car}?
    | {tell} {che} targa ha {car} | {con_che2} targa {circ} {car}?
first_name = {find} {the_first} {of_person} | {toform} il nome di battesimo | nome | nome di battesimo | nome proprio
    | nome {per_ab} | primo nome | Qual è {the_first} {of_person}? | Come si chiama di nome {person}?
    | {tell} come si chiama di nome {person}
last_name = {find} {the_last} {of_person} | {toform} il cognome | cognome | nome di famiglia | cognome {per_ab}
    | cognome per esteso | Qual è {the_last} {of_person}? | Come si chiama di cognome {person}?
    | {Che} cognome ha {person}?
date_of_birth = {find} {the_dob} {of_person_s} | {toform} la data di nascita | data di nascita | nato il | nata il
    | data nascita | nato/a il | dt. nascita | Qual è {the_dob} {of_person}? | {on_day} è nato {person_m}?
    | {tell} {on_day_l} è nato {person_m} | Quando compie gli anni {person}?
place_of_birth = {find} {the_pob} {of_person_s} | {toform} il luogo di nascita | luogo di nascita | nato a | nata a
    | comune di nascita | nato/a a | luogo nascita | Qual è {the_pob} {of_person}? | Dove è nato {person_m}?
    | In {che} {town_s} è nato {person_m}? | {tell} dove è nato {person_m}
nationality = {find} {the_nat} {of_person_s} | {toform} la cittadinanza | nazionalità | cittadinanza | cittadino di
    | nazionalità {per_ab} | cittadinanza {per_ab} | Qual è {the_nat} {of_person}? | Di {che} nazionalità è {person}?
    | {Che} {natn} ha {person}? | {tell} {che} cittadinanza ha {person}
passport_number = {find} {the_pass} {of_person_s} | {toform} il numero di passaporto | {no_ab} passaporto
    | passaporto n. | numero di passaporto | numero del passaporto | Qual è {the_pass} {of_person}?
    | {Che} numero {has} il passaporto? | {tell} {che} numero {has} il passaporto
    | {con_che2} passaporto viaggia {person}?
social_security_number = {find} {the_ssn} {of_person_s} | {toform} il numero AVS | numero AVS | n. AVS
    | numero di assicurato AVS | numero di previdenza sociale | numero di sicurezza sociale | posizione INPS
    | matricola INPS | numero di assicurazione sociale | Qual è {the_ssn} {of_person}?
    | {con_che} numero AVS figura {person_m}? | {tell} {che} numero AVS ha {person}
occupation = {find} {the_occ} {of_person_s} | {toform} la professione | professione | mestiere | occupazione
    | attività lavorativa | impiego | qualifica professionale | Qual è {the_occ} {of_person}? | Che {job} fa {person}?
    | {tell} che {job} fa {person} | Di che cosa si occupa per lavoro {person}?
employer = {find} {the_empl} {of_person_s} | {toform} il datore di lavoro | datore di lavoro | nome datore di lavoro
    | ditta presso cui lavora | azienda datrice di lavoro | impiegato presso | Chi è il datore di lavoro {of_person}?
    | Per {whomwork} lavora {person}? | {tell} per {whomwork} lavora {person} | Alle dipendenze di chi lavora {person}?
marital_status = {find} {the_mar} {of_person_s} | {toform} lo stato civile | stato civile | situazione coniugale
    | stato coniugale | celibe o coniugato | Qual è {the_mar} {of_person}? | {Che} stato civile {mar_v} {person}?
    | {tell} {che} stato civile {mar_v} {person} | È coniugato o celibe {person_m}?
gender = {find} {the_gen} {of_person_s} | {toform} il sesso | sesso | genere | sesso M/F | maschio o femmina
    | sesso {per_ab} | Qual è {the_gen} {of_person}? | Di {che} sesso è {person}? | {tell} di {che} sesso è {person}
    | Si tratta di un uomo o di una donna?
department = {find} {the_dept} | {what} {the_dept}? | {toform} il reparto | reparto | dipartimento | settore
    | divisione | unità organizzativa | sezione | rep. | In {che} {dep} lavora {person}?
    | {tell} in {che} {dep} lavora {person} | A {che} {dep} appartiene {person_m}?
subject = {find} {the_subj} {of_letter} | {what} {the_subj} {of_letter}? | oggetto | ogg. | concerne | argomento
    | oggetto {of_letter} | Di che cosa {treats} {letter}? | {tell} di che cosa {treats} {letter}
    | Che cosa riguarda {letter}? | {Che} oggetto {has} {letter}?
sender = {find} {the_send} {of_letter} | {what} {the_send} {of_letter}? | mittente | mitt. | mittente {of_letter}
    | nome del mittente | Chi {wrote} {letter}? | {tell} chi {wrote} {letter} | Chi è il mittente {of_letter}?
    | Da chi è stata {written} {letter}?
recipient = {find} {the_recip} {of_letter} | {what} {the_recip} {of_letter}? | destinatario | dest.
    | destinatario {of_letter} | nome del destinatario | alla cortese attenzione
    | A chi è {addr_l} {letter}? | {tell} a chi è {addr_l} {letter} | A chi è stata {written} {letter}?
    | Chi è il destinatario {of_letter}?
date = {find} {the_date} {of_form} | {what} {the_date} {of_form}? | data | data {of_form} | luogo e data | in data
    | data di compilazione | data della firma | {on_day} è stata {written2} {letter}? | Di {che} data è {letter}?
    | {on_day} è stato {filled} il modulo? | {tell} {on_day_l} è stato {filled} il formulario
approved_by = {whois} il responsabile dell'approvazione? | approvato da | autorizzato da | visto di approvazione
    | vistato da | benestare di | approvazione a cura di | Da chi è stato {appr} il documento?
    | Chi ha {appr} {appr_o}? | {tell} chi ha {appr} {appr_o} | Chi ha dato {okay}? | {tell} chi ha dato {okay}
    | Trova il nome di chi ha {appr} {appr_o}
"""
