"""Values that are words: payment terms and methods, delivery terms, subjects, occupations and other entries of forms, by language.

In templates `{d}` is a number of days, `{p}` a percentage, `{c}` a shorter number of days, `{n}` a document number, `{b}` the seller's name.
"""

from .lexicon.parse import parse_lists, parse_words


PAYMENT_TERMS = parse_lists("""
en = {d} days | Net {d} | {d} days net | Due on receipt | Payment within {d} days | {d} days from date of invoice
    | Strictly {d} days | {p}% {c} days, net {d} | Within {d} days of invoice date | Cash on delivery
    | {p}% discount if paid within {c} days | Immediate | Prepaid | 50% deposit, balance within {d} days
    | {d} days end of month | Payable upon receipt | Direct debit in {c} days
de = {d} Tage netto | {d} Tage | Zahlbar innerhalb von {d} Tagen ohne Abzug | {c} Tage {p}% Skonto, {d} Tage netto
    | sofort ohne Abzug | Zahlbar sofort ohne Abzug | {d} Tage rein netto | innerhalb {d} Tagen
    | {p} % Skonto bei Zahlung innerhalb {c} Tagen | Vorauskasse | Netto {d} Tage | sofort fällig
    | Zahlung innerhalb von {d} Tagen ab Rechnungsdatum | Bankeinzug in {c} Tagen | {d} Tage ab Rechnungseingang
fr = {d} jours | {d} jours net | {d} jours fin de mois | À réception de facture | Paiement à {d} jours | Comptant
    | Net à {d} jours | {d} jours date de facture | Virement à {d} jours | À réception | Escompte {p}% sous {c} jours
    | 30% à la commande, solde à la livraison | Paiement comptant sans escompte | {d} jours le 10
nl = {d} dagen | {d} dagen netto | Binnen {d} dagen | Betaling binnen {d} dagen | {d} dagen na factuurdatum | Contant
    | {p}% binnen {c} dagen, {d} dagen netto | Per omgaande | Direct | Automatische incasso | {d} dagen einde maand
    | Vooruitbetaling | Te betalen binnen {d} dagen | Netto {d} dagen
es = {d} días | {d} días fecha factura | Al contado | Pago a {d} días | Transferencia a {d} días
    | A la recepción de la factura | Recibo domiciliado a {d} días
it = {d} giorni | {d} giorni data fattura | {d} gg DF | Rimessa diretta | Bonifico bancario {d} gg FM | A vista fattura
    | Pagamento a {d} giorni | RB {d} gg DFFM
""")
PAYMENT_METHODS = parse_lists("""
en = Bank transfer | Credit card | Direct Debit | Cash | Visa ending 4242 | PayPal | Cheque | BACS | Mastercard
    | Debit card | Contactless | Wire transfer | American Express | Standing order | Apple Pay
de = Überweisung | Kreditkarte | Lastschrift | Bar | SEPA-Lastschrift | PayPal | EC-Karte | Vorkasse | Rechnung
    | Barzahlung | girocard | Bankeinzug | Nachnahme | Sofortüberweisung | Visa | Maestro
fr = Virement bancaire | Carte bancaire | Prélèvement | Espèces | Chèque | Virement | CB | Prélèvement automatique
    | PayPal | Visa | Prélèvement SEPA | LCR | Carte bleue | TIP | Bancontact
nl = Overschrijving | iDEAL | Automatische incasso | Contant | Pinpas | Creditcard | PIN | Bankoverschrijving | PayPal
    | Bancontact | Op rekening | Domiciliëring | Maestro | Acceptgiro | SEPA-incasso
es = Transferencia bancaria | Tarjeta | Domiciliación bancaria | Efectivo | Recibo bancario | PayPal | Pagaré | Contado
it = Bonifico bancario | Carta di credito | Contanti | RID | Ricevuta bancaria | PayPal | Assegno | Rimessa diretta
    | Bancomat | MAV
""")
SHIPPING_METHODS = parse_lists("""
en = Royal Mail | UPS Ground | DHL Express | FedEx | Courier | Own collection | DPD Next Day | Road freight
    | Sea freight | Parcelforce
de = DHL Paket | DPD | Spedition | UPS | Selbstabholer | Hermes | GLS | Post | Eigener LKW | DHL Express
fr = Colissimo | Chronopost | UPS | Transporteur | Enlèvement | Mondial Relay | DHL | GLS | Messagerie
nl = PostNL | DHL | DPD | Afgehaald | Eigen vervoer | bpost | GLS | UPS Standard | Koerier
es = SEUR | MRW | Correos | Transporte propio | DHL
it = Corriere | BRT | Poste Italiane | SDA | Ritiro in sede | GLS
""")
DELIVERY_TERMS = parse_words("""
EXW | FCA | CPT | DAP | DDP | FOB | CIF | DDU | CFR | DAP {c} | EXW {c} | FCA {c} | CIP {c}
""")
SUBJECTS = parse_lists("""
en = Your order {n} | Invoice {n} | Termination of contract {n} | Change of address | Our telephone conversation
    | Your application | Confirmation of your appointment | Renewal of your policy | Annual general meeting
    | Complaint regarding delivery {n} | Offer for maintenance services | New price list | Your enquiry of last week
    | Rent adjustment | Reminder: outstanding invoice {n}
de = Ihre Bestellung {n} | Rechnung {n} | Kündigung des Vertrags {n} | Adressänderung | Unser Telefonat | Ihre Bewerbung
    | Terminbestätigung | Verlängerung Ihrer Versicherung | Einladung zur Mitgliederversammlung
    | Reklamation der Lieferung {n} | Angebot über Wartungsarbeiten | Neue Preisliste | Ihre Anfrage | Mieterhöhung
    | Zahlungserinnerung zu Rechnung {n} | Antrag auf Erstattung | Bescheid über Gebühren
fr = Votre commande {n} | Facture {n} | Résiliation du contrat {n} | Changement d'adresse | Notre entretien téléphonique
    | Votre candidature | Confirmation de rendez-vous | Renouvellement de votre contrat
    | Convocation à l'assemblée générale | Réclamation concernant la livraison {n} | Proposition de maintenance
    | Nouveaux tarifs | Votre demande | Révision du loyer | Relance facture {n}
nl = Uw bestelling {n} | Factuur {n} | Opzegging contract {n} | Adreswijziging | Ons telefoongesprek | Uw sollicitatie
    | Bevestiging afspraak | Verlenging van uw polis | Uitnodiging algemene vergadering | Klacht over levering {n}
    | Offerte onderhoud | Nieuwe prijslijst | Uw aanvraag | Huurverhoging | Herinnering factuur {n}
es = Su pedido {n} | Factura {n} | Rescisión del contrato {n} | Cambio de domicilio | Confirmación de cita
    | Su solicitud | Nuevas tarifas | Reclamación del envío {n}
it = Vostro ordine {n} | Fattura {n} | Disdetta del contratto {n} | Cambio di indirizzo | Conferma appuntamento
    | La Sua richiesta | Nuovo listino prezzi | Reclamo consegna {n}
""")
OCCUPATIONS = parse_lists("""
en = Teacher | Software engineer | Nurse | Electrician | Accountant | Sales manager | Bus driver | Chef | Architect
    | Civil servant | Retired | Student | Pharmacist | Carpenter | Self-employed | Project manager | Solicitor
de = Lehrerin | Softwareentwickler | Krankenpfleger | Elektriker | Buchhalterin | Vertriebsleiter | Busfahrer | Koch
    | Architektin | Beamter | Rentner | Studentin | Apotheker | Tischler | Selbstständig | Projektleiterin
    | Rechtsanwältin
fr = Enseignante | Développeur | Infirmier | Électricien | Comptable | Directeur commercial | Chauffeur | Cuisinier
    | Architecte | Fonctionnaire | Retraité | Étudiante | Pharmacien | Menuisier | Indépendant | Chef de projet
    | Avocate
nl = Lerares | Softwareontwikkelaar | Verpleegkundige | Elektricien | Boekhouder | Verkoopleider | Buschauffeur | Kok
    | Architect | Ambtenaar | Gepensioneerd | Student | Apotheker | Timmerman | Zelfstandige | Projectleider | Advocaat
es = Profesora | Ingeniero | Enfermera | Electricista | Contable | Cocinero | Arquitecta | Funcionario | Jubilado
    | Estudiante | Abogada
it = Insegnante | Ingegnere | Infermiera | Elettricista | Contabile | Cuoco | Architetto | Impiegata | Pensionato
    | Studente | Avvocato
""")
MARITAL = parse_lists("""
en = Single | Married | Divorced | Widowed | Separated | Civil partnership
de = ledig | verheiratet | geschieden | verwitwet | getrennt lebend | eingetragene Lebenspartnerschaft
fr = Célibataire | Marié(e) | Divorcé(e) | Veuf | Pacsé(e) | Séparée
nl = Ongehuwd | Gehuwd | Gescheiden | Weduwe | Samenwonend | Geregistreerd partnerschap
es = Soltero | Casada | Divorciado | Viuda
it = Celibe | Nubile | Coniugato | Divorziata | Vedova
""")
GENDERS = parse_lists("""
en = Male | Female | M | F | male | female
de = männlich | weiblich | m | w | divers | M
fr = Masculin | Féminin | M | F | Homme | Femme
nl = Man | Vrouw | M | V | man | vrouw
es = Hombre | Mujer | H | M | Varón
it = Maschio | Femmina | M | F
""")
NATIONALITIES = parse_lists("""
en = British | American | Irish | German | French | Dutch | Polish | Indian | Canadian | Italian | Spanish
de = deutsch | Deutsch | österreichisch | türkisch | polnisch | italienisch | schweizerisch | DEUTSCH | französisch
    | Österreich
fr = Française | française | Belge | Suisse | Portugaise | Marocaine | Italienne | FRANÇAISE | Luxembourgeoise
nl = Nederlandse | Nederlands | Belg | Belgische | Duitse | Turkse | Poolse | Marokkaanse
es = Española | Argentina | Colombiana | Rumana | Francesa
it = Italiana | Rumena | Francese | Svizzera | ITALIANA
""")
DEPARTMENTS = parse_lists("""
en = Accounts | Sales | Human Resources | Purchasing | IT | Customer Service | Finance | Legal
de = Buchhaltung | Vertrieb | Personal | Einkauf | IT | Kundenservice | Finanzen | Recht | Versand
fr = Comptabilité | Service commercial | Ressources humaines | Achats | Informatique | Service clients | Juridique
nl = Boekhouding | Verkoop | Personeelszaken | Inkoop | ICT | Klantenservice | Financiën | Juridische zaken
es = Contabilidad | Ventas | Recursos Humanos | Compras | Informática
it = Contabilità | Vendite | Risorse umane | Acquisti | Informatica
""")
EMAIL_USERS = parse_lists("""
en = info | sales | accounts | contact | office | billing | support | hello | enquiries
de = info | kontakt | rechnung | buchhaltung | service | office | vertrieb | mail | post
fr = contact | info | compta | facturation | commercial | accueil | service.client
nl = info | administratie | verkoop | facturen | contact | debiteuren | klantenservice
es = info | administracion | ventas | facturacion
it = info | amministrazione | vendite | ordini
""")
DOMAINS = parse_lists("""
GB = co.uk | com | uk | org.uk
US = com | com | net | org | io
IE = ie | com
CA = ca | com
AU = com.au
DE = de | de | com | net | eu
AT = at | co.at
CH = ch | ch | com
FR = fr | fr | com | eu
BE = be | be | eu
LU = lu | com
NL = nl | nl | com | eu
ES = es | com
IT = it | com | eu
""")
