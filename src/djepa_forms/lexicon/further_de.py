"""German questions, labels and sentences for training pages alone (format: see `parse.py`), written without a look at the
held-out ones.
"""

LABEL_QUESTIONS = """
Was steht neben {label}? | Was steht hinter {label}? | Was ist bei {label} ausgefüllt?
| Was ist bei {label} vermerkt? | Was ist unter {label} aufgeführt? | Was gehört zu {label}?
| Wie lautet der Eintrag bei {label}? | Was lese ich bei {label}? | Was hat man bei {label} hingeschrieben?
| Inhalt von {label} | Inhalt des Feldes {label} | Wert von {label} | Wert im Feld {label} | Eintrag bei {label}
| Angabe zu {label} | Angabe im Feld {label} | Text bei {label} | Feld {label} | Feld „{label}“ auslesen
| Rubrik {label} | Spalte oder Feld {label} | {label} auslesen | {label} laut Dokument | {label} auf diesem Beleg
| {label} im Formular | Lies {label} aus. | Lies das Feld {label} vor. | Nenne mir {label}.
| Sag mir, was bei {label} steht. | Ich brauche {label}. | Ich suche die Angabe {label}.
| Welchen Inhalt hat das Feld „{label}“? | Welcher Text steht im Feld {label}?
| Wie ist das Feld {label} ausgefüllt? | Kannst du {label} ablesen? | Übernimm den Wert aus {label}.
"""

