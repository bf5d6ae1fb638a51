"""Spanish questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """
¿{label}? | ¿Qué figura en {label}? | {label} | ¿Qué valor tiene {label}? | ¿Qué indica el documento en «{label}»?
| Busque: {label}. | ¿Dónde está {label}? | ¿Cuál es el dato «{label}»? | Indique {label}. ~ ¿Qué pone junto a {label}?
| Localice {label}.
"""

QUESTIONS = """
invoice_number = ¿Cuál es el número de factura? | ¿número de factura? | nº de factura | ¿Qué número tiene la factura?
    | Busque el número de la factura. ~ ¿Qué factura es? | número de esta factura
invoice_date = ¿Cuál es la fecha de la factura? | ¿fecha de factura? | fecha de emisión | ¿Cuándo se emitió la factura?
    | Busque la fecha de la factura. ~ ¿De cuándo es la factura? | día de emisión
due_date = ¿Cuál es la fecha de vencimiento? | ¿vencimiento? | ¿Cuándo hay que pagar? | fecha de vencimiento
    | Busque la fecha de vencimiento. ~ ¿Hasta cuándo se puede pagar? | fecha límite
delivery_date = ¿Cuál es la fecha de entrega? | ¿fecha de entrega? | ¿Cuándo se entregó? | Busque la fecha de entrega.
    ~ día de la entrega
order_date = ¿Cuál es la fecha del pedido? | ¿fecha de pedido? | ¿Cuándo se hizo el pedido?
    | Busque la fecha del pedido. ~ día del pedido
order_number = ¿Cuál es el número de pedido? | ¿número de pedido? | nº de pedido | Busque el número de pedido.
    ~ ¿A qué pedido corresponde?
customer_number = ¿Cuál es el número de cliente? | ¿código de cliente? | nº de cliente | Busque el número de cliente.
    ~ ¿Qué código tiene el cliente?
contract_number = ¿Cuál es el número de contrato? | ¿contrato? | Busque el número de contrato.
    ~ ¿De qué contrato se trata?
delivery_note_number = ¿Cuál es el número de albarán? | ¿albarán? | Busque el número de albarán. ~ ¿Qué albarán se cita?
tracking_number = ¿Cuál es el número de seguimiento? | ¿seguimiento? ~ código del envío
project_number = ¿Cuál es el proyecto? | ¿obra? | número de proyecto ~ ¿De qué expediente se trata?
quote_number = ¿Cuál es el número de presupuesto? | ¿presupuesto? ~ ¿Qué presupuesto es?
credit_note_number = ¿Cuál es el número del abono? | ¿abono? ~ ¿Qué factura rectificativa es?
receipt_number = ¿Cuál es el número del recibo? | ¿nº de ticket? ~ ¿Qué recibo es?
reference = ¿Cuál es la referencia? | ¿referencia? | su referencia | Busque la referencia. ~ ¿Qué referencia se indica?
payment_reference = ¿Cuál es la referencia de pago? | ¿concepto? ~ ¿Qué hay que indicar en la transferencia?
total = ¿Cuál es el total? | ¿total? | ¿Cuánto hay que pagar? | importe total | ¿Cuál es el importe total de la factura?
    | total con IVA | Busque el total a pagar. ~ ¿Cuánto suma todo? | total a abonar
net_total = ¿Cuál es la base imponible? | ¿subtotal? | total sin IVA | ¿Cuál es el importe neto?
    ~ ¿Cuánto es antes de impuestos?
tax_amount = ¿Cuál es el importe del IVA? | ¿IVA? | ¿Cuánto IVA se cobra? | cuota de IVA ~ total de impuestos
tax_rate = ¿Cuál es el tipo de IVA? | ¿tipo de IVA? | % de IVA ~ ¿Qué porcentaje de IVA se aplica?
shipping_cost = ¿Cuáles son los gastos de envío? | ¿portes? | gastos de envío ~ ¿Cuánto cuesta el envío?
discount = ¿Cuál es el descuento? | ¿descuento? | importe del descuento ~ ¿Cuánto se ha descontado?
amount_paid = ¿Cuánto se ha pagado ya? | ¿anticipo? | importe pagado ~ ¿Qué pago se ha recibido?
balance_due = ¿Cuánto queda por pagar? | ¿saldo pendiente? | importe pendiente ~ ¿Qué falta por pagar?
previous_balance = ¿Cuál era el saldo anterior? | ¿saldo anterior? ~ ¿Qué saldo se arrastra?
currency = ¿En qué moneda está la factura? | ¿moneda? ~ ¿Qué divisa se usa?
iban = ¿Cuál es el IBAN? | ¿IBAN? | IBAN | ¿A qué cuenta hay que pagar? ~ ¿A qué IBAN va el dinero?
bic = ¿Cuál es el BIC? | ¿BIC? | código SWIFT ~ ¿Qué BIC tiene el banco?
account_number = ¿Cuál es el número de cuenta? | ¿cuenta? | número de cuenta ~ ¿Qué cuenta se indica?
sort_code = ¿Cuál es el código del banco? | ¿código de entidad? ~ ¿Qué código tiene la entidad?
bank_name = ¿Cuál es el banco? | ¿banco? | nombre del banco ~ ¿En qué banco está la cuenta?
account_holder = ¿Quién es el titular de la cuenta? | ¿titular? ~ ¿A nombre de quién está la cuenta?
vat_id = ¿Cuál es el NIF del vendedor? | ¿NIF? | CIF de la empresa | ¿Cuál es el número de IVA?
    ~ ¿Qué CIF tiene el proveedor?
