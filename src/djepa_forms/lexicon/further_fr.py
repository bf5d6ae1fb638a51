"""French questions, labels and sentences for training pages alone (format: see `parse.py`), written without a look at the
held-out ones.
"""

LABEL_QUESTIONS = """
valeur de {label} | contenu de {label} | {label} : valeur | {label} : quoi ? | Que dit {label} ?
| Qu'y a-t-il à {label} ? | Lisez {label}. | Donnez {label}. | Extrayez {label}. | Montrez-moi {label}.
| Quel est le contenu du champ {label} ? | champ {label} | rubrique {label}
| Qu'est-ce qui figure dans la rubrique {label} ? | Que trouve-t-on sous {label} ? | Qu'a-t-on écrit après {label} ?
| Qu'est-ce qui est noté à {label} ? | Qu'est-ce qui est imprimé à côté de {label} ? | Quelle mention suit {label} ?
| Quelle donnée correspond à {label} ? | Quelle information donne le champ « {label} » ?
| Lisez-moi ce qui suit « {label} ». | Recopiez la valeur de {label}. | Je cherche la valeur « {label} ».
| texte en face de {label} | {label} indique quoi ? | Que vaut {label} ? | Quelle est l'indication sous {label} ?
| case {label} : que contient-elle ? | donnée {label} du document | Que mentionne la case {label} ?
"""

