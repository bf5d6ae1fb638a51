"""German questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """
{label}? | Wie lautet {label}? | {label} | Was steht bei {label}? | Was steht unter „{label}“?
| Welche Angabe steht bei {label}? | Finde {label}. | Was ist als {label} angegeben? | Gib {label} an.
| Wo steht {label}? | Welcher Wert steht bei {label}? | Suche {label}. | Was gibt das Dokument als {label} an?
| Zeige {label}. | Welcher Eintrag gehört zu {label}? | {label} bitte | Was ist {label}?
~ Was ist neben {label} gedruckt? | Lies {label} ab. | Was wurde bei {label} eingetragen? | Nenne {label}.
"""

QUESTIONS = """
invoice_number = Wie lautet die Rechnungsnummer? | Rechnungsnummer? | Rechnungsnr.? | Welche Nummer hat die Rechnung?
    | Nummer der Rechnung | Finde die Rechnungsnummer. | Was ist die Rechnungsnummer? | Rechnungsnummer
    | Welche Rechnungsnummer steht auf dem Beleg? | Unter welcher Nummer wurde die Rechnung gestellt? | Rechnung Nr.?
    | Belegnummer | Wie ist die Rechnungsnummer? | Rechnung Nummer | Rechnungs-Nr.
    | Was steht als Rechnungsnummer auf dem Dokument? | Gib mir die Rechnungsnummer. | Suche die Rechnungsnummer.
    | Nenne die Rechnungsnummer. | Welche Nummer trägt diese Rechnung? | Rg.-Nr.? | Dokumentnummer?
    ~ Welche Rechnungsnummer ist angegeben? | Nr. der Rechnung? | Gib die Nummer dieser Rechnung an.
invoice_date = Wie lautet das Rechnungsdatum? | Rechnungsdatum? | Wann wurde die Rechnung ausgestellt?
    | Von wann ist die Rechnung? | Datum der Rechnung | Finde das Rechnungsdatum. | Was ist das Rechnungsdatum?
    | Rechnungsdatum | Welches Datum trägt die Rechnung? | Ausstellungsdatum | Wann wurde die Rechnung geschrieben?
    | Wann ist die Rechnung datiert? | Rechnung vom | Datum? (Rechnung) | Gib mir das Rechnungsdatum.
    | Nenne das Datum der Rechnung. | Wann wurde diese Rechnung erstellt? | Belegdatum?
    | Welches Ausstellungsdatum hat die Rechnung? ~ An welchem Tag wurde die Rechnung gestellt? | Rechnung vom?
    | Tag der Ausstellung
due_date = Wann ist die Rechnung fällig? | Fälligkeit? | Bis wann muss gezahlt werden? | Fälligkeitsdatum
    | Wann ist der Betrag fällig? | Zahlbar bis | Finde das Fälligkeitsdatum. | Bis wann ist der Betrag zu überweisen?
    | Zahlungsziel? | Wann wird abgebucht? | Was ist das Zahlungsziel? | Wann muss ich zahlen? | Zahlungsfrist?
    | Bis wann habe ich Zeit zu zahlen? | Nenne das Fälligkeitsdatum. | Wann ist die Zahlung fällig? | fällig am
    | Bis zu welchem Datum ist zu zahlen? | Zahlungstermin? | Bis wann soll das Geld überwiesen sein?
    ~ Spätester Zahlungstermin? | Bis zu welchem Tag muss ich zahlen? | fällig wann?
delivery_date = Wann wurde geliefert? | Lieferdatum? | Wie lautet das Lieferdatum? | Leistungsdatum
    | Wann war die Lieferung? | Finde das Lieferdatum. | Lieferdatum | Wann wurde die Leistung erbracht?
    | Was ist das Leistungsdatum? | Nenne das Lieferdatum. | Wann kam die Lieferung? | Wann wurde versandt?
    | Datum der Lieferung? | Leistungszeitpunkt? ~ Tag der Lieferung? | An welchem Tag kam die Ware?
    | Datum der Leistung
order_date = Wann wurde bestellt? | Bestelldatum? | Wie lautet das Bestelldatum? | Datum der Bestellung
    | Wann wurde der Auftrag erteilt? | Finde das Bestelldatum. | Auftragsdatum | Nenne das Bestelldatum.
    | Wann hat der Kunde bestellt? | Datum des Auftrags? | Auftragsdatum? ~ Von wann ist die Bestellung?
    | Tag der Bestellung? | Bestellung vom?