customer_vat_id = ¿Cuál es el NIF del cliente? | ¿NIF del cliente? ~ ¿Qué CIF tiene el comprador?
tax_number = ¿Cuál es el número fiscal? | ¿número fiscal? ~ ¿Qué identificación fiscal tiene?
company_register = ¿Dónde está inscrita la empresa? | ¿registro mercantil? ~ datos del registro
managing_director = ¿Quién es el director? | ¿gerente? ~ ¿Quién dirige la empresa?
phone = ¿Cuál es el número de teléfono? | ¿teléfono? | teléfono | ¿A qué número se puede llamar?
    ~ ¿Qué teléfono tiene la empresa?
fax = ¿Cuál es el número de fax? | ¿fax? ~ ¿Adónde se puede enviar un fax?
mobile = ¿Cuál es el número de móvil? | ¿móvil? ~ ¿Qué móvil se indica?
email = ¿Cuál es el correo electrónico? | ¿e-mail? | correo electrónico ~ ¿A qué correo se puede escribir?
website = ¿Cuál es la página web? | ¿web? ~ ¿Qué sitio web tiene la empresa?
contact_person = ¿Quién es la persona de contacto? | ¿contacto? ~ ¿A quién hay que dirigirse?
salesperson = ¿Quién es el comercial? | ¿vendedor? ~ ¿Quién lo vendió?
seller_name = ¿Quién emitió la factura? | ¿proveedor? | nombre del proveedor | ¿Qué empresa envía la factura?
    ~ ¿De quién es la factura? | ¿Quién factura?
seller_street = ¿En qué calle está el proveedor? | calle del proveedor ~ calle de la empresa
seller_postcode = ¿Cuál es el código postal del proveedor? | código postal del proveedor ~ C.P. de la empresa
seller_city = ¿En qué ciudad está el proveedor? | ciudad del proveedor ~ ciudad de la empresa
seller_country = ¿En qué país está el proveedor? | país del proveedor ~ país de la empresa
buyer_name = ¿Quién es el cliente? | ¿cliente? | nombre del cliente | ¿A quién va dirigida la factura?
    ~ ¿Quién tiene que pagar? | ¿Quién es el comprador?