QUESTIONS = """
invoice_number = numéro de la note d'honoraires | num facture | no de facture | nº de la facture reçue
    | Quel numéro dois-je rappeler pour cette facture ? | identifiant de la facture
    | Comment la facture est-elle numérotée ? | numéro de pièce comptable | facture réf. | code de la facture
    | numérotation de la facture | Quelle est la référence de cette facture ? | Lisez-moi le n° de la facture.
    | fact. n° | Sous quelle référence le vendeur a-t-il enregistré cette facture ? | numéro attribué à la facture
    | Quel est l'identifiant unique de la facture ? | numéro d'ordre de la facture | Relevez le numéro de facturation.
    | numéro de facturation | Il me faut le numéro de la facture pour la comptabilité.
    | Je cherche la référence de facture. | numéro de facture fournisseur
    | Quel est le numéro de la facture du fournisseur ? | référence de la pièce facturée | num. de fact.
    | Quelle facture est-ce, quel numéro ? | numéro séquentiel de facture | réf. de la facture à saisir
    | Quel numéro figure en tête de la facture ? | Extrayez le numéro de facture. | N° pièce facture
    | Sous quel n° cette facture est-elle comptabilisée ? | numéro officiel de la facture
    | Par quel numéro cette facture est-elle identifiée ?
invoice_date = facture émise le | date d'établissement de la facture | date de création de la facture
    | date de rédaction de la facture | jour de facturation | Quel jour la facture a-t-elle été émise ?
    | Quel jour a-t-on établi cette facture ? | Quand cette facture a-t-elle été rédigée ?
    | À quelle date le fournisseur a-t-il facturé ? | dt facture | date fact. | date de la pièce comptable
    | Quand la note a-t-elle été dressée ? | date d'édition de la facture | émission de la facture
    | Quand cette facture a-t-elle été créée ? | À quelle date cette facture a-t-elle été dressée ?
    | date à laquelle on a facturé | facture faite le | Date comptable de la facture ?
    | Depuis quand cette facture existe-t-elle ? | Donnez le jour d'émission de la facture.
    | Relevez la date d'émission. | À quelle date le document de facturation a-t-il été émis ?
    | Quelle est la date de facturation ? | jour d'émission de la facture | date inscrite sur la facture comme émission
    | Quand le vendeur a-t-il établi sa facture ? | date d'envoi en facturation | La facture est de quel jour ?
    | Cherchez quand la facture a été établie. | J'ai besoin de la date d'émission de cette facture.
    | Quel jour m'a-t-on facturé ?
due_date = dernier délai pour payer | date butoir de paiement | délai de paiement jusqu'au
    | Au plus tard quand dois-je régler ? | Dernier jour pour payer ? | J'ai jusqu'à quand pour payer ?
    | date d'exigibilité | date de règlement prévue | Quand tombe l'échéance ?
    | à quelle date la facture arrive-t-elle à échéance ? | jour d'échéance | date ultime de règlement
    | à acquitter avant le | payer au plus tard le | Quand le paiement doit-il arriver ?
    | Pour quand faut-il avoir viré l'argent ? | Pour quel jour le règlement est-il attendu ?
    | Avant quand dois-je virer ? | date de prélèvement | prélevé le | Quel jour serai-je débité ?
    | Quand mon compte sera-t-il débité ? | date limite de règlement
    | À partir de quand serais-je en retard de paiement ? | terme de paiement, quelle date ? | paiement attendu pour le
    | éch. facture | dt échéance | Quand la dette vient-elle à terme ? | Relevez la date d'exigibilité.
    | date limite pour s'acquitter de la facture | Quelle est la date butoir ? | dernière date de versement possible
    | Quand ce montant doit-il être acquitté ?
delivery_date = jour de livraison | Quel jour la marchandise a-t-elle été livrée ?
    | Quand les articles ont-ils été expédiés ? | date d'envoi de la marchandise | date de réception des marchandises
    | réception le | livré en date du | Quand le colis est-il parti ? | Quand la marchandise est-elle arrivée ?
    | date d'exécution des travaux | Quand les travaux ont-ils été exécutés ? | date de réalisation du service
    | Quel jour l'intervention a-t-elle eu lieu ? | date d'intervention | date de fourniture
    | Quand le service a-t-il été rendu ? | date du service rendu | date de remise des biens
    | date de la vente ou prestation | À quelle date la fourniture a-t-elle eu lieu ? | expédié à quelle date ?
    | expédition du | dt livraison | date livr. | Quand serai-je livré ? | livraison prévue pour quand ?
    | date de livraison prévue | date de mise à disposition | date d'enlèvement de la marchandise
    | Quand la commande m'est-elle parvenue ? | prestation effectuée le | fait générateur : date
    | Quand a-t-on effectué la prestation ? | Relevez le jour de la livraison. | date de départ des marchandises
    | À quelle date a-t-on remis les produits ? | Quel jour a-t-on expédié ?
order_date = jour de la commande | date du bon de commande | À quelle date l'achat a-t-il été commandé ?
    | Quel jour ai-je passé commande ? | date cde | dt commande | commandé à quelle date ?
    | Quand l'ordre d'achat a-t-il été donné ? | date de l'ordre d'achat | date de prise de commande
    | Quand le bon de commande a-t-il été signé ? | commande reçue le | Relevez la date du bon de commande. | date BDC
    | commande datée du
order_number = n° de cde | réf cde | numéro d'ordre d'achat | identifiant de commande | code commande
    | Sous quel numéro ai-je commandé ? | Quel numéro de bon de commande est mentionné ? | BDC n° | n° BC | BC numéro
    | votre bon de commande | À quelle commande se rapporte cette facture ?
    | À quelle commande ce document fait-il référence ? | Quelle commande est facturée ici ? | commande concernée
    | numéro PO | PO number indiqué | n° d'achat du client | numéro de la commande client | réf. de votre commande
    | Relevez la référence de commande. | Sous quelle référence la commande a-t-elle été passée ?
    | Comment la commande est-elle numérotée ? | Quel est l'identifiant de la commande ? | commande d'achat, numéro
    | ordre n° | numéro d'engagement | n° d'engagement juridique | commande rattachée | numéro de commande web
    | Je cherche le numéro de ma commande. | Quel bon de commande est cité ? | numéro de la commande fournisseur
    | Donnez le n° du bon de commande.
customer_number = n° de clientèle | numéro de clientèle | compte client | code du client facturé | numéro d'abonné
    | n° abonné | Quel est mon identifiant client ? | Sous quel code le client est-il connu ? | numéro de compte client
    | compte auxiliaire du client | matricule client | réf. cli. | Quel numéro m'a-t-on attribué comme client ?
    | numéro de débiteur | Quel est le code acheteur ? | code acheteur | numéro d'adhérent | n° de membre
    | numéro de fidélité client | Relevez le code client. | Quelle est ma référence client chez eux ?
    | identifiant abonné | votre identifiant client | Avec quel numéro de client dois-je les appeler ?
    | votre compte client n° | Comment le fournisseur identifie-t-il son client ? | numéro du compte abonné
    | numéro d'usager | n° de partenaire | identification du client | numéro du client facturé
contract_number = numéro d'abonnement | n° d'abonnement | réf. abonnement | identifiant du contrat | no du contrat
    | code contrat | numéro de convention | convention n° | numéro de bail
    | Sous quel numéro le contrat est-il enregistré ? | À quel contrat se rattache cette facture ?
    | Sur la base de quel contrat facture-t-on ? | compte de contrat | n° de compte de contrat | contrat concerné
    | Quel abonnement est facturé ? | Quelle est la référence de mon abonnement ? | numéro de marché | marché n°
    | contrat-cadre numéro | accord n° | numéro de mon contrat chez le fournisseur | référence contractuelle
    | Relevez le numéro du contrat. | Comment le contrat est-il numéroté ? | numéro de souscription | souscription n°
    | contrat réf. | votre numéro de contrat | Quel est le n° de mon abonnement ? | De quel numéro est le contrat ?
    | Quel numéro de contrat dois-je rappeler ? | numéro du contrat de maintenance | n° contrat abonné
    | numéro de l'abonnement souscrit
delivery_note_number = numéro BL | bordereau de livraison | n° du bordereau de livraison
    | Quel bon de livraison accompagne la marchandise ? | bon d'expédition numéro | bon de réception n°
    | numéro de la livraison | bulletin de livraison n° | Sous quel BL la marchandise est-elle partie ?
    | note d'envoi n° | À quel bon de livraison se rapporte la facture ? | Relevez le n° du BL.
    | référence du bon de livraison | num BL | identifiant de la livraison
tracking_number = n° de suivi du colis | suivi du colis | Comment suivre mon paquet ? | référence de suivi transporteur
    | numéro d'expédition | num colis | colis numéro | tracking | Avec quel numéro puis-je suivre l'envoi ?
    | numéro de repérage | numéro de l'envoi | identifiant du colis | n° de lettre suivie
    | Quel code permet de pister la livraison ? | récépissé transport n°
project_number = code projet | n° de dossier | n° d'affaire | Quel chantier est concerné ? | référence du chantier
    | numéro de chantier | À quel dossier cela se rapporte-t-il ? | À quelle affaire la facture est-elle imputée ?
    | identifiant du projet | réf. projet | code chantier | imputation projet | affaire numéro | nom ou numéro du projet
    | mission n° | Quel est le code affaire ?
quote_number = n° d'offre | numéro de l'offre | Quel devis a été accepté ? | soumission n° | numéro de soumission
    | proposition commerciale n° | num devis | réf devis | Sur quel devis se base la facture ?
    | Selon quelle offre facture-t-on ? | identifiant du devis | numéro de la proposition de prix | cotation n°
    | estimation n°
credit_note_number = n° d'avoir | note de crédit | facture d'avoir n° | numéro de facture d'avoir
    | Quel numéro porte l'avoir ? | NC n° | numéro de NC | Sous quel numéro le remboursement a-t-il été crédité ?
    | identifiant de la note de crédit | num avoir | n° de la facture de crédit | facture rectificative n°
    | Relevez le numéro d'avoir.
receipt_number = n° de ticket de caisse | ticket n° | numéro du ticket de caisse | numéro de reçu | quittance numéro
    | Quel est le numéro de la quittance ? | identifiant du reçu | num ticket | réf. du reçu | numéro de souche
    | souche n° | note n° | Comment ce ticket de caisse est-il numéroté ? | justificatif d'achat n°
reference = réf. interne | notre réf. | V/réf | N/réf | vos réf. | code de référence | numéro de réf. du courrier
    | Sous quelle référence écrire ? | Quelle référence faut-il rappeler dans la correspondance ?
    | Quelle est votre référence ? | Quelle est notre référence ? | références du document | référence à citer
    | mention de référence | Relevez la réf. du document.
payment_reference = motif du virement | libellé du virement | Quoi écrire en communication ? | communication à reprendre
    | référence structurée | VCS | RUM | référence du mandat SEPA | numéro de référence QR | référence BVR
    | Quelle référence dois-je mentionner en payant ? | référence à rappeler au paiement | référence de règlement
    | objet du paiement à indiquer | Avec quelle mention dois-je payer ?
total = somme totale à régler | montant à régler | somme à payer | Quelle somme faut-il débourser ?
    | La douloureuse, c'est combien ? | montant toutes taxes incluses | total TVAC | TVAC | TVA comprise
    | total avec TVA | total taxes incluses | prix TTC | total final | montant final | Quelle est l'addition ?
    | grand total | montant global de la facture | coût total TTC | valeur totale de la facture | tot TTC
    | Ça fait combien en tout ? | Combien est-ce que je dois en tout ? | Je dois virer combien ?
    | Quelle somme me réclame-t-on ? | Combien demande le fournisseur au total ? | Quel montant sera débité ?
    | somme facturée TTC | montant facturé taxes comprises | montant brut de la facture | total brut
    | Que coûte le tout, TVA incluse ? | Pour quelle somme cette facture est-elle établie ?
    | Combien ai-je dépensé au total ? | montant prélevé | montant de l'achat TTC | total ticket
    | Relevez le total toutes taxes comprises. | montant à verser | total dû TTC
net_total = montant HTVA | HTVA | total HTVA | base taxable | assiette de la TVA | base imposable | montant imposable
    | montant avant taxes | total avant taxes | sous-total avant taxes | prix hors TVA | hors taxes, c'est combien ?
    | Combien cela fait-il sans la TVA ? | Combien ça coûte hors taxes ? | somme hors taxe | valeur HT | net HT
    | total net HT | tot HT | base de calcul de la TVA | À combien s'élève le total sans taxes ?
    | Quel montant sert de base à la TVA ? | montant net hors taxes | net commercial | total des lignes avant TVA
    | total sans TVA | somme nette avant impôt | chiffre HT de la facture | Quelle est la base d'imposition ?
    | Relevez la base HT. | coût HT global | Quel montant avant d'ajouter la TVA ? | total intermédiaire hors taxes
    | Quel est le sous-total avant TPS et TVQ ? | montant taxable | Combien vaut la facture avant taxes ?
    | valeur nette facturée
tax_amount = mt TVA | somme de TVA | montant de TVA | T.V.A. à payer | montant de la taxe | TVA facturée | TVA collectée
    | TVA déductible | TVA récupérable | dont TVA | Combien de TVA puis-je récupérer ?
    | Combien de TVA le total contient-il ? | Quelle somme de TVA a été ajoutée ? | À quel montant se chiffre la taxe ?
    | Quelle part du prix revient au fisc ? | total taxe | part de TVA en euros | TVA en euros | valeur de la TVA
    | Quelle taxe a été comptée ? | Combien de taxe dois-je payer ? | Combien l'État prend-il sur cette facture ?
    | TVA incluse dans le prix | différence entre HT et TTC | Que représente la TVA sur cette facture ? | cumul de TVA
    | montant TPS et TVQ | taxes de vente | Combien de taxes de vente ? | impôt sur la vente | Relevez la TVA totale.
    | TVA comprise pour combien ? | montant de l'impôt facturé | Donnez la TVA à déduire.
tax_rate = % de TVA | TVA à combien de pour cent ? | taux de taxe | taux d'imposition à la TVA | taux appliqué
    | Quel pourcentage de TVA est appliqué ? | À quel taux la TVA est-elle calculée ? | TVA combien de %
    | Quel est le pourcentage de la taxe ? | taux de la taxe sur la valeur ajoutée | taux normal ou réduit ?
    | Est-ce le taux réduit ou le taux normal ? | À combien de % est taxée cette facture ?
    | À combien pour cent est la TVA ? | taux légal de TVA | taux d'imposition appliqué | TVA 20 % ou 10 % ?
    | Quel taux de taxe a-t-on retenu ? | Combien de pour cent de taxe ? | taux en % de la TVA
    | Relevez le pourcentage de TVA. | Avec quel taux a-t-on calculé la taxe ? | code taux TVA | pourcentage de la taxe
    | taux de TVA en vigueur sur la facture | quotité de TVA | taux de taxation | Quel est le taux de la TVA facturée ?
    | Quel barème de TVA s'applique ? | Sur ce ticket, quel taux de TVA ? | taux TPS/TVQ
    | La TVA est de combien de pour cent ?
shipping_cost = coût de la livraison | prix de l'envoi | frais d'acheminement | frais de transport | affranchissement
    | Combien pour l'expédition ? | Combien ai-je payé de port ? | port et emballage | montant du port | coût d'envoi
    | forfait livraison | frais de manutention et port | participation au transport
    | Que facture-t-on pour l'expédition ? | fret | prix du port
discount = escompte accordé | déduction accordée | réduction de prix | montant de la réduction | geste commercial
    | promotion appliquée | bon de réduction | Combien ai-je économisé ? | Quel est le montant de la ristourne ?
    | rabais consenti | remise globale | abattement | avantage client | De combien le prix a-t-il été baissé ?
    | Quelle réduction m'a-t-on faite ? | rab. | montant de l'escompte
amount_paid = avance versée | provision versée | somme déjà payée | somme réglée | versement effectué | paiement reçu
    | Qu'ai-je déjà versé ? | Quelle avance a été payée ? | montant encaissé | montant donné par le client
    | acomptes perçus | à déduire : acompte | Combien le client a-t-il déjà versé ? | Quelles arrhes ont été versées ?
    | total des règlements reçus | paiements antérieurs
balance_due = solde de la facture | reste dû | solde ouvert | solde exigible | solde net à payer | somme restante
    | à payer encore | Qu'est-ce qu'il me reste à régler ? | Reste combien à payer ? | Quel est mon solde ?
    | Combien manque-t-il encore ? | Après l'acompte, combien dois-je ? | Que dois-je encore verser ?
    | Quelle somme reste due ? | montant encore dû | impayé restant | reste à verser | solde après acompte
    | solde à acquitter | solde à régler | nouveau solde | solde actuel du compte | encours restant
    | À combien s'élève le solde ? | montant ouvert | montant restant à payer | créance restante | dette restante
    | Relevez le solde restant. | Combien me réclame-t-on encore ?
    | Déduction faite des versements, combien reste-t-il ? | RAP | reliquat à payer
previous_balance = solde antérieur | report de solde | solde reporté | Combien devais-je avant cette facture ?
    | solde d'ouverture | solde initial | solde du relevé précédent | arriéré | arriérés | dette antérieure
    | montant de la facture précédente | solde au début de la période | Quel était l'ancien solde ?
    | solde du mois dernier
currency = code devise | devise de facturation | monnaie de paiement | monnaie de facturation | devise du document
    | symbole monétaire | code monnaie | code ISO de la devise | Quelle monnaie est utilisée ?
    | En quelle devise sont les montants ? | En quelle monnaie dois-je payer ? | Est-ce en euros ou en francs ?
    | euros, dollars ou francs suisses ? | Les prix sont exprimés en quoi ?
    | Les montants s'entendent en quelle devise ? | devise utilisée | monnaie étrangère employée | EUR ou CHF ?
    | Dans quelle devise paie-t-on ? | Dans quelle devise le fournisseur facture-t-il ? | devise de règlement
    | devise de la transaction | devise du compte | Quelle unité monétaire figure sur la facture ? | Relevez la devise.
    | En quoi sont libellés les prix ? | monnaie du montant total | De quelle monnaie s'agit-il ?
    | libellé en quelle monnaie ? | Indiquez la monnaie. | code devise à trois lettres | sigle de la devise
    | Est-ce facturé en euros, en dollars ou en livres ?
iban = n° IBAN | code IBAN | IBAN du créancier | IBAN pour le virement | compte à créditer | compte bénéficiaire
    | IBAN de la société | IBAN à utiliser | compte pour le versement | Vers quel compte virer l'argent ?
    | Je veux faire le virement : sur quel IBAN ? | Sur quel compte bancaire dois-je transférer l'argent ?
    | Où envoyer l'argent ? | À quel compte le montant doit-il être viré ? | numéro de compte international
    | numéro de compte bancaire international | compte SEPA | coordonnées de virement IBAN | IBAN de l'émetteur
    | QR-IBAN | compte du fournisseur en format IBAN | n° de compte IBAN | Donnez-moi l'IBAN du bénéficiaire.
    | Relevez le numéro IBAN. | Quel IBAN saisir dans ma banque en ligne ? | IBAN sur le RIB
    | identifiant international de compte | Sur quel compte virer ? | compte au format IBAN
    | Quel est l'IBAN imprimé sur la facture ? | compte de virement | IBAN à créditer
    | IBAN figurant au bas de la facture | Sur quel compte payer le fournisseur ?
    | Quel IBAN figure sur le relevé d'identité bancaire ?
bic = code BIC/SWIFT | identifiant SWIFT | code swift de la banque | code d'identification bancaire
    | Bank Identifier Code | identifiant international de la banque | BIC du bénéficiaire | BIC du fournisseur
    | n° SWIFT | numéro BIC | Quel est le code SWIFT ? | Quel est le SWIFT de la banque du vendeur ?
    | Quel BIC saisir pour le virement ? | Donnez le code BIC. | Quel code BIC accompagne l'IBAN ?
    | Quel code identifie la banque à l'international ? | Pour un virement étranger, quel code SWIFT ?
    | Relevez le BIC/SWIFT. | code BIC du compte | BIC à utiliser | code international de la banque
    | BIC pour virement SEPA | SWIFT/BIC de l'émetteur | Le BIC, c'est lequel ? | Trouvez le code SWIFT.
    | code à 8 ou 11 caractères de la banque | bic du créancier | Quel BIC figure sur la facture ?
    | code SWIFT du bénéficiaire | BIC de l'établissement
account_number = n° du compte bancaire | num compte | compte postal | CCP | compte courant postal n° | compte chèques n°
    | n° CCP | no de compte bancaire | Quel est le numéro de mon compte ? | compte courant numéro
    | Quel numéro de compte figure sur le RIB ? | compte bancaire n° | numéro du compte en banque
    | Relevez le numéro du compte bancaire. | identifiant du compte bancaire national
sort_code = code guichet | code établissement | clearing bancaire | numéro de clearing | code bancaire
    | code de l'établissement bancaire | numéro de transit bancaire | transit | code agence bancaire
    | Quel est le code guichet ? | Quel est le code établissement de la banque ? | numéro d'institution bancaire
    | identifiant national de la banque | indicatif de la banque | Relevez le code banque du RIB.
bank_name = établissement bancaire | nom de l'établissement bancaire | domiciliation bancaire | banque domiciliataire
    | banque du bénéficiaire | banque du vendeur | banque du créancier | institution financière | organisme bancaire
    | établissement financier | Comment s'appelle la banque ? | Chez quelle banque est le compte ?
    | Auprès de quelle banque le compte est-il tenu ? | Quel établissement tient le compte ?
    | Où le fournisseur a-t-il son compte ? | Auprès de quel établissement dois-je virer ? | nom banque
    | raison sociale de la banque | bq | Quelle institution financière reçoit l'argent ?
    | Quelle est la banque du fournisseur ? | relation bancaire | banque teneuse de compte | teneur du compte
    | Chez qui est domicilié le compte ? | banque de l'entreprise | banque émettrice du relevé
    | Quel est l'établissement bancaire ? | nom de la caisse d'épargne ou banque | Relevez la banque.
    | banque réceptrice du virement | À quelle banque appartient l'IBAN ?
    | Dans quel établissement l'argent arrive-t-il ? | banque indiquée sur le RIB
account_holder = titulaire du compte bancaire | nom du bénéficiaire | bénéficiaire du virement
    | bénéficiaire du paiement | à l'ordre de | compte au nom de | en faveur de | payable à
    | À qui appartient le compte ? | À quel nom est ouvert le compte ? | Qui est le bénéficiaire du virement ?
    | En faveur de qui faut-il payer ? | À quel ordre libeller le chèque ? | Chèque à l'ordre de qui ?
    | Qui reçoit l'argent sur son compte ? | Quel bénéficiaire saisir pour le virement ? | propriétaire du compte
    | détenteur du compte | nom sur le RIB | intitulé du compte bancaire | Nom du détenteur du compte ?
    | Qui détient le compte à créditer ? | Relevez le nom du titulaire. | Qui encaisse le virement ?
    | versement en faveur de | compte ouvert par | bénéf. | destinataire du virement
    | Quel nom mettre comme destinataire du virement ? | titulaire de l'IBAN | À qui faire le chèque ?
    | payer à l'ordre de
vat_id = numéro d'identification TVA | n° d'identification à la TVA | identifiant TVA | id TVA | n° TVA intra
    | numéro TVA intracommunautaire du vendeur | numéro de TVA européen | TVA intra | TVA n° | TVA BE | n° TVA CHE
    | numéro IDE/TVA | numéro d'assujetti | immatriculation à la TVA
    | Sous quel numéro le vendeur est-il assujetti à la TVA ? | Quel est l'identifiant TVA de l'émetteur ?
    | n° de TVA du prestataire | TVA du fournisseur, quel numéro ? | Quel est le n° de TVA de l'entreprise ? | num TVA
    | no TVA | numéro intracom du fournisseur | matricule TVA | code TVA européen de la société | numéro de TPS
    | numéro d'inscription à la TVA | VAT number du vendeur | Relevez le numéro de TVA intracom.
    | Quel numéro de TVA vérifier dans VIES ? | identifiant intracommunautaire | numéro de TVA de l'émetteur
    | numéro de TVA de la société | assujetti TVA n° | Quel numéro prouve l'assujettissement du vendeur ?
    | numéro de taxe sur la valeur ajoutée
customer_vat_id = n° de TVA client | votre numéro de TVA | TVA acheteur | TVA de l'acheteur
    | numéro de TVA du destinataire | TVA intracom du client | identifiant TVA du client
    | n° intracommunautaire de l'acheteur | numéro de TVA du preneur | Quel est notre numéro de TVA ?
    | Sous quel n° de TVA le client est-il assujetti ? | id TVA client | TVA du preneur | num TVA client
    | Quel numéro de TVA a l'entreprise facturée ? | n° TVA du débiteur | numéro de TVA de la société cliente
tax_number = n° d'identification fiscale | numéro de contribuable | n° SIREN | numéro SIREN | siren de l'entreprise
    | code NAF | code APE | APE | NAF | matricule fiscal | référence fiscale | Quel est le SIREN de la société ?
    | Quel est le numéro fiscal du vendeur ? | Sous quel numéro le fisc connaît-il la société ?
    | Sous quel numéro l'entreprise est-elle connue des impôts ? | identifiant auprès des impôts | identité fiscale
    | n° de dossier fiscal | n° impôts | numéro auprès de l'administration fiscale
    | identification fiscale de l'émetteur | Quel est le code NAF/APE ? | Relevez l'identifiant fiscal.
    | numéro de référence fiscale | SPI | SIREN du fournisseur | SIREN de l'émetteur | SIREN à neuf chiffres
    | numéro à neuf chiffres de l'entreprise | code fiscal | Quel est le code d'activité de l'entreprise ?
    | code activité principale | numéro pour les impôts | ID fiscal
company_register = n° RCS | numéro RCS | immatriculation au RCS | numéro BCE | RPM
    | numéro d'immatriculation au registre du commerce | Où l'entreprise est-elle immatriculée ?
    | inscrite au registre du commerce sous | SIRET de l'établissement | siret du fournisseur | IDE
    | numéro d'entreprise du Québec | NEQ | répertoire des métiers n°
    | Sous quel numéro la société est-elle inscrite au registre ? | greffe et numéro
managing_director = dirigeant | gérante | président de la société | PDG | directeur général | DG | représentant légal
    | patron de l'entreprise | Qui est le patron ? | Qui représente légalement la société ? | nom du gérant
    | Comment s'appelle le directeur ? | chef d'entreprise | responsable légal | Qui préside la société ?
phone = numéro de tél. | num tél | tél fixe | ligne fixe | téléphone fixe | coordonnées téléphoniques | n° d'appel
    | standard téléphonique | standard | numéro du standard | hotline | numéro d'assistance | ligne directe
    | service clientèle par téléphone | téléphone du fournisseur | téléphone de l'entreprise | téléphone du vendeur
    | Comment puis-je les joindre par téléphone ? | Je veux appeler : quel numéro ? | Quel numéro composer ?
    | Sous quel numéro peut-on les joindre ? | Où téléphoner en cas de question ? | numéro à composer | numéro à appeler
    | Quel est le numéro du service client ? | numéro vert | numéro de contact téléphonique
    | Quel téléphone figure sur la facture ? | Relevez le téléphone. | bigophone | joignable au
    | Quel numéro appeler pour une réclamation ? | contact téléphonique | Passez-moi le numéro de téléphone du magasin.
    | appeler au | renseignements par téléphone
fax = télécopieur | n° de fax | n° de télécopie | numéro de télécopie | numéro du télécopieur | téléfax | n° télécopieur
    | num fax | ligne de fax | fax de la société | fax du fournisseur | fax de l'entreprise
    | Comment leur envoyer une télécopie ? | À quel numéro faxer ? | Où faxer le document ?
    | Sous quel numéro reçoivent-ils les fax ? | Quel est le numéro de télécopieur ? | Quel est le fax du vendeur ?
    | Je veux envoyer un fax : quel numéro ? | Donnez le numéro de fax. | Relevez le fax. | Y a-t-il un fax, lequel ?
    | envoi par fax au | numéro pour fax | fax du service client | télécopie n° | Vers quel numéro télécopier ?
    | joignable par fax au | coordonnées fax | Quel numéro de fax est imprimé ?
    | Sur quel télécopieur envoyer une réponse ? | no fax | Cherchez le téléfax. | numéro de téléfax
mobile = n° de portable | numéro de GSM | téléphone portable | tél. mobile | natel | numéro de cellulaire | cell.
    | téléphone cellulaire | Quel est le numéro de GSM ? | À quel portable envoyer un SMS ? | ligne mobile
    | Quel est le 06 ou 07 ? | portable du contact | Comment joindre quelqu'un sur son mobile ? | num portable
email = mail de contact | adresse de courriel | adresse électronique | e-mail de la société | email du fournisseur
    | boîte mail | boîte aux lettres électronique | messagerie électronique | mél | contact par mail
    | mail du service client | adresse de messagerie | adresse avec arobase | mail du vendeur
    | e-mail du service clientèle | Comment les contacter par courriel ?
    | À quelle adresse électronique envoyer une question ? | Par quel mail puis-je les joindre ?
    | Je veux écrire un courriel : à quelle adresse ? | Où envoyer un e-mail ? | Quel est leur courriel ?
    | Quelle est l'adresse courriel du vendeur ? | Quel mail figure sur la facture ? | Donnez-moi l'adresse mail.
    | Relevez l'e-mail. | Cherchez le courriel. | coordonnées e-mail | email facturation | e-mail professionnel
    | adresse mail de l'entreprise | Sur quelle boîte mail répondre ? | Vers quel e-mail envoyer ma réclamation ?
    | adresse pour écrire un mail
website = adresse web | url | URL du site | lien du site | lien internet | page d'accueil | homepage
    | site du fournisseur | site de l'entreprise | site de la société | site marchand | boutique en ligne | portail web
    | portail en ligne | nom de domaine | site officiel | adresse internet | présence en ligne | web
    | Où les trouver sur internet ? | Sur quel site aller ? | Quel est leur site ? | Quelle est l'URL ?
    | Quel est le site du vendeur ? | Quelle adresse web est imprimée ? | Quelle page internet consulter ?
    | Où consulter leur offre en ligne ? | Relevez l'adresse internet. | Cherchez l'url. | Donnez le site internet.
    | Sous quelle adresse le site est-il accessible ? | espace client en ligne | adresse de la boutique en ligne
    | Sur quelle page web en savoir plus ? | www de la société
contact_person = personne de référence | votre interlocuteur | correspondant | gestionnaire du dossier
    | responsable du dossier | dossier suivi par | affaire suivie par | suivi par qui ? | chargé du dossier | référent
    | personne responsable | personne ressource | à l'attention de | att. | gestionnaire
    | chargé de clientèle à contacter | nom de l'interlocuteur | Qui s'occupe de mon dossier ?
    | Qui s'occupe de cette facture ? | À qui dois-je m'adresser ? | À qui poser mes questions ?
    | Avec qui puis-je parler ? | Qui est mon correspondant ? | Qui est le référent ? | Qui traite cette affaire ?
    | Quel est le nom de mon interlocuteur ? | Quelle personne faut-il demander ? | Qui répond en cas de question ?
    | Qui gère le dossier ? | Relevez la personne à contacter. | Donnez-moi un nom de contact.
    | contact chez le fournisseur | personne en charge | Auprès de qui se renseigner ?
salesperson = vendeur en magasin | représentant commercial | conseiller commercial | attaché commercial
    | technico-commercial | délégué commercial | votre commercial | votre conseiller
    | Quel commercial a traité la vente ? | Quel représentant suit ce compte ? | Quel conseiller m'a vendu cela ?
    | vendeuse | Quel agent a conclu la vente ? | VRP
seller_name = nom du vendeur | nom du prestataire | raison sociale | raison sociale du fournisseur
    | entreprise émettrice | société émettrice | entreprise qui facture | facturé par | émis par | nom du créancier
    | fournisseur de la facture | marchand | commerçant | enseigne | nom commercial | nom du magasin émetteur
    | prestataire de services | facturier | auteur de la facture | société venderesse | Qui a envoyé cette facture ?
    | Qui me réclame cet argent ? | À qui dois-je de l'argent ? | Chez qui ai-je acheté ?
    | De quelle entreprise provient ce document ? | Qui a fourni la marchandise ? | Qui a rendu le service ?
    | Quel fournisseur dois-je saisir ? | Comment s'appelle l'entreprise qui facture ?
    | Quel commerçant a délivré ce ticket ? | Quelle maison a facturé ? | Qui est le prestataire ?
    | Qui est le créancier ? | Relevez la raison sociale de l'émetteur. | tiers fournisseur | firme
    | expéditeur de la facture
seller_street = rue de l'émetteur | rue de l'entreprise | rue du prestataire | rue et numéro du fournisseur
    | rue et n° de la société | n° et voie du vendeur | voie du fournisseur | adresse ligne rue du fournisseur
    | nom de rue du siège | rue du siège social | boulevard ou avenue du vendeur | chaussée du fournisseur
    | numéro de rue du vendeur | Dans quelle rue est située l'entreprise ? | Dans quelle rue siège la société ?
    | À quel numéro et dans quelle rue est le vendeur ? | Quelle est la rue du vendeur ?
    | Quelle est la rue de l'émetteur ? | Quel est le nom de la rue du fournisseur ?
    | Quelle voie figure dans l'adresse de la société ? | Sur quelle avenue se trouve le magasin ?
    | Donnez la rue du prestataire. | Relevez la rue de l'émetteur. | rue société | rue fournisseur | rue émetteur
    | rue vendeur | voie et numéro de l'émetteur | rue du créancier | rue de l'expéditeur de la facture
    | Où, dans quelle rue, est établi le prestataire ? | Cherchez la rue et le numéro du vendeur.
    | rue de la maison qui facture | Dans quelle rue le commerçant a-t-il sa boutique ?
seller_postcode = code postal du vendeur | code postal de l'émetteur | code postal du prestataire | CP fournisseur
    | CP émetteur | CP société | NPA du fournisseur | NPA de la société | NPA du vendeur | code postal du siège
    | code postal du siège social | code postal fournisseur | code postal de l'expéditeur de la facture
    | Quel code postal a l'entreprise ? | Quel est le code postal de la société ? | Quel est le code postal du vendeur ?
    | Quel est le NPA de l'émetteur ? | Sous quel code postal le fournisseur est-il établi ?
    | Quel code postal figure dans l'adresse du vendeur ? | Donnez le code postal de l'émetteur.
    | Relevez le CP du prestataire. | Indiquez le code postal du vendeur. | code postal du magasin
    | code postal du créancier | code postal du commerçant | numéro postal du fournisseur
    | numéro postal d'acheminement du vendeur | indicatif postal de la société
    | Cherchez le code postal de l'entreprise émettrice. | Avec quel code postal écrire au fournisseur ?
    | zip du vendeur | code postal de la maison qui facture | code postal vendeur
seller_city = ville de l'émetteur | ville de l'entreprise | ville du prestataire | ville du siège
    | ville du siège social | localité du fournisseur | localité du vendeur | localité de la société
    | commune du fournisseur | commune du siège | ville fournisseur | ville émetteur | municipalité du vendeur
    | lieu d'établissement du fournisseur | Dans quelle ville est installée l'entreprise ?
    | Dans quelle ville siège la société ? | Dans quelle commune est le vendeur ?
    | Dans quelle localité se trouve le prestataire ? | De quelle ville vient la facture ?
    | De quelle ville est le fournisseur ? | Quelle est la ville du vendeur ? | Quelle est la localité de l'émetteur ?
    | Quelle ville figure dans l'adresse de la société ? | Donnez la ville du prestataire.
    | Relevez la localité du fournisseur. | Indiquez la ville de l'émetteur. | ville du magasin
    | Dans quelle ville est le magasin ? | ville du commerçant | ville du créancier | bled du vendeur
    | localité du siège social | Cherchez la commune de l'entreprise émettrice. | ville de l'expéditeur de la facture
    | ville de la maison qui facture
seller_country = pays de l'émetteur | pays de l'entreprise | pays de la société | pays du prestataire | pays du siège
    | pays du siège social | pays d'établissement du fournisseur | pays fournisseur | pays émetteur | pays vendeur
    | code pays du fournisseur | code pays de l'émetteur | État du vendeur | nation du fournisseur
    | Dans quel pays est établie la société ? | Dans quel pays siège l'entreprise ? | Dans quel pays est le vendeur ?
    | De quel pays vient la facture ? | De quel pays provient le fournisseur ? | De quel pays est le prestataire ?
    | Quel est le pays du vendeur ? | Quel est le pays de l'émetteur ?
    | Quel pays figure dans l'adresse du fournisseur ? | Le fournisseur est-il étranger, de quel pays ?
    | Donnez le pays du prestataire. | Relevez le pays de l'émetteur. | Indiquez le pays du fournisseur.
    | pays du créancier | pays du commerçant | pays de domiciliation du vendeur
    | Cherchez dans quel pays l'émetteur est installé. | pays de l'expéditeur de la facture
    | Où, dans quel pays, a été émise la facture ? | pays d'origine de la société
buyer_name = débiteur | nom du débiteur | abonné | nom de l'abonné | preneur | destinataire facturé
    | nom du destinataire de la facture | société cliente | entreprise cliente | raison sociale du client
    | dénomination du client | donneur d'ordre | payeur | payeur de la facture | maître d'ouvrage facturé | facturer à
    | entreprise facturée | personne facturée | client final | consommateur | usager | titulaire du contrat facturé
    | doit : qui ? | Qui a acheté ? | Qui a reçu cette facture ? | Qui doit cet argent ? | À qui facture-t-on ?
    | Comment s'appelle l'acheteur ? | Comment s'appelle le client ? | Quelle entreprise a passé l'achat ?
    | À qui la note est-elle envoyée ? | Au nom de qui est la facture ? | Quelle société doit régler ?
    | Relevez le nom du débiteur. | client destinataire | tiers client | Qui est le preneur de la prestation ?
    | à charge de qui ?
buyer_street = rue du destinataire de la facture | rue du débiteur | rue de l'abonné | rue de la société cliente
    | rue et numéro du client | rue et n° de l'acheteur | n° et voie du client | avenue ou boulevard du client
    | chaussée du client | rue client facturé | rue de facturation | rue acheteur | adresse ligne rue du client
    | numéro de rue du client | rue où habite l'acheteur | Dans quelle rue est domicilié le client ?
    | Dans quelle rue réside l'acheteur ? | Dans quelle rue se trouve l'entreprise cliente ?
    | À quelle rue la facture est-elle envoyée ? | Quelle est la rue du client ? | Quelle est la rue de l'acheteur ?
    | Quel est le nom de la rue du client ? | Quelle rue figure dans l'adresse de facturation ?
    | À quel numéro de quelle rue vit le client ? | Donnez la rue de l'acheteur.
    | Relevez la rue du destinataire facturé. | Indiquez la rue du client. | Cherchez la rue et le numéro de l'acheteur.
    | rue du domicile du client | rue du preneur | rue du payeur | Sur quelle avenue est installé le client ?
    | nom de voie de l'abonné
buyer_postcode = code postal de l'acheteur | code postal du destinataire de la facture | code postal du débiteur
    | code postal de l'abonné | code postal de la société cliente | code postal de facturation | code postal client
    | CP client | CP du client | CP acheteur | CP de facturation | NPA du client | NPA de l'acheteur
    | numéro postal du client | indicatif postal du client | Quel code postal a le client ?
    | Quel est le code postal de l'acheteur ? | Quel est le NPA du client ? | Quel est le code postal de facturation ?
    | Sous quel code postal habite le client ? | Quel code postal figure dans l'adresse de facturation ?
    | Donnez le code postal de l'acheteur. | Relevez le CP du client. | Indiquez le code postal du client.
    | Cherchez le code postal du destinataire facturé. | code postal du domicile du client | code postal du payeur
    | code postal du preneur | zip du client | À quel code postal la facture est-elle envoyée ?
    | code postal où réside l'acheteur | code postal de l'entreprise facturée | numéro postal de l'acheteur
    | code postal du consommateur | Avec quel code postal écrit-on au client ?
buyer_city = ville du destinataire de la facture | ville du débiteur | ville de l'abonné | ville de la société cliente
    | ville de facturation | ville client | localité du client | localité de l'acheteur | commune du client
    | commune de l'acheteur | municipalité du client | lieu de résidence du client | lieu de domicile du client
    | localité de facturation | Dans quelle ville habite le client ? | Dans quelle ville réside l'acheteur ?
    | Dans quelle commune est domicilié le client ? | Dans quelle localité se trouve l'entreprise cliente ?
    | Quelle est la ville du client ? | Quelle est la ville de l'acheteur ?
    | Quelle ville figure dans l'adresse de facturation ? | De quelle ville est le client ?
    | D'où vient le client, quelle ville ? | Vers quelle ville la facture est-elle envoyée ?
    | Donnez la ville de l'acheteur. | Relevez la localité du client. | Indiquez la ville du client.
    | Cherchez la commune du destinataire facturé. | ville du domicile du client | ville du payeur | ville du preneur
    | ville de l'entreprise facturée | ville du consommateur | bled du client | ville où vit l'acheteur
buyer_country = pays du destinataire de la facture | pays du débiteur | pays de l'abonné | pays de la société cliente
    | pays de facturation | pays client | code pays du client | code pays de l'acheteur | État du client
    | nation du client | pays de résidence du client | pays de domicile du client | pays du preneur | pays du payeur
    | Dans quel pays habite le client ? | Dans quel pays réside l'acheteur ?
    | Dans quel pays se trouve l'entreprise cliente ? | Dans quel pays le client est-il domicilié ?
    | Quel est le pays du client ? | Quel est le pays de l'acheteur ? | Quel pays figure dans l'adresse de facturation ?
    | De quel pays est le client ? | De quel pays vient l'acheteur ? | Le client est-il étranger, de quel pays ?
    | Vers quel pays la facture est-elle envoyée ? | Donnez le pays de l'acheteur. | Relevez le pays du client.
    | Indiquez le pays du client. | Cherchez le pays du destinataire facturé. | pays du domicile du client
    | pays de l'entreprise facturée | pays du consommateur | pays de destination de la facture | pays où vit l'acheteur
seller_address = adresse du vendeur | adresse émetteur | adresse fournisseur | adresse société | adresse du siège
    | adresse du siège social | adresse postale du fournisseur | adresse complète du vendeur
    | coordonnées postales du fournisseur | domicile de la société | adresse du créancier | adresse du commerçant
    | adresse du magasin | adr. fournisseur | adresse de l'expéditeur de la facture | adresse de l'entreprise émettrice
    | adresse légale de la société | localisation du vendeur | Où est situé le vendeur ? | Où se trouve le magasin ?
    | Où est le siège de l'entreprise ? | Où est établi le fournisseur ? | Où est domiciliée la société émettrice ?
    | À quelle adresse écrire au fournisseur ? | À quelle adresse se trouve le prestataire ?
    | Où renvoyer un courrier au vendeur ? | D'où la facture a-t-elle été envoyée ?
    | Quelle est l'adresse de l'émetteur ? | Quelle est l'adresse postale de l'entreprise ?
    | Quelle est l'adresse du prestataire ? | Donnez-moi l'adresse du siège social. | Relevez l'adresse de l'émetteur.
    | Cherchez l'adresse complète du fournisseur. | Où adresser un recommandé au vendeur ?
    | adresse de la firme qui facture
buyer_address = adresse client | adresse du destinataire de la facture | adresse du débiteur | adresse de l'abonné
    | adresse postale du client | adresse du payeur | adresse du preneur | adresse de la société cliente
    | adresse de l'entreprise facturée | adresse de correspondance du client | domicile du client
    | coordonnées postales du client | adr. client | adresse d'envoi de la facture | votre adresse de facturation
    | lieu de résidence complet de l'acheteur | adresse où facturer | Où vit l'acheteur ?
    | Où le client est-il domicilié ? | Où est envoyée la facture ? | Où est située l'entreprise cliente ?
    | À quelle adresse facture-t-on ? | À quelle adresse habite le client ?
    | Chez qui et où la facture est-elle adressée ? | Vers quelle adresse la note est-elle expédiée ?
    | Quelle est l'adresse de l'acheteur ? | Quelle est l'adresse postale du client ?
    | Quelle adresse de facturation est mentionnée ? | Donnez-moi l'adresse de l'acheteur.
    | Relevez l'adresse de facturation. | Cherchez l'adresse complète du client. | adresse du consommateur
    | adresse facture | Où réside la personne facturée ?
shipping_address = adresse livraison | livrer à | lieu de réception | destination de la marchandise
    | adresse de réception du colis | adresse du chantier | lieu d'intervention | lieu de consommation
    | point de livraison, adresse | Où faut-il livrer ? | Où le colis part-il ?
    | À quelle adresse la commande est-elle envoyée ? | destinataire de la livraison, adresse
    | Où la prestation a-t-elle lieu ? | Vers où expédie-t-on les articles ? | adresse de destination du colis
    | lieu de dépose
shipping_method = mode de livraison | mode de transport | type d'expédition | moyen de transport | transport par
    | expédié par | livreur | service de livraison | société de transport | Quel transporteur a été choisi ?
    | Par qui le colis est-il acheminé ? | Comment la commande est-elle envoyée ? | Comment livre-t-on ? | coursier
    | voie d'expédition | option de livraison | livraison via
delivery_terms = Incoterms | condition de livraison | franco de port ? | franco | clause de livraison | règle incoterm
    | termes de livraison | À quelles conditions livre-t-on ? | Quel incoterm s'applique ? | EXW, FCA ou DAP ?
    | Qui supporte le transport selon l'incoterm ? | conditions d'expédition | Indiquez l'incoterm.
    | modalités de remise de la marchandise
payment_terms = conditions de règlement convenues | condition de paiement | cond. paiement | cond. règlement
    | délai de règlement | délais de paiement | échéance en jours | nombre de jours pour payer | jours nets
    | délai accordé | 30 jours fin de mois ? | paiement à combien de jours ? | paiement comptant ou à terme ?
    | payable sous combien de jours ? | conditions d'escompte | clause de paiement | termes de paiement
    | règles de paiement | délai crédit client | À quelles conditions faut-il payer ?
    | Sous combien de temps dois-je payer ? | Combien de jours ai-je pour payer ? | Quel délai a-t-on pour régler ?
    | Combien de temps m'accorde-t-on pour régler ? | Quelles sont les modalités de paiement ?
    | Quel terme de paiement est convenu ? | Quelles règles de paiement s'appliquent ?
    | De quel délai dispose le client pour payer ? | Faut-il payer à 30 ou à 60 jours ?
    | Relevez les conditions de paiement. | Cherchez le délai de règlement. | délai en jours
    | conditions convenues pour le paiement | paiement à réception ou à échéance ? | conditions de crédit
    | Y a-t-il un escompte en cas de paiement rapide ?
payment_method = type de paiement | réglé par | réglé en | méthode de paiement | instrument de paiement
    | Carte, chèque ou espèces ? | Payé en liquide ou par carte ? | Par quel moyen ai-je payé ?
    | Comment dois-je payer ? | Comment le client a-t-il réglé ? | virement ou prélèvement ? | mode d'encaissement
    | façon de payer | Avec quelle carte a-t-on payé ?
billing_period = période concernée | période de prestation | période d'abonnement | période de location
    | période de décompte | période de référence | période de service | mois facturé | mois de facturation
    | mois concerné | mois de prestation | trimestre facturé | exercice facturé | intervalle facturé | durée facturée
    | du … au … facturé | laps de temps facturé | semaine ou mois facturé | terme locatif
    | Pour quelle période paie-t-on ? | Pour quel mois est cette facture ? | Sur quelle période porte la facture ?
    | Quelle période la facture couvre-t-elle ? | De quand à quand court la période ? | Quel trimestre est facturé ?
    | Quels mois sont couverts ? | À quel mois se rapporte cette note ? | À quelle période correspond la consommation ?
    | Pendant quelle période a-t-on consommé ? | Quel laps de temps est décompté ? | Relevez la période de décompte.
    | Cherchez la période couverte. | période du relevé | période de paie | loyer de quel mois ?
page_number = page n° | feuille n° | feuillet | folio | pagination | Quelle page est-ce ? | À quelle page sommes-nous ?
    | num page | numéro de feuille | numéro du feuillet | Quel est le folio ? | Sur quelle page du document est-on ?
    | page courante | page sur combien ? | Indiquez la page.
meter_number = n° de compteur | PDL | numéro PDL | point de livraison électrique | PCE | numéro de PCE | PRM | code EAN
    | EAN du compteur | référence du compteur | identifiant du compteur | Quel compteur est facturé ?
    | Quel est mon point de livraison ? | numéro de série du compteur | compteur électrique ou gaz n°
    | Quel numéro est gravé sur le compteur ?
meter_reading = index de fin | index actuel | dernier relevé | valeur du compteur | chiffres du compteur
    | état du compteur | index compteur | relève du compteur | Combien affiche le compteur ? | Que marque le compteur ?
    | À combien est le compteur ? | Quel index a été relevé ? | lecture du compteur | position du compteur
consumption = conso | conso kWh | kWh consommés | volume consommé | quantité d'énergie consommée
    | mètres cubes consommés | m³ consommés | consommation totale | consommation facturée
    | Combien d'eau ai-je utilisé ? | Combien d'énergie a été utilisée ? | Combien d'électricité a-t-on dépensé ?
    | énergie utilisée | usage en kWh | Quelle quantité de gaz a été consommée ? | Combien de m³ ?
    | consommation de la période
policy_number = n° de police | police n° | numéro d'assurance | n° d'assurance | contrat d'assurance n°
    | numéro de sociétaire | numéro de la police d'assurance | num police | identifiant de la police
    | Sous quel numéro suis-je assuré ? | Sous quelle police le risque est-il couvert ?
    | n° de contrat d'assurance auto ou habitation | Quelle police est concernée ? | n° de sociétaire
ticket_number = n° de réservation | n° de billet | billet n° | code de réservation | numéro de dossier voyage | PNR
    | code de confirmation | n° de transaction | réf. réservation | résa n° | numéro de résa
    | Sous quel code ai-je réservé ? | Quelle est la référence de ma réservation ? | identifiant de la réservation
    | Quel numéro porte le billet ? | dossier de réservation
cashier = caissière | nom de la caissière | hôtesse de caisse | hôte de caisse | opérateur de caisse | serveur
    | serveuse | Qui m'a encaissé ? | Qui était à la caisse ? | Qui m'a servi ? | Quel employé a encaissé ?
    | agent de caisse | nom du serveur | personne en caisse | Par qui ai-je été servi ?
store_number = numéro de succursale | n° magasin | code magasin | numéro d'agence | code agence du magasin | filiale n°
    | boutique n° | Dans quel magasin ai-je acheté ? | Quelle succursale a fait la vente ? | Quel point de vente ?
    | identifiant du magasin | num magasin | établissement n° | Quel est le code du magasin ?
terminal = n° de caisse | caisse numéro | numéro de terminal | ID terminal | TPE | terminal de paiement
    | identifiant du TPE | terminal bancaire n° | caisse enregistreuse n° | poste de caisse
    | À quelle caisse ai-je payé ? | Sur quel terminal a-t-on payé ? | Quelle caisse a imprimé le ticket ?
    | Quel est le numéro du terminal ? | lecteur de carte n°
time = heure d'achat | heure de vente | heure du ticket | heure de transaction | heure d'impression | horodatage | hh:mm
    | À quelle heure l'achat a-t-il été fait ? | À quelle heure ai-je payé ? | Quelle heure est imprimée ?
    | Il était quelle heure ? | heure d'édition | heure du passage en caisse | heure exacte | Relevez l'heure.
room_number = n° de chambre | chambre n° | num chambre | chambre d'hôtel | Quelle chambre le client occupait-il ?
    | Dans quelle chambre a-t-on dormi ? | chambre occupée | table n° | numéro de table | À quelle table a-t-on mangé ?
    | Quel est le numéro de la chambre d'hôtel ? | Quelle chambre est facturée ? | chbre | Relevez la chambre.
arrival_date = arrivée le | check-in | date de check-in | début du séjour | séjour à partir du | première nuit
    | Quand commence le séjour ? | À quelle date arrive-t-on à l'hôtel ? | Quel jour l'hôte arrive-t-il ? | entrée le
    | date d'entrée dans la chambre | Indiquez le jour d'arrivée. | date de début de séjour
departure_date = départ le | check-out | date de check-out | fin du séjour | séjour jusqu'au
    | Quand se termine le séjour ? | Quand quitte-t-on l'hôtel ? | Quel jour l'hôte repart-il ?
    | date de sortie de la chambre | date de fin de séjour | Quand la chambre a-t-elle été libérée ?
    | Indiquez le jour du départ. | dernier jour du séjour
vehicle = plaque d'immatriculation | immat | immat. du véhicule | voiture | plaque minéralogique | plaque de la voiture
    | véhicule concerné | Quelle est la plaque ? | Quel véhicule est concerné ? | De quelle voiture s'agit-il ?
    | Quel est le numéro d'immatriculation de l'auto ? | n° minéralogique | plaque auto | auto
first_name = prénoms | petit nom | prénom usuel | prénom du demandeur | prénom de la personne | Quels sont les prénoms ?
    | Comment se prénomme le demandeur ? | nom de baptême | prénom du salarié | Indiquez le prénom. | prén.
last_name = nom patronymique | nom de naissance | nom d'usage | nom du demandeur | nom de la personne sans le prénom
    | nom marital | nom de jeune fille | Quel est le patronyme ? | Quel est le nom de naissance ?
    | Quel nom de famille est inscrit ? | nom fam. | Indiquez le nom de famille.
    | Comment s'appelle la personne, nom de famille ? | nom du salarié
date_of_birth = né le | date naiss. | DDN | anniversaire | Quel jour la personne est-elle née ?
    | Quel jour est né le demandeur ? | En quelle année la personne est-elle née ? | naissance : date
    | Quelle est sa date de naissance ? | Quand est né l'intéressé ? | date de naissance de l'assuré
    | Relevez la date de naissance.
place_of_birth = né à | commune de naissance | localité de naissance | lieu naiss. | endroit de naissance
    | Dans quelle ville la personne est-elle née ? | Où est né le demandeur ? | Où est née l'intéressée ?
    | Dans quelle commune est-il né ? | Quel est son lieu de naissance ? | naissance : lieu | municipalité de naissance
    | Relevez le lieu de naissance.
nationality = nationalité du demandeur | appartenance nationale | De quelle nationalité est la personne ?
    | De quel pays la personne est-elle ressortissante ? | De quel pays est-il citoyen ? | Quelle est sa citoyenneté ?
    | Quelle citoyenneté possède le demandeur ? | nationalité actuelle | Indiquez la nationalité.
    | De quel État est-elle citoyenne ? | nationalité de l'intéressé
passport_number = n° de passeport | n° de carte d'identité | CNI n° | n° CNI | numéro de la pièce d'identité présentée
    | numéro de document d'identité | numéro de document de voyage | passeport numéro | pièce d'identité
    | Quel est le n° de la carte d'identité ? | Sous quel numéro le passeport a-t-il été délivré ? | titre de séjour n°
    | Relevez le numéro de la pièce d'identité. | numéro du document d'identité
social_security_number = n° de sécu | numéro de sécu | NIR | n° INSEE | numéro INSEE | n° SS | num sécu
    | numéro de registre national | numéro national | n° AVS | numéro AVS | NAS | numéro d'assurance sociale
    | numéro d'immatriculation sociale | Quel est mon numéro de sécu ? | Sous quel numéro est-on affilié à la sécu ?
    | numéro de carte Vitale
occupation = profession exercée | fonction | activité professionnelle | travail | boulot | qualité professionnelle
    | intitulé du poste | Quel métier exerce la personne ? | Quel est son travail ? | Quelle fonction occupe-t-elle ?
    | Quel emploi occupe le salarié ? | état professionnel | Quel poste occupe l'intéressé ? | gagne-pain
employer = employeur actuel | entreprise employeuse | société qui emploie | patron du salarié
    | raison sociale de l'employeur | lieu de travail, entreprise | Chez qui la personne travaille-t-elle ?
    | Qui emploie le salarié ? | Quelle entreprise emploie la personne ? | Pour quelle société travaille-t-il ?
    | Qui verse le salaire ? | établissement employeur | Quel est le nom de l'employeur ? | Indiquez l'employeur.
    | maison qui l'emploie
marital_status = situation matrimoniale | statut marital | situation maritale | situation conjugale
    | célibataire, marié, divorcé ? | Est-il marié ou pacsé ? | Quel est l'état civil de la personne ?
    | Quelle est la situation matrimoniale ? | Est-elle célibataire, veuve ou divorcée ? | sit. fam. | statut familial
    | Indiquez l'état civil.
gender = genre | civilité | masculin ou féminin ? | M ou F | monsieur ou madame ? | sexe du demandeur | sexe (H/F)
    | Quel est le genre de la personne ? | Quelle est la civilité ? | Est-ce un homme ou une femme ?
    | De quel sexe est la personne ? | La personne est-elle de sexe féminin ou masculin ? | Indiquez le sexe.
    | genre de l'intéressé
department = direction | division | unité organisationnelle | bureau | service concerné | département de l'entreprise
    | secteur interne | Quel département est concerné ? | Dans quel service travaille-t-il ?
    | De quel service s'agit-il ? | À quelle direction est-ce rattaché ? | cellule ou pôle
    | Quel bureau traite le dossier ? | service émetteur | Indiquez le département.
subject = sujet | objet du courrier | objet de la lettre | concerne | conc. | intitulé de la lettre | thème
    | titre du courrier | ligne objet | Quel est le sujet du courrier ? | De quoi s'agit-il dans cette lettre ?
    | À quel propos écrit-on ? | Pourquoi cette lettre a-t-elle été écrite ? | motif du courrier | matière traitée
sender = signataire | auteur de la lettre | expéditeur du courrier | émetteur du courrier | de la part de | exp.
    | Qui écrit cette lettre ? | Qui a envoyé ce courrier ? | Qui a rédigé la lettre ? | Qui a signé la lettre ?
    | De la part de qui vient ce courrier ? | rédacteur du courrier | correspondant qui écrit
    | Qui est le signataire de la lettre ? | courrier envoyé par
recipient = destinataire du courrier | destinataire de la lettre | dest. | nom du destinataire du courrier
    | adressé(e) à | à l'intention de | Pour qui est ce courrier ? | À qui écrit-on ? | Qui doit recevoir la lettre ?
    | Qui a reçu ce courrier ? | À qui ce courrier est-il destiné ? | lettre adressée à
    | Quel est le destinataire de la lettre ? | À l'intention de qui est le courrier ?
date = le document est daté de quand ? | De quand est ce document ? | Quand le document a-t-il été imprimé ?
    | date d'impression | imprimé le | édité le | en date du | date du courrier | date de la lettre
    | Quel jour ce document a-t-il été fait ? | Quand ce document a-t-il été édité ? | date du ticket
    | jour inscrit sur le document | date du papier | De quand date cette lettre ?
approved_by = validé par | signé par | vérifié par | visa | bon pour accord de | accord donné par | autorisé par
    | Qui a donné le feu vert ? | Qui a vérifié le document ? | Par qui est-ce approuvé ? | approbateur | valideur
    | nom de l'approbateur | Qui a mis son visa ? | contrôlé et approuvé par
"""

