"""German questions of training pages, put together of parts (format: see `composed.py`), written without a look at the held-out
ones.
"""

SLOTS = """
fa = Nenne mir | Suche | Ich brauche | Zeig mir bitte
fb = Nennen Sie mir | Finde | Gib mir | Ich suche
fc = Ermitteln Sie | Such mal | Bitte gib mir | Ich hätte gern
fd = Ich benötige | Wir suchen | Wir brauchen | Such bitte
is = Wie lautet | Was ist | Wie lautet denn
are = Wie lauten | Was sind | Wie lauten denn
hi = Wie hoch ist | Wie viel beträgt | Auf wie viel beläuft sich | Wie hoch ist denn
such = Such mir bitte | Schreib mir | Suchen Sie bitte
raus = heraus | raus
wn = Wo steht | Wo ist | Wo befindet sich
wa = Wo finde ich | Wo sehe ich
know = Sag mir, | Ich wüsste gern, | Ich möchte wissen, | Sagen Sie mir bitte,
know2 = Weißt du, | Kannst du mir sagen, | Können Sie erkennen,
doa = heraussuchen | ablesen | angeben | auslesen
dob = bitte nennen | nachsehen | notieren | erfassen
doc = gesucht | bitte | eintragen
sit = Für die Buchhaltung brauche ich | Zum Verbuchen benötige ich | Fürs Ablegen brauche ich
    | Für meine Unterlagen suche ich
pay = Für die Überweisung brauche ich | Zum Bezahlen brauche ich noch | Fürs Onlinebanking benötige ich
oni = auf der Rechnung | auf dem Beleg | in der Faktura | hier | im Dokument
onf = im Formular | auf dem Bogen | im Antrag | hier
onr = auf dem Kassenbon | auf der Quittung | auf dem Kassazettel | auf dem Bon
onl = im Brief | im Schreiben | auf dem Briefbogen
ond = auf dem Lieferschein | in den Papieren | hier | auf dem Beleg
inv = die Rechnung | diese Rechnung | die Faktura | die vorliegende Rechnung
written = ausgestellt | geschrieben | erstellt | verschickt
seller = der Lieferant | der Verkäufer | der Rechnungssteller | der Aussteller der Rechnung | die Lieferfirma
    | der Anbieter | der Dienstleister
seller_g = des Lieferanten | des Verkäufers | des Rechnungsstellers | des Rechnungsausstellers | der Lieferfirma
    | des Anbieters | des Dienstleisters | des Kreditors
seller_d = vom Lieferanten | vom Verkäufer | vom Rechnungssteller | von der Lieferfirma | vom Anbieter
buyer = der Kunde | die Kundin | der Käufer | der Rechnungsempfänger | der Auftraggeber | die Kundenfirma
    | der Besteller
buyer_g = des Kunden | der Kundin | des Käufers | des Rechnungsempfängers | des Auftraggebers | der Kundenfirma
    | des Bestellers | des Debitors
buyer_d = vom Kunden | von der Kundin | vom Käufer | vom Rechnungsempfänger | vom Auftraggeber
person = die Person | der Antragsteller | die Antragstellerin | der Bewerber | die Mitarbeiterin
person_g = der Person | des Antragstellers | der Antragstellerin | des Bewerbers | der Mitarbeiterin
num_has = hat | trägt
x_inv = Rechnungsnummer | Fakturanummer | Rechnungs-ID | Rechnungskennung | Fakturennummer | Rechnungsnummer laut Beleg
p_inv = Nummer der Rechnung | Nummer dieser Faktura | laufende Nummer der Rechnung | Belegnummer der Rechnung
    | Kennziffer der Rechnung
a_inv = Rechnungs-Nr. | Rg.-Nr. | RE-Nr. | Rechnung Nr. | Faktura-Nr. | Rechn.-Nr. | RgNr
x_idate = Rechnungsdatum | Fakturadatum | Rechnungsausstellungsdatum | Fakturierungsdatum | Verrechnungsdatum
p_idate = Datum der Rechnung | Ausstellungsdatum der Rechnung | Datum dieser Faktura | Erstellungsdatum der Rechnung
    | Datum der Rechnungsstellung
a_idate = Rg.-Datum | RE-Datum | Rechnungstag | Rechnung vom | Fakturatag | Tag der Rechnungsstellung
x_due = Fälligkeitsdatum | Zahlungsfälligkeitsdatum | Verfalldatum der Rechnung | Datum der Fälligkeit
m_due = Fälligkeitstag | Fälligkeitstermin | Zahlungstermin | Zahltag der Rechnung | Stichtag für die Zahlung
    | Tag der Fälligkeit | Termin für die Zahlung
a_due = Zahlbar bis | Fällig am | Zu zahlen bis | Fälligkeit | Zahlung fällig am | Zahlbar spätestens am
    | Zahlbar bis spätestens
settled = bezahlt | beglichen | überwiesen
x_deldate = Lieferdatum | Leistungsdatum | Zustelldatum | Auslieferungsdatum | Anlieferdatum | Datum der Lieferung
m_deldate = Liefertermin | Liefertag | Leistungszeitpunkt | Zustelltermin | Tag der Lieferung | Zeitpunkt der Lieferung
    | Anlieferungstermin
goods = die Ware | die Sendung | die Bestellung | das Paket
goods2 = die Ware | die Sendung | das Paket | die bestellte Ware
delivered = geliefert | ausgeliefert | zugestellt | angeliefert
x_odate = Bestelldatum | Auftragsdatum | Orderdatum | Datum der Bestellung | Datum des Auftrags
    | Datum der Auftragserteilung
m_odate = Bestelltag | Tag der Bestellung | Tag der Auftragserteilung | Zeitpunkt der Bestellung | Auftragstag
orderthing = die Bestellung | der Auftrag | die Order
placed = aufgegeben | erteilt | ausgelöst | platziert
x_ono = Bestellnummer | Auftragsnummer | Ordernummer | Bestell-ID | Auftragskennung
p_ono = Nummer der Bestellung | Nummer des Auftrags | Nummer der Order | Kennnummer der Bestellung
a_ono = Bestell-Nr. | Auftrags-Nr. | Auftr.-Nr. | Best.-Nr. | Bestellung Nr. | Auftrag Nr. | BestNr
x_cno = Kundennummer | Debitorennummer | Kunden-ID | Kundenkennung | Kundenkennziffer
p_cno = Nummer des Kunden | Nummer der Kundin | Kennnummer des Kunden | Nummer im Kundenstamm
    | Nummer in der Kundenkartei
a_cno = Kunden-Nr. | Kd.-Nr. | Kundennr. | KdNr | Ihre Kundennummer | Debitoren-Nr. | Kunde Nr. | Deb.-Nr.
x_con = Vertragsnummer | Vertragskennung | Kontraktnummer | Vertrags-ID | Nummer des Vertrags | Nummer der Vereinbarung
x_dn = Lieferscheinnummer | Lieferschein-ID | Nummer des Lieferscheins | Nummer auf dem Lieferschein
x_trk = Sendungsnummer | Paketnummer | Trackingnummer | Sendungsverfolgungsnummer | Paketscheinnummer | Tracking-ID
    | Identnummer der Sendung
x_prj = Projektnummer | Projekt-ID | Nummer des Projekts | Projektkennung | Bauvorhabennummer | Nummer des Bauvorhabens
x_quo = Angebotsnummer | Offertnummer | Offertennummer | Nummer des Angebots | Nummer der Offerte
    | Nummer des Kostenvoranschlags
x_crn = Gutschriftsnummer | Gutschriftnummer | Nummer der Gutschrift | Gutschrifts-ID | Nummer der Rechnungskorrektur
x_rcp = Bonnummer | Quittungsnummer | Kassenbonnummer | Belegnummer des Kassenbons | Nummer des Kassenzettels
    | Nummer der Quittung | Kassabonnummer
x_ref = Referenz | Referenznummer | Referenzangabe | Bezugsnummer | Vorgangsnummer
p_ref = eigene Referenz | angegebene Referenz | Referenz des Absenders | Referenz zum Vorgang
n_ref = Zeichen | Aktenzeichen | Geschäftszeichen | Bearbeitungszeichen | Referenzzeichen | Diktatzeichen
a_ref = Unser Zeichen | Ihr Zeichen | Unsere Referenz | Ihre Referenz | Ref.-Nr. | Ref. | Az. | Unsere Ref. | Ihre Ref.
    | Gz.
x_pref = Zahlungsreferenz | Überweisungsreferenz | Zahlungsreferenznummer | ESR-Referenznummer | QR-Referenz
    | Einzahlungsreferenz
m_pref = Verwendungszweck | Zahlungszweck | Zahlungsgrund | Überweisungszweck | Buchungstext für die Überweisung
    | Überweisungstext
m_tot = Gesamtbetrag | Endbetrag | Bruttobetrag | Rechnungsbetrag | Rechnungsendbetrag | Gesamtpreis
    | Bruttogesamtbetrag | Rechnungsbruttobetrag
x_tot = Gesamtsumme | Endsumme | Bruttosumme | Rechnungssumme | Totalsumme | Summe inklusive Steuer
n_tot = Total | Rechnungstotal | Gesamttotal | Endtotal | Total inklusive Mehrwertsteuer
a_tot = Gesamt brutto | Summe brutto | Betrag inkl. MwSt | Total inkl. MWST | Gesamt inkl. USt | Alles zusammen brutto
everything = alles zusammen | das Ganze | der ganze Einkauf | der gesamte Auftrag | die ganze Bestellung
gross = inklusive Steuer | inklusive Mehrwertsteuer | samt Umsatzsteuer | brutto | mit MwSt
net = ohne Steuer | ohne Mehrwertsteuer | vor Steuern | ohne MwSt | exklusive Umsatzsteuer | netto
m_net = Nettobetrag | Nettogesamtbetrag | Nettopreis insgesamt | Nettowarenwert | Nettorechnungsbetrag
    | Betrag ohne Steuer | Betrag vor Steuern
x_net = Nettosumme | Zwischensumme | Summe ohne Mehrwertsteuer | Gesamtsumme ohne Steuer | Steuerbemessungsgrundlage
n_net = Zwischentotal | Nettototal | Subtotal
a_net = Gesamt netto | Summe netto | Betrag exkl. MwSt | Total exkl. MWST | Netto gesamt | Zw.-Summe
m_tax = Steuerbetrag | Mehrwertsteuerbetrag | Umsatzsteuerbetrag | MwSt-Betrag | USt-Betrag | MWST-Betrag
    | Steueranteil in Geld | Vorsteuerbetrag
vat = Mehrwertsteuer | Umsatzsteuer | MwSt | USt | Steuer
m_rate = Steuersatz | Mehrwertsteuersatz | Umsatzsteuersatz | MwSt-Satz | USt-Satz | MWST-Satz
    | Prozentsatz der Mehrwertsteuer | Prozentsatz der Steuer
p_ship = Versandkosten | Lieferkosten | Portokosten | Frachtkosten | Transportkosten | Versandspesen | Zustellkosten
p_disc = Rabatt | Preisnachlass | Nachlass | Abzug durch Rabatt | Preisabschlag | Mengenrabatt
m_paid = bezahlte Betrag | gezahlte Betrag | überwiesene Betrag | beglichene Betrag
m_paida = bezahlten Betrag | gezahlten Betrag | überwiesenen Betrag | beglichenen Betrag
x_paid = Anzahlung | Vorauszahlung | Akontozahlung | Teilzahlung | geleistete Zahlung | Summe der Zahlungen
    | Summe aller Anzahlungen
a_paid = Bereits bezahlt | Schon bezahlt | Bisher gezahlt | Erhaltene Zahlungen | Geleistete Anzahlungen
    | Abzüglich Anzahlung | Zahlungseingang in Höhe von | Akonto erhalten | Dankend erhalten
already = schon | bereits | bisher | bis jetzt
paidp = bezahlt | angezahlt | gezahlt | überwiesen | eingezahlt | beglichen
m_bal = Restbetrag | Restsaldo | Ausstand | Zahlungsrückstand | Rückstand | Betrag der Restforderung
x_bal = Restschuld | Restforderung | offene Summe | Restzahlung | offene Forderung | Restsumme
a_bal = Noch offen | Noch zu zahlen | Offener Betrag | Restbetrag zur Zahlung | Offener Saldo | Ausstehender Betrag
    | Offener Rest | Saldo zu Ihren Lasten | Zu zahlender Rest
bal_n = offene Betrag | ausstehende Betrag | noch fehlende Betrag | unbezahlte Betrag | offene Saldo
bal_a = offenen Betrag | ausstehenden Betrag | noch fehlenden Betrag | unbezahlten Betrag | offenen Saldo
m_prev = Saldovortrag | Vorsaldo | Übertrag aus der letzten Rechnung | Vortrag | Saldo der Vorperiode | Anfangssaldo
    | Übertrag
x_cur = Währung | Rechnungswährung | Währungseinheit | Währungsangabe | Belegwährung
x_iban = IBAN | IBAN-Nummer | internationale Kontonummer | IBAN für die Überweisung | internationale Bankkontonummer
p_iban = IBAN des Empfängerkontos | IBAN des Zahlungsempfängers | IBAN der Bankverbindung | IBAN auf dem Erlagschein
    | IBAN auf dem Einzahlungsschein
m_bic = BIC | SWIFT-Code | BIC-Code | Swift | internationale Bankcode
m_bic2 = BIC | SWIFT-Code | BIC-Code | internationalen Bankcode
b_bic = BIC | SWIFT | SWIFT-Code | BIC-Code | BIC der Bank | SWIFT der Bank | BIC/SWIFT | SWIFT-BIC
    | Bank Identifier Code
x_acc = Kontonummer | Bankkontonummer | Postkontonummer | Girokontonummer | Kontonummer des Empfängers
p_acc = Nummer des Bankkontos | Nummer des Girokontos | Nummer des Postkontos | Nummer des Empfängerkontos
a_acc = Konto-Nr. | Kto.-Nr. | Kontonr. | KtoNr | Bankkonto Nr. | Postkonto Nr. | Kto.
x_blz = Bankleitzahl | BLZ | Clearingnummer | Bankenclearingnummer | BC-Nummer | Instituts-Identifikation der Bank
x_bank = Bank | Hausbank | Bank des Lieferanten | Bank des Zahlungsempfängers | Empfängerbank | kontoführende Bank
n_bank = Geldinstitut | Kreditinstitut | Bankinstitut | kontoführende Institut | Bankhaus
bankname = Name der Bank | Bankname | Name des Geldinstituts | Name des Kreditinstituts | Name der Hausbank
bankname_a = Namen der Bank | Banknamen | Namen des Geldinstituts | Namen des Kreditinstituts | Namen der Hausbank
h_hold = Kontoinhaber | Inhaber des Kontos | Inhaber des Bankkontos | Kontoeigentümer
b_hold = Kontoinhaber | Kontoinhaberin | Kontoinhaber laut Rechnung | Konto lautend auf | Inhaber des Kontos
    | Konto läuft auf | Name des Kontoinhabers | Zahlungsempfänger laut Bankverbindung | Begünstigter | Kto.-Inh.
x_vat = Umsatzsteuer-Identifikationsnummer | Umsatzsteuer-ID | UID-Nummer | UID | MWST-Nummer | USt-ID
    | Mehrwertsteuernummer
p_vat = eigene Umsatzsteuer-ID | USt-ID | UID-Nummer | Mehrwertsteuernummer | MWST-Nummer
    | Umsatzsteuer-Identifikationsnummer
a_vat = USt-IdNr. | UID-Nr. | USt-ID-Nr. | MWST-Nr. | ATU-Nummer | Ust.-Ident-Nr. | Umsatzsteuer-Ident-Nummer
    | Unsere USt-IdNr. | Unsere UID
a_cvat = Ihre USt-IdNr. | Ihre UID-Nummer | Ihre UID | USt-IdNr. Kunde | UID Kunde | Kunden-UID | Kunden-USt-ID
    | MWST-Nr. Kunde | Ihre MWST-Nummer
x_stn = Steuernummer | Steuernummer beim Finanzamt | Steuernummer der Firma | nationale Steuernummer | Finanzamtsnummer
    | Steuerkennzahl
p_stn = vom Finanzamt vergebene Nummer | Steuernummer des Ausstellers | Steuernummer des Unternehmens
    | Steuernummer laut Finanzamt
a_stn = St.-Nr. | Steuer-Nr. | StNr | Steuernr. | Finanzamt St.-Nr. | Unsere Steuernummer | FA-Steuernummer
x_reg = Handelsregisternummer | Firmenbuchnummer | HRB-Nummer | Registernummer | HRA-Nummer | Handelsregister-ID
p_reg = Nummer im Handelsregister | Nummer im Firmenbuch | Eintragsnummer im Handelsregister
    | Nummer der Registereintragung | Registernummer beim Amtsgericht
a_reg = HR-Nr. | HRB | FN-Nummer | Firmenbuch-Nr. | FB-Nr. | Handelsregister-Nr. | HRB-Nr. | Handelsregistereintrag
    | Firmenbucheintrag
firm = die Firma | das Unternehmen | der Betrieb | die Gesellschaft
firm_g = der Firma | des Unternehmens | des Betriebs | der Gesellschaft
firm_a = die Firma | das Unternehmen | den Betrieb | den Laden
m_md = Geschäftsführer | Geschäftsleiter | Firmenchef | CEO der Firma | Leiter des Unternehmens
x_md = Geschäftsführerin | Geschäftsführung | Geschäftsleitung | Geschäftsleiterin | Firmenchefin
x_tel = Telefonnummer | Rufnummer | Festnetznummer | Telefonverbindung | Durchwahl | Servicenummer
p_tel = telefonische Erreichbarkeit | Nummer zum Anrufen | Telefonnummer für Rückfragen | Nummer des Telefonanschlusses
    | Telefonnummer der Firma
a_tel = Tel. | Telefon | Tel.-Nr. | Telefon-Nr. | Fon | Tel.-Nummer | Hotline
x_fax = Faxnummer | Telefaxnummer | Fax-Nummer der Firma | Nummer des Faxgeräts | Faxverbindung | Nummer für Faxe
x_mob = Handynummer | Mobilnummer | Mobiltelefonnummer | Natelnummer | Mobilfunknummer | Nummer fürs Handy
x_mail = E-Mail-Adresse | Mailadresse | E-Mail | Mail-Adresse für Rückfragen | elektronische Postadresse
    | E-Mail-Anschrift | Kontakt-Mailadresse
mailv = eine Mail | eine E-Mail | eine elektronische Nachricht | ein E-Mail
x_web = Internetadresse | Webadresse | Homepage | Website | Webseite | Internetseite | URL der Homepage
m_con = Ansprechpartner | Sachbearbeiter | Bearbeiter | Betreuer für Rückfragen | Kontakt für Rückfragen
    | Ansprechpartner bei der Firma
x_con2 = Ansprechpartnerin | Kontaktperson | Ansprechperson | Sachbearbeiterin | Kontaktperson für Rückfragen
    | Bearbeiterin
a_con = Ihr Ansprechpartner | Ihre Ansprechpartnerin | Ihr Kontakt | Es bedient Sie | Es betreut Sie | Bearbeitet von
    | Ihr Sachbearbeiter
questions = Fragen | Rückfragen | Unklarheiten | Problemen
m_sal = Verkaufsberater | Vertriebsmitarbeiter | Außendienstmitarbeiter | Vertreter im Außendienst
    | Vertriebsbeauftragte | Handelsvertreter
m_sala = Verkaufsberater | Vertriebsmitarbeiter | Außendienstmitarbeiter | Handelsvertreter
b_sal = Verkaufsberater | Vertriebsmitarbeiter | Außendienstmitarbeiter | Verkaufsberaterin | Vertriebsmitarbeiterin
    | Außendienst | Verkauft durch | Ihr Verkaufsberater | Handelsvertreter
selfirm = Lieferantenname | Verkäufername | Firmenname des Lieferanten | Name des Rechnungsstellers
    | Name der Lieferfirma | Name des Anbieters | Name des Kreditors | Kreditorenname
selfirm_a = Lieferantennamen | Firmennamen des Lieferanten | Namen des Rechnungsstellers | Namen der Lieferfirma
    | Namen des Verkäufers
selrole = Lieferant | Rechnungssteller | Rechnungsaussteller | Verkäufer | Anbieter | Kreditor | Leistungserbringer
what_co = Welche Firma | Welches Unternehmen | Welcher Betrieb | Welches Geschäft | Wer
itd = das | die Ware | die Leistung | alles
street = Straße | Strasse | Gasse
streetn = Straße | Strasse | Straße und Hausnummer | Straßenname | Straße mit Hausnummer | Gasse und Hausnummer
streetn2 = Straße | Straße und Hausnummer | Straße mit Hausnummer
sits = sitzt | residiert
seat = den Sitz | die Geschäftsräume | das Büro
placed2 = ansässig | angesiedelt | zu finden
a_sstr = Lieferantenstraße | Straße Lieferant | Str. Lieferant | Straße Rechnungssteller | Firmenstraße des Lieferanten
    | Str. und Hausnr. Lieferant | Strasse Lieferant
zipn = Postleitzahl | PLZ | Postleitzahl im Ort | Adress-PLZ
zipn2 = Postleitzahl | PLZ | Zustellpostleitzahl
a_szip = PLZ Lieferant | Lieferanten-PLZ | Postleitzahl Lieferant | PLZ Rechnungssteller | PLZ Verkäufer
    | Postleitzahl Rechnungssteller | Lieferantenpostleitzahl
intown = In welcher Stadt | In welchem Ort | In welcher Ortschaft | In welcher Gemeinde
fromtown = Aus welcher Stadt | Aus welchem Ort | Aus welcher Ortschaft | Aus welcher Gemeinde
townn = Stadt | Ort | Ortschaft | Ortsname | Ortsangabe
a_scity = Ort Lieferant | Stadt Lieferant | Lieferantenort | Sitzort des Lieferanten | Ort Rechnungssteller
    | Stadt des Firmensitzes vom Lieferanten | Ort Verkäufer
incountry = In welchem Land | In welchem Staat
fromcountry = Aus welchem Land | Aus welchem Staat
countryn = Land | Staat | Länderangabe | Sitzland
a_scoun = Land Lieferant | Lieferantenland | Land Rechnungssteller | Sitzstaat des Lieferanten
    | Herkunftsland des Lieferanten | Land Verkäufer
buyfirm = Kundenname | Käufername | Name des Kunden | Name der Kundin | Name des Rechnungsempfängers
    | Name des Auftraggebers | Name des Bestellers | Debitorenname
buyfirm_a = Kundennamen | Namen des Kunden | Namen der Kundin | Namen des Rechnungsempfängers | Namen des Auftraggebers
buyrole = Kunde | Käufer | Rechnungsempfänger | Auftraggeber | Debitor | Rechnung an | Leistungsempfänger | Kundin
    | Käuferin | Rechnungsempfängerin
addressed = gerichtet | adressiert | ausgestellt
billed = in Rechnung gestellt | verrechnet | fakturiert | berechnet
a_bstr = Kundenstraße | Straße Kunde | Str. Kunde | Straße Rechnungsempfänger | Str. und Hausnr. Kunde | Strasse Kunde
    | Straße Käufer
bsits = wohnt | sitzt | lebt
bseat = den Sitz | das Domizil
bplaced = ansässig | zu Hause | gemeldet
a_bzip = PLZ Kunde | Kunden-PLZ | Postleitzahl Kunde | PLZ Rechnungsempfänger | PLZ Käufer
    | Postleitzahl Rechnungsempfänger | Kundenpostleitzahl
a_bcity = Ort Kunde | Stadt Kunde | Kundenort | Wohnort des Kunden | Ort Rechnungsempfänger | Wohnort der Kundin
    | Ort Käufer | Wohnort des Rechnungsempfängers
a_bcoun = Land Kunde | Kundenland | Land Rechnungsempfänger | Herkunftsland des Kunden | Wohnsitzland des Kunden
    | Land Käufer
addr = Adresse | Anschrift | Postanschrift | vollständige Adresse | Geschäftsadresse
addr2 = Adresse | Anschrift | Postadresse | vollständige Anschrift
a_saddr = Anschrift Lieferant | Adresse Rechnungssteller | Kreditorenadresse | Adresse Lieferant
c_saddr = Lieferantenadresse | Lieferantenanschrift | Verkäuferadresse | Rechnungsstelleradresse | Kreditorenanschrift
c_baddr = Rechnungsadresse | Rechnungsanschrift | Kundenadresse | Kundenanschrift | Fakturaadresse | Debitorenadresse
a_baddr = Rechnung geht an folgende Adresse | Anschrift Kunde | Adresse Kunde | Adresse Rechnungsempfänger
    | Anschrift Käufer | Adresse Auftraggeber | Anschrift für die Rechnung
c_shad = Lieferadresse | Lieferanschrift | Versandadresse | Zustelladresse | Versandanschrift | Anlieferadresse
p_shad = Adresse für die Lieferung | Anschrift für den Versand | Adresse der Warenannahme | Anschrift für das Paket
    | Adresse der Lieferung
a_shad = Lieferung an | Versand an | Liefern an | Lieferort mit Anschrift | Ware geht an | Abweichende Lieferadresse
    | Lieferanschrift laut Auftrag
x_smet = Versandart | Versandmethode | Lieferart | Versandform | Beförderungsart | Transportart | Zustellart
p_del = Lieferbedingungen | Lieferkonditionen | Incoterms | Versandbedingungen | Lieferklauseln
p_pt = Zahlungsbedingungen | Zahlungskonditionen | Zahlungsmodalitäten | Konditionen für die Zahlung
    | Bedingungen für die Zahlung
x_pt = Zahlungskondition | Zahlungsvereinbarung | Zahlungsfrist in Tagen | Zahlungsbedingung | Skontoregelung
a_pt = Zahlungsbed. | Zahlungskond. | Zahlungsziel in Tagen | Zahlbar innerhalb von | Konditionen Zahlung
    | Zahlbar binnen | Skonto und Zahlungsziel
x_pm = Zahlungsart | Zahlungsweise | Zahlungsmethode | Bezahlart | Zahlart | Zahlungsform | Zahlungsvariante
paidhow = bezahlt | gezahlt | beglichen
m_bp = Abrechnungszeitraum | Leistungszeitraum | Verrechnungszeitraum | Rechnungszeitraum | Verbrauchszeitraum
    | Zeitraum der Abrechnung
x_bp = Abrechnungsperiode | Rechnungsperiode | Verrechnungsperiode | Leistungsperiode | Abrechnungsdauer
charged = abgerechnet | verrechnet | fakturiert | in Rechnung gestellt
x_pg = Seitenzahl | Seitennummer | Blattnummer | Seitenangabe | Nummer der Seite | Nummer des Blattes
x_mno = Zählernummer | Stromzählernummer | Gaszählernummer | Wasserzählernummer | Nummer des Zählers
    | Gerätenummer des Zählers
m_mr = Zählerstand | Stand des Zählers | Endstand des Zählers | Ablesestand | Stromzählerstand | Wasserzählerstand
m_use = Verbrauch | Gesamtverbrauch | Stromverbrauch | Energieverbrauch | Wasserverbrauch | Gasverbrauch
x_pol = Policennummer | Polizzennummer | Versicherungsscheinnummer | Nummer der Police | Nummer der Polizze
    | Versicherungsvertragsnummer | Nummer des Versicherungsscheins
x_tic = Ticketnummer | Fahrkartennummer | Billettnummer | Nummer des Tickets | Fahrscheinnummer | Ticket-ID
    | Nummer der Fahrkarte
x_cash = Kassiererin | Kassierin | Person an der Kasse | Bedienung an der Kasse | Kassakraft
m_cash = Kassierer | Kassier | Mitarbeiter an der Kasse | Angestellte an der Kasse
m_cash2 = Kassierer | Kassier | Mitarbeiter an der Kasse
x_sto = Filialnummer | Marktnummer | Filialkennung | Nummer der Filiale | Nummer des Marktes | Nummer des Geschäfts
    | Shopnummer
x_ter = Terminalnummer | Terminal-ID | Nummer des Kartenterminals | Terminalkennung | Nummer des Terminals
    | Nummer des Kartenlesers
x_tim = Uhrzeit | Zeitangabe | Kaufuhrzeit | genaue Uhrzeit | Uhrzeit des Einkaufs | Kassierzeit
x_roo = Zimmernummer | Raumnummer | Nummer des Zimmers | Nummer des Hotelzimmers | Hotelzimmernummer | Nummer des Raums
n_arr = Anreisedatum | Ankunftsdatum | Check-in-Datum | Datum der Anreise | Datum der Ankunft
m_arr = Anreisetag | Ankunftstag | Tag der Anreise | Tag der Ankunft
n_dep = Abreisedatum | Check-out-Datum | Datum der Abreise | Datum des Auszugs
m_dep = Abreisetag | Tag der Abreise | Tag des Check-outs
guest = der Gast | der Hotelgast | der Reisende
n_veh = Kennzeichen | Nummernschild | Autokennzeichen | Kfz-Kennzeichen | Kennzeichen des Wagens | Kontrollschild
    | Fahrzeugkennzeichen
car = das Auto | das Fahrzeug | der Wagen | der LKW
m_fn = Vorname | Rufname | erste Name
m_fna = Vornamen | Rufnamen | ersten Namen
m_ln = Nachname | Familienname | Zuname
m_lna = Nachnamen | Familiennamen | Zunamen
n_dob = Geburtsdatum | Datum der Geburt | Geb.-Datum
m_dob = Geburtstag | Tag der Geburt
m_pob = Geburtsort | Ort der Geburt
x_nat = Staatsangehörigkeit | Nationalität | Staatsbürgerschaft | Staatszugehörigkeit
x_pas = Passnummer | Reisepassnummer | Nummer des Reisepasses | Nummer des Passes | Pass-ID
x_ssn = Sozialversicherungsnummer | SV-Nummer | AHV-Nummer | Rentenversicherungsnummer | Nummer der Sozialversicherung
    | SVNR
m_occ = Beruf | ausgeübte Beruf | Berufstitel | Erwerbsberuf
m_ms = Familienstand | Zivilstand | Personenstand
n_gen = Geschlecht | Geschlecht laut Formular
x_dep = Abteilung | Dienststelle | Organisationseinheit | Fachabteilung | Abteilungsbezeichnung
m_sub = Betreff | Betreff des Schreibens | Gegenstand des Schreibens | Betreff des Briefs | Titel des Schreibens
m_sen = Absender | Verfasser des Briefs | Briefschreiber | Absender des Schreibens | Absender der Nachricht
m_rec = Empfänger | Adressat | Empfänger des Briefs | Empfänger des Schreibens | Briefempfänger
n_dat = Datum des Schreibens | Briefdatum | Datum des Briefs | Abfassungsdatum | Unterschriftsdatum
letter2 = der Brief | das Schreiben | die Mitteilung
approved = genehmigt | freigegeben | bewilligt | abgesegnet
heisst = heißt | heisst | nennt sich
comes = kommt | stammt
bought = gekauft | bestellt | eingekauft
was = wird | wurde
payinf = bezahlen | begleichen | zahlen
received = bekommen | erhalten
rt = laut Rechnung | auf der Rechnung | gesucht | dieser Rechnung
must = muss | soll | sollte
latest = Bis wann | Bis zu welchem Tag | Bis zu welchem Datum | Bis spätestens wann
whend = Wann | An welchem Tag | Zu welchem Datum
whend2 = Wann | An welchem Tag | Wann genau
lateclause = bis wann | bis zu welchem Tag
paymoney = das Geld | die Zahlung | der Betrag | die Überweisung
there = da | eingegangen | auf dem Konto
ran = ausgestellt | registriert | verbucht | geführt
invd = Rechnung | Faktura | vorliegenden Rechnung
buyshop = bestellt | geordert | die Bestellung aufgegeben
nowdo = Nummer | Kennung | Kennziffer
managed = geführt | verwaltet | erfasst
boss = leitet | führt | steuert
at_seller = beim Lieferanten | beim Verkäufer | bei der Lieferfirma | beim Anbieter
transf = bei der Überweisung | beim Bezahlen | beim Überweisen | auf dem Überweisungsträger | auf dem Zahlschein
state = angeben | schreiben | eintragen | anführen
muchtot = Wie viel kostet | Was kostet
taxmoney = das Finanzamt | der Fiskus | der Staat
inside = enthalten | drin | eingerechnet | inbegriffen
percent = Wie viel Prozent | Wie viele Prozent
rem = übrig | offen | ausständig
missing = noch | jetzt noch | immer noch
phoneq = Unter welcher Nummer | Unter welcher Telefonnummer | Unter welchem Anschluss
wire = überweisen | einzahlen | zahlen
to_acc = das Geld | der Betrag | die Zahlung
bankseat = führt | verwaltet
accn = das Konto | das Bankkonto | das Empfängerkonto
days = Wie viele Tage | Wie viel Zeit
periodq = Für welchen Zeitraum | Für welche Periode | Für welche Zeitspanne
periodth = der Verbrauch | die Leistung | die Miete | das Abo | die Nutzung
payway = Wie | Womit | Auf welche Art | Auf welche Weise
paidwhat = die Rechnung | der Einkauf | der Betrag | die Bestellung
getship = geliefert | zugestellt | geschickt | gebracht
shipaddrq = An welche Adresse | An welche Anschrift | An welchen Lieferort
sendinv = geschickt | gesandt | adressiert
shipq = den Versand | die Lieferung | den Transport | die Zustellung
carried = vorgetragen | übernommen | übertragen
is_w = ist | war
paidin = eingegangen | geflossen | überwiesen worden
m_holdw = Kontoinhaber | Inhaber des Kontos | Inhaber des Bankkontos | Begünstigte der Überweisung | Kontoeigentümer
cvat = Umsatzsteuer-ID | UID-Nummer | MWST-Nummer | USt-ID | Umsatzsteuer-Identifikationsnummer
firm_dat = der Firma | dem Unternehmen | dem Betrieb
firm_a2 = die Firma | das Unternehmen | den Betrieb | die Gesellschaft
register = Handelsregister | Firmenbuch
call2 = anrufen | telefonisch erreichen | telefonisch kontaktieren
reach2 = erreichbar | zu erreichen
sendm = schicken | senden | schreiben
buyer_acc = den Kunden | die Kundin | den Käufer
whomco = welcher Firma | welchem Unternehmen | wem | welchem Geschäft
whomco2 = welcher Firma | welchem Unternehmen | welchem Betrieb | wem
sellshort2 = Lieferanten | Verkäufer | Rechnungssteller | Anbieter
buyshort2 = Kunden | Käufer | Rechnungsempfänger | Auftraggeber
fromtown_l = aus welcher Stadt | aus welchem Ort | aus welcher Ortschaft
wentinv = geht | ging
destined = bestimmt | gedacht | ausgestellt
buyrole_m = Kunde | Käufer | Rechnungsempfänger | Auftraggeber | Leistungsempfänger
sent_to = geschickt | gesandt | zugestellt
seller_a = den Lieferanten | den Verkäufer | den Rechnungssteller | die Lieferfirma
billaddrq = An welche Adresse | An welche Anschrift
goods3 = die Ware | die Sendung | das Paket
shipped = versandt | verschickt | versendet | transportiert
carrier = Paketdienst | Versanddienst | Spediteur | Transportmittel
delivered3 = geliefert | versandt
paynoun = Bezahlen | Begleichen | Überweisen
p_ptd = Zahlungsbedingungen | Zahlungskonditionen | Zahlungsmodalitäten
energy = Strom | Gas | Wasser | Energie
kass = kassiert | abkassiert | den Einkauf kassiert | das Geld kassiert
bought3 = eingekauft | gekauft | bezahlt
bought4 = bezahlt | eingekauft | kassiert
atdoing = Bezahlen | Kassieren | Einkaufen
stay = wohnt | übernachtet | wohnte
m_fn_s = Vorname | Rufname
wasborn = ist | wurde
ssn = Sozialversicherungsnummer | SV-Nummer | AHV-Nummer | Rentenversicherungsnummer
m_occa = Beruf | Berufstitel | Erwerbsberuf
m_occa2 = Beruf | Tätigkeit | Berufsbezeichnung | berufliche Tätigkeit
m_emps = Arbeitgeber | Dienstgeber
employed = angestellt | beschäftigt | in Stellung
person_acc = die Person | den Antragsteller | die Antragstellerin | den Bewerber
depn = Abteilung | Dienststelle | Organisationseinheit
letter_g = des Schreibens | des Briefs | der Mitteilung
letter3 = das Schreiben | das Formular | die Mitteilung
sentletter = geschickt | verfasst | abgeschickt
addr_l = gerichtet | adressiert
getl = lesen | erhalten
wentl = geht | ging
m_rec2 = Empfänger | Empfänger des Briefs | Briefempfänger | Empfänger des Schreibens
signed = unterschrieben | ausgefüllt | geschrieben
approv_o = das | den Antrag | die Ausgabe | die Bestellung
approvedb = Genehmigt | Freigegeben | Bewilligt | Geprüft und genehmigt
approval = Genehmigung | Freigabe | Bewilligung | Zustimmung
tog = alles zusammen | zusammen | insgesamt | unterm Strich | alles in allem
werden = werden | wurden
acc_o = ein Konto | das Konto
state2 = angeben | eintragen | anführen
mail2 = E-Mail-Adresse | Mailadresse | E-Mail-Anschrift | Mail
buyer_p = der Kunde | die Kundin | der Käufer | der Rechnungsempfänger | der Auftraggeber | der Besteller
paidhow2 = bezahlt | gezahlt
veh2 = Kennzeichen | Nummernschild | Kontrollschild | Autokennzeichen | Kfz-Kennzeichen
heisst2 = heißt | heisst
approv_n = das | der Antrag | die Ausgabe | die Bestellung
pg2 = Seitenzahl | Seitennummer | Blattnummer
pas2 = Passnummer | Reisepassnummer
addr3 = Adresse | Anschrift
"""

