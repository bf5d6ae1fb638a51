"""German printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Rechnungsnummer | Rechnungs-Nr. | Rechnung Nr. | Rechnungsnr. | Rechnungs-Nr | Rg.-Nr. | Rechnungs Nr.
    | Rech.-Nr. | Re.-Nr. | RECHNUNGSNUMMER | Rechnung Nr | RE-Nr. | Rechnung | Rechnungs-Nummer | Rg-Nr | Belegnummer
    | Beleg-Nr. | Belegnr. | Faktura-Nr. | Fakturanummer | Rechnungsnummer / Invoice No. | Faktura Nr. | Beleg Nr.
    | RgNr. ~ Rechn.-Nr. | Nr. der Rechnung | Unsere Rechnung Nr. | Rechnungskennung | Faktura
invoice_date = Rechnungsdatum | Datum der Rechnung | Rechnungs-Datum | Rg.-Datum | RECHNUNGSDATUM | Rechnung vom
    | Belegdatum | Ausstellungsdatum | Ausgestellt am | Fakturadatum | Rechnungsdat. | Re.-Datum
    | Rechnungsdatum / Invoice date ~ Rechn.-Datum | Datum Rechnung | Rechnungsausstellung | Erstellt am
due_date = Fällig am | Fälligkeit | Fälligkeitsdatum | Zahlbar bis | Zahlungsziel | Zahlbar bis zum | Zu zahlen bis
    | fällig am | Fällig bis | FÄLLIG AM | Zahlungsfrist | Zahlung bis | Zahlung fällig am | Zahlungstermin
    | Netto-Fälligkeit ~ Fällig | Fälligk. | Zahltermin | Bitte zahlen bis | Abbuchung am
delivery_date = Lieferdatum | Leistungsdatum | Lieferung am | Datum der Lieferung | Liefertermin
    | Liefer-/Leistungsdatum | Leistungszeitpunkt | Geliefert am | Lieferdatum / Leistungsdatum | Versanddatum
    | LIEFERDATUM | Versand am | Ausgeliefert am ~ Lief.-Datum | Datum der Leistung | Tag der Lieferung | Leistung vom
order_date = Bestelldatum | Auftragsdatum | Bestellung vom | Auftrag vom | Ihre Bestellung vom | Datum der Bestellung
    | Best.-Datum | Bestellt am | BESTELLDATUM | Bestell-Datum ~ Auftr.-Datum | Order vom
order_number = Bestellnummer | Bestell-Nr. | Auftragsnummer | Auftrags-Nr. | Auftragsnr. | Bestellnr.
    | Ihre Bestellnummer | Auftrag | Auftrag Nr. | Ihre Bestellung | Best.-Nr. | BESTELLNUMMER | Auftrags-Nr
    | Kaufauftrag | Bestellung Nr. | Ihre Bestell-Nr. | AB-Nr. | Auftragsbestätigung Nr. | Vorgangsnummer | Vorgang
    | Bestell-Nummer ~ Auftr.-Nr. | Order-Nr. | Bestellung | Ihr Auftrag Nr.
customer_number = Kundennummer | Kunden-Nr. | Kundennr. | Kd.-Nr. | Kunden Nr. | KUNDENNUMMER | Kunde | Debitor
    | Debitor-Nr. | Debitorennummer | Kdnr. | Ihre Kundennummer | KdNr. | Kunden-Nr | Kundenkonto | Mandant
    | Mitgliedsnummer | Kundennummer / Customer No. | Kd-Nr. | Kunden-Nummer ~ Deb.-Nr. | Unsere Kundennummer
    | Teilnehmernummer
contract_number = Vertragsnummer | Vertrags-Nr. | Vertragsnr. | Vertrag | Vertrag Nr. | Vertragskonto
    | Vertragskontonummer | Abo-Nr. | Mietvertrag Nr. | Abonnement | VERTRAGSNUMMER ~ Vertr.-Nr. | Vertragskonto-Nr.
    | Vertragskennung
delivery_note_number = Lieferschein-Nr. | Lieferscheinnummer | Lieferschein Nr. | Lieferschein | Lieferscheinnr.
    | LS-Nr. | Lief.-Schein Nr. | Lieferung Nr. | Sendungs-Nr. | Liefernummer ~ Liefersch.-Nr. | Nr. Lieferschein
    | L-Schein
tracking_number = Sendungsnummer | Paketnummer | Tracking-Nr. | Trackingnummer | Sendungsverfolgung | Paket-Nr.
    | Frachtbrief Nr. ~ Sendungskennung | Paketschein-Nr.
project_number = Projektnummer | Projekt-Nr. | Projekt | Projekt Nr. | Projektnr. | Bauvorhaben | Kostenstelle | Objekt
    | Objekt-Nr. | Kommission | PROJEKT | Komm.-Nr. ~ Proj.-Nr. | BV | Kommissionsnummer
quote_number = Angebotsnummer | Angebots-Nr. | Angebot Nr. | Angebotsnr. | Angebot | Offerte Nr. | Offertnummer
    | Offert-Nr. | Kostenvoranschlag Nr. | Ang.-Nr. | Angebot-Nr ~ Nr. des Angebots | Offerten-Nr.
credit_note_number = Gutschriftsnummer | Gutschrift Nr. | Gutschrift-Nr. | Gutschriftnr. | Gutschrifts-Nr. | GS-Nr.
    | Stornorechnung Nr. ~ Nr. der Gutschrift | Stornonummer
receipt_number = Bon-Nr. | Bonnummer | Kassenbon Nr. | Bon Nr. | Quittungsnummer | Quittung Nr. | BON-NR | Kassenbeleg
    | Bonnr. ~ Bon | Quittungs-Nr. | Bon-ID
reference = Ihr Zeichen | Unser Zeichen | Referenz | Ihre Referenz | Unsere Referenz | Referenz-Nr. | Referenznummer
    | Ref. | Zeichen | Aktenzeichen | Az. | Geschäftszeichen | Ihre Zeichen | Ref.-Nr. | IHR ZEICHEN | Leitweg-ID
    | Ihre Ref. ~ Unsere Zeichen | Ihr Zeichen/Bestellung | Kundenreferenz | Gz. | Kundenref.
payment_reference = Verwendungszweck | Zahlungsreferenz | Kassenzeichen | Buchungszeichen | Referenz bei Zahlung
    | Bei Zahlung bitte angeben | Referenznummer Zahlung | Mandatsreferenz | Zahlungszweck | Kundenreferenznummer
    ~ Überweisungszweck | Zweck | Mandatsref.
total = Gesamtbetrag | Rechnungsbetrag | Gesamtsumme | Summe | Bruttobetrag | Gesamt | Endbetrag | Zahlbetrag
    | Zu zahlender Betrag | Betrag | Total | GESAMT | GESAMTBETRAG | SUMME | Bruttosumme | Summe brutto | Gesamt brutto
    | Brutto | Gesamtbetrag brutto | Gesamtbetrag inkl. MwSt. | Summe inkl. MwSt. | Gesamtpreis | Rechnungssumme
    | Gesamtsumme (brutto) | Endsumme | Gesamt EUR | Summe EUR | Gesamtbetrag EUR | Zu zahlen | Rechnungsendbetrag
    | Total inkl. MwSt. | Rechnungstotal | Gesamtbetrag in EUR | Fälliger Betrag | Zu bezahlen | Betrag inkl. MwSt.
    | Bruttorechnungsbetrag | Gesamtbetrag / Total amount | Brutto-Betrag ~ Gesamtrechnungsbetrag | Totalbetrag
    | Endpreis | zu zahlender Gesamtbetrag | Ges.-Betrag | Auszahlungsbetrag | Gesamtforderung
net_total = Nettobetrag | Netto | Summe netto | Zwischensumme | Nettosumme | Gesamt netto | Gesamtbetrag netto
    | Summe Netto | NETTO | Warenwert | Nettowarenwert | Gesamtsumme netto | Total netto | Betrag netto
    | Summe ohne MwSt. | Rechnungsbetrag netto | Gesamt Netto | Summe exkl. MwSt. | Warenwert netto | Netto EUR
    | Nettogesamtbetrag | Total exkl. MwSt. | Entgelt netto | Netto-Betrag | Netto-Summe | Netto-Warenwert
    ~ Zwischensumme netto | Nettorechnungsbetrag | Summe Positionen
tax_amount = MwSt. | Mehrwertsteuer | USt. | Umsatzsteuer | MwSt.-Betrag | Mehrwertsteuerbetrag | zzgl. MwSt.
    | zzgl. USt. | Umsatzsteuerbetrag | USt-Betrag | Steuerbetrag | MWST | zzgl. Mehrwertsteuer | zzgl. Umsatzsteuer
    | zzgl. gesetzl. MwSt. | + MwSt. | enthaltene MwSt. | Summe MwSt. | Steuer | USt | Mwst | Ust. gesamt | davon MwSt.
    ~ Betrag MwSt | gesetzl. USt. | Steuern | Summe USt.
tax_rate = MwSt.-Satz | Steuersatz | MwSt. % | USt. % | USt.-Satz | MwSt.-Satz % | Umsatzsteuersatz | Mehrwertsteuersatz
    | MwSt in % | St.-Satz | MwSt-% ~ Satz in % | Anzuwendender Steuersatz
shipping_cost = Versandkosten | Versand | Porto | Fracht | Frachtkosten | Lieferkosten | Porto und Verpackung
    | Versand und Verpackung | Transportkosten | Versandkostenpauschale | Versandpauschale | Porto & Verpackung
    | Verpackung/Versand | Zustellgebühr | Liefergebühr | zzgl. Versand ~ Versandkostenanteil | Porto/Verp.
    | Frachtpauschale | Versandspesen
discount = Rabatt | Nachlass | Skonto | abzgl. Rabatt | Preisnachlass | Gesamtrabatt | Rabattbetrag | Abzug | Gutschein
    | Ersparnis | Kundenrabatt | RABATT | Bonus | Abzüglich Rabatt ~ Abschlag | Treuerabatt | Rabatt gesamt
    | Sondernachlass
amount_paid = Bereits bezahlt | Anzahlung | Abschlagszahlung | Bezahlt | Erhaltene Zahlung | Geleistete Zahlungen
    | Gezahlt | abzgl. Anzahlung | Geleistete Abschläge | Zahlung | Zahlungseingang | Bereits gezahlt | Gegeben
    | Erhaltene Anzahlung | Vorauszahlung | BEZAHLT | Abschläge ~ Zahlungen bisher | Vorauskasse erhalten | Angezahlt
    | Eingegangene Zahlungen
balance_due = Restbetrag | Offener Betrag | Restzahlung | Noch zu zahlen | Offener Saldo | Restforderung | Saldo
    | Verbleibender Betrag | Offene Forderung | Nachzahlung | Offen | Neuer Saldo | RESTBETRAG | Ausstehender Betrag
    | Noch offen ~ Restschuld | Offener Restbetrag | Verbleiben zu zahlen | Forderung offen
previous_balance = Alter Saldo | Vorheriger Saldo | Saldovortrag | Übertrag | Anfangssaldo | Saldo alt | Vortrag
    | Kontostand alt | Letzter Saldo | Rückstand | Offene Posten ~ Bisheriger Saldo | Übertrag vom Vormonat
    | Vormonatssaldo
currency = Währung | WÄHRUNG | Rechnungswährung | Währg. | Alle Beträge in | Beträge in | Belegwährung ~ Whg.
    | Angaben in | Abrechnungswährung
iban = IBAN | IBAN-Nr. | IBAN Nr. | IBAN-Nummer | Konto (IBAN) | Unsere IBAN | Konto/IBAN | Bankverbindung IBAN
    ~ IBAN-Kontonummer | Internationale Kontonummer
bic = BIC | SWIFT | BIC/SWIFT | SWIFT-BIC | SWIFT-Code | BIC-Code | BIC (SWIFT) | Swift-Adresse ~ BIC-Nr.
    | Bank-Identifikationscode
account_number = Kontonummer | Konto-Nr. | Konto | Kto.-Nr. | Kto. | Kto.Nr. | Konto Nr. | Kontonr. | Kto-Nr | Postkonto
    | PC-Konto ~ Bankkonto | Kto-Nummer | Bankkontonummer
sort_code = BLZ | Bankleitzahl | BLZ. | Clearing-Nr. | BC-Nr. | Bankclearing | B.L.Z. | Bank-Leitzahl ~ Clearingnummer
    | Banknummer
bank_name = Bank | Bankverbindung | Kreditinstitut | Geldinstitut | Name der Bank | Hausbank | Bankname | BANK
    ~ Unsere Bank | Institut | Kontoführende Bank
account_holder = Kontoinhaber | Empfänger der Zahlung | Zahlungsempfänger | Kontoinhaber/in | Inhaber des Kontos
    | Zugunsten von | Begünstigter ~ Kto.-Inhaber | Name des Kontoinhabers | Kontobezeichnung
vat_id = USt-IdNr. | USt-ID | USt.-ID-Nr. | Ust-Id-Nr. | UStID | UID | UID-Nr. | USt-ID-Nr. | Umsatzsteuer-ID
    | USt-Id.Nr. | Umsatzsteuer-Identifikationsnummer | MwSt.-Nr. | MWST-Nr. | UID-Nummer | USt.-Ident-Nr. | Ust.-IdNr.
    | ID-Nr. | Unsere USt-IdNr. | ATU-Nr. | USt.Id | USt-Identnr. | Umsatzsteuer ID ~ Umsatzsteuer-Ident.-Nr. | Ust-Nr.
customer_vat_id = Ihre USt-IdNr. | Ihre UID | USt-IdNr. Kunde | Ihre USt-ID | Kunden-USt-ID | Ihre UID-Nr.
    | USt-ID Kunde | Ihre Umsatzsteuer-ID | UID Kunde | Ihre USt.-ID-Nr. | USt-IdNr. des Empfängers ~ UID-Nr. des Kunden
    | Ihre Ust-Ident-Nr. | USt-IdNr. Leistungsempfänger
tax_number = Steuernummer | St.-Nr. | Steuer-Nr. | StNr. | Steuernr. | St-Nr. | Finanzamt-Nr. | Steuer Nr. | Steuer-ID
    | STEUERNUMMER | Unsere Steuernummer | Steuer-Nummer | St. Nr. | Stnr ~ Identifikationsnummer
company_register = Handelsregister | HRB | HRB-Nr. | Registergericht | Handelsregister-Nr. | Amtsgericht | HRA
    | Firmenbuchnummer | Firmenbuch | FN | Handelsregisternummer | Registernummer | Reg.-Nr. | HR-Nr. | Reg.-Gericht
    | Eingetragen beim ~ HR-Nummer | Firmenbuch-Nr. | Registereintrag | HReg
managing_director = Geschäftsführer | Geschäftsführung | Vorstand | Inhaber | GF | Geschäftsführerin | Geschäftsleitung
    | Inhaberin | Inh. | Vertreten durch | Geschäftsführer/in | Direktion | Vorstandsvorsitzender ~ Gesch.-Führer
    | Vertretungsberechtigt | Leitung | Ges. vertr. d.
phone = Telefon | Tel. | Tel | Tel.-Nr. | Telefonnummer | Fon | Telefon-Nr. | T | TEL | Rufnummer | Ruf
    | Service-Hotline | Hotline | Durchwahl | Telefonnr. | Kundenservice ~ Fernruf | Tel.-Durchwahl | Telefonisch
    | Ruf-Nr.
fax = Fax | Telefax | Fax-Nr. | Faxnummer | F | FAX | Telefax-Nr. | Fax Nr. | Faxnr. ~ Telefaxnummer | Fernkopie
mobile = Mobil | Handy | Mobiltelefon | Mobil-Nr. | Mobilnummer | Handynummer | M | Mobilfunk | Natel | Handy-Nr.
    ~ Mobilfunknummer | Mobilruf | Funk
email = E-Mail | Email | E-Mail-Adresse | Mail | eMail | E-MAIL | E | e-mail | E-Mail Adresse | Mailadresse
    | Mail-Adresse ~ Elektronische Post | E-Post
website = Internet | Web | Website | Webseite | Homepage | www | Internetadresse | Online | URL | Im Internet | WEB
    ~ Netz | Internetseite | Unsere Homepage | Webadresse
contact_person = Ansprechpartner | Ansprechpartnerin | Kontakt | Ihr Ansprechpartner | Bearbeiter | Sachbearbeiter
    | Kontaktperson | Bearbeiter/in | z. Hd. | z.Hd. | Bearbeitet von | Ihre Ansprechpartnerin | Sachbearbeiter/in
    | Es schreibt Ihnen | Zuständig | Ihr Betreuer | Betreuer | zu Händen ~ Ihr Kontakt | Ansprechperson
    | Auskunft erteilt | Sachb. | Rückfragen an
salesperson = Verkäufer | Verkäuferin | Vertreter | Außendienst | Vertriebsmitarbeiter | Berater | Kundenberater
    | Ihr Berater | Verkauf durch | Vertreter-Nr. ~ Verkaufsberater | Ihr Verkäufer | Fachberater
seller_name = Lieferant | Verkäufer (Firma) | Firma | Absender | Rechnungssteller | Aussteller | Von | Auftragnehmer
    | Leistungserbringer | Anbieter | Rechnungsaussteller | Kreditor | Händler | Unternehmen | Firmenname
    ~ Name des Lieferanten | Leistender Unternehmer | Zahlungsgläubiger | Dienstleister
seller_street = Straße | Strasse | Anschrift Straße | Straße und Hausnummer | Straße, Nr. | Straße/Nr. | Str.
    ~ Strasse und Hausnr. | Straße, Haus-Nr. | Straßenname
seller_postcode = PLZ | Postleitzahl | Plz. | PLZ des Ortes | P.L.Z. | Postleit-Zahl ~ Ort PLZ
seller_city = Ort | Stadt | Wohnort | Sitz | Sitz der Gesellschaft | Standort | Firmensitz ~ Ortschaft | Gemeinde
    | Sitz des Unternehmens
seller_country = Land | LAND | Herkunftsland | Ursprungsland | Staat ~ Versandland | Länderkennzeichen | Absenderland
buyer_name = Rechnungsempfänger | Kunde (Name) | Käufer | Rechnung an | Auftraggeber | Besteller | Leistungsempfänger
    | Kundenname | Empfänger der Rechnung | Name | An | Herrn | Frau | Firma/Name | Gast | Mieter | Name des Kunden
    | Versicherungsnehmer | Anschlussinhaber ~ Rechnung für | Abnehmer | Name des Käufers | Kundin/Kunde
buyer_street = Straße des Kunden | Rechnungsstraße | Kundenstraße | Straße (Rechnung) ~ Straße Käufer
    | Straße Rechnungsempfänger
buyer_postcode = PLZ des Kunden | PLZ Kunde | Rechnungs-PLZ | PLZ (Rechnung) ~ PLZ Käufer | PLZ Empfänger
buyer_city = Ort des Kunden | Kundenort | Wohnort des Kunden | Rechnungsort ~ Ort Käufer | Stadt Rechnungsempfänger
buyer_country = Land des Kunden | Bestimmungsland | Rechnungsland | Empfangsland ~ Kundenland | Land des Käufers
seller_address = Anschrift | Adresse | Firmenanschrift | Absenderadresse | Anschrift des Lieferanten | Unsere Adresse
    | Hausanschrift | Geschäftsadresse | Firmenadresse | Postanschrift | Lieferantenadresse | Verkäuferadresse
    ~ Anschrift Verkäufer | Adresse des Unternehmens | Geschäftsanschrift
buyer_address = Rechnungsadresse | Rechnungsanschrift | Kundenadresse | Kundenanschrift | Anschrift des Kunden
    | RECHNUNGSADRESSE | Ihre Anschrift | Adresse des Kunden | Rechnungsadresse / Billing address ~ Rechn.-Adresse
    | Adresse Rechnungsempfänger | Fakturaadresse
shipping_address = Lieferadresse | Lieferanschrift | Lieferung an | Versandadresse | Warenempfänger | Versandanschrift
    | Empfangsadresse | LIEFERADRESSE | Lieferort | Abnahmestelle | Verbrauchsstelle | Leistungsort | Lieferstelle
    | Versand an | Lieferadresse / Ship to | Liefer-Adresse ~ Geliefert an | Zustelladresse | Anlieferadresse
    | Entladestelle
shipping_method = Versandart | Versand per | Lieferart | Versandweg | Versand durch | Spediteur | Frachtführer
    | Lieferung per | Zusteller ~ Transportart | Versendungsart | Paketdienst
delivery_terms = Lieferbedingungen | Lieferbedingung | Incoterms | Lieferkondition | Lieferbed. ~ Liefer-Konditionen
    | Frankatur
payment_terms = Zahlungsbedingungen | Zahlungsbedingung | Zahlungskonditionen | Zahlungskondition | Konditionen
    | ZAHLUNGSBEDINGUNGEN | Zahlungsbed. | Zahlungsvereinbarung | Zahlungsbedingungen / Terms of payment ~ Zahl.-Bed.
    | Zahlungsmodalitäten | Zahlungsbestimmungen
payment_method = Zahlungsart | Zahlungsweise | Zahlart | Bezahlart | Zahlungsmittel | Zahlung per | Bezahlt mit
    | Zahlungsmethode | Bezahlt per | ZAHLUNGSART | Zahlweg ~ Art der Zahlung | Bezahlung | Zahlungsform
billing_period = Abrechnungszeitraum | Leistungszeitraum | Zeitraum | Rechnungszeitraum | Abrechnungsperiode
    | Verbrauchszeitraum | Lieferzeitraum | Nutzungszeitraum | Rechnungsperiode | Zeitraum vom | Leistungszeitr.
    | Abrechnungsmonat ~ Abr.-Zeitraum | Berechnungszeitraum | Vertragszeitraum
page_number = Seite | Blatt | Seite Nr. | SEITE | S. | Seiten ~ Seitenzahl | Bl. | Seitennr.
meter_number = Zählernummer | Zähler-Nr. | Zähler | Zählernr. | Zählpunkt | Zählpunktnummer | Stromzähler | Gaszähler
    | Marktlokation | MaLo-ID ~ Zähl.-Nr. | Nr. des Zählers | Messlokation
meter_reading = Zählerstand | Zählerstand neu | Endstand | Aktueller Zählerstand | Stand neu | Ablesung
    | Zählerstand Ende ~ Stand aktuell | Ablesestand | Zählerstand aktuell
consumption = Verbrauch | Gesamtverbrauch | Stromverbrauch | Ihr Verbrauch | Verbrauch in kWh | Gasverbrauch
    | Wasserverbrauch | Verbrauchsmenge | Energieverbrauch | Jahresverbrauch ~ Verbr. | Abgerechneter Verbrauch
    | Verbrauch gesamt
policy_number = Versicherungsnummer | Versicherungsschein-Nr. | Policennummer | Policen-Nr. | Police
    | Versicherungsscheinnummer | Vers.-Nr. | Versicherungsschein | Polizze | Polizzennummer ~ Police Nr.
    | Vertrags-/Policennummer | Vers.-Schein-Nr.
ticket_number = Ticketnummer | Ticket-Nr. | Ticket | Buchungsnummer | Buchungs-Nr. | Reservierungsnummer
    | Fahrkartennummer | Transaktionsnummer | TA-Nr. | Trace-Nr. | Buchungscode | Auftragscode | Ticketnr.
    ~ Vorgangs-Nr. | Reservierung | Transakt.-Nr.
cashier = Kassierer | Kassiererin | Bediener | Es bediente Sie | Bedient von | Kassierer/in | Kellner | Es bediente Sie:
    | Bedienung | Mitarbeiter | Personal ~ Kassenkraft | Ihr Kellner | Bed.
store_number = Filiale | Filial-Nr. | Markt | Filialnummer | Markt-Nr. | Filiale Nr. | Geschäft | Niederlassung
    | Betriebsstätte ~ Fil. | Marktnummer | Verkaufsstelle | Laden
terminal = Terminal | Kasse | Terminal-ID | Kassen-Nr. | Kasse Nr. | Terminal-Nr. | Kassennummer | Kasse-Nr. | TID
    ~ Kassen-ID | Kassenplatz | Terminalnummer
time = Uhrzeit | Zeit | Uhr | UHRZEIT | Verkaufszeit | Druckzeit | Zeitpunkt ~ Zeitangabe | um | Belegzeit
room_number = Zimmer | Zimmernummer | Zimmer-Nr. | Tisch | Tisch-Nr. | Zi.-Nr. | Zimmernr. ~ Tischnummer
arrival_date = Anreise | Anreisedatum | Anreise am | Ankunft | Check-in ~ Angereist am | Ankunftsdatum
departure_date = Abreise | Abreisedatum | Abreise am | Abfahrt | Check-out ~ Abgereist am | Abreisetag
vehicle = Kennzeichen | Amtl. Kennzeichen | Fahrzeug | Kfz-Kennzeichen | Fahrzeugkennzeichen | Pol. Kennzeichen | KFZ
    ~ Kontrollschild | Fahrzeug-Kz. | Zulassung
first_name = Vorname | Vornamen | Vorname(n) | VORNAME | Rufname ~ Vorname des Antragstellers | Alle Vornamen
last_name = Nachname | Familienname | Name, Nachname | Zuname | NACHNAME | Name (Nachname) | Familien-/Nachname
    ~ Name des Antragstellers | Fam.-Name
date_of_birth = Geburtsdatum | geboren am | Geb.-Datum | Geburtstag | geb. am | GEBURTSDATUM | Geb.
    | Geburtsdatum (TT.MM.JJJJ) ~ Geb.-Dat. | Tag der Geburt | Geboren
place_of_birth = Geburtsort | geboren in | Geburtsort (Stadt, Land) | GEBURTSORT | Geb.-Ort ~ Ort der Geburt
    | Geburtsstadt
nationality = Staatsangehörigkeit | Nationalität | Staatsbürgerschaft | STAATSANGEHÖRIGKEIT | Staatsang.
    | Staatsangehörigkeit(en) ~ Staatszugehörigkeit | Heimatland
passport_number = Reisepass-Nr. | Ausweisnummer | Passnummer | Personalausweis-Nr. | Pass-Nr. | Ausweis-Nr.
    | Reisepassnummer | Personalausweisnummer | Nr. des Ausweises | Reisepass Nr ~ Dokumentennummer | Ausw.-Nr.
social_security_number = Sozialversicherungsnummer | SV-Nummer | Rentenversicherungsnummer | SV-Nr. | RV-Nummer
    | AHV-Nr. | Sozialvers.-Nr. | AHV-Nummer | Soz.-Vers.-Nr. | RVNR | SVNR ~ Sozialversicherungsnr.
    | Versicherungsnr. (SV)
occupation = Beruf | Tätigkeit | Beschäftigung | Ausgeübter Beruf | Berufsbezeichnung | BERUF | Derzeitige Tätigkeit
    | Erlernter Beruf ~ Berufliche Tätigkeit | Beruf/Stellung | Funktion
employer = Arbeitgeber | Name des Arbeitgebers | Beschäftigt bei | Derzeitiger Arbeitgeber | ARBEITGEBER | Arbeitgeberin
    ~ Dienstherr | Betrieb | Arbeitsstelle
marital_status = Familienstand | Zivilstand | FAMILIENSTAND | Fam.-Stand | Personenstand ~ Familienverhältnis | Ehestand
gender = Geschlecht | Geschlecht (m/w/d) | Anrede/Geschlecht | GESCHLECHT ~ m/w/d | Geschl.
department = Abteilung | Abt. | Bereich | Dezernat | Fachbereich | Referat ~ Sachgebiet | Abteilung/Team
subject = Betreff | Betrifft | Betr. | BETREFF | Thema | Gegenstand | Betreff: | Betr.: ~ Wegen | Anlass
sender = Absender/in | Abs. | Von (Absender) | Absender: | Unterzeichner ~ Verfasser | Absender des Schreibens
recipient = Empfänger | Empf. | Empfängerin | Adressat | Anschriftfeld | An: | Empfänger/in ~ Gerichtet an
    | Briefempfänger
date = Datum | DATUM | Datum: | den | am | Ort, Datum | Druckdatum | Stand | Tag | vom ~ Dat. | Briefdatum
    | Erstelldatum
approved_by = Genehmigt von | Freigegeben durch | Geprüft von | Freigabe | Unterschrift von ~ Genehmigt durch
    | Kontrolliert von
"""