order_number = Wie lautet die Bestellnummer? | Bestellnummer? | Auftragsnummer?
    | Welche Auftragsnummer hat die Bestellung? | Nummer der Bestellung | Finde die Bestellnummer.
    | Was ist die Auftragsnummer? | Bestell-Nr. | Zu welchem Auftrag gehört die Rechnung? | Auftragsnummer
    | Nenne die Bestellnummer. | Welche Bestellnummer gehört zur Rechnung? | Auftrags-Nr.? | Bestellung Nr.?
    | Wie lautet die Auftragsnummer? | PO-Nummer? ~ Welche Bestellung wird berechnet? | Nr. des Auftrags?
    | Gib die Bestellnummer an.
customer_number = Wie lautet die Kundennummer? | Kundennummer? | Kundennr.? | Welche Kundennummer hat der Kunde?
    | Nummer des Kunden | Finde die Kundennummer. | Was ist die Kundennummer? | Kundennummer
    | Unter welcher Nummer wird der Kunde geführt? | Kunden-Nr. | Nenne die Kundennummer. | Was ist meine Kundennummer?
    | Welche Kundennr. steht da? | Kd.-Nr.? | Wie ist die Kundennummer? ~ Welche Nummer hat der Kunde?
    | Debitorennummer? | Kundennummer angeben
contract_number = Wie lautet die Vertragsnummer? | Vertragsnummer? | Welche Nummer hat der Vertrag?
    | Nummer des Vertrags | Finde die Vertragsnummer. | Vertragskonto | Um welchen Vertrag geht es?
    | Nenne die Vertragsnummer. | Was ist meine Vertragsnummer? | Vertragsnr.? | Vertragskonto?
    ~ Zu welchem Vertrag gehört das? | Vertrag Nr.?
delivery_note_number = Wie lautet die Lieferscheinnummer? | Lieferscheinnummer? | Welche Nummer hat der Lieferschein?
    | Lieferschein-Nr. | Finde die Nummer des Lieferscheins. | Lieferschein? ~ Zu welchem Lieferschein gehört das?
    | Nr. des Lieferscheins?
tracking_number = Wie lautet die Sendungsnummer? | Sendungsnummer? | Paketnummer | Finde die Sendungsnummer.
    | Mit welcher Nummer kann man die Sendung verfolgen? ~ Nummer des Pakets? | Trackingnummer?
project_number = Wie lautet die Projektnummer? | Projekt? | Projektnummer | Für welches Projekt ist die Rechnung?
    | Finde die Projektnummer. | Kommission | Welches Bauvorhaben ist genannt? ~ Um welches Projekt geht es?
    | Kostenstelle?
quote_number = Wie lautet die Angebotsnummer? | Angebotsnummer? | Welche Nummer hat das Angebot? | Angebots-Nr.
    | Finde die Angebotsnummer. ~ Nummer der Offerte? | Welches Angebot ist das?
credit_note_number = Wie lautet die Gutschriftsnummer? | Gutschriftsnummer? | Welche Nummer hat die Gutschrift?
    | Gutschrift-Nr. | Finde die Nummer der Gutschrift. ~ Nr. der Gutschrift? | Welche Gutschrift ist das?
receipt_number = Wie lautet die Bonnummer? | Bonnummer? | Welche Nummer hat der Beleg? | Quittungsnummer
    | Finde die Bonnummer. | Bon-Nr. ~ Nummer der Quittung? | Welche Nummer steht auf dem Bon?
reference = Wie lautet die Referenz? | Referenz? | Ihr Zeichen | Welche Referenz ist angegeben? | Finde die Referenz.
    | Referenznummer | Wie lautet das Zeichen des Kunden? | Aktenzeichen? | Nenne die Referenz. | Ihre Referenz
    | Welches Zeichen hat der Kunde? | Referenz-Nr.? | unser Zeichen ~ Unter welchem Zeichen läuft das?
    | Welches Geschäftszeichen ist genannt?
payment_reference = Wie lautet der Verwendungszweck? | Verwendungszweck?
    | Was soll bei der Überweisung angegeben werden? | Zahlungsreferenz | Finde den Verwendungszweck.
    | Welche Referenz gehört auf die Überweisung? | Nenne den Verwendungszweck.
    | Was schreibe ich in den Verwendungszweck? | Referenz für die Zahlung? ~ Was ist bei Zahlung anzugeben?
    | Überweisungstext?
