"""Spanish and Italian running text: sentences with `{field}` placeholders, and standing text without."""

SPANISH_SENTENCES = """
Le rogamos que abone el importe de {total} antes del {due_date} en la cuenta {iban}.
El importe de {total} se cargará en su cuenta el {due_date}.
Forma de pago: {payment_method}. Vencimiento: {due_date}.
Indique el número de factura {invoice_number} en el pago.
Gracias por su pedido {order_number} del {order_date}.
Condiciones de pago: {payment_terms}.
Para cualquier consulta, llame al {phone} o escriba a {email}.
Entidad: {bank_name}, IBAN {iban}, BIC {bic}.
Periodo de facturación: {billing_period}
Su número de cliente es {customer_number}.
Base imponible {net_total}, IVA {tax_rate} {tax_amount}, total {total}.
Don/Doña {first_name} {last_name}, nacido/a el {date_of_birth} en {place_of_birth}, declara que los datos son ciertos.
"""

SPANISH_BOILERPLATE = """
Gracias por su confianza.
La mercancía sigue siendo de nuestra propiedad hasta su pago total.
No se admiten devoluciones sin el ticket de compra.
Los precios no incluyen IVA.
En cumplimiento de la normativa de protección de datos, sus datos serán tratados de forma confidencial.
Inversión del sujeto pasivo.
Operación exenta de IVA.
Presupuesto válido durante 30 días.
Para cualquier litigio las partes se someten a los tribunales de nuestro domicilio social.
Reclamaciones dentro de los ocho días siguientes a la recepción.
Inscrita en el Registro Mercantil.
Atentamente
Los retrasos en el pago devengarán intereses de demora.
Conserve este documento.
Consulte nuestras condiciones generales de venta.
"""

ITALIAN_SENTENCES = """
Vi preghiamo di versare l'importo di {total} entro il {due_date} sul conto {iban}.
L'importo di {total} sarà addebitato il {due_date}.
Modalità di pagamento: {payment_method}. Scadenza: {due_date}.
Si prega di indicare il numero di fattura {invoice_number} nella causale.
Grazie per il Vostro ordine {order_number} del {order_date}.
Condizioni di pagamento: {payment_terms}.
Per informazioni telefonare al {phone} o scrivere a {email}.
Banca d'appoggio: {bank_name}, IBAN {iban}, BIC {bic}.
Periodo di fatturazione: {billing_period}
Il Suo codice cliente è {customer_number}.
Imponibile {net_total}, IVA {tax_rate} {tax_amount}, totale {total}.
Il/La sottoscritto/a {first_name} {last_name}, nato/a a {place_of_birth} il {date_of_birth}, dichiara che i dati sono
    veritieri.
"""

ITALIAN_BOILERPLATE = """
Grazie per la fiducia accordataci.
La merce resta di nostra proprietà fino al completo pagamento.
Non si accettano resi senza scontrino.
I prezzi si intendono IVA esclusa.
Contributo CONAI assolto ove dovuto.
Operazione soggetta a inversione contabile.
Operazione non imponibile.
Offerta valida 30 giorni.
Per ogni controversia è competente il foro della nostra sede.
Eventuali reclami entro otto giorni dal ricevimento della merce.
Imposta di bollo assolta in modo virtuale.
Distinti saluti
In caso di ritardato pagamento saranno addebitati gli interessi di mora.
I dati personali sono trattati nel rispetto della normativa vigente.
Documento privo di valenza fiscale ai sensi dell'art. 21 DPR 633/72.
"""
