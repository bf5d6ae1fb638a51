"""Products and services by language and trade: tables for `values_items.py`.

A trade is `name:unit kinds:lowest price:highest price` and its items; prices are in whole units of the currency.
Unit kinds: p pieces, h hours, d days, m months, k kilograms, l litres, e kilowatt hours, n nights, q square metres, f flat.
"""

GOODS = {
    "en": """
hosting:mmf:3:120 = Web hosting Basic | Managed server XL | Domain registration .com | SSL certificate
    | Virtual server CX21 | Backup storage 100 GB | Additional IPv4 address | E-mail mailbox Premium
    | Traffic overage per GB | Domain renewal | Object storage | Load balancer | Cloud server 4 vCPU
telecom:mmf:1:90 = Line rental | Broadband Unlimited | Mobile plan 10 GB | Calls to UK mobiles | International calls
    | Data roaming Europe | Router rental | SMS bundle | Voicemail service | Calls to landlines | SIM card activation
    | Static IP address | TV package
hardware:p:4:1900 = USB-C cable 2 m | Wireless mouse | 24-inch monitor | Laptop 15.6" 16 GB RAM | Ethernet switch 8-port
    | External hard drive 2 TB | Laser printer | Toner cartridge black | Docking station | Keyboard UK layout
    | HDMI adapter | Memory module 8 GB DDR4 | Graphics card | Power supply 650 W | Webcam HD
office:p:1:160 = Copy paper A4 80 g | Ballpoint pens blue, box of 50 | Lever arch file | Sticky notes yellow | Stapler
    | Desk chair | Envelopes DL white | Whiteboard markers | Hanging folders | Printer labels | Desk lamp LED
    | Notebook A5 ruled | Paper clips 1000 pcs | Calendar 2020
consulting:hhd:40:1500 = Consulting services | Project management | Software development | Workshop on site
    | Code review | Graphic design | Translation services | Technical support | Training day | Travel expenses
    | Copywriting | Legal advice | Bookkeeping | Website maintenance | Logo design | SEO optimisation | Data analysis
    | Testing and documentation
food:pppk:1:40 = Cappuccino | Club sandwich | Caesar salad | Sparkling water 0.75 l | House red wine, bottle
    | Organic apples | Sourdough bread | Cheddar cheese | Chicken breast fillets | Semi-skimmed milk 2L | Fish and chips
    | Orange juice | Free range eggs 12 | Basmati rice | Dark chocolate 70% | Green tea | Bananas loose | Chips large
building:phq:2:600 = Plasterboard 12.5 mm | Copper pipe 15 mm | Labour charge | Emulsion paint white 10 L
    | Call-out charge | Replace kitchen tap | Roof tiles | Cement 25 kg | Timber C16 47x100 | LED downlight
    | Cable 2.5 mm twin and earth | Skip hire | Boiler service | Floor tiles 60x60 | Wall insulation | Scaffolding hire
transport:fpk:8:900 = Freight charges | Airport transfer | Pallet delivery | Customs clearance | Fuel surcharge
    | Courier service next day | Waiting time | Toll charges | Storage per pallet | Car hire, compact | Parking
    | Express parcel up to 5 kg
energy:em:1:300 = Electricity day rate | Electricity night rate | Standing charge | Gas usage | Climate change levy
    | Network charge | Meter rental | Water supply | Sewerage charge | Green energy supplement
hotel:nfp:10:320 = Double room | Breakfast | Single room incl. breakfast | City tax | Conference room half day | Minibar
    | Dinner, table 12 | Parking garage | Late check-out | Laundry service | Extra bed
health:pf:5:260 = Initial consultation | Dental check-up | Physiotherapy session | Blood test | Prescription charge
    | Eye examination | Vaccination | X-ray chest
retail:p:3:220 = Men's running shoes size 43 | Cotton T-shirt navy M | Ceramic mug | Children's rain jacket
    | Bath towel 70x140 | Paperback novel | Garden hose 20 m | Bicycle inner tube | Yoga mat | Frying pan 28 cm
    | Cushion cover grey | Dog food dry 12 kg | Face cream 50 ml
machinery:p:2:4800 = Hydraulic pump | Ball bearing 6204-2RS | Conveyor belt section | Pressure gauge 0-10 bar
    | Gasket set | V-belt SPA 1250 | Solenoid valve | Hexagon bolts M8x40 | Motor 1.5 kW | Filter element
    | Spare parts kit | Cutting disc 125 mm
""",
    "de": """
hosting:mmf:3:120 = Webhosting Paket M | Managed Server | Domain-Registrierung .de | SSL-Zertifikat
    | Virtueller Server CX11 | Speicherplatz 100 GB | Zusätzliche IP-Adresse | E-Mail-Postfach | Root-Server Einrichtung
    | Domainverlängerung | Nameserver | Backup-Dienst
telecom:mmf:1:90 = Grundgebühr | Internet-Flatrate 50.000 | Gespräche ins Festnetz | Gespräche in Mobilfunknetze
    | Datenvolumen 5 GB | SMS national | Auslandsverbindungen | Router-Miete | Anschlussgebühr | Call & Surf Comfort
    | Sonderrufnummern | Roaming EU | Bereitstellungspreis
hardware:p:4:1900 = USB-Kabel 2 m | Funkmaus | Monitor 24 Zoll | Notebook 15,6" 16 GB | Netzwerk-Switch 8-Port
    | Externe Festplatte 2 TB | Laserdrucker | Toner schwarz | Dockingstation | Tastatur deutsch | Grafikkarte
    | Netzteil 500 W | Arbeitsspeicher 8 GB | Patchkabel Cat6 | Headset kabellos
office:p:1:160 = Kopierpapier A4 80 g/m² | Kugelschreiber blau | Ordner breit schwarz | Haftnotizen gelb | Heftgerät
    | Bürostuhl | Briefumschläge DIN lang | Klarsichthüllen 100 Stück | Schreibtischlampe | Textmarker 4er-Set
    | Aktenvernichter | Versandkartons | Druckeretiketten | Kalender 2020
consulting:hhd:40:1500 = Beratungsleistung | Projektleitung | Softwareentwicklung | Workshop vor Ort | Grafikdesign
    | Übersetzung | Technischer Support | Schulung | Reisekosten | Fahrtkosten | Buchhaltung | Rechtsberatung
    | Webseitenpflege | Texterstellung | Datenanalyse | Anfahrtspauschale | Konzeption und Planung | Pauschalhonorar
food:pppk:1:40 = Kaffee Crema | Schnitzel mit Pommes | Mineralwasser 0,75 l | Rotwein Hausmarke | Bio-Äpfel | Vollkornbrot
    | Gouda jung | Hähnchenbrust | H-Milch 3,5% | Butter 250 g | Pils 0,5 l | Apfelschorle | Bio-Eier 10er | Basmatireis
    | Zartbitterschokolade | Brötchen | Bananen | Salatteller groß | Tageskarte Menü 2
building:phq:2:600 = Gipskartonplatte 12,5 mm | Kupferrohr 15 mm | Arbeitslohn Geselle | Wandfarbe weiß 10 l | Anfahrt
    | Waschtischarmatur montieren | Dachziegel | Zement 25 kg | Kantholz 6x8 | LED-Einbaustrahler | Leitung NYM-J 3x1,5
    | Heizungswartung | Bodenfliesen 60x60 | Kleinmaterial | Gerüststellung | Silikon transparent | Steckdosen setzen
    | Entsorgung Bauschutt
transport:fpk:8:900 = Frachtkosten | Transport Stückgut | Palettenversand | Zollabfertigung | Dieselzuschlag
    | Expressversand | Standzeit | Mautgebühren | Lagerung pro Palette | Mietwagen Kompaktklasse | Europalette Tausch
    | Kurierfahrt
energy:em:1:300 = Arbeitspreis | Grundpreis | Stromverbrauch HT | Stromverbrauch NT | Netznutzung | Messstellenbetrieb
    | EEG-Umlage | Stromsteuer | Konzessionsabgabe | Gasverbrauch | Trinkwasser | Abwassergebühr
hotel:nfp:10:320 = Doppelzimmer | Einzelzimmer inkl. Frühstück | Frühstück | Kurtaxe | Tagungspauschale | Minibar
    | Abendessen | Tiefgarage | Zustellbett | Übernachtung | Getränke Restaurant
health:pf:5:260 = Beratung, auch telefonisch | Zahnreinigung | Krankengymnastik | Laboruntersuchung | Röntgenaufnahme
    | Ultraschall | Impfung | Symptombezogene Untersuchung
retail:p:3:220 = Laufschuhe Gr. 43 | Damenpullover rot L | Kaffeebecher | Kinder-Regenjacke | Badetuch 70x140
    | Taschenbuch | Gartenschlauch 20 m | Fahrradschlauch 28" | Yogamatte | Pfanne 28 cm | Kissenbezug grau
    | Hundefutter 12 kg | Gesichtscreme 50 ml | Bohrmaschine
machinery:p:2:4800 = Hydraulikpumpe | Rillenkugellager 6204-2RS | Förderband | Manometer 0-10 bar | Dichtungssatz
    | Keilriemen SPA 1250 | Magnetventil | Sechskantschraube M8x40 | Elektromotor 1,5 kW | Filterelement | Ersatzteilset
    | Trennscheibe 125 mm | Wartungspauschale | Zylinderstift 6x30
""",
    "fr": """
hosting:mmf:3:120 = Hébergement web Pro | Serveur dédié | Nom de domaine .fr | Certificat SSL | Serveur privé virtuel
    | Espace de stockage 100 Go | Adresse IP supplémentaire | Boîte e-mail | Renouvellement de domaine
    | Sauvegarde quotidienne | Frais d'installation | Licence Plesk
telecom:mmf:1:90 = Abonnement mensuel | Forfait mobile 20 Go | Appels vers les fixes | Appels vers les mobiles
    | Location de la box | Internet fibre | Option internationale | SMS hors forfait | Frais de résiliation
    | Service télévision | Communications nationales | Mise en service
hardware:p:4:1900 = Câble USB 2 m | Souris sans fil | Écran 24 pouces | Ordinateur portable 15,6" | Commutateur 8 ports
    | Disque dur externe 2 To | Imprimante laser | Cartouche de toner noir | Station d'accueil | Clavier AZERTY
    | Carte graphique | Alimentation 500 W | Barrette mémoire 8 Go | Casque sans fil
office:p:1:160 = Ramette papier A4 80 g | Stylos bille bleus | Classeur à levier | Notes repositionnables | Agrafeuse
    | Fauteuil de bureau | Enveloppes blanches | Pochettes transparentes | Lampe de bureau | Surligneurs assortis
    | Étiquettes adhésives | Cahier A4 | Agenda 2020 | Trombones
consulting:hhd:40:1500 = Prestation de conseil | Gestion de projet | Développement informatique | Atelier sur site
    | Création graphique | Traduction | Assistance technique | Formation | Frais de déplacement | Rédaction
    | Comptabilité | Honoraires | Maintenance du site | Création de logo | Analyse de données | Étude préalable
    | Suivi de chantier | Audit annuel
food:pppk:1:40 = Café expresso | Menu du jour | Salade niçoise | Eau minérale 1 l | Vin rouge AOC | Pommes bio
    | Baguette tradition | Comté 18 mois | Filet de poulet | Lait demi-écrémé | Steak frites | Jus d'orange
    | Œufs fermiers x12 | Riz basmati | Chocolat noir | Croissant | Bananes | Plateau de fromages | Beurre doux 250 g
building:phq:2:600 = Plaque de plâtre BA13 | Tube cuivre 15 mm | Main d'œuvre | Peinture blanche 10 l | Déplacement
    | Remplacement du robinet | Tuiles | Ciment 25 kg | Chevron sapin | Spot LED encastré | Câble 3G1,5
    | Entretien chaudière | Carrelage 60x60 | Petites fournitures | Échafaudage | Évacuation des gravats
    | Pose de parquet | Isolation des combles
transport:fpk:8:900 = Frais de transport | Transport palette | Dédouanement | Surcharge carburant | Livraison express
    | Attente | Péages | Stockage par palette | Location de voiture | Course taxi | Colis express 5 kg
energy:em:1:300 = Abonnement électricité | Heures pleines | Heures creuses | Consommation gaz | Acheminement
    | Contribution au service public | Taxe sur la consommation | Eau potable | Assainissement | Location compteur
hotel:nfp:10:320 = Chambre double | Petit déjeuner | Chambre simple | Taxe de séjour | Salle de réunion | Minibar
    | Dîner | Parking | Lit supplémentaire | Nuitée | Service blanchisserie
health:pf:5:260 = Consultation | Détartrage | Séance de kinésithérapie | Analyse de sang | Radiographie | Vaccination
    | Examen de la vue
retail:p:3:220 = Chaussures de course T43 | Pull femme rouge | Mug en céramique | Veste de pluie enfant
    | Drap de bain 70x140 | Roman poche | Tuyau d'arrosage 20 m | Chambre à air 28" | Tapis de yoga | Poêle 28 cm
    | Housse de coussin | Croquettes chien 12 kg | Crème visage 50 ml
machinery:p:2:4800 = Pompe hydraulique | Roulement à billes 6204 | Bande transporteuse | Manomètre 0-10 bar
    | Jeu de joints | Courroie trapézoïdale | Électrovanne | Vis à tête hexagonale M8x40 | Moteur électrique 1,5 kW
    | Cartouche filtrante | Kit de pièces détachées | Disque à tronçonner
""",
    "nl": """
hosting:mmf:3:120 = Webhosting Basis | Managed server | Domeinregistratie .nl | SSL-certificaat | Virtuele server
    | Opslagruimte 100 GB | Extra IP-adres | E-mailbox | Domeinverlenging | Dagelijkse back-up | Installatiekosten
    | Onderhoudscontract website
telecom:mmf:1:90 = Abonnementskosten | Internet 100 Mbit/s | Bellen naar vast | Bellen naar mobiel | Databundel 5 GB
    | SMS-berichten | Bellen buitenland | Huur modem | Aansluitkosten | TV Standaard | Roaming EU | Nummerbehoud
hardware:p:4:1900 = USB-kabel 2 m | Draadloze muis | Beeldscherm 24 inch | Laptop 15,6" 16 GB | Netwerkswitch 8 poorten
    | Externe harde schijf 2 TB | Laserprinter | Tonercartridge zwart | Dockingstation | Toetsenbord | Videokaart
    | Voeding 500 W | Geheugenmodule 8 GB | Netwerkkabel Cat6
office:p:1:160 = Kopieerpapier A4 80 g | Balpennen blauw | Ordner breed zwart | Memoblokken geel | Nietmachine
    | Bureaustoel | Enveloppen wit | Showtassen 100 stuks | Bureaulamp | Markeerstiften | Etiketten
    | Schrift A4 gelinieerd | Agenda 2020 | Paperclips
consulting:hhd:40:1500 = Advieswerkzaamheden | Projectbegeleiding | Softwareontwikkeling | Workshop op locatie
    | Grafisch ontwerp | Vertaling | Technische ondersteuning | Training | Reiskosten | Tekstschrijven | Administratie
    | Juridisch advies | Onderhoud website | Logo-ontwerp | Data-analyse | Voorrijkosten | Opstellen jaarrekening
    | Overleg en correspondentie
food:pppk:1:40 = Koffie verkeerd | Broodje gezond | Mineraalwater 0,75 l | Huiswijn rood | Biologische appels
    | Volkorenbrood | Jonge kaas | Kipfilet | Halfvolle melk | Roomboter 250 g | Pils 0,3 l | Verse jus d'orange
    | Scharreleieren 10 st. | Basmatirijst | Pure chocolade | Bitterballen | Bananen | Uitsmijter ham kaas | Friet groot
building:phq:2:600 = Gipsplaat 12,5 mm | Koperen buis 15 mm | Arbeidsloon monteur | Muurverf wit 10 l
    | Voorrijkosten monteur | Kraan vervangen | Dakpannen | Cement 25 kg | Vurenhout balk | LED-inbouwspot
    | Installatiedraad 2,5 mm² | Onderhoud cv-ketel | Vloertegels 60x60 | Klein materiaal | Huur steiger | Afvoer puin
    | Leggen laminaat | Stucwerk wanden
transport:fpk:8:900 = Transportkosten | Palletvervoer | Inklaring | Brandstoftoeslag | Expreslevering | Wachttijd
    | Tolkosten | Opslag per pallet | Huurauto | Koeriersrit | Pakket tot 10 kg
energy:em:1:300 = Levering elektriciteit normaal | Levering elektriciteit dal | Vastrecht | Levering gas
    | Netbeheerkosten | Energiebelasting | Opslag duurzame energie | Teruglevering | Drinkwater | Waterzuiveringsheffing
    | Capaciteitstarief
hotel:nfp:10:320 = Tweepersoonskamer | Eenpersoonskamer incl. ontbijt | Ontbijt | Toeristenbelasting
    | Vergaderzaal dagdeel | Minibar | Diner | Parkeren | Extra bed | Overnachting | Arrangement
health:pf:5:260 = Consult | Gebitsreiniging | Fysiotherapie zitting | Bloedonderzoek | Röntgenfoto | Vaccinatie
    | Oogmeting
retail:p:3:220 = Hardloopschoenen maat 43 | Damestrui rood | Keramische mok | Kinderregenjas | Badhanddoek 70x140
    | Pocketboek | Tuinslang 20 m | Binnenband 28" | Yogamat | Koekenpan 28 cm | Kussenhoes grijs | Hondenbrokken 12 kg
    | Gezichtscrème 50 ml
machinery:p:2:4800 = Hydraulische pomp | Kogellager 6204-2RS | Transportband | Manometer 0-10 bar | Pakkingset
    | V-snaar SPA 1250 | Magneetventiel | Zeskantbout M8x40 | Elektromotor 1,5 kW | Filterelement
    | Set reserveonderdelen | Doorslijpschijf 125 mm
""",
    "es": """
hosting:mmf:3:120 = Alojamiento web | Servidor dedicado | Registro de dominio .es | Certificado SSL | Copia de seguridad
    | Buzón de correo | Renovación de dominio
telecom:mmf:1:90 = Cuota mensual fibra | Tarifa móvil 10 GB | Llamadas a fijos | Llamadas a móviles | Alquiler de router
    | Alta de línea
hardware:p:4:1900 = Ratón inalámbrico | Monitor 24 pulgadas | Ordenador portátil | Disco duro externo 2 TB
    | Impresora láser | Tóner negro | Teclado español
consulting:hhd:40:1500 = Servicios de consultoría | Desarrollo de software | Diseño gráfico | Traducción
    | Soporte técnico | Formación | Asesoría fiscal | Mantenimiento web | Gastos de viaje
food:pppk:1:40 = Café con leche | Menú del día | Agua mineral | Vino tinto crianza | Queso manchego
    | Aceite de oliva virgen extra | Jamón ibérico | Pan integral
building:phq:2:600 = Mano de obra | Pintura blanca | Tubo de cobre | Desplazamiento | Cemento 25 kg | Azulejos
    | Revisión de caldera | Pequeño material
hotel:nfp:10:320 = Habitación doble | Desayuno buffet | Aparcamiento | Tasa turística | Cena | Sala de reuniones
energy:em:1:300 = Término de potencia | Término de energía | Alquiler de contador | Impuesto eléctrico | Consumo de gas
    | Suministro de agua
""",
    "it": """
hosting:mmf:3:120 = Hosting web | Server dedicato | Registrazione dominio .it | Certificato SSL | Backup giornaliero
    | Casella e-mail | Rinnovo dominio
telecom:mmf:1:90 = Canone mensile fibra | Offerta mobile 10 GB | Chiamate verso fissi | Chiamate verso mobili
    | Noleggio modem | Attivazione linea
hardware:p:4:1900 = Mouse senza fili | Monitor 24 pollici | Computer portatile | Disco esterno 2 TB | Stampante laser
    | Toner nero | Tastiera italiana
consulting:hhd:40:1500 = Consulenza | Sviluppo software | Progettazione grafica | Traduzione | Assistenza tecnica
    | Corso di formazione | Consulenza fiscale | Manutenzione sito | Spese di viaggio
food:pppk:1:40 = Caffè espresso | Menù del giorno | Acqua minerale | Vino rosso DOC | Parmigiano Reggiano
    | Olio extravergine | Prosciutto crudo | Pane integrale | Coperto
building:phq:2:600 = Manodopera | Pittura bianca | Tubo in rame | Trasferta | Cemento 25 kg | Piastrelle
    | Manutenzione caldaia | Materiale di consumo
hotel:nfp:10:320 = Camera doppia | Colazione | Parcheggio | Tassa di soggiorno | Cena | Sala riunioni
energy:em:1:300 = Quota fissa | Quota energia | Trasporto e gestione | Accise | Consumo gas | Fornitura acqua
""",
}
