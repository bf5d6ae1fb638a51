"""Spanish questions of training pages, put together of parts (format: see `composed.py`), written without a look at the held-out
ones.
"""

SLOTS = """
q_b1 = ¿Cuál es | ¿Me dices | ¿Dónde figura | ¿Puede indicarme
q_b2 = ¿Sabes cuál es | ¿Podrías buscarme | ¿Dónde pone | ¿Me facilita
q_b3 = ¿Dónde aparece | ¿Me das | ¿Me puedes leer | ¿Dónde veo
q_s1 = ¿Cuál es | ¿Me dices
q_s2 = ¿Dónde figura | ¿Puede indicarme
q_s3 = ¿Sabes cuál es | ¿Podrías buscarme
q_s4 = ¿Dónde pone | ¿Me facilita
q_s5 = ¿Dónde aparece | ¿Me das
q_s6 = ¿Me puedes leer | ¿Dónde veo
qp_b1 = ¿Cuáles son | ¿Me dices | ¿Dónde figuran | ¿Puede indicarme
qp_b2 = ¿Sabes cuáles son | ¿Podrías buscarme | ¿Dónde constan | ¿Me facilita
qp_s3 = ¿Sabes cuáles son | ¿Podrías buscarme
qp_s5 = ¿Dónde aparecen | ¿Me das
qp_s6 = ¿Me puedes leer | ¿Dónde veo
f_b1 = Busca | Dime | Localiza | Indique
f_b2 = Muéstrame | Extrae | Por favor, señala | Decime
f_b3 = Copia | Facilítame | Encuentra | Apunta
f_s1 = Busca | Dime
f_s2 = Localiza | Indique
f_s3 = Muéstrame | Extrae
f_s4 = Por favor, señala | Decime
f_s5 = Copia | Facilítame
f_s6 = Encuentra | Apunta
m_b1 = Me falta | No encuentro | Estoy buscando | Me piden
m_b2 = Necesito | Para archivarlo necesito | No logro ver | Quisiera conocer
m_b3 = Tengo que anotar | Ando buscando | Quiero comprobar | Debo introducir
m_s1 = Me falta | No encuentro
m_s2 = Estoy buscando | Me piden
m_s3 = Necesito | Para archivarlo necesito
m_s4 = No logro ver | Quisiera conocer
m_s5 = Tengo que anotar | Ando buscando
m_s6 = Quiero comprobar | Debo introducir
mp_b1 = Me faltan | No encuentro | Estoy buscando | Me piden
mp_b2 = Necesito | Para archivarlo necesito | No logro ver | Quisiera conocer
mp_s2 = Estoy buscando | Me piden
mp_s3 = Necesito | Para archivarlo necesito
mp_s4 = No logro ver | Quisiera conocer
s_b1 = Dime | Quiero saber | Averigua
s_b2 = Necesito saber | Comprueba | Me preguntan
s_b3 = Me gustaría saber | Indique | Decime
s_s1 = Dime | Quiero saber
s_s2 = Averigua | Necesito saber
s_s3 = Comprueba | Me preguntan
s_s4 = Me gustaría saber | Indique
a_b1 = ¿Sabes | ¿Se ve aquí | ¿Me puedes decir
a_b2 = ¿Pone ahí | ¿Podría decirme | ¿Me confirmas
a_b3 = ¿Ahí dice | ¿Tienes claro | ¿Se indica
a_s1 = ¿Sabes | ¿Se ve aquí
a_s2 = ¿Me puedes decir | ¿Pone ahí
a_s3 = ¿Podría decirme | ¿Me confirmas
a_s4 = ¿Ahí dice | ¿Tienes claro
fin = - | por favor | en este documento
prov = el proveedor | la empresa emisora | el emisor | el acreedor | la empresa vendedora | quien nos factura
de_prov = del proveedor | de la empresa emisora | del emisor | del acreedor | de la empresa vendedora
    | de quien nos factura
de_prov4 = del proveedor | de la empresa emisora | del emisor | de quien factura
cli = el cliente | el comprador | la empresa facturada | el cliente facturado | la parte compradora | el adquirente
de_cli = del cliente | del comprador | de la empresa facturada | del destinatario de la factura
    | de la parte compradora | del adquirente
de_cli4 = del cliente | del comprador | de la empresa facturada | del adquirente
clipers = el cliente | la clienta | el comprador
con_prov = con el proveedor | con el emisor de la factura | con la empresa | con ellos
fact = la factura | esta factura | la presente factura
fact2 = la factura | esta factura
town = ciudad | población | localidad | municipio
la_town = la ciudad | la población | la localidad | el municipio | el nombre de la ciudad
sede = tiene su sede | tiene el domicilio | tiene oficina | está
la_calle = la calle | la calle con su número | la vía y número | el nombre de la calle | la calle o avenida
calle = calle | calle y número | avenida | vía pública
cp = el código postal | el CP | el distrito postal | el número de código postal
dir = la dirección completa | el domicilio | la dirección postal | el domicilio fiscal | la dirección
pais = el país | el nombre del país | el país de residencia | el país de la dirección
goods = la mercancía | el material | el género | todo esto
envio = la mercancía | el pedido | el material | el paquete
lleva = lleva | tiene | trae
emite = emite | ha emitido | expide | extendió | nos manda | giró
empresa = empresa | compañía | firma | sociedad
registro = registro | contabilizo | doy de alta | archivo | asiento
dia = fecha | día
se_emitio = se emitió | se expidió | se hizo | se extendió | se generó | se giró
pagar = pagar | abonar | liquidar | saldar
pagar3 = pagar | abonar | liquidar
puedo = puedo | podemos | se puede | nos dejan
hay_que = hay que | debemos | tengo que | se debe
llega = llega | llegó | se entrega | se entregó | nos traen | recibimos
pidio = se pidió | se encargó | pedimos | encargamos | se solicitó
se_hizo = se hizo | se cursó | se realizó | hicimos | se levantó | se tramitó
pedido = el pedido | la orden de compra | el encargo
nos_tiene = nos tiene registrados | nos identifica | nos reconoce | nos dio de alta
tenemos_cli = tenemos | nos han asignado | nos corresponde | nos dieron
al_resp = al responder | al contestar | en la respuesta | en la correspondencia | si les escribimos
tramitan = tramitan el asunto | llevan el caso | está archivado el asunto | gestionan el expediente
pongo = pongo | escribo | hay que poner | debo anotar | indico
concepto = en el concepto | en el concepto de la transferencia | como concepto del pago
    | como motivo de la transferencia
cito = cito | uso | debo poner | tengo que mencionar
al_pagar = al pagar | al hacer la transferencia | cuando pague | al hacer el ingreso | en el banco
con_imp = con impuestos | con el IVA incluido | en total | IVA incluido
sin_imp = sin IVA | sin impuestos | antes de impuestos | quitando el IVA | antes de sumar el impuesto
cuesta = cuesta | sale | vale
asciende = asciende | sube | se eleva
cantidad = cantidad | importe | suma
monto = cantidad | importe | monto
iva = IVA | impuesto
se_paga_iva = se cobra | se paga | lleva la factura | nos han cobrado | va incluido en el total | se repercute
deducir = deducirnos | recuperar | desgravar | acreditar
pct = porcentaje | tanto por ciento | tasa
tributan = tributan | se gravan | se facturan
articulos = los artículos | los productos | los servicios | estas ventas
se_aplica = se aplica | nos han aplicado | lleva la factura | se ha usado
queda = queda | falta | resta | nos queda
debemos = debemos | se debe | adeudamos | debe el cliente
aun = todavía | aún | a día de hoy
saldar = saldar la cuenta | dejarlo todo pagado | quedar en paz | cancelar la deuda
pagado = se ha pagado | hemos pagado | se ha abonado | ha pagado el cliente | se adelantó | se entregó a cuenta
transfiero = transfiero | envío | mando | ingreso | hay que transferir | giro
dinero = el dinero | el importe | el pago
cobra_en = cobra | quiere cobrar | recibe los pagos | desea cobrar
doy_banco = doy al banco | pongo en la transferencia | tecleo en la banca electrónica | le paso a tesorería
bic = BIC | SWIFT | código BIC | código SWIFT
banco = el banco | la entidad bancaria | el banco del proveedor | esa entidad | el banco de destino
la_cuenta = la cuenta | la cuenta bancaria | la cuenta de abono | la cuenta corriente | la cuenta de destino
vat = el NIF-IVA | el número de IVA | el NIF intracomunitario | el identificador intracomunitario | el VAT
vat_b = NIF-IVA | número de IVA | NIF intracomunitario | identificador intracomunitario
cvat = el NIF-IVA | el número de IVA | el NIF intracomunitario | el CIF | el NIF
cvat_b = NIF-IVA | número de IVA | NIF intracomunitario | CIF
opera = opera | factura | figura
tax = el número de identificación fiscal | el número fiscal | el RFC | el RUC | el CUIT | el NIT
    | el número de contribuyente | el código tributario
tax_b = número fiscal | RFC | RUC | CUIT | número de contribuyente | NIT
inscrita = inscrita | registrada
sociedad = la sociedad | la empresa | la compañía | la emisora
rm = el Registro Mercantil | el registro público
tomo = tomo y folio | hoja registral | folio mercantil | tomo, folio y hoja
llamo = llamo | puedo llamar | hay que llamar | se puede llamar | llamo si tengo dudas
atienden = atienden | responden | contesta el proveedor | puedo localizarlos
correo = correo | dirección de correo | e-mail | dirección electrónica
escribo = escribo | puedo escribir | mando la respuesta | envío la reclamación | hay que escribir
hablo = hablo | puedo hablar | me pongo en contacto | trato
dudas = si tengo dudas | para aclarar dudas | si hay problemas | en caso de consulta
lleva_as = lleva este asunto | atiende las consultas | es nuestro interlocutor | gestiona nuestro expediente
cobra = cobra | factura | está facturando | reclama este dinero | pasa esta cuenta
va_dirigida = va dirigida | está dirigida | se emitió | se ha extendido | han emitido
se_cobra_a = se le cobra | se le factura | le están cobrando | le pasan la factura
esta_a_nombre = está | va | viene | se emitió | se extendió
compro = compra | ha comprado | compró | adquirió
paga = debe pagar | tiene que abonar | ha de pagar | pagará
se_envia = se envía | se manda | hay que llevar | hay que enviar
se_entrega = se entrega | hay que entregar | se descarga | debe dejar el transportista | entregan
nos_dan = nos dan | tenemos | concede el proveedor | se ha pactado
tiempo = tiempo | plazo
tenemos = tenemos | tengo | nos dan | nos conceden
se_paga = se paga | se pagó | hay que pagar | se abona | se liquida
medio = medio de pago | método | instrumento de pago | sistema
forma = forma | manera | modo
periodo = periodo | meses | fechas | intervalo
abarca = abarca | cubre | comprende
nos_cobran = nos facturan | nos cobran | se factura | se liquida
n2_deliv = por la fecha de entrega | por el día de entrega | cuándo llega la mercancía | cuándo entra el pedido
codnum = código | número
rastreo = rastreo | sigo | localizo en la web
paq = paquete | envío
imputo = imputo | cargo | asigno | corresponde
presu = el presupuesto | la oferta | la cotización
ncred = la nota de crédito | la factura rectificativa | la nota de abono
recibo = el recibo | la boleta | el justificante
hay_que_citar = hay que citar | citamos | debemos indicar | ponemos
escrito = la carta | el escrito | este documento
el_pago = el pago | mi transferencia | el ingreso
junto = junto | con impuestos | IVA incluido
calcula = calcula | aplica | cobra
el_iva = el IVA | el impuesto | la cuota de IVA | el IGV
al_iva = al IVA | a impuestos | al impuesto
el_envio = el envío | el transporte | el flete | mandar la mercancía
descuentan = nos descuentan | nos rebajan | se descuenta
rebaja = descuento | rebaja | bonificación
nos_hacen = nos hacen | nos aplican | se concede
pagado_ant = se ha entregado | consta como entregado | dio el cliente | se descuenta
la_deuda = la deuda | el saldo pendiente | lo que se debe
debia = debía | arrastraba
de_antes = del mes anterior | de la factura anterior | del periodo anterior
venia = venía | se arrastra
moneda = moneda | divisa
importes = importes | precios | totales
tiene_of = tiene | usa
oficina = la sucursal bancaria | la oficina del banco
tiene_cta = tiene la cuenta | tiene cuenta | cobra
entidad = banco | entidad bancaria | institución financiera
opera_cli = opera | compra | se identifica | figura
a_prov = al proveedor | al emisor de la factura | al acreedor | a la empresa vendedora
a_cli = al cliente | al comprador | a la empresa facturada | al receptor de la factura
dirige = dirige | administra | gestiona | encabeza
gerente = gerente | administrador | director general | consejero delegado
mando = mando | envío | remito
papeles = los papeles | el documento | la respuesta
movil = móvil | celular | número de móvil
llamo_mov = llamo | mando un mensaje | escribo por WhatsApp
dan = dan | tienen | figura
pagina = página web | sitio web | web
se_informa = hay más información | puedo consultar los datos | está la empresa
tienen_web = tienen | anuncian | indican
al_llamar = al llamar | cuando llame | en la empresa
comercial = comercial | agente de ventas | asesor comercial
hizo_venta = hizo la venta | cerró la venta | atendió la venta | llevó la operación
viene = viene | procede | hemos recibido
compramos = compramos | hemos comprado | debemos el dinero | hicimos la compra
vende = vende | nos vendió | ha vendido | suministró
tiene_cp = tiene | usa | figura para
nacion = país | nación
emp_emi = completa del proveedor | fiscal del proveedor | postal del emisor | del vendedor
    | de la empresa emisora de la factura
sede_dir = tiene su sede | está | tiene el domicilio | tiene las oficinas
va_dir = va dirigida | se manda | se envía
transp = transportista | agencia de transporte
se_envia_t = se envía | se manda | llega | viaja
se_entrega_c = se entrega | se suministra | nos mandan
se_pacta = se ha pactado | se aplica | figura
se_pactan = se han pactado | nos dan | figuran | se aplican
mes = mes | periodo | intervalo de fechas
pag = página | hoja
estamos = estamos | va el documento
contador = el contador | el medidor | el equipo de medida
marca = marca | indica | señala
cifra = cifra | lectura
se_consumio = se consumió | se ha consumido | hemos consumido | se ha gastado de luz | gastamos de agua
energia = energía | electricidad | agua
se_gasto = se ha consumido | se consumió | hemos gastado
poliza = la póliza | el seguro
aseguran = está asegurado el vehículo | está cubierto el siniestro | se da el parte
tique = el ticket | el tique | el billete | el boleto
cobro = cobró | atendió | nos cobró
en_caja = en caja | en la caja | al pagar en caja
cajero = cajero | cajera | empleado de caja
tiene_tienda = tiene | lleva
tienda = la tienda | el establecimiento | el local
compro2 = compró | hizo la compra
tpv = terminal | TPV | datáfono
pago = pagó | cobró | hizo el pago
fue = fue | se hizo
operacion = la compra | la operación | la venta
marca_h = marca | lleva | pone
hab = habitación | cuarto
se_aloja = se aloja | duerme | está
huesped = el huésped | el cliente del hotel | la huésped
llega_h = llega | llegó | entra
se_va = se va | se marcha | sale | deja la habitación
matricula = matrícula | placa | patente
coche = el coche | el vehículo | el auto
tiene_p = tiene | declara
persona = la persona | el solicitante | el interesado
a_persona = a la persona | al solicitante | al interesado
pers_m = el solicitante | el interesado | el firmante
solic = solicitante | interesado | titular del formulario
nacio = nació | vino al mundo
nacional = nacionalidad | ciudadanía
cotiza = cotiza a la Seguridad Social | está en la Seguridad Social
quien = qué empresa | quién | qué patrono
emplea = emplea | da trabajo | paga el sueldo
sexo = sexo | género
marco = marcó | indica
formul = el formulario | la solicitud
depto = departamento | sección | área
trabaja = trabaja | está
pertenece = pertenece | está adscrito
emp = el empleado | el trabajador | el solicitante
trata = trata | habla | va
trata2 = trata | versa | informa
carta = la carta | este escrito | este mensaje
manda = manda | escribe | envía | remite
viene_c = viene | es | procede
escriben = va | se dirige | le escriben
se_escribio = se escribió | se redactó | se firmó
aprobo = aprobó | autorizó | ha autorizado | dio por bueno
esto = el gasto | el documento | la solicitud | esto
ok = el visto bueno | la autorización | la aprobación
se_exp = se envía | se manda | se expide
nc2 = nos facturan | nos cobran | nos están cobrando
pay_sit = Voy a pagar | Preparo la transferencia | Quiero transferir
book_sit = Estoy contabilizando | Hago el asiento | Registro la factura
call_sit = Voy a llamar | Quiero reclamar | Tengo una duda
mail_sit = Quiero escribirles | Voy a reclamar por escrito | Tengo una duda
n_invoice_number = el número de la factura | el nº de factura | la serie y el número de factura
    | el folio de la factura | la numeración de la factura | el identificador de la factura
    | el número correlativo de la factura | el número del comprobante fiscal | el código de factura
    | el número de esta factura
b_invoice_number = número de factura | nº factura | núm. factura | nro. de factura | folio factura | factura nº
    | numero de factura | fra. nº | num. fra.
n_invoice_date = la fecha de la factura | la fecha de emisión de la factura | la fecha de expedición de la factura
    | la fecha de facturación | el día de emisión de la factura | el día en que se facturó
    | la fecha de elaboración de la factura | la fecha de esta factura | la fecha del comprobante fiscal
b_invoice_date = fecha de factura | fecha factura | fecha de emisión | fecha de expedición | fecha fra.
    | día de facturación
n_due_date = la fecha de vencimiento | el vencimiento | la fecha límite de pago | el último día para pagar
    | la fecha tope de pago | el día de vencimiento de la factura | la fecha máxima de pago | el vencimiento del pago
    | la fecha en que vence la factura
b_due_date = vencimiento | fecha de vencimiento | fecha vto. | vto. | fecha límite de pago | vencimiento factura
    | fecha tope pago
n_delivery_date = la fecha de entrega | el día de entrega | la fecha de entrega del pedido | la fecha de suministro
    | la fecha de recepción de la mercancía | la fecha de despacho del pedido | la fecha de la prestación del servicio
    | el día del reparto | la fecha prevista de entrega
b_delivery_date = fecha de entrega | fecha entrega | fecha de suministro | día de reparto | f. entrega
    | fecha del servicio
n_order_date = la fecha del pedido | la fecha de pedido | la fecha de la orden de compra | el día del pedido
    | la fecha del encargo | el día en que se hizo el pedido | la fecha en que entró el pedido
    | la fecha de la solicitud de compra | la fecha de realización del pedido
b_order_date = fecha de pedido | fecha pedido | fecha del pedido | fecha de la orden | fecha O/C | día del encargo
n_order_number = el número de pedido | el nº de pedido | el número de la orden de compra | el código del pedido
    | el número de encargo | el folio del pedido | el identificador del pedido | el número de nuestro pedido
    | el nro. de orden de compra | el número de la orden
b_order_number = número de pedido | nº pedido | pedido nº | núm. pedido | orden de compra nº | nro. de orden | O/C
    | folio del pedido | num pedido
n_customer_number = el número de cliente | el código de cliente | el nº de cliente | nuestro número de cliente
    | el identificador de cliente | la clave de cliente | el número de abonado | el código de abonado
    | mi número de cliente | el nro. de cliente
b_customer_number = número de cliente | nº cliente | cliente nº | cód. cliente | código cliente | nro. de cliente
    | clave del cliente | nº de abonado | num cliente
n_contract_number = el número de contrato | el nº de contrato | el código del contrato | la referencia del contrato
    | el número del contrato de suministro | el folio del contrato | el número del acuerdo firmado
b_contract_number = número de contrato | nº contrato | contrato nº | núm. contrato | nro. de contrato | cód. contrato
n_delivery_note_number = el número de albarán | el nº de albarán | el número de la nota de entrega
    | el número de remito | el número de la guía de despacho | el folio de la remisión | el número del conduce
b_delivery_note_number = albarán nº | número de albarán | nº albarán | nota de entrega nº | remito nº
    | guía de despacho nº | remisión nº | alb. nº
n_tracking_number = el número de seguimiento | el código de seguimiento | el número de rastreo
    | el localizador del envío | el código de rastreo | el número de guía del paquete
    | el número de expedición del transportista | el código para rastrear el envío
b_tracking_number = nº de seguimiento | número de seguimiento | código de rastreo | tracking | localizador del paquete
    | guía de envío nº | seguimiento del envío
n_project_number = el número de proyecto | el código del proyecto | el nº de proyecto | el identificador del proyecto
    | el número de obra | el código de obra | la clave del proyecto
b_project_number = nº proyecto | número de proyecto | proyecto nº | cód. proyecto | nº de obra | código de obra
    | proy. nº
n_quote_number = el número de presupuesto | el nº de oferta | el número de la cotización | el número de oferta
    | el código del presupuesto | el folio de la cotización | el número de la propuesta económica
b_quote_number = presupuesto nº | nº presupuesto | oferta nº | cotización nº | número de cotización | número de oferta
    | núm. presupuesto
n_credit_note_number = el número de la nota de crédito | el número de la factura rectificativa | el nº de abono
    | el número de la nota de abono | el folio de la nota de crédito | el nº de factura rectificativa
    | el código de la nota de crédito
b_credit_note_number = nota de crédito nº | nº nota de crédito | rectificativa nº | número de factura rectificativa
    | abono nº | nota de abono nº | N/C nº
n_receipt_number = el número de recibo | el nº de recibo | el número de la boleta | el folio del recibo
    | el número del resguardo | el número del justificante | el número del recibo de pago
b_receipt_number = recibo nº | número de recibo | nº recibo | boleta nº | núm. recibo | folio del recibo
    | justificante nº
n_reference = nuestra referencia | su referencia | la referencia | el número de referencia | la referencia interna
    | la referencia del expediente | el código de referencia | la referencia del escrito | la referencia del asunto
    | la referencia del remitente
b_reference = referencia | n/ref. | s/ref. | ref. | nuestra referencia | su referencia | nº de referencia
    | vuestra referencia | número de expediente o referencia
n_payment_reference = la referencia de pago | el concepto de la transferencia | la referencia para la transferencia
    | el concepto del pago | el código de pago | la línea de captura | la referencia bancaria del pago
    | el número de referencia del pago | el motivo de la transferencia | el texto para el concepto bancario
b_payment_reference = referencia de pago | concepto de pago | concepto transferencia | ref. de pago | línea de captura
    | referencia para el pago | código de pago | concepto bancario
n_total = el importe total | el total de la factura | el importe total con impuestos | el total con IVA incluido
    | el monto total | el total bruto | la suma total de la factura | el gran total | el precio final con impuestos
    | el total general | el valor total de la factura | el importe final de la factura
b_total = total | total factura | importe total | total con IVA | total IVA incluido | monto total | total general
    | TOTAL FRA. | total bruto | gran total
n_net_total = la base imponible | el subtotal | el importe neto | el total sin IVA | el importe antes de impuestos
    | la suma sin impuestos | el neto gravado | el monto neto | el total neto | el valor neto de la factura
    | el importe sin IVA | la base gravable
b_net_total = base imponible | subtotal | total neto | neto | importe sin IVA | total sin impuestos | B.I.
    | suma antes de IVA | base gravada | monto neto
n_tax_amount = la cuota de IVA | el importe del IVA | el IVA repercutido | el total de impuestos
    | el monto del impuesto | el importe del impuesto | la cuota repercutida | el IVA trasladado | el monto del IGV
    | el impuesto cargado en la factura | la cantidad de IVA | el IVA soportado
b_tax_amount = IVA | cuota IVA | importe IVA | impuestos | total IVA | monto del IVA | IGV | cuota tributaria
    | total impuestos | IVA repercutido
n_tax_rate = el tipo de IVA | el porcentaje de IVA | la tasa de IVA | la alícuota del IVA | el tipo impositivo
    | el porcentaje del impuesto | la tasa impositiva | el tipo de gravamen | el tanto por ciento de IVA
    | la tasa del impuesto | el porcentaje de IVA aplicado | la alícuota aplicada
b_tax_rate = tipo IVA | porcentaje IVA | tipo impositivo | porcentaje de IVA | tasa IVA | alícuota IVA
    | tipo de gravamen | IVA en % | tasa del impuesto
np_shipping_cost = los gastos de envío | los portes | los costes de envío | los gastos de transporte
    | los costos de envío | los gastos de flete
n_shipping_cost = el coste del transporte | el importe del flete | el precio del envío
b_shipping_cost = portes | gastos de envío | flete | costo de envío | transporte (importe) | gastos de transporte
n_discount = el descuento | el importe del descuento | la rebaja | el descuento aplicado | la bonificación aplicada
    | el dto. | el descuento comercial | el descuento concedido
b_discount = descuento | dto. | rebaja | bonificación | descuento comercial | desc. aplicado
n_amount_paid = el importe ya pagado | la cantidad ya abonada | el pago recibido | el anticipo descontado
    | la entrega a cuenta | el importe cobrado hasta ahora | la suma ya liquidada | el monto pagado
    | el total pagado hasta ahora | el pago a cuenta | el abono realizado | la cantidad entregada a cuenta
b_amount_paid = pagado | importe pagado | pagos recibidos | anticipo | monto pagado | entregas a cuenta
    | pagos anteriores
n_balance_due = el saldo pendiente | el importe pendiente de pago | la deuda pendiente | el saldo deudor
    | la cantidad que queda por abonar | el monto adeudado | el resto por pagar | el saldo por liquidar
    | el importe aún no pagado | el adeudo | el pendiente de cobro | el saldo insoluto
b_balance_due = saldo pendiente | pendiente de pago | importe pendiente | resta por pagar | saldo deudor | adeudo
    | deuda | pendiente de cobro
n_previous_balance = el saldo anterior | el saldo arrastrado | el saldo del periodo anterior | el saldo inicial
    | el importe pendiente de la factura anterior | el saldo del mes pasado | el arrastre | la deuda que venía de antes
b_previous_balance = saldo anterior | saldo inicial | arrastre | saldo mes anterior | deuda anterior
    | saldo del periodo anterior
n_currency = la moneda | la divisa | la moneda de la factura | la divisa de los importes | el tipo de moneda
    | la unidad monetaria | el código de moneda
b_currency = moneda | divisa | moneda de la factura | tipo de moneda | código de divisa
n_iban = el IBAN | el código IBAN | el número IBAN | el IBAN de la cuenta | el IBAN para el pago
    | la cuenta en formato IBAN | el número internacional de cuenta bancaria | el IBAN completo
    | el IBAN del beneficiario
b_iban = IBAN | IBAN proveedor | código IBAN | nº IBAN | cuenta IBAN | IBAN para transferencia | IBAN del beneficiario
n_bic = el BIC | el SWIFT | el código BIC | el código SWIFT | el BIC del banco | el código SWIFT del banco
    | el BIC de la entidad | el identificador SWIFT | el código bancario internacional BIC
b_bic = BIC | SWIFT | BIC/SWIFT | código SWIFT | código BIC | swift del banco | BIC de la entidad
n_account_number = el número de cuenta | el nº de cuenta | el número de cuenta bancaria | la CLABE | el CBU
    | el código cuenta cliente | el número de cuenta corriente | el número de la cuenta de abono | el CCC
    | el número de la cuenta de cheques
b_account_number = número de cuenta | nº de cuenta | cuenta nº | núm. cuenta | CLABE | CBU | CCC | nro. de cuenta
    | cta. nº | cta. cte. nº
n_sort_code = el código de entidad y oficina | el código de la sucursal bancaria | la clave del banco
    | el código bancario nacional | el código de la entidad bancaria | el número de oficina bancaria
    | el código de compensación bancaria | el sort code
b_sort_code = sort code | código de entidad | entidad y oficina | clave bancaria nacional | código de oficina bancaria
    | cód. sucursal bancaria
n_bank_name = el nombre del banco | la entidad bancaria | el banco de la cuenta | la entidad financiera
    | el nombre de la entidad financiera | la institución bancaria | el banco del beneficiario | el banco receptor
    | el nombre del banco de destino
b_bank_name = banco | entidad bancaria | nombre del banco | banco del proveedor | entidad financiera
    | institución bancaria | banco beneficiario
n_account_holder = el nombre del titular de la cuenta | el nombre del beneficiario | el titular de la cuenta
    | el titular de la cuenta bancaria | el nombre del cuentahabiente | el beneficiario de la transferencia
    | la titularidad de la cuenta
b_account_holder = titular | titular de la cuenta | beneficiario | nombre del titular | titular cuenta | cuentahabiente
    | beneficiario de la transferencia
b_vat_id = NIF-IVA | número de IVA | NIF intracomunitario | nº IVA intracomunitario | VAT | nº de IVA
    | NIF-IVA del emisor | nº operador intracomunitario
n_vat_id = el número de identificación del IVA | el número de registro de IVA del proveedor
    | el NIF europeo del vendedor
b_customer_vat_id = NIF-IVA del cliente | NIF cliente | CIF cliente | su NIF-IVA | RFC del receptor
    | nº IVA del cliente | CUIT del comprador | RUC del cliente | NIF del destinatario
b_tax_number = número fiscal | identificación fiscal | RFC | RUC | CUIT | NIT | nº de contribuyente | código tributario
    | núm. ident. fiscal
n_company_register = el número de registro mercantil | la inscripción en el Registro Mercantil | la hoja registral
    | el tomo, folio y hoja | la matrícula mercantil | el folio mercantil | el número de inscripción registral
    | el número de registro de la sociedad | la inscripción registral de la empresa
    | el número de matrícula de comercio
np_company_register = los datos registrales | los datos de inscripción registral | los datos del Registro Mercantil
b_company_register = registro mercantil | nº registro mercantil | R.M. | datos registrales | matrícula mercantil
    | folio mercantil | inscripción registral | reg. merc.
n_managing_director = el nombre del administrador único | el nombre del director general | el nombre del gerente
    | el nombre del consejero delegado | el nombre del representante legal | el nombre de la directora general
b_managing_director = gerente | director general | administrador único | consejero delegado
    | representante legal de la sociedad | gerencia
n_phone = el teléfono | el número de teléfono | el teléfono de contacto | el teléfono fijo | el número telefónico
    | el teléfono de atención al cliente | el número de la centralita | el telf. de la empresa
    | el teléfono de la oficina
b_phone = teléfono | tel. | tfno. | núm. de teléfono | teléfono fijo | telf. | número telefónico | tel. de contacto
    | teléfono proveedor
n_fax = el fax | el número de fax | el nº de fax | el telefax | el número de telefax
b_fax = fax | nº fax | telefax | número de fax | fax nº
n_mobile = el móvil | el número de móvil | el celular | el número de celular | el teléfono móvil | el teléfono celular
b_mobile = móvil | celular | cel. | teléfono móvil | nº móvil | núm. de celular
n_email = el correo electrónico | la dirección de correo | el e-mail | la dirección de correo electrónico | el mail
    | la dirección electrónica | el buzón de correo electrónico | el correo de contacto | el email de la empresa
b_email = e-mail | correo electrónico | mail | correo | dirección de correo | email de contacto | correo-e
    | dirección electrónica
n_website = la página web | el sitio web | la web | la dirección de internet | la URL | el portal de internet
b_website = web | página web | sitio web | www | URL | dirección de internet
n_contact_person = la persona de contacto | el nombre del contacto | el nombre de la persona encargada
    | el nombre del interlocutor | el nombre de quien lleva el asunto | el nombre de nuestro contacto
    | el nombre del responsable del expediente | el contacto en la empresa
b_contact_person = contacto | persona de contacto | interlocutor | nombre del contacto | persona encargada
n_salesperson = el nombre del comercial | el nombre del agente comercial | el nombre del ejecutivo de ventas
    | el nombre del representante comercial | el nombre del asesor comercial | el nombre del vendedor que atendió
b_salesperson = comercial | agente comercial | ejecutivo de ventas | representante de ventas | asesor comercial
    | agente de ventas
b_seller_name = proveedor | emisor de la factura | razón social del emisor | nombre proveedor | empresa emisora
    | acreedor | emisor
np_seller_address = las señas completas del proveedor | las señas de la empresa emisora
    | los datos postales del vendedor
b_buyer_name = cliente | nombre cliente | razón social del cliente | comprador | nombre del comprador
    | destinatario de la factura | adquirente
b_buyer_address = dirección de facturación | domicilio de facturación | dirección del cliente
    | dirección fiscal del cliente | domicilio del comprador | señas del cliente | datos postales del cliente
n_buyer_address = la dirección de facturación | el domicilio de facturación | la dirección a la que se factura
n_shipping_address = la dirección de entrega | la dirección de envío | el lugar de entrega | el domicilio de entrega
    | la dirección de despacho | el punto de entrega | la dirección de destino de la mercancía | el destino del envío
    | el lugar de descarga | la dirección para el repartidor
b_shipping_address = dirección de entrega | dirección de envío | lugar de entrega | domicilio de entrega
    | destino de la mercancía | lugar de descarga
n_shipping_method = el modo de envío | la forma de envío | el método de envío | el medio de transporte
    | la modalidad de envío | la vía de expedición | el tipo de envío
b_shipping_method = forma de envío | modo de transporte | método de envío | vía de envío | expedición por
np_delivery_terms = las condiciones de entrega | los términos de entrega | los Incoterms
    | las condiciones de suministro
n_delivery_terms = el Incoterm | la condición de entrega | el Incoterm pactado
b_delivery_terms = Incoterms | condiciones de entrega | términos de entrega | Incoterm | condiciones de suministro
np_payment_terms = las condiciones de pago | los términos de pago | las condiciones de cobro | los plazos de pago
    | las condiciones de crédito
n_payment_terms = el plazo de pago | el plazo para pagar | la condición de pago | el aplazamiento del pago
    | el plazo de pago concedido | el plazo de pago acordado
b_payment_terms = condiciones de pago | términos de pago | plazo de pago | cond. pago | plazo para pagar
    | condiciones de crédito | días de pago
n_payment_method = la forma de pago | el método de pago | el medio de pago | la modalidad de pago | el modo de pago
    | el sistema de pago | la vía de pago | el instrumento de pago
b_payment_method = forma de pago | método de pago | medio de pago | modo de pago | f. de pago | modalidad de pago
    | vía de pago
n_billing_period = el periodo de facturación | el período facturado | el intervalo facturado
    | el periodo de liquidación | el lapso facturado | el mes facturado | el tramo de fechas facturado
    | el ciclo de facturación | el periodo que cubre la factura | el periodo liquidado
b_billing_period = periodo de facturación | período facturado | periodo | mes facturado | periodo de liquidación
    | ciclo de facturación | periodo del servicio
n_page_number = el número de página | el nº de página | la página | el número de hoja | la numeración de la página
    | el número de la hoja
b_page_number = página | pág. | hoja nº | nº de página | número de hoja | pág. nº
n_meter_number = el número de contador | el número de medidor | el nº de contador | el número de serie del contador
    | el identificador del medidor | el número del equipo de medida
b_meter_number = contador nº | nº de contador | medidor nº | número de medidor | núm. contador
    | nº de serie del contador
n_meter_reading = la lectura del contador | la lectura del medidor | la lectura actual | el valor leído en el contador
    | la última lectura | la lectura final del contador
b_meter_reading = lectura | lectura actual | lectura del contador | lectura del medidor | última lectura
    | lectura final
n_consumption = el consumo | el consumo facturado | el consumo del periodo | la energía consumida
    | la cantidad consumida | el consumo total | el gasto de agua o energía en unidades
b_consumption = consumo | consumo facturado | consumo del periodo | consumo total | energía consumida
    | cantidad consumida
n_policy_number = el número de póliza | el nº de póliza | el código de la póliza | el número del seguro
    | la numeración de la póliza | el número de la póliza de seguro
b_policy_number = póliza nº | número de póliza | nº póliza | núm. de póliza | póliza de seguro nº | nro. póliza
n_ticket_number = el número de ticket | el número de tique | el número de billete | el número de boleto
    | el nº de ticket | el número del pasaje | el código del boleto
b_ticket_number = ticket nº | número de ticket | tique nº | billete nº | boleto nº | nº de tique | núm. boleto
n_cashier = el nombre del cajero | el nombre de la cajera | el nombre de quien cobró | el nombre del empleado de caja
    | el nombre del dependiente de caja | la persona que atendió la caja
b_cashier = cajero | cajera | cajero/a | le atendió en caja | operador de caja | cobrado por
n_store_number = el número de tienda | el código de tienda | el número de establecimiento | el número del local
    | el código de la tienda | el número de sucursal de la tienda
b_store_number = tienda nº | nº de tienda | cód. tienda | local nº | establecimiento nº | número de tienda
n_terminal = el número de terminal | el terminal | el número del TPV | el código del datáfono
    | el identificador del terminal | el número de la terminal punto de venta
b_terminal = terminal | TPV nº | terminal nº | nº de terminal | datáfono nº | POS nº | ID terminal
n_time = la hora | la hora de la operación | la hora de la compra | la hora impresa | la hora del recibo
    | la hora exacta
b_time = hora | hora de compra | hora de la operación | hora del ticket | hora de emisión | h.
n_room_number = el número de habitación | la habitación | el número de cuarto | el nº de habitación
    | el número de la pieza del hotel | la habitación del huésped
b_room_number = habitación | hab. | nº habitación | habitación nº | cuarto nº | número de cuarto
n_arrival_date = la fecha de llegada | el día de llegada | la fecha de entrada al hotel | la fecha de check-in
    | el día de entrada | la fecha de ingreso al hotel
b_arrival_date = llegada | fecha de llegada | entrada | check-in | día de llegada | fecha de entrada
n_departure_date = la fecha de salida | el día de salida | la fecha de check-out | la fecha de salida del hotel
    | el día de partida | la fecha en que deja la habitación
b_departure_date = salida | fecha de salida | check-out | día de salida | partida | fecha de partida
n_vehicle = la matrícula | la matrícula del vehículo | la placa | la patente del auto | la placa del vehículo
    | el número de matrícula del coche | la chapa del coche
b_vehicle = matrícula | placa | patente | matrícula vehículo | placas del auto | vehículo (matrícula)
    | dominio del vehículo
n_first_name = el nombre de pila | el primer nombre | el nombre sin apellidos | el nombre propio
    | el nombre de pila de la persona | el nombre de pila del solicitante
b_first_name = nombre de pila | nombre (sin apellidos) | primer nombre | nombres | nombre propio
n_last_name = el apellido | el primer apellido | el apellido de la persona | el apellido paterno
    | el apellido del solicitante | el nombre de familia
np_last_name = los apellidos | los dos apellidos | los apellidos del solicitante
b_last_name = apellidos | apellido | primer apellido | apellidos del interesado | apellido paterno
n_date_of_birth = la fecha de nacimiento | el día de nacimiento | el cumpleaños | la fecha en que nació
    | el día, mes y año de nacimiento | la fecha de nacimiento del solicitante
b_date_of_birth = fecha de nacimiento | nacido el | F. nac. | fecha nacimiento | nacimiento (fecha) | día de nacimiento
n_place_of_birth = el lugar de nacimiento | la ciudad de nacimiento | la ciudad natal | la localidad natal
    | el municipio de nacimiento | el lugar donde nació
b_place_of_birth = lugar de nacimiento | nacido en | natural de | ciudad natal | lugar nac. | oriundo de
n_nationality = la nacionalidad | la ciudadanía | la nacionalidad del solicitante | la nacionalidad de la persona
    | la ciudadanía del interesado | la nacionalidad declarada
b_nationality = nacionalidad | ciudadanía | nacionalidad actual | ciudadano de
n_passport_number = el número de pasaporte | el nº de pasaporte | el pasaporte | el código del pasaporte
    | el número del documento de viaje | la numeración del pasaporte
b_passport_number = pasaporte nº | número de pasaporte | nº pasaporte | núm. de pasaporte | pasaporte
    | nro. de pasaporte
n_social_security_number = el número de la Seguridad Social | el número de afiliación | el NSS
    | el número de seguro social | el nº de la Seguridad Social | el número de afiliación a la Seguridad Social
b_social_security_number = NSS | nº Seg. Social | número de seguridad social | nº de afiliación | seguro social nº
    | núm. S.S.
n_occupation = la profesión | la ocupación | el oficio | el puesto de trabajo | la profesión actual
    | la actividad profesional
b_occupation = profesión | ocupación | oficio | profesión u oficio | actividad profesional | puesto
n_employer = el nombre del empleador | el nombre del patrono | la empresa empleadora | el lugar de empleo
    | el nombre de la empresa donde trabaja | el centro de trabajo
b_employer = empleador | empresa empleadora | patrono | patrón | empresa donde trabaja | centro de trabajo
n_marital_status = el estado civil | la situación conyugal | el estado civil actual | el estado civil declarado
    | el estado civil de la persona | la situación matrimonial
b_marital_status = estado civil | situación conyugal | est. civil | estado civil actual | situación matrimonial
n_gender = el sexo | el género | el sexo de la persona | el género de la persona | el sexo declarado
    | el género del solicitante
b_gender = sexo | género | sexo (H/M) | sexo del solicitante | género declarado
n_department = el departamento de la empresa | el área de trabajo | la sección | la unidad organizativa
    | el departamento del empleado | el servicio o departamento | el área o departamento
b_department = departamento | dpto. | depto. | sección | área | unidad organizativa
n_subject = el asunto | el asunto de la carta | el tema de la carta | el asunto del escrito | el asunto del mensaje
    | la línea de asunto
b_subject = asunto | asunto del mensaje | tema | objeto de la carta | asunto del escrito | Asto.
n_sender = el nombre del remitente | el remitente | el remitente de la carta | el remitente del envío
    | el nombre de quien escribe | el nombre del remitente del escrito
b_sender = remitente | rte. | de: | remite | remitente de la carta | remitente del escrito
n_recipient = el nombre del destinatario | el destinatario de la carta | el destinatario del escrito
    | el nombre del destinatario de la carta | el destinatario del mensaje | el nombre de la persona a quien se escribe
b_recipient = destinatario | destinatario de la carta | para: | dirigido a | destinatario del mensaje
    | Sr./Sra. destinatario
n_date = la fecha de la carta | la fecha del escrito | la fecha del formulario | la fecha de firma
    | la fecha de la solicitud | la fecha del documento
b_date = fecha | fecha de la carta | fecha del escrito | lugar y fecha (solo fecha) | fecha del formulario | a fecha de
n_approved_by = el nombre de quien aprobó | el nombre de quien autorizó | la persona que dio el visto bueno
    | el nombre de quien lo autoriza | el responsable de la aprobación | el nombre del autorizante
b_approved_by = aprobado por | autorizado por | V.º B.º | visto bueno de | conforme (aprobación) | aprueba
"""