buyer_street = ¿En qué calle vive el cliente? | calle del cliente ~ calle del comprador
buyer_postcode = ¿Cuál es el código postal del cliente? | código postal del cliente ~ C.P. del comprador
buyer_city = ¿En qué ciudad está el cliente? | ciudad del cliente ~ ciudad del comprador
buyer_country = ¿En qué país está el cliente? | país del cliente ~ país del comprador
seller_address = ¿Cuál es la dirección del proveedor? | dirección de la empresa ~ ¿Dónde está la empresa?
buyer_address = ¿Cuál es la dirección de facturación? | ¿dirección del cliente? ~ ¿A qué dirección va la factura?
shipping_address = ¿Cuál es la dirección de entrega? | ¿dirección de envío? ~ ¿Adónde se envía la mercancía?
shipping_method = ¿Cómo se envía? | ¿transportista? ~ ¿Quién entrega la mercancía?
delivery_terms = ¿Cuáles son las condiciones de entrega? | ¿incoterm? ~ ¿Qué incoterm se aplica?
payment_terms = ¿Cuáles son las condiciones de pago? | ¿condiciones de pago? ~ ¿Qué plazo de pago hay?
payment_method = ¿Cuál es la forma de pago? | ¿forma de pago? | ¿Cómo se paga? ~ ¿Con qué se pagó?
billing_period = ¿Cuál es el periodo de facturación? | ¿periodo? ~ ¿Qué periodo se factura?
page_number = ¿Qué página es? | ¿página? ~ número de página
meter_number = ¿Cuál es el número de contador? | ¿contador? ~ ¿Qué contador es?
meter_reading = ¿Cuál es la lectura del contador? | ¿lectura? ~ ¿Qué marca el contador?
consumption = ¿Cuál es el consumo? | ¿consumo? ~ ¿Cuánto se ha consumido?
policy_number = ¿Cuál es el número de póliza? | ¿póliza? ~ ¿Qué póliza es?
ticket_number = ¿Cuál es el número de reserva? | ¿localizador? ~ ¿Qué billete es?
cashier = ¿Quién atendió? | ¿cajero? ~ ¿Quién cobró?
store_number = ¿Qué tienda es? | ¿tienda? ~ número de la tienda
terminal = ¿Qué caja es? | ¿caja? ~ número del terminal
time = ¿A qué hora fue? | ¿hora? ~ hora de la compra
room_number = ¿Cuál es la habitación? | ¿habitación? ~ número de la habitación
arrival_date = ¿Cuál es la fecha de llegada? | ¿llegada? ~ día de llegada
departure_date = ¿Cuál es la fecha de salida? | ¿salida? ~ día de salida
vehicle = ¿Cuál es la matrícula? | ¿matrícula? ~ ¿Qué vehículo es?
first_name = ¿Cuál es el nombre de pila? | ¿nombre? ~ ¿Qué nombre figura?
last_name = ¿Cuáles son los apellidos? | ¿apellidos? ~ ¿Qué apellido figura?
date_of_birth = ¿Cuál es la fecha de nacimiento? | ¿fecha de nacimiento? ~ ¿Cuándo nació la persona?
place_of_birth = ¿Cuál es el lugar de nacimiento? | ¿lugar de nacimiento? ~ ¿Dónde nació la persona?
nationality = ¿Cuál es la nacionalidad? | ¿nacionalidad? ~ ¿De qué país es la persona?
passport_number = ¿Cuál es el número de pasaporte? | ¿DNI? ~ ¿Qué documento de identidad tiene?
social_security_number = ¿Cuál es el número de la Seguridad Social? | ¿Seguridad Social? ~ número de afiliado
occupation = ¿Cuál es la profesión? | ¿profesión? ~ ¿En qué trabaja la persona?
employer = ¿Quién es el empleador? | ¿empresa donde trabaja? ~ ¿Para quién trabaja?
marital_status = ¿Cuál es el estado civil? | ¿estado civil? ~ ¿Está casada la persona?
gender = ¿Cuál es el sexo? | ¿sexo? ~ ¿hombre o mujer?
department = ¿Cuál es el departamento? | ¿departamento? ~ ¿Qué área es?
subject = ¿Cuál es el asunto? | ¿asunto? ~ ¿De qué trata la carta?
sender = ¿Quién es el remitente? | ¿remitente? ~ ¿Quién escribe?
recipient = ¿Quién es el destinatario? | ¿destinatario? ~ ¿A quién va la carta?
date = ¿Cuál es la fecha? | ¿fecha? | fecha del documento ~ ¿De qué día es?
approved_by = ¿Quién lo aprobó? | ¿aprobado por? ~ ¿Quién lo autorizó?
"""

CELL_QUESTIONS = """
position = ¿En qué línea está {item}? | posición de {item} ~ línea de {item}
article_number = ¿Cuál es la referencia de {item}? | código de {item} | {item}: ¿referencia? ~ ¿Qué código tiene {item}?
description = ¿Dónde está {item}? | {item} ~ Busque {item}.
quantity = ¿Cuántas unidades de {item}? | cantidad de {item} | {item}: ¿cantidad? ~ ¿Qué cantidad de {item} se pidió?
unit = ¿En qué unidad se mide {item}? | unidad de {item} ~ {item}: ¿unidad?
unit_price = ¿Cuál es el precio unitario de {item}? | precio de {item} | {item}: ¿precio unitario?
    ~ ¿Cuánto cuesta una unidad de {item}?
line_tax_rate = ¿Qué IVA tiene {item}? | IVA de {item} ~ {item}: ¿tipo de IVA?
discount_percent = ¿Qué descuento tiene {item}? | descuento de {item} ~ {item}: ¿dto.?
line_total = ¿Cuál es el importe de {item}? | importe de {item} | ¿Cuánto cuesta {item} en total? | {item}: ¿total?
    ~ ¿Cuánto se cobra por {item}?
date = ¿Cuál es la fecha de {item}? | fecha de {item} ~ {item}: ¿fecha?
"""