QUESTIONS = """
invoice_number = RE-Nr. | Re.-Nr. dieser Rechnung | Fakturanummer | Faktura-Nr.? | Wie lautet die Fakturanummer?
    | Nr. der Faktura | Rechnungs-ID | invoice no | Rechnungsnr auslesen | Rg-Nr bitte
    | fortlaufende Nummer der Rechnung | Welche fortlaufende Nummer hat der Rechnungssteller vergeben?
    | Unter welcher Nummer läuft diese Rechnung beim Lieferanten? | Kennnummer der Rechnung | Rechnungskennzeichen
    | Wie heißt die Nummer der Faktura? | Externe Belegnummer der Eingangsrechnung
    | Welche Belegnummer hat die Rechnung? | Beleg-Nr. der Rechnung | Nummer dieses Rechnungsbelegs
    | Eindeutige Rechnungskennung | Welche Nummer hat der Lieferant seiner Rechnung gegeben?
    | Lies die Rechnungsnummer aus. | Trage die Rechnungsnummer ein. | Honorarnotennummer | Nummer der Honorarnote
    | Welche Rechnungs-ID ist vermerkt? | welche rechnung ist das, nummer | Rechnungsnummer laut Beleg
    | Wie ist die Rechnung nummeriert? | Rechnungsnummer des Lieferanten | Nummer der vorliegenden Rechnung
    | Unter welcher Rechnungsnummer muss ich das verbuchen? | Rechnung mit welcher Nr.?
invoice_date = Rechnungstag | Fakturadatum | Fakturierungsdatum? | Tag der Rechnungsstellung
    | Datum der Rechnungsstellung | Rg.-Datum | RE-Datum | Re-Dat. | Wann wurde fakturiert?
    | Wann hat der Lieferant die Rechnung gestellt? | Datum der Faktura | Welches Rechnungsdatum soll ich verbuchen?
    | Von welchem Tag stammt die Rechnung? | An welchem Tag wurde die Rechnung ausgefertigt?
    | Ausfertigungsdatum der Rechnung | Wann wurde mir das in Rechnung gestellt? | rechnung datum | rechnungsdat.
    | invoice date | Wann ist die Rechnung herausgegangen? | Rechnungsstellung am | Rechnung ausgestellt am
    | Wie alt ist die Rechnung, von welchem Tag? | Mit welchem Datum ist die Rechnung versehen?
    | Auf welchen Tag ist die Rechnung ausgestellt? | Erstellungsdatum der Rechnung | Rechnungserstellung wann?
    | Wann wurde die Faktura erstellt? | Belegdatum der Rechnung | Datum des Rechnungsbelegs
    | Lies das Rechnungsdatum aus. | Trage das Rechnungsdatum ein. | Tag der Ausstellung der Rechnung
    | Unter welchem Datum wurde abgerechnet? | Wann wurde das abgerechnet? | Datum der Rechnungslegung
    | Rechnungslegung am
due_date = Fälligkeitstag | Fälligkeitstermin? | Zahlungsfälligkeit | Datum der Fälligkeit | Letzter Zahltag
    | Zahlungsfrist bis wann? | Zahlungsfrist endet am | Bis spätestens wann muss das Geld da sein?
    | Bis wann erwartet der Lieferant das Geld? | Wann läuft die Zahlungsfrist ab? | Wann wird die Forderung fällig?
    | Wann muss die Rechnung beglichen sein? | Bis wann ist die Rechnung zu begleichen?
    | Bis zu welchem Tag muss ich überweisen? | bis wann zahlen | bis wann überweisen | Stichtag für die Zahlung
    | Zahlungsstichtag | Abbuchungsdatum | An welchem Tag wird der Betrag eingezogen? | Datum des Lastschrifteinzugs
    | Einzugsdatum | Wann wird die Lastschrift eingezogen? | Wann muss der Betrag auf dem Konto eingegangen sein?
    | Zahlungseingang spätestens bis | Ich will pünktlich überweisen: bis wann? | Fällig per | Netto-Fälligkeit
    | zahlbar spätestens | Einzahlungsfrist | Deadline für die Zahlung | Wann ist der letzte Tag zum Bezahlen?
    | Zahlung erbeten bis | due date | Zu begleichen bis
delivery_date = Liefertag | Auslieferungsdatum | Zustelldatum | Zustellung am | Versanddatum? | Versandtag
    | Wann wurde ausgeliefert? | Wann wurde die Ware zugestellt? | Wann ist die Ware angekommen?
    | Wann ging die Ware raus? | Wann wurde das Paket verschickt? | Absendedatum der Ware | Tag der Leistung
    | Datum der Leistungserbringung | Wann wurde die Arbeit ausgeführt? | Ausführungsdatum | Ausführungstag der Arbeiten
    | Leistungstag? | Leistungsdatum laut Rechnung | Wann hat die Dienstleistung stattgefunden? | geliefert am
    | ausgeliefert am | Leistung erbracht am | Liefer- und Leistungsdatum | Liefertermin? | Wann soll die Ware kommen?
    | Anlieferdatum | Anlieferung am | Datum des Warenausgangs | Übergabedatum der Ware
    | Wann hat der Kunde die Ware erhalten? | Wann wurde die Bestellung geliefert? | Zeitpunkt der Lieferung
    | wann geliefert | delivery date | Lies das Lieferdatum aus.
order_date = Bestelltag | Bestelleingang am | Auftragseingang wann? | Bestellt am? | Auftrag von welchem Datum?
    | Wann ging der Auftrag ein? | Wann habe ich das bestellt? | An welchem Tag wurde die Bestellung aufgegeben?
    | Datum der Auftragserteilung | Datum des Kaufauftrags | Wann wurde die Bestellung ausgelöst? | Best.-Datum
    | bestellung datum | order date
order_number = Bestellkennung | Bestell-ID | Auftragskennung | Auftrags-ID? | Ordernummer | Best.-Nr. | PO-Nr.
    | PO number | Bestellreferenz | Auftragsnr. auslesen | Nummer des Kaufauftrags | Wie ist die Bestellung nummeriert?
    | Auf welche Bestellung bezieht sich die Rechnung? | Unter welcher Nummer wurde bestellt?
    | Unter welcher Nummer läuft der Auftrag? | Welche Order gehört dazu? | Bestellnummer des Kunden
    | Welche Bestellnummer hat der Käufer angegeben? | Nummer der Kundenbestellung | Purchase-Order-Nummer
    | Einkaufsbestellnummer | Bestellnr vom Einkauf | Zugehörige Bestellung | Zugehöriger Auftrag
    | zu welcher bestellung gehört das | Bestellung mit welcher Nummer? | Ihre Bestellnummer | Kundenauftragsnummer
    | Abrufnummer der Bestellung | Nummer des Abrufauftrags | Welche Auftragsnummer muss ich bei Fragen nennen?
    | Bestellnummer aus dem Onlineshop | Trage die Bestellnummer ein. | Auftragsbestätigungsnummer | AB-Nr.
    | Nummer der Auftragsbestätigung
customer_number = Kundenkennung | Kunden-ID | Kd-Nr bitte | Kundenkonto? | Kundenkontonummer | Debitoren-Nr.?
    | Debitor Nr. | Debitorenkonto des Kunden | Mitgliedsnummer | Mitglieds-Nr. | Mitgliedsnummer des Kunden?
    | Klientennummer | Mandantennummer | Käufernummer | Abnehmernummer | Teilnehmernummer des Kunden
    | Welche Nummer habe ich als Kunde? | Unter welcher Nummer bin ich beim Lieferanten registriert?
    | Unter welcher Kundennummer bin ich gespeichert? | Welche Nummer muss ich als Kunde am Telefon angeben?
    | Kundennummer beim Lieferanten | Unsere Kundennummer beim Lieferanten | Ihre Kundennr. | meine kundennummer
    | customer no | Welche Debitorennummer hat der Rechnungsempfänger? | Wie werde ich als Kunde geführt, welche Nummer?
    | Geschäftspartnernummer | Geschäftspartner-Nr.? | Kundenkennzahl | Kundencode
    | Kundennummer des Rechnungsempfängers | Lies die Kundennummer aus. | Nummer, unter der der Käufer angelegt ist
    | Kundenkartennummer
contract_number = Vertrags-ID | Vertragszeichen | Nr. des Vertrages | Vertragskontonummer | VK-Nummer | Abonummer
    | Abo-Nr.? | Abonnementnummer | Nummer des Abos | Mietvertragsnummer | Nummer des Mietvertrags
    | Leasingvertragsnummer | Darlehensnummer | Kreditvertragsnummer | Mobilfunkvertrag Nummer
    | Welche Vertragsnummer gebe ich bei der Kündigung an? | Unter welcher Nummer läuft der Vertrag?
    | Welche Nummer hat mein Abo? | Wie ist der Vertrag nummeriert? | Zu welchem Vertrag gehört diese Abrechnung?
    | Auf welchem Vertrag beruht die Rechnung? | Rahmenvertragsnummer | Rahmenvertrag Nr.? | Wartungsvertrag Nr.
    | Servicevertragsnummer | Stromvertrag Nummer | Vertragsnummer laut Schreiben | vertragsnr auslesen
    | meine vertragsnummer | contract no | Welches Vertragskonto wird abgerechnet? | Für welches Abonnement ist das?
    | Vertragsreferenz | Trage die Vertragsnummer ein. | Kontraktnummer | Kontrakt-Nr.
delivery_note_number = LS-Nr. | LS-Nummer | Nummer des Lieferscheins | Nr. vom Lieferschein | Lieferbelegnummer
    | Warenbegleitschein Nr. | Zu welchem Lieferschein gehört die Ware?
    | Auf welchen Lieferschein bezieht sich die Rechnung? | Wie ist der Lieferschein nummeriert? | Liefernummer
    | Lieferungsnummer | Zugehöriger Lieferschein | Mit welchem Lieferschein kam die Ware?
    | Nummer der Lieferung laut Lieferschein
tracking_number = Tracking-ID | Tracking-Code | Sendungs-ID | Sendungsverfolgungsnummer | Paket-Nr.?
    | Paketverfolgung Nummer | Paketscheinnummer | Frachtbriefnummer | Nummer zur Sendungsverfolgung | Sendungscode
    | Wo ist mein Paket, unter welcher Nummer? | Welche Nummer hat das Paket? | Identcode der Sendung
    | Barcode-Nummer des Pakets | sendung verfolgen nummer
project_number = Projekt-Nr. | Projekt-ID | Projektkennung | Projektkürzel | Welchem Projekt ist der Beleg zugeordnet?
    | Bauvorhaben? | Baustelle? | Für welche Baustelle ist das? | Objektnummer | Um welches Objekt geht es?
    | Auf welche Kostenstelle wird gebucht? | Komm.-Nr.? | Welche Kommission ist angegeben? | Nummer des Bauvorhabens
quote_number = Offertnummer | Offerte Nr.? | Welche Offerte liegt zugrunde? | Ang.-Nr. | Angebots-ID | Angebotskennung
    | Kostenvoranschlagsnummer | Nummer des Kostenvoranschlags | KV-Nr. | KVA-Nummer
    | Auf welches Angebot bezieht sich das? | Zu welchem Angebot gehört der Auftrag? | Wie ist das Angebot nummeriert?
    | Welche Angebotsnummer ist vermerkt? | angebot nummer
credit_note_number = GS-Nr. | Gutschriftsnr. | Gutschriftnummer | Belegnummer der Gutschrift | Stornorechnungsnummer
    | Stornobeleg Nr. | Nummer der Stornorechnung | Rechnungskorrektur Nr. | Nummer der Rechnungskorrektur
    | Korrekturrechnung Nummer | Unter welcher Nummer wurde gutgeschrieben? | Wie ist die Gutschrift nummeriert?
    | Welche Nummer trägt der Storno?
receipt_number = Kassenbonnummer | Kassenzettel Nummer | Nummer vom Kassenzettel | Nummer des Kassenbons
    | Nr. der Quittung | Kassenbelegnummer | Kassenbeleg Nr. | Paragon Nr. | Wie ist der Kassenbon nummeriert?
    | Unter welcher Nummer wurde quittiert?
reference = Ref.-Nr. | Ref.? | Referenzcode | Referenzkennung | Ihre Referenz des Bestellers | Geschäftszeichen | Az.
    | Zeichen des Schreibens | Unsere Referenz? | Ihr Zeichen lautet wie?
    | Unter welchem Zeichen wird der Vorgang geführt? | Welches Aktenzeichen hat das Schreiben? | Vorgangsnummer
    | Bearbeitungsnummer des Vorgangs | Vorgangszeichen | Welches Geschäftszeichen soll bei Antwort angegeben werden?
    | Bezugszeichen
payment_reference = Zahlungszweck | VWZ | Buchungszeichen | Kassenzeichen? | Buchungstext für die Überweisung
    | Betreff der Überweisung | Welcher Text kommt in die Überweisung? | Zahlungsreferenznummer | QR-Referenz
    | ESR-Referenznummer | Referenznummer auf dem Einzahlungsschein | Mandatsreferenz? | Mandatsnummer der Lastschrift
    | Was muss ich bei der Zahlung angeben? | Bei Zahlung angeben | Welches Kassenzeichen gebe ich an?
    | Ich überweise gerade: welcher Verwendungszweck?
total = Total | Gesamt brutto | Brutto gesamt | Bruttorechnungsbetrag | Fakturabetrag | Rechnungstotal | Endsumme
    | Schlussbetrag | Endpreis inkl. Steuer | Gesamtkosten | Was macht das insgesamt? | Was macht das alles zusammen?
    | Wie viel macht die Rechnung aus? | Auf welchen Betrag lautet die Rechnung?
    | Auf wie viel beläuft sich die Rechnung? | Wie teuer war der Einkauf insgesamt?
    | Betrag einschließlich Mehrwertsteuer | Summe mit Steuer | Preis mit MwSt. insgesamt | Rechnungsendbetrag
    | Forderungsbetrag der Rechnung | Welche Summe wird in Rechnung gestellt?
    | Wie lautet der Rechnungsbetrag inkl. USt.? | Gesamtbetrag inkl. Umsatzsteuer | total inkl. mwst
    | Rechnungsbetrag in Summe | Rechnungsbetrag auslesen | Welcher Betrag steht ganz unten als Gesamtsumme? | Bonsumme
    | Kassenbon Gesamtsumme | Was kostet der ganze Spaß? | Wie hoch fällt die Rechnung aus? | Gesamtwert brutto
    | Überweisungsbetrag | Wie viel soll ich überweisen? | Zahlungsbetrag laut Rechnung
net_total = Netto gesamt | Total netto | Totalbetrag exkl. MWST | Total exkl. MwSt. | Nettowert | Nettorechnungsbetrag
    | Nettogesamtbetrag | Netto-Summe aller Positionen | Warenwert netto | Nettowarenwert | Steuerpflichtiger Betrag
    | Bemessungsgrundlage | Bemessungsgrundlage der Umsatzsteuer | Steuerbasis | Nettoentgelt | Entgelt ohne Steuer
    | Subtotal | Summe exkl. USt. | Summe vor Mehrwertsteuer | Preis ohne Mehrwertsteuer insgesamt
    | Was kostet es vor Steuern? | Auf welchen Betrag wird die Steuer gerechnet?
    | Wie hoch ist die Rechnung ohne Umsatzsteuer? | Rechnungssumme ohne Steuer | betrag exkl mwst | gesamt ohne mwst
    | Netto laut Rechnung | Summe der Positionen vor Steuer | Welcher Betrag bleibt ohne die Mehrwertsteuer?
    | Zwischentotal | Betrag exklusive Umsatzsteuer | Wie viel beträgt die Rechnung netto?
    | Wie hoch ist der Warenwert ohne Steuer? | Lies den Nettobetrag aus. | Nettoumsatz des Belegs | Nettoauftragswert
tax_amount = USt | MwSt-Summe | Vorsteuer | Vorsteuerbetrag | Wie viel Vorsteuer kann ich ziehen?
    | Summe der Umsatzsteuer | Summe der Mehrwertsteuer | Enthaltene Mehrwertsteuer | enthaltene MwSt.
    | darin enthaltene Steuer | Ausgewiesene Umsatzsteuer | Welche Steuer ist ausgewiesen?
    | Wie viel Mehrwertsteuer ist ausgewiesen? | Steuersumme | Steuern gesamt | Gesamtsteuer | Steueranteil
    | Mehrwertsteueranteil in Euro | Wie viel geht ans Finanzamt? | Wie viel Euro davon sind Steuern?
    | Wie viel MwSt. kommt noch drauf? | Was kommt an Umsatzsteuer dazu? | zzgl. MwSt. wie viel? | plus USt. in Euro
    | Höhe der Umsatzsteuer | Höhe der Mehrwertsteuer | ust in euro | Steuerbetrag auslesen | Betrag der Steuer
    | Welcher Umsatzsteuerbetrag wird verrechnet? | Umsatzsteuerbetrag laut Rechnung
    | Welchen Betrag macht die MwSt. aus? | Wie viel Steuer steckt in der Rechnung? | Steuer absolut
    | Mehrwertsteuer in Franken
tax_rate = Mehrwertsteuer in Prozent | USt. in % | MwSt-% | Prozentsatz der Steuer | Steuer-Prozentsatz
    | Umsatzsteuersatz | Umsatzsteuersatz in Prozent? | St.-Satz | Steuerprozente | Wie viel Prozent Umsatzsteuer?
    | Wie viel Prozent Steuer werden aufgeschlagen? | Mit wie viel Prozent wird versteuert?
    | Mit welchem Satz wird besteuert? | Welcher Satz wird bei der Mehrwertsteuer angewandt?
    | Ermäßigter oder voller Steuersatz? | 7 oder 19 Prozent? | 19 % oder 7 % MwSt.? | 20 oder 10 Prozent USt.?
    | 8,1 oder 2,6 Prozent MWST? | Regelsteuersatz oder ermäßigt? | Angewandter MwSt.-Satz | Steuersatz der Rechnung
    | Wie hoch ist der Prozentsatz der Umsatzsteuer? | mwst prozent | vat rate | Steuerschlüssel in Prozent
    | Zu welchem Steuersatz wurde fakturiert? | Lies den Steuersatz aus. | Trage den Steuersatz ein.
    | Welcher Prozentsatz kommt als Steuer hinzu? | Prozent Mehrwertsteuer auf der Rechnung
    | Umsatzsteuer zu wie viel Prozent? | Höhe des Steuersatzes
shipping_cost = Versand | Versandkostenpauschale | Versandpauschale? | Lieferpauschale | Liefergebühr | Zustellgebühr?
    | Portokosten | Portogebühren | Frachtkosten | Frachtgebühr | Transportkosten? | Speditionskosten
    | Kosten der Zustellung | Wie viel Porto wurde berechnet? | Wie viel zahle ich für den Versand?
    | Was wird für den Transport verlangt? | Porto & Verpackung | P&V | Aufpreis für die Lieferung
discount = Preisnachlass | Preisnachlass insgesamt? | Abzug | Rabattbetrag | Rabattsumme | Ermäßigung | Vergünstigung
    | Ersparnis? | Wie viel habe ich gespart? | Wie viel Nachlass habe ich bekommen? | Welcher Rabatt wurde abgezogen?
    | Skontobetrag | abzgl. Rabatt | Gutschein eingelöst, wie viel? | Gutscheinwert | Mengenrabatt | Kundenrabatt?
    | Um wie viel wurde es billiger? | Preisminderung
amount_paid = Angezahlter Betrag | Geleistete Anzahlung | Vorauszahlung? | Akonto | Akontozahlung | A-conto-Zahlung
    | Geleistete Abschläge | Abschläge gesamt | Erhaltene Zahlungen | Bisherige Zahlungen | Bisher gezahlt
    | Zahlungseingang in welcher Höhe? | Was ist schon überwiesen worden? | Wie viel hat der Kunde bisher bezahlt?
    | Wie viel wurde bar gegeben? | Gegeben | Bar erhalten | Beglichener Betrag | Schon beglichen
    | abzüglich Vorauszahlungen
balance_due = Restsumme | Restzahlung? | Resttotal | Restsaldo | Offener Rest | Ausstehender Betrag | Ausstehende Summe
    | Außenstand | Verbleibender Betrag | Verbleibende Forderung | Verbleibende Zahlung | Noch zu zahlen
    | noch zu bezahlen | noch zu begleichender Betrag | Nachzahlung? | Nachzahlungsbetrag
    | Wie viel muss ich nachzahlen? | Wie viel steht noch aus? | Was schulde ich noch? | Welche Summe fehlt noch?
    | Was bleibt zu zahlen übrig? | Was bleibt nach Abzug der Anzahlung? | Wie hoch ist die offene Forderung?
    | Neuer Saldo | Endsaldo | Aktueller Saldo | Saldo zu Ihren Lasten | Saldo zu unseren Gunsten | Schlusssaldo
    | Wie hoch ist der neue Saldo? | Schlusszahlung | rest offen | betrag offen | Offene Summe nach Zahlung
    | Ungezahlter Betrag | Welcher Restbetrag muss noch überwiesen werden? | Restliche Zahlungsverpflichtung
previous_balance = Saldovortrag | Vortrag | Saldo Vormonat | Vorsaldo | Anfangssaldo | Anfangsbestand des Kontos
    | Eröffnungssaldo | Kontostand alt | Kontostand zu Beginn | Wie war der Saldo am Anfang? | Letzter Saldo?
    | Saldo der letzten Abrechnung | Rückstand aus Vormonaten | Was war aus der letzten Rechnung noch offen? | Saldo alt
currency = Rechnungswährung | Belegwährung | Zahlungswährung | Währungskürzel | ISO-Währung | Währungszeichen
    | Währungseinheit | Geldeinheit | Landeswährung der Beträge | Devise | Währungsangabe | Währung der Rechnung
    | Währung der Beträge | Währg. | waehrung | In welcher Währung wird abgerechnet?
    | In welcher Währung muss ich zahlen? | In welcher Währung sind die Beträge angegeben?
    | In welcher Währung wird fakturiert? | In welcher Währung lauten die Preise? | In welchem Geld wird gerechnet?
    | Sind das Euro oder Dollar? | Sind die Beträge in Euro? | EUR oder CHF? | EUR, USD oder CHF?
    | Beträge in welcher Währung? | Alle Beträge in? | Welche Währung steht bei den Beträgen?
    | Welche Währung gilt hier? | Welches Währungskürzel steht auf dem Beleg? | Lies die Währung aus.
    | Trage die Währung ein. | Auf welche Währung lautet der Beleg? | currency | Fakturawährung
    | Welche Devise ist angegeben?
iban = IBAN-Nr. | IBAN vom Lieferanten | IBAN der Firma | IBAN des Rechnungsstellers | IBAN des Zahlungsempfängers
    | IBAN des Kontoinhabers | IBAN für die Überweisung | IBAN für die Zahlung | Internationale Bankkontonummer
    | International Bank Account Number | Empfänger-IBAN | Konto (IBAN) | Kontoverbindung IBAN | Bankverbindung mit IBAN
    | iban bitte | iban auslesen | welche iban | Lies die IBAN aus. | Kopiere die IBAN. | Trage die IBAN ein.
    | Ich möchte überweisen: auf welches Konto? | Wohin soll das Geld? | Wohin überweise ich den Betrag?
    | Auf welches Konto muss der Betrag gezahlt werden? | Auf welches Bankkonto soll die Zahlung gehen?
    | Welches Konto soll ich für die Überweisung nehmen? | Auf welches Konto möchte der Verkäufer das Geld?
    | Welche IBAN gebe ich im Onlinebanking ein? | Welche IBAN steht in der Fußzeile? | An welche IBAN zahle ich?
    | Überweisungskonto | Zielkonto der Überweisung | Empfängerkonto | Konto des Zahlungsempfängers | QR-IBAN
    | Gutschriftskonto des Lieferanten
bic = SWIFT-BIC | SWIFT-Adresse | SWIFT-Kennung | SWIFT-Nummer | BIC-Nummer | BIC-Kennung | Bank Identifier Code
    | Internationale Bankleitzahl | Internationaler Bankcode | Internationale Bankkennung | Bankkennung BIC
    | BIC vom Lieferanten | BIC des Zahlungsempfängers | BIC des Kontos | BIC der Empfängerbank | BIC zur IBAN
    | BIC für die Überweisung | BIC für Auslandsüberweisung | Welcher SWIFT-Code gehört zur Bank?
    | Welchen SWIFT-Code hat das Kreditinstitut? | Welchen BIC brauche ich für die Überweisung?
    | Wie lautet der SWIFT-Code? | Wie ist der BIC der Bank? | Ich überweise aus dem Ausland: welcher SWIFT?
    | Welcher Code identifiziert die Bank international? | Welcher BIC ist angegeben? | Was ist der SWIFT?
    | Finde den SWIFT-Code. | Gib mir den BIC. | Lies den BIC aus. | Trage den BIC ein. | swift bitte | bic auslesen
    | BIC laut Bankverbindung | Swift der Hausbank
account_number = Kto.-Nr. | Kontonummer des Lieferanten | Kontonummer bei der Bank | Postkonto | Postkontonummer
    | PC-Konto | Postscheckkonto | Girokontonummer | Alte Kontonummer neben der Bankleitzahl
    | Welche Nummer hat das Bankkonto? | Wie ist die Kto.-Nr.? | Kontonummer zur BLZ | Nationale Kontonummer
sort_code = BLZ der Hausbank | BLZ des Kreditinstituts | Nationale Bankleitzahl | Nationale Bankkennung
    | Bankclearing-Nummer | Clearing-Nr.? | BC-Nr. | BC-Nummer der Bank | Welche BLZ gehört zum Konto?
    | Wie lautet die BLZ? | achtstellige Bankleitzahl | Nenne die BLZ. | blz kreditinstitut
bank_name = Bankname | Bankinstitut | Geldinstitut | Geldhaus | Hausbank | Hausbank des Lieferanten | Hausbank der Firma
    | Kontoführendes Institut | Kontoführendes Kreditinstitut | Empfängerbank | Bank des Zahlungsempfängers
    | Bank des Empfängers | Bank des Rechnungsstellers | Bank des Verkäufers | Bank der Firma | Name des Kreditinstituts
    | Name des Geldinstituts | Name der Sparkasse oder Bank | Sparkasse oder Volksbank? | Welche Sparkasse ist genannt?
    | Welches Geldinstitut führt das Konto? | Welches Kreditinstitut ist aufgeführt? | Wie heißt das Kreditinstitut?
    | Wie heißt das Geldinstitut? | Bei welchem Institut hat die Firma ihr Konto?
    | Bei welcher Bank hat der Verkäufer sein Konto? | Wo hat der Lieferant sein Konto? | Wo wird das Konto geführt?
    | An welche Bank geht die Überweisung? | Zu welcher Bank gehört die IBAN?
    | Welche Bank steht bei der Bankverbindung? | Bankverbindung, welche Bank? | bei welcher bank
    | Lies den Namen der Bank aus. | Trage die Bank ein. | Wie nennt sich die Bank?
account_holder = Inhaber des Kontos | Kontobesitzer | Kontoeigentümer | Wessen Konto ist das?
    | Auf welchen Namen läuft das Konto? | Unter welchem Namen wird das Konto geführt? | Konto lautend auf
    | Konto lautet auf wen? | Begünstigter | Begünstigte | Name des Begünstigten | Wer ist der Begünstigte?
    | Begünstigter der Überweisung | Zahlungsbegünstigter | Zahlbar an | Zahlbar an wen? | Zu Gunsten von
    | zugunsten von wem? | Empfänger der Überweisung | Empfänger der Zahlung | Name des Zahlungsempfängers
    | Überweisungsempfänger | Wen trage ich als Empfänger der Überweisung ein?
    | Welcher Name gehört in das Feld Kontoinhaber? | Welcher Empfängername kommt auf die Überweisung?
    | An wen ist die Überweisung auszustellen? | Einzahlung für | Einzahlung zugunsten von | Endbegünstigter
    | Gutschrift zugunsten von | kontoinhaber name | Lies den Kontoinhaber aus. | Trage den Kontoinhaber ein.
    | Nenne den Kontoinhaber. | Welcher Kontoinhaber ist angegeben? | Auf wen ist das Bankkonto ausgestellt?
vat_id = USt.-IdNr. der Firma | UID-Nr. | UID der Firma | UID des Lieferanten | UID des Ausstellers | ATU-Nummer
    | ATU-Nummer des Rechnungsstellers | DE-Nummer des Lieferanten | MWST-Nr. | MWST-Nr. der Firma
    | Mehrwertsteuernummer | Mehrwertsteuernummer des Verkäufers | Mehrwertsteuer-Identifikationsnummer | CHE-Nummer
    | Unternehmens-Identifikationsnummer | EU-Steuernummer | EU-Umsatzsteuernummer des Lieferanten
    | Europäische Steuer-ID der Firma | VAT-Nummer | VAT-ID des Verkäufers | USt-IdNr. des Rechnungsstellers
    | USt-Identnummer | Umsatzsteuer-Identnummer | Umsatzsteuer-ID vom Aussteller | ID-Nummer für die Umsatzsteuer
    | Wie ist die UID? | Wie lautet die UID-Nummer des Unternehmens? | Welche UID hat der Rechnungsaussteller?
    | Welche MWST-Nummer hat das Unternehmen? | Unter welcher USt-ID ist der Lieferant registriert?
    | Unter welcher UID tritt der Verkäufer auf? | Ich brauche die USt-ID des Ausstellers. | ust id verkäufer
    | ust-idnr lieferant | Lies die USt-IdNr. aus. | Trage die USt-ID des Lieferanten ein.
customer_vat_id = USt-ID Kunde | USt-IdNr. des Käufers | USt-ID des Rechnungsempfängers | UID des Kunden | UID Kunde
    | UID-Nummer des Empfängers | Ihre UID | Ihre UID-Nr.? | Ihre USt-ID | Ihre Umsatzsteuer-ID?
    | Umsatzsteuer-Identifikationsnummer des Kunden | Mehrwertsteuernummer des Kunden | MWST-Nr. des Kunden
    | VAT-Nummer des Käufers | Welche USt-ID hat der Käufer? | Welche UID hat der Leistungsempfänger?
    | EU-Steuernummer des Abnehmers
tax_number = SteuerNr des Lieferanten | Steuernummer des Lieferanten | Steuernummer des Verkäufers
    | Steuernummer des Rechnungsstellers | Steuernummer des Ausstellers | Steuernummer des Unternehmens
    | Steuernummer beim Finanzamt | Finanzamt-Nummer | Finanzamtsnummer | Nationale Steuernummer | Deutsche Steuernummer
    | Unsere Steuernummer | Steuerliche Nummer der Firma | Steuerliche Registrierungsnummer | Steuerkennzahl
    | Steuer-Identifikation beim Finanzamt | Unter welcher Steuernummer wird die Firma geführt?
    | Unter welcher Nummer führt das Finanzamt die Firma? | Welche Nummer hat das Finanzamt dem Verkäufer gegeben?
    | Vom Finanzamt erteilte Steuernummer | Welche Steuernummer steht auf der Rechnung?
    | Welche Steuernummer hat der Rechnungssteller? | Welche Steuernummer ist unten angegeben?
    | Wie ist die Steuernummer des Unternehmens? | Wie lautet die St.-Nr.? | Gib mir die Steuernummer.
    | Lies die Steuernummer aus. | Suche die Steuernummer. | Trage die Steuernummer ein. | steuernummer aussteller
    | st nr firma | Steuernummer mit Schrägstrichen | Beim Finanzamt geführt unter Nr. | FA-Steuernummer
company_register = HRB-Nr. | HRA-Nummer | HR-Nr. | HR-Eintrag | Handelsregistereintrag | Handelsregister-Nr.?
    | Registergericht und Nummer | FN-Nummer | Firmenbuchnummer des Unternehmens | Firmennummer im Handelsregister
    | Wie lautet die Firmenbuchnummer? | Wo ist die Firma im Register eingetragen? | Welche HRB hat die Gesellschaft?
    | Eintragung beim Amtsgericht | Vereinsregisternummer | Genossenschaftsregister Nr. | Eingetragen unter HRB
managing_director = GF | Geschäftsleitung | Geschäftsführerin | Geschäftsleiter | Firmenchef
    | Wer ist der Chef der Firma? | Wer führt die Geschäfte? | Inhaber der Firma | Firmeninhaber | Wem gehört die Firma?
    | Vorstand? | Vorstandsvorsitzender | Gesetzlicher Vertreter der GmbH | Vertreten durch wen?
    | Wer vertritt die Gesellschaft? | Direktor der Firma | CEO
phone = Tel-Nr der Firma | Telefonnr. | Fon | Festnetz | Festnetznummer | Festnetznummer der Firma | Durchwahl | Hotline
    | Service-Hotline? | Servicenummer | Kundentelefon | Telefonkontakt | Telefonischer Kontakt | Telefonanschluss
    | Telefonverbindung | Fernsprecher | Anrufnummer | Nummer zum Anrufen | Nummer des Kundendienstes
    | Telefonnummer des Lieferanten | Telefonnummer des Kundenservice | Telefonnummer für Rückfragen
    | Welche Nummer kann ich wählen? | Welche Nummer muss ich anrufen? | Welche Nummer hat die Hotline?
    | Unter welcher Telefonnummer erreicht man den Lieferanten? | Wie erreiche ich die Firma telefonisch?
    | Wie kann ich dort anrufen? | Ich möchte dort anrufen, unter welcher Nummer? | Bei Fragen anrufen unter
    | Telefonisch erreichbar unter | tel nummer | telefon firma | Lies die Telefonnummer aus.
    | Trage die Telefonnummer ein. | Welche Durchwahl ist angegeben?
fax = Fax-Nr. | Telefax-Nr.? | Telefaxanschluss | Faxanschluss | Faxgerät Nummer | Faxrufnummer | Faxkontakt
    | Faxverbindung | Telefax der Firma | Faxdurchwahl | Nummer für Faxe | Nummer zum Faxen | Nummer des Faxgeräts
    | Fax des Lieferanten | Fax der Firma | Faxnummer der Firma | Faxnummer des Lieferanten | Faxnummer des Verkäufers
    | Faxnummer für die Bestellung | Wie lautet die Telefaxnummer? | Wie ist die Faxnummer? | Was ist die Faxnummer?
    | Wohin kann ich ein Fax schicken? | Wohin soll ich faxen? | An welche Nummer kann ich faxen?
    | An welche Faxnummer schicke ich das? | Unter welcher Nummer empfängt die Firma Faxe?
    | Welche Telefaxnummer hat das Unternehmen? | Hat die Firma ein Fax, welche Nummer? | Per Fax erreichbar unter
    | Ich will ein Fax senden: Nummer? | Nenne die Faxnummer. | Gib mir die Faxnummer. | Lies die Faxnummer aus.
    | Trage die Faxnummer ein. | fax nummer firma
mobile = Handy-Nr. | Mobil-Nr. | Mobiltelefon | Mobiltelefonnummer | Mobilfunk? | Mobile | Natel | Natelnummer
    | Smartphone-Nummer | Nummer vom Handy | Unter welcher Handynummer ist er erreichbar? | Wie erreiche ich ihn mobil?
    | Mobil erreichbar unter | Wie lautet die Handynummer?
email = Elektronische Adresse | Adresse für E-Mails | Adresse mit dem @ | E-Mail-Kontakt | Mailkontakt
    | Kontakt per Mail | Kontakt per E-Mail | Postfach für E-Mails | E-Mail-Postfach | E-Mail des Lieferanten
    | E-Mail der Firma | E-Mail-Adresse des Verkäufers | E-Mail-Adresse des Ansprechpartners | E-Mail für Rückfragen
    | Mailadresse der Firma | Mailadresse des Kundendienstes | Welche Mailadresse hat die Firma?
    | Welche Mailadresse ist vermerkt? | Wie lautet die Mailadresse? | Wie erreiche ich die Firma per Mail?
    | Wie kann ich der Firma mailen? | An welche Adresse kann ich mailen?
    | An welche E-Mail-Adresse schicke ich meine Frage? | Wohin schicke ich eine Mail? | Wohin kann ich mailen?
    | Ich möchte eine Mail schreiben, an wen? | Unter welcher E-Mail ist der Lieferant erreichbar?
    | Per E-Mail erreichbar unter | Mail an | mail adresse firma | email auslesen | Lies die E-Mail-Adresse aus.
    | Trage die E-Mail ein. | Gib mir die E-Mail-Adresse.
website = Website | Webauftritt | Webpräsenz | Internetauftritt | Internetpräsenz | Internetseite der Firma | Web
    | URL der Firma | Link zur Firma | Link zur Homepage | Domain | Domain der Firma | Homepage des Lieferanten
    | Homepage der Firma | Website des Verkäufers | Webseite des Anbieters | Onlineshop | Adresse des Onlineshops
    | Webshop | Adresse im Internet | Adresse im Netz | Seite im Netz | Onlineauftritt | Wie heißt die Homepage?
    | Wie lautet die Webadresse? | Wie lautet die URL? | Wie ist die Website? | Welche Internetseite ist angegeben?
    | Welche Homepage hat der Verkäufer? | Wo finde ich die Firma im Internet? | Wo finde ich die Firma online?
    | Unter welcher Adresse ist die Firma im Web? | Auf welcher Seite finde ich mehr im Internet?
    | Besuchen Sie uns im Internet unter | www adresse | webseite firma | Lies die Webadresse aus.
    | Trage die Website ein.
contact_person = Ansprechpartnerin | Kontaktperson bei der Firma | Kontakt, welche Person? | Bearbeiterin
    | Bearbeitet von | Sachbearbeiterin | Sachbearbeitung | Zuständige Person | Zuständiger Mitarbeiter
    | Zuständiger Sachbearbeiter | Zuständiger Bearbeiter | Zuständig für den Vorgang | Betreuer des Vorgangs
    | Ihr Ansprechpartner | Ihre Ansprechpartnerin? | z. Hd. | zu Händen von wem? | zuhanden | Für Rückfragen zuständig
    | Wen kann ich bei Fragen kontaktieren? | Wen kann ich fragen? | An wen richte ich Rückfragen?
    | Wer hilft bei Rückfragen weiter? | Wer betreut diesen Vorgang? | Wer bearbeitet den Vorgang?
    | Wer ist der Sachbearbeiter? | Wer ist meine Kontaktperson? | Wie heißt der Sachbearbeiter?
    | Wie heißt die Ansprechpartnerin? | Mit wem soll ich sprechen? | Mit wem habe ich es zu tun?
    | Wer kümmert sich darum? | Name des Bearbeiters | ansprechpartner name | Lies den Ansprechpartner aus.
salesperson = Verkäuferin | Vertreter | Handelsvertreter | Außendienst | Außendienstmitarbeiter | Vertriebsmitarbeiter
    | Vertriebsmitarbeiterin | Vertriebler | Verkaufsberaterin | Berater? | Ihr Berater
    | Welcher Kundenberater ist angegeben? | Wer hat mich beim Kauf beraten? | Welcher Mitarbeiter hat verkauft?
    | Wer vom Vertrieb ist zuständig? | Verkaufsmitarbeiter | Verkauf durch wen?
seller_name = Kreditor | Kreditorname | Lieferantenname | Name des Anbieters | Name des Rechnungsausstellers
    | Rechnungsaussteller | Rechnungsleger | Anbieter | Händler | Händlername | Geschäft, bei dem gekauft wurde
    | Leistungserbringer | Auftragnehmer | Gläubiger | Gläubiger der Forderung | Forderungssteller | Verkaufende Firma
    | Ausstellende Firma | Liefernde Firma | Verkaufendes Unternehmen | Wer ist der Lieferant? | Wer ist der Kreditor?
    | Wer fordert das Geld? | Wer verlangt den Betrag? | Wer hat die Leistung erbracht? | Wer hat mir das verkauft?
    | Wer hat fakturiert? | Bei wem wurde eingekauft? | Bei welcher Firma wurde gekauft?
    | In welchem Laden wurde gekauft? | Von welchem Händler ist der Bon? | Von welchem Unternehmen stammt die Rechnung?
    | Wem schulde ich das Geld? | lieferant name | supplier | Trage den Lieferanten ein. | Wessen Rechnung ist das?
seller_street = Straße des Verkäufers | Straße des Rechnungsstellers | Straße des Anbieters | Straße des Händlers
    | Straße des Unternehmens | Straße vom Lieferanten | Straße Lieferant | Str. Lieferant | Straße Verkäufer
    | Lieferantenstraße | Firmenstraße | Gasse oder Straße der Firma | Straße des Kreditors | Straße des Firmensitzes
    | Straße und Hausnummer der Firma | Straße und Hausnummer des Lieferanten | Hausnummer der Firma
    | Hausnummer des Verkäufers mit Straße | Straßenname in der Absenderadresse | Straßenadresse des Anbieters
    | Wie heißt die Straße der Firma? | Wie heißt die Straße des Lieferanten? | An welcher Straße liegt das Geschäft?
    | An welcher Straße liegt die Firma? | In welcher Straße befindet sich der Verkäufer?
    | In welcher Straße ist das Geschäft? | In welcher Straße hat das Unternehmen seinen Sitz?
    | In welcher Straße ist der Rechnungssteller ansässig? | Welche Straße gehört zum Verkäufer?
    | Welche Straße steht beim Aussteller? | Nenne die Straße des Lieferanten. | Gib mir Straße und Nummer der Firma.
    | Lies die Straße des Verkäufers aus. | Trage die Straße des Lieferanten ein. | strasse hausnr verkäufer
seller_postcode = PLZ des Verkäufers | PLZ des Rechnungsstellers | PLZ des Anbieters | PLZ des Händlers
    | PLZ des Unternehmens | PLZ vom Lieferanten | PLZ Lieferant | PLZ Verkäufer | PLZ Firma | PLZ des Geschäfts
    | PLZ am Firmensitz | PLZ in der Absenderadresse | Lieferanten-PLZ | Firmen-PLZ | Postleitzahl des Verkäufers
    | Postleitzahl des Lieferanten | Postleitzahl des Unternehmens | Postleitzahl des Rechnungsstellers
    | Postleitzahl des Ausstellers | Postleitzahl des Firmensitzes | Postleitzahl Lieferant | Postleitzahl vom Händler
    | Postcode der Firma | Zip-Code des Verkäufers | Welche Postleitzahl hat die Firma? | Welche PLZ hat der Lieferant?
    | Welche PLZ hat der Verkäufer? | Welche Postleitzahl gehört zur Absenderadresse? | Wie ist die PLZ der Firma?
    | Wie lautet die PLZ des Unternehmens? | In welchem Postleitzahlgebiet sitzt der Verkäufer?
    | Unter welcher PLZ ist der Aussteller ansässig? | Nenne die Postleitzahl des Lieferanten.
    | Gib mir die PLZ des Verkäufers. | Lies die PLZ der Firma aus. | Trage die PLZ des Lieferanten ein. | plz kreditor
seller_city = Ort der Firma | Ort des Verkäufers | Ort des Rechnungsstellers | Ort des Anbieters | Ort des Geschäfts
    | Ort Lieferant | Lieferantenort | Stadt des Lieferanten | Stadt des Verkäufers | Stadt des Unternehmens
    | Stadt Lieferant | Gemeinde der Firma | Firmensitz | Firmensitz, welche Stadt? | Firmenstandort | Sitz der Firma
    | Sitz der Gesellschaft | Sitz des Lieferanten | Standort der Firma | Standort des Händlers
    | Ortschaft des Verkäufers | Ortsangabe beim Lieferanten | Heimatstadt der Firma
    | Aus welcher Stadt kommt der Lieferant? | Aus welcher Stadt stammt die Firma? | Aus welchem Ort ist der Verkäufer?
    | In welcher Stadt ist das Geschäft? | In welcher Stadt ist der Händler ansässig?
    | In welchem Ort hat der Rechnungssteller seinen Sitz? | In welchem Ort sitzt die Firma?
    | Welcher Ort steht in der Absenderadresse? | Wie heißt die Stadt des Verkäufers? | Nenne den Ort des Lieferanten.
    | Lies den Ort des Verkäufers aus. | Trage den Ort des Lieferanten ein. | stadt verkäufer | ort firma
seller_country = Land der Firma | Land des Verkäufers | Land des Rechnungsstellers | Land des Anbieters
    | Land des Händlers | Land des Unternehmens | Land des Absenders | Land des Firmensitzes | Land Lieferant
    | Land Verkäufer | Lieferantenland | Sitzland der Firma | Sitzstaat des Verkäufers | Staat des Lieferanten
    | Staat, in dem die Firma sitzt | Herkunftsland des Lieferanten | Herkunftsland der Rechnung
    | Ländercode des Lieferanten | Länderkürzel des Verkäufers | Aus welchem Land kommt die Rechnung?
    | Aus welchem Land kommt der Lieferant? | Aus welchem Land stammt die Firma? | Aus welchem Land ist der Verkäufer?
    | In welchem Land ist die Firma ansässig? | In welchem Land hat der Verkäufer seinen Sitz?
    | In welchem Land befindet sich das Unternehmen? | In welchem Staat sitzt der Rechnungssteller?
    | Welches Land steht in der Absenderadresse? | Ist der Lieferant aus Deutschland oder Österreich?
    | Wie heißt das Land des Verkäufers? | Nenne das Land des Lieferanten. | Lies das Land der Firma aus.
    | Trage das Land des Lieferanten ein. | land kreditor
buyer_name = Debitor | Debitorname | Abnehmer der Ware | Auftraggeber | Besteller | Bestellerin | Kundin
    | Name der Kundin | Kunde (Name) | Klient | Klientin | Mandant | Schuldner | Rechnungsschuldner
    | Zahlungspflichtiger | Zahlungspflichtige Person | Zahlender | Leistungsempfänger | Erwerber | Käufername
    | Name des Rechnungsempfängers | Name des Auftraggebers | Rechnung an | Rechnung an wen? | Fakturaempfänger
    | Belieferter Kunde | Wer ist der Auftraggeber? | Wer ist der Leistungsempfänger? | Wer ist der Debitor?
    | Wer schuldet das Geld? | Wer soll das bezahlen? | Wer hat den Auftrag erteilt?
    | Wem wird das in Rechnung gestellt? | Wem wurde etwas verkauft? | Auf welchen Namen lautet die Rechnung?
    | Welcher Firma wird das berechnet? | Welcher Kunde hat gekauft? | Trage den Kunden ein.
buyer_street = Straße des Rechnungsempfängers | Straße des Auftraggebers | Straße des Bestellers | Straße des Abnehmers
    | Straße des Debitors | Straße des Leistungsempfängers | Straße der Kundin | Straße vom Kunden | Straße Kunde
    | Str. Kunde | Kundenstraße | Strasse des Kunden mit Nummer | Straße in der Rechnungsadresse
    | Straße in der Rechnungsanschrift | Straßenname beim Kunden | Straßenangabe in der Kundenadresse
    | Hausnummer des Kunden | Straße und Hausnummer des Kunden | Straße und Hausnummer des Käufers
    | Straße und Nr. des Rechnungsempfängers | Wie heißt die Straße des Kunden? | Wie heißt die Straße des Käufers?
    | In welcher Straße sitzt der Kunde? | In welcher Straße wohnt der Rechnungsempfänger?
    | In welcher Straße wohnt der Besteller? | In welcher Straße ist der Käufer ansässig?
    | An welcher Straße wohnt der Auftraggeber? | Welche Straße steht beim Kunden?
    | Welche Straße steht in der Kundenanschrift? | In welche Straße wird die Rechnung geschickt?
    | Nenne die Straße des Kunden. | Gib mir Straße und Hausnummer des Empfängers der Rechnung.
    | Lies die Straße des Käufers aus. | Trage die Straße des Kunden ein. | kunde strasse hausnr
buyer_postcode = PLZ des Rechnungsempfängers | PLZ des Auftraggebers | PLZ des Bestellers | PLZ des Abnehmers
    | PLZ des Debitors | PLZ des Leistungsempfängers | PLZ der Kundin | PLZ vom Kunden | PLZ Kunde
    | PLZ Rechnungsempfänger | PLZ in der Rechnungsadresse | PLZ der Rechnungsanschrift | PLZ in der Kundenanschrift
    | Kunden-PLZ | Rechnungs-PLZ | Postleitzahl des Käufers | Postleitzahl des Kunden
    | Postleitzahl des Rechnungsempfängers | Postleitzahl des Auftraggebers | Postleitzahl des Bestellers
    | Postleitzahl Kunde | Postleitzahl der Rechnungsadresse | Postcode des Kunden | Zip-Code des Käufers
    | Welche Postleitzahl hat der Kunde? | Welche PLZ hat der Käufer? | Welche PLZ steht beim Rechnungsempfänger?
    | Wie ist die PLZ des Kunden? | Wie lautet die PLZ des Käufers? | Unter welcher PLZ wohnt der Kunde?
    | In welchem Postleitzahlgebiet wohnt der Käufer? | Nenne die Postleitzahl des Kunden.
    | Gib mir die PLZ des Käufers. | Lies die PLZ des Kunden aus. | Trage die PLZ des Kunden ein. | plz debitor
buyer_city = Ort des Rechnungsempfängers | Ort des Auftraggebers | Ort des Bestellers | Ort des Abnehmers
    | Ort des Debitors | Ort der Kundin | Ort Kunde | Ort in der Rechnungsadresse | Kundenort | Kundenstadt
    | Stadt des Kunden | Stadt des Käufers | Stadt des Rechnungsempfängers | Stadt Kunde
    | Stadt in der Rechnungsanschrift | Gemeinde des Kunden | Ortschaft des Kunden | Wohnort des Kunden
    | Wohnort des Käufers | Wohnort des Rechnungsempfängers | Sitz des Kunden | Firmensitz des Kunden
    | Standort des Käufers | Aus welcher Stadt kommt der Kunde? | Aus welchem Ort ist der Käufer?
    | In welcher Stadt wohnt der Kunde? | In welcher Stadt wohnt der Käufer? | In welcher Stadt sitzt der Auftraggeber?
    | In welchem Ort wohnt der Rechnungsempfänger? | In welchen Ort geht die Rechnung?
    | Welcher Ort steht in der Kundenanschrift? | Wie heißt die Stadt des Kunden?
    | Wo ist der Käufer ansässig, welche Stadt? | Nenne den Ort des Kunden. | Lies den Ort des Käufers aus.
    | Trage den Ort des Kunden ein. | stadt käufer | kunde ort
buyer_country = Land des Rechnungsempfängers | Land des Auftraggebers | Land des Bestellers | Land des Abnehmers
    | Land des Debitors | Land des Leistungsempfängers | Land der Kundin | Land Kunde | Land Käufer
    | Land in der Rechnungsadresse | Land in der Kundenanschrift | Käuferland | Empfängerland der Rechnung
    | Staat des Kunden | Staat, in dem der Kunde sitzt | Sitzland des Kunden | Sitzstaat des Käufers
    | Wohnsitzland des Kunden | Ländercode des Kunden | Länderkürzel des Käufers | Herkunftsland des Kunden
    | Aus welchem Land kommt der Kunde? | Aus welchem Land ist der Käufer? | Aus welchem Land wurde bestellt?
    | In welches Land geht die Rechnung? | In welchem Land wohnt der Kunde? | In welchem Land sitzt der Käufer?
    | In welchem Land ist der Auftraggeber ansässig? | In welchem Staat wohnt der Rechnungsempfänger?
    | Welches Land steht beim Kunden? | Ist der Kunde aus Deutschland oder der Schweiz? | Nenne das Land des Kunden.
    | Lies das Land des Käufers aus. | Trage das Land des Kunden ein. | land debitor
seller_address = Lieferantenadresse | Lieferantenanschrift | Verkäuferadresse | Verkäuferanschrift | Händleradresse
    | Anbieteradresse | Absenderanschrift | Firmenadresse | Unsere Anschrift | Geschäftsadresse
    | Geschäftsanschrift des Lieferanten | Hausanschrift der Firma | Postanschrift des Lieferanten
    | Postadresse der Firma | Anschrift des Verkäufers | Anschrift der Firma | Anschrift des Ausstellers
    | Anschrift des Rechnungsstellers | Anschrift des Unternehmens | Anschrift des Kreditors
    | Adresse des Rechnungsstellers | Adresse des Ausstellers | Adresse des Anbieters | Adresse des Händlers
    | Adresse des Geschäfts | Adresse Lieferant | Adresse vom Laden | Komplette Adresse des Lieferanten
    | Vollständige Anschrift des Verkäufers | Wie lautet die Anschrift der Firma?
    | Wie lautet die Adresse des Rechnungsausstellers? | Welche Adresse hat der Verkäufer?
    | Welche Adresse hat das Unternehmen? | Wo ist das Geschäft, Adresse? | Wo befindet sich der Verkäufer?
    | Wohin schicke ich Post an den Lieferanten? | Rücksendeadresse der Firma | Absender der Rechnung mit Adresse
    | adresse kreditor | Trage die Lieferantenadresse ein.
buyer_address = Rechnungsanschrift | Kundenanschrift | Käuferadresse | Käuferanschrift | Bestelleradresse
    | Debitorenadresse | Ihre Anschrift | Adresse des Käufers | Adresse des Auftraggebers | Adresse des Bestellers
    | Adresse des Abnehmers | Adresse des Debitors | Adresse der Kundin | Adresse Kunde
    | Adresse, auf die die Rechnung ausgestellt ist | Anschrift des Käufers | Anschrift des Auftraggebers
    | Anschrift des Rechnungsempfängers | Anschrift des Leistungsempfängers | Anschrift des Bestellers | Anschrift Kunde
    | Wohnanschrift des Kunden | Wohnadresse des Käufers | Postanschrift des Kunden
    | Postadresse des Rechnungsempfängers | Firmenadresse des Kunden | Komplette Adresse des Kunden
    | Vollständige Rechnungsanschrift | Wie lautet die Kundenadresse? | Wie lautet die Anschrift des Käufers?
    | Welche Adresse hat der Kunde? | Welche Rechnungsadresse ist angegeben? | Wo sitzt der Auftraggeber, Adresse?
    | Wohin wurde die Rechnung geschickt? | An welche Anschrift ist die Rechnung adressiert?
    | Auf welche Adresse lautet die Rechnung? | Billing-Adresse | adresse käufer | Trage die Rechnungsadresse ein.
shipping_address = Zustellanschrift | Versandanschrift | Versandadresse der Bestellung | Empfangsadresse
    | Warenempfänger | Lieferort | Abladestelle | Lieferung an | Lieferung an welche Adresse? | Versand an
    | Ort der Lieferung | Wohin soll das Paket? | Wohin wurde das Paket geschickt?
    | Wohin wird die Bestellung geschickt? | Abnahmestelle | Verbrauchsstelle? | Wo liegt die Verbrauchsstelle?
    | Lieferstelle | Adresse für die Lieferung | Abweichende Lieferadresse
shipping_method = Versandweg | Versandform | Lieferart | Lieferweg | Versanddienst | Versanddienstleister
    | Welcher Paketdienst liefert? | Spedition | Welche Spedition bringt die Ware? | Spediteur? | Transporteur
    | Frachtführer | Zusteller | Zustellart | Kurierdienst | DHL, Hermes oder Post? | Mit wem wurde versandt?
    | Womit wird die Ware transportiert? | Abholung oder Versand? | Lieferung per
delivery_terms = Lieferbedingung | Lieferkondition | Lieferklausel | Incoterms | Incoterms-Klausel?
    | Handelsklausel der Lieferung | Lieferbed. | Frei Haus oder ab Werk? | Wird frei Haus geliefert?
    | EXW, DAP oder FCA? | Welche Lieferkonditionen sind vereinbart? | Vereinbarte Lieferbedingung
    | Nenne die Lieferbedingungen.
payment_terms = Zahlungskondition | Zahlungskonditionen der Rechnung | Zahlungsvereinbarung | Zahlungsvorgaben
    | Zahlungsbed. | Zahlungsklausel | Konditionen der Zahlung | Bedingungen der Zahlung | Bedingungen für die Bezahlung
    | Vereinbarte Zahlungsbedingungen | Skontobedingungen | Skontofrist | Skonto und Zahlungsziel | Skontovereinbarung
    | Zahlungsziel in Tagen | Zahlungsfrist in Tagen | Anzahl Tage bis zur Zahlung | Zahlbar innerhalb
    | zahlbar in wie vielen Tagen? | Zahlbar netto Tage | netto Tage | 14 oder 30 Tage netto? | Sofort ohne Abzug?
    | Rein netto oder mit Skonto? | Innerhalb wie vieler Tage ist zu zahlen? | Binnen welcher Frist ist zu zahlen?
    | In wie vielen Tagen muss ich zahlen? | Wie viele Tage habe ich zum Bezahlen?
    | Zu welchen Konditionen muss gezahlt werden? | Zu welchen Bedingungen ist zahlbar?
    | Welche Zahlungskonditionen sind vereinbart? | Was wurde zur Zahlung vereinbart? | Was gilt für die Zahlung?
    | Unter welchen Bedingungen darf ich Skonto abziehen? | Wie viel Skonto bei schneller Zahlung?
    | zahlungsbedingungen auslesen | payment terms | Trage die Zahlungsbedingungen ein. | Zahlungshinweis mit Frist
payment_method = Zahlart | Zahlweise | Zahlungsmittel | Zahlungsweg | Zahlverfahren | Bezahlart | Bezahlmethode
    | Art der Bezahlung? | Bar oder Karte? | Bar oder mit Karte bezahlt? | Überweisung, Lastschrift oder PayPal?
    | Mit welchem Zahlungsmittel wurde bezahlt? | Mit welcher Karte wurde gezahlt? | Auf welche Weise wird gezahlt?
    | Wurde bar bezahlt? | Zahlung per
billing_period = Abrechnungsperiode | Abrechnungsmonat | Abrechnungsquartal | Abrechnungsjahr | Abrechnungsspanne
    | Rechnungsperiode | Rechnungsmonat | Fakturierungszeitraum | Fakturaperiode | Leistungsperiode | Leistungsmonat
    | Leistungszeitspanne | Lieferzeitraum | Verbrauchszeitraum | Nutzungszeitraum | Nutzungsperiode | Abozeitraum
    | Mietzeitraum | Versicherungszeitraum | Betriebskosten-Zeitraum | Abrechnung für welchen Monat?
    | Abrechnung von wann bis wann? | Zeitraum der Abrechnung | Zeitraum der Leistung | Zeitraum von bis
    | Zeitspanne der Rechnung | Von wann bis wann wurde geleistet? | Über welchen Zeitraum geht die Abrechnung?
    | Welche Periode deckt die Rechnung ab? | Welcher Monat wird berechnet? | Welchen Zeitraum umfasst die Rechnung?
    | Welches Quartal wird abgerechnet? | Für welche Monate zahle ich? | Für welches Jahr ist die Abrechnung?
    | Für welche Zeit wird hier bezahlt? | Dauer des Abrechnungszeitraums | zeitraum abrechnung | Kontoauszug Zeitraum
page_number = Seitennummer | Seite Nr. | Seitenangabe | Blatt | Blattnummer | Blatt-Nr. | Seite von wie vielen?
    | Die wievielte Seite ist das? | Auf welcher Seite bin ich? | Welche Seitenzahl hat das Blatt?
    | Welches Blatt liegt vor? | Nenne die Seitenzahl. | Paginierung
meter_number = Zähler-ID | Zähler Nummer Strom | Stromzähler-Nr. | Stromzählernummer | Gaszählernummer
    | Wasserzählernummer | Gerätenummer des Zählers | Zählpunkt | Zählpunktnummer | Zählpunktbezeichnung | Marktlokation
    | MaLo-ID | Messstelle? | Welcher Zähler wurde abgelesen? | Welche Nummer steht auf dem Stromzähler?
    | Wie heißt der Zählpunkt?
meter_reading = Stand des Zählers | Zählerstand neu | Aktueller Zählerstand | Neuer Zählerstand | Endstand
    | Endzählerstand | Zählerendstand | Ablesewert | Abgelesener Wert | Abgelesener Stand | Ableseergebnis
    | Welcher Wert wurde abgelesen? | Welcher Stand wurde am Zähler abgelesen? | Auf wie viel steht der Zähler?
    | Stromzählerstand | Zählerstand bei Ablesung | zählerstand ende
consumption = Verbrauchsmenge | Verbrauch in kWh | Verbrauchte Menge | Verbrauchte Kilowattstunden | Stromverbrauch
    | Stromverbrauch in kWh? | Gasverbrauch | Wasserverbrauch | Wasserverbrauch in Kubikmetern | Energieverbrauch
    | Jahresverbrauch | Wie viel Strom habe ich verbraucht? | Wie viel Gas wurde verbraucht?
    | Wie viele Kubikmeter waren es? | Wie hoch war mein Energieverbrauch? | Bezogene Energie | Energiebezug
    | verbrauch kwh
policy_number = Policen-Nr. | Versicherungspolice Nummer | Versicherungsscheinnr. | VS-Nr. | VSNR der Police
    | Polizzennummer | Polizzen-Nr. | Welche Nummer hat die Polizze? | Nummer der Police | Nummer meiner Versicherung
    | Versicherungsvertragsnummer | Unter welcher Nummer bin ich versichert?
    | Wie lautet die Nummer des Versicherungsvertrags? | Welche Nummer hat der Versicherungsschein?
    | versicherung nummer
ticket_number = Ticket-Nr. | Ticket-ID | Buchungscode | Buchungs-Nr. | Buchungs-ID | Reservierungsnummer
    | Reservierungscode | Fahrkartennummer | Fahrscheinnummer | Flugticketnummer | Bordkarte Ticketnummer
    | Parkscheinnummer | Transaktions-ID | TA-Nr. | Trace-Nr. | Unter welcher Nummer wurde gebucht?
    | Welche Nummer hat die Fahrkarte? | Welche Reservierungsnummer hat die Buchung? | Wie lautet der Buchungscode?
cashier = Kassiererin | Kassier | Kassierer-Nr. | Name des Kassierers | Kassenpersonal | Wer saß an der Kasse?
    | Wer war an der Kasse? | Wer hat abkassiert? | Wer hat mich bedient? | Es bediente Sie | Bedient von
    | Bedient durch wen? | Bedienung | Kellner | Kellnerin | Welcher Kellner hat serviert? | Servicekraft
    | Name der Bedienung
store_number = Filiale Nr. | Filial-Nr. | Fil.-Nr.? | Filial-ID | Filialkennung | Markt-Nr.? | Welcher Markt war das?
    | In welcher Filiale wurde eingekauft? | In welchem Markt wurde eingekauft? | Nummer der Filiale
    | Nummer der Niederlassung | Niederlassungsnummer | Betriebsstättennummer des Ladens | Storenummer | Ladennummer
    | Verkaufsstelle Nr. | Zweigstelle | Stationsnummer der Tankstelle
terminal = Kassen-Nr. | Kassennummer | Kasse Nr.? | Registrierkasse Nummer | Terminal-Nr.? | TID | Terminalkennung
    | Nummer des Kartenterminals | Kartenlesegerät-ID | An welcher Kasse wurde bezahlt?
    | An welchem Terminal wurde gezahlt? | Welches Terminal ist angegeben? | POS-Terminal
time = Zeit des Kaufs | Uhrzeit des Einkaufs | Uhrzeit des Belegs | Kaufzeit | Verkaufszeit | Druckzeit
    | Zeitstempel, welche Uhrzeit? | Zeitangabe in Stunden und Minuten | Uhrzeit der Transaktion | Uhrzeit der Zahlung
    | Wie spät war es? | Um welche Uhrzeit wurde gekauft? | Um wie viel Uhr wurde bezahlt? | Wann genau am Tag, Uhrzeit?
    | Stunde und Minute | Bonzeit
room_number = Zimmernr. | Zi.-Nr. | Zi. | Hotelzimmer | Hotelzimmernummer | In welchem Zimmer wurde übernachtet?
    | In welchem Hotelzimmer war der Gast? | Welche Zimmernummer ist angegeben? | Tisch-Nr.
    | An welchem Tisch wurde gegessen? | Nummer des Tisches
arrival_date = Ankunft | Ankunftstag | Anreisetag | Anreise am | Tag der Anreise | Datum der Ankunft | Check-in
    | Check-in-Datum | Eincheckdatum | Wann kommt der Gast an? | Wann hat der Gast eingecheckt?
    | Wann beginnt der Aufenthalt? | Beginn des Aufenthalts | Erste Übernachtung am | An welchem Tag reist der Gast an?
    | Wann war der Check-in?
departure_date = Abreise am | Datum der Abreise | Check-out | Check-out-Datum | Auscheckdatum | Wann reist der Gast ab?
    | Wann hat der Gast ausgecheckt? | Wann endet der Aufenthalt? | Ende des Aufenthalts | Aufenthalt bis
    | An welchem Tag reist der Gast ab? | Wann war der Check-out? | Wann muss das Zimmer geräumt sein?
    | Wann verlässt der Gast das Hotel?
vehicle = Autokennzeichen | Fahrzeugkennzeichen | Amtliches Kennzeichen | Amtl. Kennzeichen | Polizeiliches Kennzeichen
    | Pol. Kennzeichen? | Nummerntafel | Autonummer | Kfz-Kz. | Fahrzeug? | Welches Fahrzeug ist genannt?
    | Um welches Auto geht es? | Welches Nummernschild hat das Auto? | Welches Kennzeichen hat der Wagen?
    | Kennzeichen des Fahrzeugs | kfz kennzeichen auto
first_name = Vornamen? | Taufname | Vorname der versicherten Person | Wie heißt die Person mit Vornamen?
    | Wie ist der Vorname? | Welchen Vornamen hat die Person? | Nenne den Vornamen. | Lies den Vornamen aus.
    | vorname person | Name ohne Familiennamen | Welche Vornamen stehen im Formular?
last_name = Nachname der Person | Familienname der Person | Nachname des Antragstellers
    | Wie heißt die Person mit Nachnamen? | Wie lautet der Familienname? | Wie lautet der Zuname?
    | Welchen Familiennamen hat die Person? | Nenne den Nachnamen. | Nenne den Familiennamen. | Lies den Nachnamen aus.
    | nachname person | Finde den Familiennamen.
date_of_birth = Geburtstag | Geb.-Datum | Geb. am | geboren wann? | Datum der Geburt
    | Wann wurde der Antragsteller geboren? | An welchem Tag ist die Person geboren? | Geburtsdatum der Person
    | Geburtsdatum des Versicherten | Welches Geburtsdatum ist eingetragen? | Wie alt ist die Person, geboren wann?
    | Nenne das Geburtsdatum.
place_of_birth = Geb.-Ort | geboren wo? | Stadt der Geburt | Geburtsort der Person | Geburtsort des Antragstellers
    | Wo wurde der Antragsteller geboren? | Wo kam die Person zur Welt? | In welcher Stadt wurde die Person geboren?
    | In welchem Ort ist die Person geboren? | Welcher Geburtsort ist eingetragen? | Nenne den Geburtsort.
    | Aus welchem Ort stammt die Person gebürtig? | Lies den Geburtsort aus.
nationality = Staatsang. | Staatsangehörigkeit der Person | Staatsbürger von | Bürger welchen Staates?
    | Nationalität des Antragstellers | Welche Staatsbürgerschaft hat die Person? | Welche Nationalität hat die Person?
    | Welchem Staat gehört die Person an? | Welchen Pass hat die Person, welches Land?
    | Staatsbürgerschaft des Antragstellers | Nenne die Staatsangehörigkeit. | Wie lautet die Nationalität?
    | Heimatstaat der Person
passport_number = Passnr. | Reisepassnummer | Personalausweisnummer | Perso-Nummer | Personalausweis-Nr. | Ausweis-Nr.
    | Ausweisnummer | ID-Karten-Nummer | Identitätskarte Nr. | Nummer des Reisepasses | Nummer des Personalausweises
    | Nr. des Ausweises | Welche Nummer hat der Ausweis? | Welche Nummer hat der Reisepass? | Wie lautet die Passnummer?
    | Seriennummer des Ausweises
social_security_number = SV-Nr. | SV-Nummer der Person | Sozialvers.-Nr. | Versicherungsnummer der Rentenversicherung
    | Rentenversicherungsnummer | RV-Nr. | AHV-Nummer | AHV-Nr.? | Wie lautet die AHV-Nummer? | Wie ist die SV-Nummer?
    | Welche Rentenversicherungsnummer hat die Person? | Nummer bei der Sozialversicherung
    | Nummer der Rentenversicherung | Sozialversicherungsausweis Nummer
occupation = Ausgeübter Beruf | Erlernter Beruf | Derzeitige Tätigkeit | Aktueller Beruf | Beschäftigung
    | Beschäftigt als | Job | Jobbezeichnung | Berufsangabe | Erwerbstätigkeit | Was macht die Person beruflich?
    | Als was ist die Person tätig? | Welche Tätigkeit übt die Person aus? | Welcher Beruf ist eingetragen?
    | Womit verdient die Person ihr Geld?
employer = Arbeitgeberin | Arbeitgeber der Person | Derzeitiger Arbeitgeber | Jetziger Arbeitgeber | Beschäftigt bei
    | Angestellt bei | Angestellt bei wem? | Arbeitgebende Firma | Dienstgeber | Bei welcher Firma arbeitet die Person?
    | Für wen arbeitet die Person? | Wo ist die Person angestellt? | Wie heißt der Arbeitgeber? | Brötchengeber
    | Welcher Betrieb beschäftigt die Person?
marital_status = Personenstand | Fam.-Stand | Familienstand der Person | Ehelicher Status
    | Ledig, verheiratet oder geschieden? | Ist der Antragsteller ledig? | Welchen Familienstand hat die Person?
    | Welcher Zivilstand ist angegeben? | Welcher Personenstand ist eingetragen? | Nenne den Familienstand.
    | verheiratet ja oder nein | Wie lautet der Zivilstand?
gender = Geschlecht der Person | Geschlecht m/w/d | m, w oder d? | Ist die Person männlich oder weiblich?
    | Ist die Person ein Mann oder eine Frau? | Geschlechtsangabe | Geschlechtszugehörigkeit | Geschlechtseintrag
    | Geschlecht des Antragstellers | Welches Geschlecht ist angekreuzt? | Welches Geschlecht wurde angegeben?
    | Nenne das Geschlecht. | Wie lautet der Geschlechtseintrag?
department = Abt. | Abteilungsname | Bereich? | Fachbereich | Fachabteilung | Dezernat | Referat | Dienststelle
    | Organisationseinheit | Ressort | Welche Abteilung ist zuständig? | Welche Abteilung ist genannt?
    | In welcher Abteilung ist das? | Zu welcher Abteilung gehört es? | Aus welchem Bereich kommt das?
    | Nenne die Abteilung.
subject = Betr. | Betreffzeile | Betrifft | Betrifft was? | Gegenstand des Schreibens | Thema | Anliegen des Schreibens
    | Titel des Schreibens | Überschrift des Briefs | Worum geht es in dem Brief? | Worum dreht sich das Schreiben?
    | Was betrifft das Schreiben? | Was ist das Thema? | Welcher Betreff ist angegeben? | Was steht im Betreff?
    | In welcher Angelegenheit wird geschrieben? | Wovon handelt das Dokument?
sender = Absenderin | Absendername | Absenderangabe | Abs. | Absender des Briefs | Verfasser des Schreibens
    | Verfasserin des Briefs | Unterzeichner des Schreibens | Wer hat den Brief geschrieben? | Wer schreibt hier?
    | Wer hat das Schreiben verfasst? | Wer hat das abgeschickt? | Von wem stammt das Schreiben?
    | Von wem kommt die Post? | Wie heißt der Absender?
recipient = Adressat | Adressatin | Empfängerin | Empfängername | Empf. | Empfänger des Briefs
    | Empfänger des Schreibens | Adressat des Schreibens | Angeschriebene Person | Wer wird angeschrieben?
    | Wer soll das Schreiben erhalten? | An wen geht das Schreiben? | An wen wurde geschrieben?
    | An wen ist das Schreiben adressiert? | Wie heißt der Adressat?
date = Datum des Schreibens | Datum des Briefs | Datum des Belegs | Datumsangabe | Dokumentdatum | Schreiben vom
    | Druckdatum | Tagesdatum | Datum auf dem Blatt | Wann wurde das Schreiben verfasst?
    | Wann wurde der Brief geschrieben? | Von wann ist das Dokument? | Von wann ist das Schreiben?
    | Wann wurde das Dokument erstellt? | Wie ist das Dokument datiert? | Welches Datum hat der Brief?
    | Kaufdatum auf dem Bon
approved_by = Genehmigt durch wen? | Genehmigende Person | Genehmiger | Freigegeben von | Freigabe durch | Freigeber
    | Freigabe erteilt von | Wer hat die Freigabe erteilt? | Bewilligt von | Wer hat das bewilligt?
    | Wer hat zugestimmt? | Wer hat geprüft? | Geprüft durch | Geprüft und genehmigt von | Wer hat das abgezeichnet?
    | Visum der Freigabe | Autorisiert von
"""

