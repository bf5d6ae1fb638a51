"""Spanish questions, labels and sentences for training pages alone (format: see `parse.py`), written without a look at the
held-out ones.
"""

LABEL_QUESTIONS = """
¿Qué pone en {label}? | valor de {label} | contenido de {label} | ¿Qué dice en {label}? | Dame {label}.
| {label}: ¿qué pone? | dato de {label} | ¿Qué aparece junto a {label}? | ¿Qué está escrito al lado de «{label}»?
| Léame lo que dice {label}. | ¿Qué se lee en el campo {label}? | campo {label} | ¿Qué se ha rellenado en {label}?
| Extraiga {label}. | ¿Qué hay debajo de «{label}»? | ¿Cuál es el contenido del campo «{label}»?
| Copie el valor de {label}. | ¿Qué entrada tiene {label}? | Necesito {label}. | casilla {label}
| ¿Qué consta en la casilla {label}? | Muestre {label}. | ¿Qué texto acompaña a la etiqueta {label}?
| apartado {label} | ¿Qué se indica en {label}? | {label}, por favor | Encuentra {label} en este documento.
| dime {label}
"""

QUESTIONS = """
invoice_number = número de la factura, por favor | ¿Con qué número se registró esta factura? | num factura | nro factura
    | nº fra | fra. núm. | folio de la factura | numeración de la factura | serie y número de factura
    | identificador de la factura | código de factura | Dígame el número de esta factura.
    | ¿Qué numeración lleva la factura? | número del comprobante fiscal | ¿Bajo qué folio se emitió la factura?
    | Necesito contabilizarla: ¿qué número de factura pongo? | Indique el núm. de factura
    | ¿Cómo se identifica esta factura? | factura n.º | número asignado por el proveedor a la factura
    | ¿Qué nº de factura cito en la reclamación? | Localice el número de factura en el documento.
    | número de documento de facturación | número del documento fiscal emitido
invoice_date = ¿De qué fecha es la factura? | ¿Qué día se expidió la factura? | fecha fra | fecha de expedición
    | día de emisión de la factura | ¿Cuándo se facturó? | ¿Qué día se hizo la factura? | fecha facturación | f. emisión
    | ¿En qué fecha fue expedida esta factura? | ¿Con qué fecha está emitida la factura? | data de la factura
    | Indique el día en que se emitió la factura. | ¿Qué fecha lleva la factura? | fecha de emisión del comprobante
    | ¿Cuándo nos facturaron esto? | fecha en que se extendió la factura | ¿Cuándo se libró la factura?
    | fecha de la fra. | ¿Con qué fecha contabilizo la factura? | Dime cuándo está fechada la factura
due_date = fecha tope de pago | ¿Cuándo vence la factura? | ¿Qué día vence? | último día de pago
    | ¿Antes de qué fecha hay que abonarla? | ¿Cuándo se cargará en cuenta? | fecha de cargo en cuenta | vto factura
    | ¿Qué día nos pasan el recibo al banco? | fecha de cobro prevista | ¿Para cuándo hay que liquidarla?
    | plazo final para pagar | ¿A partir de qué día estaría en mora? | ¿Qué día es exigible el pago?
    | Indique el vencimiento del pago. | fecha máxima de pago | ¿Cuál es el último día para abonar la factura?
    | ¿Para cuándo tengo que hacer la transferencia? | caducidad del plazo de pago
delivery_date = ¿Qué día se entregó la mercancía? | día de entrega | ¿Cuándo llega la mercancía?
    | ¿Cuándo se recibió el material? | ¿Cuándo se prestó el servicio? | fecha de prestación del servicio
    | ¿En qué fecha se hizo el envío? | fecha de despacho | fecha de operación | ¿Cuándo salió la mercancía?
    | entrega prevista | ¿Para qué día está prevista la entrega? | fecha del albarán | f. entrega
    | fecha de recepción de la mercancía | ¿Cuándo nos lo trajeron? | fecha del reparto | ¿Cuándo se sirvió el pedido?
    | Indique el día de la entrega. | fecha de realización del servicio | ¿Qué día nos suministraron los artículos?
    | fecha de remisión
order_date = ¿Qué día se pidió? | fecha de la orden de compra | ¿De cuándo es el pedido? | ¿Cuándo se encargó?
    | fecha del encargo | f. pedido | ¿En qué fecha se cursó el pedido? | ¿Cuándo se realizó la orden?
    | Indique cuándo se efectuó el pedido. | fecha de solicitud del pedido
order_number = orden de compra nº | número de la orden de compra | ¿A qué pedido corresponde la factura? | num pedido
    | nro de orden | pedido nº | ¿Qué número lleva el pedido? | nuestro número de pedido | ¿Cuál es la OC?
    | código del pedido | referencia del pedido | identificador del pedido | ¿Con qué número hicimos el pedido? | O/C
    | ¿Qué pedido se está facturando? | Dígame el nº de pedido. | nº de encargo | número de la orden
    | ¿Qué número de orden de compra consta? | número del pedido del cliente | ¿Con qué orden de compra lo cotejo?
    | PO del cliente | ¿Qué número tiene nuestro encargo?
customer_number = ¿Qué número de cliente tenemos? | num cliente | cod cliente | nº de abonado | número de abonado
    | número de socio | ¿Cuál es mi código de cliente? | ¿Con qué código nos tiene dados de alta el proveedor?
    | identificador del cliente | cliente nº | ¿Qué número tengo como cliente? | cuenta de cliente
    | número de suscriptor | código de abonado | ¿Qué código se le asignó al comprador?
    | Llamo a atención al cliente: ¿qué número de cliente digo? | código del comprador | Indique el número de cliente.
    | clave de cliente | ¿Con qué número figura el cliente? | ID del abonado
contract_number = nº de contrato | num contrato | contrato nº | ¿Qué número tiene el contrato?
    | ¿A qué contrato corresponde? | referencia de contrato | código de contrato | identificador del contrato
    | ¿Qué contrato se factura? | ¿Bajo qué contrato se presta el servicio? | número del contrato de suministro
    | Indique el contrato. | ¿Cuál es la referencia del contrato? | contrato de referencia | número del contrato firmado
    | nro. de contrato | ¿Con qué número está registrado el contrato? | id del contrato | número del acuerdo
    | ¿Qué contrato tengo que citar? | Quiero dar de baja el contrato: ¿qué número tiene?
    | ¿Cuál es el número de mi contrato de luz? | contrato de suministro nº
delivery_note_number = nº albarán | num albarán | ¿Qué albarán se factura? | número de la nota de entrega
    | ¿A qué albarán corresponde? | guía de remisión nº | número de remito | ¿Con qué albarán se entregó?
    | nº de remisión | número de la guía de despacho | código del albarán
tracking_number = número de rastreo | ¿Cómo rastreo el paquete? | nº de guía | tracking | localizador del envío
    | ¿Con qué código se sigue el envío? | número de expedición | número de guía del paquete
    | Quiero saber por dónde va: ¿qué código uso? | nº de seguimiento | código de rastreo del bulto
project_number = código de proyecto | nº de obra | ¿A qué obra se imputa? | ¿De qué proyecto se trata?
    | nº de expediente | expediente | número de la obra | ¿A qué expediente corresponde? | referencia del proyecto
    | ¿En qué proyecto lo cargo? | clave de proyecto
quote_number = nº de presupuesto | oferta nº | número de la oferta | número de cotización
    | ¿A qué presupuesto corresponde? | ¿Qué oferta se aceptó? | código del presupuesto | cotización nº
    | ¿Qué número lleva la oferta? | referencia de la oferta | número de proforma | presupuesto aceptado nº
credit_note_number = nº de abono | número de la factura rectificativa | número de nota de crédito | nota de crédito
    | ¿Qué número lleva la nota de abono? | rectificativa nº | nº de nota de abono
    | ¿Con qué número se emitió la rectificativa? | factura de abono nº | ¿Qué abono es este?
    | folio de la nota de crédito
receipt_number = número de recibo | nº recibo | número de ticket | ¿Qué número tiene el ticket? | nº de tique
    | folio del recibo | número de factura simplificada | ¿Qué número lleva el recibo de compra?
    | Voy a devolver la compra: ¿qué nº de ticket tiene? | número de boleta | comprobante de caja nº
    | núm. de justificante
reference = ref. | nuestra referencia | ¿Qué referencia lleva el documento? | ¿Qué referencia debo citar en la carta?
    | n/ref | s/ref | referencia del cliente | referencia del documento | código de referencia | ¿Cuál es su referencia?
    | Cite la referencia que aparece. | ref del escrito
payment_reference = concepto de la transferencia | ¿Qué pongo en el concepto? | ¿Qué indico al hacer la transferencia?
    | texto para la transferencia | referencia bancaria | ¿Qué referencia de mandato consta?
    | motivo de la transferencia | ¿Qué concepto se indica al pagar? | ref. de pago | referencia para el ingreso
    | código de pago para el banco | línea de captura
total = total a pagar | total factura | ¿Cuánto es en total? | ¿A cuánto asciende la factura? | ¿Cuánto debo pagar?
    | suma total | importe a pagar | total IVA incluido | ¿Cuánto cuesta todo con IVA? | monto total | valor total
    | gran total | ¿Qué cantidad total nos cobran? | ¿Por qué importe es la factura? | total general | total final
    | importe bruto con impuestos | ¿Cuánto suma todo, impuestos incluidos? | precio final | ¿Cuánto hay que transferir?
    | total impuestos incluidos | Dime cuánto nos sale la factura. | ¿Qué importe tiene el recibo? | monto a pagar
net_total = base imponible | base | total neto | importe sin IVA | ¿Cuánto es sin IVA?
    | ¿Cuánto suma antes de impuestos? | importe antes de impuestos | suma sin impuestos | subtotal antes de IVA
    | valor neto | monto neto | ¿Sobre qué base se calcula el IVA? | base gravable | total gravado
    | ¿Cuál es el subtotal? | ¿A cuánto asciende la base imponible? | B.I. | importe libre de impuestos
    | ¿Cuánto vale sin impuestos? | IVA excluido: ¿qué importe queda? | neto gravado
    | ¿Cuánto es lo facturado sin el IVA? | cantidad sujeta a IVA
tax_amount = importe del IVA | cuota | IVA en euros | total IVA | ¿A cuánto asciende el IVA?
    | ¿Qué importe tiene el IVA? | ¿Cuánto hay de impuestos? | importe de los impuestos | cuota tributaria
    | impuesto repercutido | IVA repercutido | IVA soportado | ¿Cuánto IVA puedo deducir? | impuestos totales
    | monto del IVA | IVA trasladado | ¿Cuánto se paga de IVA? | ¿Cuánto supone el impuesto? | suma del IVA
    | ¿Qué cantidad corresponde a impuestos? | importe de IGIC o IVA | ¿Qué cuota de impuesto se repercute?
    | ¿Cuánto se lleva Hacienda en esta factura? | valor del impuesto
tax_rate = tipo impositivo | tipo IVA | ¿Qué tipo impositivo se aplica? | ¿A qué tipo está gravado? | tasa de IVA
    | alícuota | tasa del impuesto | IVA % | ¿IVA al 10 o al 21 %? | ¿Qué tanto por ciento de IVA lleva la factura?
    | tipo de gravamen | ¿Cuál es la tasa impositiva? | alícuota de IVA | porcentaje de impuesto
    | ¿Con qué tipo de IVA se ha facturado? | ¿IVA general, reducido o superreducido? | tipo aplicado
    | ¿En qué porcentaje se grava la operación? | Indique el % de impuesto. | tarifa del IVA
    | ¿Qué por ciento de impuesto cobran?
shipping_cost = gastos de transporte | coste del envío | ¿Cuánto se cobra por el transporte? | costo de envío | flete
    | ¿Qué cobran por los portes? | importe del transporte | gastos de entrega | ¿Cuánto valen los portes?
    | cargo por envío
discount = descuento total | rebaja | dto. | ¿Cuánto nos descuentan? | ¿Qué rebaja se aplica a la factura?
    | ¿A cuánto asciende el descuento? | importe de la bonificación | ¿Cuánto nos hemos ahorrado? | rappel o descuento
    | reducción de precio concedida
amount_paid = ya pagado | anticipos | pagado a cuenta | entrega a cuenta | ¿Qué cantidad se ha abonado ya?
    | ¿Cuánto se ha entregado a cuenta? | monto pagado | importe abonado | ¿Qué anticipo se descuenta? | pagos recibidos
    | ¿Cuánto dinero entregó el cliente? | señal pagada
balance_due = pendiente de pago | saldo deudor | ¿Cuánto falta por pagar? | ¿Qué saldo queda pendiente?
    | ¿Cuánto se debe todavía? | resto pendiente | deuda pendiente | importe por pagar | ¿Cuánto resta por abonar?
    | monto adeudado | saldo actual pendiente | cantidad adeudada | lo que queda por pagar | saldo a pagar | adeudo
    | ¿Cuánto debemos aún? | ¿Qué parte está sin pagar? | ¿Qué deuda sigue abierta?
    | descontado el anticipo, ¿cuánto hay que pagar? | importe restante | saldo vivo
    | ¿Qué cantidad está aún sin liquidar? | saldo por liquidar | diferencia a pagar
previous_balance = saldo inicial | saldo del periodo anterior | ¿Con qué saldo se empezó? | ¿Cuánto se debía de antes?
    | saldo de apertura | ¿Qué saldo venía arrastrado? | saldo arrastrado | adeudo anterior | saldo del mes pasado
    | ¿Cuánto quedaba pendiente de facturas anteriores?
currency = divisa | ¿En qué divisa se paga? | ¿En qué divisa están los importes? | tipo de moneda
    | ¿Son euros o dólares? | ¿En qué moneda se expresan los precios? | código de moneda | código ISO de la divisa
    | moneda de la factura | divisa del documento | ¿Se factura en pesos o en dólares? | moneda de pago
    | unidad monetaria | ¿Qué moneda se utiliza? | ¿Qué divisa figura? | símbolo de la moneda | Indique la moneda.
    | ¿Los montos están en qué moneda? | divisa de pago | ¿Importes en euros? | ¿En qué dinero hay que pagar?
    | moneda utilizada
iban = código IBAN | nº IBAN | cuenta IBAN | ¿A qué IBAN transfiero? | ¿Dónde ingreso el dinero, a qué IBAN?
    | IBAN del proveedor | IBAN del beneficiario | Tengo que hacer la transferencia: ¿a qué cuenta?
    | ¿A qué cuenta se transfiere el importe? | cuenta para la transferencia | cuenta internacional
    | número de cuenta internacional | ¿En qué cuenta hay que hacer el ingreso? | cuenta de ingreso | IBAN para el pago
    | Copie el IBAN completo. | ¿Cuál es el IBAN para transferir? | cuenta de abono | cuenta que empieza por ES
    | ¿Dónde se transfiere el pago? | cuenta IBAN del emisor | número de cuenta en formato IBAN | IBAN bancario
bic = SWIFT | código BIC | BIC/SWIFT | ¿Qué SWIFT tiene el banco? | ¿Cuál es el código SWIFT?
    | código internacional del banco | swift del banco | BIC del banco | BIC de la entidad
    | ¿Qué BIC pongo en la transferencia? | identificador internacional de la entidad
    | ¿Con qué BIC se hace la transferencia internacional? | código de identificación bancaria | clave SWIFT
    | número SWIFT | Indique el código BIC. | SWIFT del beneficiario | El banco me pide el SWIFT: ¿cuál es?
    | dirección SWIFT | BIC del proveedor | ¿Código SWIFT de la cuenta?
account_number = nº de cuenta | cuenta bancaria | CCC | CLABE | número de cuenta bancaria | código cuenta cliente | CBU
    | ¿Qué número tiene la cuenta bancaria? | nro de cuenta | cuenta corriente nº
    | ¿Qué cuenta nacional figura, sin IBAN? | ¿Cuál es la cuenta corriente?
sort_code = código de banco | código de sucursal | ¿Qué sucursal bancaria es? | número de oficina | clave bancaria
    | código de oficina bancaria | ¿Qué código tiene la entidad bancaria? | entidad y oficina
    | número de sucursal bancaria | routing o código ABA
bank_name = entidad bancaria | entidad financiera | ¿Con qué banco trabaja el proveedor? | ¿Qué banco es?
    | nombre de la entidad bancaria | banco del proveedor | banco beneficiario | banco receptor
    | ¿Qué entidad lleva la cuenta? | ¿Cómo se llama el banco? | ¿En qué entidad está domiciliado el pago?
    | banco de domiciliación | caja o banco | institución bancaria | ¿A qué banco se transfiere?
    | ¿Por qué banco se paga? | Indique la entidad financiera. | ¿De qué banco es el IBAN? | banco emisor de la cuenta
    | nombre de la caja de ahorros | institución financiera | ¿Qué banco pongo en la orden de transferencia?
account_holder = titular de la cuenta | beneficiario | beneficiario de la transferencia | ¿De quién es la cuenta?
    | nombre del titular bancario | ¿Quién es el beneficiario del pago? | ¿A nombre de quién hago la transferencia?
    | titular bancario | dueño de la cuenta | cuentahabiente | ¿Quién figura como titular? | propietario de la cuenta
    | ¿Qué beneficiario pongo en la transferencia? | cuenta a nombre de | Dígame el titular de la cuenta bancaria.
    | ¿Quién recibe la transferencia? | nombre del beneficiario | titular del IBAN | ¿A favor de quién se paga?
    | nombre del cuentacorrentista | ¿Quién cobra en esa cuenta?
vat_id = CIF | NIF del emisor | NIF del proveedor | CIF del proveedor | NIF-IVA | número de IVA | IVA intracomunitario
    | ¿Qué CIF tiene la empresa? | ¿Cuál es el CIF del emisor? | ¿Con qué NIF factura el vendedor?
    | VAT number del vendedor | nº de operador intracomunitario | NIF de quien factura | número VAT
    | código de identificación fiscal del vendedor | ¿Qué NIF figura para el proveedor? | cif empresa
    | identificación a efectos de IVA | ¿Qué número de IVA tiene el expedidor? | Para el modelo 347: ¿NIF del proveedor?
    | CIF de quien emite la factura
customer_vat_id = NIF cliente | CIF del cliente | ¿Qué NIF tiene el cliente? | NIF del destinatario
    | ¿Con qué CIF nos facturan? | NIF del comprador | nuestro NIF | RFC del receptor | CIF del receptor de la factura
    | número de IVA del cliente | identificación fiscal del comprador | RUT del cliente
tax_number = identificación fiscal | nº fiscal | RUC | RUT | RFC del emisor | NIT | CUIT
    | número de identificación tributaria | ¿Qué número fiscal tiene el emisor? | número de contribuyente
    | ¿Cuál es el RUC de la empresa? | registro federal de contribuyentes del emisor
    | ¿Con qué número está registrado ante Hacienda? | registro fiscal | identificador fiscal | número tributario
    | cédula fiscal | ¿Cuál es el RUT del emisor? | registro único tributario | clave tributaria
    | ¿Qué identificación tributaria aparece? | número de registro fiscal | ID fiscal
    | ¿Cuál es su número de contribuyente?
company_register = datos registrales | inscripción registral | ¿En qué registro mercantil figura? | tomo, folio y hoja
    | ¿Qué datos de inscripción tiene la sociedad? | reg. mercantil | hoja registral
    | ¿Dónde consta inscrita la sociedad? | matrícula mercantil | inscripción en el registro de comercio
managing_director = director general | ¿Quién es el administrador de la sociedad? | consejero delegado
    | ¿Quién está al frente de la compañía? | CEO | director gerente | ¿Quién es el gerente?
    | representante legal de la empresa | máximo responsable de la sociedad
phone = tel. | tfno | tlf | número de teléfono | nº de teléfono | ¿A qué teléfono llamo? | ¿Cómo puedo llamarles?
    | teléfono fijo | teléfono de atención al cliente | línea de atención | ¿Dónde se puede llamar si hay dudas?
    | centralita | Tengo que llamarles: ¿número? | telf | teléfono del proveedor | número al que llamar
    | ¿Cuál es el teléfono de la oficina? | Dame su teléfono. | contacto telefónico | ¿Por qué teléfono se les localiza?
    | teléfono de información
fax = nº de fax | número de fax | telefax | telefacsímil | ¿Qué fax tienen? | ¿A qué fax se envía?
    | ¿A qué número se manda un fax? | fax de la empresa | fax del proveedor | línea de fax | ¿Tienen fax?
    | ¿Por qué fax se les puede escribir? | Envíe un fax: ¿a qué número? | número del telefax
    | ¿Dónde puedo mandar un fax? | fax de contacto | facsímil | ¿Qué número de telefax figura? | Indique el fax.
    | fax de la oficina | ¿Cuál es su fax?
mobile = teléfono móvil | nº de móvil | celular | número de celular | ¿Qué móvil tiene?
    | ¿A qué móvil puedo enviar un WhatsApp? | tel. móvil | teléfono celular | móvil de contacto
    | ¿A qué celular se llama? | móvil del comercial | cel.
email = correo | dirección de correo | ¿A qué correo escribo? | ¿Qué e-mail tienen? | dirección electrónica
    | dirección de e-mail | correo de contacto | ¿Por qué correo les contacto?
    | ¿A qué dirección electrónica se escribe? | cuenta de correo | e-mail de la empresa | mail de contacto
    | ¿Cuál es su email? | Quiero escribirles un mensaje: ¿a qué correo? | correo del proveedor
    | ¿Dónde envío un correo para reclamar? | Indique el e-mail. | buzón electrónico
    | ¿A qué email mando el justificante? | dirección con arroba
website = sitio web | página de internet | URL | portal de la empresa | ¿Qué web tienen?
    | ¿En qué página de internet se encuentra información? | portal web | web de la empresa | www
    | ¿Cuál es el sitio web? | dirección de internet | web corporativa | ¿Dónde los encuentro en internet?
    | ¿Cuál es la URL de la empresa? | sitio de internet | Indique la página web. | web del proveedor
    | portal de clientes en internet | ¿Qué dominio de internet usa la empresa? | tienda online
    | ¿En qué web puedo consultarlo?
contact_person = persona de contacto | a la atención de | A/A | att. | ¿Con quién hay que hablar? | ¿Por quién pregunto?
    | ¿Quién lleva el asunto? | ¿Con quién contacto? | interlocutor | ¿A la atención de quién va? | nombre del contacto
    | persona responsable | persona encargada | ¿Quién gestiona esta cuenta? | ¿A quién me dirijo si hay dudas? | gestor
    | tramitador | ¿Quién tramita el expediente? | persona de referencia | ¿Quién es el interlocutor?
    | responsable del contacto | atendido por | ¿A quién le consulto sobre la factura?
salesperson = comercial | agente comercial | representante | ¿Quién hizo la venta? | ¿Qué comercial lleva al cliente?
    | asesor comercial | vendedor asignado | ejecutivo de ventas | ¿Quién es el agente? | delegado comercial
    | ¿Qué representante nos vendió esto? | viajante
seller_name = emisor | razón social del emisor | empresa emisora | ¿Quién nos factura?
    | ¿Quién es el emisor de la factura? | ¿Quién cobra esta factura? | ¿Qué empresa ha facturado?
    | nombre del vendedor de la mercancía | empresa vendedora | acreedor | ¿A quién hay que pagar?
    | ¿Quién expide la factura? | prestador del servicio | compañía suministradora | ¿De qué proveedor viene?
    | nombre fiscal del emisor | ¿Quién nos ha mandado esta factura? | ¿A quién le compramos?
    | ¿A qué acreedor se lo contabilizo? | ¿Cómo se llama la empresa que factura? | comercio o empresa que vende
    | ¿Quién suministra los productos? | comercializadora
seller_street = calle del emisor | domicilio del proveedor: calle y número | ¿En qué calle está la empresa?
    | calle y número del vendedor | ¿Qué calle y número tiene el emisor? | vía del proveedor
    | ¿En qué avenida tiene su sede el proveedor? | calle del vendedor | ¿En qué vía está domiciliado el vendedor?
    | avenida del emisor | calle de la sede social | ¿Dónde tiene la calle quien factura? | calle y portal del proveedor
    | ¿En qué calle tiene la oficina el emisor? | calle de quien factura | calle del acreedor
    | ¿Cuál es la calle del expedidor? | nombre de la calle del proveedor | ¿En qué calle se ubica el suministrador?
    | calle y núm. de la empresa emisora | vía pública del emisor | polígono o calle del proveedor
seller_postcode = CP proveedor | CP del emisor | código postal del emisor | código postal de la empresa
    | ¿Qué CP tiene el proveedor? | cód. postal del vendedor | ¿Qué código postal tiene la empresa emisora?
    | distrito postal del emisor | ZIP del proveedor | C.P. del vendedor
    | ¿Con qué código postal se escribe al proveedor? | código postal de quien factura
    | ¿Qué código postal figura para el vendedor? | CP de la sede del proveedor | código postal del acreedor
    | CP del expedidor | ¿Cuál es el CP de la empresa que factura? | código postal del suministrador
    | Indique el C.P. del emisor. | cinco cifras del CP del proveedor | código de correos del vendedor
    | CP de la razón social emisora
seller_city = población del proveedor | localidad del proveedor | ciudad del emisor | municipio del emisor
    | ¿De dónde es el proveedor? | ¿En qué localidad está la empresa? | población del vendedor
    | ¿De qué ciudad es la empresa emisora? | sede del proveedor: ciudad | ¿En qué municipio tiene su sede el emisor?
    | localidad del vendedor | ¿En qué pueblo o ciudad está quien factura? | ciudad del vendedor
    | ¿Dónde radica el proveedor, en qué ciudad? | municipio del proveedor | plaza del emisor | población del expedidor
    | ¿Desde qué ciudad nos facturan? | ciudad del acreedor | localidad de la empresa emisora
    | ciudad donde está domiciliado el vendedor | población de la empresa
seller_country = país del emisor | país del vendedor | ¿De qué país es el proveedor? | ¿De qué país viene la factura?
    | nación del emisor | ¿En qué país tiene su sede el vendedor? | ¿Desde qué país nos facturan?
    | ¿Es un proveedor nacional o extranjero? | estado donde reside el emisor | país del suministrador
    | país de quien factura | país del expedidor | país de residencia del proveedor
    | ¿En qué país está establecido el emisor? | país de la sede social | país de la empresa emisora | país del acreedor
    | ¿Dónde está el proveedor, en qué país? | ¿País de la empresa que vende? | procedencia del proveedor: país
    | país de establecimiento del vendedor | código de país del emisor
buyer_name = destinatario de la factura | ¿A quién se factura? | ¿A nombre de quién está la factura? | ¿Quién compra?
    | razón social del cliente | receptor de la factura | ¿A quién le cobran? | ¿Quién debe pagar la factura? | deudor
    | nombre del comprador | ¿Quién recibe esta factura? | adquirente | nombre del abonado
    | ¿Quién es el titular del contrato? | titular del suministro | ¿A qué empresa va facturado? | pagador
    | ¿A quién emitieron la factura? | nombre o razón social del receptor | ¿A quién le vendimos?
    | ¿Quién aparece como cliente? | empresa compradora
buyer_street = ¿En qué calle está el cliente? | calle y número del cliente | calle del destinatario de la factura
    | ¿Qué calle y número tiene el comprador? | domicilio del cliente: calle | vía del cliente
    | ¿En qué avenida reside el cliente? | calle del abonado | calle de facturación
    | ¿En qué calle tiene su domicilio el facturado? | calle del deudor | ¿En qué vía está domiciliado el comprador?
    | calle y portal del cliente | calle del titular del contrato | nuestra calle
    | ¿Cuál es la calle del receptor de la factura? | calle de quien paga | nombre de la calle del comprador
    | ¿A qué calle va dirigida la factura? | calle del adquirente | avenida del cliente
    | ¿En qué calle está la empresa compradora?
buyer_postcode = CP cliente | código postal del comprador | ¿Qué CP tiene el cliente? | cód. postal del cliente
    | código postal del abonado | código postal de facturación | ZIP del cliente
    | ¿Qué código postal tiene el destinatario de la factura? | ¿Con qué código postal figura el cliente?
    | código postal del facturado | CP del receptor de la factura | CP del abonado
    | código postal del titular del contrato | nuestro código postal | ¿Qué código postal tiene la empresa compradora?
    | CP de quien recibe la factura | código postal del deudor | código postal del adquirente
    | CP del domicilio del cliente | Indique el C.P. del cliente. | código de correos del comprador
    | distrito postal del cliente
buyer_city = población del cliente | localidad del cliente | ¿De dónde es el cliente? | ¿De qué ciudad es el comprador?
    | municipio del cliente | ¿En qué localidad vive el cliente? | población del comprador | ciudad de facturación
    | ciudad del abonado | ¿En qué municipio reside el comprador? | ¿En qué pueblo o ciudad vive el cliente?
    | localidad del destinatario de la factura | ciudad del receptor de la factura | ciudad del deudor | nuestra ciudad
    | ¿Dónde está el cliente, en qué población? | municipio del comprador | ciudad del titular del contrato
    | ¿A qué ciudad se manda la factura? | localidad del adquirente | plaza del cliente
    | ciudad del domicilio del cliente
buyer_country = ¿De qué país es el cliente? | ¿En qué país reside el comprador? | país del destinatario de la factura
    | país de facturación | país de residencia del cliente | ¿Es un cliente nacional o extranjero?
    | ¿A qué país se factura? | país del receptor de la factura | nación del cliente | país del abonado
    | país del adquirente | nuestro país | país del deudor | ¿En qué país está la empresa compradora?
    | ¿Dónde está el cliente, en qué país? | estado de residencia del comprador | código de país del cliente
    | país de quien paga | ¿Qué país figura para el comprador? | país del titular del contrato
    | país del domicilio del cliente | país al que va la factura
seller_address = domicilio social | dirección del vendedor | domicilio del proveedor | señas del proveedor
    | ¿Dónde está el proveedor? | ¿Dónde tiene su sede la empresa? | ¿Qué dirección tiene el emisor de la factura?
    | sede social | domicilio de la empresa | ¿Dónde se encuentra la empresa que factura? | dirección postal del emisor
    | dirección del proveedor | ¿A qué dirección le escribo al proveedor? | domicilio fiscal del emisor
    | ubicación del vendedor | dirección completa del proveedor | ¿Dónde están las oficinas del emisor?
    | dirección del acreedor | señas de quien factura | ¿A dónde envío una carta certificada a la empresa?
    | dirección del comercio | sede del suministrador | ¿Dónde está domiciliado el vendedor?
buyer_address = dirección fiscal del cliente | domicilio del cliente | domicilio del comprador | dirección del comprador
    | señas del cliente | ¿Dónde vive el cliente? | ¿Dónde está domiciliado el comprador? | ¿A qué dirección se factura?
    | ¿A qué dirección se envió la factura? | dirección de facturación | domicilio de facturación
    | dirección postal del cliente | dirección completa del cliente | ¿Qué domicilio tiene el cliente?
    | dirección del destinatario de la factura | domicilio fiscal del receptor | señas del comprador
    | dirección del abonado | nuestra dirección | domicilio del titular del contrato | ¿Qué señas tiene el facturado?
    | dirección de correspondencia del cliente | ¿Dónde reside el receptor de la factura?
shipping_address = lugar de entrega | ¿Dónde hay que entregar la mercancía? | ¿Adónde se envía el pedido?
    | destino del envío | ¿Adónde va la mercancía? | punto de suministro | ¿Dónde se descarga el material?
    | domicilio de entrega | enviar a | ¿En qué dirección se recibe el paquete? | dirección del suministro
shipping_method = forma de envío | agencia de transporte | ¿Quién transporta la mercancía?
    | ¿Con qué mensajería se envía? | empresa de transporte | paquetería | ¿Por qué medio se manda? | tipo de envío
    | vía de expedición | servicio de mensajería utilizado
delivery_terms = condiciones de entrega | ¿Qué Incoterm se ha pactado? | ¿En qué condiciones se entrega?
    | cláusula de entrega | ¿Portes pagados o debidos? | ¿Quién asume el transporte según el Incoterm?
    | ¿EXW, FOB o DAP? | condiciones de suministro | condiciones de envío pactadas
payment_terms = plazo de pago | términos de pago | ¿A cuántos días se paga? | ¿Qué plazo de pago se ha acordado?
    | ¿Cuántos días tenemos para pagar? | días de crédito | ¿Al contado o a plazos? | ¿Hay descuento por pronto pago?
    | pronto pago | condiciones de crédito | modalidad y plazo de pago | ¿En qué condiciones hay que pagar?
    | plazo para abonar | aplazamiento | ¿A 30 o a 60 días? | ¿Cómo y en qué plazo se liquida?
    | condiciones acordadas de pago | plazo de crédito | ¿Qué aplazamiento nos conceden? | crédito a cuántos días
    | Indique el plazo de pago. | condiciones de cobro | ¿Qué pactaron sobre el plazo para pagar?
payment_method = método de pago | medio de pago | ¿Se paga con tarjeta o en efectivo?
    | ¿Por transferencia o domiciliación? | modalidad de pago | vía de pago | ¿Mediante qué medio se abona?
    | ¿De qué manera se ha cobrado? | instrumento de pago
billing_period = periodo facturado | periodo de consumo | ¿Qué meses abarca la factura?
    | ¿De qué fecha a qué fecha se factura? | ¿A qué mes corresponde la factura? | mes facturado
    | periodo de liquidación | ciclo de facturación | ¿Qué intervalo cubre este recibo? | desde y hasta cuándo
    | ¿Qué trimestre nos cobran? | ¿Qué periodo comprende el consumo? | intervalo de facturación | periodo del extracto
    | mensualidad facturada | ¿Cuáles son las fechas de inicio y fin del periodo? | ¿Qué días cubre la factura?
    | período de cobro | ¿A qué mensualidad corresponde el recibo? | tiempo facturado
page_number = nº de página | pág. | ¿En qué hoja estamos? | número de hoja | ¿Cuál es el número de página?
    | ¿Cuántas páginas tiene? | página actual | hoja nº | foliación | ¿Qué página del documento es esta? | paginación
meter_number = nº de contador | número de medidor | medidor | ¿Qué contador tiene la vivienda?
    | número de serie del contador | ¿Qué número lleva el contador? | CUPS | código CUPS | identificador del contador
    | código universal del punto de suministro | ¿De qué contador es el consumo?
meter_reading = lectura actual | lectura del contador | última lectura | ¿Qué lectura se tomó? | lectura del medidor
    | valor leído | ¿Qué cifra dio el contador al final del periodo? | ¿Cuánto marcaba el medidor?
    | lectura real o estimada
consumption = consumo total | kWh consumidos | consumo del periodo | ¿Cuántos kWh se gastaron? | m3 de agua consumidos
    | gasto de energía | ¿Cuántos metros cúbicos se usaron? | ¿Cuánta luz hemos gastado? | cantidad consumida
policy_number = nº de póliza | póliza nº | número de la póliza | ¿Qué póliza tengo contratada?
    | ¿Cuál es el número del seguro? | seguro nº | código de póliza | nro. póliza
    | Doy parte al seguro: ¿qué póliza indico? | referencia de la póliza | ¿Qué número tiene la póliza de seguro?
ticket_number = nº de reserva | número de billete | ¿Qué localizador tiene el viaje? | boleto nº | número de boleto
    | ¿Con qué código se reservó? | nº de billete | clave de reservación | referencia de la reserva
    | ¿Cuál es el código para recoger los billetes?
cashier = cajera | ¿Quién le atendió en caja? | le atendió | dependiente | ¿Quién cobró en la caja? | nombre del cajero
    | empleado de caja | ¿Qué dependienta hizo el cobro? | operador de caja | ¿Quién estaba en la caja?
store_number = nº de tienda | número de tienda | ¿En qué tienda se compró? | establecimiento | código de tienda
    | ¿Qué establecimiento es? | local nº | ¿En qué supermercado del grupo se compró? | código del centro
    | número del local | sucursal de venta
terminal = nº de caja | caja nº | TPV | ¿En qué caja se cobró? | terminal de venta | número de terminal
    | ¿Qué TPV se usó? | punto de venta nº | ¿Por qué caja pasó la compra? | id del datáfono | caja registradora
time = ¿A qué hora se compró? | ¿Qué hora era? | hora de venta | hora de impresión del ticket
    | ¿A qué hora se hizo la operación? | hora y minutos | hora del cobro | ¿Qué hora marca el ticket?
    | momento del día de la compra
room_number = nº de habitación | hab. | ¿En qué habitación se alojó? | ¿Qué mesa era? | número de mesa | cuarto nº
    | ¿Qué número tiene la habitación? | ¿En qué mesa comieron? | número de cuarto
arrival_date = fecha de llegada | check-in | ¿Cuándo llega el huésped? | ¿Qué día entra? | ¿Qué día llegó el viajero?
    | inicio de la estancia | ¿Desde cuándo se aloja? | ¿Cuándo empieza la estancia? | fecha de ingreso al hotel
departure_date = fecha de salida | check-out | ¿Cuándo se marcha el huésped? | ¿Qué día sale? | fin de la estancia
    | ¿Qué día dejó el hotel? | ¿Hasta cuándo se queda? | ¿Cuándo parte el viaje? | fecha de partida
    | ¿Qué día se libera la habitación?
vehicle = placa | vehículo | ¿De qué coche se trata? | número de placa | ¿Qué matrícula tiene el coche?
    | patente del auto | matrícula del vehículo | ¿Qué vehículo se reparó? | ¿Qué camión o coche figura?
    | placas del carro
first_name = nombre de pila | nombre sin apellidos | ¿Cómo se llama de nombre? | nombres | ¿Cuál es su primer nombre?
    | nombre propio | ¿Qué nombre de pila tiene la persona? | nombre del interesado, sin apellidos
    | ¿Qué nombres constan delante del apellido? | solo el nombre
last_name = primer apellido | apellido paterno | ¿Cómo se apellida? | ¿Qué apellidos tiene? | apellido
    | nombre de familia | ¿Cuál es el apellido de la persona? | apellidos del solicitante | Indique los dos apellidos.
date_of_birth = f. nac. | ¿Cuándo nació? | ¿Qué día nació? | nacido el | día de nacimiento | ¿Cuándo cumple años?
    | ¿En qué año nació el solicitante? | fecha de nac. | data de nacimiento | nacimiento: día, mes y año
place_of_birth = ¿Dónde nació? | nacido en | ciudad natal | ¿En qué ciudad nació? | ¿En qué municipio nació?
    | localidad de nacimiento | natural de | ¿De dónde es natural la persona? | país o ciudad de nacimiento
nationality = ¿Qué nacionalidad tiene? | ¿De qué país es ciudadano? | nacional de | ¿Qué ciudadanía posee?
    | nacionalidad del titular | país de ciudadanía | ¿Es español o extranjero? | ¿De qué nacionalidad es?
    | nacionalidad actual
passport_number = nº de pasaporte | pasaporte | NIE | número de DNI | número de carné de identidad
    | ¿Qué número tiene su pasaporte? | documento de identidad | cédula de identidad | ¿Con qué documento se identifica?
    | número de cédula | ¿Cuál es el número del DNI?
social_security_number = nº de afiliación | NUSS | NSS | número de la S.S. | ¿Cuál es su número de afiliación?
    | nº seguridad social | número de asegurado | CUIL | ¿Con qué número está dado de alta en la Seguridad Social?
    | número de seguro social | afiliación a la Seguridad Social
occupation = ocupación | ¿A qué se dedica? | ¿En qué trabaja? | puesto de trabajo | cargo | ¿Qué cargo ocupa?
    | actividad profesional | ¿Qué oficio tiene? | categoría profesional | trabajo que desempeña
employer = empleador | patrono | ¿En qué empresa trabaja? | empresa contratante del trabajador | patrón
    | nombre del empleador | empresa para la que trabaja | ¿Quién le paga la nómina?
    | ¿Qué compañía lo tiene contratado? | empresa empleadora
marital_status = ¿Está casado o soltero? | situación matrimonial | ¿Es soltero, casado o viudo?
    | ¿Qué estado civil tiene? | situación civil | ¿Tiene cónyuge? | casado, soltero, divorciado | condición matrimonial
    | ¿Está divorciada? | edo. civil
gender = género | ¿Es hombre o mujer? | ¿De qué sexo es? | varón o mujer | masculino o femenino | ¿Qué género se indica?
    | ¿Qué casilla de sexo está marcada? | sexo de la persona | H/M | identidad de género
department = dpto. | área | sección | ¿De qué departamento es? | ¿A qué área pertenece? | servicio o unidad
    | ¿Qué sección lo tramita? | división de la empresa | ¿En qué departamento trabaja? | negociado
    | gerencia o área interna
subject = tema | ¿De qué trata? | ¿Sobre qué es la carta? | línea de asunto | ¿Qué pone en el asunto?
    | motivo del escrito | ¿Con qué motivo se escribe? | tema del mensaje | objeto de la carta | materia tratada
sender = rte. | ¿Quién envía la carta? | ¿Quién lo manda? | enviado por | ¿De parte de quién es? | nombre del remitente
    | expedidor del envío | ¿Quién manda el paquete? | ¿De quién procede el escrito?
recipient = dirigido a | ¿A quién se envía la carta? | ¿Para quién es? | ¿A quién está dirigido el escrito?
    | nombre del destinatario | receptor del envío | consignatario | ¿Quién recibe el paquete?
    | ¿Quién debe recibir el mensaje? | persona destinataria
date = ¿Qué fecha lleva el documento? | ¿De cuándo es el documento? | fecha del escrito | ¿En qué fecha está datado?
    | fecha de la carta | día del documento | ¿Qué día se firmó? | data del documento | ¿Cuándo se redactó el escrito?
    | ¿Con qué fecha está firmado el documento?
approved_by = autorizado por | Vº Bº | visto bueno | ¿Quién dio el visto bueno? | firmado por
    | ¿Quién firmó la aprobación? | responsable de la aprobación | ¿Quién validó el documento? | conformado por
    | nombre de quien autoriza | ¿Con el visto bueno de quién?
"""