CELL_QUESTIONS = """
position = n° de ligne de {item} | numéro de poste de {item} | À quelle ligne se trouve {item} ?
    | Quel poste est {item} ? | pos. {item} | {item} : n° de ligne | {item}, quel numéro d'ordre ? | rang de {item}
    | Sous quel numéro de poste figure {item} ? | numéro d'ordre de {item} | position de {item} dans le tableau
    | {item} : numéro de poste | Combientième ligne pour {item} ? | poste n° pour {item} | ligne n° {item} ?
article_number = code article de {item} | n° d'article de {item} | réf. {item} | code produit de {item} | SKU de {item}
    | numéro de produit pour {item} | {item} : référence | {item}, quelle réf. ? | Quel est le code article de {item} ?
    | Sous quelle référence commander {item} ? | Quel code porte {item} ? | référence produit {item} | EAN de {item}
    | code-barres de {item} | référence catalogue de {item} | {item} : réf. produit
description = désignation de {item} | libellé de {item} | description de {item} | intitulé de {item}
    | {item} : désignation | Que désigne {item} ? | Quel est le libellé de {item} ? | Comment {item} est-il décrit ?
    | À quel article correspond {item} ? | Décrivez {item}. | {item}, c'est quoi ? | dénomination de {item}
    | nature de la ligne {item} | Montrez la ligne {item}. | Quel produit se cache derrière {item} ?
    | Cherchez l'article {item}.
quantity = nb {item} | {item} : combien ? | qté de {item} | {item} : qté | {item}, combien d'exemplaires ?
    | Quel nombre de {item} a été livré ? | Quelle quantité de {item} facture-t-on ? | Combien de fois {item} ?
    | nombre d'heures ou de pièces pour {item} | volume commandé de {item} | Combien a-t-on acheté de {item} ?
    | nombre de pièces {item} | Relevez le nombre de {item}. | {item} en quelle quantité ?
unit = unité de mesure de {item} | {item} : unité de mesure | {item} à la pièce ou au kilo ? | unité de vente de {item}
    | Dans quelle unité {item} est-il facturé ? | U. {item} | UM de {item} | conditionnement de {item}
    | {item} se mesure en quoi ? | {item}, quelle unité ? | Par quelle unité vend-on {item} ?
    | Heures, pièces ou mètres pour {item} ? | Comment mesure-t-on {item} ?
unit_price = PU de {item} | {item} : PU | prix à la pièce de {item} | prix par unité pour {item}
    | tarif unitaire de {item} | coût unitaire de {item} | tarif horaire ou unitaire de {item}
    | {item}, combien l'unité ? | {item}, combien pièce ? | Combien coûte une unité de {item} ?
    | Combien vaut un seul {item} ? | À quel prix unitaire vend-on {item} ? | Quel est le tarif de {item} par unité ?
    | PU HT {item} | {item} : prix à la pièce
line_tax_rate = taux de TVA pour {item} | % TVA {item} | {item} : % de TVA | TVA en % sur {item}
    | À quel taux {item} est-il taxé ? | Quel pourcentage de TVA sur {item} ? | Quelle TVA s'applique à {item} ?
    | taux applicable à {item} | taux de taxe de {item} | {item}, quel taux de TVA ? | code TVA de {item}
    | Combien de pour cent de TVA pour {item} ? | {item} taxé à combien ? | pourcentage de taxe de {item}
discount_percent = rabais sur {item} | réduction sur {item} | ristourne sur {item} | % de remise sur {item}
    | {item} : rabais | {item} : réduction en % | Quel rabais pour {item} ? | Quelle réduction est accordée sur {item} ?
    | Combien de remise sur {item} ? | taux de remise de {item} | Combien pour cent de rabais sur {item} ?
    | promo sur {item} | {item}, quelle ristourne ? | remise en pourcentage pour {item}
    | De combien {item} est-il remisé ?
line_total = total ligne {item} | montant de la ligne {item} | {item} : montant | {item} : prix total
    | total HT de {item} | montant HT de {item} | coût total de {item} | valeur totale de {item}
    | À combien revient {item} au total ? | Quelle somme est facturée pour {item} ? | Combien fait la ligne {item} ?
    | Quel est le total de {item} ? | Que coûte l'ensemble de {item} ? | {item}, ça fait combien en tout ?
    | Combien ai-je payé pour {item} au total ? | sous-total de {item}
date = {item} : quel jour ? | jour de {item} | Quand {item} a-t-il eu lieu ?
    | À quelle date {item} a-t-il été effectué ? | De quand date {item} ? | Quel jour pour {item} ?
    | {item}, à quelle date ? | date de la ligne {item} | Quelle date figure à la ligne {item} ?
    | date d'opération de {item} | {item} daté du | De quel jour est {item} ? | Quand a-t-on enregistré {item} ?
    | {item}, c'était quand ? | Relevez la date de {item}.
"""