CELL_QUESTIONS = """
position = {item}: Position? | {item} Pos-Nr | Pos. von {item} | Pos.-Nr. {item} | Positionsnummer von {item}
    | Positionsnummer {item} | Laufende Nummer von {item} | Lfd. Nr. {item} | Zeilennummer von {item}
    | Unter welcher Position steht {item}? | An welcher Position wird {item} aufgeführt?
    | Die wievielte Position ist {item}? | An welcher Stelle der Liste kommt {item}? | Wie lautet die Pos. für {item}?
    | {item} ist welche Position? | Nenne die Positionsnummer von {item}.
article_number = Artikelnr. {item} | Art.-Nr. von {item} | {item}: Art.-Nr.? | Artikelkennung von {item}
    | Bestellnummer des Artikels {item} | Materialnummer von {item} | Materialnr. {item} | Produktnummer von {item}
    | Produktcode {item} | Teilenummer von {item} | Sachnummer von {item} | SKU von {item} | EAN von {item}
    | Welche Artikelnummer hat {item}? | Unter welcher Artikelnummer wird {item} geführt?
    | Welche Produktnummer gehört zu {item}? | Mit welcher Nummer bestelle ich {item} nach? | {item} Materialnummer
description = Bezeichnung von {item} | Bezeichnung {item} | {item}: Bezeichnung? | {item}: Beschreibung?
    | Beschreibung von {item} | Artikelbezeichnung {item} | Artikeltext von {item} | Produktbezeichnung von {item}
    | Produktname {item} | Positionstext zu {item} | Leistungsbeschreibung zu {item} | Wie wird {item} beschrieben?
    | Welche Bezeichnung hat {item}? | Was ist mit {item} gemeint? | Um welche Ware handelt es sich bei {item}?
    | Zeige mir den Artikel {item}. | Suche die Bezeichnung {item}.
quantity = {item}: Anzahl? | {item}: Stückzahl? | {item} wie oft? | {item} Stk. | Stückzahl {item} | Anzahl von {item}
    | Menge {item} | Bestellmenge von {item} | Liefermenge {item} | Wie oft kommt {item} vor?
    | Wie oft wurde {item} gekauft? | Wie viele Stück {item}? | Wie viele Einheiten von {item} sind es?
    | Wie viele Stunden {item} wurden berechnet? | Welche Stückzahl hat {item}?
    | In welcher Menge wurde {item} bestellt? | Wie viel wurde von {item} geliefert?
unit = {item}: Mengeneinheit? | {item}: ME? | ME von {item} | Mengeneinheit von {item} | Maßeinheit von {item}
    | Maßeinheit {item} | Verpackungseinheit von {item} | VPE {item} | Einheit für {item} | Einheit {item}
    | Welche Einheit hat {item}? | Welche Mengeneinheit gilt für {item}? | In welcher Maßeinheit wird {item} angegeben?
    | In welcher Einheit wird {item} berechnet? | Wird {item} in Stück oder Stunden gerechnet?
    | {item}: Stück, Meter oder kg? | Wonach wird {item} bemessen?
unit_price = {item}: Stückpreis? | {item}: E-Preis? | {item}: EP? | {item}: Preis pro Einheit? | Stückpreis {item}
    | EP {item} | E-Preis von {item} | Einheitspreis von {item} | Einheitspreis {item} | Preis pro Stück von {item}
    | Preis je Stück {item} | Preis für ein einzelnes {item} | Stundensatz für {item} | Was kostet eine Einheit {item}?
    | Wie teuer ist {item} pro Einheit? | Wie hoch ist der Stückpreis von {item}?
    | Zu welchem Einzelpreis wurde {item} verkauft?
line_tax_rate = {item}: Steuersatz? | {item}: USt. in %? | {item}: MwSt.-Satz? | Steuersatz von {item}
    | Steuersatz für {item} | USt.-Satz {item} | USt. % bei {item} | MwSt. in Prozent für {item}
    | Mehrwertsteuersatz für {item} | Umsatzsteuersatz von {item} | Steuerschlüssel von {item}
    | Wie viel Prozent MwSt. sind auf {item}? | Mit wie viel Prozent wird {item} besteuert?
    | Welcher Mehrwertsteuersatz wird auf {item} berechnet? | Wird {item} mit 7 oder 19 Prozent versteuert?
    | Wie hoch ist die MwSt. in % bei {item}? | Prozent Steuer auf {item}
discount_percent = {item}: Nachlass? | {item}: Rabatt in %? | {item} Rabattsatz | Rabatt auf {item}
    | Rabatt in Prozent auf {item} | Rabatt % {item} | Rabattsatz für {item} | Preisnachlass für {item}
    | Positionsrabatt {item} | Abschlag auf {item} in Prozent | Wie viel Prozent Nachlass gibt es auf {item}?
    | Wie viel Prozent Rabatt wurden bei {item} gewährt? | Um wie viel Prozent ist {item} reduziert?
    | Welcher Rabatt gilt für {item}? | Welchen Nachlass bekommt man auf {item}? | Ist {item} rabattiert, um wie viel?
line_total = {item}: Gesamtpreis? | {item}: Summe? | {item}: Betrag? | {item}: GP? | GP {item} | G-Preis von {item}
    | Gesamtbetrag für {item} | Positionsbetrag {item} | Positionssumme von {item} | Positionswert von {item}
    | Zeilensumme {item} | Zeilenbetrag von {item} | Gesamtkosten für {item} | Total für {item}
    | Was macht {item} zusammen? | Was zahle ich für {item} insgesamt? | Wie hoch ist die Positionssumme von {item}?
    | Mit welchem Betrag steht {item} in der Rechnung? | Wie viel kosten alle {item} zusammen?
date = {item}: wann? | {item}: welcher Tag? | {item} am | Tag von {item} | Datum für {item} | Datum {item}
    | Buchungsdatum von {item} | Buchungstag von {item} | Wertstellung von {item} | Valuta von {item}
    | Leistungstag von {item} | An welchem Tag war {item}? | An welchem Datum wurde {item} gebucht?
    | Wann wurde {item} gebucht? | Wann fand {item} statt? | Mit welchem Datum ist {item} aufgeführt?
    | Von wann ist {item}? | Nenne das Datum von {item}.
"""