CELL_QUESTIONS = """
position = ¿Qué número de línea tiene {item}? | {item}: ¿posición? | n.º de línea de {item}
    | ¿En qué renglón figura {item}? | renglón de {item} | ¿Qué posición ocupa {item}?
    | ¿En qué orden aparece {item} en la lista? | número de partida de {item} | partida de {item}
    | {item}, ¿qué línea es? | pos. de {item} | ítem número de {item} | Diga el número de orden de {item}.
article_number = código de artículo de {item} | referencia de {item} | número de artículo de {item} | {item}: código
    | SKU de {item} | ref. de {item} | ¿Con qué referencia pido {item}? | EAN de {item}
    | ¿Qué nº de artículo lleva {item}? | clave del producto {item} | código de producto de {item} | {item} ref
    | Quiero volver a pedir {item}: ¿qué código doy?
description = ¿En qué línea de la tabla aparece {item}? | línea con {item} | descripción de {item}
    | {item}: ¿descripción? | Busque {item} en la tabla. | ¿Cómo se describe {item}? | ¿Qué texto figura para {item}?
    | artículo {item} | ¿Aparece {item} en el detalle? | concepto {item} | fila de {item} | producto {item}
    | denominación de {item} | Localice {item} en la factura.
quantity = ¿Cuánto se pidió de {item}? | unidades de {item} | cuántos {item} hay | ¿Qué cantidad se factura de {item}?
    | {item}: ¿cuántos? | {item}, número de unidades | cant. de {item} | uds. de {item}
    | ¿Cuántas piezas de {item} se entregaron? | ¿Cuántas veces figura {item}? | número de piezas de {item}
    | cantidad facturada de {item} | ¿Cuántas horas o piezas de {item}? | {item} cantidad servida
unit = unidad de medida de {item} | ¿{item} se vende por kilos o por piezas? | ¿En qué medida se factura {item}?
    | u.m. de {item} | ¿En qué unidades va {item}? | tipo de unidad de {item} | ¿Se cobra {item} por hora o por pieza?
    | medida de {item} | ¿Cajas, kilos o litros en {item}? | formato de venta de {item}
    | ¿Por qué unidad se cuenta {item}?
unit_price = ¿A cuánto sale cada unidad de {item}? | precio por unidad de {item} | ¿Cuánto vale una unidad de {item}?
    | {item}: precio/ud | P.U. de {item} | precio/unidad de {item} | ¿Cuánto cuesta cada {item}?
    | ¿A qué precio se vende {item} la unidad? | tarifa de {item} | valor unitario de {item} | costo unitario de {item}
    | ¿A cómo está la unidad de {item}? | {item} precio unit. | precio por pieza de {item}
line_tax_rate = ¿A qué tipo de IVA va {item}? | tipo de IVA de {item} | % IVA de {item} | {item}: ¿IVA?
    | ¿Qué porcentaje de impuesto lleva {item}? | ¿Con qué IVA se grava {item}? | tasa de IVA de {item}
    | alícuota de {item} | ¿Qué tipo impositivo se aplica a {item}? | impuesto de {item}
    | ¿Cuánto por ciento de IVA tiene {item}? | gravamen de {item} | {item} al 10 o al 21 %
discount_percent = ¿Cuánto se rebaja {item}? | dto. de {item} | {item}: ¿descuento?
    | ¿Qué porcentaje de descuento lleva {item}? | rebaja de {item} | % de descuento de {item}
    | ¿Qué bonificación se aplica a {item}? | ¿Nos descuentan algo en {item}? | {item} dto % | bonificación de {item}
    | ¿Con qué descuento se vende {item}? | reducción en {item}
line_total = ¿Cuánto suma {item}? | total de {item} | {item}: importe total | ¿A cuánto asciende la línea de {item}?
    | importe de línea de {item} | ¿Cuánto nos cobran por {item}? | ¿Qué importe total tiene {item}? | suma de {item}
    | monto de {item} | subtotal de {item} | valor total de {item} | ¿Cuánto se paga por {item}?
    | importe neto de {item} | ¿Cuánto sale {item} en conjunto?
date = ¿Cuándo se realizó {item}? | ¿De qué fecha es {item}? | ¿Qué día figura para {item}? | ¿Cuándo se prestó {item}?
    | día de {item} | ¿En qué fecha se contabilizó {item}? | fecha de la línea de {item} | ¿Qué día se hizo {item}?
    | {item}, ¿qué día? | ¿De cuándo es {item}? | fecha del movimiento {item} | ¿En qué día tuvo lugar {item}?
"""