total = Wie hoch ist der Gesamtbetrag? | Gesamtbetrag? | Wie hoch ist die Rechnung? | Rechnungsbetrag
    | Wie viel muss bezahlt werden? | Was ist der Gesamtbetrag? | Summe? | Gesamtsumme inkl. MwSt.
    | Finde den Gesamtbetrag. | Bruttobetrag? | Wie hoch ist der Bruttobetrag? | Welcher Betrag ist zu zahlen?
    | Was kostet alles zusammen? | Endbetrag | Wie hoch ist der Rechnungsbetrag? | Zahlbetrag | Gesamtbetrag brutto
    | Wie lautet die Gesamtsumme? | Was muss ich bezahlen? | Wie viel kostet das? | Wie viel schulde ich? | Gesamt?
    | Gesamtsumme? | Rechnungssumme | Rechnungsbetrag? | Wie hoch ist die Summe? | Bruttosumme?
    | Gib mir den Gesamtbetrag. | Nenne den Gesamtbetrag. | Betrag inkl. MwSt.? | Wie viel Geld wollen sie?
    | Wie hoch ist der zu zahlende Betrag? | Summe brutto | Gesamtpreis? | Was beträgt der Rechnungsbetrag brutto?
    | Wie viel wird abgebucht? | Wie hoch ist der Endbetrag? | Welcher Betrag soll überwiesen werden?
    ~ Wie viel ist insgesamt zu überweisen? | zu zahlender Betrag? | Welche Summe steht unter dem Strich?
    | Betrag inkl. Steuer | Wie hoch ist die Gesamtforderung? | Wie viel macht das zusammen?
net_total = Wie hoch ist der Nettobetrag? | Nettobetrag? | Summe ohne MwSt.? | Was ist die Zwischensumme? | Summe netto
    | Finde den Nettobetrag. | Betrag ohne Steuer | Wie viel kostet es ohne Mehrwertsteuer? | Nettosumme
    | Zwischensumme? | Nenne den Nettobetrag. | Netto? | Wie viel ist es netto? | Wie hoch ist die Nettosumme?
    | Betrag ohne MwSt. | Wie hoch ist die Zwischensumme? | Gesamtbetrag netto | Betrag vor Steuern? ~ Gesamt netto?
    | Wie hoch ist die Summe vor Steuern? | Warenwert?
tax_amount = Wie hoch ist die Mehrwertsteuer? | MwSt.? | Wie viel Umsatzsteuer ist enthalten? | Mehrwertsteuerbetrag
    | Wie hoch ist der Steuerbetrag? | Finde den Mehrwertsteuerbetrag. | USt.-Betrag? | Umsatzsteuer
    | Wie viel Steuer fällt an? | Nenne den Steuerbetrag. | Wie viel Mehrwertsteuer? | Wie viel MwSt. ist enthalten?
    | Umsatzsteuer? | MwSt.-Betrag | Wie hoch ist die Umsatzsteuer? | Steuer? | Mehrwertsteuer gesamt
    ~ Betrag der Umsatzsteuer? | Wie viel davon ist Mehrwertsteuer? | Summe der Steuern
tax_rate = Wie hoch ist der Steuersatz? | Mehrwertsteuersatz? | Wie viel Prozent MwSt.? | Welcher Steuersatz gilt?
    | Finde den Mehrwertsteuersatz. | MwSt.-Satz | Nenne den Steuersatz. | Steuersatz? | MwSt. in Prozent
    | Welcher Mehrwertsteuersatz wird berechnet? | USt.-Satz? ~ Wie viel Prozent beträgt die Umsatzsteuer?
    | Satz der USt.?
shipping_cost = Wie hoch sind die Versandkosten? | Versandkosten? | Was kostet der Versand? | Porto
    | Finde die Versandkosten. | Wie hoch sind die Frachtkosten? | Lieferkosten | Nenne die Versandkosten.
    | Was kostet die Lieferung? | Porto und Verpackung? | Fracht? ~ Was wurde für den Versand berechnet?
    | Kosten der Lieferung?
discount = Wie hoch ist der Rabatt? | Rabatt? | Welcher Nachlass wird gewährt? | Finde den Rabatt. | Nachlass
    | Wie viel wurde abgezogen? | Nenne den Rabatt. | Skonto? | Wie viel wurde nachgelassen? | Gesamtrabatt?
    ~ Wie groß ist der Preisnachlass? | abgezogener Betrag?
amount_paid = Wie viel wurde bereits bezahlt? | Anzahlung? | bereits bezahlt | Wie hoch ist die Anzahlung?
    | Finde den schon gezahlten Betrag. | Abschlagszahlung | Welche Zahlung ist eingegangen?
    | Nenne den bezahlten Betrag. | Was wurde angezahlt? | schon bezahlt? | Welche Abschläge wurden gezahlt?
    ~ Was wurde schon gezahlt? | geleistete Zahlungen?