QUESTIONS = """
invoice_number = {q_b3} {n_invoice_number}? | {f_b2} {n_invoice_number} | {m_b2} {n_invoice_number}
    | {b_invoice_number} {fin} | ¿Qué número {lleva} {fact2}? | {s_b1} qué número {lleva} {fact2}
    | {a_b3} qué número {lleva} {fact2}? | ¿Con qué número {registro} {fact2}?
    | {s_b3} con qué número {registro} {fact2} | {a_b2} con qué número {registro} {fact2}?
    | ¿Cómo está numerada {fact2}? | {s_b1} cómo está numerada {fact2} | {a_b1} cómo está numerada {fact2}?
    | ¿Qué número de factura cito si reclamo? | {s_b3} qué número de factura cito si reclamo
    | {a_b2} qué número de factura cito si reclamo? | Voy a reclamar y necesito {n_invoice_number}
    | Voy a contabilizar {fact2}: ¿qué número de factura trae? | {book_sit} y necesito {n_invoice_number}
invoice_date = {q_b2} {n_invoice_date}? | {f_b1} {n_invoice_date} | {m_b3} {n_invoice_date} | {b_invoice_date} {fin}
    | ¿Cuándo {se_emitio} {fact2}? | {s_b3} cuándo {se_emitio} {fact2} | {a_b2} cuándo {se_emitio} {fact2}?
    | ¿En qué {dia} {se_emitio} {fact2}? | {s_b1} en qué {dia} {se_emitio} {fact2}
    | {a_b1} en qué {dia} {se_emitio} {fact2}? | ¿De qué {dia} es {fact}? | {a_s1} de qué {dia} es {fact}?
    | ¿Con qué fecha {registro} {fact2}? | {s_s3} con qué fecha {registro} {fact2} | ¿Qué fecha {lleva} {fact2}?
    | {a_s2} qué fecha {lleva} {fact2}? | ¿Qué día nos facturaron? | {s_s4} qué día nos facturaron
    | Para el libro de IVA necesito {n_invoice_date} | factura con fecha | {book_sit} y necesito {n_invoice_date}
due_date = {q_b3} {n_due_date}? | {f_b3} {n_due_date} | {m_b2} {n_due_date} | {b_due_date} {fin}
    | ¿Cuándo vence {fact2}? | {a_s1} cuándo vence {fact2}? | ¿Hasta cuándo {puedo} {pagar3} {fact2}?
    | {s_s4} hasta cuándo {puedo} {pagar3} {fact2} | ¿Antes de qué {dia} {hay_que} {pagar3} {fact2}?
    | {a_s2} antes de qué {dia} {hay_que} {pagar3} {fact2}? | ¿Para cuándo tiene que estar pagada {fact}?
    | {a_s4} para cuándo tiene que estar pagada {fact}? | ¿Cuándo debe llegar {dinero}, como tarde?
    | {s_s3} cuándo debe llegar {dinero}, como tarde | ¿Cuál es el último día para {pagar3} {fact2}?
    | {a_s1} cuál es el último día para {pagar3} {fact2}? | ¿Qué día se nos acaba el plazo de pago?
    | {s_s3} qué día se nos acaba el plazo de pago | ¿Cuándo caduca el plazo para {pagar3} {fact2}?
    | {a_s2} cuándo caduca el plazo para {pagar3} {fact2}? | No quiero pagar tarde: ¿cuándo vence {fact}?
    | Programa la transferencia: ¿hasta qué {dia} {puedo} {pagar3}? | pagar antes del
delivery_date = {q_b2} {n_delivery_date}? | {f_b1} {n_delivery_date} | {m_b1} {n_delivery_date}
    | {b_delivery_date} {fin} | ¿Cuándo {llega} {envio}? | {a_s3} cuándo {llega} {envio}? | ¿Qué día {llega} {envio}?
    | {s_s1} qué día {llega} {envio} | ¿Para cuándo está prevista la entrega?
    | {a_s4} para cuándo está prevista la entrega? | ¿Cuándo se prestó el servicio?
    | {s_s2} cuándo se prestó el servicio | ¿En qué {dia} nos sirvieron {envio}?
    | {a_s4} en qué {dia} nos sirvieron {envio}? | El almacén pregunta {n2_deliv} | entregado el
order_date = {q_b3} {n_order_date}? | {f_b2} {n_order_date} | {m_b1} {n_order_date} | {b_order_date} {fin}
    | ¿Cuándo {pidio} {goods}? | {a_s2} cuándo {pidio} {goods}? | ¿Cuándo {se_hizo} {pedido}?
    | {s_s4} cuándo {se_hizo} {pedido} | ¿En qué {dia} {se_hizo} {pedido}? | {a_s2} en qué {dia} {se_hizo} {pedido}?
    | ¿De qué {dia} es {pedido}? | {s_s1} de qué {dia} es {pedido} | ¿Qué día {pidio} {goods}?
    | {a_s3} qué día {pidio} {goods}? | ¿Qué fecha {lleva} {pedido}? | {s_s1} qué fecha {lleva} {pedido}
    | pedido con fecha
order_number = {q_b3} {n_order_number}? | {f_b2} {n_order_number} | {m_b1} {n_order_number} | {b_order_number} {fin}
    | ¿Qué número {lleva} {pedido}? | {s_b1} qué número {lleva} {pedido} | {a_b3} qué número {lleva} {pedido}?
    | ¿Bajo qué número {se_hizo} {pedido}? | {s_b2} bajo qué número {se_hizo} {pedido}
    | {a_b2} bajo qué número {se_hizo} {pedido}? | ¿A qué número de pedido corresponde {fact}?
    | {a_s4} a qué número de pedido corresponde {fact}? | ¿Con qué número busco {pedido}?
    | {s_s2} con qué número busco {pedido} | ¿Qué número de orden {cito} para reclamar el pedido?
    | {a_s1} qué número de orden {cito} para reclamar el pedido? | ¿Con qué número se tramitó nuestra compra?
    | {s_s3} con qué número se tramitó nuestra compra | {call_sit} y necesito {n_order_number}
customer_number = {q_b1} {n_customer_number}? | {f_b1} {n_customer_number} | {m_b3} {n_customer_number}
    | {b_customer_number} {fin} | ¿Con qué número {nos_tiene} {prov}? | {a_s4} con qué número {nos_tiene} {prov}?
    | ¿Qué número de cliente {tenemos_cli}? | {s_s3} qué número de cliente {tenemos_cli}
    | ¿Bajo qué código figura {cli}? | {a_s1} bajo qué código figura {cli}? | ¿Qué código de cliente doy al llamar?
    | {s_s3} qué código de cliente doy al llamar | ¿Con qué número de cliente aparecemos?
    | {a_s2} con qué número de cliente aparecemos? | ¿Qué código tiene {cli} en su sistema?
    | {s_s4} qué código tiene {cli} en su sistema | Voy a llamar al servicio y me piden {n_customer_number}
    | {call_sit} y necesito {n_customer_number}
contract_number = {q_s4} {n_contract_number}? | {f_s1} {n_contract_number} | {m_s3} {n_contract_number}
    | {b_contract_number} | ¿Qué número {lleva} el contrato? | {s_s1} qué número {lleva} el contrato
    | {a_s4} qué número {lleva} el contrato? | ¿A qué contrato corresponde {fact}?
    | {s_s2} a qué contrato corresponde {fact} | {a_s4} a qué contrato corresponde {fact}?
    | ¿Con qué número está registrado el contrato? | {s_s3} con qué número está registrado el contrato
    | {a_s1} con qué número está registrado el contrato? | ¿Bajo qué número se firmó el contrato?
    | {s_s3} bajo qué número se firmó el contrato | {a_s2} bajo qué número se firmó el contrato?
delivery_note_number = {q_s6} {n_delivery_note_number}? | {f_s2} {n_delivery_note_number}
    | {m_s5} {n_delivery_note_number} | {b_delivery_note_number} | ¿Qué número {lleva} el albarán?
    | {a_s3} qué número {lleva} el albarán? | ¿A qué albarán corresponde {fact}?
    | {s_s1} a qué albarán corresponde {fact} | ¿Con qué albarán {llega} {envio}?
    | {a_s4} con qué albarán {llega} {envio}? | ¿Qué número tiene la nota de entrega?
    | {s_s2} qué número tiene la nota de entrega
tracking_number = {q_s4} {n_tracking_number}? | {f_s1} {n_tracking_number} | {m_s3} {n_tracking_number}
    | {b_tracking_number} | ¿Con qué {codnum} {rastreo} el {paq}? | {s_s3} con qué {codnum} {rastreo} el {paq}
    | {a_s2} con qué {codnum} {rastreo} el {paq}? | ¿Qué número de seguimiento tiene el {paq}?
    | {s_s4} qué número de seguimiento tiene el {paq} | {a_s2} qué número de seguimiento tiene el {paq}?
    | ¿Con qué código localizo el {paq}? | {s_s1} con qué código localizo el {paq}
    | {a_s3} con qué código localizo el {paq}?
project_number = {q_s1} {n_project_number}? | {f_s4} {n_project_number} | {m_s6} {n_project_number}
    | {b_project_number} | ¿A qué proyecto {imputo} {fact2}? | {s_s4} a qué proyecto {imputo} {fact2}
    | {a_s3} a qué proyecto {imputo} {fact2}? | ¿Qué número {lleva} el proyecto?
    | {s_s1} qué número {lleva} el proyecto | {a_s3} qué número {lleva} el proyecto?
    | ¿Con qué código está abierta la obra? | {s_s2} con qué código está abierta la obra
    | {a_s4} con qué código está abierta la obra?
quote_number = {q_s4} {n_quote_number}? | {f_s1} {n_quote_number} | {m_s3} {n_quote_number} | {b_quote_number}
    | ¿Qué número {lleva} {presu}? | {s_s1} qué número {lleva} {presu} | {a_s4} qué número {lleva} {presu}?
    | ¿A qué número de presupuesto se refiere {fact2}? | {s_s2} a qué número de presupuesto se refiere {fact2}
    | {a_s4} a qué número de presupuesto se refiere {fact2}? | ¿Con qué número nos enviaron {presu}?
    | {s_s3} con qué número nos enviaron {presu} | {a_s1} con qué número nos enviaron {presu}?
credit_note_number = {q_s1} {n_credit_note_number}? | {f_s4} {n_credit_note_number} | {m_s6} {n_credit_note_number}
    | {b_credit_note_number} | ¿Qué número {lleva} {ncred}? | {a_s2} qué número {lleva} {ncred}?
    | ¿Con qué número {registro} {ncred}? | {s_s1} con qué número {registro} {ncred} | ¿Cómo está numerada {ncred}?
    | {a_s3} cómo está numerada {ncred}?
receipt_number = {q_s3} {n_receipt_number}? | {f_s6} {n_receipt_number} | {m_s2} {n_receipt_number}
    | {b_receipt_number} | ¿Qué número {lleva} {recibo}? | {a_s4} qué número {lleva} {recibo}?
    | ¿Con qué número se emitió {recibo}? | {s_s3} con qué número se emitió {recibo}
    | ¿Con qué número {registro} {recibo}? | {a_s1} con qué número {registro} {recibo}?
reference = {q_b2} {n_reference}? | {f_b2} {n_reference} | {m_b1} {n_reference} | {b_reference} {fin}
    | ¿Qué referencia {hay_que_citar} {al_resp}? | {s_b3} qué referencia {hay_que_citar} {al_resp}
    | {a_b3} qué referencia {hay_que_citar} {al_resp}? | ¿Bajo qué referencia {tramitan}?
    | {s_b2} bajo qué referencia {tramitan} | {a_b1} bajo qué referencia {tramitan}?
    | ¿Qué referencia {lleva} {escrito}? | {a_s4} qué referencia {lleva} {escrito}? | ¿Con qué referencia contesto?
    | {s_s2} con qué referencia contesto | ¿Qué referencia han puesto en {escrito}?
    | {a_s4} qué referencia han puesto en {escrito}? | ¿Qué referencia {cito} si les escribo?
    | {s_s3} qué referencia {cito} si les escribo | Voy a contestar y necesito {n_reference}
payment_reference = {q_b1} {n_payment_reference}? | {f_b3} {n_payment_reference} | {m_b3} {n_payment_reference}
    | {b_payment_reference} {fin} | ¿Qué {pongo} {concepto}? | {s_b2} qué {pongo} {concepto}
    | {a_b1} qué {pongo} {concepto}? | ¿Qué referencia {cito} {al_pagar}? | {s_b1} qué referencia {cito} {al_pagar}
    | {a_b3} qué referencia {cito} {al_pagar}? | ¿Cómo identifico {el_pago}? | {a_s1} cómo identifico {el_pago}?
    | ¿Con qué referencia reconocerán {el_pago}? | {s_s4} con qué referencia reconocerán {el_pago}
    | ¿Qué texto {pongo} {concepto}? | {a_s2} qué texto {pongo} {concepto}?
    | {pay_sit} y me falta {n_payment_reference}
total = {q_b3} {n_total}? | {f_b3} {n_total} | {m_b2} {n_total} | {b_total} {fin}
    | ¿A cuánto {asciende} {fact2} {con_imp}? | {s_b1} a cuánto {asciende} {fact2} {con_imp}
    | {a_b1} a cuánto {asciende} {fact2} {con_imp}? | ¿Cuánto {cuesta} todo {junto}?
    | {s_b3} cuánto {cuesta} todo {junto} | {a_b2} cuánto {cuesta} todo {junto}? | ¿Por cuánto es {fact} {con_imp}?
    | {a_s1} por cuánto es {fact} {con_imp}? | ¿Cuánto suma {fact2} {con_imp}? | {s_s3} cuánto suma {fact2} {con_imp}
    | ¿Cuánto nos cobran en total? | {a_s1} cuánto nos cobran en total? | ¿Cuál es el precio de todo {junto}?
    | {s_s4} cuál es el precio de todo {junto} | ¿Qué {monto} final tiene {fact2}?
    | {a_s2} qué {monto} final tiene {fact2}? | Suma final de {fact2} con impuestos
    | Quiero comprobar el cargo: ¿cuánto {cuesta} todo {junto}? | {book_sit} y necesito {n_total}
net_total = {q_b1} {n_net_total}? | {f_b1} {n_net_total} | {m_b3} {n_net_total} | {b_net_total} {fin}
    | ¿A cuánto {asciende} {fact2} {sin_imp}? | {a_s3} a cuánto {asciende} {fact2} {sin_imp}?
    | ¿Cuánto {cuesta} todo {sin_imp}? | {s_s2} cuánto {cuesta} todo {sin_imp}
    | ¿Sobre qué {cantidad} se {calcula} el IVA? | {a_s4} sobre qué {cantidad} se {calcula} el IVA?
    | ¿Cuánto suma {fact2} {sin_imp}? | {s_s2} cuánto suma {fact2} {sin_imp} | ¿Cuánto nos cobran {sin_imp}?
    | {a_s1} cuánto nos cobran {sin_imp}? | ¿Qué {monto} resulta {sin_imp}? | {s_s3} qué {monto} resulta {sin_imp}
    | Para el gasto sin IVA necesito {n_net_total} | {book_sit} y necesito {n_net_total}
tax_amount = {q_b1} {n_tax_amount}? | {f_b1} {n_tax_amount} | {m_b3} {n_tax_amount} | {b_tax_amount} {fin}
    | ¿Cuánto {iva} {se_paga_iva}? | {s_b2} cuánto {iva} {se_paga_iva} | {a_b2} cuánto {iva} {se_paga_iva}?
    | ¿A cuánto {asciende} {el_iva}? | {s_b1} a cuánto {asciende} {el_iva} | {a_b3} a cuánto {asciende} {el_iva}?
    | ¿Qué {monto} corresponde {al_iva}? | {a_s2} qué {monto} corresponde {al_iva}? | ¿Cuánto IVA podemos {deducir}?
    | {s_s4} cuánto IVA podemos {deducir} | ¿Cuánto se lleva Hacienda? | {a_s2} cuánto se lleva Hacienda?
    | ¿Cuánto de lo cobrado son impuestos? | {s_s1} cuánto de lo cobrado son impuestos
    | ¿Qué {monto} de {iva} {se_paga_iva}? | {a_s3} qué {monto} de {iva} {se_paga_iva}?
    | {book_sit} y necesito {n_tax_amount}
tax_rate = {q_b2} {n_tax_rate}? | {f_b2} {n_tax_rate} | {m_b1} {n_tax_rate} | {b_tax_rate} {fin}
    | ¿Qué {pct} de {iva} {se_aplica}? | {s_b3} qué {pct} de {iva} {se_aplica} | {a_b3} qué {pct} de {iva} {se_aplica}?
    | ¿A qué tipo impositivo {tributan} {articulos}? | {a_s1} a qué tipo impositivo {tributan} {articulos}?
    | ¿Con qué {pct} de IVA {tributan} {articulos}? | {s_s3} con qué {pct} de IVA {tributan} {articulos}
    | ¿A qué porcentaje está el IVA? | {a_s2} a qué porcentaje está el IVA? | ¿Qué IVA en porcentaje {se_aplica}?
    | {s_s4} qué IVA en porcentaje {se_aplica} | ¿Qué alícuota {se_aplica}? | {a_s2} qué alícuota {se_aplica}?
    | {book_sit} y necesito {n_tax_rate}
shipping_cost = {qp_s5} {np_shipping_cost}? | {f_s1} {np_shipping_cost} | {mp_s3} {np_shipping_cost}
    | {q_s6} {n_shipping_cost}? | {f_s2} {n_shipping_cost} | {m_s4} {n_shipping_cost} | {b_shipping_cost}
    | ¿Cuánto {cuesta} {el_envio}? | {s_s3} cuánto {cuesta} {el_envio} | {a_s1} cuánto {cuesta} {el_envio}?
    | ¿Cuánto nos cobran por {el_envio}? | {s_s3} cuánto nos cobran por {el_envio}
    | {a_s2} cuánto nos cobran por {el_envio}?
discount = {q_s4} {n_discount}? | {f_s6} {n_discount} | {m_s3} {n_discount} | {b_discount} | ¿Cuánto {descuentan}?
    | {s_s3} cuánto {descuentan} | {a_s1} cuánto {descuentan}? | ¿Qué {rebaja} {nos_hacen}?
    | {s_s4} qué {rebaja} {nos_hacen} | {a_s2} qué {rebaja} {nos_hacen}? | ¿Cuánto nos ahorramos con la rebaja?
    | {s_s4} cuánto nos ahorramos con la rebaja | {a_s3} cuánto nos ahorramos con la rebaja?
amount_paid = {q_b1} {n_amount_paid}? | {f_b3} {n_amount_paid} | {m_b3} {n_amount_paid} | {b_amount_paid} {fin}
    | ¿Cuánto {pagado} ya? | {s_b2} cuánto {pagado} ya | {a_b1} cuánto {pagado} ya? | ¿Cuánto {pagado} hasta ahora?
    | {s_b1} cuánto {pagado} hasta ahora | {a_b3} cuánto {pagado} hasta ahora? | ¿Qué {monto} {pagado} ya?
    | {a_s1} qué {monto} {pagado} ya? | ¿Cuánto dinero {pagado} hasta la fecha?
    | {s_s4} cuánto dinero {pagado} hasta la fecha | ¿Qué anticipo {pagado_ant}? | {a_s2} qué anticipo {pagado_ant}?
    | ¿Qué parte de {fact2} está ya pagada? | {s_s4} qué parte de {fact2} está ya pagada
    | ¿Cuánto se descuenta por pagos anteriores? | {a_s3} cuánto se descuenta por pagos anteriores? | a cuenta
    | ya abonado
balance_due = {q_b2} {n_balance_due}? | {f_b1} {n_balance_due} | {m_b1} {n_balance_due} | {b_balance_due} {fin}
    | ¿Cuánto {queda} por {pagar}? | {s_b3} cuánto {queda} por {pagar} | {a_b2} cuánto {queda} por {pagar}?
    | ¿Cuánto {debemos} {aun}? | {s_b2} cuánto {debemos} {aun} | {a_b1} cuánto {debemos} {aun}?
    | ¿Qué {monto} sigue pendiente? | {a_s1} qué {monto} sigue pendiente? | ¿A cuánto {asciende} {la_deuda}?
    | {s_s4} a cuánto {asciende} {la_deuda} | ¿Cuánto hay que transferir para {saldar}?
    | {a_s2} cuánto hay que transferir para {saldar}? | ¿Qué {monto} {debemos} {aun}?
    | {s_s4} qué {monto} {debemos} {aun} | por liquidar | {pay_sit} y me falta {n_balance_due}
previous_balance = {q_s1} {n_previous_balance}? | {f_s3} {n_previous_balance} | {m_s5} {n_previous_balance}
    | {b_previous_balance} | ¿Cuánto se {debia} {de_antes}? | {s_s2} cuánto se {debia} {de_antes}
    | {a_s4} cuánto se {debia} {de_antes}? | ¿Qué saldo {venia} {de_antes}? | {s_s2} qué saldo {venia} {de_antes}
    | {a_s1} qué saldo {venia} {de_antes}? | ¿Con qué saldo se abre la cuenta? | {s_s3} con qué saldo se abre la cuenta
    | {a_s1} con qué saldo se abre la cuenta?
currency = {q_s4} {n_currency}? | {f_s6} {n_currency} | {m_s2} {n_currency} | {b_currency}
    | ¿En qué {moneda} {se_paga} {fact2}? | {a_s3} en qué {moneda} {se_paga} {fact2}?
    | ¿En qué {moneda} están los {importes}? | {s_s1} en qué {moneda} están los {importes}
iban = {q_b3} {n_iban}? | {f_b3} {n_iban} | {m_b2} {n_iban} | {q_s4} el IBAN {de_prov}? | {f_s1} el IBAN {de_prov}
    | {m_s3} el IBAN {de_prov} | {b_iban} {fin} | ¿A qué IBAN {transfiero} {dinero}?
    | {s_b2} a qué IBAN {transfiero} {dinero} | {a_b2} a qué IBAN {transfiero} {dinero}?
    | ¿En qué IBAN {cobra_en} {prov}? | {s_b1} en qué IBAN {cobra_en} {prov} | {a_b3} en qué IBAN {cobra_en} {prov}?
    | ¿Qué IBAN {doy_banco}? | {a_s3} qué IBAN {doy_banco}? | ¿Qué IBAN tiene {prov}? | {s_s1} qué IBAN tiene {prov}
    | ¿Qué IBAN de destino pongo? | {a_s3} qué IBAN de destino pongo? | {pay_sit} y me falta {n_iban}
bic = {q_b1} {n_bic}? | {f_b3} {n_bic} | {m_b2} {n_bic} | {b_bic} {fin} | ¿Qué {bic} tiene {banco}?
    | {s_b2} qué {bic} tiene {banco} | {a_b1} qué {bic} tiene {banco}? | ¿Qué {bic} {doy_banco}?
    | {s_b3} qué {bic} {doy_banco} | {a_b3} qué {bic} {doy_banco}? | ¿Con qué {bic} transfiero desde el extranjero?
    | {a_s2} con qué {bic} transfiero desde el extranjero? | ¿Cómo es el {bic} de la cuenta?
    | {s_s4} cómo es el {bic} de la cuenta | ¿Qué {bic} corresponde al banco del acreedor?
    | {a_s3} qué {bic} corresponde al banco del acreedor? | Transferencia internacional: me falta {n_bic}
    | {pay_sit} y me falta {n_bic}
account_number = {q_b3} {n_account_number}? | {f_b2} {n_account_number} | {m_b2} {n_account_number}
    | {q_s4} el número de cuenta {de_prov}? | {f_s6} el número de cuenta {de_prov}
    | {m_s3} el número de cuenta {de_prov} | {b_account_number} {fin} | ¿A qué número de cuenta {transfiero} {dinero}?
    | {a_s3} a qué número de cuenta {transfiero} {dinero}? | ¿En qué número de cuenta {cobra_en} {prov}?
    | {s_s1} en qué número de cuenta {cobra_en} {prov} | ¿Qué número de cuenta {doy_banco}?
    | {a_s4} qué número de cuenta {doy_banco}? | ¿Qué número tiene {la_cuenta}? | {s_s2} qué número tiene {la_cuenta}
    | {pay_sit} y me falta {n_account_number}
sort_code = {q_s2} {n_sort_code}? | {f_s5} {n_sort_code} | {m_s1} {n_sort_code} | {b_sort_code}
    | ¿Qué código {tiene_of} {oficina}? | {s_s3} qué código {tiene_of} {oficina}
    | {a_s2} qué código {tiene_of} {oficina}? | ¿Con qué código nacional se identifica {oficina}?
    | {s_s4} con qué código nacional se identifica {oficina} | {a_s2} con qué código nacional se identifica {oficina}?
bank_name = {q_b1} {n_bank_name}? | {f_b3} {n_bank_name} | {m_b2} {n_bank_name} | {q_s2} el banco {de_prov}?
    | {f_s4} el banco {de_prov} | {m_s6} el banco {de_prov} | {b_bank_name} {fin} | ¿En qué banco {tiene_cta} {prov}?
    | {s_b3} en qué banco {tiene_cta} {prov} | {a_b2} en qué banco {tiene_cta} {prov}?
    | ¿En qué banco está {la_cuenta}? | {s_b1} en qué banco está {la_cuenta} | {a_b1} en qué banco está {la_cuenta}?
    | ¿Con qué {entidad} trabaja {prov}? | {a_s4} con qué {entidad} trabaja {prov}?
    | ¿A qué banco {transfiero} {dinero}? | {s_s2} a qué banco {transfiero} {dinero} | ¿Cómo se llama {banco}?
    | {a_s1} cómo se llama {banco}? | ¿De qué {entidad} es {la_cuenta}? | {s_s3} de qué {entidad} es {la_cuenta}
    | {pay_sit} y me falta {n_bank_name}
account_holder = {q_b3} {n_account_holder}? | {f_b3} {n_account_holder} | {m_b2} {n_account_holder}
    | {b_account_holder} {fin} | ¿A nombre de quién está {la_cuenta}? | {s_b1} a nombre de quién está {la_cuenta}
    | {a_b1} a nombre de quién está {la_cuenta}? | ¿De quién es {la_cuenta}? | {s_b3} de quién es {la_cuenta}
    | {a_b2} de quién es {la_cuenta}? | ¿A quién pertenece {la_cuenta}? | {s_b2} a quién pertenece {la_cuenta}
    | {a_b1} a quién pertenece {la_cuenta}? | ¿Quién es el titular de {la_cuenta}?
    | {a_s2} quién es el titular de {la_cuenta}? | ¿Quién figura como titular de {la_cuenta}?
    | {s_s1} quién figura como titular de {la_cuenta} | ¿Qué beneficiario {doy_banco}?
    | {a_s3} qué beneficiario {doy_banco}? | ¿Quién es el beneficiario de la transferencia?
    | {s_s1} quién es el beneficiario de la transferencia | ¿Qué nombre {pongo} como beneficiario?
    | {a_s4} qué nombre {pongo} como beneficiario? | {pay_sit} y me falta {n_account_holder}
vat_id = {q_s6} {vat} {de_prov}? | {f_s2} {vat} {de_prov} | {m_s5} {vat} {de_prov} | {b_vat_id} {fin}
    | ¿Con qué {vat_b} {opera} {prov}? | {a_s1} con qué {vat_b} {opera} {prov}? | ¿Qué {vat_b} tiene {prov}?
    | {s_s3} qué {vat_b} tiene {prov} | ¿Qué {vat_b} compruebo en el censo VIES?
    | {a_s2} qué {vat_b} compruebo en el censo VIES? | {q_b2} {n_vat_id}? | {f_b1} {n_vat_id} | {m_b1} {n_vat_id}
    | {book_sit} y necesito {n_vat_id}
customer_vat_id = {q_s3} {cvat} {de_cli}? | {f_s5} {cvat} {de_cli} | {m_s2} {cvat} {de_cli} | {b_customer_vat_id} {fin}
    | ¿Con qué {cvat_b} {opera_cli} {cli}? | {a_s2} con qué {cvat_b} {opera_cli} {cli}? | ¿Qué {cvat_b} tiene {cli}?
    | {s_s4} qué {cvat_b} tiene {cli} | ¿A qué {cvat_b} se ha facturado? | {a_s3} a qué {cvat_b} se ha facturado?
    | ¿Qué {cvat_b} nuestro han puesto en {fact2}? | {s_s1} qué {cvat_b} nuestro han puesto en {fact2}
tax_number = {q_s1} {tax} {de_prov4}? | {f_s4} {tax} {de_prov4} | {m_s6} {tax} {de_prov4} | {b_tax_number} {fin}
    | ¿Con qué {tax_b} tributa {prov}? | {a_s2} con qué {tax_b} tributa {prov}? | ¿Qué {tax_b} tiene {prov}?
    | {s_s1} qué {tax_b} tiene {prov} | ¿Con qué número conoce Hacienda {a_prov}?
    | {a_s3} con qué número conoce Hacienda {a_prov}? | ¿Qué número fiscal nacional usa {prov}?
    | {s_s1} qué número fiscal nacional usa {prov}
company_register = {q_b3} {n_company_register}? | {f_b2} {n_company_register} | {m_b1} {n_company_register}
    | {qp_b1} {np_company_register}? | {f_b3} {np_company_register} | {mp_b2} {np_company_register}
    | {b_company_register} {fin} | ¿Con qué número está {inscrita} {sociedad} en {rm}?
    | {a_s2} con qué número está {inscrita} {sociedad} en {rm}? | ¿En qué {tomo} consta {sociedad}?
    | {a_s4} en qué {tomo} consta {sociedad}? | ¿Qué inscripción tiene {sociedad} en {rm}?
    | {s_s2} qué inscripción tiene {sociedad} en {rm}
managing_director = {q_s3} {n_managing_director}? | {f_s5} {n_managing_director} | {m_s1} {n_managing_director}
    | {b_managing_director} | ¿Quién {dirige} {sociedad}? | {a_s4} quién {dirige} {sociedad}?
    | ¿Quién es el {gerente} de {sociedad}? | {s_s2} quién es el {gerente} de {sociedad}
phone = {q_b2} {n_phone}? | {f_b2} {n_phone} | {m_b1} {n_phone} | {q_s3} el teléfono {de_prov}?
    | {f_s6} el teléfono {de_prov} | {m_s2} el teléfono {de_prov} | {b_phone} {fin}
    | ¿A qué número de teléfono {llamo}? | {s_b1} a qué número de teléfono {llamo}
    | {a_b1} a qué número de teléfono {llamo}? | ¿En qué teléfono {atienden}? | {s_b3} en qué teléfono {atienden}
    | {a_b2} en qué teléfono {atienden}? | ¿A qué teléfono {llamo}? | {a_s4} a qué teléfono {llamo}?
    | ¿Cómo contacto por teléfono {con_prov}? | {s_s2} cómo contacto por teléfono {con_prov}
    | ¿Qué teléfono tiene {prov}? | {a_s4} qué teléfono tiene {prov}? | {call_sit} y necesito {n_phone}
fax = {q_s3} {n_fax}? | {f_s5} {n_fax} | {m_s1} {n_fax} | {q_s4} el fax {de_prov4}? | {f_s6} el fax {de_prov4}
    | {m_s2} el fax {de_prov4} | {b_fax} | ¿A qué fax {mando} {papeles}? | {s_s1} a qué fax {mando} {papeles}
    | {a_s3} a qué fax {mando} {papeles}? | ¿Qué número de fax tienen? | {s_s1} qué número de fax tienen
    | {a_s4} qué número de fax tienen?
mobile = {q_s2} {n_mobile}? | {f_s4} {n_mobile} | {m_s1} {n_mobile} | {q_s3} el móvil {de_prov4}?
    | {f_s5} el móvil {de_prov4} | {m_s2} el móvil {de_prov4} | {b_mobile} | ¿A qué {movil} {llamo_mov}?
    | {s_s4} a qué {movil} {llamo_mov} | {a_s2} a qué {movil} {llamo_mov}? | ¿Qué {movil} {dan}?
    | {s_s1} qué {movil} {dan} | {a_s3} qué {movil} {dan}?
email = {q_b1} {n_email}? | {f_b1} {n_email} | {m_b3} {n_email} | {q_s2} el correo electrónico {de_prov}?
    | {f_s5} el correo electrónico {de_prov} | {m_s1} el correo electrónico {de_prov} | {b_email} {fin}
    | ¿A qué {correo} {escribo}? | {s_b3} a qué {correo} {escribo} | {a_b3} a qué {correo} {escribo}?
    | ¿Cómo contacto por correo electrónico {con_prov}? | {a_s4} cómo contacto por correo electrónico {con_prov}?
    | ¿Qué {correo} tiene {prov}? | {s_s2} qué {correo} tiene {prov} | ¿Cuál es el mail {de_prov}?
    | {a_s1} cuál es el mail {de_prov}? | {mail_sit} y necesito {n_email}
website = {q_s3} {n_website}? | {f_s5} {n_website} | {m_s2} {n_website} | {q_s4} la página web {de_prov4}?
    | {f_s6} la página web {de_prov4} | {m_s3} la página web {de_prov4} | {b_website} | ¿En qué {pagina} {se_informa}?
    | {s_s1} en qué {pagina} {se_informa} | {a_s3} en qué {pagina} {se_informa}?
    | ¿Qué página de internet {tienen_web}? | {s_s2} qué página de internet {tienen_web}
    | {a_s4} qué página de internet {tienen_web}?
contact_person = {q_b2} {n_contact_person}? | {f_b2} {n_contact_person} | {m_b1} {n_contact_person}
    | {b_contact_person} {fin} | ¿Con quién {hablo} {dudas}? | {s_b3} con quién {hablo} {dudas}
    | {a_b3} con quién {hablo} {dudas}? | ¿Quién {lleva_as}? | {s_b2} quién {lleva_as} | {a_b1} quién {lleva_as}?
    | ¿A quién me dirijo {dudas}? | {a_s3} a quién me dirijo {dudas}? | ¿Por quién pregunto {al_llamar}?
    | {s_s1} por quién pregunto {al_llamar} | ¿Qué persona {lleva_as}? | {a_s3} qué persona {lleva_as}? | atendido por
    | a la atención de | {call_sit} y necesito {n_contact_person}
salesperson = {q_s2} {n_salesperson}? | {f_s4} {n_salesperson} | {m_s6} {n_salesperson} | {b_salesperson}
    | ¿Qué {comercial} {hizo_venta}? | {s_s1} qué {comercial} {hizo_venta} | {a_s3} qué {comercial} {hizo_venta}?
    | ¿Quién de ventas {hizo_venta}? | {s_s1} quién de ventas {hizo_venta} | {a_s4} quién de ventas {hizo_venta}?
seller_name = {q_s6} el nombre {de_prov}? | {f_s2} el nombre {de_prov} | {m_s5} el nombre {de_prov}
    | {q_s1} la razón social {de_prov}? | {f_s3} la razón social {de_prov} | {m_s6} la razón social {de_prov}
    | {b_seller_name} {fin} | ¿Quién {emite} {fact2}? | {s_b2} quién {emite} {fact2} | {a_b1} quién {emite} {fact2}?
    | ¿Quién nos {cobra}? | {s_b1} quién nos {cobra} | {a_b3} quién nos {cobra}? | ¿Qué {empresa} {emite} {fact2}?
    | {a_s1} qué {empresa} {emite} {fact2}? | ¿De quién {viene} {fact2}? | {s_s4} de quién {viene} {fact2}
    | ¿Cómo se llama {prov}? | {a_s2} cómo se llama {prov}? | ¿A quién le {compramos}? | {s_s4} a quién le {compramos}
    | ¿A qué {empresa} le {compramos}? | {a_s3} a qué {empresa} le {compramos}? | ¿Quién {vende} {goods}?
    | {s_s1} quién {vende} {goods} | facturado por | vendido por
seller_street = {q_s1} {la_calle} {de_prov}? | {f_s4} {la_calle} {de_prov} | {m_s6} {la_calle} {de_prov}
    | calle {de_prov} | calle y nº {de_prov4} | domicilio {de_prov4} (solo calle y número)
    | ¿En qué {calle} {sede} {prov}? | {a_s2} en qué {calle} {sede} {prov}? | ¿Cómo se llama la calle {de_prov}?
    | {s_s1} cómo se llama la calle {de_prov} | ¿Qué calle figura en el domicilio {de_prov4}?
    | {a_s3} qué calle figura en el domicilio {de_prov4}?
seller_postcode = {q_s3} {cp} {de_prov}? | {f_s6} {cp} {de_prov} | {m_s2} {cp} {de_prov} | CP {de_prov}
    | código postal {de_prov} | cód. postal {de_prov4} | c. postal proveedor | ¿Qué código postal {tiene_cp} {prov}?
    | {a_s4} qué código postal {tiene_cp} {prov}? | ¿Qué CP {pongo} en la dirección {de_prov4}?
    | {s_s3} qué CP {pongo} en la dirección {de_prov4} | ¿A qué distrito postal pertenece la dirección {de_prov4}?
    | {a_s1} a qué distrito postal pertenece la dirección {de_prov4}? | ¿Con qué código postal escribo {a_prov}?
    | {s_s3} con qué código postal escribo {a_prov}
seller_city = {q_s2} {la_town} {de_prov}? | {f_s4} {la_town} {de_prov} | {m_s6} {la_town} {de_prov} | ciudad {de_prov}
    | localidad {de_prov} | población {de_prov4} | municipio {de_prov4} | ¿En qué {town} {sede} {prov}?
    | {a_s1} en qué {town} {sede} {prov}? | ¿De qué {town} es {prov}? | {s_s3} de qué {town} es {prov}
seller_country = {q_s1} {pais} {de_prov}? | {f_s4} {pais} {de_prov} | {m_s6} {pais} {de_prov} | país {de_prov}
    | nación {de_prov4} | país de origen {de_prov4} | país donde tributa {prov} | ¿En qué {nacion} {sede} {prov}?
    | {a_s4} en qué {nacion} {sede} {prov}? | ¿De qué {nacion} es {prov}? | {s_s3} de qué {nacion} es {prov}
    | ¿Desde qué {nacion} nos facturan? | {a_s1} desde qué {nacion} nos facturan?
seller_address = {q_s3} {dir} {de_prov}? | {f_s6} {dir} {de_prov} | {m_s2} {dir} {de_prov} | dirección {de_prov}
    | domicilio social {de_prov4} | dirección {emp_emi} | señas {de_prov4} | ¿A qué dirección escribo {a_prov}?
    | {a_s2} a qué dirección escribo {a_prov}? | ¿En qué dirección {sede_dir} {prov}?
    | {s_s1} en qué dirección {sede_dir} {prov} | ¿A qué dirección postal mando una carta {a_prov}?
    | {a_s3} a qué dirección postal mando una carta {a_prov}? | {qp_b2} {np_seller_address}?
    | {f_b2} {np_seller_address} | {mp_b1} {np_seller_address}
buyer_name = {q_s6} el nombre {de_cli}? | {f_s3} el nombre {de_cli} | {m_s5} el nombre {de_cli}
    | {q_s1} la razón social {de_cli}? | {f_s4} la razón social {de_cli} | {m_s6} la razón social {de_cli}
    | {b_buyer_name} {fin} | ¿A quién {va_dirigida} {fact2}? | {s_b2} a quién {va_dirigida} {fact2}
    | {a_b2} a quién {va_dirigida} {fact2}? | ¿A nombre de quién {esta_a_nombre} {fact2}?
    | {s_b1} a nombre de quién {esta_a_nombre} {fact2} | {a_b3} a nombre de quién {esta_a_nombre} {fact2}?
    | ¿A quién {se_cobra_a}? | {a_s4} a quién {se_cobra_a}? | ¿Quién {compro} {goods}? | {s_s2} quién {compro} {goods}
    | ¿Quién {paga} {fact2}? | {a_s4} quién {paga} {fact2}? | ¿Quién es {cli}? | {s_s3} quién es {cli}
    | ¿Cómo se llama {cli}? | {a_s1} cómo se llama {cli}? | ¿A qué {empresa} {va_dirigida} {fact2}?
    | {s_s3} a qué {empresa} {va_dirigida} {fact2} | ¿Quién recibe {fact}? | {a_s2} quién recibe {fact}? | facturado a
    | facturar a
buyer_street = {q_s4} {la_calle} {de_cli}? | {f_s6} {la_calle} {de_cli} | {m_s3} {la_calle} {de_cli} | calle {de_cli}
    | calle y nº {de_cli4} | domicilio {de_cli4} (solo calle y número) | ¿En qué {calle} {sede} {cli}?
    | {a_s3} en qué {calle} {sede} {cli}? | ¿En qué {calle} vive {clipers}? | {s_s1} en qué {calle} vive {clipers}
    | ¿Cómo se llama la calle {de_cli}? | {a_s4} cómo se llama la calle {de_cli}?
buyer_postcode = {q_s6} {cp} {de_cli}? | {f_s2} {cp} {de_cli} | {m_s5} {cp} {de_cli} | CP {de_cli}
    | código postal {de_cli} | cód. postal {de_cli4} | c. postal cliente | ¿Qué código postal {tiene_cp} {cli}?
    | {a_s1} qué código postal {tiene_cp} {cli}? | ¿Qué CP {pongo} en la dirección {de_cli4}?
    | {s_s3} qué CP {pongo} en la dirección {de_cli4} | ¿A qué distrito postal pertenece la dirección {de_cli4}?
    | {a_s2} a qué distrito postal pertenece la dirección {de_cli4}? | ¿Con qué código postal escribo {a_cli}?
    | {s_s4} con qué código postal escribo {a_cli}
buyer_city = {q_s4} {la_town} {de_cli}? | {f_s1} {la_town} {de_cli} | {m_s3} {la_town} {de_cli} | ciudad {de_cli}
    | localidad {de_cli} | población {de_cli4} | municipio {de_cli4} | ¿En qué {town} {sede} {cli}?
    | {a_s1} en qué {town} {sede} {cli}? | ¿En qué {town} vive {clipers}? | {s_s4} en qué {town} vive {clipers}
    | ¿De qué {town} es {cli}? | {a_s2} de qué {town} es {cli}?
buyer_country = {q_s6} {pais} {de_cli}? | {f_s3} {pais} {de_cli} | {m_s5} {pais} {de_cli} | país {de_cli}
    | nación {de_cli4} | país de destino de la factura | país donde tributa {cli} | ¿En qué {nacion} {sede} {cli}?
    | {a_s3} en qué {nacion} {sede} {cli}? | ¿En qué {nacion} vive {clipers}? | {s_s2} en qué {nacion} vive {clipers}
    | ¿De qué {nacion} es {cli}? | {a_s4} de qué {nacion} es {cli}?
buyer_address = {q_s2} {dir} {de_cli}? | {f_s5} {dir} {de_cli} | {m_s1} {dir} {de_cli} | {b_buyer_address} {fin}
    | ¿A qué dirección {va_dir} {fact2}? | {a_s1} a qué dirección {va_dir} {fact2}?
    | ¿En qué dirección {sede_dir} {cli}? | {s_s4} en qué dirección {sede_dir} {cli}
    | ¿Qué dirección de facturación {lleva} {fact2}? | {a_s2} qué dirección de facturación {lleva} {fact2}?
    | ¿En qué domicilio vive {clipers}? | {s_s4} en qué domicilio vive {clipers} | {q_b1} {n_buyer_address}?
    | {f_b3} {n_buyer_address} | {m_b2} {n_buyer_address}
shipping_address = {q_b2} {n_shipping_address}? | {f_b1} {n_shipping_address} | {m_b3} {n_shipping_address}
    | {b_shipping_address} {fin} | ¿Adónde {se_envia} {envio}? | {a_s1} adónde {se_envia} {envio}?
    | ¿A qué dirección {se_envia} {envio}? | {s_s3} a qué dirección {se_envia} {envio} | ¿Dónde {se_entrega} {envio}?
    | {a_s1} dónde {se_entrega} {envio}? | ¿En qué domicilio {se_entrega} {envio}?
    | {s_s4} en qué domicilio {se_entrega} {envio} | enviar a | entregar en
shipping_method = {q_s6} {n_shipping_method}? | {f_s2} {n_shipping_method} | {m_s5} {n_shipping_method}
    | {b_shipping_method} | ¿Cómo {se_exp} {envio}? | {a_s1} cómo {se_exp} {envio}?
    | ¿Con qué {transp} {se_envia_t} {envio}? | {s_s3} con qué {transp} {se_envia_t} {envio}
delivery_terms = {qp_s6} {np_delivery_terms}? | {f_s2} {np_delivery_terms} | {mp_s4} {np_delivery_terms}
    | {q_s1} {n_delivery_terms}? | {f_s3} {n_delivery_terms} | {m_s5} {n_delivery_terms} | {b_delivery_terms}
    | ¿En qué condiciones {se_entrega_c} {envio}? | {s_s4} en qué condiciones {se_entrega_c} {envio}
    | {a_s2} en qué condiciones {se_entrega_c} {envio}? | ¿Qué Incoterm {se_pacta}? | {s_s4} qué Incoterm {se_pacta}
    | {a_s3} qué Incoterm {se_pacta}?
payment_terms = {qp_b2} {np_payment_terms}? | {f_b1} {np_payment_terms} | {mp_b1} {np_payment_terms}
    | {q_b3} {n_payment_terms}? | {f_b2} {n_payment_terms} | {m_b2} {n_payment_terms} | {b_payment_terms} {fin}
    | ¿Qué plazo de pago {nos_dan}? | {a_s3} qué plazo de pago {nos_dan}?
    | ¿Cuánto {tiempo} {tenemos} para {pagar3} {fact2}? | {s_s1} cuánto {tiempo} {tenemos} para {pagar3} {fact2}
    | ¿En cuántos días {hay_que} {pagar3} {fact2}? | {a_s4} en cuántos días {hay_que} {pagar3} {fact2}?
    | ¿En qué condiciones {hay_que} {pagar3} {fact2}? | {s_s2} en qué condiciones {hay_que} {pagar3} {fact2}
    | ¿Qué condiciones de pago {se_pactan}? | {a_s4} qué condiciones de pago {se_pactan}?
payment_method = {q_b1} {n_payment_method}? | {f_b3} {n_payment_method} | {m_b2} {n_payment_method}
    | {b_payment_method} {fin} | ¿Cómo {se_paga} {fact2}? | {a_s2} cómo {se_paga} {fact2}?
    | ¿Con qué {medio} {se_paga} {fact2}? | {s_s4} con qué {medio} {se_paga} {fact2}
    | ¿De qué {forma} {se_paga} {fact2}? | {a_s2} de qué {forma} {se_paga} {fact2}?
    | {s_b1} si {se_paga} con tarjeta, en efectivo o por transferencia
    | ¿Tarjeta, efectivo o domiciliación: cómo {se_paga}? | pagado con
billing_period = {q_b3} {n_billing_period}? | {f_b2} {n_billing_period} | {m_b1} {n_billing_period}
    | {b_billing_period} {fin} | ¿Qué {periodo} {abarca} {fact2}? | {s_b1} qué {periodo} {abarca} {fact2}
    | {a_b3} qué {periodo} {abarca} {fact2}? | ¿De cuándo a cuándo {nos_cobran}?
    | {s_b2} de cuándo a cuándo {nos_cobran} | {a_b2} de cuándo a cuándo {nos_cobran}?
    | ¿A qué {mes} corresponde {fact2}? | {a_s1} a qué {mes} corresponde {fact2}? | ¿Qué {periodo} {nc2}?
    | {s_s3} qué {periodo} {nc2} | ¿Desde cuándo y hasta cuándo {nos_cobran}?
    | {a_s2} desde cuándo y hasta cuándo {nos_cobran}? | ¿Por qué periodo {nos_cobran} el servicio?
    | {s_s4} por qué periodo {nos_cobran} el servicio | facturación desde – hasta
page_number = {q_s4} {n_page_number}? | {f_s1} {n_page_number} | {m_s3} {n_page_number} | {b_page_number}
    | ¿En qué {pag} {estamos}? | {s_s1} en qué {pag} {estamos} | {a_s4} en qué {pag} {estamos}? | ¿Qué {pag} es esta?
    | {s_s2} qué {pag} es esta | {a_s4} qué {pag} es esta? | ¿Qué número {lleva} esta {pag}?
    | {s_s3} qué número {lleva} esta {pag} | {a_s1} qué número {lleva} esta {pag}?
meter_number = {q_s1} {n_meter_number}? | {f_s4} {n_meter_number} | {m_s6} {n_meter_number} | {b_meter_number}
    | ¿Qué número {lleva} {contador}? | {s_s2} qué número {lleva} {contador} | {a_s1} qué número {lleva} {contador}?
    | ¿Con qué número se identifica {contador}? | {s_s3} con qué número se identifica {contador}
    | {a_s1} con qué número se identifica {contador}? | ¿De qué contador se ha tomado la lectura?
    | {s_s4} de qué contador se ha tomado la lectura | {a_s2} de qué contador se ha tomado la lectura?
meter_reading = {q_s4} {n_meter_reading}? | {f_s1} {n_meter_reading} | {m_s3} {n_meter_reading} | {b_meter_reading}
    | ¿Cuánto {marca} {contador}? | {a_s3} cuánto {marca} {contador}? | ¿Qué {cifra} {marca} {contador}?
    | {s_s2} qué {cifra} {marca} {contador} | ¿Qué se leyó en {contador}? | {a_s4} qué se leyó en {contador}?
consumption = {q_s6} {n_consumption}? | {f_s3} {n_consumption} | {m_s5} {n_consumption} | {b_consumption}
    | ¿Cuánto {se_consumio}? | {s_s1} cuánto {se_consumio} | {a_s4} cuánto {se_consumio}?
    | ¿Cuánta {energia} {se_gasto}? | {s_s2} cuánta {energia} {se_gasto} | {a_s4} cuánta {energia} {se_gasto}?
policy_number = {q_s5} {n_policy_number}? | {f_s1} {n_policy_number} | {m_s3} {n_policy_number} | {b_policy_number}
    | ¿Qué número {lleva} {poliza}? | {s_s2} qué número {lleva} {poliza} | {a_s4} qué número {lleva} {poliza}?
    | ¿Con qué póliza {aseguran}? | {s_s2} con qué póliza {aseguran} | {a_s1} con qué póliza {aseguran}?
    | ¿Bajo qué número está {poliza}? | {s_s3} bajo qué número está {poliza} | {a_s1} bajo qué número está {poliza}?
ticket_number = {q_s2} {n_ticket_number}? | {f_s4} {n_ticket_number} | {m_s6} {n_ticket_number} | {b_ticket_number}
    | ¿Qué número {lleva} {tique}? | {s_s3} qué número {lleva} {tique} | {a_s1} qué número {lleva} {tique}?
    | ¿Con qué número salió {tique}? | {s_s3} con qué número salió {tique} | {a_s2} con qué número salió {tique}?
    | ¿Qué número viene impreso en {tique}? | {s_s4} qué número viene impreso en {tique}
    | {a_s2} qué número viene impreso en {tique}?
cashier = {q_s5} {n_cashier}? | {f_s1} {n_cashier} | {m_s3} {n_cashier} | {b_cashier} | ¿Quién {cobro} {en_caja}?
    | {s_s4} quién {cobro} {en_caja} | {a_s2} quién {cobro} {en_caja}? | ¿Qué {cajero} {cobro}?
    | {s_s4} qué {cajero} {cobro} | {a_s3} qué {cajero} {cobro}?
store_number = {q_s3} {n_store_number}? | {f_s5} {n_store_number} | {m_s2} {n_store_number} | {b_store_number}
    | ¿Qué número {tiene_tienda} {tienda}? | {s_s4} qué número {tiene_tienda} {tienda}
    | {a_s2} qué número {tiene_tienda} {tienda}? | ¿En qué número de tienda se {compro2}?
    | {s_s1} en qué número de tienda se {compro2} | {a_s3} en qué número de tienda se {compro2}?
    | ¿Con qué código se identifica {tienda}? | {s_s1} con qué código se identifica {tienda}
    | {a_s4} con qué código se identifica {tienda}?
terminal = {q_s6} {n_terminal}? | {f_s2} {n_terminal} | {m_s5} {n_terminal} | {b_terminal} | ¿En qué {tpv} se {pago}?
    | {s_s1} en qué {tpv} se {pago} | {a_s3} en qué {tpv} se {pago}? | ¿Qué número {lleva} el {tpv}?
    | {s_s2} qué número {lleva} el {tpv} | {a_s4} qué número {lleva} el {tpv}?
time = {q_s4} {n_time}? | {f_s1} {n_time} | {m_s3} {n_time} | {b_time} | ¿A qué hora {fue} {operacion}?
    | {s_s1} a qué hora {fue} {operacion} | {a_s4} a qué hora {fue} {operacion}? | ¿A qué hora se {pago}?
    | {s_s2} a qué hora se {pago} | {a_s4} a qué hora se {pago}? | ¿Qué hora {marca_h} el recibo?
    | {s_s3} qué hora {marca_h} el recibo | {a_s1} qué hora {marca_h} el recibo?
room_number = {q_s1} {n_room_number}? | {f_s4} {n_room_number} | {m_s6} {n_room_number} | {b_room_number}
    | ¿En qué {hab} {se_aloja} {huesped}? | {s_s2} en qué {hab} {se_aloja} {huesped}
    | {a_s1} en qué {hab} {se_aloja} {huesped}? | ¿Qué {hab} tiene {huesped}? | {s_s3} qué {hab} tiene {huesped}
    | {a_s1} qué {hab} tiene {huesped}?
arrival_date = {q_s6} {n_arrival_date}? | {f_s2} {n_arrival_date} | {m_s4} {n_arrival_date} | {b_arrival_date}
    | ¿Cuándo {llega_h} {huesped}? | {s_s3} cuándo {llega_h} {huesped} | {a_s1} cuándo {llega_h} {huesped}?
    | ¿Qué día {llega_h} {huesped}? | {s_s3} qué día {llega_h} {huesped} | {a_s2} qué día {llega_h} {huesped}?
    | ¿Desde qué noche se ocupa la habitación? | {s_s4} desde qué noche se ocupa la habitación
    | {a_s2} desde qué noche se ocupa la habitación?
departure_date = {q_s3} {n_departure_date}? | {f_s5} {n_departure_date} | {m_s1} {n_departure_date}
    | {b_departure_date} | ¿Cuándo {se_va} {huesped}? | {s_s4} cuándo {se_va} {huesped}
    | {a_s2} cuándo {se_va} {huesped}? | ¿Qué día {se_va} {huesped}? | {s_s4} qué día {se_va} {huesped}
    | {a_s3} qué día {se_va} {huesped}? | ¿Hasta qué día se ocupa la habitación?
    | {s_s1} hasta qué día se ocupa la habitación | {a_s3} hasta qué día se ocupa la habitación?
vehicle = {q_s6} {n_vehicle}? | {f_s2} {n_vehicle} | {m_s4} {n_vehicle} | {b_vehicle}
    | ¿Qué {matricula} {lleva} {coche}? | {a_s1} qué {matricula} {lleva} {coche}?
    | ¿Con qué {matricula} está registrado {coche}? | {s_s3} con qué {matricula} está registrado {coche}
first_name = {q_s5} {n_first_name}? | {f_s2} {n_first_name} | {m_s4} {n_first_name} | {b_first_name}
    | ¿Qué nombre de pila {tiene_p} {persona}? | {s_s4} qué nombre de pila {tiene_p} {persona}
    | {a_s3} qué nombre de pila {tiene_p} {persona}? | ¿Cómo se llama de nombre de pila {persona}?
    | {s_s1} cómo se llama de nombre de pila {persona} | {a_s3} cómo se llama de nombre de pila {persona}?
    | ¿Con qué nombre bautizaron {a_persona}? | {s_s2} con qué nombre bautizaron {a_persona}
    | {a_s4} con qué nombre bautizaron {a_persona}?
last_name = {q_s2} {n_last_name}? | {f_s5} {n_last_name} | {m_s1} {n_last_name} | {qp_s3} {np_last_name}?
    | {f_s6} {np_last_name} | {mp_s2} {np_last_name} | {b_last_name} | ¿Cómo se apellida {persona}?
    | {s_s4} cómo se apellida {persona} | {a_s3} cómo se apellida {persona}? | ¿Qué apellidos {tiene_p} {persona}?
    | {s_s1} qué apellidos {tiene_p} {persona} | {a_s3} qué apellidos {tiene_p} {persona}?
date_of_birth = {q_s2} {n_date_of_birth}? | {f_s4} {n_date_of_birth} | {m_s6} {n_date_of_birth} | {b_date_of_birth}
    | ¿Cuándo {nacio} {persona}? | {s_s1} cuándo {nacio} {persona} | {a_s3} cuándo {nacio} {persona}?
    | ¿Qué día {nacio} {persona}? | {s_s1} qué día {nacio} {persona} | {a_s4} qué día {nacio} {persona}?
    | ¿Cuándo cumple años {persona}? | {s_s2} cuándo cumple años {persona} | {a_s4} cuándo cumple años {persona}?
place_of_birth = {q_s5} {n_place_of_birth}? | {f_s1} {n_place_of_birth} | {m_s3} {n_place_of_birth}
    | {b_place_of_birth} | ¿Dónde {nacio} {persona}? | {a_s2} dónde {nacio} {persona}?
    | ¿En qué {town} {nacio} {persona}? | {s_s4} en qué {town} {nacio} {persona}
nationality = {q_s4} {n_nationality}? | {f_s1} {n_nationality} | {m_s3} {n_nationality} | {b_nationality}
    | ¿Qué {nacional} {tiene_p} {persona}? | {s_s1} qué {nacional} {tiene_p} {persona}
    | {a_s4} qué {nacional} {tiene_p} {persona}? | ¿De qué país es ciudadano el {solic}?
    | {s_s2} de qué país es ciudadano el {solic} | {a_s4} de qué país es ciudadano el {solic}?
passport_number = {q_s3} {n_passport_number}? | {f_s5} {n_passport_number} | {m_s1} {n_passport_number}
    | {b_passport_number} | ¿Qué número de pasaporte {tiene_p} {persona}?
    | {s_s2} qué número de pasaporte {tiene_p} {persona} | {a_s4} qué número de pasaporte {tiene_p} {persona}?
    | ¿Qué número {lleva} el pasaporte? | {s_s2} qué número {lleva} el pasaporte
    | {a_s1} qué número {lleva} el pasaporte? | ¿Con qué pasaporte viaja {persona}?
    | {s_s3} con qué pasaporte viaja {persona} | {a_s1} con qué pasaporte viaja {persona}?
social_security_number = {q_s6} {n_social_security_number}? | {f_s2} {n_social_security_number}
    | {m_s4} {n_social_security_number} | {b_social_security_number} | ¿Con qué número {cotiza} {persona}?
    | {s_s3} con qué número {cotiza} {persona} | {a_s1} con qué número {cotiza} {persona}?
    | ¿Qué número de la Seguridad Social {tiene_p} {persona}?
    | {s_s3} qué número de la Seguridad Social {tiene_p} {persona}
    | {a_s2} qué número de la Seguridad Social {tiene_p} {persona}?
occupation = {q_s4} {n_occupation}? | {f_s6} {n_occupation} | {m_s3} {n_occupation} | {b_occupation}
    | ¿A qué se dedica {persona}? | {s_s3} a qué se dedica {persona} | {a_s1} a qué se dedica {persona}?
    | ¿Qué profesión {tiene_p} {persona}? | {s_s4} qué profesión {tiene_p} {persona}
    | {a_s2} qué profesión {tiene_p} {persona}? | ¿De qué trabaja {persona}? | {s_s4} de qué trabaja {persona}
    | {a_s3} de qué trabaja {persona}? | ¿En qué trabaja {persona}? | {s_s1} en qué trabaja {persona}
    | {a_s3} en qué trabaja {persona}?
employer = {q_s6} {n_employer}? | {f_s2} {n_employer} | {m_s4} {n_employer} | {b_employer}
    | ¿Para {quien} trabaja {persona}? | {s_s1} para {quien} trabaja {persona} | {a_s3} para {quien} trabaja {persona}?
    | ¿Quién {emplea} {a_persona}? | {s_s1} quién {emplea} {a_persona} | {a_s4} quién {emplea} {a_persona}?
marital_status = {q_s4} {n_marital_status}? | {f_s6} {n_marital_status} | {m_s3} {n_marital_status}
    | {b_marital_status} | ¿Qué estado civil {tiene_p} {persona}? | {s_s1} qué estado civil {tiene_p} {persona}
    | {a_s3} qué estado civil {tiene_p} {persona}? | ¿Está casado, soltero o divorciado {pers_m}?
    | {s_b2} si {persona} tiene cónyuge o vive en soltería | ¿El {solic} es soltero o casado?
gender = {q_s4} {n_gender}? | {f_s6} {n_gender} | {m_s2} {n_gender} | {b_gender} | ¿De qué sexo es {persona}?
    | {s_s1} de qué sexo es {persona} | {a_s3} de qué sexo es {persona}? | ¿Qué {sexo} se {marco} en {formul}?
    | {s_s1} qué {sexo} se {marco} en {formul} | {a_s4} qué {sexo} se {marco} en {formul}?
    | ¿Es hombre o mujer {persona}? | {s_b3} si {persona} es hombre o mujer
department = {q_s2} {n_department}? | {f_s4} {n_department} | {m_s1} {n_department} | {b_department}
    | ¿En qué {depto} {trabaja} {emp}? | {a_s1} en qué {depto} {trabaja} {emp}? | ¿A qué {depto} {pertenece} {emp}?
    | {s_s3} a qué {depto} {pertenece} {emp}
subject = {q_s2} {n_subject}? | {f_s4} {n_subject} | {m_s6} {n_subject} | {b_subject} | ¿De qué {trata} {carta}?
    | {s_s1} de qué {trata} {carta} | {a_s3} de qué {trata} {carta}? | ¿Sobre qué {trata2} {carta}?
    | {s_s1} sobre qué {trata2} {carta} | {a_s4} sobre qué {trata2} {carta}? | ¿Cuál es el tema de {carta}?
    | {s_s2} cuál es el tema de {carta} | {a_s4} cuál es el tema de {carta}?
sender = {q_s5} {n_sender}? | {f_s1} {n_sender} | {m_s3} {n_sender} | {b_sender} | ¿Quién {manda} {carta}?
    | {s_s2} quién {manda} {carta} | {a_s4} quién {manda} {carta}? | ¿De quién {viene_c} {carta}?
    | {s_s2} de quién {viene_c} {carta} | {a_s1} de quién {viene_c} {carta}? | ¿Quién firma como remitente?
    | {s_s3} quién firma como remitente | {a_s1} quién firma como remitente?
recipient = {q_s2} {n_recipient}? | {f_s4} {n_recipient} | {m_s6} {n_recipient} | {b_recipient}
    | ¿A quién {escriben} {carta}? | {s_s3} a quién {escriben} {carta} | {a_s1} a quién {escriben} {carta}?
    | ¿Para quién es {carta}? | {s_s3} para quién es {carta} | {a_s2} para quién es {carta}? | ¿Quién recibe {carta}?
    | {s_s4} quién recibe {carta} | {a_s2} quién recibe {carta}?
date = {q_s5} {n_date}? | {f_s1} {n_date} | {m_s3} {n_date} | {b_date} | ¿Cuándo {se_escribio} {carta}?
    | {s_s4} cuándo {se_escribio} {carta} | {a_s2} cuándo {se_escribio} {carta}? | ¿De qué {dia} es {carta}?
    | {s_s4} de qué {dia} es {carta} | {a_s3} de qué {dia} es {carta}? | ¿Qué día se rellenó el formulario?
    | {s_s1} qué día se rellenó el formulario | {a_s3} qué día se rellenó el formulario?
approved_by = {q_s2} {n_approved_by}? | {f_s4} {n_approved_by} | {m_s6} {n_approved_by} | {b_approved_by}
    | ¿Quién {aprobo} {esto}? | {s_s1} quién {aprobo} {esto} | {a_s3} quién {aprobo} {esto}? | ¿Quién dio {ok}?
    | {s_s1} quién dio {ok} | {a_s4} quién dio {ok}? | ¿De quién es {ok}? | {s_s2} de quién es {ok}
    | {a_s4} de quién es {ok}?
"""