LABELS = """
invoice_number = Fra. Nº | Nº Fra. | Num. factura | Nro. de factura | Factura No. | Folio | Serie y número | Serie/Folio
    | Nº de fra. | Factura electrónica Nº | Número fra. | Fac. Nº | Comprobante Nro.
invoice_date = F. emisión | F. factura | Fecha expedición | Fecha y hora de emisión | Expedida el | F. expedición
    | Fecha emis. | Fecha del comprobante | Facturado el | Día de emisión | Fecha em. | F. fra.
due_date = F. vto. | Vence | Fecha de venc. | Fecha límite | F. vencimiento | Pagar antes de | Vencimiento del pago
    | Fecha máxima de pago | Último día de pago | Fecha de adeudo
delivery_date = F. entrega | Fecha operación | Fecha del albarán | Fecha de despacho | Fecha envío | Fecha de remisión
    | Fecha prevista de entrega | Suministrado el | Fecha de prestación | F. albarán | Enviado el
order_date = F. pedido | Fecha O/C | Fecha orden de compra | Pedido realizado el
order_number = O/C | Nº O.C. | OC Nº | Orden Nº | Nuestro pedido | N/Pedido | Orden de compra Nº | Nº orden
    | Código de pedido | Número de orden | Ped. cliente | Pedido N.º
customer_number = Nro. de cliente | Cód. de cliente | Código de abonado | Número de abonado | Cta. cliente
    | Su nº de cliente | Nº socio | Clave cliente | Número de suscriptor | CLIENTE CÓD. | Nº de abonado | Cód. abonado
contract_number = Contrato N.º | Nº de contrato de suministro | Núm. contrato | Nro. de contrato | Código de contrato
    | Su contrato | Contrato de suministro | Ref. de contrato | Contrato de mantenimiento | Número contrato
delivery_note_number = N.º albarán | S/Albarán | Remito Nº | Guía de remisión | Nota de entrega Nº
tracking_number = Nº de guía | Tracking | Nº expedición | Guía Nº
project_number = Ref. obra | Nº obra | Proyecto nº | Código de obra
quote_number = Oferta | Cotización Nº | N/Oferta | Número de oferta
credit_note_number = Rectificativa Nº | Nota de abono Nº | Factura de abono Nº | N/C Nº | Nº factura rectificativa
receipt_number = Ticket | Fra. simplificada | Boleta Nº | Nº tique
reference = Nuestra ref. | Ntra. Ref. | Vtra. Ref. | Referencias
payment_reference = Concepto de pago | Indicar en el concepto | Ref. pago | Referencia de mandato | Línea de captura
total = Total Fra. | Importe factura | Líquido | Total documento | TOTAL EUROS | Monto total | Total (IVA incl.)
    | Importe a abonar | Total impuestos incl. | Gran total | A pagar
net_total = B.I. | Base IVA | Base gravable | Total neto sin IVA | Total base IVA | Sub-total | Suma bases | Total base
    | Importe base | Base impon. | Neto gravado | Valor neto | Subtotal sin IVA
tax_amount = Imp. IVA | IVA repercutido | Total cuota | Impuesto | Total I.V.A. | IVA trasladado | Importe I.V.A. | IGIC
    | Cuota repercutida | Suma IVA | IGV
tax_rate = Tipo I.V.A. | % I.V.A. | Tasa IVA | Alícuota | Tipo de gravamen | % Impuesto | I.V.A. % | Porcentaje IVA
    | Tasa | Tipo % | Alícuota IVA | % IGIC
shipping_cost = Flete | Portes y embalajes | Costo de envío | Gastos de entrega
discount = Dtos. | Descuentos | Dto. P.P. | Desc.
amount_paid = Anticipos | Abonado | Pagado a cuenta | Total pagado
balance_due = Resta | Saldo a pagar | Importe adeudado | Saldo deudor | Deuda pendiente | Total pendiente | Saldo actual
    | Por pagar | Resto | Saldo por pagar | Pte. de pago | Pendiente de cobro | Adeudo total
previous_balance = Saldo ant. | Saldo periodo anterior | Saldo al inicio | Adeudo anterior
currency = Div. | Mon. | Tipo de moneda | Moneda de pago | Divisa factura | Importes expresados en | Código de moneda
    | Moneda de la factura | Cód. divisa | Moneda/Divisa | Precios en
iban = I.B.A.N. | IBAN cuenta | Cuenta para transferencias | Cuenta de ingreso | IBAN para el pago | Cta. IBAN
    | Nº cuenta IBAN | Transferencia a la cuenta | Ingresar en cuenta | IBAN Nº | Datos bancarios IBAN
    | Código internacional de cuenta (IBAN)
bic = BIC (SWIFT) | Swift Code | Cód. BIC | Código BIC/SWIFT | Clave SWIFT | BIC Code | B.I.C. | Cód. SWIFT
    | Identificador BIC | BIC banco | BIC de la entidad
account_number = Cta. cte. | Nº cta. | CCC | CLABE | Cta. bancaria
sort_code = Oficina | Código de sucursal | Entidad/Oficina | Clave banco
bank_name = Entidad financiera | Nuestro banco | Banco o caja | Banco beneficiario | Domiciliación bancaria
    | Entidad de pago | Bco. | Banco/Caja | Nombre de la entidad | Banco de cobro | Institución bancaria
account_holder = Titular cuenta | Titular bancario | Cuenta a nombre de | Beneficiario de la transferencia
    | Nombre del beneficiario | Titular cta. | A favor de | Nombre de la cuenta | Beneficiario/a | Titular/es
    | Nombre titular | Cta. a nombre de
vat_id = N.I.F. Nº | C.I.F. Nº | CIF-NIF | VAT ID | NIF proveedor | NIF/VAT | VAT Nº | CIF empresa
    | NIF IVA intracomunitario | NIF Nº | IVA intracomunitario | C.I.F./N.I.F.
customer_vat_id = N.I.F. cliente | C.I.F. cliente | Su N.I.F. | NIF destinatario
tax_number = RUC | RUT | RFC | NIT | CUIT | RFC emisor | R.U.C. Nº | Núm. identificación fiscal | Nº de contribuyente
    | ID fiscal | Ident. fiscal | Registro fiscal | R.F.C.
company_register = Inscr. Reg. Merc. | Inscrita en el Registro Mercantil de | Reg. Merc. de | Inscripción registral
managing_director = Gerencia | Director gerente | Consejero delegado | Representante legal
phone = Telfs. | Tels. | Tlfno. | T. | Tel./Tfno. | Tel. fijo | Teléfono fijo | Tfnos. | Centralita
    | Información y consultas
fax = Fax nº | Nº fax | Número de fax | F. | Tel./Fax | Fx. | Facsímil | Fax oficina | Telefax Nº | Línea de fax
    | Fax directo
mobile = Móv. | Tel. celular | Celular | Cel. | Tfno. móvil
email = E-Mail contacto | Dirección de correo | C/e | Correo elect. | e-correo | E.mail | Dirección de e-mail
    | Correo de contacto | Mail de contacto | Email de facturación
website = Página de internet | URL | Web site | Portal web | Visítenos en | Web corporativa | En internet | Pág. web
    | Tienda online | Sitio de internet | Más información en | Oficina virtual
contact_person = Persona contacto | A la atención de D. | Atn. | At. | Contactar con | Gestor | Interlocutor
    | Tramitador | A/At. | Nombre de contacto | Contacto cliente | Su interlocutor
salesperson = Asesor comercial | Repr. | Vend. | Agte. | Cód. comercial
seller_name = Emitida por | Datos de la empresa | Nombre o razón social del emisor | Datos del proveedor | Suministrador
    | Compañía | Prestador del servicio | Razón social emisor | Denominación social | Expedida por | Nombre comercial
seller_street = C/ | Avda. | Dirección (calle) | Avenida | Pza. | Pol. Ind. | Calle del emisor | Domicilio (calle y nº)
    | Calle/Plaza | Vía y número | Dir. | Ctra.
seller_postcode = C. Postal | Cód. post. | CP emisor | Código Postal del emisor | Cod. Postal | D.P. | C.P. emisor
    | CP proveedor | C.P. proveedor | Código postal empresa | Código postal (emisor)
seller_city = Población emisor | Ciudad del emisor | Localidad del proveedor | Municipio emisor | Pobl.
    | Población del proveedor | Ciudad/Población | Localidad (emisor) | Término municipal | Sede
    | Municipio del proveedor
seller_country = País emisor | País del proveedor | País del emisor | País vendedor | País de la empresa | País (emisor)
    | País de establecimiento | País de expedición | Cód. país | Estado miembro | País proveedor | Nación
    | País del expedidor
buyer_name = Nombre cliente | Destinatario factura | Adquirente | Receptor | Razón social cliente
    | Cliente / Razón social | Nombre del comprador | Nombre del abonado | Titular del suministro | Facturar a nombre de
    | Sres. | Sr. D.
buyer_street = Domicilio cliente | Dir. cliente | Calle y nº del cliente | Domicilio (cliente) | Calle del comprador
    | Domicilio del comprador | Calle destinatario | Vía (cliente) | Dirección calle cliente | Calle de facturación
    | Domicilio receptor | Calle del titular
buyer_postcode = CP del cliente | Cód. postal cliente | C. Postal cliente | C.P. cliente | CP comprador
    | C.P. del comprador | CP destinatario | Código postal del comprador | CP facturación | C.P. receptor
    | Código postal de facturación | CP del titular
buyer_city = Ciudad cliente | Localidad del cliente | Municipio del cliente | Población del comprador
    | Ciudad del comprador | Ciudad de facturación | Municipio cliente | Localidad del comprador
    | Población destinatario | Ciudad receptor | Población de facturación | Localidad del titular
buyer_country = País (cliente) | País del comprador | País del destinatario | País de facturación | País receptor
    | País destinatario | País de residencia del cliente | País del adquirente | Cód. país cliente | País destino
    | País del receptor | País del titular
seller_address = Domicilio social emisor | Sede social | Dom. social | Domicilio del emisor | Dirección empresa
    | Domicilio fiscal del emisor | Dirección proveedor | Domicilio de la empresa | Dirección social | Sede central
    | Oficinas centrales | Dirección emisor
buyer_address = Dir. facturación | Dir. fiscal | Domicilio de facturación | Dirección facturación
    | Dirección fiscal del cliente | Dirección del comprador | Domicilio fiscal cliente | Dirección del titular
    | Dirección postal cliente | Domicilio del titular | Dirección receptor | Dirección de correspondencia
shipping_address = Dir. entrega | Dirección entrega | Dir. de envío
shipping_method = Agencia de transporte | Transp. | Enviado vía | Vía de envío
delivery_terms = Cond. entrega | INCOTERMS 2020 | Condición de entrega | Régimen de portes
payment_terms = Cond. pago | Plazos de pago | Condición de pago | Condiciones pago | Plazo pago | Términos
    | Días de crédito | Condiciones de crédito | Plazo de vencimiento | Condiciones de cobro | Crédito
    | Plazo para el pago | Aplazamiento
payment_method = F. pago | F. de pago | Vía de pago | Modalidad de pago
billing_period = Periodo fact. | Período facturado | Per. facturación | Ciclo de facturación | Mes facturado
    | Período de consumo | Periodo de liquidación | Periodo del servicio | Desde - Hasta | Periodo liquidado
    | Días facturados | Mensualidad
page_number = Pág. nº | Hoja nº | Página nº | Nº hoja
meter_number = Medidor | Nº medidor | Nº de serie del contador | Núm. contador
meter_reading = Lect. actual | Lectura contador | Lectura real | Lectura estimada
consumption = Consumo facturado | Consumo (kWh) | Consumo m3 | Total consumo
policy_number = Póliza núm. | Núm. póliza | Nro. póliza | Póliza de seguro
ticket_number = Núm. reserva | Nº billete | Reserva Nº | Boleto Nº
cashier = Cajero/a | Empleado | Op. | Le ha atendido
store_number = Tienda Nº | Cód. tienda | Local | Estab. | Nº establecimiento
terminal = Nº TPV | Caja núm. | Term. | Nº terminal
time = Hora venta | Hora ticket | H. | Hora operación | Hora de cobro
room_number = Hab. Nº | Nº habitación | Nº hab. | Núm. habitación
arrival_date = F. llegada | Fecha entrada | Día de llegada | F. entrada
departure_date = F. salida | Fecha salida | Fecha de partida | Checkout
vehicle = Matr. | Placa | Patente | Coche
first_name = Nombre propio | Nombre del solicitante (sin apellidos) | Nom. de pila | Nombre de pila del titular
last_name = Apellido paterno | 1er apellido | Apellidos del solicitante | Primer y segundo apellido | Apell.
date_of_birth = Fecha nac. | F. nac. | Fecha nacimiento | Nacida el
place_of_birth = Lugar nac. | Lugar de nac. | Natural de | Ciudad de nacimiento | Nacida en
nationality = Nacionalidad del titular | Nacional de | Nacionalidad actual | Nacionalidad/es
passport_number = Nº pasaporte | D.N.I. | NIE | Documento de identidad | Nº DNI
social_security_number = NSS | N.A.F. | Nº Seg. Social | Núm. afiliación S.S.
occupation = Puesto de trabajo | Actividad profesional | Categoría profesional | Profesión u oficio
employer = Patrono | Empresa donde trabaja | Nombre del empleador | Empresa contratante | Patrón
marital_status = Est. civil | Situación matrimonial | Estado civil actual | Edo. civil | Situación civil
gender = Sexo/Género | Varón/Mujer | Sexo (V/M) | Sexo (M/F)
department = Depto. | Dep. | Servicio | División
subject = Asto. | Motivo | Asunto del mensaje | Materia
sender = Remite | Rmte. | De parte de | Datos del remitente | Nombre del remitente
recipient = Dest. | Datos del destinatario | Nombre del destinatario | Entregar a | Consignatario
date = A fecha | Fecha del documento | Fecha documento | Lugar y fecha | Fdo. el
approved_by = Visto bueno | V.º B.º | Autoriza | Aprueba
"""