balance_due = Wie viel ist noch zu zahlen? | Restbetrag? | offener Betrag | Wie hoch ist der Restbetrag?
    | Finde den offenen Betrag. | Saldo? | Welcher Betrag ist noch offen? | Nenne den Restbetrag. | noch offen?
    | Was ist noch offen? | Wie viel muss ich noch zahlen? | offener Saldo ~ Was bleibt zu zahlen? | Restforderung?
previous_balance = Wie hoch war der alte Saldo? | alter Saldo? | vorheriger Saldo | Finde den Saldovortrag.
    | Welcher Saldo wurde übertragen? ~ Wie war der Kontostand vorher? | Übertrag?
currency = In welcher Währung ist die Rechnung? | Währung? | Welche Währung wird verwendet? | Finde die Währung.
    | Währung | Nenne die Währung. | Euro oder Franken? ~ In welcher Währung ist zu zahlen? | Währungscode?
iban = Wie lautet die IBAN? | IBAN? | IBAN | Auf welche IBAN soll überwiesen werden? | Finde die IBAN.
    | Welche IBAN hat der Verkäufer? | IBAN des Lieferanten | Auf welches Konto soll ich überweisen? | Nenne die IBAN.
    | Gib mir die IBAN. | Wohin muss ich überweisen? | IBAN des Empfängers | Bankkonto?
    | Welche Kontoverbindung ist angegeben? ~ An welche IBAN geht das Geld? | IBAN-Nummer?
bic = Wie lautet die BIC? | BIC? | SWIFT-Code | Welche BIC hat die Bank? | Finde die BIC. | BIC der Bank
    | Nenne die BIC. | BIC-Code? | SWIFT? ~ Wie heißt der SWIFT-Code? | BIC/SWIFT?
account_number = Wie lautet die Kontonummer? | Kontonummer? | Kontonr. | Welche Kontonummer ist angegeben?
    | Finde die Kontonummer. | Nummer des Bankkontos ~ Welche Nummer hat das Konto? | Kto.?
sort_code = Wie lautet die Bankleitzahl? | Bankleitzahl? | BLZ | Welche Bankleitzahl hat die Bank?
    | Finde die Bankleitzahl. ~ BLZ der Bank? | Welche BLZ ist genannt?
bank_name = Bei welcher Bank ist das Konto? | Bank? | Wie heißt die Bank? | Name der Bank | Finde die Bank.
    | Welche Bank hat der Lieferant? | Nenne die Bank. | Welche Bank ist angegeben? | Name der Bank? | Kreditinstitut
    ~ Welches Kreditinstitut ist genannt? | Bankverbindung?
account_holder = Wer ist der Kontoinhaber? | Kontoinhaber? | Auf wen lautet das Konto? | Finde den Kontoinhaber.
    | Zahlungsempfänger | Wer ist der Zahlungsempfänger? ~ Wem gehört das Konto? | Name des Kontoinhabers?
vat_id = Wie lautet die USt-IdNr.? | USt-IdNr.? | Umsatzsteuer-ID
    | Welche Umsatzsteuer-Identifikationsnummer hat der Verkäufer? | Finde die USt-ID. | UID? | USt-ID des Lieferanten
    | Was ist die Umsatzsteuer-ID? | Nenne die USt-IdNr. | USt-ID? | UID-Nummer | Umsatzsteuer-Identifikationsnummer?
    | Welche USt-IdNr. hat die Firma? | USt-IdNr. des Verkäufers | MWST-Nummer? ~ Welche USt-ID steht auf der Rechnung?
    | Umsatzsteuernummer der Firma?
customer_vat_id = Wie lautet die USt-IdNr. des Kunden? | USt-ID des Kunden? | Umsatzsteuer-ID des Kunden
    | Finde die USt-IdNr. des Empfängers. | Ihre USt-IdNr. ~ Welche UID hat der Kunde? | UID des Käufers?
tax_number = Wie lautet die Steuernummer? | Steuernummer? | Welche Steuernummer hat die Firma? | Finde die Steuernummer.
    | Steuer-Nr. | Nenne die Steuernummer. | Steuernummer der Firma | Was ist die Steuernummer?
    ~ Unter welcher Steuernummer läuft die Firma? | St.-Nr.?