COLUMNS = """
position = Pos. | Pos | Position | Nr. | Lfd. Nr. | # | lfd. Nr. | POS | Zeile ~ Posten | Pos.-Nr. | Lfd.
article_number = Artikelnummer | Art.-Nr. | Artikel-Nr. | Artikelnr. | Art. Nr. | ArtNr. | Bestellnr. | Material
    | Artikel Nr. | Sachnummer | Produkt-Nr. | EAN | Teilenummer | Ident-Nr. | Artnr ~ Artikelcode | Mat.-Nr.
    | Warennummer
description = Bezeichnung | Beschreibung | Artikelbezeichnung | Artikel | Leistung | Text | Produkt
    | Artikelbeschreibung | Leistungsbeschreibung | Bezeichnung der Ware | BEZEICHNUNG | Warenbezeichnung | Leistungsart
    | Tätigkeit | Gegenstand | Artikel/Leistung ~ Produktbezeichnung | Artikeltext | Ware | Position/Leistung
quantity = Menge | Anzahl | Anz. | Stück | MENGE | Stk. | Stunden | Std. | Mge. | Liefermenge | Stückzahl
    | Menge/Einheit | Bestellmenge | Anz ~ Quantum | Geliefert | Einheiten
unit = Einheit | ME | Einh. | Mengeneinheit | EH | VE | Einheit/VPE ~ Maßeinheit | Mengeneinh. | Gebinde
unit_price = Einzelpreis | E-Preis | EP | Preis | Stückpreis | Preis/Einheit | Einzelpreis EUR | Einzelpreis netto
    | Einzel | Preis pro Stück | EINZELPREIS | E-Preis EUR | Preis/Stk. | Satz | Einheitspreis | Einzelpreis (€)
    | Preis je Einheit | Grundpreis ~ Einz.-Preis | Einzelbetrag | Stk.-Preis | Stundensatz
line_tax_rate = MwSt. | USt. | MwSt.-Satz | MwSt. % | USt. % | Steuer | MwSt | St. % | % USt | Steuersatz | St.-Schl.
    | MwSt-% | Steuer % ~ Umsatzst.
discount_percent = Rabatt | Rabatt % | Rab. % | Nachlass | Rab. | Rabatt in % | Nachlass % | % Rabatt | Rab.-% ~ Rbt.
line_total = Gesamtpreis | Gesamt | Betrag | Summe | G-Preis | GP | Gesamtpreis EUR | Betrag EUR | Gesamt netto
    | Nettobetrag | Netto | Total | BETRAG | Gesamt EUR | Betrag in EUR | Gesamtbetrag | Preis gesamt | Wert
    | Nettopreis | Pos.-Wert ~ Positionsbetrag | Ges.-Preis | Zeilensumme | Positionssumme
date = Datum | Leistungsdatum | Tag | Leistung am | DATUM | Lieferdatum | Vom | Buchungstag | Zeitraum ~ Dat.
    | Ausgeführt am | Buchungsdatum
"""