COLUMNS = """
position = P. | Nummer | lfd.Nr. | Lfd.-Nr. | Reihe | Ifd. | Posi.
article_number = Material-Nr. | Materialnummer | Teile-Nr. | Best.-Nr. | Bestell-Nr. | Produktnummer | GTIN
    | Katalog-Nr. | Art-Nr. | Art.-Nr.-Lieferant | ISBN | Code | Artikel-ID | SKU | Ident.-Nr. | Leistungsnr.
    | Unsere Art.Nr. | Ihre Art.Nr.
description = Artikel-Bezeichnung | Leistungstext | Beschreibung der Leistung | Material/Leistung | Bestellbezeichnung
    | Art der Leistung | Kurztext | Langtext | Buchungstext | Verwendungszweck | Produkt/Dienstleistung
    | Materialbezeichnung | Vorgang | Inhalt | Name | Lieferung/Leistung | Dienstleistung | Posten
quantity = Menge in Stk. | Std | h | Meng. | Gelieferte Menge | Fakt. Menge | Berechnete Menge | Liefermg. | Zahl
    | Tage | Nächte | Volumen | Verbrauch | Gewicht | kg | Stundenzahl | Aufwand | Menge/Std.
unit = Einh | Meng.-einheit | M.-Einh. | Verpackung | Preiseinheit | PE | Verp. | je | Größe
unit_price = Nettopreis | Netto-Preis | Einzelpreis € | Preis/ME | VKE | Preis je ME | Listenpreis | Nettoeinzelpreis
    | Preis in EUR | Entgelt | Preis/Einheit Entgelt | Einh.-Preis | Preis pro Einheit | E.-Preis | Stundenlohn
    | Tagessatz | Tarif | Verkaufspreis | Stück-Preis | Netto/Stk. | Einzelnetto | Brutto-Einzelpreis
line_tax_rate = MwSt % | MwSt.% | USt-Satz | USt.-% | Mwst | Mehrwertsteuer | Umsatzsteuer | Steuerkz. | StK | St
    | % MwSt. | Steuerschlüssel | USt-Kz. | MWSt
discount_percent = Rabattsatz | Rab | Rabatt (%) | Abschlag | Abzug % | Abschl. % | R % | Ermäßigung | Nachl. %
line_total = Gesamtnetto | Nettowert | Netto-Gesamt | Wert in EUR | Endpreis | Betrag netto | Betrag in EUR | Betrag €
    | Gesamt € | Summe netto | Positionswert | Gesamtwert | Endbetrag | Kosten | Netto-Betrag | Bruttobetrag
    | Warenwert | EUR | Gesamtnettobetrag | Netto gesamt
date = Belegdatum | Leistungszeit | Leistungsdat. | Valuta | Wert | Buch.-Tag | Liefertag | Einsatztag | Reisetag
    | Gebucht am | Leistungstag | Zeitpunkt
"""