company_register = Wie lautet die Handelsregisternummer? | Handelsregister? | HRB-Nummer
    | Unter welcher Nummer ist die Firma eingetragen? | Finde den Handelsregistereintrag. | Firmenbuchnummer?
    | Nenne die Registernummer. | HRB? | Handelsregisternummer? | Was ist die HRB-Nummer? ~ Registernummer der Firma?
    | Wo ist das Unternehmen eingetragen?
managing_director = Wer ist der Geschäftsführer? | Geschäftsführer? | Wie heißt der Geschäftsführer?
    | Finde den Geschäftsführer. | Geschäftsführung | Wer leitet die Firma? | Nenne den Geschäftsführer.
    | Name des Geschäftsführers | Wer sind die Geschäftsführer? ~ Wer führt das Unternehmen? | Inhaber?
phone = Wie lautet die Telefonnummer? | Telefon? | Telefonnummer | Unter welcher Nummer kann man anrufen?
    | Finde die Telefonnummer. | Tel. | Welche Rufnummer ist angegeben? | Nenne die Telefonnummer.
    | Welche Telefonnummer hat die Firma? | Telefonnummer? | Tel.-Nr.? | Wo kann ich anrufen?
    ~ Wie ist die Firma telefonisch zu erreichen? | Rufnummer?
fax = Wie lautet die Faxnummer? | Fax? | Faxnummer | Welche Faxnummer ist angegeben? | Finde die Faxnummer. ~ Telefax?
    | Wohin kann man faxen?
mobile = Wie lautet die Mobilnummer? | Mobil? | Handynummer | Welche Handynummer ist angegeben?
    | Finde die Mobilfunknummer. ~ Handy? | Nummer des Mobiltelefons
email = Wie lautet die E-Mail-Adresse? | E-Mail? | E-Mail-Adresse | Welche E-Mail-Adresse ist angegeben?
    | Finde die E-Mail-Adresse. | Wohin kann ich eine E-Mail schreiben? | Nenne die E-Mail-Adresse. | Mail?
    | Wie ist die E-Mail? | Kontakt-E-Mail ~ Mailadresse? | Unter welcher Mail erreicht man die Firma?
website = Wie lautet die Internetadresse? | Webseite? | Internetadresse | Welche Website hat die Firma?
    | Finde die Webseite. | Homepage | Nenne die Webseite. | Internet? | Homepage? | www
    ~ Wo findet man die Firma im Internet? | URL?
contact_person = Wer ist der Ansprechpartner? | Ansprechpartner? | Ansprechpartner | Wer ist zuständig?
    | Finde den Ansprechpartner. | Wer hat das bearbeitet? | Sachbearbeiter | Nenne den Ansprechpartner.
    | Wer ist mein Ansprechpartner? | Bearbeiter? | Name des Ansprechpartners | Sachbearbeiter?
    ~ An wen kann ich mich wenden? | Kontaktperson?
salesperson = Wer ist der Verkäufer? | Verkäufer? | Welcher Vertreter ist genannt? | Finde den Verkäufer.
    | Kundenberater ~ Wer hat verkauft? | Name des Vertreters?
seller_name = Wer hat die Rechnung ausgestellt? | Wie heißt der Lieferant? | Lieferant?
    | Welche Firma hat die Rechnung geschickt? | Name der Firma | Von wem ist die Rechnung?
    | Finde den Rechnungssteller. | Rechnungssteller | Aussteller | Wer stellt den Betrag in Rechnung?
    | Wie heißt das Unternehmen? | Nenne den Lieferanten. | Wer ist der Verkäufer auf der Rechnung?
    | Von welcher Firma kommt die Rechnung? | Wer ist der Aussteller? | Firma? | Firmenname | Wer hat geliefert?
    | Verkäufer der Ware | Rechnungssteller? | Wer bekommt das Geld? | Wer ist der Rechnungssteller?
    ~ Welches Unternehmen fordert das Geld? | Name des Verkäufers? | Wer berechnet diese Leistung?
    | Wie heißt die Firma, die abrechnet?
seller_street = In welcher Straße sitzt der Lieferant? | Straße des Lieferanten | Finde die Straße der Firma.
    | Straße der Firma? ~ Straße des Ausstellers? | In welcher Straße ist das Unternehmen?
seller_postcode = Wie lautet die Postleitzahl des Lieferanten? | PLZ des Lieferanten | Finde die PLZ der Firma.
    | Postleitzahl der Firma? ~ PLZ des Ausstellers? | Welche PLZ hat das Unternehmen?
seller_city = In welcher Stadt sitzt der Lieferant? | Ort des Lieferanten | Wo hat die Firma ihren Sitz?
    | Finde den Ort der Firma. | Stadt der Firma? ~ Ort des Ausstellers? | Aus welcher Stadt ist das Unternehmen?