COLUMNS = """
position = Pos.N° | No | Ordre | Nº | N°. | L. | Lg | Repère
article_number = Réf. fournisseur | Code EAN | Code-barres | N° produit | Réf. client | Code produit/service
    | Codification | Numéro d'article | Référence produit | ISBN | Gencod | Réf.article | Ref | Code barre | SKU
description = Description du produit | Libellé article | Désignation des prestations | Description des services
    | Travaux | Désignation des marchandises | Article / Désignation | Nature de la prestation | Produits
    | Type de prestation | Mission | Opération | Objet | Titre | Désignation et description | Descriptif
    | Nature de l'opération
quantity = Qtés | Qté facturée | Qté liv. | Nb. | Nb d'unités | Nombre d'heures | Nb jours | Jours | Volume | Conso.
    | Consommation | Poids | Nuits | Qté commandée | Quantité livrée | Nbr
unit = Unité vente | Unités | Condit. | Conditionnement | Unité mes. | Mesure | Par | Colis
unit_price = Prix unitaire net | P.U net | PU (€) | P.U. € | Tarif unitaire | Prix net | PU net HT | Prix brut
    | PU TTC | Tarif HT | Taux horaire | Prix de vente | Prix public | Montant unitaire | Prix unit. HT | Px unit. HT
    | P.U.H.T.
line_tax_rate = Taux de taxe | Taxe | %TVA | Tx. TVA | T.V.A. % | Taux TVA % | Cd TVA | Taux (TVA)
discount_percent = Remises | Rem (%) | Remise en % | Taux rem. | Rist. | Ristourne | Rem. en %
line_total = Total net HT | Montant total | Montant net HT | Total (HT) | Montant (€) | Total € | Net à payer
    | Prix total TTC | Montant total HT | Total H.T. | Montant € HT | Net | M. HT | Mont. HT | Total net
    | Prix net total | Coût
date = Date intervention | Effectué le | Date facture | Date pièce | Date d'opération | Livré le
    | Date de la prestation | Jour et heure | Date liv. | Date comptable
"""

