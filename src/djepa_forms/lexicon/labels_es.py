"""Spanish printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Factura Nº | Nº de factura | Número de factura | Factura nº | Nº factura | Factura | N.º de factura
    | Núm. factura | FACTURA Nº | Factura número | Nº Documento | FACTURA | Nº FACTURA | Factura N.º | Nº de Fra.
    | Fra. nº | Documento | Nuestra factura ~ Factura núm. | Num. de factura | No. de factura | Número factura completa
invoice_date = Fecha de factura | Fecha factura | Fecha de emisión | Fecha de expedición | FECHA FACTURA | Fecha emisión
    | Emitida el | Fecha emisión factura | Fecha Fra. | Fecha: factura | Fecha de facturación | Fecha doc.
    ~ Fecha de la factura
due_date = Vencimiento | Fecha de vencimiento | Fecha vencimiento | Vence el | Fecha límite de pago | VENCIMIENTO
    | Fecha de cargo | Fecha de vto. | Fecha vto. | Vencimientos | Fecha prevista de cargo | Pagadero antes del
    ~ Pagar antes del | Fecha de pago | Vto.
delivery_date = Fecha de entrega | Fecha entrega | Entregado el | Fecha de envío | Fecha de operación | Fecha albarán
    ~ Fecha de servicio | Fecha de suministro
order_date = Fecha de pedido | Fecha pedido | Pedido del | Fecha del pedido ~ Pedido de fecha | Fecha ped.
order_number = Pedido Nº | Nº de pedido | Número de pedido | Nº pedido | Pedido | Su pedido | Pedido cliente | PEDIDO
    | Su pedido nº | Nº Pedido cliente | Pedido núm. | Orden de compra | S/Pedido ~ Su nº de pedido | Ref. pedido
customer_number = Nº de cliente | Código cliente | Número de cliente | Nº cliente | Cód. cliente | Código de cliente
    | CÓDIGO CLIENTE | CLIENTE Nº | Núm. cliente | Cuenta cliente | Nº abonado | Cód. Cli. ~ Id. cliente
contract_number = Nº de contrato | Contrato Nº | Número de contrato | Contrato | Referencia del contrato | Nº contrato
    ~ Ref. contrato | Contrato núm.
delivery_note_number = Albarán Nº | Nº de albarán | Albarán | Número de albarán | Nº albarán ~ Alb. nº | Nota de entrega
tracking_number = Nº de seguimiento | Número de seguimiento | Localizador de envío | Nº de envío ~ Código de seguimiento
project_number = Proyecto | Nº de proyecto | Obra | Expediente | Nº expediente | Código proyecto ~ Ref. proyecto | Exp.
quote_number = Presupuesto Nº | Nº de presupuesto | Presupuesto | Oferta Nº | Nº oferta ~ Ref. presupuesto
credit_note_number = Abono Nº | Nº de abono | Factura rectificativa Nº | Nota de crédito Nº ~ Número de abono
receipt_number = Recibo Nº | Nº de recibo | Ticket Nº | Nº ticket | Factura simplificada ~ Núm. recibo | Tique
reference = Referencia | Su referencia | Ref. | N/Ref. | S/Ref. | Nuestra referencia | Referencia cliente ~ Su ref.
    | Vuestra referencia
payment_reference = Referencia de pago | Concepto | Concepto de la transferencia | Referencia bancaria | Ref. de mandato
    ~ Referencia del pago
total = Total | TOTAL | Total factura | Importe total | Total a pagar | TOTAL FACTURA | Total con IVA
    | Total IVA incluido | TOTAL A PAGAR | Importe a pagar | Total general | Importe | Total a abonar
    | Total importe factura | Importe total con IVA | Total Factura IVA incl. | TOTAL IMPORTE FACTURA | Suma total
    ~ Total importe | Líquido a pagar | Total neto a pagar
net_total = Base imponible | Subtotal | Total neto | Importe neto | BASE IMPONIBLE | Total sin IVA | Importe bruto
    | Suma | Base Imp. | Base | Total base imponible | Importe sin IVA | Total antes de impuestos | Total Bruto
    ~ B. imponible | Neto
tax_amount = IVA | Cuota IVA | Importe IVA | Total IVA | I.V.A. | Impuestos | CUOTA | Cuota I.V.A. | Importe de IVA
    ~ Cuota de IVA | Total impuestos
tax_rate = Tipo IVA | % IVA | IVA % | Tipo de IVA | Tipo impositivo ~ Porcentaje de IVA | Tipo
shipping_cost = Portes | Gastos de envío | Transporte | Gastos de transporte ~ Coste de envío | Envío
discount = Descuento | Dto. | Descuento total | Dto. comercial | Rebaja ~ Bonificación | Total descuento
amount_paid = Pagado | Anticipo | Entregado | A cuenta | Importe pagado | Pago recibido ~ Señal | Entregas a cuenta
balance_due = Pendiente de pago | Saldo pendiente | Importe pendiente | Resto a pagar | Saldo ~ Pendiente
    | Queda por pagar
previous_balance = Saldo anterior | Saldo inicial | Facturas anteriores ~ Deuda anterior
currency = Moneda | Divisa | MONEDA | Importes en ~ Moneda de facturación
iban = IBAN | Cuenta IBAN | Código IBAN | Nº IBAN | Nº de cuenta (IBAN) | Cuenta de abono ~ Número IBAN
bic = BIC | SWIFT | Código BIC | BIC/SWIFT | Código SWIFT ~ Swift-BIC
account_number = Nº de cuenta | Cuenta | Número de cuenta | C.C.C. | Cuenta bancaria | Nº cuenta ~ Cta.
    | Cuenta corriente
sort_code = Código de entidad | Entidad | Código banco | Sucursal ~ Cód. entidad
bank_name = Banco | Entidad bancaria | Nombre del banco | Domiciliación ~ Datos bancarios | Banco domiciliación
account_holder = Titular | Titular de la cuenta | Beneficiario | A nombre de ~ Nombre del titular
vat_id = NIF | CIF | N.I.F. | C.I.F. | NIF/CIF | CIF/NIF | NIF-IVA | VAT | Nº IVA | N.I.F./C.I.F. | CIF Nº
    ~ NIF intracomunitario | NIF emisor | Identificación VAT
customer_vat_id = NIF cliente | CIF cliente | NIF del cliente | Su NIF | Su CIF ~ NIF/CIF cliente | CIF del destinatario
tax_number = Número fiscal | Identificación fiscal | Nº fiscal ~ Código fiscal
company_register = Registro Mercantil | Reg. Mercantil | Inscrita en el R.M. | Datos registrales ~ R.M.
managing_director = Director | Gerente | Administrador | Director general ~ Administrador único
phone = Teléfono | Tel. | Tfno. | Tlf. | Tel | Telf. | Atención al cliente | Tfno | Teléfonos ~ Teléf.
    | Teléfono de contacto
fax = Fax | FAX | Nº de fax | Telefax ~ Núm. fax
mobile = Móvil | Tel. móvil | Teléfono móvil | Movil ~ Nº móvil
email = E-mail | Correo electrónico | Email | Correo | e-mail ~ Mail | Correo-e
website = Web | Página web | www | Sitio web | Internet ~ Dirección web
contact_person = Contacto | Persona de contacto | A la atención de | Att. | Atendido por | A/A ~ Su contacto
    | Responsable
salesperson = Vendedor | Comercial | Agente | Representante | Agente comercial ~ Su comercial
seller_name = Proveedor | Emisor | Empresa | De | Razón social | Vendedor (empresa) | Datos del emisor | Empresa emisora
    | Nombre fiscal | Comercializadora ~ Nombre del proveedor | Expedidor
seller_street = Calle | Domicilio | Dirección | Vía ~ Calle y número
seller_postcode = Código postal | C.P. | CP | Cód. postal ~ Distrito postal
seller_city = Población | Ciudad | Localidad | Municipio ~ Plaza
seller_country = País | PAÍS | País de origen ~ Estado
buyer_name = Cliente | Facturar a | Nombre | Nombre del cliente | CLIENTE | Destinatario de la factura
    | Razón social del cliente | Sr./Sra. | Datos del cliente | Facturado a nombre de | Titular del contrato
    | Nombre o razón social | Señores ~ Comprador | Facturado a
buyer_street = Calle del cliente | Domicilio del cliente | Dirección (cliente) ~ Calle cliente
buyer_postcode = C.P. del cliente | Código postal del cliente | CP cliente ~ Código postal cliente
buyer_city = Población del cliente | Ciudad del cliente | Localidad cliente ~ Población cliente
buyer_country = País del cliente | País de destino | País cliente ~ País comprador
seller_address = Dirección de la empresa | Domicilio social | Dirección del proveedor | Dirección fiscal del emisor
    ~ Dirección del emisor
buyer_address = Dirección de facturación | Dirección fiscal | Dirección del cliente | Domicilio fiscal
    ~ Dirección cliente | Datos de facturación
shipping_address = Dirección de entrega | Dirección de envío | Enviar a | Lugar de entrega | Entregar en
    | Dirección de suministro | Entrega en | Lugar de suministro ~ Punto de entrega | Destino
shipping_method = Forma de envío | Transportista | Método de envío | Agencia ~ Modo de envío
delivery_terms = Condiciones de entrega | Incoterms | Incoterm ~ Términos de entrega
payment_terms = Condiciones de pago | Plazo de pago | CONDICIONES DE PAGO | Términos de pago | Condiciones
    | Forma y plazo de pago | Plazo ~ Cond. de pago
payment_method = Forma de pago | Método de pago | Medio de pago | FORMA DE PAGO | Modo de pago | Pagado con
    ~ Tipo de pago
billing_period = Periodo de facturación | Período | Periodo | Periodo facturado | Periodo de consumo
    ~ Período de facturación | Periodo de servicio
page_number = Página | Pág. | Hoja | PÁGINA | Pag. ~ Nº página
meter_number = Nº de contador | Contador | Número de contador | CUPS | Nº contador ~ Contador nº
meter_reading = Lectura actual | Lectura | Última lectura ~ Lectura final
consumption = Consumo | Consumo total | Consumo del periodo | kWh consumidos ~ Energía consumida
policy_number = Nº de póliza | Póliza | Número de póliza | Póliza nº ~ Nº póliza
ticket_number = Nº de billete | Localizador | Nº de reserva | Reserva | Billete | Nº de operación ~ Código de reserva
    | Operación
cashier = Cajero | Cajera | Le atendió | Atendido por (caja) | Dependiente ~ Camarero | Operador
store_number = Tienda | Nº tienda | Establecimiento | Centro ~ Sucursal nº
terminal = Caja | Terminal | Nº caja | TPV | Caja nº | ~ Terminal nº
time = Hora | HORA | Hora de venta ~ Hora impresión
room_number = Habitación | Nº de habitación | Mesa | Hab. ~ Mesa nº
arrival_date = Llegada | Fecha de llegada | Entrada | Check-in ~ Fecha de entrada
departure_date = Salida | Fecha de salida | Check-out ~ Día de salida
vehicle = Matrícula | Vehículo | Matrícula del vehículo ~ Nº de matrícula
first_name = Nombre de pila | Nombre(s) | Nombre (sin apellidos) | Nombres ~ Primer nombre
last_name = Apellidos | Apellido | APELLIDOS | Primer apellido | Apellido(s) | ~ Segundo apellido
date_of_birth = Fecha de nacimiento | Nacido el | F. nacimiento | FECHA DE NACIMIENTO ~ Nacimiento
place_of_birth = Lugar de nacimiento | Nacido en | LUGAR DE NACIMIENTO ~ Población de nacimiento
nationality = Nacionalidad | NACIONALIDAD | País de nacionalidad ~ Ciudadanía
passport_number = Nº de pasaporte | Pasaporte | DNI | DNI/NIE | Número de pasaporte | Nº de documento ~ Pasaporte nº
social_security_number = Nº de la Seguridad Social | Número de afiliación | Nº S.S. | NUSS ~ Nº afiliación
occupation = Profesión | Ocupación | Puesto | Cargo ~ Oficio
employer = Empresa empleadora | Empleador | Nombre de la empresa (trabajo) ~ Lugar de trabajo
marital_status = Estado civil | ESTADO CIVIL | E. civil ~ Situación familiar
gender = Sexo | Género | SEXO ~ Sexo (H/M)
department = Departamento | Dpto. | Área | Sección ~ Unidad
subject = Asunto | ASUNTO | Ref.: asunto | Tema ~ Objeto
sender = Remitente | Rte. | Enviado por ~ De (remitente)
recipient = Destinatario | Para | A | Dirigido a ~ A quien corresponda
date = Fecha | FECHA | En fecha | Día ~ A fecha de
approved_by = Aprobado por | Autorizado por | Vº Bº | Firmado por ~ Conforme
"""