seller_country = In welchem Land sitzt der Lieferant? | Land des Lieferanten | Finde das Land der Firma.
    ~ Land des Ausstellers? | Aus welchem Land ist das Unternehmen?
buyer_name = Wer ist der Kunde? | Kunde? | Wie heißt der Kunde? | An wen ist die Rechnung gerichtet?
    | Rechnungsempfänger | Name des Kunden | Finde den Rechnungsempfänger. | Für wen ist die Rechnung?
    | Wer muss bezahlen? | Käufer | Wer hat bestellt? | Nenne den Kunden. | Rechnungsempfänger? | Kundenname
    | Wer ist der Rechnungsempfänger? | An wen geht die Rechnung? | Wer ist der Käufer? | Wer hat gekauft?
    | Empfänger der Rechnung ~ Wem wird das berechnet? | Name des Käufers? | Wer bekommt die Rechnung?
    | Auf wen ist die Rechnung ausgestellt?
buyer_street = In welcher Straße wohnt der Kunde? | Straße des Kunden | Finde die Straße des Kunden.
    ~ Straße des Käufers? | In welcher Straße ist der Empfänger?
buyer_postcode = Wie lautet die Postleitzahl des Kunden? | PLZ des Kunden | Finde die PLZ des Kunden. ~ PLZ des Käufers?
    | Welche PLZ hat der Empfänger?
buyer_city = In welcher Stadt ist der Kunde? | Ort des Kunden | Wo wohnt der Kunde? | Finde den Ort des Kunden.
    ~ Ort des Käufers? | Aus welcher Stadt ist der Empfänger?
buyer_country = In welchem Land ist der Kunde? | Land des Kunden | Finde das Land des Kunden. ~ Land des Käufers?
    | Aus welchem Land ist der Empfänger?
seller_address = Wie lautet die Adresse des Lieferanten? | Adresse der Firma? | Anschrift des Lieferanten
    | Wo sitzt die Firma? | Finde die Adresse des Verkäufers. | Absenderadresse | Nenne die Adresse der Firma.
    | Firmenanschrift | Wo ist der Lieferant? | Adresse des Verkäufers ~ Vollständige Anschrift des Ausstellers?
    | Unter welcher Adresse ist das Unternehmen zu finden?
buyer_address = Wie lautet die Rechnungsadresse? | Rechnungsadresse? | Adresse des Kunden
    | An welche Adresse geht die Rechnung? | Finde die Rechnungsanschrift. | Anschrift des Kunden
    | Nenne die Rechnungsadresse. | Kundenadresse | Wo wohnt der Rechnungsempfänger? | Adresse des Rechnungsempfängers
    ~ Vollständige Anschrift des Käufers? | Adresse des Empfängers
shipping_address = Wie lautet die Lieferadresse? | Lieferadresse? | Wohin wird geliefert? | Lieferanschrift
    | Finde die Lieferadresse. | An welche Adresse ging die Ware? | Nenne die Lieferadresse.
    | Wo wird die Ware angeliefert? | Lieferanschrift? | Versandadresse ~ Zielort der Lieferung? | Wohin geht das Paket?
shipping_method = Wie wird versendet? | Versandart? | Wer liefert die Ware? | Finde die Versandart. | Versand per
    ~ Mit welchem Paketdienst? | Art des Versands?
delivery_terms = Wie lauten die Lieferbedingungen? | Lieferbedingungen? | Welche Incoterms gelten?
    | Finde die Lieferbedingung. ~ Zu welchen Bedingungen wird geliefert? | Incoterm?
payment_terms = Wie lauten die Zahlungsbedingungen? | Zahlungsbedingungen? | Welche Zahlungsbedingungen gelten?
    | Finde die Zahlungsbedingungen. | Wie lange ist die Zahlungsfrist? | Zahlungskonditionen
    | Nenne die Zahlungsbedingungen. | Zahlungsbedingung | Wie viele Tage Zahlungsziel? | Gibt es Skonto?
    ~ Zu welchen Konditionen ist zu zahlen? | Konditionen?
payment_method = Wie wird bezahlt? | Zahlungsart? | Wie lautet die Zahlungsart? | Womit wurde bezahlt?
    | Finde die Zahlungsart. | Zahlungsweise | Nenne die Zahlungsart. | Wie wurde bezahlt? | Zahlungsweise?
    | Zahlungsmethode ~ Auf welche Art wird gezahlt? | bezahlt mit?