SENTENCES = """
Facture {invoice_number} du {invoice_date}, montant {total}, échéance {due_date}
Facture n° {invoice_number} en date du {invoice_date}
Votre commande n° {order_number} du {order_date}
N/Réf. {reference}, V/Commande {order_number}
Votre numéro de client est le {customer_number}.
Client {customer_number}, contrat {contract_number}
À payer : {total} avant le {due_date} sur le compte {iban} ({bank_name}, {bic}).
Virement à l'ordre de {account_holder}, {iban}, communication {payment_reference}
IBAN {iban}, BIC {bic}, {bank_name}
IBAN : {iban} BIC : {bic} Banque : {bank_name}
{bank_name} - IBAN {iban}
Coordonnées bancaires : {bank_name}, compte {account_number}
Nous prélèverons {total} le {due_date}.
La cotisation de {total} est exigible le {due_date}.
Prime hors taxe {net_total}, taxe {tax_amount}, prime totale {total}
TVA à {tax_rate} : {tax_amount}
Le montant de {total} comprend {tax_amount} de TVA au taux de {tax_rate}.
{total} TTC dont {tax_amount} de TVA
HT {net_total}, TVA {tax_amount}, TTC {total}
Soit un total de {total} toutes taxes comprises.
Arrêtée la présente facture à la somme de {total}.
Livré le {delivery_date}, bon de livraison {delivery_note_number}
Livraison du {delivery_date} suivant commande {order_number}
Période facturée : {billing_period}
Prestations réalisées le {delivery_date}
Payable {payment_terms}, au plus tard le {due_date}
Date limite de paiement : {due_date}
Mode de règlement : {payment_method}, {payment_terms}
Acompte versé {amount_paid}, solde à régler {balance_due}
Déduction faite de l'acompte de {amount_paid}, il reste dû {balance_due}.
Ancien solde {previous_balance}, nouveau solde {balance_due}
Remise accordée {discount}. Frais de port {shipping_cost}.
Votre interlocuteur : {contact_person}, tél. {phone}, {email}
Dossier suivi par {contact_person}, ligne directe {phone}
Tél. {phone} Fax {fax} {email} {website}
Tél. {phone} - Portable {mobile} - {email}
TVA intracommunautaire {vat_id}, {company_register}
N° TVA {vat_id}, votre n° TVA {customer_vat_id}
Exonération de TVA, livraison intracommunautaire, client {customer_vat_id}
{seller_name}, {seller_street}, {seller_postcode} {seller_city}
Représentée par {managing_director}, {company_register}
Avoir {credit_note_number} sur notre facture du {invoice_date}
Devis {quote_number}, chantier {project_number}
Contrat d'assurance {policy_number}
Expédition par {shipping_method}, colis {tracking_number}
Montants exprimés en {currency}.
Vendeur {salesperson}, affaire {project_number}
"""