TITLES = """
invoice = Rechnung | RECHNUNG | Rechnung / Invoice | Ausgangsrechnung | Faktura | Ihre Rechnung | Honorarrechnung
    | Rechnung Original | Schlussrechnung | Kundenrechnung ~ Sammelrechnung | Einzelrechnung | Handwerkerrechnung
credit_note = Gutschrift | GUTSCHRIFT | Rechnungskorrektur | Stornorechnung | Storno ~ Korrekturrechnung
    | Gutschriftsanzeige
order_confirmation = Auftragsbestätigung | AUFTRAGSBESTÄTIGUNG | Bestellbestätigung | Bestellung | BESTELLUNG | Auftrag
    | Bestätigung Ihrer Bestellung ~ Bestellübersicht | Auftragseingangsbestätigung
delivery_note = Lieferschein | LIEFERSCHEIN | Lieferschein / Delivery Note | Warenbegleitschein | Lieferbeleg
    ~ Auslieferungsschein | Übergabeschein
receipt = Quittung | Kassenbon | Kassenbeleg | Bon | QUITTUNG | Beleg | Barverkauf | Kundenbeleg | Bewirtungsbeleg
    | Zahlungsbeleg ~ Kaufbeleg | Barquittung | Kassenzettel
quote = Angebot | ANGEBOT | Kostenvoranschlag | Offerte | Kostenangebot | Preisangebot ~ Leistungsangebot
    | Angebotsschreiben
statement = Kontoauszug | Kontenübersicht | Saldenbestätigung | Abrechnung | KONTOAUSZUG | Monatsabrechnung
    | Offene-Posten-Liste ~ Kontoübersicht | Saldenliste
reminder = Mahnung | Zahlungserinnerung | 1. Mahnung | MAHNUNG | 2. Mahnung | Letzte Mahnung ~ Zahlungsaufforderung
    | Erinnerung
utility_bill = Stromrechnung | Jahresabrechnung | Verbrauchsabrechnung | Gasrechnung | Energieabrechnung
    | Wasserabrechnung | Abschlagsrechnung | Ihre Stromrechnung ~ Turnusabrechnung | Heizkostenabrechnung
telecom_bill = Telefonrechnung | Mobilfunkrechnung | Ihre Rechnung | Internetrechnung | Monatsrechnung
    | Ihre Mobilfunk-Rechnung ~ Festnetzrechnung | Rechnung Telefon und Internet
form = Antrag | Formular | Anmeldung | Antragsformular | Anmeldeformular | Meldebogen | Personalbogen | Fragebogen
    | Erklärung | Anmeldebestätigung | Schadensmeldung ~ Erhebungsbogen | Beitrittserklärung | Personalfragebogen
letter = Schreiben | Mitteilung | Bescheid | Bestätigung | Information | Bescheinigung ~ Benachrichtigung
    | Rundschreiben
packing_slip = Packliste | Packzettel | PACKLISTE | Versandschein | Versandliste ~ Packschein | Pickliste
proforma = Proforma-Rechnung | Proformarechnung | PROFORMA-RECHNUNG | Pro-forma-Rechnung | Proforma ~ Vorausrechnung
    | Vorkasse-Rechnung
"""