billing_period = Für welchen Zeitraum ist die Rechnung? | Abrechnungszeitraum? | Leistungszeitraum
    | Welcher Zeitraum wird abgerechnet? | Finde den Abrechnungszeitraum. | Rechnungszeitraum?
    | Nenne den Abrechnungszeitraum. | Zeitraum? | Leistungszeitraum? | Für welchen Monat ist die Rechnung?
    ~ Von wann bis wann wird abgerechnet? | abgerechnete Periode
page_number = Welche Seite ist das? | Seite? | Seitenzahl | Finde die Seitennummer. ~ Nummer der Seite?
    | Auf welcher Seite sind wir?
meter_number = Wie lautet die Zählernummer? | Zählernummer? | Welche Nummer hat der Zähler? | Finde die Zählernummer.
    | Zähler-Nr. ~ Welcher Zähler ist es? | Nummer des Zählers?
meter_reading = Wie lautet der Zählerstand? | Zählerstand? | Was zeigt der Zähler an? | Finde den Zählerstand.
    ~ Aktueller Stand des Zählers? | Welcher Stand wurde abgelesen?
consumption = Wie hoch ist der Verbrauch? | Verbrauch? | Wie viel wurde verbraucht? | Finde den Verbrauch.
    | Gesamtverbrauch | Wie viele kWh wurden verbraucht? ~ Welche Menge wurde verbraucht? | verbrauchte Energie?
policy_number = Wie lautet die Versicherungsnummer? | Policennummer? | Nummer des Versicherungsscheins
    | Finde die Versicherungsscheinnummer. ~ Welche Police ist das? | Vers.-Nr.?
ticket_number = Wie lautet die Ticketnummer? | Ticketnummer? | Buchungsnummer | Finde die Buchungsnummer.
    | Transaktionsnummer? ~ Welche Buchung ist das? | Nummer des Tickets?
cashier = Wer hat kassiert? | Kassierer? | Wer hat bedient? | Finde den Kassierer. | Bediener ~ Name der Kassenkraft?
    | Von wem wurde man bedient?
store_number = Welche Filiale ist es? | Filiale? | Filialnummer | Finde die Filialnummer. ~ Nummer des Marktes?
    | In welcher Filiale wurde gekauft?
terminal = Welche Kasse war es? | Kasse? | Terminal-ID | Finde die Kassennummer. ~ Nummer der Kasse?
    | An welchem Terminal wurde bezahlt?
time = Um wie viel Uhr? | Uhrzeit? | Welche Uhrzeit ist angegeben? | Finde die Uhrzeit. ~ Zeit des Einkaufs?
    | Wann genau wurde gekauft?
room_number = Wie lautet die Zimmernummer? | Zimmer? | Welches Zimmer hatte der Gast? | Finde die Zimmernummer.
    ~ Nummer des Zimmers? | Welcher Tisch?
arrival_date = Wann ist die Anreise? | Anreise? | Anreisedatum | Finde das Anreisedatum. ~ Tag der Ankunft?
    | Ab wann war der Gast da?
departure_date = Wann ist die Abreise? | Abreise? | Abreisedatum | Finde das Abreisedatum. ~ Tag der Abreise?
    | Bis wann blieb der Gast?
vehicle = Wie lautet das Kennzeichen? | Kennzeichen? | Kfz-Kennzeichen | Finde das Kennzeichen. ~ Welches Fahrzeug?
    | Nummernschild?
first_name = Wie lautet der Vorname? | Vorname? | Finde den Vornamen. | Vorname der Person
    ~ Welcher Vorname ist eingetragen? | Rufname?
last_name = Wie lautet der Nachname? | Nachname? | Familienname | Finde den Nachnamen.
    ~ Welcher Nachname ist eingetragen? | Zuname?
date_of_birth = Wie lautet das Geburtsdatum? | Geburtsdatum? | Wann ist die Person geboren? | Finde das Geburtsdatum.
    ~ geboren am? | Wann hat die Person Geburtstag?
place_of_birth = Wie lautet der Geburtsort? | Geburtsort? | Wo ist die Person geboren? | Finde den Geburtsort.
    ~ geboren in? | Ort der Geburt?
nationality = Welche Staatsangehörigkeit hat die Person? | Staatsangehörigkeit? | Nationalität
    | Finde die Staatsangehörigkeit. ~ Staatsbürger welchen Landes? | Staatsbürgerschaft?
passport_number = Wie lautet die Ausweisnummer? | Passnummer? | Reisepass-Nr. | Finde die Ausweisnummer.
    ~ Nummer des Ausweises? | Welche Nummer hat der Pass?
