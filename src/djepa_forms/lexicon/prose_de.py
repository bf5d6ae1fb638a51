"""German running text: sentences with `{field}` placeholders, and standing text without."""

SENTENCES = """
Bitte überweisen Sie den Betrag von {total} bis zum {due_date} auf unser Konto {iban}.
Bitte überweisen Sie den Gesamtbetrag von {total} unter Angabe der Rechnungsnummer {invoice_number}.
Der Rechnungsbetrag von {total} ist zahlbar bis {due_date}.
Der Betrag von {total} wird am {due_date} von Ihrem Konto abgebucht.
Wir buchen den Betrag von {total} zum {due_date} per Lastschrift ab.
Vielen Dank für Ihre Bestellung {order_number} vom {order_date}.
Für die Lieferung vom {delivery_date} erlauben wir uns, wie folgt zu berechnen:
Unsere Leistungen im Zeitraum {billing_period} stellen wir Ihnen wie folgt in Rechnung:
Zahlungsbedingungen: {payment_terms}.
Bei Fragen zu dieser Rechnung wenden Sie sich bitte an {contact_person}, Telefon {phone}.
Bei Rückfragen erreichen Sie uns unter {phone} oder {email}.
Bankverbindung: {bank_name}, Konto {account_number}, BLZ {sort_code}.
Bankverbindung: {bank_name}, IBAN {iban}, BIC {bic}.
Geschäftsführer: {managing_director}, {company_register}, USt-IdNr. {vat_id}.
Leistungsdatum entspricht dem {delivery_date}, soweit nicht anders angegeben.
Gemäß Lieferschein {delivery_note_number} vom {delivery_date}.
Bitte geben Sie bei Zahlungen stets Ihre Kundennummer {customer_number} an.
Leider konnten wir zu unserer Rechnung {invoice_number} vom {invoice_date} über {total} noch keinen Zahlungseingang
    feststellen.
Ihre Anzahlung von {amount_paid} haben wir dankend erhalten; es verbleiben {balance_due}.
Den offenen Betrag von {balance_due} überweisen Sie bitte bis {due_date}.
Ihr Zeichen: {reference}. Unsere Kundennummer: {customer_number}.
Diese Rechnung betrifft Ihren Vertrag {contract_number}.
Der Zähler {meter_number} zeigte im Zeitraum {billing_period} einen Verbrauch von {consumption}.
Nettobetrag {net_total} zuzüglich {tax_rate} MwSt. ({tax_amount}) ergibt {total}.
Verwendungszweck: {payment_reference}
Ihre Sendung wurde mit {shipping_method} unter der Nummer {tracking_number} verschickt.
Im Rechnungsbetrag sind {tax_amount} Umsatzsteuer enthalten.
Projekt {project_number}, Ansprechpartner {contact_person}
{seller_name}, {seller_street}, {seller_postcode} {seller_city}
Es bediente Sie {cashier} am {date} um {time}.
Hiermit erkläre ich, {first_name} {last_name}, geboren am {date_of_birth} in {place_of_birth}, dass die Angaben richtig
    sind.
Frau/Herr {last_name} ist seit dem oben genannten Tag als {occupation} bei {employer} beschäftigt.
Ihr Aufenthalt vom {arrival_date} bis {departure_date}, Zimmer {room_number}
Steuernummer: {tax_number}. Sitz der Gesellschaft: {seller_city}.
Versicherungsschein {policy_number}, Versicherer {seller_name}
"""

BOILERPLATE = """
Vielen Dank für Ihren Auftrag!
Wir danken für Ihren Einkauf und freuen uns auf Ihren nächsten Besuch.
Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.
Es gelten unsere Allgemeinen Geschäftsbedingungen.
Bei Zahlungsverzug berechnen wir Verzugszinsen in gesetzlicher Höhe.
Reklamationen können nur innerhalb von 8 Tagen nach Erhalt der Ware berücksichtigt werden.
Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.
Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.
Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).
Erfüllungsort und Gerichtsstand ist der Sitz des Unternehmens.
Wenn nicht anders angegeben, entspricht das Leistungsdatum dem Rechnungsdatum.
Der Abzug von Skonto ist nur zulässig, wenn keine fälligen Rechnungen offenstehen.
Steuerfreie innergemeinschaftliche Lieferung nach § 4 Nr. 1b UStG.
Bitte prüfen Sie die Lieferung auf Vollständigkeit.
Sollten Sie bereits gezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.
Umtausch nur gegen Vorlage des Kassenbons innerhalb von 14 Tagen.
Bitte bewahren Sie diese Rechnung zwei Jahre auf (§ 14b UStG).
Hinweis: Nichtunternehmer sind verpflichtet, die Rechnung zwei Jahre aufzubewahren.
Das Angebot ist freibleibend und 30 Tage gültig.
Preise verstehen sich zuzüglich der gesetzlichen Mehrwertsteuer.
Für Lieferungen ins Ausland gelten besondere Versandkosten.
Mit freundlichen Grüßen
Wir bitten um Überweisung ohne Abzug.
Einwendungen gegen diese Abrechnung sind innerhalb von acht Wochen schriftlich zu erheben.
Weitere Informationen zu Ihrer Rechnung finden Sie auf der Rückseite.
Ihre Daten werden gemäß den geltenden Datenschutzbestimmungen verarbeitet.
Beachten Sie bitte unsere neuen Öffnungszeiten.
Für die gelieferte Ware gilt der verlängerte Eigentumsvorbehalt.
Gutschriften werden mit der nächsten Rechnung verrechnet.
Die Einlösung Ihres Gutscheins ist nur im Online-Shop möglich.
Nach Ablauf der Zahlungsfrist geraten Sie ohne weitere Mahnung in Verzug.
Bitte in Druckbuchstaben ausfüllen.
Ort, Datum, Unterschrift
Mündliche Nebenabreden bedürfen der Schriftform.
Kein Verkauf an Jugendliche unter 18 Jahren.
Wir arbeiten ausschließlich aufgrund unserer Liefer- und Zahlungsbedingungen.
Energie sparen lohnt sich: Fragen Sie unsere Berater.
"""