COLUMNS = """
position = N.º | Lín. | Posición | Fila | Núm. | Partida | Orden
article_number = Referencia artículo | Nº artículo | Código de producto | SKU | EAN | Ref. producto | Cod. artículo
    | Núm. de artículo | Código de barras | Ref | Nº referencia
description = Descripción del producto | Descripción del artículo | Concepto / Descripción | Artículo
    | Trabajo realizado | Trabajos | Servicios | Productos | Detalle del servicio | Descripción de los trabajos
    | Conceptos | Texto | Género
quantity = Cant | Nº uds. | Unid. | Núm. | Cantidad (uds.) | Días | Noches | Consumo | Peso | Kg | Volumen | Uds
    | Cantidad servida | Nº de horas
unit = Unidad de medida | Formato | Envase | UM | Unid. med. | Por
unit_price = Precio unidad | Precio/unidad | Pr. unitario | Precio neto | Precio base | PVP | Precio hora | Precio/h
    | P.U. | Coste unitario | Importe unitario | Precio sin IVA | Pr. unit. | Precio Ud.
line_tax_rate = I.V.A. % | %IVA | IVA (%) | Tipo de IVA | Tipo | Impuesto | Impuestos | IVA aplicado | % I.V.A.
discount_percent = % Descuento | Dcto. | Dcto. % | Descuento % | %Dto | Rebaja | Bonif. | D.%
line_total = Importe total | Total € | Importe € | Total neto | Base imponible | Neto | Precio total | Total sin IVA
    | Suma | Importe (€) | Total partida | Importe sin IVA | Coste | Total con IVA
date = Fecha operación | Fecha de servicio | Fecha entrega | Fecha trabajo | F. valor | Fecha valor | Realizado el
"""

SENTENCES = """
Factura {invoice_number} de fecha {invoice_date}, importe {total}, vencimiento {due_date}
Factura n.º {invoice_number} del {invoice_date}
Su pedido {order_number} del {order_date}
Cliente {customer_number}, contrato {contract_number}
Transferencia a {account_holder}, IBAN {iban}, BIC {bic}
{bank_name}, IBAN {iban}
Base {net_total}, IVA {tax_rate} {tax_amount}, total {total}
{total}, IVA incluido ({tax_amount})
Le cobraremos {total} el {due_date}.
Entregado el {delivery_date}, albarán {delivery_note_number}
Periodo facturado: {billing_period}
Anticipo {amount_paid}, resta por pagar {balance_due}
Atendido por {contact_person}, tel. {phone}, {email}
NIF {vat_id} - {company_register}
Forma de pago: {payment_method}, {payment_terms}
"""
