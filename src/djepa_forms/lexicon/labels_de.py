"""German printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Rechnungsnummer | Rechnungs-Nr. | Rechnung Nr. | Rechnungsnr. | Rechnungs-Nr | Rg.-Nr. | Rechnungs Nr.
    | Rech.-Nr. | Re.-Nr. | RECHNUNGSNUMMER | Rechnung Nr | RE-Nr. | Rechnung | Rechnungs-Nummer | Rg-Nr | Belegnummer
    | Beleg-Nr. | Belegnr. | Faktura-Nr. | Fakturanummer | Rechnungsnummer / Invoice No. | Faktura Nr. | Beleg Nr.
    | RgNr. | RECHNUNG NR. | Rechnung Nummer | RG-Nr. | Rg. Nr. | Rechnungs Nummer | Rechnungs-ID | Dokumentnummer
    | Dokument-Nr. | Unsere Rechnungsnummer | Ihre Rechnungsnummer | Re-Nr | Rechnungsnr | Rechnungsbeleg | Nummer
    | Rechnungsreferenz | Rechnung/Beleg Nr. ~ Rechn.-Nr. | Nr. der Rechnung | Unsere Rechnung Nr. | Rechnungskennung
    | Faktura
invoice_date = Rechnungsdatum | Datum der Rechnung | Rechnungs-Datum | Rg.-Datum | RECHNUNGSDATUM | Rechnung vom
    | Belegdatum | Ausstellungsdatum | Ausgestellt am | Fakturadatum | Rechnungsdat. | Re.-Datum
    | Rechnungsdatum / Invoice date | Rg-Datum | Datum Rechnungsstellung | Beleg-Datum | RE-Datum | Datum (Rechnung)
    | Rechnungstag | Erstellungsdatum | Rechnung erstellt am | Rechnungsdatum/Lieferdatum | Rechnungsmonat
    | Datum Rechnung ~ Rechn.-Datum | Rechnungsausstellung | Erstellt am
due_date = Fällig am | Fälligkeit | Fälligkeitsdatum | Zahlbar bis | Zahlungsziel | Zahlbar bis zum | Zu zahlen bis
    | fällig am | Fällig bis | FÄLLIG AM | Zahlungsfrist | Zahlung bis | Zahlung fällig am | Zahlungstermin
    | Netto-Fälligkeit | Zahlung bis zum | Fällig zum | Zahlung fällig | Rechnung fällig am | Zahlbar spätestens am
    | bitte zahlen bis zum | Zahlungseingang bis | Überweisung bis | Einzug am | Abbuchungstermin | Abbuchungsdatum
    | Valuta | Zahlungsdatum | Zahlbar am | Netto fällig am | Nettofälligkeit ~ Fällig | Fälligk. | Zahltermin
    | Bitte zahlen bis | Abbuchung am
delivery_date = Lieferdatum | Leistungsdatum | Lieferung am | Datum der Lieferung | Liefertermin
    | Liefer-/Leistungsdatum | Leistungszeitpunkt | Geliefert am | Lieferdatum / Leistungsdatum | Versanddatum
    | LIEFERDATUM | Versand am | Ausgeliefert am | Liefertag | Leistungstag | Liefer-Datum
    | Datum der Lieferung/Leistung | Lieferung/Leistung am | Auslieferung am | Warenausgang | Erbracht am
    | Leistungszeit | Leistungsmonat ~ Lief.-Datum | Datum der Leistung | Tag der Lieferung | Leistung vom
order_date = Bestelldatum | Auftragsdatum | Bestellung vom | Auftrag vom | Ihre Bestellung vom | Datum der Bestellung
    | Best.-Datum | Bestellt am | BESTELLDATUM | Bestell-Datum | Auftragseingang | Bestellung am | Ihre Bestellung am
    | Datum des Auftrags | Datum Bestellung | Beauftragt am ~ Auftr.-Datum | Order vom
order_number = Bestellnummer | Bestell-Nr. | Auftragsnummer | Auftrags-Nr. | Auftragsnr. | Bestellnr.
    | Ihre Bestellnummer | Auftrag | Auftrag Nr. | Ihre Bestellung | Best.-Nr. | BESTELLNUMMER | Auftrags-Nr
    | Kaufauftrag | Bestellung Nr. | Ihre Bestell-Nr. | AB-Nr. | Auftragsbestätigung Nr. | Vorgangsnummer | Vorgang
    | Bestell-Nummer | BESTELL-NR. | Auftragsnr | Ihr Auftrag | Unser Auftrag | Unsere Auftragsnummer | Auftrags Nr.
    | Auftrag-Nr. | Bestellung/Auftrag | Kundenauftrag | Kundenauftragsnummer | Kundenbestellnummer | Bestellreferenz
    | Online-Bestellnummer | Web-Bestellnummer | Abruf-Nr. | Auftrags-ID | Kd.-Bestell-Nr. | Ihre Auftragsnummer
    ~ Auftr.-Nr. | Order-Nr. | Bestellung | Ihr Auftrag Nr.
customer_number = Kundennummer | Kunden-Nr. | Kundennr. | Kd.-Nr. | Kunden Nr. | KUNDENNUMMER | Debitor | Debitor-Nr.
    | Debitorennummer | Kdnr. | Ihre Kundennummer | KdNr. | Kunden-Nr | Kundenkonto | Mandant | Mitgliedsnummer
    | Kundennummer / Customer No. | Kd-Nr. | Kunden-Nummer | Kundennr | Kunden Nr | Ihre Kundennr. | Kunden-ID | KD-Nr.
    | KUNDEN-NR. | Patientennummer | Mandantennummer | Geschäftspartner | Geschäftspartner-Nr. | GP-Nr. | Rechnungskonto
    | Buchungskonto | Kundencode | Kd.-Nummer | Personenkonto ~ Deb.-Nr. | Unsere Kundennummer | Teilnehmernummer
contract_number = Vertragsnummer | Vertrags-Nr. | Vertragsnr. | Vertrag | Vertrag Nr. | Vertragskonto
    | Vertragskontonummer | Abo-Nr. | Mietvertrag Nr. | Abonnement | VERTRAGSNUMMER | Vertragsnr | Vertrags-ID
    | Ihre Vertragsnummer | Vertrag-Nr. | Versorgungsvertrag | Rahmenvertrag | Leasingvertrag Nr. | Mitglieds-Nr.
    ~ Vertr.-Nr. | Vertragskonto-Nr. | Vertragskennung
delivery_note_number = Lieferschein-Nr. | Lieferscheinnummer | Lieferschein Nr. | Lieferschein | Lieferscheinnr.
    | LS-Nr. | Lief.-Schein Nr. | Lieferung Nr. | Sendungs-Nr. | Liefernummer | Lieferscheinnr | Lieferschein-Nummer
    | LS Nr. | Lieferschein/Datum | Ladeschein | Warenausgangsnr. | Liefernr. | Lieferbeleg Nr. ~ Liefersch.-Nr.
    | Nr. Lieferschein | L-Schein
tracking_number = Sendungsnummer | Paketnummer | Tracking-Nr. | Trackingnummer | Sendungsverfolgung | Paket-Nr.
    | Frachtbrief Nr. ~ Sendungskennung | Paketschein-Nr.
project_number = Projektnummer | Projekt-Nr. | Projekt | Projekt Nr. | Projektnr. | Bauvorhaben | Kostenstelle | Objekt
    | Objekt-Nr. | Kommission | PROJEKT | Komm.-Nr. | Vorhaben | Baustelle | Projektbezeichnung | Leistungsort/Objekt
    | Auftrag/Projekt | PSP-Element | Kostenträger ~ Proj.-Nr. | BV | Kommissionsnummer
quote_number = Angebotsnummer | Angebots-Nr. | Angebot Nr. | Angebotsnr. | Angebot | Offerte Nr. | Offertnummer
    | Offert-Nr. | Kostenvoranschlag Nr. | Ang.-Nr. | Angebot-Nr ~ Nr. des Angebots | Offerten-Nr.
credit_note_number = Gutschriftsnummer | Gutschrift Nr. | Gutschrift-Nr. | Gutschriftnr. | Gutschrifts-Nr. | GS-Nr.
    | Stornorechnung Nr. ~ Nr. der Gutschrift | Stornonummer
receipt_number = Bon-Nr. | Bonnummer | Kassenbon Nr. | Bon Nr. | Quittungsnummer | Quittung Nr. | BON-NR | Kassenbeleg
    | Bonnr. ~ Bon | Quittungs-Nr. | Bon-ID
reference = Ihr Zeichen | Unser Zeichen | Referenz | Ihre Referenz | Unsere Referenz | Referenz-Nr. | Referenznummer
    | Ref. | Zeichen | Aktenzeichen | Az. | Geschäftszeichen | Ihre Zeichen | Ref.-Nr. | IHR ZEICHEN | Leitweg-ID
    | Ihre Ref. | Ihre Ref.-Nr. | Unser Az. | Unser Aktenzeichen | Ihr Aktenzeichen | Ihre Nachricht
    | Ihr Zeichen, Ihre Nachricht vom | Geschäftsz. | Bestellreferenz Kunde | Vorgangszeichen | Bearbeitungsnummer
    | Ihre Referenznummer ~ Unsere Zeichen | Ihr Zeichen/Bestellung | Kundenreferenz | Gz. | Kundenref.
payment_reference = Verwendungszweck | Zahlungsreferenz | Kassenzeichen | Buchungszeichen | Referenz bei Zahlung
    | Bei Zahlung bitte angeben | Referenznummer Zahlung | Mandatsreferenz | Zahlungszweck | Kundenreferenznummer
    | Zahlungsreferenznummer | QR-Referenz | ESR-Referenz | Mandats-Referenz | Gläubiger-Referenz | Vertragsgegenstand
    | Rechnungsreferenz Zahlung | Überweisungstext | Zahlungsnummer | Kundenreferenz (SEPA) ~ Überweisungszweck | Zweck
    | Mandatsref.
total = Gesamtbetrag | Rechnungsbetrag | Gesamtsumme | Summe | Bruttobetrag | Gesamt | Endbetrag | Zahlbetrag
    | Zu zahlender Betrag | Betrag | Total | GESAMT | GESAMTBETRAG | SUMME | Bruttosumme | Summe brutto | Gesamt brutto
    | Brutto | Gesamtbetrag brutto | Gesamtbetrag inkl. MwSt. | Summe inkl. MwSt. | Gesamtpreis | Rechnungssumme
    | Gesamtsumme (brutto) | Endsumme | Zu zahlen | Rechnungsendbetrag | Total inkl. MwSt. | Rechnungstotal
    | Fälliger Betrag | Zu bezahlen | Betrag inkl. MwSt. | Bruttorechnungsbetrag | Gesamtbetrag / Total amount
    | Brutto-Betrag | GESAMTSUMME | RECHNUNGSBETRAG | Rechnungsbetrag brutto | Gesamtbetrag inkl. USt.
    | Gesamtbetrag (inkl. MwSt) | Summe inkl. USt. | Summe inkl. Mehrwertsteuer | Endbetrag brutto | Brutto gesamt
    | Gesamt inkl. MwSt. | Gesamt inkl. MwSt | Total inkl. MWST | Zahlungsbetrag | Summe Brutto | Bruttogesamtbetrag
    | Ihr Rechnungsbetrag | zu zahlen | ZU ZAHLEN | zu überweisender Betrag | Überweisungsbetrag | Abbuchungsbetrag
    | Gesamtkosten | Gesamtwert | Zahllast | Fälliger Gesamtbetrag | Gesamtentgelt | Endsumme brutto
    | Rechnungsbetrag inkl. MwSt. | Bruttoendbetrag | Gesamtpreis brutto | Gesamtpreis inkl. MwSt.
    ~ Gesamtrechnungsbetrag | Totalbetrag | Endpreis | zu zahlender Gesamtbetrag | Ges.-Betrag | Auszahlungsbetrag
    | Gesamtforderung
net_total = Nettobetrag | Netto | Summe netto | Zwischensumme | Nettosumme | Gesamt netto | Gesamtbetrag netto
    | Summe Netto | NETTO | Warenwert | Nettowarenwert | Gesamtsumme netto | Total netto | Betrag netto
    | Summe ohne MwSt. | Rechnungsbetrag netto | Gesamt Netto | Summe exkl. MwSt. | Warenwert netto | Nettogesamtbetrag
    | Total exkl. MwSt. | Entgelt netto | Netto-Betrag | Netto-Summe | Netto-Warenwert | Summe Nettobeträge
    | NETTOBETRAG | Gesamtnetto | Nettogesamt | Netto gesamt | Netto-Rechnungsbetrag | Summe Positionen netto
    | Zwischensumme (netto) | Summe (netto) | Total exkl. MWST | Nettoendbetrag | Zwischensumme ohne MwSt.
    | Nettoentgelt | Netto-Total | Rechnungsbetrag ohne MwSt. | Gesamtpreis netto | Betrag ohne MwSt.
    | Bemessungsgrundlage | Zwischentotal | Summe vor Steuern | Gesamtbetrag exkl. MwSt. | Zwischensumme netto
    | Nettorechnungsbetrag ~ Summe Positionen
tax_amount = MwSt. | Mehrwertsteuer | USt. | Umsatzsteuer | MwSt.-Betrag | Mehrwertsteuerbetrag | zzgl. MwSt.
    | zzgl. USt. | Umsatzsteuerbetrag | USt-Betrag | Steuerbetrag | MWST | zzgl. Mehrwertsteuer | zzgl. Umsatzsteuer
    | zzgl. gesetzl. MwSt. | + MwSt. | enthaltene MwSt. | Summe MwSt. | Steuer | USt | Mwst | Ust. gesamt | davon MwSt.
    | enth. MwSt. | inkl. MwSt. | darin enthaltene MwSt. | Umsatzst. | Gesamtsteuer | Summe Mehrwertsteuer
    | Gesetzliche MwSt. | Ust.-Betrag | VSt. | MWST-Betrag ~ Betrag MwSt | gesetzl. USt. | Steuern | Summe USt.
tax_rate = MwSt.-Satz | Steuersatz | MwSt. % | USt. % | USt.-Satz | MwSt.-Satz % | Umsatzsteuersatz | Mehrwertsteuersatz
    | MwSt in % | St.-Satz | MwSt-% | USt % | MWST-Satz | Steuersatz in % | MwSt.-% | Steuer-% | MwSt-Satz in %
    ~ Satz in % | Anzuwendender Steuersatz
shipping_cost = Versandkosten | Versand | Porto | Fracht | Frachtkosten | Lieferkosten | Porto und Verpackung
    | Versand und Verpackung | Transportkosten | Versandkostenpauschale | Versandpauschale | Porto & Verpackung
    | Verpackung/Versand | Zustellgebühr | Liefergebühr | zzgl. Versand | VERSANDKOSTEN | Verpackung und Versand
    | Versand & Verpackung | Versandgebühr | Transportkostenanteil | Portokosten | Zustellung | Lieferpauschale
    | Lieferung | Fracht/Verpackung | Versandkosten brutto | Versandanteil | Speditionskosten ~ Versandkostenanteil
    | Porto/Verp. | Frachtpauschale | Versandspesen
discount = Rabatt | Nachlass | Skonto | abzgl. Rabatt | Preisnachlass | Gesamtrabatt | Rabattbetrag | Abzug | Gutschein
    | Ersparnis | Kundenrabatt | RABATT | Bonus | Abzüglich Rabatt | Rabatte | Rabatt netto | Kundenbonus
    | Gesamtnachlass | abzgl. Skonto | Gutscheinwert | Aktionsrabatt | Sofortrabatt | Mengenrabatt | Ihr Vorteil
    | Ihre Ersparnis | Skontobetrag ~ Abschlag | Treuerabatt | Rabatt gesamt | Sondernachlass
amount_paid = Bereits bezahlt | Anzahlung | Abschlagszahlung | Bezahlt | Erhaltene Zahlung | Geleistete Zahlungen
    | Gezahlt | abzgl. Anzahlung | Geleistete Abschläge | Zahlungseingang | Bereits gezahlt | Gegeben
    | Erhaltene Anzahlung | Vorauszahlung | BEZAHLT | Abschläge | Bereits geleistete Zahlungen
    | abzgl. Abschlagszahlungen | abzgl. Vorauszahlung | Ihre Zahlungen | Summe Abschläge | Zahlungseingänge
    | Anzahlung brutto | Gutschrift Anzahlung | Akontozahlung | geleistete Anzahlung | Geleistete Akontozahlungen
    | A-conto | bezahlt ~ Zahlungen bisher | Vorauskasse erhalten | Angezahlt | Eingegangene Zahlungen
balance_due = Restbetrag | Offener Betrag | Restzahlung | Noch zu zahlen | Offener Saldo | Restforderung | Saldo
    | Verbleibender Betrag | Offene Forderung | Nachzahlung | Offen | Neuer Saldo | RESTBETRAG | Ausstehender Betrag
    | Noch offen | Zu zahlender Restbetrag | Ihre Nachzahlung | Saldo zu Ihren Lasten | Saldo zu unseren Gunsten
    | Endsaldo | Aktueller Saldo | Noch offener Betrag | Restsumme | Verbleibende Forderung | Kontosaldo | Offene Summe
    ~ Restschuld | Offener Restbetrag | Verbleiben zu zahlen | Forderung offen
previous_balance = Alter Saldo | Vorheriger Saldo | Saldovortrag | Übertrag | Anfangssaldo | Saldo alt | Vortrag
    | Kontostand alt | Letzter Saldo | Rückstand | Offene Posten | Saldo Vormonat | Vorsaldo | Saldo per Vormonat
    | Stand Vormonat | Saldo letzte Rechnung | Rückstand aus Vorperiode ~ Bisheriger Saldo | Übertrag vom Vormonat
    | Vormonatssaldo
currency = Währung | WÄHRUNG | Rechnungswährung | Währg. | Alle Beträge in | Beträge in | Belegwährung ~ Whg.
    | Angaben in | Abrechnungswährung
iban = IBAN | IBAN-Nr. | IBAN Nr. | IBAN-Nummer | Konto (IBAN) | Unsere IBAN | Konto/IBAN | Bankverbindung IBAN
    | IBAN für Überweisungen | Empfänger-IBAN | Konto-Nr. (IBAN) | Bankkonto (IBAN) ~ IBAN-Kontonummer
    | Internationale Kontonummer
bic = BIC | SWIFT | BIC/SWIFT | SWIFT-BIC | SWIFT-Code | BIC-Code | BIC (SWIFT) | Swift-Adresse | SWIFT/BIC
    | SWIFT (BIC) | BIC-/SWIFT-Code | Swift ~ BIC-Nr. | Bank-Identifikationscode
account_number = Kontonummer | Konto-Nr. | Konto | Kto.-Nr. | Kto. | Kto.Nr. | Konto Nr. | Kontonr. | Kto-Nr | Postkonto
    | PC-Konto | Bankkonto-Nr. | Kto | Kontonr | Postcheckkonto | Postscheck | PC | Ktonr. ~ Bankkonto | Kto-Nummer
    | Bankkontonummer
sort_code = BLZ | Bankleitzahl | BLZ. | Clearing-Nr. | BC-Nr. | Bankclearing | B.L.Z. | Bank-Leitzahl ~ Clearingnummer
    | Banknummer
bank_name = Bank | Bankverbindung | Kreditinstitut | Geldinstitut | Name der Bank | Hausbank | Bankname | BANK
    | Unsere Bankverbindung | Bankverbindungen | Bankinstitut | Kreditinst. ~ Unsere Bank | Institut
    | Kontoführende Bank
account_holder = Kontoinhaber | Empfänger der Zahlung | Zahlungsempfänger | Kontoinhaber/in | Inhaber des Kontos
    | Zugunsten von | Begünstigter | Empfänger (Konto) | Einzahlung für | Konto / Zahlbar an | Zahlbar an
    | Begünstigte/r | Endbegünstigter | Name des Begünstigten ~ Kto.-Inhaber | Name des Kontoinhabers | Kontobezeichnung
vat_id = USt-IdNr. | USt-ID | USt.-ID-Nr. | Ust-Id-Nr. | UStID | UID | UID-Nr. | USt-ID-Nr. | Umsatzsteuer-ID
    | USt-Id.Nr. | Umsatzsteuer-Identifikationsnummer | MwSt.-Nr. | MWST-Nr. | UID-Nummer | USt.-Ident-Nr. | Ust.-IdNr.
    | ID-Nr. | Unsere USt-IdNr. | ATU-Nr. | USt.Id | USt-Identnr. | Umsatzsteuer ID | Ust.-ID | USt.-IdNr. | UID Nr.
    | Ust-ID-Nr. | UStIDNr. | Umsatzsteuer-Identifikationsnr. | Umsatzsteuer-Id-Nr. | Umsatzsteuernummer | VAT-ID
    | VAT-Nr. | MWST Nr. | MwSt-Nr | MWST-Nummer | Mehrwertsteuernummer | EU-USt-ID | DE-Ust-ID | Steuer-ID (USt.)
    | TVA-Nr. | UST-ID NR ~ Umsatzsteuer-Ident.-Nr. | Ust-Nr.
customer_vat_id = Ihre USt-IdNr. | Ihre UID | USt-IdNr. Kunde | Ihre USt-ID | Kunden-USt-ID | Ihre UID-Nr.
    | USt-ID Kunde | Ihre Umsatzsteuer-ID | UID Kunde | Ihre USt.-ID-Nr. | USt-IdNr. des Empfängers | USt-ID-Nr. Kunde
    | Ihre UST-ID | Ihre USt-Id-Nr. | Ihre MWST-Nr. | UID des Kunden | Kunden-UID | Kunden-USt-IdNr. | Ihre VAT-Nr.
    | USt-IdNr. Rechnungsempfänger ~ UID-Nr. des Kunden | Ihre Ust-Ident-Nr. | USt-IdNr. Leistungsempfänger
tax_number = Steuernummer | St.-Nr. | Steuer-Nr. | StNr. | Steuernr. | St-Nr. | Finanzamt-Nr. | Steuer Nr. | Steuer-ID
    | STEUERNUMMER | Unsere Steuernummer | Steuer-Nummer | St. Nr. | Stnr | St.Nr. | FA-Nr. | Steuer-Nr
    | Finanzamt / St.-Nr. | Finanzamt | Steuernr ~ Identifikationsnummer
company_register = Handelsregister | HRB | HRB-Nr. | Registergericht | Handelsregister-Nr. | Amtsgericht | HRA
    | Firmenbuchnummer | Firmenbuch | FN | Handelsregisternummer | Registernummer | Reg.-Nr. | HR-Nr. | Reg.-Gericht
    | Eingetragen beim | HR B | HR | AG | Reg.-Nr | HRB Nr. | HR Nr. | Registergericht / HRB | Handelsreg.
    | Amtsgericht / HRB | Eingetragen im Handelsregister | CHE-Nr. | Genossenschaftsregister | Vereinsregister
    ~ HR-Nummer | Firmenbuch-Nr. | Registereintrag | HReg
managing_director = Geschäftsführer | Geschäftsführung | Vorstand | Inhaber | GF | Geschäftsführerin | Geschäftsleitung
    | Inhaberin | Inh. | Vertreten durch | Geschäftsführer/in | Direktion | Vorstandsvorsitzender | GESCHÄFTSFÜHRER
    | Gf. | Gesellschafter | Geschäftsf. | Vorsitzender | Vorsitzende der Geschäftsführung | Aufsichtsrat | Komplementär
    ~ Gesch.-Führer | Vertretungsberechtigt | Leitung | Ges. vertr. d.
phone = Telefon | Tel. | Tel | Tel.-Nr. | Telefonnummer | Fon | Telefon-Nr. | T | TEL | Rufnummer | Ruf
    | Service-Hotline | Hotline | Durchwahl | Telefonnr. | Kundenservice | Tel.: (Zentrale) | Zentrale | Telefonzentrale
    | Servicenummer | Kunden-Hotline | Kundendienst | Unser Telefon | Büro | Service-Telefon | Tel.Nr. | TELEFON
    ~ Fernruf | Tel.-Durchwahl | Telefonisch | Ruf-Nr.
fax = Fax | Telefax | Fax-Nr. | Faxnummer | F | FAX | Telefax-Nr. | Fax Nr. | Faxnr. | TELEFAX ~ Telefaxnummer
    | Fernkopie
mobile = Mobil | Handy | Mobiltelefon | Mobil-Nr. | Mobilnummer | Handynummer | M | Mobilfunk | Natel | Handy-Nr.
    ~ Mobilfunknummer | Mobilruf | Funk
email = E-Mail | Email | E-Mail-Adresse | Mail | eMail | E-MAIL | E | e-mail | E-Mail Adresse | Mailadresse
    | Mail-Adresse | eMail-Adresse | E-Mail-Kontakt | Kontakt-E-Mail | EMail ~ Elektronische Post | E-Post
website = Internet | Web | Website | Webseite | Homepage | www | Internetadresse | Online | URL | Im Internet | WEB
    | Besuchen Sie uns unter | Mehr unter | Onlineshop | Shop ~ Netz | Internetseite | Unsere Homepage | Webadresse
contact_person = Ansprechpartner | Ansprechpartnerin | Kontakt | Ihr Ansprechpartner | Bearbeiter | Sachbearbeiter
    | Kontaktperson | Bearbeiter/in | z. Hd. | z.Hd. | Bearbeitet von | Ihre Ansprechpartnerin | Sachbearbeiter/in
    | Es schreibt Ihnen | Zuständig | Ihr Betreuer | Betreuer | zu Händen | Ansprechp. | Ihr/e Ansprechpartner/in
    | Ihre Ansprechpartnerin/Ihr Ansprechpartner | Sachbearbeitung | Ihr Sachbearbeiter | Auskunft | Auskünfte
    | Name des Ansprechpartners | Unser Ansprechpartner | Betreut durch | Ihr Kundenbetreuer | Ihre Kontaktperson
    | zuständige Person | Besteller/in | Verantwortlich | Bearb. ~ Ihr Kontakt | Ansprechperson | Auskunft erteilt
    | Sachb. | Rückfragen an
salesperson = Verkäufer | Verkäuferin | Vertreter | Außendienst | Vertriebsmitarbeiter | Berater | Kundenberater
    | Ihr Berater | Verkauf durch | Vertreter-Nr. ~ Verkaufsberater | Ihr Verkäufer | Fachberater
seller_name = Lieferant | Verkäufer (Firma) | Firma | Absender | Rechnungssteller | Aussteller | Von | Auftragnehmer
    | Leistungserbringer | Anbieter | Rechnungsaussteller | Kreditor | Händler | Unternehmen | Firmenname
    | RECHNUNGSSTELLER | LIEFERANT | Verkauft von | Verkäufer/Firma | Vermieter | Vertragspartner | Lieferfirma
    | Rechnung von | Rechnungsleger | Versender | Gläubiger ~ Name des Lieferanten | Leistender Unternehmer
    | Zahlungsgläubiger | Dienstleister
seller_street = Straße | Strasse | Anschrift Straße | Straße und Hausnummer | Straße, Nr. | Straße/Nr. | Str.
    ~ Strasse und Hausnr. | Straße, Haus-Nr. | Straßenname
seller_postcode = PLZ | Postleitzahl | Plz. | PLZ des Ortes | P.L.Z. | Postleit-Zahl ~ Ort PLZ
seller_city = Ort | Stadt | Wohnort | Sitz | Sitz der Gesellschaft | Standort | Firmensitz ~ Ortschaft | Gemeinde
    | Sitz des Unternehmens
seller_country = Land | LAND | Herkunftsland | Ursprungsland | Staat ~ Versandland | Länderkennzeichen | Absenderland
buyer_name = Rechnungsempfänger | Kunde (Name) | Käufer | Rechnung an | Auftraggeber | Besteller | Leistungsempfänger
    | Kundenname | Empfänger der Rechnung | Name | An | Herrn | Frau | Firma/Name | Gast | Mieter | Name des Kunden
    | Versicherungsnehmer | Anschlussinhaber | KUNDE | RECHNUNG AN | An: Firma | Käufer/in | Vertragspartner (Kunde)
    | Name, Vorname des Kunden | Patient | Patientin | Empfängerfirma | Schuldner | Zahlungspflichtiger | Zahlbar durch
    | Reisender | Verkauft an | Gastname | Bauherr ~ Rechnung für | Abnehmer | Name des Käufers | Kundin/Kunde
buyer_street = Straße des Kunden | Rechnungsstraße | Kundenstraße | Straße (Rechnung) ~ Straße Käufer
    | Straße Rechnungsempfänger
buyer_postcode = PLZ des Kunden | PLZ Kunde | Rechnungs-PLZ | PLZ (Rechnung) ~ PLZ Käufer | PLZ Empfänger
buyer_city = Ort des Kunden | Kundenort | Wohnort des Kunden | Rechnungsort ~ Ort Käufer | Stadt Rechnungsempfänger
buyer_country = Land des Kunden | Bestimmungsland | Rechnungsland | Empfangsland ~ Kundenland | Land des Käufers
seller_address = Anschrift | Adresse | Firmenanschrift | Absenderadresse | Anschrift des Lieferanten | Unsere Adresse
    | Hausanschrift | Geschäftsadresse | Firmenadresse | Postanschrift | Lieferantenadresse | Verkäuferadresse
    | Adresse Lieferant | Adresse des Rechnungsstellers | Firmensitz Adresse | Zustellanschrift | Rücksendeadresse
    | Standortadresse ~ Anschrift Verkäufer | Adresse des Unternehmens | Geschäftsanschrift
buyer_address = Rechnungsadresse | Rechnungsanschrift | Kundenadresse | Kundenanschrift | Anschrift des Kunden
    | RECHNUNGSADRESSE | Ihre Anschrift | Adresse des Kunden | Rechnungsadresse / Billing address
    | Anschrift Rechnungsempfänger | Rechnung an (Adresse) | Anschrift: Kunde | Postanschrift des Kunden | Wohnanschrift
    | Verrechnungsadresse ~ Rechn.-Adresse | Adresse Rechnungsempfänger | Fakturaadresse
shipping_address = Lieferadresse | Lieferanschrift | Lieferung an | Versandadresse | Warenempfänger | Versandanschrift
    | Empfangsadresse | LIEFERADRESSE | Lieferort | Abnahmestelle | Verbrauchsstelle | Leistungsort | Lieferstelle
    | Versand an | Lieferadresse / Ship to | Liefer-Adresse | Liefern an | LIEFERANSCHRIFT | Lieferempfänger
    | Warenempfängeradresse | Empfängeradresse | Objektadresse | Einsatzort | Ausführungsort | Lieferung nach
    | Bestimmungsort | Verbrauchsort | Baustellenadresse ~ Geliefert an | Zustelladresse | Anlieferadresse
    | Entladestelle
shipping_method = Versandart | Versand per | Lieferart | Versandweg | Versand durch | Spediteur | Frachtführer
    | Lieferung per | Zusteller | Lieferung durch | Versand mit | Versandunternehmen | Transporteur | Auslieferung durch
    ~ Transportart | Versendungsart | Paketdienst
delivery_terms = Lieferbedingungen | Lieferbedingung | Incoterms | Lieferkondition | Lieferbed. ~ Liefer-Konditionen
    | Frankatur
payment_terms = Zahlungsbedingungen | Zahlungsbedingung | Zahlungskonditionen | Zahlungskondition | Konditionen
    | ZAHLUNGSBEDINGUNGEN | Zahlungsbed. | Zahlungsvereinbarung | Zahlungsbedingungen / Terms of payment | Zahlung
    | Zahlungskond. | Zahlbar | Kondition | Zahlungsvereinbarungen | Zahlungshinweis | Zahlungsbeding.
    | Zahlungsfrist/Skonto ~ Zahl.-Bed. | Zahlungsmodalitäten | Zahlungsbestimmungen
payment_method = Zahlungsart | Zahlungsweise | Zahlart | Bezahlart | Zahlungsmittel | Zahlung per | Bezahlt mit
    | Zahlungsmethode | Bezahlt per | ZAHLUNGSART | Zahlweg | Zahlung via | Art der Bezahlung | Gewählte Zahlungsart
    | Bezahlt durch | Zahlungsabwicklung | Zahlungsverfahren ~ Art der Zahlung | Bezahlung | Zahlungsform
billing_period = Abrechnungszeitraum | Leistungszeitraum | Zeitraum | Rechnungszeitraum | Abrechnungsperiode
    | Verbrauchszeitraum | Lieferzeitraum | Nutzungszeitraum | Rechnungsperiode | Zeitraum vom | Leistungszeitr.
    | Abrechnungsmonat | Abrechnung für | Leistungsperiode | Mietzeitraum | Beitragszeitraum | Rechnung für Zeitraum
    | Periode | Rechnungszeitraum vom - bis | Laufzeit | Abrechnungsintervall ~ Abr.-Zeitraum | Berechnungszeitraum
    | Vertragszeitraum
page_number = Seite | Blatt | Seite Nr. | SEITE | S. | Seiten | Bl.-Nr. | Seite / von ~ Seitenzahl | Bl. | Seitennr.
meter_number = Zählernummer | Zähler-Nr. | Zähler | Zählernr. | Zählpunkt | Zählpunktnummer | Stromzähler | Gaszähler
    | Marktlokation | MaLo-ID | Zähler Nr. | Geräte-Nr. | Gerätenummer | Messstelle | Zählpunktbezeichnung ~ Zähl.-Nr.
    | Nr. des Zählers | Messlokation
meter_reading = Zählerstand | Zählerstand neu | Endstand | Aktueller Zählerstand | Stand neu | Ablesung
    | Zählerstand Ende ~ Stand aktuell | Ablesestand | Zählerstand aktuell
consumption = Verbrauch | Gesamtverbrauch | Stromverbrauch | Ihr Verbrauch | Verbrauch in kWh | Gasverbrauch
    | Wasserverbrauch | Verbrauchsmenge | Energieverbrauch | Jahresverbrauch | Verbrauch (kWh) | Menge kWh
    | Verbrauch kWh | Stromverbrauch kWh | Arbeit kWh | Verbrauch m³ | Energiemenge ~ Verbr. | Abgerechneter Verbrauch
    | Verbrauch gesamt
policy_number = Versicherungsnummer | Versicherungsschein-Nr. | Policennummer | Policen-Nr. | Police
    | Versicherungsscheinnummer | Vers.-Nr. | Versicherungsschein | Polizze | Polizzennummer | Versicherungs-Nr.
    | Vertragsnummer der Versicherung | Versicherungspolice | Policen Nr. ~ Police Nr. | Vertrags-/Policennummer
    | Vers.-Schein-Nr.
ticket_number = Ticketnummer | Ticket-Nr. | Ticket | Buchungsnummer | Buchungs-Nr. | Reservierungsnummer
    | Fahrkartennummer | Transaktionsnummer | TA-Nr. | Trace-Nr. | Buchungscode | Auftragscode | Ticketnr.
    | Beleg/Transaktion | Reservierungs-Nr. | Buchungsreferenz | Buchungsnr. | Vorgangsnr. (Buchung)
    | Auftragsnr. Ticket | Belegnr. Kasse | Reservationsnummer ~ Vorgangs-Nr. | Reservierung | Transakt.-Nr.
cashier = Kassierer | Kassiererin | Bediener | Es bediente Sie | Bedient von | Kassierer/in | Kellner | Bedienung
    | Mitarbeiter | Personal | Es bedient Sie | Verkäufer Nr. | Ihr Kassierer | Kassier | Bedien-Nr. | Servicekraft
    ~ Kassenkraft | Ihr Kellner | Bed.
store_number = Filiale | Filial-Nr. | Markt | Filialnummer | Markt-Nr. | Filiale Nr. | Geschäft | Niederlassung
    | Betriebsstätte | Fil.-Nr. | Filial-ID | Standort Nr. | Station | Geschäftsstelle ~ Fil. | Marktnummer
    | Verkaufsstelle | Laden
terminal = Terminal | Kasse | Terminal-ID | Kassen-Nr. | Kasse Nr. | Terminal-Nr. | Kassennummer | Kasse-Nr. | TID
    ~ Kassen-ID | Kassenplatz | Terminalnummer
time = Uhrzeit | Zeit | Uhr | UHRZEIT | Verkaufszeit | Druckzeit | Zeitpunkt | Datum/Uhrzeit | Startzeit ~ Zeitangabe
    | um | Belegzeit
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
subject = Betreff | Betrifft | Betr. | BETREFF | Thema | Gegenstand ~ Wegen | Anlass
sender = Absender/in | Abs. | Von (Absender) | Absender | Unterzeichner ~ Verfasser | Absender des Schreibens
recipient = Empfänger | Empf. | Empfängerin | Adressat | Anschriftfeld | An | Empfänger/in ~ Gerichtet an
    | Briefempfänger
date = Datum | DATUM | den | am | Ort, Datum | Druckdatum | Stand | Tag | vom | Rechnungs- und Lieferdatum | Datum/Ort
    | Erstellt | Ausdruck vom | Bearbeitungsdatum | Datum der Ausstellung ~ Dat. | Briefdatum | Erstelldatum
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
unit_price = Einzelpreis | E-Preis | EP | Preis | Stückpreis | Preis/Einheit | Einzelpreis netto | Einzel
    | Preis pro Stück | EINZELPREIS | Preis/Stk. | Satz | Einheitspreis | Preis je Einheit | Grundpreis ~ Einz.-Preis
    | Einzelbetrag | Stk.-Preis | Stundensatz
line_tax_rate = MwSt. | USt. | MwSt.-Satz | MwSt. % | USt. % | Steuer | MwSt | St. % | % USt | Steuersatz | St.-Schl.
    | MwSt-% | Steuer % ~ Umsatzst.
discount_percent = Rabatt | Rabatt % | Rab. % | Nachlass | Rab. | Rabatt in % | Nachlass % | % Rabatt | Rab.-% ~ Rbt.
line_total = Gesamtpreis | Gesamt | Betrag | Summe | G-Preis | GP | Gesamt netto | Nettobetrag | Netto | Total | BETRAG
    | Gesamtbetrag | Preis gesamt | Wert | Nettopreis | Pos.-Wert ~ Positionsbetrag | Ges.-Preis | Zeilensumme
    | Positionssumme
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