SENTENCES = """
Rechnung {invoice_number} vom {invoice_date} über {total}, fällig am {due_date}
Rechnung Nr. {invoice_number}, {invoice_date}
zu Ihrer Bestellung {order_number} vom {order_date}
Unser Zeichen {reference}, Ihre Bestellung {order_number}
Ihre Kundennummer lautet {customer_number}.
Kunde {customer_number}, Vertrag {contract_number}
Bitte zahlen Sie {total} bis {due_date} auf das Konto {iban} bei der {bank_name}, BIC {bic}.
Überweisen Sie bitte {total} an {account_holder}, {iban}, Verwendungszweck {invoice_number}.
IBAN {iban}, BIC {bic}, {bank_name}
IBAN: {iban} BIC: {bic} Bank: {bank_name}
{bank_name}, IBAN {iban}
{bank_name} ({bic}) {iban}
Konto {account_number}, BLZ {sort_code}, {bank_name}
Kontoinhaber {account_holder}, {iban}, {bic}
Den Betrag von {total} ziehen wir am {due_date} von Ihrem Konto ein.
Der Beitrag von {total} ist am {due_date} fällig.
Der Jahresbeitrag beträgt {net_total} zuzüglich Versicherungsteuer {tax_amount}, zusammen {total}.
zuzüglich {tax_rate} Umsatzsteuer: {tax_amount}
In dem Betrag von {total} sind {tax_rate} Mehrwertsteuer ({tax_amount}) enthalten.
{total} inkl. {tax_amount} MwSt.
netto {net_total}, MwSt. {tax_amount}, brutto {total}
Summe {net_total} + {tax_rate} MwSt. {tax_amount} = {total}
Rechnungsbetrag: {total}, davon Umsatzsteuer {tax_amount}
Geliefert am {delivery_date}, Lieferschein {delivery_note_number}
Lieferung vom {delivery_date} gemäß Auftrag {order_number}
Leistungszeitraum {billing_period}
Abrechnung für {billing_period}, Kundennummer {customer_number}
Leistung erbracht am {delivery_date}.
Zahlbar {payment_terms}, spätestens bis {due_date}.
Zahlungsziel: {due_date}
Zahlungsart {payment_method}, {payment_terms}
Bereits gezahlt {amount_paid}, noch zu zahlen {balance_due}
Abzüglich Anzahlung {amount_paid} ergibt sich ein Restbetrag von {balance_due}.
Saldo der letzten Rechnung {previous_balance}, neuer Saldo {balance_due}
Wir gewähren einen Nachlass von {discount}. Versandkosten {shipping_cost}.
Ihr Ansprechpartner: {contact_person}, Tel. {phone}, E-Mail {email}
Es schreibt Ihnen {contact_person}, Durchwahl {phone}.
Telefon {phone} Telefax {fax} {email} {website}
Tel. {phone} · Mobil {mobile} · {email}
USt-IdNr. {vat_id}, Steuernummer {tax_number}, {company_register}
Unsere USt-IdNr. {vat_id}, Ihre USt-IdNr. {customer_vat_id}
Innergemeinschaftliche Lieferung an {customer_vat_id}, steuerfrei.
{seller_name} · {seller_street} · {seller_postcode} {seller_city}
Vertreten durch {managing_director}, eingetragen unter {company_register}
Gutschrift {credit_note_number} zu unserer Rechnung vom {invoice_date}
Angebot {quote_number}, Projekt {project_number}
Versichert unter {policy_number} seit {date}
Versand mit {shipping_method}, Sendung {tracking_number}
Alle Beträge in {currency}.
Sachbearbeiter {contact_person}, Verkäufer {salesperson}
"""
