"""Parts of labels that no list of fields has: things, and what a label may say of a thing (format: see `parse.py`).

In a label `{n}` is the thing in small letters, `{N}` with its first letter as the list has it.
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
de = Pumpen | Garten | Kessel | Filial | Lager | Aufzug | Genehmigungs | Lizenz | Prüf | Vermessungs | Proben | Chargen
    | Spind | Schiffs | Container | Anhänger | Motor | Filter | Ventil | Turbinen | Sensor | Batterie | Drucker | Server
    | Domain | Postfach | Router | Antennen | Kamera | Alarm | Tor | Parkplatz | Mieter | Vermieter | Objekt | Wohnungs
    | Grundstücks | Paket | Touren | Fahrer | Lade | Entlade | Zoll | Export | Import | Tarif | Kontingent | Förder
    | Spenden | Mitglieds | Kurs | Prüfungs | Seminar | Schüler | Patienten | Behandlungs | Arzt | Labor | Rezept
    | Tier | Saatgut | Ernte | Feld | Forst | Tisch | Veranstaltungs | Bühnen | Sitz | Buchungs | Kabinen | Flug
    | Gepäck | Revisions | Budget | Journal | Anlagen | Darlehens | Renten | Schadens | Unfall | Zeugen | Gerichts
    | Fall | Notar | Urkunden | Archiv | Regal | Ordner | Versions | Modul | Reparatur | Kalibrier | Wartungs | Garantie
    | Ersatzteil | Farb | Material | Stoff | Muster | Werkzeug | Maschinen | Schicht | Team | Baustellen | Gebäude
fr = pompe | jardin | chaudière | succursale | entrepôt | ascenseur | permis | licence | inspection | relevé | échantillon
    | lot | casier | navire | conteneur | remorque | moteur | filtre | vanne | turbine | capteur | batterie | imprimante
    | serveur | domaine | antenne | caméra | alarme | portail | parking | locataire | bailleur | immeuble | appartement
    | parcelle | colis | tournée | chauffeur | chargement | douane | export | import | tarif | quota | subvention | don
    | adhésion | cours | examen | séminaire | élève | patient | traitement | médecin | laboratoire | ordonnance | animal
    | semence | récolte | champ | forêt | table | événement | scène | siège | réservation | cabine | vol | bagage | audit
    | budget | journal | actif | prêt | retraite | sinistre | accident | témoin | tribunal | affaire | notaire | acte
    | archive | rayon | version | module | réparation | étalonnage | entretien | garantie | pièce | couleur | matière
    | tissu | modèle | moule | outil | machine | équipe | chantier | bâtiment | étage | porte
nl = pomp | tuin | ketel | filiaal | magazijn | lift | vergunning | licentie | inspectie | meting | monster | partij
    | kluis | schip | container | aanhanger | motor | filter | klep | turbine | sensor | batterij | printer | server
    | domein | router | antenne | camera | alarm | poort | parkeer | huurder | verhuurder | pand | woning | perceel
    | pakket | route | chauffeur | laad | los | douane | export | import | tarief | subsidie | donatie | lidmaatschap
    | cursus | examen | seminar | leerling | patiënt | behandeling | arts | laboratorium | recept | dier | zaad | oogst
    | veld | bos | tafel | evenement | podium | stoel | boeking | hut | vlucht | bagage | audit | budget | dagboek
    | activa | lening | pensioen | schade | ongeval | getuige | zaak | notaris | akte | archief | stelling | map | versie
    | module | reparatie | kalibratie | onderhoud | garantie | onderdeel | kleur | materiaal | stof | patroon | mal
    | gereedschap | machine | ploeg | werf | gebouw | verdieping | deur
es = bomba | jardín | caldera | sucursal | almacén | permiso | licencia | inspección | muestra | lote | contenedor
    | motor | filtro | válvula | sensor | batería | servidor | dominio | cámara | alarma | inquilino | parcela | ruta
    | conductor | aduana | tarifa | beca | curso | examen | paciente | tratamiento | cosecha | mesa | evento | asiento
    | reserva | vuelo | equipaje | auditoría | préstamo | siniestro | accidente | archivo | reparación | garantía
    | material | máquina | turno | obra | edificio
it = pompa | giardino | caldaia | filiale | magazzino | permesso | licenza | ispezione | campione | lotto | container
    | motore | filtro | valvola | sensore | batteria | server | dominio | antenna | allarme | inquilino | particella
    | percorso | autista | dogana | tariffa | corso | esame | paziente | trattamento | raccolto | tavolo | evento | posto
    | prenotazione | volo | bagaglio | revisione | prestito | sinistro | incidente | archivio | riparazione | garanzia
    | materiale | macchina | turno | cantiere | edificio
""")
# By language and what stands behind the label; the first entries are the usual ones.
CODE_LABELS = parse_lists("""
en = {N} No. | {N} number | {N} ID | {N} code | {N} ref. | {N} # | No. of {n} | {N} reference
de = {N}nummer | {N}-Nr. | {N}nr. | {N}-ID | {N}code | {N}kennung | {N}-Kennzeichen
fr = N° {n} | Numéro {n} | Code {n} | Réf. {n} | Identifiant {n} | No {n} | {N} n°
nl = {N}nummer | {N}nr. | {N}-nr | {N}code | {N}-ID | {N}kenmerk
es = N.º {n} | Número {n} | Código {n} | Ref. {n}
it = N. {n} | Numero {n} | Codice {n} | Rif. {n}
""")
DATE_LABELS = parse_lists("""
en = {N} date | Date of {n} | {N} on | Last {n} | Next {n} | {N} valid until
de = {N}datum | {N}termin | {N}tag | {N}beginn | {N}ende | {N}frist
fr = Date {n} | {N} le | {N} du | Début {n} | Fin {n} | Prochain {n}
nl = {N}datum | {N} op | {N}dag | Datum {n} | Einde {n}
es = Fecha {n} | {N} el | Inicio {n}
it = Data {n} | {N} il | Inizio {n}
""")
AMOUNT_LABELS = parse_lists("""
en = {N} fee | {N} charge | {N} cost | {N} amount | Price of {n} | {N} deposit | {N} value
de = {N}kosten | {N}gebühr | {N}betrag | {N}pauschale | {N}wert | {N}preis
fr = Frais {n} | Montant {n} | Coût {n} | Forfait {n} | Valeur {n}
nl = {N}kosten | {N}bedrag | {N}prijs | {N}waarde | Kosten {n}
es = Coste {n} | Importe {n} | Tasa {n}
it = Costo {n} | Importo {n} | Spese {n}
""")
NAME_LABELS = parse_lists("""
en = {N} manager | {N} contact | {N} name | Name of {n} | {N} officer | {N} by | {N} owner
de = {N}leiter | {N}name | {N}beauftragter | {N}verantwortlicher | {N}kontakt
fr = Responsable {n} | Nom {n} | Contact {n} | {N} par
nl = {N}beheerder | {N}naam | {N}verantwoordelijke | Contact {n}
es = Responsable {n} | Nombre {n} | Contacto {n}
it = Responsabile {n} | Nome {n} | Contatto {n}
""")