QUESTIONS = """
invoice_number = {is} die {x_inv}? | {fa} die {x_inv} | {such} die {x_inv} {raus} | Welche {x_inv} steht {oni}?
    | {x_inv} {doa} | {x_inv} | {wn} die {x_inv}? | {know} wie die {x_inv} lautet. | {is} die {p_inv}?
    | {fb} die {p_inv} | {p_inv} {doa} | {p_inv} | {a_inv} | {a_inv} {dob} | {sit} die {x_inv}
    | Unter welcher {nowdo} wurde {inv} {ran}? | Welche Nummer {num_has} {inv}? | {know} welche Nummer {inv} {num_has}.
    | {know2} unter welcher Nummer {inv} läuft?
invoice_date = {is} das {x_idate}? | {fb} das {x_idate} | {such} das {x_idate} {raus} | Welches {x_idate} steht {oni}?
    | {x_idate} {dob} | {x_idate} | {wn} das {x_idate}? | {know} wie das {x_idate} lautet. | {is} das {p_idate}?
    | {fa} das {p_idate} | {p_idate} {dob} | {p_idate} | {a_idate} | {whend} wurde {inv} {written}?
    | {know} wann {inv} {written} wurde. | {know2} an welchem Tag {inv} {written} wurde? | Von wann ist {inv}?
    | Vom Wievielten ist {inv}? | Welches Datum {num_has} {inv}? | Wann hat {seller} {inv} {written}?
    | {sit} das {x_idate}
due_date = {is} das {x_due}? | {fa} das {x_due} | {x_due} {dob} | {x_due} | {is} der {m_due}? | {fb} den {m_due}
    | {m_due} {doa} | {m_due} | {a_due} | {latest} {must} {inv} {settled} sein?
    | {latest} {must} {paymoney} {there} sein? | Wann ist {inv} fällig?
    | {know} {lateclause} {inv} {settled} sein muss. | {whend} wird {inv} fällig?
    | {latest} hat {buyer} Zeit zum Bezahlen? | {wn} der {m_due}? | Welcher {m_due} steht {oni}?
    | Ab wann ist {inv} überfällig?
delivery_date = {is} das {x_deldate}? | {fc} das {x_deldate} | {such} das {x_deldate} {raus}
    | Welches {x_deldate} steht {ond}? | {x_deldate} {doa} | {x_deldate} | {wn} das {x_deldate}?
    | {know} wie das {x_deldate} lautet. | {is} der {m_deldate}? | {fa} den {m_deldate} | {m_deldate} {dob}
    | {m_deldate} | {whend2} {was} {goods} {delivered}? | {know} wann {goods} {delivered} wurde.
    | {whend2} ist {goods2} angekommen? | {whend2} kommt {goods2} an? | Wann bekommt {buyer} {goods2}? | Geliefert am
    | Wann wurde die Leistung erbracht?
order_date = {is} das {x_odate}? | {fa} das {x_odate} | {such} das {x_odate} {raus} | Welches {x_odate} steht {oni}?
    | {x_odate} {doa} | {x_odate} | {wn} das {x_odate}? | {know} wie das {x_odate} lautet. | {is} der {m_odate}?
    | {fb} den {m_odate} | {m_odate} {doa} | {m_odate} | {whend2} wurde {orderthing} {placed}?
    | {whend2} hat {buyer} {buyshop}? | {know} wann {orderthing} {placed} wurde. | {know2} wann {buyer} {buyshop} hat?
    | Von wann ist {orderthing}? | Bestellt am | Welches Datum {num_has} {orderthing}?
order_number = {is} die {x_ono}? | {fb} die {x_ono} | {such} die {x_ono} {raus} | Welche {x_ono} steht {oni}?
    | {x_ono} {dob} | {x_ono} | {wn} die {x_ono}? | {know} wie die {x_ono} lautet. | {is} die {p_ono}?
    | {fc} die {p_ono} | {p_ono} {dob} | {p_ono} | {a_ono} | {a_ono} {dob} | Welche Nummer {num_has} {orderthing}?
    | Unter welcher {nowdo} hat {buyer} {buyshop}? | Unter welcher {nowdo} wurde {orderthing} {placed}?
    | {know} welche Nummer {orderthing} {num_has}. | Zu welcher Bestellnummer gehört {inv}?
    | Auf welche Auftragsnummer bezieht sich {inv}?
customer_number = {is} die {x_cno}? | {fc} die {x_cno} | {such} die {x_cno} {raus} | Welche {x_cno} steht {oni}?
    | {x_cno} {doa} | {x_cno} | {wn} die {x_cno}? | {know} wie die {x_cno} lautet. | {is} die {p_cno}?
    | {fa} die {p_cno} | {p_cno} {dob} | {p_cno} | {a_cno} | {a_cno} {dob}
    | Unter welcher {nowdo} wird {buyer} {managed}? | Welche Kundennummer hat {buyer}?
    | {know2} unter welcher Nummer {buyer} {at_seller} geführt wird? | Welche Nummer hat {buyer} {at_seller}?
    | Für die Hotline brauche ich die {x_cno} | Am Telefon fragt man mich nach der {x_cno}
contract_number = {is} die {x_con}? | {fa} die {x_con} | {x_con} {dob} | {x_con} | Welche {x_con} steht {oni}?
    | Vertrags-Nr. {doc} | Unter welcher {nowdo} läuft der Vertrag? | Welche Nummer {num_has} der Vertrag?
    | Zu welcher Vertragsnummer gehört {inv}? | Vertr.-Nr. | Vertrags-Nr.
delivery_note_number = {is} die {x_dn}? | {fb} die {x_dn} | {x_dn} {doa} | {x_dn} | Welche {x_dn} steht {ond}?
    | Welche Nummer {num_has} der Lieferschein? | Lieferschein-Nr. {dob} | LS-Nr. | LS-Nr. {doc} | Lieferschein Nr.
    | {wn} die {x_dn}? | Zu welchem Lieferschein gehört {inv}?
tracking_number = {is} die {x_trk}? | {fc} die {x_trk} | {x_trk} {dob} | {x_trk}
    | Mit welcher Nummer kann man {goods2} verfolgen? | Unter welcher Nummer lässt sich {goods2} verfolgen?
    | Zum Nachverfolgen brauche ich die {x_trk} | Sendungs-Nr. {doc} | Paket-Nr. | Sendungs-Nr.
project_number = {is} die {x_prj}? | {fd} die {x_prj} | {x_prj} {doa} | {x_prj} | Welche Nummer {num_has} das Projekt?
    | Welche Nummer {num_has} das Bauvorhaben? | Projekt-Nr. {dob} | Projekt-Nr. | Proj.-Nr.
    | Unter welcher {nowdo} läuft das Projekt? | Auf welche Projektnummer wird gebucht?
quote_number = {is} die {x_quo}? | {fa} die {x_quo} | {x_quo} {dob} | {x_quo} | Welche Nummer {num_has} das Angebot?
    | Welche Nummer {num_has} die Offerte? | Angebots-Nr. {dob} | Offert-Nr. {doc} | Ang.-Nr.
    | Auf welche Angebotsnummer bezieht sich {inv}? | Unter welcher {nowdo} wurde das Angebot erstellt?
credit_note_number = {is} die {x_crn}? | {fb} die {x_crn} | {x_crn} {doa} | {x_crn}
    | Welche Nummer {num_has} die Gutschrift? | Gutschrift-Nr. {dob} | Gutschrift Nr. | GS-Nr. {doc}
    | Unter welcher {nowdo} wurde die Gutschrift {ran}? | {know} welche Nummer die Gutschrift {num_has}.
receipt_number = {is} die {x_rcp}? | {fc} die {x_rcp} | {x_rcp} {dob} | {x_rcp} | Welche {x_rcp} steht hier?
    | Bon-Nr. {dob} | Quittungs-Nr. | Bon-Nr. | Welche Nummer {num_has} der Kassenbon?
    | Welche Nummer {num_has} die Quittung? | Für den Umtausch brauche ich die {x_rcp} | Kassabon Nr. | Beleg-Nr. {onr}
reference = {is} die {x_ref}? | {fd} die {x_ref} | {such} die {x_ref} {raus} | Welche {x_ref} steht {oni}?
    | {x_ref} {dob} | {x_ref} | {wn} die {x_ref}? | {know} wie die {x_ref} lautet. | {is} die {p_ref}?
    | {fb} die {p_ref} | {p_ref} {doa} | {p_ref} | {is} das {n_ref}? | {fa} das {n_ref} | {such} das {n_ref} {raus}
    | Welches {n_ref} steht {onl}? | {n_ref} {doa} | {n_ref} | {wn} das {n_ref}? | {know} wie das {n_ref} lautet.
    | {a_ref} | {a_ref} {doc} | Unter welchem {n_ref} wird der Vorgang geführt? | Unter welchem {n_ref} läuft der Fall?
    | Auf welches {n_ref} bezieht sich {letter2}? | In der Antwort soll ich die {x_ref} angeben, welche ist das?
    | Welches Zeichen {num_has} {letter2}?
payment_reference = {is} die {x_pref}? | {fb} die {x_pref} | {such} die {x_pref} {raus} | Welche {x_pref} steht {oni}?
    | {x_pref} {dob} | {x_pref} | {wn} die {x_pref}? | {know} wie die {x_pref} lautet. | {is} der {m_pref}?
    | {fc} den {m_pref} | {such} den {m_pref} {raus} | Welcher {m_pref} steht {oni}? | {m_pref} {doa} | {m_pref}
    | {wn} der {m_pref}? | {know} wie der {m_pref} lautet. | Was {must} man {transf} als Verwendungszweck {state}?
    | {pay} die {x_pref} | {pay} den {m_pref} | Was soll ich {transf} als Zahlungsgrund {state}?
    | Welchen Text {must} man {transf} {state}? | Verwendungszweck {transf}
    | Welche Referenz {must} ich {transf} {state}?
total = {hi} der {m_tot}? | {fa} den {m_tot} | {such} den {m_tot} {raus} | Welcher {m_tot} steht {oni}? | {m_tot} {doa}
    | {m_tot} | {wn} der {m_tot}? | {know} wie hoch der {m_tot} ist. | {hi} die {x_tot}? | {fb} die {x_tot}
    | {x_tot} {dob} | {x_tot} | {wn} die {x_tot}? | {know} wie hoch die {x_tot} ist. | {hi} das {n_tot}?
    | {fc} das {n_tot} | {n_tot} | {a_tot} | {a_tot} {doc} | {muchtot} {everything} {gross}? | {muchtot} {everything}?
    | Was macht das {tog}? | Wie viel macht das {tog}? | Wie viel kommt {gross} insgesamt heraus?
    | Wie teuer ist {everything} {gross}? | Auf wie viel beläuft sich {inv} {gross}?
    | Über welchen Gesamtbetrag lautet {inv}? | {know} was {everything} {gross} kostet.
net_total = {hi} der {m_net}? | {fc} den {m_net} | {such} den {m_net} {raus} | Welcher {m_net} steht {oni}?
    | {m_net} {doa} | {m_net} | {wn} der {m_net}? | {know} wie hoch der {m_net} ist. | {hi} die {x_net}?
    | {fa} die {x_net} | {such} die {x_net} {raus} | Welche {x_net} steht {oni}? | {x_net} {doa} | {x_net}
    | {wn} die {x_net}? | {know} wie hoch die {x_net} ist. | {hi} das {n_net}? | {fb} das {n_net} | {n_net} | {a_net}
    | {a_net} {doc} | {muchtot} {everything} {net}? | Wie teuer ist {everything} {net}?
    | Auf wie viel beläuft sich {inv} {net}? | {know} was {everything} {net} kostet.
    | Wie viel bleibt, wenn man die {vat} herausrechnet? | Was macht das {tog} {net}?
tax_amount = {hi} der {m_tax}? | {fb} den {m_tax} | {such} den {m_tax} {raus} | Welcher {m_tax} steht {oni}?
    | {m_tax} {dob} | {m_tax} | {wn} der {m_tax}? | {know} wie hoch der {m_tax} ist. | Wie viel {vat} ist {inside}?
    | Wie viel {vat} fällt an? | Wie viel {vat} steckt in der {invd}? | Wie viel {vat} {was} {billed}?
    | Wie viel {vat} muss {buyer} zahlen? | Wie viel bekommt {taxmoney} davon? | Betrag der {vat}
    | Höhe der {vat} in Geld | {fc} den Betrag der {vat} | Welcher Betrag entfällt auf die {vat}?
    | {know} wie viel {vat} {inside} ist. | Zum Vorsteuerabzug brauche ich den {m_tax}
tax_rate = {is} der {m_rate}? | {fc} den {m_rate} | {such} den {m_rate} {raus} | Welcher {m_rate} steht {oni}?
    | {m_rate} {doa} | {m_rate} | {wn} der {m_rate}? | {know} wie der {m_rate} lautet.
    | {percent} {vat} {werden} {billed}? | {percent} {vat} sind {inside}?
    | Zu welchem Prozentsatz wird die {vat} berechnet? | {hi} der {m_rate}? | Welcher {m_rate} gilt hier?
    | Mit welchem {m_rate} wurde gerechnet? | {vat} in Prozent | {percent} {vat} kommen dazu?
    | {know} wie viel Prozent {vat} anfallen. | Mit wie viel Prozent ist die Ware besteuert?
    | Welcher {m_rate} kommt zur Anwendung?
shipping_cost = Wie hoch sind die {p_ship}? | {fa} die {p_ship} | {p_ship} | {p_ship} {doa} | Was kostet {shipq}?
    | Wie viel kommt für {shipq} dazu? | Wie viel Porto fällt an? | Wie viel {was} für {shipq} {billed}?
discount = {hi} der {p_disc}? | {fb} den {p_disc} | {p_disc} {dob} | {p_disc} | Wie viel {p_disc} gibt es?
    | Wie viel {was} nachgelassen? | Wie viel Prozent Rabatt bekommt {buyer}? | Wie viel Nachlass bekommt {buyer}?
    | Um wie viel wurde der Preis gesenkt? | Wie viel hat {buyer} durch Rabatt gespart?
amount_paid = Wie viel {is_w} {already} {paidp} worden? | Wie viel hat {buyer} {already} {paidp}?
    | {hi} der {already} {m_paid}? | {fa} den {already} {m_paida} | {hi} die {x_paid}? | {fb} die {x_paid}
    | {x_paid} {doa} | {x_paid} | {a_paid} | Welche {x_paid} steht {oni}? | {know} wie viel {already} {paidp} wurde.
    | Wie viel Geld ist {already} {paidin}? | Welcher Betrag wurde {already} {paidp}?
balance_due = {hi} der {m_bal}? | {fa} den {m_bal} | {such} den {m_bal} {raus} | Welcher {m_bal} steht {oni}?
    | {m_bal} {doa} | {m_bal} | {wn} der {m_bal}? | {know} wie hoch der {m_bal} ist. | {hi} die {x_bal}?
    | {fd} die {x_bal} | {such} die {x_bal} {raus} | Welche {x_bal} steht {oni}? | {x_bal} {dob} | {x_bal}
    | {wn} die {x_bal}? | {know} wie hoch die {x_bal} ist. | {a_bal} | {hi} der {bal_n}? | {fc} den {bal_a}
    | Wie viel ist {missing} offen? | Wie viel ist {missing} zu {payinf}? | Wie viel muss {buyer} {missing} {payinf}?
    | Wie viel schuldet {buyer} {missing}? | Wie viel fehlt {missing} nach Abzug der Zahlungen?
    | Was bleibt nach Abzug der Anzahlung {rem}? | {know} wie viel {missing} zu {payinf} ist.
previous_balance = {hi} der {m_prev}? | {fd} den {m_prev} | {m_prev} {doa} | {m_prev}
    | Wie viel wurde von der letzten Rechnung {carried}? | Wie viel war vorher noch offen?
    | Welcher Saldo {was} aus dem Vormonat {carried}? | Alter Saldo | Welcher Betrag war vom letzten Mal offen?
currency = {is} die {x_cur}? | {fa} die {x_cur} | {x_cur} | {x_cur} {dob} | In welcher Währung ist {inv} ausgestellt?
    | In welcher Währung {must} man zahlen? | In welcher Währung sind die Beträge angegeben?
    | Welche Währung gilt hier? | In welcher Währung rechnet {seller} ab?
iban = {is} die {x_iban}? | {fc} die {x_iban} | {such} die {x_iban} {raus} | Welche {x_iban} steht {oni}?
    | {x_iban} {doa} | {x_iban} | {wn} die {x_iban}? | {know} wie die {x_iban} lautet. | {is} die {p_iban}?
    | {fa} die {p_iban} | {p_iban} {dob} | {p_iban} | {pay} die {x_iban} | Auf welche IBAN {must} {to_acc}?
    | Auf welche IBAN {must} man {wire}? | Auf welche IBAN soll ich {wire}? | An welche IBAN geht {to_acc}?
    | Welche IBAN hat {seller}? | {know} auf welche IBAN ich {wire} muss. | IBAN {seller_g}
bic = {is} der {m_bic}? | {wn} der {m_bic}? | {fb} den {m_bic2} | {fc} den {m_bic2} | {such} den {m_bic2} {raus}
    | {b_bic} | {b_bic} {doa} | {b_bic} {dob} | {pay} den {m_bic2} | Welcher {m_bic} steht {oni}?
    | {know} wie der {m_bic} lautet. | Welchen {m_bic2} hat die Bank {seller_g}?
    | Für die Auslandsüberweisung brauche ich den {m_bic2} | Welcher {m_bic} gehört zur IBAN? | BIC {seller_g}
account_number = {is} die {x_acc}? | {fd} die {x_acc} | {such} die {x_acc} {raus} | Welche {x_acc} steht {oni}?
    | {x_acc} {dob} | {x_acc} | {wn} die {x_acc}? | {know} wie die {x_acc} lautet. | {is} die {p_acc}?
    | {fb} die {p_acc} | {p_acc} {doa} | {p_acc} | {a_acc} | {a_acc} {dob} | {pay} die {x_acc}
    | Welche Nummer {num_has} {accn}? | Auf welche Kontonummer {must} man {wire}?
    | {know} welche Nummer {accn} {num_has}. | Kontonummer {seller_g} | Auf welche Kontonummer geht {to_acc}?
sort_code = {is} die {x_blz}? | {fc} die {x_blz} | {x_blz} {doa} | {x_blz} | {pay} die {x_blz}
    | Welche {x_blz} steht {oni}? | Welche Bankleitzahl hat die Bank?
bank_name = Wie {heisst} die {x_bank}? | Wie {heisst} das {n_bank}? | {is} der {bankname}? | {fa} den {bankname_a}
    | {fb} den {bankname_a} | {bankname} | {bankname} {doc} | Bei welcher Bank hat {seller} {acc_o}?
    | Welche Bank {bankseat} {accn}? | Bei welchem Geldinstitut hat {seller} {acc_o}?
    | {know} bei welcher Bank {accn} geführt wird. | {pay} den {bankname_a} | Bei welcher Bank liegt {accn}?
    | {know2} welche Bank {accn} {bankseat}?
account_holder = Wer ist der {m_holdw}? | {fa} den {h_hold} | {fb} den {h_hold} | {such} den {h_hold} {raus} | {b_hold}
    | Wem gehört {accn}? | Auf wen lautet {accn}? | Auf wessen Namen läuft {accn}? | Auf welchen Namen läuft {accn}?
    | {pay} den {h_hold} | Wie {heisst} der {h_hold}? | {know} wem {accn} gehört. | {know} auf wen {accn} lautet.
    | {know2} wer der {h_hold} ist? | Welcher {h_hold} steht {oni}?
    | Wen {must} man {transf} als Kontoinhaber {state2}?
vat_id = {is} die {x_vat}? | {fa} die {x_vat} | {such} die {x_vat} {raus} | Welche {x_vat} steht {oni}? | {x_vat} {doa}
    | {x_vat} | {wn} die {x_vat}? | {know} wie die {x_vat} lautet. | {a_vat} | {a_vat} {dob}
    | Welche {p_vat} hat {seller}? | {is} die {x_vat} {seller_g}? | {x_vat} {seller_g}
    | Unter welcher {p_vat} ist {seller} registriert?
customer_vat_id = {a_cvat} | {a_cvat} {doc} | Welche {cvat} hat {buyer}? | {cvat} {buyer_g}
    | {is} die {cvat} {buyer_g}? | {fa} die {cvat} {buyer_g} | {know} welche {cvat} {buyer} hat.
    | Unter welcher {cvat} ist {buyer} registriert?
tax_number = {is} die {x_stn}? | {fb} die {x_stn} | {such} die {x_stn} {raus} | Welche {x_stn} steht {oni}?
    | {x_stn} {dob} | {x_stn} | {wn} die {x_stn}? | {know} wie die {x_stn} lautet. | {is} die {p_stn}?
    | {fc} die {p_stn} | {p_stn} {dob} | {p_stn} | {a_stn} | {a_stn} {dob}
    | Unter welcher Steuernummer wird {firm} geführt?
    | Unter welcher Steuernummer ist {seller} beim Finanzamt gemeldet? | Welche Steuernummer hat {seller}?
    | {know} welche Steuernummer {seller} hat. | Steuernummer {seller_g}
    | Welche Steuernummer hat das Finanzamt {firm_dat} gegeben?
company_register = {is} die {x_reg}? | {fc} die {x_reg} | {such} die {x_reg} {raus} | Welche {x_reg} steht {oni}?
    | {x_reg} {doa} | {x_reg} | {wn} die {x_reg}? | {know} wie die {x_reg} lautet. | {is} die {p_reg}?
    | {fa} die {p_reg} | {p_reg} {dob} | {p_reg} | {a_reg} | {a_reg} {dob}
    | Unter welcher Nummer ist {firm} im {register} eingetragen? | Welche Nummer hat {firm} im {register}?
    | {know} unter welcher Nummer {firm} im {register} steht. | {x_reg} {firm_g}
    | Unter welcher Nummer führt das Gericht {firm_a2}?
managing_director = Wer ist der {m_md}? | Wer ist die {x_md}? | Wie {heisst} der {m_md}? | Wer {boss} {firm_a2}?
    | Wer ist Chef {firm_g}? | {fa} den {m_md} | GF {doc} | {x_md} {dob} | Geschäftsführer {firm_g}
    | Wer steht an der Spitze {firm_g}?
phone = {is} die {x_tel}? | {fd} die {x_tel} | {such} die {x_tel} {raus} | Welche {x_tel} steht {oni}? | {x_tel} {dob}
    | {x_tel} | {wn} die {x_tel}? | {know} wie die {x_tel} lautet. | {is} die {p_tel}? | {fc} die {p_tel}
    | {p_tel} {dob} | {p_tel} | {a_tel} | {a_tel} {doc} | {phoneq} kann ich {firm_a} {call2}?
    | {phoneq} ist {firm} {reach2}? | Welche Telefonnummer hat {firm}?
    | Unter welcher Telefonnummer ist {seller} {reach2}? | Welche Nummer muss ich wählen, um {firm_a} anzurufen?
    | {know} unter welcher Telefonnummer {firm} {reach2} ist. | Telefonnummer {seller_g} | Telefon {firm_g}
fax = {is} die {x_fax}? | {fa} die {x_fax} | {x_fax} {dob} | {x_fax} | Welche {x_fax} steht hier?
    | An welche Nummer kann man faxen? | Wohin kann ich ein Fax schicken? | An welche Faxnummer schickt man das?
    | Fax-Nr. {doc} | Telefax {doc} | Welche Faxnummer hat {firm}?
mobile = {is} die {x_mob}? | {fb} die {x_mob} | {x_mob} {doa} | {x_mob} | Welche {x_mob} steht hier?
    | Unter welcher Handynummer ist {firm} zu erreichen? | Mobil {doc} | Handy {doc} | Natel {doc}
    | Auf welcher Handynummer kann ich anrufen?
email = {is} die {x_mail}? | {fc} die {x_mail} | {such} die {x_mail} {raus} | Welche {x_mail} steht {oni}?
    | {x_mail} {doa} | {x_mail} | {wn} die {x_mail}? | {know} wie die {x_mail} lautet.
    | An welche Adresse kann ich {mailv} {sendm}? | An welche Mailadresse kann {buyer} schreiben?
    | Wohin kann ich {mailv} {sendm}? | {mail2} {firm_g} | Welche Mailadresse hat {firm}?
    | Unter welcher Mailadresse ist {firm} {reach2}? | {know} wohin ich {mailv} {sendm} kann.
website = {is} die {x_web}? | {fd} die {x_web} | {x_web} {doa} | {x_web} | Welche {x_web} hat {firm}?
    | Unter welcher Internetadresse findet man {firm_a}? | Wo ist {firm} im Netz zu finden? | {x_web} {firm_g}
    | Wie lautet die Adresse im Internet? | www-Adresse {doc}
contact_person = Wer ist der {m_con}? | Wer ist die {x_con2}? | Wie {heisst} der {m_con}? | Wie {heisst} die {x_con2}?
    | {fa} den {m_con} | {fb} die {x_con2} | {m_con} | {x_con2} | {a_con} | {x_con2} {dob}
    | An wen kann {buyer} sich bei {questions} wenden? | Wer hilft bei {questions} weiter?
    | Wer ist bei {questions} zuständig? | An wen {must} man sich bei {questions} wenden?
    | {know} wer bei {questions} zuständig ist. | Wer bearbeitet den Vorgang? | Wer kümmert sich um den Fall?
    | Mit wem kann ich bei {questions} sprechen? | Welcher {m_con} steht {oni}? | {wa} die {x_con2}?
salesperson = Wer ist der {m_sal}? | {fa} den {m_sala} | Wie {heisst} der {m_sala}? | {b_sal}
    | Welche Person im Verkauf war zuständig? | Wer war im Verkauf für den Auftrag zuständig?
    | {know} wer {buyer_acc} beim Kauf beraten hat. | Wer aus dem Vertrieb betreut {buyer_acc}?
    | Wer hat {buyer_acc} beim Kauf beraten? | Welcher {m_sala} hat {buyer_acc} beraten?
    | Welcher {m_sala} hat den Abschluss gemacht?
seller_name = {what_co} hat {inv} {written}? | Von {whomco} {comes} {inv}? | Wer stellt {itd} in Rechnung?
    | Wer hat {itd} {billed}? | Bei {whomco} wurde {bought}? | Wie {heisst} {seller}? | Wer ist {seller}?
    | Wer ist hier der {selrole}? | {is} der {selfirm}? | {fa} den {selfirm_a} | {fb} den {selfirm_a} | {selfirm}
    | {selrole} | {selrole} {rt} | {know} wer {inv} {written} hat. | {know2} von wem {inv} {comes}?
    | Wer will hier Geld von uns? | Zum Verbuchen: Wer hat {inv} {written}? | Wem schulden wir das Geld für {inv}?
seller_street = In welcher {street} {sits} {seller}? | In welcher {street} hat {seller} {seat}?
    | In welcher {street} ist {seller} {placed2}? | {streetn} {seller_g} | {fb} die {streetn2} {seller_g}
    | {is} die {streetn2} {seller_g}? | {a_sstr} | {a_sstr} {doc} | {know} in welcher {street} {seller} {sits}.
    | Welche Straße steht beim {sellshort2}? | Welche Hausnummer und Straße hat {seller}?
seller_postcode = {is} die {zipn2} {seller_g}? | {zipn} {seller_g} | {fc} die {zipn2} {seller_g} | {a_szip}
    | {a_szip} {doa} | Welche {zipn2} hat {seller}? | {know} welche {zipn2} {seller} hat.
    | Unter welcher {zipn2} {sits} {seller}? | Im Gebiet welcher Postleitzahl {sits} {seller}?
    | {zipn2} {seller_d} {doa}
seller_city = {intown} {sits} {seller}? | {intown} hat {seller} {seat}? | {intown} ist {seller} {placed2}?
    | {fromtown} kommt {seller}? | {townn} {seller_g} | {a_scity} | {a_scity} {doc} | {fa} den Ort {seller_g}
    | {fb} die Stadt {seller_g} | {know} {fromtown_l} {seller} kommt. | {townn} {seller_d} {doc}
seller_country = {incountry} {sits} {seller}? | {incountry} hat {seller} {seat}? | {incountry} ist {seller} {placed2}?
    | {fromcountry} kommt {seller}? | {countryn} {seller_g} | {a_scoun} | {a_scoun} {doc} | {fa} das Land {seller_g}
    | {know} aus welchem Land {seller} kommt. | {countryn} {seller_d} {doc}
    | In welchem Land ist {seller} steuerlich registriert? | Aus welchem Staat stammt {seller}?
buyer_name = Wem {was} {itd} {billed}? | An wen ist {inv} {addressed}? | An wen {wentinv} {inv}?
    | Für wen ist {inv} {destined}? | Wer {must} {inv} {payinf}? | Wer hat {inv} {received}? | Wie {heisst} {buyer}?
    | Wer ist {buyer}? | Wer ist hier der {buyrole_m}? | {is} der {buyfirm}? | {fa} den {buyfirm_a}
    | {fc} den {buyfirm_a} | {buyfirm} | {buyrole} | {buyrole} {rt} | {know} an wen {inv} {addressed} ist.
    | Wer hat die Ware {bought}? | {know2} wem {inv} {sent_to} wurde?
buyer_street = In welcher {street} {bsits} {buyer_p}? | In welcher {street} hat {buyer} {bseat}?
    | In welcher {street} ist {buyer_p} {bplaced}? | {streetn} {buyer_g} | {fc} die {streetn2} {buyer_g}
    | {is} die {streetn2} {buyer_g}? | {a_bstr} | {a_bstr} {doc} | {know} in welcher {street} {buyer_p} {bsits}.
    | Welche Straße steht beim {buyshort2}? | Welche Hausnummer und Straße hat {buyer}?
buyer_postcode = {is} die {zipn2} {buyer_g}? | {zipn} {buyer_g} | {fb} die {zipn2} {buyer_g} | {a_bzip}
    | {a_bzip} {doa} | Welche {zipn2} hat {buyer}? | {know} welche {zipn2} {buyer} hat.
    | Unter welcher {zipn2} {bsits} {buyer_p}? | Im Gebiet welcher Postleitzahl {bsits} {buyer_p}?
    | {zipn2} {buyer_d} {doa}
buyer_city = {intown} {bsits} {buyer_p}? | {intown} hat {buyer} {bseat}? | {intown} ist {buyer_p} {bplaced}?
    | {fromtown} kommt {buyer}? | {townn} {buyer_g} | {a_bcity} | {a_bcity} {doc} | {fa} den Ort {buyer_g}
    | {fb} den Wohnort {buyer_g} | {know} {fromtown_l} {buyer} kommt. | {townn} {buyer_d} {doc}
buyer_country = {incountry} {bsits} {buyer_p}? | {incountry} hat {buyer} {bseat}?
    | {incountry} ist {buyer_p} {bplaced}? | {fromcountry} kommt {buyer}? | {countryn} {buyer_g} | {a_bcoun}
    | {a_bcoun} {doc} | {fb} das Land {buyer_g} | {know} aus welchem Land {buyer} kommt. | {countryn} {buyer_d} {doc}
    | In welchem Land ist {buyer} steuerlich registriert? | Aus welchem Staat stammt {buyer}?
seller_address = {is} die {addr} {seller_g}? | {fa} die {addr3} {seller_g} | {addr} {seller_g}
    | Welche {addr2} hat {seller}? | {a_saddr} | {a_saddr} {doc} | {is} die {c_saddr}? | {fb} die {c_saddr}
    | {such} die {c_saddr} {raus} | Welche {c_saddr} steht {oni}? | {c_saddr} {dob} | {c_saddr} | {wn} die {c_saddr}?
    | {know} wie die {c_saddr} lautet. | Unter welcher {addr2} ist {seller} {reach2}?
    | An welche Adresse schicke ich Post an {seller_a}? | {know} welche {addr3} {seller} hat.
    | Für eine Reklamation brauche ich die {addr2} {seller_g}
buyer_address = {is} die {addr2} {buyer_g}? | {fb} die {addr3} {buyer_g} | {addr2} {buyer_g}
    | Welche {addr2} hat {buyer}? | {a_baddr} | {is} die {c_baddr}? | {fc} die {c_baddr} | {such} die {c_baddr} {raus}
    | Welche {c_baddr} steht {oni}? | {c_baddr} {doa} | {c_baddr} | {wn} die {c_baddr}?
    | {know} wie die {c_baddr} lautet. | {billaddrq} {was} {inv} {sendinv}? | {billaddrq} {wentinv} {inv}?
    | {know} welche {addr3} {buyer} hat. | Unter welcher {addr2} ist {buyer} {reach2}?
shipping_address = {is} die {c_shad}? | {fa} die {c_shad} | {such} die {c_shad} {raus} | Welche {c_shad} steht {ond}?
    | {c_shad} {doa} | {c_shad} | {wn} die {c_shad}? | {know} wie die {c_shad} lautet. | {is} die {p_shad}?
    | {fb} die {p_shad} | {p_shad} {doa} | {p_shad} | {a_shad} | {shipaddrq} {was} {goods} {getship}?
    | {shipaddrq} geht {goods2}? | Wohin {was} {goods} {getship}? | Wohin {must} {goods2} geschickt werden?
    | {know} wohin {goods} {getship} wird. | Wo soll der Fahrer {goods3} abladen? | Wo wird {goods} abgeladen?
shipping_method = {is} die {x_smet}? | {fc} die {x_smet} | {x_smet} {dob} | {x_smet} | Wie {was} {goods} {shipped}?
    | Auf welchem Weg kommt {goods2}? | Mit welchem {carrier} {was} {goods2} {shipped}?
    | Auf welche Art {was} {goods2} {shipped}?
delivery_terms = {are} die {p_del}? | {fa} die {p_del} | {p_del} | {p_del} {doa} | Welche {p_del} gelten?
    | Zu welchen Bedingungen {was} {delivered3}? | Welche Lieferbedingung ist vereinbart? | {is} die Lieferklausel?
    | Lieferbed. | Welcher Incoterm gilt?
payment_terms = {are} die {p_pt}? | {fa} die {p_pt} | {fb} die {p_pt} | {such} die {p_pt} {raus} | {p_pt}
    | {p_pt} {doa} | Welche {p_pt} gelten für {inv}? | Welche {p_pt} stehen {oni}? | {is} die {x_pt}? | {fc} die {x_pt}
    | {x_pt} {dob} | {x_pt} | {a_pt} | {days} hat {buyer} zum Bezahlen? | Wie viele Tage bleiben zum {paynoun}?
    | Wie viel Zeit bleibt zum {paynoun}? | Zu welchen {p_ptd} ist {inv} zu {payinf}?
    | Innerhalb wie vieler Tage ist {inv} zu {payinf}? | Binnen welcher Frist {must} {buyer} {inv} {payinf}?
    | Gibt es Skonto, und wie lange hat man Zeit? | {know} welche {p_pt} vereinbart sind.
payment_method = {is} die {x_pm}? | {fa} die {x_pm} | {such} die {x_pm} {raus} | Welche {x_pm} steht {oni}?
    | {x_pm} {doa} | {x_pm} | {wn} die {x_pm}? | {know} wie die {x_pm} lautet. | {payway} {was} {paidwhat} {paidhow}?
    | {payway} hat {buyer} {paidhow2}? | Mit welchem Zahlungsmittel {was} {paidhow2}?
    | Wurde bar oder mit Karte {paidhow2}? | {know} wie {paidwhat} {paidhow} wurde.
    | Per Lastschrift, Karte oder Überweisung, wie wird {paidhow2}? | Bezahlt mit | Welche {x_pm} wurde gewählt?
    | {is} die gewählte {x_pm}?
billing_period = {is} der {m_bp}? | {fb} den {m_bp} | {such} den {m_bp} {raus} | Welcher {m_bp} steht {oni}?
    | {m_bp} {dob} | {m_bp} | {wn} der {m_bp}? | {know} wie der {m_bp} lautet. | {is} die {x_bp}? | {fd} die {x_bp}
    | {such} die {x_bp} {raus} | Welche {x_bp} steht {oni}? | {x_bp} {dob} | {x_bp} | {wn} die {x_bp}?
    | {know} wie die {x_bp} lautet. | {periodq} {was} {charged}? | {periodq} {was} {periodth} {charged}?
    | {periodq} gilt {inv}? | Von wann bis wann {was} {periodth} {charged}? | Von wann bis wann geht die Abrechnung?
    | Welchen Zeitraum umfasst {inv}? | Welcher Zeitraum {was} {charged}? | {know} welcher Zeitraum {charged} wurde.
    | Welche Monate deckt {inv} ab?
page_number = {is} die {x_pg}? | {fa} die {x_pg} | {x_pg} {dob} | {x_pg} | Welche Seite ist das?
    | Auf welcher Seite sind wir? | Die wievielte Seite ist das? | Welche {pg2} steht unten?
    | Wie viele Seiten gibt es, und welche ist das? | Seite Nr.
meter_number = {is} die {x_mno}? | {fb} die {x_mno} | {x_mno} {doa} | {x_mno} | Welche Nummer {num_has} der Zähler?
    | Welche Nummer {num_has} der Stromzähler? | Zähler-Nr. {doc} | Zähler-Nr. | Welche {x_mno} steht {oni}?
    | Zum Melden des Standes brauche ich die {x_mno}
meter_reading = {hi} der {m_mr}? | {fc} den {m_mr} | {m_mr} | {m_mr} {dob} | Was zeigt der Zähler an?
    | Was hat der Zähler angezeigt? | Welcher Stand wurde am Zähler abgelesen? | Wie steht der Zähler?
    | Auf welchem Stand ist der Zähler?
consumption = {hi} der {m_use}? | {fd} den {m_use} | {m_use} | {m_use} {doa} | Wie viel {energy} wurde verbraucht?
    | Wie viel {energy} hat {buyer} verbraucht? | Wie viele Einheiten wurden verbraucht? | Verbrauchte Menge {doc}
policy_number = {is} die {x_pol}? | {fc} die {x_pol} | {x_pol} {dob} | {x_pol}
    | Welche Nummer {num_has} die Versicherungspolice? | Unter welcher {nowdo} läuft die Versicherung?
    | Für die Schadensmeldung brauche ich die {x_pol} | Polizzen-Nr. {doc} | Policen-Nr. | Vers.-Schein-Nr.
ticket_number = {is} die {x_tic}? | {fd} die {x_tic} | {x_tic} {doa} | {x_tic} | Welche Nummer {num_has} das Ticket?
    | Welche Nummer {num_has} die Fahrkarte? | Welche Nummer {num_has} das Billett? | Ticket-Nr. {doc} | Ticket-Nr.
    | Welche {x_tic} steht hier?
cashier = Wer ist die {x_cash}? | Wer war der {m_cash}? | Wie {heisst} der {m_cash2}? | Wer hat {kass}?
    | Wer saß an der Kasse? | Wer stand an der Kasse? | {x_cash} | {m_cash2} | {x_cash} {dob} | {m_cash2} {onr}
    | Wer hat an der Kasse bedient?
store_number = {is} die {x_sto}? | {fa} die {x_sto} | {x_sto} {dob} | {x_sto} | In welcher Filiale wurde {bought3}?
    | Welche Nummer {num_has} die Filiale? | Welche Nummer {num_has} das Geschäft? | Filial-Nr. {doc} | Filiale Nr.
    | Markt-Nr. | Welche {x_sto} steht {onr}?
terminal = {is} die {x_ter}? | {fb} die {x_ter} | {x_ter} {doa} | {x_ter} | An welchem Terminal wurde {paidhow2}?
    | Welche Nummer {num_has} das Terminal? | Welche Nummer {num_has} der Kartenleser? | Terminal-Nr. {doc} | TID
    | Term.-ID | Welche {x_ter} steht {onr}?
time = {is} die {x_tim}? | {fc} die {x_tim} | {x_tim} {dob} | {x_tim} | Um wie viel Uhr wurde {bought4}?
    | Wie spät war es beim {atdoing}? | Zu welcher Uhrzeit wurde {bought4}? | Welche Uhrzeit steht {onr}?
    | Zu welcher Stunde und Minute wurde {bought4}?
room_number = {is} die {x_roo}? | {fd} die {x_roo} | {x_roo} {doa} | {x_roo} | In welchem Zimmer {stay} {guest}?
    | Welches Zimmer hat {guest}? | Welche Zimmernummer hat {guest}? | Zimmer-Nr. {doc} | Zi.-Nr. | Zimmer Nr.
arrival_date = {is} das {n_arr}? | {fa} das {n_arr} | {n_arr} {dob} | {n_arr} | {is} der {m_arr}? | {fb} den {m_arr}
    | {m_arr} {doa} | {m_arr} | {whend2} reist {guest} an? | {whend2} kommt {guest} an? | {whend2} checkt {guest} ein?
    | Anreise am | {whend2} begann der Aufenthalt? | Ankunft {doc}
departure_date = {is} das {n_dep}? | {fb} das {n_dep} | {n_dep} {doa} | {n_dep} | {is} der {m_dep}? | {fc} den {m_dep}
    | {m_dep} {dob} | {m_dep} | {whend2} reist {guest} ab? | {whend2} fährt {guest} wieder weg?
    | {whend2} checkt {guest} aus? | Abreise am | {whend2} endet der Aufenthalt? | {whend2} endete der Aufenthalt?
vehicle = {is} das {n_veh}? | {fc} das {n_veh} | {n_veh} {dob} | {n_veh} | Welches {veh2} hat {car}?
    | Welche Autonummer hat {car}? | Um welches Fahrzeug geht es, laut Nummernschild? | Autonummer {doc} | Kfz-Kz.
    | Pol. Kennzeichen
first_name = {is} der {m_fn}? | {is} der {m_fn_s} {person_g}? | {fa} den {m_fna} | {fb} den {m_fna} {person_g}
    | {m_fn_s} | {m_fn_s} {person_g} | Wie {heisst2} {person} mit Vornamen? | Welchen Vornamen hat {person}?
    | Vorname {dob}
last_name = {is} der {m_ln}? | {is} der {m_ln} {person_g}? | {fc} den {m_lna} | {fb} den {m_lna} {person_g} | {m_ln}
    | {m_ln} {person_g} | Wie {heisst2} {person} mit Nachnamen? | Wie {heisst2} {person} mit Familiennamen?
    | Welchen Nachnamen hat {person}? | Nachname {dob}
date_of_birth = {is} das {n_dob}? | {fa} das {n_dob} | {fb} das {n_dob} {person_g} | {n_dob} | {n_dob} {person_g}
    | {m_dob} {person_g} | Wann {wasborn} {person} geboren? | Geboren am | Wann hat {person} Geburtstag?
    | {whend2} kam {person} zur Welt? | Geb. am
place_of_birth = {is} der {m_pob}? | {fa} den {m_pob} | {fc} den {m_pob} {person_g} | {m_pob} | {m_pob} {person_g}
    | {intown} {wasborn} {person} geboren? | {intown} kam {person} zur Welt? | Geboren in
    | Wo {wasborn} {person} geboren? | {m_pob} {dob}
nationality = {is} die {x_nat}? | {fb} die {x_nat} | {x_nat} {doa} | {x_nat} | Welche {x_nat} hat {person}?
    | {x_nat} {person_g} | Welche {x_nat} steht {onf}? | Bürger welchen Landes ist {person}?
    | Aus welchem Staat hat {person} den Pass?
passport_number = {is} die {x_pas}? | {fc} die {x_pas} | {x_pas} {dob} | {x_pas} | Welche {pas2} hat {person}?
    | {x_pas} {person_g} | Welche Nummer {num_has} der Reisepass? | Welche Nummer {num_has} der Pass? | Pass-Nr. {doc}
    | Reisepass-Nr.
social_security_number = {is} die {x_ssn}? | {fd} die {x_ssn} | {x_ssn} {doa} | {x_ssn} | Welche {ssn} hat {person}?
    | {x_ssn} {person_g} | Unter welcher Nummer ist {person} sozialversichert? | SV-Nr. {doc} | AHV-Nr.
    | Sozialvers.-Nr. | RV-Nr.
occupation = {is} der {m_occ}? | {fa} den {m_occa} | {m_occa2} {person_g} | {m_occa2} | Was macht {person} beruflich?
    | Was arbeitet {person}? | Welchen Beruf übt {person} aus? | Als was arbeitet {person}?
    | Welchen Beruf hat {person}? | Womit verdient {person} den Lebensunterhalt? | Beruf {dob}
employer = Wer ist der {m_emps}? | {fb} den {m_emps} | {fc} den {m_emps} {person_g} | {m_emps} | {m_emps} {person_g}
    | Bei {whomco2} arbeitet {person}? | Bei {whomco2} ist {person} {employed}? | Wer beschäftigt {person_acc}?
    | {m_emps} {dob}
marital_status = {is} der {m_ms}? | {fd} den {m_ms} | {m_ms} | {m_ms} {person_g} | {m_ms} {dob}
    | Welchen {m_ms} hat {person}? | Ist {person} ledig oder verheiratet? | Ist {person} verheiratet?
    | {fa} den {m_ms} {person_g} | Verheiratet, ledig oder geschieden?
gender = {is} das {n_gen}? | {fa} das {n_gen} | {fb} das Geschlecht {person_g} | {n_gen} | Geschlecht {person_g}
    | Geschlecht {dob} | Welches Geschlecht hat {person}? | Ist {person} männlich oder weiblich?
    | Welches Geschlecht steht {onf}? | Mann oder Frau, was ist angekreuzt? | Welches Geschlecht wurde angekreuzt?
department = {is} die {x_dep}? | {fa} die {x_dep} | {x_dep} {dob} | {x_dep} | In welcher {depn} arbeitet {person}?
    | In welcher {depn} ist {person} tätig? | Zu welcher {depn} gehört {person}? | {x_dep} {person_g} | Abt. {doc}
    | Welche {depn} steht {onf}?
subject = {is} der {m_sub}? | {fb} den {m_sub} | {m_sub} {doa} | {m_sub} | Worum geht es {onl}?
    | Worum dreht sich {letter2}? | Was ist das Thema {letter_g}? | Welcher Betreff steht {onl}? | Betr. {doc}
    | Welches Anliegen hat {letter2}? | {wn} der {m_sub}?
sender = Wer ist der {m_sen}? | {fa} den {m_sen} | {m_sen} | {m_sen} {dob} | Wer hat {letter3} {sentletter}?
    | Von wem {comes} {letter2}? | Wie {heisst} der {m_sen}? | Wer schreibt hier?
recipient = Wer ist der {m_rec}? | {fb} den {m_rec2} | {m_rec} | {m_rec2} {doa} | An wen ist {letter2} {addr_l}?
    | Wer soll {letter3} {getl}? | An wen {wentl} {letter2}? | Wie {heisst} der {m_rec2}?
date = {is} das {n_dat}? | {fa} das {n_dat} | {such} das {n_dat} {raus} | Welches {n_dat} steht {onl}? | {n_dat} {doa}
    | {n_dat} | {wn} das {n_dat}? | {know} wie das {n_dat} lautet. | {whend2} wurde {letter2} verfasst?
    | {whend2} wurde {letter3} {signed}? | Welches Datum {num_has} {letter3}? | Von wann ist {letter3}?
    | Vom Wievielten ist {letter3}? | Datum auf dem Formular | Datum neben der Unterschrift
approved_by = Wer hat {approv_o} {approved}? | Von wem {was} {approv_n} {approved}? | {approvedb} durch
    | {approvedb} von | Wer hat die {approval} erteilt? | {know} wer {approv_o} {approved} hat.
    | Name der genehmigenden Person {doc} | Wer hat das Okay gegeben?
"""