COLUMNS = """
position = Pos. | Nº | Línea | # ~ Item
article_number = Referencia | Código | Artículo | Ref. | Cód. artículo | Código artículo ~ Cód.
description = Descripción | Concepto | Detalle | DESCRIPCIÓN | Producto | Servicio ~ Denominación | Artículo/Servicio
quantity = Cantidad | Cant. | Uds. | CANTIDAD | Unidades | Horas ~ Ctd.
unit = Unidad | Ud. | U.M. | Medida ~ Un.
unit_price = Precio | Precio unitario | P. unitario | Precio unit. | P.V.P. | PRECIO | Precio/ud. ~ P. Unit. | Tarifa
line_tax_rate = IVA | % IVA | IVA % | Tipo IVA | I.V.A.
discount_percent = Dto. | % Dto. | Descuento | Dto. % ~ Desc.
line_total = Importe | Total | IMPORTE | Subtotal | Total línea ~ Importe neto | Valor
date = Fecha | Fecha albarán | Día ~ Fecha servicio
"""

TITLES = """
invoice = Factura | FACTURA | Factura de venta | Su factura ~ Factura completa
credit_note = Abono | Factura rectificativa | NOTA DE CRÉDITO ~ Factura de abono
order_confirmation = Confirmación de pedido | Pedido | PEDIDO ~ Orden de compra
delivery_note = Albarán | Albarán de entrega | ALBARÁN ~ Nota de entrega
receipt = Recibo | Ticket | RECIBO | Factura simplificada ~ Justificante de pago
quote = Presupuesto | Oferta | PRESUPUESTO ~ Cotización
statement = Extracto de cuenta | Extracto | Estado de cuenta ~ Resumen de cuenta
reminder = Recordatorio de pago | Aviso de pago | Reclamación de pago ~ Segundo aviso
utility_bill = Factura de la luz | Factura de electricidad | Factura de gas | Factura de agua ~ Factura de energía
telecom_bill = Factura de teléfono | Su factura móvil | Factura de internet ~ Factura de telefonía
form = Formulario | Solicitud | Formulario de inscripción | Declaración ~ Impreso
letter = Carta | Comunicación | Certificado | Notificación ~ Aviso
packing_slip = Lista de embalaje | Packing list | Lista de contenido ~ Hoja de envío
proforma = Factura proforma | FACTURA PROFORMA | Proforma | Factura pro forma | ~ Presupuesto proforma
"""