social_security_number = Wie lautet die Sozialversicherungsnummer? | Sozialversicherungsnummer? | SV-Nummer
    | Finde die Sozialversicherungsnummer. ~ RV-Nummer? | Unter welcher Nummer ist die Person versichert?
occupation = Welchen Beruf hat die Person? | Beruf? | Tätigkeit | Finde den Beruf. ~ Was arbeitet die Person?
    | Berufsbezeichnung?
employer = Wer ist der Arbeitgeber? | Arbeitgeber? | Bei wem ist die Person beschäftigt? | Finde den Arbeitgeber.
    ~ Wo arbeitet die Person? | Name des Arbeitgebers?
marital_status = Wie ist der Familienstand? | Familienstand? | Finde den Familienstand. | Zivilstand
    ~ Ist die Person verheiratet? | ledig oder verheiratet?
gender = Welches Geschlecht hat die Person? | Geschlecht? | Finde das Geschlecht. ~ männlich oder weiblich?
    | Mann oder Frau?
department = Welche Abteilung ist es? | Abteilung? | Finde die Abteilung. | Abteilung ~ Welcher Bereich ist genannt?
    | Name der Abteilung?
subject = Wie lautet der Betreff? | Betreff? | Worum geht es? | Finde den Betreff. | Thema des Schreibens
    ~ Was ist das Anliegen? | Gegenstand des Briefs?
sender = Wer ist der Absender? | Absender? | Von wem ist der Brief? | Finde den Absender. ~ Wer hat geschrieben?
    | Name des Absenders?
recipient = Wer ist der Empfänger? | Empfänger? | An wen ist der Brief gerichtet? | Finde den Empfänger.
    ~ Wer bekommt den Brief? | Name des Empfängers?
date = Wie lautet das Datum? | Datum? | Welches Datum steht auf dem Dokument? | Finde das Datum. | Datum
    | Nenne das Datum. | Welcher Tag steht darauf? | Datum des Dokuments ~ Von welchem Tag ist das?
    | Tag der Erstellung?
approved_by = Wer hat es genehmigt? | Genehmigt von? | Wer hat es freigegeben? | Finde, wer freigegeben hat.
    ~ Freigabe durch wen? | Wer hat unterschrieben?
"""

CELL_QUESTIONS = """
position = Welche Positionsnummer hat {item}? | Position von {item}? | {item}: Pos.? | In welcher Zeile steht {item}?
    ~ Nummer der Position von {item}
article_number = Wie lautet die Artikelnummer von {item}? | Artikelnummer von {item}? | {item}: Artikelnummer?
    | Finde die Artikelnummer von {item}. | Art.-Nr. {item} ~ Unter welcher Nummer läuft {item}?
    | Bestellnummer von {item}
description = Wo steht {item}? | Finde {item}. | {item} | Welcher Artikel ist {item}?
    ~ In welcher Zeile ist {item} aufgeführt?
quantity = Wie viele {item} wurden bestellt? | Menge von {item}? | Wie viel {item}? | {item}: Menge? | Anzahl {item}
    | Welche Menge {item} wurde geliefert? | Finde die Menge von {item}. ~ Wie oft wurde {item} berechnet?
    | Stückzahl von {item}
unit = In welcher Einheit wird {item} gezählt? | Einheit von {item}? | {item}: Einheit? ~ Mengeneinheit für {item}
unit_price = Wie hoch ist der Einzelpreis von {item}? | Einzelpreis {item}? | Was kostet {item} pro Stück?
    | Preis von {item} | {item}: Einzelpreis? | Finde den Einzelpreis von {item}. | Preis je Einheit für {item}
    ~ Was kostet ein {item}? | Stückpreis von {item}
line_tax_rate = Welcher Steuersatz gilt für {item}? | MwSt.-Satz von {item}? | {item}: MwSt. %?
    ~ Wie wird {item} besteuert?
discount_percent = Wie viel Rabatt gibt es auf {item}? | Rabatt für {item}? | {item}: Rabatt? ~ Nachlass auf {item}
line_total = Wie hoch ist der Gesamtpreis für {item}? | Was kostet {item} insgesamt? | Betrag für {item}?
    | {item}: Gesamt? | Gesamtpreis {item} | Finde den Betrag von {item}. | Wie viel wird für {item} berechnet?
    | Summe für {item} ~ Welcher Betrag steht bei {item}? | Zeilensumme von {item}
date = Welches Datum hat {item}? | Wann war {item}? | {item}: Datum? | Datum von {item}
    ~ An welchem Tag wurde {item} erbracht?
"""
