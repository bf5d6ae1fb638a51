"""Things that invented labels speak of (format: see `parse.py`): many, so that they cannot be learned by heart.

German and Dutch ones are written as they stand before another word in a compound.
"""

from .parse import parse_lists


THINGS = parse_lists("""
en = pump | garden | boiler | branch | warehouse | lift | permit | licence | inspection | survey | sample | batch
    | locker | vessel | container | trailer | engine | filter | valve | turbine | sensor | battery | printer | server
    | domain | mailbox | router | antenna | camera | alarm | gate | parking | tenant | landlord | property | flat | plot
    | parcel | route | driver | loading | unloading | customs | export | import | tariff | quota | grant | donation
    | membership | course | exam | seminar | lesson | pupil | patient | treatment | doctor | laboratory | prescription
    | animal | seed | harvest | field | forest | recipe | menu | table | event | stage | ticket office | seat | booking
    | cruise | cabin | flight | gate pass | baggage | audit | budget | ledger | journal | asset | loan | mortgage
    | pension | claim | damage | accident | witness | court | case | hearing | notary | deed | archive | shelf | folder
    | version | release | module | test run | repair | calibration | maintenance | warranty | spare part | colour
    | material | fabric | size chart | pattern | mould | tool | machine | shift | team | site | building | floor | door
    | conveyor | MRI scan | forklift | drill press | hammer | chisel | screwdriver | crowbar | soldering iron | vice
    | band saw | grinder | compressor | gearbox | crankshaft | piston | bearing | sprocket | drive belt | winch
    | gantry crane | excavator | backhoe | scaffold | pile driver | steamroller | skip | pallet | stacker | drum
    | barrel | cask | jerrycan | tractor | harrow | combine | hay bale | cattle shed | henhouse | stable | pasture
    | orchard | beehive | greenhouse | sprinkler | slurry tank | fertiliser | seed drill | scarecrow | sheepfold
    | hatchery | cow | calf | heifer | sheep | goat | foal | mule | dog | cat | kitten | ferret | parrot | budgie
    | goose | turkey | falcon | carp | salmon | lobster | silkworm | tortoise | alpaca | oak | birch | spruce | hedge
    | shrub | tulip bulb | orchid | cactus | wreath | bouquet | sapling | seedling | mushroom bed | bread roll
    | wedding cake | cheese wheel | ham | yoghurt | olive oil | honey jar | jam | sugar | pepper | saffron | cocoa bean
    | tea bag | wine bottle | lager | whisky cask | juice | buffet | banquet | menu card | deep fryer | pizza oven
    | cold store | smokehouse | bakery | brewery | distillery | canteen | wheelchair | crutch | hospital bed
    | ventilator | pacemaker | catheter | cannula | scalpel | thermometer | plasma | vaccine | ointment | inhaler
    | hearing aid | denture | dental crown | tooth implant | X-ray | ultrasound | biopsy | urine test | swab
    | hip implant | knee brace | orthosis | ambulance | dialysis | transplant | physiotherapy | massage | nursing home
    | ward | operating theatre | pharmacy | defibrillator | bandage | acid | alkali | reagent | polymer | resin
    | isotope | gas cylinder | fume hood | test tube | centrifuge | microscope | Petri dish | fermenter | crucible
    | lacquer | detergent | lubricant | pesticide | biocide | hydrogen | graphite | loom | yarn | wool | silk | carpet
    | rug | upholstery | button | suit | uniform | apron | costume | boot | glove | scarf | handbag | umbrella
    | tarpaulin | tannery | sewing machine | hem | solar panel | wind turbine | inverter | transformer | power line
    | fuel cell | fuel tank | gas meter | electricity meter | smart meter | wallbox | power plant | reactor
    | biogas plant | wood pellet | coal | radiator | thermostat | boiler room | street lamp | floodlight
    | circuit breaker | oil rig | pipeline | borehole | well | reservoir | sluice | weir | hydrant | sewer | manhole
    | gutter | cesspit | sewage | water tower | swimming pool | sauna | cistern | rain barrel | drainage ditch
    | wheelie bin | dustcart | incinerator | scrapyard | recycling bin | bulky waste | asbestos | rubble
    | deposit bottle | firewall | hard disk | monitor | keyboard | rack | backup | database | API key | website
    | web shop | forum | chatbot | help ticket | bug | firmware | widget | user account | password | smart card
    | plotter | projector | headset | drone | 3D printer | cloud | host name | SIM card | fax | modem | satellite
    | fibre line | broadband | hotline | walkie-talkie | intercom | transmitter | repeater | share | option | dividend
    | mutual fund | deposit | overdraft | debit card | standing order | direct debit | bullion | coin | currency
    | factoring | guarantee | collateral | trust | endowment | cash register | invoice | reminder | tax return | payslip
    | salary | merger | bankruptcy | fire policy | flood damage | burglary | liability | life cover | travel cover
    | reinsurance | lawsuit | appeal | summons | subpoena | injunction | mediation | settlement | will | estate
    | inheritance | custody | guardianship | patent | copyright | bailiff | prisoner | court file | juror | kindergarten
    | school | university | lecture hall | dissertation | diploma | textbook | exercise book | satchel | school bus
    | classroom | scholarship | reading room | tutor | driving lesson | internship | workshop | report card | stadium
    | gym | goalpost | tennis racket | golf green | ski pass | snowboard | skate | kayak | canoe | bicycle | e-bike
    | helmet | dumbbell | boxing ring | trampoline | dartboard | chess set | jersey | medal | marathon | tournament
    | fan shop | racecourse | rifle | bow | violin | double bass | flute | oboe | tuba | drum kit | harp | accordion
    | bagpipe | orchestra | concert | ballet | score | music stand | album | microphone | amplifier | mixing desk
    | jukebox | playlist | puppet | hostel | guest house | caravan | motorhome | safari | city tour | sightseeing bus
    | passport | travel agency | suitcase | beach chair | zoo | aquarium | gallery | exhibition | painting | cable car
    | funicular | ferry | tugboat | yacht | lifeboat | trawler | submarine | mast | rudder | hull | shipyard | quay
    | marina | buoy | lock gate | cargo hold | sextant | fishing net | canal | train | wagon | dining car | tram
    | monorail | sleeper | signal box | platform | siding | buffer stop | season ticket | tunnel | viaduct | airliner
    | helicopter | hot-air balloon | runway | hangar | boarding pass | landing gear | cockpit | parachute
    | flight school | windsock | check-in desk | customs seal | consignment | manifest | bonded store | duty stamp
    | letter | postcard | envelope | franking machine | telegram | mailbag | parcel locker | till | shopping cart
    | price tag | voucher | loyalty card | vending machine | market stall | display case | store | department store
    | hanger | discount | apartment | bungalow | cottage | attic | cellar | garage | balcony | terrace | staircase
    | roof tile | gable | window | shutter | fence | kitchen | bathroom | corridor | office | meeting room
    | laundry room | tenancy | sublet | farmstead | birth certificate | driving licence | number plate | ballot paper
    | town hall | police station | dog tax | census | church | chapel | altar | pew | church bell | baptism | wedding
    | funeral | tombstone | coffin | cemetery | parish | monastery | synagogue | mosque | prayer room | tank | regiment
    | grenade | parade | field kitchen | dog tag | radar | missile | recruit | sofa | armchair | wardrobe | mattress
    | cot | high chair | lamp | mirror | washing machine | tumble dryer | fridge | microwave | toaster | vacuum cleaner
    | iron | bucket | teapot | cutlery | wallpaper | key | padlock | telescope | fossil | mineral | herbarium
    | excavation | core sample | seismograph | particle beam | dataset | car | lorry | minibus | taxi | motorcycle
    | tyre | windscreen | exhaust | car wash | petrol pump | tow truck | hearse | traffic light | bridge | pavement
    | bollard | mine shaft | sawmill | foundry | brick | tile | beam | steel coil | glass pane | paper roll | newspaper
    | magazine | billboard | cinema | studio | tattoo | manicure | wristwatch | wedding ring | playground
de = Pumpen | Garten | Kessel | Filial | Lager | Aufzug | Genehmigungs | Lizenz | Prüf | Vermessungs | Proben | Chargen
    | Spind | Schiffs | Container | Anhänger | Motor | Filter | Ventil | Turbinen | Sensor | Batterie | Drucker | Server
    | Domain | Postfach | Router | Antennen | Kamera | Alarm | Tor | Parkplatz | Mieter | Vermieter | Objekt | Wohnungs
    | Grundstücks | Paket | Touren | Fahrer | Lade | Entlade | Zoll | Export | Import | Tarif | Kontingent | Förder
    | Spenden | Mitglieds | Kurs | Prüfungs | Seminar | Schüler | Patienten | Behandlungs | Arzt | Labor | Rezept | Tier
    | Saatgut | Ernte | Feld | Forst | Tisch | Veranstaltungs | Bühnen | Sitz | Buchungs | Kabinen | Flug | Gepäck
    | Revisions | Budget | Journal | Anlagen | Darlehens | Renten | Schadens | Unfall | Zeugen | Gerichts | Fall | Notar
    | Urkunden | Archiv | Regal | Ordner | Versions | Modul | Reparatur | Kalibrier | Wartungs | Garantie | Ersatzteil
    | Farb | Material | Stoff | Muster | Werkzeug | Maschinen | Schicht | Team | Baustellen | Gebäude | Förderband
    | Drehbank | Bohrmaschinen | Hammer | Meißel | Schraubenzieher | Brecheisen | Amboss | Schraubstock | Fräs | Schweiß
    | Kompressor | Schwungrad | Kurbelwellen | Kolben | Kugellager | Zahnrad | Keilriemen | Seilwinden | Kran | Bagger
    | Betonmischer | Gerüst | Mulden | Paletten | Kisten | Fass | Sack | Stanz | Roboter | Federn | Traktor | Eggen
    | Mähdrescher | Heuballen | Melkstand | Hühnerstall | Pferdestall | Koppel | Weinberg | Bienenstock | Beregnungs
    | Gülle | Silo | Futter | Fischteich | Acker | Scheunen | Jagdrevier | Hochsitz | Pflanzenschutz | Kuh | Bullen
    | Lämmer | Ziegen | Fohlen | Esel | Welpen | Katzen | Hamster | Papageien | Gänse | Straußen | Falken | Karpfen
    | Lachs | Hummer | Bienenvolk | Alpaka | Rentier | Fasanen | Birken | Lärchen | Weiden | Hecken | Rosen | Tulpen
    | Farn | Kakteen | Blumen | Setzling | Topfpflanzen | Baum | Kräuter | Brötchen | Torten | Wurst | Schinken | Butter
    | Essig | Honig | Mehl | Zucker | Pfeffer | Safran | Kakao | Kaffee | Wein | Bier | Whisky | Saft | Pausenbrot
    | Bankett | Speisekarten | Fritteusen | Pizzaofen | Gefriertruhen | Metzgerei | Brauerei | Molkerei | Kantinen
    | Eier | Nudel | Gemüse | Fisch | Mensa | Krücken | Tragen | Inkubator | Beatmungs | Katheter | Spritzen | Skalpell
    | Stethoskop | Blut | Impf | Impfstoff | Salben | Inhalator | Hörgeräte | Brillen | Zahnersatz | Zahnkronen
    | Implantat | Röntgen | Ultraschall | Bluttest | Urin | Allergietest | Hüftgelenk | Prothesen | Einlagen | Dialyse
    | Transplantations | Narkose | Hebammen | Pflegeheim | Stations | Operations | Apotheken | Verbandskasten | Kur
    | Diagnose | Therapie | Praxis | Tierarzt | Säure | Laugen | Reagenzien | Polymer | Harz | Isotopen | Enzym
    | Pipetten | Reagenzglas | Autoklaven | Mikroskop | Fermenter | Tiegel | Klebstoff | Waschmittel | Desinfektions
    | Kühlmittel | Pestizid | Wasserstoff | Chlor | Gefahrstoff | Garn | Woll | Seiden | Leinen | Gardinen | Polster
    | Anzug | Brautkleid | Kittel | Kostüm | Schuh | Handschuh | Hut | Gürtel | Handtaschen | Zelt | Planen | Färberei
    | Nähmaschinen | Stickerei | Trachten | Strumpf | Wäsche | Reinigungs | Windrad | Wärmepumpen | Transformator
    | Stromleitungs | Strommast | Tank | Brenner | Gasleitungs | Stromzähler | Generator | Kraftwerk | Brennstab
    | Pellet | Brennholz | Kamin | Heizkörper | Ofen | Heizungs | Laternen | Flutlicht | Kabel | Pipeline | Raffinerie
    | Heizöl | Energie | Wasserzähler | Brunnen | Staudamm | Schleusen | Kanal | Abfluss | Dachrinnen | Abwasser
    | Trinkwasser | Schwimmbad | Sauna | Regentonnen | Deich | Pegel | Mülltonnen | Deponie | Schrott | Altglas
    | Sperrmüll | Sondermüll | Bauschutt | Klärschlamm | Abfall | Wertstoffhof | Entsorgungs | Laptop | Bildschirm
    | Rechenzentrums | Datenbank | Zertifikats | Blog | Foren | App | Benutzer | Token | Chipkarten | Plotter | Beamer
    | Software | Cloud | Schnittstellen | Algorithmen | Prozessor | Ticket | Fehler | Telefon | Fax | Funkmast
    | Glasfaser | Breitband | Rundfunk | Sender | Mobilfunk | Festnetz | Fernseher | Kopfhörer | Anleihe | Dividenden
    | Fonds | Konto | Giro | Scheck | Dauerauftrags | Schließfach | Goldbarren | Banknoten | Leasing | Bürgschafts
    | Sparbuch | Kassen | Mahn | Kostenstellen | Gehalts | Bonus | Fusions | Kredit | Wechsel | Bilanz | Inventar
    | Treuhand | Policen | Haftpflicht | Hagel | Einbruch | Rechtsschutz | Unwetter | Gutachter | Brand | Versicherungs
    | Glasbruch | Berufungs | Urteils | Schlichtungs | Vergleichs | Vertrags | Nachlass | Erbschafts | Sorgerechts
    | Adoptions | Patent | Marken | Pfändungs | Bußgeld | Akten | Anwalts | Mandats | Kindergarten | Krippen
    | Universitäts | Vorlesungs | Diplom | Stundenplan | Schulbuch | Tafel | Ranzen | Schulbus | Klassen | Stipendien
    | Bibliotheks | Sprachkurs | Lehrlings | Praktikums | Abitur | Semester | Hort | Nachhilfe | Turnhallen
    | Tennisplatz | Golfplatz | Skipass | Snowboard | Schlittschuh | Surfbrett | Kanu | Ruderboot | Rennrad | Laufband
    | Hantel | Kletterwand | Trampolin | Schach | Trikot | Medaillen | Marathon | Liga | Angel | Gewehr | Judo | Trainer
    | Turn | Klavier | Cello | Kontrabass | Klarinetten | Trompeten | Schlagzeug | Harfen | Orgel | Dudelsack | Chor
    | Konzert | Opern | Musical | Aufnahme | Album | Mikrofon | Verstärker | Mischpult | Probenraum | Theater | Hotel
    | Pensions | Wohnwagen | Wohnmobil | Safari | Reise | Reiseleiter | Pass | Reisebüro | Koffer | Strandkorb | Zoo
    | Aquarien | Galerie | Ausstellungs | Gemälde | Seilbahn | Gäste | Zimmer | Fähr | Schlepper | Jacht | Rettungsboot
    | Tanker | Anker | Mast | Propeller | Rumpf | Werft | Liegeplatz | Jachthafen | Bojen | Lotsen | Laderaum
    | Fischernetz | Reederei | Matrosen | Zug | Waggon | Schlafwagen | Straßenbahn | Gleis | Stellwerk | Bahnübergangs
    | Bahnhofs | Prellbock | Tunnel | Weichen | Fahrkarten | Flugzeug | Hubschrauber | Ballon | Luftschiff | Hangar
    | Triebwerk | Fahrwerk | Fallschirm | Piloten | Flugschul | Plomben | Luftfracht | Embargo | Ursprungs | Brief
    | Postkarten | Umschlag | Briefkasten | Telegramm | Porto | Zustell | Schaufenster | Barcode | Kundenkarten
    | Automaten | Marktstand | Vitrinen | Supermarkt | Kaufhaus | Katalog | Kunden | Artikel | Retouren | Apartment
    | Dachboden | Keller | Carport | Balkon | Wintergarten | Treppen | Dachziegel | Fassaden | Fenster | Zaun | Küchen
    | Flur | Büro | Grundbuch | Untermiet | Hof | Saal | Hausmeister | Nachbar | Geburts | Führerschein | Aufenthalts
    | Stimmzettel | Wahllokal | Feuerwehr | Hundesteuer | Melde | Bürger | Antrags | Friedhofs | Standesamts | Fundbüro
    | Kirchen | Dom | Kanzel | Glocken | Hochzeits | Konfirmations | Grab | Grabstein | Urnen | Pfarr | Bistums
    | Moschee | Tempel | Kollekten | Panzer | Regiments | Haubitzen | Bunker | Parade | Gasmasken | Radar | Raketen
    | Soldaten | Manöver | Sofa | Sessel | Matratzen | Bett | Lampen | Spiegel | Vasen | Trockner | Geschirrspüler
    | Herd | Mikrowellen | Wasserkocher | Staubsauger | Besen | Topf | Besteck | Klingel | Schlüssel | Rauchmelder
    | Möbel | Geschirr | Sternwarten | Fossilien | Meteoriten | Herbariums | Wetterstations | Gletscher | Versuchs
    | Forschungs | Expeditions | Auto | Lastwagen | Taxi | Motorrad | Reifen | Windschutzscheiben | Auspuff | Kupplungs
    | Maut | Schneepflug | Ampel | Brücken | Autobahn | Straßen | Fahrzeug | Tankstellen | Steinbruch | Kiesgruben
    | Gießerei | Ziegel | Balken | Stahl | Beton | Papier | Zeitungs | Zeitschriften | Film | Studio | Friseur
    | Armbanduhren | Schmuck | Spielplatz | Spielzeug | Anzeigen | Buch
fr = pompe | jardin | chaudière | succursale | entrepôt | ascenseur | permis | licence | inspection | relevé
    | échantillon | lot | casier | navire | conteneur | remorque | moteur | filtre | vanne | turbine | capteur
    | batterie | imprimante | serveur | domaine | antenne | caméra | alarme | portail | parking | locataire | bailleur
    | immeuble | appartement | parcelle | colis | tournée | chauffeur | chargement | douane | export | import | tarif
    | quota | subvention | don | adhésion | cours | examen | séminaire | élève | patient | traitement | médecin
    | laboratoire | ordonnance | animal | semence | récolte | champ | forêt | table | événement | scène | siège
    | réservation | cabine | vol | bagage | audit | budget | journal | actif | prêt | retraite | sinistre | accident
    | témoin | tribunal | affaire | notaire | acte | archive | rayon | version | module | réparation | étalonnage
    | entretien | garantie | pièce | couleur | matière | tissu | modèle | moule | outil | machine | équipe | chantier
    | bâtiment | étage | porte | fraiseuse | perceuse | rabot | meuleuse | clé dynamométrique | enclume | burin
    | ciseau à bois | tenaille | chalumeau | poste à souder | presse hydraulique | cisaille | extrudeuse | bobineuse
    | concasseur | malaxeur | convoyeur | engrenage | palier | bielle | piston | carter | ressort | embrayage | boulon
    | rivet | treuil | palan | grue | transpalette | échafaudage | escabeau | pied à coulisse | manomètre | thermomètre
    | anémomètre | multimètre | automate | transformateur | dynamo | stator | bobine | camion | camionnette | autocar
    | tramway | vélo | trottinette | motocyclette | caravane | ambulance | corbillard | tracteur | pelleteuse
    | rouleau compresseur | niveleuse | balayeuse | citerne | essieu | jante | rétroviseur | clignotant | radiateur
    | carburateur | bougie | tachygraphe | airbag | attelage | plaque minéralogique | wagon | voiture-lit | rail
    | caténaire | gare | guichet | tunnel | signal | draisine | téléphérique | remontée mécanique | hélicoptère | drone
    | montgolfière | hydravion | hélice | aileron | cockpit | piste | passerelle | escale | boîte noire | satellite
    | paquebot | pétrolier | voilier | remorqueur | ferry | canot | radeau | barge | gouvernail | voile | bouée | balise
    | darse | cale sèche | chenal | sémaphore | soute | connaissement | affrètement | maison | chalet | grenier
    | sous-sol | balcon | toiture | tuile | gouttière | façade | charpente | solive | plafond | plancher | carrelage
    | moquette | fenêtre | store | lucarne | poignée | escalier | rampe | palissade | muret | dalle | brique | ciment
    | mortier | sable | enduit | laine de verre | abri | buanderie | salle de bains | chambre | bureau | réfectoire
    | atelier | hall | kiosque | château | moulin | passerelle piétonne | trottoir | ferme | écurie | porcherie
    | clapier | ruche | grange | verger | pépinière | prairie | labour | herse | semoir | arrosoir | botteleuse
    | débroussailleuse | bêche | brouette | tuyau d'arrosage | engrais | fumier | fourrage | paille | pesticide
    | fongicide | troupeau | cheptel | tonte | vendange | cuve | irrigation | jachère | bocage | vache | veau | brebis
    | agneau | porc | cheval | poulain | âne | lapin | coq | oie | pintade | pigeon | abeille | ver à soie | huître
    | homard | truite | carpe | esturgeon | thon | hareng | chien | chat | hamster | canari | serpent | lézard | volière
    | niche | ours | chevreuil | renard | castor | loutre | chauve-souris | faucon | baleine | phoque | libellule
    | chêne | hêtre | épicéa | peuplier | tilleul | olivier | cerisier | poirier | prunier | cactus | rosier | lavande
    | bruyère | mousse | champignon | truffe | bambou | blé | avoine | maïs | lin | betterave | pomme de terre | poireau
    | ail | tomate | aubergine | concombre | épinard | asperge | chou-fleur | pois chiche | fraise | groseille | abricot
    | raisin | agrume | banane | baguette | croissant | gâteau | miel | chocolat | glace | beurre | crème | œuf
    | saucisson | charcuterie | bouillon | sauce | vinaigre | épice | sel | farine | riz | pâte | surgelé | vin
    | liqueur | jus de fruits | eau minérale | thé | tisane | boulangerie | cantine | buffet | plateau-repas
    | antibiotique | sirop | pommade | seringue | bandage | béquille | prothèse | pacemaker | tensiomètre | scanner
    | radiographie | prise de sang | dialyse | accouchement | couveuse | bistouri | endoscope | respirateur
    | couronne dentaire | lentille de contact | cure thermale | kinésithérapie | diagnostic | grossesse | quarantaine
    | hospitalisation | acide | catalyseur | polymère | silicone | colorant | vernis | colle | savon | ammoniac | soude
    | méthane | propane | oxygène liquide | azote | éprouvette | bec Bunsen | centrifugeuse | spectromètre | autoclave
    | balance | minerai | cuivre | plomb | nickel | titane | aluminium | fonte | laiton | marbre | argile | volcan
    | glacier | fossile | fouille | bactérie | protéine | coton | soie | velours | feutre | fourrure | fermeture éclair
    | broderie | rideau | couette | oreiller | nappe | manteau | chemise | jupe | uniforme | écharpe | gant | casque
    | chaussure | métier à tisser | teinturerie | éolienne | centrale | barrage | oléoduc | disjoncteur | onduleur
    | pile | gisement | puits | raffinerie | granulé | fioul | géothermie | thermostat | ventilateur | chauffe-eau
    | échangeur | siphon | baignoire | égout | station d'épuration | captage | réservoir | hydrant | canalisation
    | poubelle | recyclage | incinérateur | composteur | bac de tri | écran | souris | clé USB | processeur | logiciel
    | pare-feu | sauvegarde | algorithme | jeton | fibre optique | téléphone | carte SIM | standard | relais | radio
    | projecteur | haut-parleur | plastifieuse | classeur | timbre | cachet | gomme | obligation | virement
    | carte bancaire | livret d'épargne | caution | aval | crédit-bail | lingot | portefeuille | provision
    | taxe foncière | accise | redevance | salaire | indemnité | franchise | expertise | mutuelle | constat | avocat
    | juge | plainte | pourvoi | jugement | arbitrage | succession | divorce | tutelle | brevet | droit d'auteur
    | cadastre | expulsion | lotissement | viager | procuration | détenu | perquisition | crèche | lycée | collège
    | internat | thèse | bulletin | tableau noir | dictionnaire | bibliothèque | bourse | professeur | alternance
    | récréation | raquette | maillot | ski | snowboard | patinoire | gymnase | tribune | tournoi | médaille | dossard
    | marathon | judo | golf | selle | piolet | plongée | dojo | piano | violoncelle | guitare | flûte | hautbois
    | trombone | cymbale | orgue | partition | fanfare | opéra | concert | théâtre | court-métrage | disque | musée
    | sculpture | fresque | poterie | marionnette | manège | hôtel | gîte | tente | refuge | visite guidée | passeport
    | valise | safari | billet | navette | aire de repos | chapelle | paroisse | abbaye | cloche | autel | communion
    | urne | concession | crématorium | synagogue | diocèse | régiment | fusil | blindé | grenade | radar | parade
    | vétéran | bunker | mairie | ambassade | carte d'identité | état civil | scrutin | urne électorale | arrêté
    | marché public | recensement | contravention | voirie | pompier | police | lettre | recommandé | bordereau | caisse
    | emballage | étiquette | présentoir | caddie | ticket | carte de fidélité | marché couvert | épicerie | pharmacie
    | fleuriste | horlogerie | bague | diamant | salon de coiffure | lave-linge | sèche-linge | congélateur
    | micro-ondes | grille-pain | cafetière | casserole | assiette | fourchette | cuillère | carafe | balai
    | fer à repasser | fauteuil | commode | étagère | berceau | lampe | horloge | poussette | poupée
nl = pomp | tuin | ketel | filiaal | magazijn | lift | vergunning | licentie | inspectie | meting | monster | partij
    | kluis | schip | container | aanhanger | motor | filter | klep | turbine | sensor | batterij | printer | server
    | domein | router | antenne | camera | alarm | poort | parkeer | huurder | verhuurder | pand | woning | perceel
    | pakket | route | chauffeur | laad | los | douane | export | import | tarief | subsidie | donatie | lidmaatschap
    | cursus | examen | seminar | leerling | patiënt | behandeling | arts | laboratorium | recept | dier | zaad | oogst
    | veld | bos | tafel | evenement | podium | stoel | boeking | hut | vlucht | bagage | audit | budget | dagboek
    | activa | lening | pensioen | schade | ongeval | getuige | zaak | notaris | akte | archief | stelling | map
    | versie | module | reparatie | kalibratie | onderhoud | garantie | onderdeel | kleur | materiaal | stof | patroon
    | mal | gereedschap | machine | ploeg | werf | gebouw | verdieping | deur | draaibank | freesmachine | schuurmachine
    | slijptol | schroevendraaier | aambeeld | beitel | vijl | soldeer | compressor | hefboom | kantbank | extruder
    | breker | betonmolen | riem | lager | nokkenas | zuiger | carter | pakking | schokbreker | rem | bouten
    | klinknagel | lier | takel | kraan | palletwagen | hoogwerker | ladder | schuifmaat | thermometer | hygrometer
    | multimeter | besturings | omvormer | dynamo | spoel | condensator | schakelaar | vrachtwagen | bestelwagen
    | autobus | fiets | bakfiets | bromfiets | caravan | ziekenwagen | takelwagen | taxi | maaidorser | graafmachine
    | wals | veegwagen | oplegger | as | velg | voorruit | koplamp | radiateur | uitlaat | bougie | tachograaf | airbag
    | gordel | imperiaal | huifkar | koets | wagon | slaapwagen | wissel | dwarsligger | overweg | stations | loket
    | viaduct | rangeer | kabelbaan | metro | vliegtuig | helikopter | drone | luchtschip | watervliegtuig | propeller
    | landingsgestel | cockpit | startbaan | luchthaven | piloten | satelliet | bemannings | olietanker | trawler
    | binnenschip | veerboot | jacht | kajak | duikboot | ponton | roer | zeil | touw | baken | ligplaats | droogdok
    | vaargeul | vuurtoren | lading | vrachtbrief | reddingsvest | kade | huis | chalet | zolder | kelder | balkon | dak
    | dakpan | dakgoot | gevel | spant | tussenwand | vloer | parket | tapijt | raam | zonwerings | beglazings | sloten
    | scharnier | leuning | schutting | funderings | bekistings | cement | grind | zand | pleister | glaswol | schuur
    | garage | keuken | slaapkamer | woonkamer | kleedkamer | slaapzaal | atelier | gang | paviljoen | kasteel | toren
    | rotonde | lantaarnpaal | zwembad | boerderij | schapen | varkens | bijenkorf | kas | boomgaard | kwekerij
    | moestuin | ploegschaar | gieter | balenpers | kettingzaag | snoeischaar | hark | grasmaaier | tuinslang | compost
    | voeder | hooi | kuil | onkruid | fokkerij | vee | scheer | slachthuis | wijnpers | tonnen | irrigatie | haag
    | koeien | kalver | lammeren | zeugen | veulen | ezel | kippen | kalkoen | ganzen | parelhoen | duiven | fazanten
    | zijderups | oester | mossel | kreeften | forel | karper | paling | tonijn | haring | kabeljauw | katten | hamster
    | papegaaien | schildpadden | hagedissen | aquarium | kennel | beren | herten | vossen | bever | egel | vleermuis
    | valken | walvis | dolfijnen | vlinder | muggen | mollen | eiken | dennen | sparren | populieren | linden | olijf
    | vijgen | appel | pruimen | noten | orchideeën | tulpen | lavendel | heide | mos | klimop | truffel | bamboe | riet
    | gerst | rogge | koolzaad | vlas | bieten | wortel | prei | knoflook | tomaten | courgette | paprika | sla
    | spinazie | witlof | linzen | kikkererwten | aardbeien | bessen | meloen | druiven | citroen | bollen | gras
    | stokbrood | taart | jam | chocolade | ijs | kaas | yoghurt | eier | ham | paté | bouillon | saus | mosterd
    | olijfolie | saffraan | zout | meel | rijst | pasta | diepvries | wijn | cider | jenever | limonade | bronwater
    | thee | bakkerij | maaltijd | buffet | wafel | vaccinatie | antibiotica | siroop | infuus | injectie | spalk
    | rolstoel | prothese | pacemaker | bloeddruk | echografie | röntgen | bloed | dialyse | verdovings | couveuse
    | scalpel | endoscoop | beademings | tandkroon | beugel | contactlens | kuur | massage | allergie | zwangerschaps
    | quarantaine | orgaan | consultatie | verpleeg | zuur | katalysator | polymeer | hars | kleurstof | vernis | verf
    | wasmiddel | parfum | ammoniak | loog | methaan | waterstof | zuurstof | stikstof | reageerbuis | pipet
    | centrifuge | telescoop | autoclaaf | weegschaal | erts | ijzer | zink | tin | nikkel | lithium | staal | messing
    | graniet | kalk | aardbevings | vulkaan | meteorieten | herbarium | opgravings | bacterie | eiwit | enzym | wol
    | fluweel | kant | leder | garen | knopen | borduur | lakens | kussen | matras | handdoeken | jas | hemden | rokken
    | uniform | sjaal | hoeden | laarzen | sandalen | weefgetouw | stomerij | zonnepaneel | centrale | gasleiding
    | hoogspannings | stroom | laadpaal | aggregaat | boring | raffinaderij | pellet | brandhout | biogas | brander
    | airco | ventilator | warmtepomp | sifon | wastafel | douche | septictank | zuiverings | grondwater | brandkraan
    | leiding | vuilnisbak | recyclage | schroot | verbrandingsoven | slib | beeldscherm | toetsenbord | schijven
    | processor | tablet | wachtwoord | databank | algoritme | netwerk | modem | telefoon | zendmast | televisie
    | projector | luidspreker | kopieer | ringmap | envelop | stempel | gom | cloud | obligatie | overschrijvings
    | cheque | spaarboekje | borg | vorderings | factoring | munt | portefeuille | voorzienings | belasting | heffings
    | boete | premie | levensverzekerings | expertise | ziekenfonds | polis | krediet | advocaten | griffie | proces
    | beroeps | vonnis | arbitrage | testament | schenkings | huwelijks | voogdij | octrooi | auteurs | kadaster
    | uithuiszettings | volmacht | strafregister | cel | verzegelings | crèche | lyceum | internaat | proefschrift
    | rapport | schoolbord | woordenboek | leerboek | beurs | dictee | speelplaats | racket | ski | snowboard | ijsbaan
    | stadion | tribune | toernooi | beker | scherm | judo | ruiter | klim | surfplank | schaak | wieler | voetbal
    | piano | cello | contrabas | harp | klarinet | hobo | trombone | orgel | partituur | koor | orkest | ballet
    | concert | theater | film | platen | schilderij | fresco | galerie | mozaïek | circus | kermis | hotel | camping
    | slaapzak | berghut | rondleidings | visum | koffer | bedevaarts | pendel | tol | reis | kapel | kathedraal
    | pastorie | klok | altaar | doop | begrafenis | urnen | graf | crematorium | moskee | bisdom | regiments | geweer
    | tank | granaat | radar | parade | garnizoens | ontmijnings | provincie | ambassade | identiteitskaart | stem
    | verkiezings | decreet | volkstellings | vignet | brandweer | politie | rijbewijs | brievenbus | pallet | krat
    | verpakkings | streepjescode | winkelwagen | kassa | klantenkaart | kraam | kruideniers | juwelen | ringen
    | halsketting | parel | winkel | vaatwasser | droogkast | diepvriezer | magnetron | broodrooster | mixer | borden
    | vorken | lepel | karaf | stofzuiger | dweil | zetel | kast | bed | lamp | kroonluchter | kinderwagen | poppen
es = bomba | jardín | caldera | sucursal | almacén | permiso | licencia | inspección | muestra | lote | contenedor
    | motor | filtro | válvula | sensor | batería | servidor | dominio | cámara | alarma | inquilino | parcela | ruta
    | conductor | aduana | tarifa | beca | curso | examen | paciente | tratamiento | cosecha | mesa | evento | asiento
    | reserva | vuelo | equipaje | auditoría | préstamo | siniestro | accidente | archivo | reparación | garantía
    | material | máquina | turno | obra | edificio | remolque | tractor | grúa | carretilla elevadora
    | cinta transportadora | compresor | torno | fresadora | prensa hidráulica | soldadora | taladro | sierra circular
    | lijadora | martillo neumático | hormigonera | excavadora | retroexcavadora | apisonadora | andamio | escalera
    | polea | cabrestante | engranaje | cojinete | correa | rodillo | eje | tornillo | tuerca | remache | muelle
    | pistón | cilindro | bujía | carburador | embrague | freno | neumático | llanta | parabrisas | camión | furgoneta
    | autobús | tranvía | motocicleta | ciclomotor | bicicleta | patinete | ambulancia | coche fúnebre | autocaravana
    | cisterna | volquete | quitanieves | locomotora | vagón | traviesa | andén | aguja | catenaria | señal ferroviaria
    | paso a nivel | tren de cercanías | coche cama | furgón | buque | barcaza | remolcador | velero | lancha
    | transbordador | ancla | hélice | timón | quilla | amarre | dique seco | astillero | esclusa | boya | faro | bodega
    | escotilla | mascarón | practicaje | avioneta | helicóptero | planeador | dron | hangar | pista de aterrizaje
    | torre de control | tren de aterrizaje | fuselaje | alerón | paracaídas | globo aerostático | pasarela | caja negra
    | queroseno | granero | silo | establo | gallinero | porqueriza | colmena | invernadero | viñedo | olivar | huerto
    | arrozal | dehesa | pastizal | barbecho | regadío | acequia | aljibe | aspersor | arado | sembradora | cosechadora
    | empacadora | abono | estiércol | plaguicida | forraje | pienso | ordeñadora | esquila | rebaño | vaca | ternero
    | buey | oveja | cordero | cabra | cerdo | lechón | yegua | potro | mula | asno | gallina | pavo | pato | codorniz
    | conejo | abeja | gusano de seda | trucha | atún | bacalao | sardina | mejillón | ostra | pulpo | langostino
    | halcón | hurón | galgo | perro guía | gato | canario | tortuga | iguana | lince | jabalí | ciervo | perdiz | nido
    | roble | encina | pino | abeto | haya | alcornoque | castaño | nogal | almendro | olivo | naranjo | limonero
    | higuera | granado | palmera | chopo | seto | césped | rosal | clavel | geranio | orquídea | girasol | azafrán
    | lavanda | romero | tomillo | esparto | caña de azúcar | algodón | lino | cáñamo | tabaco | trigo | cebada
    | centeno | avena | maíz | arroz | lenteja | garbanzo | alubia | patata | cebolla | ajo | tomate | pimiento
    | berenjena | calabacín | alcachofa | espárrago | espinaca | zanahoria | remolacha | seta | trufa | manzana | pera
    | melocotón | albaricoque | ciruela | cereza | fresa | sandía | uva | aceite de oliva | vinagre | harina | levadura
    | azúcar | miel | mermelada | turrón | chocolate | café | infusión | queso | mantequilla | yogur | nata
    | leche en polvo | jamón | chorizo | salchicha | embutido | conserva | salmuera | pan | bizcocho | empanada
    | tortilla | helado | zumo | refresco | cerveza | sidra | vino espumoso | licor | barrica | tapón de corcho
    | botella | fermentador | horno | freidora | lavavajillas | nevera | congelador | batidora | cafetera | tostadora
    | microondas | fogón | campana extractora | olla exprés | sartén | cuchillo | cubertería | vajilla | mantel
    | servilleta | bandeja | lavadora | secadora | plancha | aspiradora | escoba | fregona | colchón | almohada | manta
    | sábana | cortina | persiana | alfombra | lámpara | bombilla | enchufe | interruptor | fusible | cerradura | llave
    | buzón | timbre | chimenea | radiador | grifo | bañera | ducha | lavabo | inodoro | cisterna de agua | azulejo
    | baldosa | ladrillo | teja | viga | pilar | tabique | fachada | balcón | azotea | sótano | buhardilla | vestíbulo
    | pasillo | trastero | garaje | patio | piscina | sauna | gimnasio | polideportivo | cancha | portería | raqueta
    | balón | silbato | trofeo | dorsal | podio | maratón | regata | torneo | árbitro | entrenador | esquí | telesilla
    | forfait | tabla de surf | piragua | canasta | red | casco | espinillera | florete | tatami | guitarra | violín
    | violonchelo | piano | clarinete | trompeta | tambor | castañuela | acordeón | partitura | batuta | orquesta | coro
    | ópera | zarzuela | concierto | ensayo | escenario | camerino | telón | butaca | guion | rodaje | cortometraje
    | cartelera | exposición | cuadro | escultura | grabado | cerámica | tapiz | orfebrería | museo | biblioteca
    | vacuna | jeringuilla | termómetro | estetoscopio | radiografía | ecografía | resonancia | quirófano | camilla
    | muleta | silla de ruedas | prótesis | audífono | montura de gafas | lentilla | empaste | ortodoncia | marcapasos
    | escayola | vendaje | jarabe | antibiótico | insulina | pomada | transfusión | donante | trasplante | biopsia
    | análisis de sangre | anestesia | parto | incubadora | enfermera | matrona | farmacia | ácido sulfúrico
    | disolvente | reactivo | catalizador | probeta | matraz | pipeta | centrifugadora | microscopio | espectrómetro
    | telescopio | isótopo | enzima | polímero | resina | pegamento | barniz | pintura | esmalte | tinte | lejía
    | detergente | jabón | perfume | cosmético | hilo | aguja de coser | telar | bobina | botón | cremallera | encaje
    | bordado | terciopelo | seda | lana | cuero | piel sintética | calzado | zapato | bota | sombrero | guante
    | corbata | abrigo | uniforme | delantal | vestido de novia | mochila | maleta | transformador | generador
    | aerogenerador | panel solar | placa fotovoltaica | subestación | tendido eléctrico | contador de gas | gasoducto
    | oleoducto | refinería | barril | carbón | leña | biomasa | central nuclear | presa | embalse | pozo | acueducto
    | depuradora | desaladora | alcantarilla | tubería | hidrante | contador de agua | vertedero | basura | escombro
    | chatarra | papel reciclado | compostaje | incineradora | contenedor de vidrio | lodo | ordenador | portátil
    | pantalla | teclado | ratón | disco duro | impresora | escáner | cortafuegos | contraseña | copia de seguridad
    | base de datos | aplicación | algoritmo | nube | enrutador | fibra óptica | satélite | antena | repetidor
    | centralita | teléfono | tarjeta SIM | mensaje de texto | línea fija | buzón de voz | videollamada | código QR
    | certificado digital | firma electrónica | acción | bono | dividendo | hipoteca | aval | fianza | pagaré | cheque
    | transferencia | tarjeta de crédito | cajero automático | divisa | lingote | monedero | fondo de inversión
    | plan de pensiones | póliza | franquicia | indemnización | siniestralidad | peritaje | perito | demanda | sentencia
    | recurso | juzgado | abogado | procurador | notaría | escritura | testamento | herencia | embargo | multa
    | expediente | testigo | fiscal | cárcel | patente | marca registrada | alumno | matrícula | asignatura | aula
    | pupitre | pizarra | cuaderno | comedor escolar | guardería | internado | doctorado | tesis | diploma | recreo
    | tutoría | hotel | albergue | camping | balneario | excursión | crucero | visado | pasaporte | guía turístico
    | peaje | autopista | rotonda | semáforo | túnel | puente | gasolinera | taxi | arancel | mercancía | precinto
    | albarán | flete | palé | embalaje | paquete | sello | carta certificada | apartado postal | código postal
    | repartidor | escaparate | mostrador | caja registradora | probador | cupón | tarjeta regalo | rebaja | quiosco
    | mercado | puesto | panadería | carnicería | pescadería | ferretería | floristería | peluquería | tintorería
    | joyería | librería | papelería | local comercial | solar | finca | ático | casa rural | ayuntamiento | padrón
    | catastro | registro civil | empadronamiento | licitación | concurso público | ordenanza | concejal | urna | censo
    | iglesia | campanario | altar | cirio | bautismo | cofradía | cementerio | nicho | sepultura | convento | órgano
    | misa | cuartel | regimiento | fusil | tanque | munición | blindaje | submarino | fragata | trinchera | radar
    | condecoración | paracaidista | mina | cantera | perforación | mineral | mármol | granito | yeso | cemento
    | hormigón | acero | aluminio | cobre | plomo | vidrio | caucho | parquet | contrachapado | terremoto
    | estación sísmica | pluviómetro | glaciar | volcán | fósil | acuario | zoológico | veterinario | bombero | extintor
    | patrulla | socorrista | ascensor | montacargas | juguete | muñeca | rompecabezas | cochecito | cuna | pañal
    | biberón | columpio
it = pompa | giardino | caldaia | filiale | magazzino | permesso | licenza | ispezione | campione | lotto | container
    | motore | filtro | valvola | sensore | batteria | server | dominio | antenna | allarme | inquilino | particella
    | percorso | autista | dogana | tariffa | corso | esame | paziente | trattamento | raccolto | tavolo | evento
    | posto | prenotazione | volo | bagaglio | revisione | prestito | sinistro | incidente | archivio | riparazione
    | garanzia | materiale | macchina | turno | cantiere | edificio | rimorchio | trattore | gru | carrello elevatore
    | nastro trasportatore | compressore | tornio | fresatrice | pressa idraulica | saldatrice | trapano
    | sega circolare | levigatrice | martello pneumatico | betoniera | escavatore | ruspa | rullo compressore
    | ponteggio | scala | carrucola | argano | ingranaggio | cuscinetto | cinghia | rullo | albero motore | vite
    | bullone | rivetto | molla | pistone | cilindro | candela | carburatore | frizione | freno | pneumatico | cerchione
    | parabrezza | camion | furgone | autobus | tram | motocicletta | ciclomotore | bicicletta | monopattino | ambulanza
    | carro funebre | camper | autocisterna | ribaltabile | spazzaneve | locomotiva | vagone | traversina | binario
    | scambio | linea aerea | segnale ferroviario | passaggio a livello | treno regionale | vagone letto | littorina
    | nave | chiatta | rimorchiatore | barca a vela | motoscafo | traghetto | ancora | elica | timone | chiglia
    | ormeggio | bacino di carenaggio | cantiere navale | chiusa | boa | faro | stiva | boccaporto | polena | pilotaggio
    | aliante | elicottero | idrovolante | drone | aviorimessa | pista di atterraggio | torre di controllo | carrello
    | fusoliera | alettone | paracadute | mongolfiera | passerella | scatola nera | cherosene | fienile | silo | stalla
    | pollaio | porcile | alveare | serra | vigneto | uliveto | frutteto | risaia | pascolo | maggese | canale irriguo
    | cisterna | irrigatore | aratro | seminatrice | mietitrebbia | imballatrice | concime | letame | pesticida
    | foraggio | mangime | mungitrice | tosatura | gregge | mucca | vitello | bue | pecora | agnello | capra | maiale
    | cavalla | puledro | mulo | asino | gallina | tacchino | anatra | quaglia | coniglio | ape | baco da seta | trota
    | tonno | merluzzo | sardina | cozza | ostrica | polpo | gambero | falco | furetto | levriero | cane guida | gatto
    | canarino | tartaruga | iguana | lince | cinghiale | cervo | pernice | nido | bufala | oca | lumaca | quercia
    | leccio | pino | abete | faggio | sughera | castagno | noce | mandorlo | ulivo | arancio | limone | fico
    | melograno | palma | pioppo | siepe | prato | rosa | garofano | geranio | orchidea | girasole | zafferano | lavanda
    | rosmarino | timo | basilico | canna da zucchero | cotone | lino | canapa | tabacco | grano | orzo | segale | avena
    | mais | riso | lenticchia | cece | fagiolo | patata | cipolla | aglio | pomodoro | peperone | melanzana | zucchina
    | carciofo | asparago | spinacio | carota | barbabietola | fungo | tartufo | mela | pera | pesca | albicocca
    | prugna | ciliegia | fragola | anguria | uva | olio d'oliva | aceto | farina | lievito | zucchero | miele
    | marmellata | torrone | cioccolato | caffè | tisana | formaggio | burro | yogurt | panna | latte in polvere
    | prosciutto | mortadella | salsiccia | salume | conserva | salamoia | pane | biscotto | focaccia | pasta fresca
    | gelato | succo | bibita | birra | sidro | spumante | liquore | botte | tappo di sughero | bottiglia | fermentatore
    | forno | friggitrice | lavastoviglie | frigorifero | congelatore | frullatore | caffettiera | tostapane | microonde
    | fornello | cappa aspirante | pentola a pressione | padella | coltello | posata | stoviglia | tovaglia | tovagliolo
    | vassoio | lavatrice | asciugatrice | ferro da stiro | aspirapolvere | scopa | secchio | materasso | cuscino
    | coperta | lenzuolo | tenda | tapparella | tappeto | lampada | lampadina | presa elettrica | interruttore
    | fusibile | serratura | chiave | cassetta postale | campanello | camino | radiatore | rubinetto | vasca da bagno
    | doccia | lavabo | sciacquone | piastrella | mattone | tegola | trave | pilastro | tramezzo | facciata | balcone
    | terrazza | cantina | mansarda | atrio | corridoio | ripostiglio | autorimessa | cortile | piscina | sauna
    | palestra | palazzetto | campo da tennis | porta da calcio | racchetta | pallone | fischietto | trofeo | pettorale
    | podio | maratona | regata | torneo | arbitro | allenatore | sci | seggiovia | skipass | tavola da surf | canoa
    | canestro | rete | casco | parastinchi | fioretto | tatami | chitarra | violino | violoncello | pianoforte
    | clarinetto | tromba | tamburo | mandolino | fisarmonica | spartito | bacchetta | orchestra | coro | opera lirica
    | operetta | concerto | prova generale | palcoscenico | camerino | sipario | poltrona | copione | ripresa
    | cortometraggio | locandina | mostra | quadro | scultura | incisione | ceramica | arazzo | oreficeria | museo
    | biblioteca | vaccino | siringa | termometro | stetoscopio | radiografia | ecografia | risonanza | sala operatoria
    | barella | stampella | sedia a rotelle | protesi | apparecchio acustico | occhiale | lente a contatto | otturazione
    | ortodonzia | pacemaker | gesso | bendaggio | sciroppo | antibiotico | insulina | pomata | trasfusione | donatore
    | trapianto | biopsia | analisi del sangue | anestesia | parto | incubatrice | infermiere | ostetrica | farmacia
    | acido solforico | solvente | reagente | catalizzatore | provetta | matraccio | pipetta | centrifuga | microscopio
    | spettrometro | telescopio | isotopo | enzima | polimero | resina | colla | vernice | smalto | tintura | candeggina
    | detersivo | sapone | profumo | cosmetico | filo | ago da cucito | telaio | bobina | bottone | cerniera | merletto
    | ricamo | velluto | seta | lana | cuoio | pelle sintetica | calzatura | scarpa | stivale | cappello | guanto
    | cravatta | cappotto | divisa | grembiule | abito da sposa | zaino | valigia | trasformatore | generatore
    | pala eolica | pannello solare | modulo fotovoltaico | sottostazione | elettrodotto | contatore del gas | gasdotto
    | oleodotto | raffineria | barile | carbone | legna | biomassa | centrale nucleare | diga | bacino idrico | pozzo
    | acquedotto | depuratore | dissalatore | fognatura | tubazione | idrante | contatore dell'acqua | discarica
    | rifiuto | detrito | rottame | carta da macero | compostaggio | inceneritore | campana del vetro | fango
    | calcolatore | portatile | schermo | tastiera | mouse | disco rigido | stampante | scanner | firewall
    | parola chiave | copia di sicurezza | base di dati | applicazione | algoritmo | cloud | instradatore | fibra ottica
    | satellite | parabola | ripetitore | centralino | telefono | scheda SIM | SMS | linea fissa | segreteria telefonica
    | videochiamata | codice QR | certificato digitale | firma elettronica | azione | obbligazione | dividendo | mutuo
    | fideiussione | cauzione | cambiale | assegno | bonifico | carta di credito | bancomat | valuta | lingotto
    | borsellino | fondo comune | fondo pensione | polizza | franchigia | indennizzo | perizia | perito | querela
    | sentenza | ricorso | tribunale | avvocato | procuratore | studio notarile | rogito | testamento | eredità
    | pignoramento | multa | fascicolo | testimone | pubblico ministero | carcere | brevetto | marchio | alunno
    | iscrizione | materia | aula | banco | lavagna | quaderno | mensa scolastica | asilo nido | convitto | dottorato
    | tesi | diploma | ricreazione | tutorato | albergo | ostello | campeggio | stabilimento termale | escursione
    | crociera | visto | passaporto | guida turistica | pedaggio | autostrada | rotatoria | semaforo | galleria | ponte
    | distributore | taxi | dazio | merce | sigillo | bolla di consegna | nolo | bancale | imballaggio | pacco
    | francobollo | raccomandata | casella postale | codice postale | fattorino | vetrina | bancone
    | registratore di cassa | buono sconto | carta regalo | saldo | edicola | mercato | bancarella | panificio
    | macelleria | pescheria | ferramenta | fioraio | parrucchiere | tintoria | gioielleria | libreria | cartoleria
    | locale commerciale | terreno | podere | attico | agriturismo | municipio | anagrafe | catasto | stato civile
    | residenza | gara d'appalto | concorso pubblico | ordinanza | consigliere | urna | censimento | chiesa | campanile
    | altare | cero | battesimo | confraternita | cimitero | loculo | sepoltura | convento | organo | messa | caserma
    | reggimento | fucile | carro armato | munizione | corazza | sottomarino | fregata | trincea | radar | onorificenza
    | paracadutista | miniera | cava | trivellazione | minerale | marmo | granito | cemento | calcestruzzo | acciaio
    | alluminio | rame | piombo | vetro | gomma | parquet | compensato | terremoto | stazione sismica | pluviometro
    | ghiacciaio | vulcano | fossile | acquario | giardino zoologico | veterinario | pompiere | estintore | pattuglia
    | bagnino | ascensore | montacarichi | giocattolo | bambola | rompicapo | passeggino | culla | pannolino | biberon
    | altalena
""")
