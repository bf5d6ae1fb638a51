"""French questions of training pages, put together of parts (format: see `composed.py`), written without a look at the held-out
ones.
"""

SLOTS = """
finda = Trouve | Cherche | Indiquez | Relevez | Donne-moi
findb = Repère | Recherchez | Affiche | Veuillez indiquer | Dites-moi
findc = Lis-moi | Merci d'indiquer | Extrayez | Cite | Va chercher
fetcha = Je cherche | Il me faut | On me demande | J'aimerais avoir
fetchb = J'ai besoin de connaître | Je voudrais | Il nous manque | Je n'arrive pas à trouver
fetchc = Je dois saisir | Je souhaite vérifier | Il me faudrait | Je n'ai pas
aska = C'est quoi | Où figure | Peux-tu me donner | Pourriez-vous m'indiquer | Tu vois
askb = Où lit-on | Pouvez-vous me communiquer | Tu me donnes | Est-ce que tu vois | Peut-on connaître
askc = Où apparaît | Vous avez | As-tu repéré | Pourrais-tu me lire | Sais-tu me dire
aspb = Où lit-on | Pouvez-vous me communiquer | Tu me donnes | Est-ce que tu vois
aspc = Où apparaissent | Vous avez | As-tu repéré | Pourrais-tu me lire
hier = - | ici | sur ce document
of_seller = du fournisseur | du vendeur | du prestataire | de l'émetteur de la facture | du créancier
    | de la société qui facture | de l'entreprise émettrice
the_seller = le fournisseur | le vendeur | le prestataire | l'émetteur de la facture | la société qui facture
    | l'entreprise créancière
seller_il = le fournisseur | le vendeur | le prestataire | l'émetteur de la facture | le créancier
seller_elle = la société qui facture | l'entreprise émettrice | la maison qui vend | la firme créancière
to_seller = au fournisseur | au vendeur | au prestataire | à l'émetteur de la facture | à la société qui facture
of_buyer = du client | de la cliente | de l'acheteur | du débiteur | du destinataire de la facture
    | de la société facturée | du payeur
the_buyer = le client | la cliente | l'acheteur | le débiteur | la personne facturée | l'entreprise facturée
    | le payeur
buyer_il = le client | l'acheteur | le débiteur | le destinataire de la facture | le payeur
buyer_elle = la cliente | l'acheteuse | la personne facturée | la débitrice
of_person = de la personne | du demandeur | du candidat | de l'intéressé | de la personne concernée | du signataire
person_il = le demandeur | le candidat | l'intéressé | le requérant
person_elle = la personne | la candidate | l'intéressée | la requérante
the_invoice = la facture | cette facture | la facture reçue | la présente facture
process = comptabiliser | encoder | enregistrer | classer | contester | retrouver
when = Quand | À quelle date | Quel jour
bywhen = Pour quand | Avant quelle date | Pour quelle date | Au plus tard quand
until = Jusqu'à quand | Jusqu'à quel jour | Jusqu'à quelle date
goods = la marchandise | la commande | le colis | la livraison
must = faut-il | dois-je | doit-on | devons-nous
wire = virer | verser | transférer | envoyer
money = l'argent | la somme | le montant | le paiement
sitpay = Pour le virement | Pour régler la facture | Je prépare le paiement | Pour payer en ligne
sitbook = Pour la compta | Pour le classement | Pour la saisie | Pour notre dossier | Pour le contrôle
amounts_to = s'élève | se monte | se chiffre
much = Combien | Quel montant | Quelle somme
town = ville | localité | commune | municipalité
place_il = a-t-il son siège | est-il établi | est-il installé | a-t-il ses bureaux | est-il situé
place_elle = a-t-elle son siège | est-elle établie | est-elle installée | a-t-elle ses bureaux | est-elle située
live_il = habite-t-il | réside-t-il | est-il domicilié | demeure-t-il | est-il établi
live_elle = habite-t-elle | réside-t-elle | est-elle domiciliée | demeure-t-elle | est-elle établie
firm = Quelle société | Quelle entreprise | Quelle firme | Quel fournisseur | Quel prestataire
invoice_number_m = numéro de facture | numéro de la facture | n° de facture | no de la facture
    | numéro de cette facture | numéro attribué à la facture | numéro de pièce de la facture
invoice_number_v = identifiant de la facture | identifiant de facturation
inv_reg = la facture est-elle enregistrée | cette facture a-t-elle été émise | la facture a-t-elle été établie
    | le fournisseur a-t-il émis la facture | ce décompte a-t-il été facturé | retrouve-t-on cette facture
inv_num = cette facture est-elle numérotée | la facture est-elle numérotée | le fournisseur a-t-il numéroté sa facture
inv_no_short = facture n° | fact. n° | n° fact. | no facture | facture numéro | num facture | réf. facture
invoice_date_m = jour de facturation | jour où la facture a été établie
invoice_date_f = date de facture | date de facturation | date de la facture | date d'émission de la facture
    | date d'établissement de la facture | date portée sur la facture | date de création de la facture
inv_made = la facture a-t-elle été établie | la facture a-t-elle été émise | a-t-on facturé
    | cette facture a-t-elle été faite | la facture a-t-elle été dressée | nous a-t-on facturé cela
    | la facture a-t-elle été éditée | a été rédigée la facture
inv_dates = date la facture | date cette facture | est datée la facture | est cette facture
inv_since = est datée de quand | remonte à quand | a été faite quand | est de quel jour | a été émise quand
inv_bears = porte la facture | est inscrite sur la facture | le fournisseur a-t-il mise sur sa facture
inv_date_short = facturé le | facture du | date fact. | facture datée du | émise le
due_date_m = dernier jour pour payer | jour d'échéance | terme du paiement
due_date_f = date d'échéance | date limite de paiement | date limite de règlement | date butoir pour payer
    | date d'exigibilité
due_date_w = échéance de la facture | échéance du paiement
due_pay = payer | régler la facture | avoir payé | s'acquitter de la facture | effectuer le virement
due_arrive = l'argent doit-il être arrivé | le paiement doit-il être parvenu | la facture doit-elle être réglée
    | le paiement est-il attendu | la somme doit-elle être créditée
due_can = a-t-on pour payer | puis-je payer sans frais de retard | ai-je le temps de payer
    | le client a-t-il pour régler | peut-on payer sans intérêts
due_falls = la facture arrive-t-elle à échéance | le paiement est-il dû | la facture est-elle échue
    | la facture devient-elle exigible | le montant est-il exigible
due_coll = pour quand | avant quand | jusqu'à quand | au plus tard quand
bywhen2 = pour quand | jusqu'à quand | avant quelle date
due_short = à payer avant le | payable jusqu'au | à régler au plus tard le | échéance | échéance de paiement
    | date éch. | payable le
delivery_date_m = jour de livraison | jour de la livraison
delivery_date_f = date de livraison | date de la livraison | date de remise de la marchandise
    | date de réception de la marchandise | date de prestation
deliv_goods = la marchandise | la commande
deliv_f = a-t-elle été livrée | est-elle arrivée | sera-t-elle livrée | doit-elle arriver | a-t-elle été réceptionnée
deliv_m = le colis a-t-il été livré | le colis est-il arrivé | le matériel a-t-il été livré
    | les articles ont-ils été livrés | la livraison a-t-elle eu lieu | la livraison a-t-elle été effectuée
deliv_has = a-t-il livré | livre-t-il | doit-il livrer | va-t-il livrer | a-t-il remis la marchandise
deliv_when = quand | à quelle date | quel jour
deliv_coll = a eu lieu quand | c'était quand | est prévue quand | tombe quel jour | se fait quand
deliv_short = livré le | livraison le | date livr. | livraison prévue le | livrable le | livraison effectuée le
deliv_plan = est-elle prévue | est-elle annoncée | est-elle promise
order_date_m = jour de la commande | jour où la commande a été passée
order_date_f = date de commande | date de la commande | date du bon de commande | date de passation de la commande
    | date à laquelle on a commandé
ord_made = la commande a-t-elle été passée | avons-nous commandé | a-t-on passé commande
    | la marchandise a-t-elle été commandée | la commande a-t-elle été enregistrée | l'achat a-t-il été commandé
ord_has_il = a-t-il commandé | a-t-il passé commande | a-t-il envoyé sa commande
ord_has_elle = a-t-elle commandé | a-t-elle passé commande | a-t-elle envoyé sa commande
ord_the = la commande | le bon de commande | notre commande
ord_coll = a été passée quand | remonte à quand | date de quand | a été faite quel jour
ord_dshort = commandé le | commande du | date cde | votre commande du | date comm.
order_number_m = numéro de commande | numéro de la commande | numéro du bon de commande | n° de commande
    | no de commande | numéro de notre commande | numéro de l'ordre d'achat
order_number_f = référence de commande | référence de la commande
ordn_poss = notre | votre | son | mon
ordn_rel = se rapporte la facture | correspond cette facture | se rattache la facture | renvoie le document
ordn_base = s'appuie la facture | la facture est-elle basée | repose cette facture
ordn_short = commande n° | n° cde | bon de commande n° | no commande | cde no | num commande | votre commande n°
ordn_gave = a-t-il donné | a-t-il indiqué | doit-il rappeler
ordn_track = suivre | annuler | modifier | réclamer
customer_number_m = numéro de client | numéro client | n° de client | no de client | code client | numéro d'abonné
    | numéro du client | numéro de compte client
customer_number_v = identifiant client | identifiant du client
cust_reg = le client est-il enregistré | le client est-il connu du fournisseur | sommes-nous enregistrés comme clients
    | suis-je inscrit comme client | figure le client chez le fournisseur
cust_gave = a-t-il attribué | donne-t-il | a-t-il donné
cust_have = avons-nous | a-t-on reçu | est imprimé | dois-je mentionner
cust_say = faut-il donner | dois-je citer | est-ce que je donne
cust_known = sommes-nous connus | suis-je enregistré | est-on géré
cust_short = client n° | n° client | code cli. | no client | votre n° de client | num client
contract_number_m = numéro de contrat | numéro du contrat | n° de contrat | numéro de l'abonnement
contr = le contrat | notre contrat | la convention | l'abonnement
contr_reg = le contrat est-il enregistré | le contrat a-t-il été conclu | gère-t-on le contrat
contr_short = contrat n° | n° contrat | votre contrat no
contr_end = résilier | modifier | prolonger
delivery_note_number_m = numéro du bon de livraison | numéro de bon de livraison | n° de bordereau de livraison
    | numéro du bulletin de livraison | n° de BL
dn = le bon de livraison | le bordereau de livraison | le bulletin de livraison | le BL
dn_short = bon de livraison n° | BL n° | no bulletin de livraison | n° BL
dn_based = s'appuie la facture | est mentionnée cette livraison | la facture se base-t-elle
dn_made = le bon de livraison a-t-il été établi | le bordereau de livraison est-il enregistré
tracking_number_m = numéro de suivi | numéro de suivi du colis | numéro de repérage | code de suivi | numéro de traçage
trk_can = puis-je suivre | peut-on localiser | retrouve-t-on
trk_parcel = le colis | le paquet | l'envoi
trk_short = suivi n° | n° de suivi | suivi colis | tracking colis | no de repérage
project_number_m = numéro de projet | numéro du projet | n° de chantier | code du projet | numéro du mandat
proj = le projet | le chantier | ce projet
proj_book = faut-il imputer la dépense | dois-je comptabiliser cela | impute-t-on la facture
proj_short = projet n° | chantier n° | n° projet | no de mandat
quote_number_m = numéro de devis | numéro du devis | numéro de l'offre | n° de soumission
    | numéro de la proposition de prix
quo = le devis | l'offre | la soumission | la proposition de prix
quo_made = le devis a-t-il été établi | l'offre a-t-elle été remise | la soumission a-t-elle été faite
quo_short = devis n° | offre n° | n° devis | soumission no
credit_note_number_m = numéro de l'avoir | numéro de la note de crédit | n° d'avoir | numéro de la facture d'avoir
cn = l'avoir | la note de crédit | la facture d'avoir
cn_made = l'avoir a-t-il été émis | la note de crédit a-t-elle été établie | nous a-t-on fait un avoir
    | le fournisseur a-t-il émis la note de crédit
cn_short = avoir n° | note de crédit n° | NC no | n° note de crédit
receipt_number_m = numéro du reçu | numéro de ticket de caisse | numéro de la quittance | n° de reçu
    | numéro du justificatif de caisse
rec = le reçu | le ticket de caisse | la quittance | le bon de caisse
rec_made = le reçu a-t-il été délivré | l'encaissement est-il enregistré | le ticket de caisse est-il enregistré
rec_short = reçu n° | quittance n° | ticket de caisse n° | no de reçu
reference_m = numéro de référence | code de référence | numéro de référence du dossier
reference_f = référence | référence du dossier | référence du courrier | référence interne
    | référence à rappeler dans la correspondance | référence du document | mention de référence
ref_write = faut-il rappeler dans notre réponse | dois-je citer en écrivant | figure en haut de la lettre
    | doit-on mentionner dans tout courrier
ref_filed = le dossier est-il classé | traite-t-on cette affaire | le dossier est-il suivi
    | cette affaire est-elle connue | notre demande est-elle traitée
ref_poss = notre | votre | leur | sa
ref_short = réf. | v/réf. | n/réf. | nos références | vos références | à rappeler dans toute correspondance
    | dossier n°
ref_letter = ce courrier | cette lettre | ce document | la lettre
ref_cite = faut-il citer | dois-je rappeler | faut-il mentionner
ref_belongs = se rapporte ce courrier | appartient ce document | faut-il classer cette lettre
find1 = Trouve | Indiquez | Cherche | Veuillez noter | Donne-moi
payment_reference_m = motif du virement | libellé du virement | motif de versement | numéro de référence du paiement
payment_reference_f = référence de paiement | communication structurée | communication du virement
    | référence à indiquer lors du paiement | référence du bulletin de versement | référence QR
pref_write = indiquer | mettre | reporter | mentionner
pref_onpay = sur le virement | en payant | lors du versement
pref_onpay2 = dans la communication du virement | comme motif de paiement | dans le champ motif du virement
    | en communication
pref_comm = communication | communication structurée | référence de virement
pref_short = communication à indiquer lors du paiement | réf. paiement | réf. virement | à rappeler lors du règlement
    | VCS | mention à porter sur le virement
total_m = montant total | total TTC | montant TTC | total général | montant toutes taxes comprises
    | total de la facture | montant brut de la facture | grand total
total_f = somme totale | somme totale taxes comprises
ttc = toutes taxes comprises | TVA comprise | taxes incluses | au total | en tout
tot_cost = coûte le tout | coûte l'ensemble taxes comprises | ça fait en tout | fait la facture au total
    | vaut la facture TVA comprise | coûte tout cela ensemble | coûte l'achat au total
tot_sum = En tout | Au total | Tout compris | Taxes comprises
tot_price = total taxes comprises | global TTC | final avec la TVA | de l'ensemble TVA incluse
tot_asks = la facture atteint-elle | le fournisseur facture-t-il | nous facture-t-on
tot_short = total TTC en bas de la facture | TTC | total avec taxes | somme finale de la facture | montant global
    | total TVAC | facture totale
net_total_m = montant hors taxes | total HT | total hors taxes | montant net sans TVA | sous-total hors taxes
    | total HTVA | montant avant taxes | sous-total | montant hors TVA
net_total_f = base hors taxes | somme hors TVA
ht = hors taxes | hors TVA | sans la TVA | avant taxes | HTVA
net_cost = coûte le tout | fait la facture | coûte la marchandise | coûtent les prestations | font les articles
net_price = hors taxes de l'ensemble | total sans les taxes | net hors TVA | global avant TVA
net_cap = Hors taxes | Sans la TVA | Avant taxes | Si on enlève la TVA
net_taxed = la TVA est-elle calculée | porte la taxe | calcule-t-on la TVA | la TVA s'applique-t-elle
net_short = HT | total net HT | total avant TPS et TVQ | base imposable | net commercial | sous-total avant taxes
tax_amount_m = montant de la TVA | montant de TVA | montant de la taxe | total de la TVA | montant des taxes
    | montant de la TVA facturée
tax_amount_f = TVA en argent | part de TVA dans la facture | taxe facturée | somme de la TVA
tax_much = Combien | Quel montant | Quelle somme
tax_much2 = Combien | Quel montant | Quelle somme
tax_inc = la facture contient-elle | nous facture-t-on | peut-on récupérer | faut-il déduire | verse-t-on au fisc
tax_the = la TVA | la taxe sur la valeur ajoutée | la taxe de vente | la TVA facturée
tax_what = TVA | taxe | taxe de vente
tax_where = dans cette facture | là-dedans | dans le total | sur cet achat
tax_goes = part en TVA | revient à l'État comme taxe | la TVA représente-t-elle
tax_how = quel est le montant | combien est-ce | quelle somme est-ce | ça fait combien
tax_short = dont TVA | TVA totale | TPS et TVQ | mt TVA | montant de la TPS | taxe sur la valeur ajoutée en chiffres
    | total taxes
tax_rate_m = taux de TVA | taux de TVA appliqué | taux de la taxe | taux de taxe | pourcentage de TVA
    | taux d'imposition à la TVA | taux de TVA de la facture | taux de TPS
tr_taxed = la marchandise est-elle taxée | la TVA est-elle calculée | la prestation est-elle imposée
    | cet achat est-il taxé | applique-t-on la TVA
tr_pct = de TVA est appliqué | de taxe s'ajoute au prix net | du prix représente la TVA | de TVA compte-t-on
    | de taxe le fournisseur calcule-t-il
tr_apply = applique-t-il pour la TVA | retient-il pour la taxe | utilise-t-il pour calculer la TVA
tr_add = s'ajoutent au prix | nous compte-t-on | sont appliqués | faut-il compter
tr_valid = s'applique | a été retenu | faut-il encoder | est en vigueur ici
tr_pc = de pour cent | pour cent | en pourcentage
tr_short = TVA en % | taux TVA | % TVA | % de taxe | TVA au taux de
shipping_cost_p = frais de port | frais de livraison | frais d'expédition | frais de transport | frais d'envoi
ship_the = l'envoi | la livraison | l'expédition | le transport | le port
ship_amt = s'élèvent | se montent | se chiffrent
ship_of = de port | de livraison | d'envoi
ship_short = port | port et emballage | participation aux frais de port
discount_m = rabais | montant de la remise | rabais accordé | montant de la ristourne
discount_f = remise accordée | ristourne | réduction de prix
disc_much = Combien de remise | Quel rabais | Quelle ristourne
disc_from = le fournisseur accorde-t-il | nous fait-on | le client obtient-il | y a-t-il sur la facture
disc_get = obtient-on | est déduite du prix | le client reçoit-il
disc_low = a-t-il été baissé | est-il réduit | diminue-t-il grâce à la remise
disc_short = remise | escompte | promo déduite | moins rabais
amount_paid_m = montant déjà payé | montant déjà réglé | montant de l'acompte versé | montant reçu à ce jour
    | total des paiements reçus | montant acquitté | règlement déjà effectué
amount_paid_f = somme déjà versée | somme encaissée | somme déjà réglée
amount_paid_v = acompte versé | acompte déjà payé
paid_much = Combien | Quel montant
paid_low = combien | quel montant
paid_done = avons-nous déjà versé | a-t-on déjà réglé | ai-je déjà payé | a-t-on versé d'avance
    | avons-nous payé jusqu'ici
paid_il = a-t-il déjà payé | a-t-il réglé jusqu'ici | a-t-il déjà versé
paid_elle = a-t-elle déjà payé | a-t-elle réglé jusqu'ici | a-t-elle déjà versé
paid_pp = payé | réglé | versé | encaissé
paid_rec = reçu | encaissé | touché
paid_acc = a été versé | est déduit | avons-nous payé | a été porté en compte
paid_short = déjà payé | payé | acompte reçu | paiements reçus | moins acomptes | règlements reçus | versé à ce jour
balance_due_m = solde à payer | solde dû | reste à payer | solde restant dû | montant restant dû | solde ouvert
    | montant encore dû | solde impayé
balance_due_f = somme restant à payer | somme encore due
bal_much = Combien | Quel montant | Quelle somme
bal_low = combien | quelle somme
bal_still = doit-on encore | devons-nous encore | dois-je encore payer | faut-il encore verser
    | nous réclame-t-on encore | restons-nous devoir
bal_owes_il = doit-il encore | doit-il encore payer | reste-t-il devoir
bal_owes_elle = doit-elle encore | doit-elle encore payer | reste-t-elle devoir
bal_left = reste-t-il à payer | reste-t-il dû | reste-t-il ouvert | doit-on encore | reste-t-il à régler
bal_the = le solde dû | le reste à payer | le solde ouvert | la dette restante
bal_remains = doit-on encore | faut-il encore payer | reste-t-on devoir
bal_short = reste dû | reste à régler | solde final dû | restant dû | net à payer après acompte | encore à payer
previous_balance_m = solde précédent | solde de la facture précédente | solde reporté | report du solde antérieur
    | solde antérieur
prev_from = vient de la période précédente | a été reporté | restait de la dernière facture
prev_carried = a été reporté de la facture précédente | provient du décompte précédent
    | restait ouvert avant cette facture
prev_short = ancien solde | report | solde à nouveau | solde de la dernière facture | arriéré reporté
prev_owed = devait-on avant cette facture | restait-il à payer du mois précédent
currency_f = devise | monnaie de facturation | devise de la facture | monnaie | monnaie utilisée
cur = devise | monnaie
cur_shown = la facture est-elle établie | sont exprimés les montants | a-t-on facturé | les prix sont-ils indiqués
cur_short = devise du document | code monnaie | libellé en quelle monnaie | monnaie du paiement
iban_m = numéro IBAN | code IBAN | numéro de compte international | numéro de compte au format IBAN
iban_v = IBAN | IBAN du bénéficiaire | IBAN du créancier | IBAN du fournisseur | IBAN du compte à créditer
iban_n = IBAN | numéro IBAN | compte IBAN
iban_art = l'IBAN | le numéro IBAN | l'IBAN du fournisseur | le compte au format IBAN
iban_gives = donne-t-il | indique-t-il pour le paiement | utilise-t-il
iban_in = pour le virement | dans l'e-banking | dans l'appli de la banque | sur l'ordre de paiement
iban_short = IBAN n° | compte IBAN | IBAN pour le paiement | IBAN du destinataire du paiement | IBAN sur la facture
bic_m = code BIC | BIC | code SWIFT | BIC de la banque | code SWIFT de la banque | code BIC du fournisseur
    | numéro SWIFT | code BIC de l'établissement
bic_v = identifiant international de la banque | identifiant SWIFT
bic_n = BIC | code BIC | code SWIFT
bic_bank = la banque du fournisseur | la banque du bénéficiaire | cette banque | l'établissement bancaire
bic_ofbank = de la banque du bénéficiaire | de la banque du créancier | de l'institution financière
    | pour un virement depuis l'étranger
bic_art = le BIC | le code SWIFT | le BIC de la banque
bic_id = la banque est-elle identifiée | reconnaît-on la banque | s'identifie l'établissement
bic_short = BIC/SWIFT | SWIFT | BIC n° | BIC pour le virement | code swift du bénéficiaire
account_number_m = numéro de compte | numéro de compte bancaire | n° de compte | numéro du compte bancaire
    | numéro du compte postal | numéro de CCP | numéro de compte du fournisseur | numéro du compte à créditer
acc_the = le compte bancaire | le compte postal | le compte du fournisseur | le compte en banque du créancier
acc_art = le numéro de compte | le numéro du compte bancaire | le numéro de compte du créancier
    | le numéro de compte postal
acc_gives = indique-t-il | donne-t-il pour le paiement | a-t-il à la banque
acc_in = pour le virement | sur le bulletin de versement | dans l'ordre de paiement
acc_short = compte n° | n° cpte | cpte bancaire n° | CCP n° | compte bancaire numéro
sort_code_m = code banque | code guichet | numéro de clearing | numéro de transit | numéro de clearing bancaire
sort_n = code guichet | numéro de clearing | numéro de transit
sort_short = clearing n° | transit bancaire | code établissement bancaire | CB n°
bank_name_m = nom de la banque | nom de l'établissement bancaire | nom de l'institution financière
    | nom de la banque du fournisseur
bank_name_f = banque du fournisseur | banque du créancier | banque du bénéficiaire | banque où virer l'argent
bank_at = Chez quelle banque | Dans quelle banque | Auprès de quel établissement bancaire
bank_acc_il = a-t-il son compte | a-t-il ouvert un compte
bank_acc_elle = a-t-elle son compte | a-t-elle ouvert un compte
bank_theacc = le compte | le compte du créancier | le compte à créditer
bank_the = la banque | la banque du fournisseur | l'établissement bancaire | la banque qui reçoit l'argent
bank_runs = tient le compte | gère le compte du fournisseur | reçoit le paiement | encaisse le virement
bank_short = banque | domiciliation bancaire | établissement bancaire | institution financière | nom banque
account_holder_m = nom du titulaire du compte | nom du bénéficiaire du virement | nom du propriétaire du compte
    | nom du détenteur du compte | titulaire du compte
account_holder_v = intitulé du compte | intitulé du compte bancaire
hold_open = est ouvert le compte | est le compte | le compte bancaire est-il ouvert | le compte est-il tenu
    | le compte à créditer est-il inscrit
hold_acc = le compte | le compte bancaire | le compte à créditer | ce numéro de compte | l'IBAN
hold_who = le titulaire du compte | le bénéficiaire du virement | le propriétaire du compte bancaire
    | le détenteur du compte
hold_write = saisir | indiquer | mettre | inscrire
hold_as = bénéficiaire du virement | titulaire du compte
hold_has = détient le compte | possède le compte bancaire | est inscrit comme titulaire du compte
    | reçoit le virement sur son compte
hold_tr = virement | versement bancaire
hold_short = titulaire | compte au nom de | bénéficiaire du paiement | compte ouvert au nom de | virement en faveur de
    | nom du compte
vat_id_m = numéro de TVA | numéro de TVA intracommunautaire | n° TVA | numéro d'assujetti à la TVA
    | numéro d'inscription à la TPS | numéro de TVQ
of_sel3 = du fournisseur | du vendeur | du prestataire
vat_reg_il = assujetti | immatriculé | enregistré | inscrit
vat_reg_elle = assujettie | immatriculée | enregistrée | inscrite
vat_has = a-t-il | affiche-t-il | indique-t-il sur la facture
vat_hase = a-t-elle | affiche-t-elle | indique-t-elle sur la facture
vat_short = TVA intracom | n° TVA | notre n° TVA | TVA intracommunautaire | TPS n° | TVQ no | n° de TVA de l'entreprise
    | numéro d'identification à la TVA
customer_vat_id_m = numéro de TVA | numéro de TVA intracommunautaire | n° TVA
cvat_has = a-t-il | a-t-il communiqué | utilise-t-il
cvat_role = client | acheteur | destinataire de la facture
cvat_short = TVA client | votre n° TVA | n° TVA client | votre TVA intracom | TVA preneur | numéro de TVA du preneur
tax_number_m = numéro fiscal | numéro d'identification fiscale | numéro de contribuable | NIF
    | numéro fiscal de l'entreprise | numéro de dossier aux impôts | numéro attribué par le fisc
tax_number_v = identifiant fiscal | identifiant fiscal national
tn_il = connu du fisc | enregistré aux impôts | inscrit au service des impôts | suivi par le fisc
tn_elle = connue du fisc | enregistrée aux impôts | inscrite au service des impôts | suivie par le fisc
tn_office = le fisc | le service des impôts | le bureau des contributions
tn_short = n° fiscal | NIF n° | n° de contribuable | id. fiscale | no d'impôt | numéro de référence du fisc
company_register_m = numéro RCS | numéro d'entreprise | numéro au registre du commerce | numéro SIRET
    | numéro d'immatriculation de l'entreprise | numéro BCE | numéro d'entreprise du Québec
company_register_w = inscription au registre du commerce | immatriculation au registre du commerce
reg_il = inscrit au registre du commerce | immatriculé au RCS | enregistré à la Banque-Carrefour des entreprises
    | inscrit au registre des entreprises
reg_elle = inscrite au registre du commerce | immatriculée au RCS | enregistrée à la Banque-Carrefour des entreprises
    | inscrite au registre des entreprises
reg_short = RCS | SIRET | NEQ | RPM | RC n° | BCE n° | n° d'entreprise | registre du commerce
reg_adm = RCS | SIRET | BCE | de registre
reg_show = indique-t-il | mentionne-t-il en bas de page | a-t-il reçu à l'immatriculation
managing_director_m = nom du gérant | nom du directeur général | nom du directeur | nom de l'administrateur délégué
    | nom du dirigeant
md_runs = dirige | gère | est à la tête de | représente légalement
md_co = la société | l'entreprise | la firme
md_the = le gérant | la gérante | le directeur général | l'administrateur délégué | le patron
md_short = gérant | gérance | direction générale | PDG | représentant légal
phone_m = numéro de téléphone | téléphone | n° de téléphone | numéro de téléphone du fournisseur
    | numéro de téléphone du service clientèle | numéro à appeler | numéro de tél. | numéro de la ligne téléphonique
ph_call = puis-je appeler | peut-on joindre | atteint-on | est-ce qu'on appelle
ph_dial = composer | faire | appeler
ph_reach = joindre | avoir en ligne | contacter par téléphone
ph_q = Je veux les appeler | Je dois leur téléphoner | J'ai une question à poser au téléphone
    | Je voudrais leur passer un coup de fil
ph_short = tél. | appelez-nous au | numéro d'appel | téléphone de l'entreprise | ligne directe | tél. n°
fax_m = numéro de fax | fax | numéro de télécopieur | télécopieur | numéro de télécopie
fax_send = puis-je faxer | envoie-t-on un fax | faut-il télécopier
fax_short = fax n° | téléfax | télécopie
mobile_m = numéro de portable | numéro de mobile | numéro de GSM | numéro de natel | numéro de cellulaire
mob_n = numéro de portable | numéro de GSM
mob_who = le vendeur | l'entreprise | notre contact
mob_p = portable | GSM | natel | cellulaire
mob_short = GSM | portable | natel | cell. | tél. mobile
email_m = courriel | courriel du fournisseur | mail de contact
email_w = adresse e-mail | adresse électronique | adresse mail | adresse courriel | adresse de courriel
    | adresse e-mail du fournisseur | adresse de messagerie électronique
em_type = électronique | e-mail | courriel
em_write = peut-on écrire | dois-je écrire | envoyer un message
em_contact = joindre | contacter | atteindre
em_via = e-mail | courriel | mail
em_q = Je veux leur écrire | Je voudrais envoyer un message | Ma réclamation part par Internet
em_short = mél. | e-mail | courriel de contact | mail | adresse @ | écrivez-nous par courriel | contact par e-mail
em_what = la question | une réclamation | la confirmation
website_m = site web | site internet | site Web du fournisseur
website_w = adresse du site internet | adresse web | adresse URL
web_find = trouve-t-on l'entreprise | peut-on se renseigner | le fournisseur est-il présent
web_short = internet | site www | page d'accueil | page web
web_has = exploite | tient
contact_person_m = nom de l'interlocuteur | nom de la personne de contact | nom de la personne à contacter
    | nom du contact | nom de la personne-ressource | nom du gestionnaire du dossier | nom du responsable du dossier
cp_who = la personne de contact | notre interlocuteur | l'interlocutrice | la personne-ressource
    | le gestionnaire du dossier | la personne à contacter
cp_turn = faut-il s'adresser | puis-je m'adresser | doit-on parler | dois-je poser mes questions
cp_for = en cas de question | pour cette affaire | pour tout renseignement | au sujet de ce dossier
cp_handles = suit notre dossier | s'occupe de l'affaire | traite le dossier | répond aux questions | gère notre demande
cp_contact = contacter | appeler | joindre
cp_info = se renseigner | puis-je m'informer | obtient-on des renseignements
cp_short = interlocuteur | personne de contact | dossier suivi par | affaire suivie par | votre contact
    | personne-ressource | à contacter
salesperson_m = nom du commercial | nom du représentant | nom du délégué commercial | nom du conseiller de vente
sp_who = le commercial | le représentant | le délégué commercial | la conseillère de vente
sp_did = a conclu la vente | a servi le client en magasin | a pris la commande | a négocié l'affaire
sp_kind = commercial | représentant | conseiller
sp_short = commercial | représentant | vendu par | votre commercial | agent commercial
sn_did = nous facture | a émis la facture | a établi cette facture | nous réclame le paiement | a fourni la marchandise
    | a facturé la prestation | nous a vendu cela | a envoyé la facture
sn_comes = vient | provient | émane
sn_bought = a-t-on acheté | avons-nous commandé | le client a-t-il acheté | s'est-on fourni
sn_owe = devons-nous cet argent | doit-on le montant de la facture | le client doit-il l'argent
sn_who = le fournisseur | l'émetteur de la facture | le prestataire | le créancier | l'auteur de la facture
sn_short = fournisseur | émetteur de la facture | raison sociale du fournisseur en tête de facture | facturé par
    | société émettrice | prestataire
seller_street_f = rue | rue avec numéro | voie
seller_postcode_m = code postal | numéro postal | NPA
pc = code postal | NPA
seller_city_f = ville | localité | commune
seller_country_m = pays | pays d'établissement | pays du siège
sc_bill = facture | opère | livre
of_buy5 = du client | de l'acheteur | du débiteur | du destinataire de la facture | de la société facturée
    | de la personne facturée
bn_pays = doit payer la facture | est facturé | a acheté la marchandise | a passé la commande | reçoit la facture
    | est le client de cette facture | a commandé la prestation
bn_addr = s'adresse | est adressée | est destinée
bn_made = la facture a-t-elle été établie | est libellée la facture | la facture est-elle émise
    | cette facture a-t-elle été faite
bn_sold = a-t-il vendu | facture-t-il | a-t-il envoyé la facture | réclame-t-il le paiement
bn_who = le client | l'acheteur | le destinataire de la facture | la personne facturée | le débiteur
bn_charge = a-t-on facturé | est facturée la prestation | réclame-t-on l'argent | est facturé cet achat
bn_short = client | facturé à | facture adressée à | acheteur | nom client | débiteur de la facture
buyer_street_f = rue | rue avec numéro | voie
buyer_postcode_m = code postal | numéro postal | NPA
buyer_city_f = ville | localité | commune
buyer_country_m = pays | pays de domiciliation | pays indiqué dans l'adresse
of_bc = du client | de l'acheteur | du débiteur
seller_address_w = adresse | adresse complète | adresse postale
buyer_address_w = adresse | adresse complète | adresse postale
ba_sent = la facture est-elle envoyée | la facture est-elle adressée | part la facture | faut-il poster la facture
ba_short = adresse de facturation | adresse facture | facturer à l'adresse | adresse de facturation du client
shipping_address_m = lieu de livraison | point de livraison
shipping_address_w = adresse de livraison | adresse du destinataire de la livraison | adresse de livraison complète
    | adresse où livrer | adresse du lieu de livraison | adresse d'envoi du colis
sa_deliv = la marchandise est-elle livrée | le colis doit-il être livré | faut-il livrer | la commande est-elle envoyée
    | a-t-on livré
sa_go = la marchandise est-elle livrée | le colis doit-il arriver | la commande a-t-elle été livrée | va le colis
sa_drop = livrer | déposer | apporter | décharger
sa_obj = la marchandise | le colis | les articles
sa_drive = où dois-je livrer | à quelle adresse dois-je livrer | où décharger la marchandise
sa_will = doit-il livrer | livre-t-il | a-t-il livré la marchandise
sa_short = livrer à | livré à | adresse livr. | lieu de déchargement | adresse du chantier à livrer
    | livraison à l'adresse
shipping_method_m = mode d'expédition | mode de livraison | moyen de transport | type d'envoi
sm_goes = la marchandise est-elle expédiée | le colis est-il envoyé | la commande est-elle acheminée
sm_by = transporteur | moyen | service de messagerie
sm_short = expédié par | transporteur | envoi par | mode d'acheminement
delivery_terms_r = conditions de livraison | modalités de livraison | conditions d'expédition | conditions Incoterms
dt_deliv = la livraison se fait-elle | livre-t-on | la marchandise est-elle livrée
dt_short = Incoterms | cond. de livraison | franco ou départ usine
dt_appl = a été convenu | s'applique | vaut pour cette livraison
dt_q = comment livre-t-on | que prévoit le document | qu'a-t-on convenu
payment_terms_m = délai de paiement | délai de règlement | nombre de jours pour payer | délai de paiement accordé
    | délai de paiement convenu | délai accordé au client pour payer
payment_terms_r = conditions de paiement | conditions de règlement | modalités de paiement
pt_pay = payer | régler la facture | s'acquitter du montant | effectuer le paiement
pt_time = jours | temps | semaines
pt_have = a-t-on pour payer | avons-nous pour régler | le client a-t-il pour payer | laisse-t-on pour le paiement
pt_cond = de paiement ont été convenues | s'appliquent au règlement | valent pour le paiement
    | le fournisseur fixe-t-il pour le paiement
pt_gives = accorde-t-il pour payer | laisse-t-il pour le paiement | fixe-t-il pour régler
pt_disp = dispose-t-on | disposons-nous | le client dispose-t-il
pt_esc = escompte pour paiement rapide | délai de paiement particulier | délai net de règlement
pt_short = cond. de paiement | modalités de règlement | payable à combien de jours | termes de paiement | délai net
    | paiement à terme ou comptant
payment_method_m = mode de paiement | moyen de paiement | mode de règlement | moyen de règlement | type de paiement
    | mode de versement
payment_method_f = façon de payer | manière de régler | forme de paiement
pm_how = Comment | De quelle manière | Par quel moyen | Sous quelle forme
pm_pay = payer | régler la facture | s'acquitter du montant
pm_was = a-t-on payé | la facture est-elle réglée | l'achat a-t-il été payé | le paiement a-t-il été fait
pm_il = a-t-il payé | paie-t-il | règle-t-il
pm_elle = a-t-elle payé | paie-t-elle | règle-t-elle
pm_ex = Par carte ou en espèces | Comptant ou par virement | En liquide ou par Bancontact | Chèque ou carte
pm_q = comment a-t-on payé | comment faut-il payer | quel est le mode de paiement
pm_short = payé par | règlement par | payable par | paiement via | réglé au moyen de | paiement effectué par
billing_period_m = mois facturé | laps de temps facturé | cycle de facturation
billing_period_f = période de facturation | période facturée | période de décompte | période de prestation facturée
    | période couverte par la facture | période de consommation facturée
bp_cov = couvre la facture | la facture concerne-t-elle | nous facture-t-on | le décompte englobe-t-il
bp_p = période | durée | tranche de temps
bp_bill = a-t-on facturé | la facture est-elle établie | paie-t-on | le fournisseur facture-t-il | le décompte vaut-il
bp_ext = porte la facture | s'étend le décompte | la facture s'étend-elle
bp_span = court la facturation | s'étend la période facturée | nous facture-t-on | va le décompte
    | la consommation est-elle facturée
bp_rel = se rapporte la facture | correspond le montant facturé | se réfère le décompte
bp_short = période du … au … | facturé pour la période | mois de facturation | décompte pour la période | pér. fact.
page_number_m = numéro de page | numéro de la page | folio
pg_is = sommes-nous | du document est-on | en est-on
pg_this = est-ce | du document est-ce | ai-je sous les yeux | voit-on ici
pg_short = page | page n° | p. | feuillet n°
meter_number_m = numéro de compteur | numéro du compteur | n° de compteur | numéro de série du compteur
met = le compteur | le compteur d'électricité | le compteur d'eau | le compteur de gaz
met_short = compteur n° | n° compteur | matricule du compteur
meter_reading_m = relevé du compteur | relevé de compteur | nouvel index du compteur | chiffre relevé au compteur
meter_reading_v = index du compteur | index relevé
mr_read = a été relevé | a-t-on lu | figure au décompte
mr_short = index | état du compteur | relève | index actuel
consumption_f = consommation | consommation facturée | quantité consommée | consommation de la période
cons_used = a-t-on consommé | avons-nous consommé | le client a-t-il consommé
cons_q = a été consommée | nous est facturée | le client a-t-il utilisée
cons_of = d'énergie | d'eau | d'électricité | de gaz
cons_short = conso | kWh consommés | énergie consommée | volume consommé
cons_meas = a été mesurée | nous facture-t-on | a été relevée
policy_number_m = numéro de police | numéro de la police d'assurance | n° de police | numéro du contrat d'assurance
pol = la police | la police d'assurance | l'assurance | le contrat d'assurance
pol_ins = sommes-nous assurés | la police est-elle gérée | l'assuré est-il enregistré
pol_short = police n° | n° police | no de police d'assurance
ticket_number_m = numéro de billet | numéro du billet | n° du titre de transport | numéro du billet électronique
tick = le billet | le titre de transport | le billet d'avion | le billet de train
tick_short = billet n° | n° billet | titre de transport no
cashier_m = nom du caissier | nom de la caissière | nom de l'hôte de caisse | nom de l'employé à la caisse
cash_did = était à la caisse | a encaissé l'achat | tenait la caisse | a tapé le ticket
cash_who = caissier | employé | hôte de caisse
cash_the = le caissier | la caissière | l'employé de la caisse
cash_short = caissier | caissière | servi à la caisse par | encaissé par
store_number_m = numéro du magasin | numéro de la succursale | n° de magasin | code du point de vente
    | numéro de filiale
store = le magasin | la succursale | la filiale | le point de vente
store_buy = a-t-on acheté | ai-je payé
store_reg = le magasin est-il répertorié | gère-t-on cette succursale
store_short = magasin n° | succ. n° | mag. | filiale no
terminal_m = numéro du terminal | numéro de terminal | numéro de caisse | numéro de l'appareil de paiement
term_paid = a-t-on payé | l'achat a-t-il été encaissé | le paiement a-t-il été fait
term = le terminal | le lecteur de cartes | la caisse | le terminal de paiement
term_short = terminal | TPV n° | caisse n° | id terminal
time_w = heure | heure de l'achat | heure imprimée sur le ticket | heure d'impression
time_did = a-t-on payé | l'achat a-t-il eu lieu | le ticket a-t-il été imprimé | est-on passé en caisse
    | le document a-t-il été imprimé
time_short = heure de passage | heure et minutes | heure du paiement
room_number_m = numéro de chambre | numéro de la chambre | n° de chambre | numéro de la salle
room_stay = le client a-t-il dormi | logeait le voyageur | le client séjourne-t-il | est-on logé
room_got = le voyageur a-t-il reçue | occupait le client | a été attribuée
room_short = chambre | chambre n° | ch. | local n°
arrival_date_f = date d'arrivée | date d'arrivée à l'hôtel | date de début du séjour
arr_did = le voyageur est-il arrivé | les clients sont-ils arrivés à l'hôtel | a-t-on pris la chambre
arr_stay = le client a-t-il séjourné à l'hôtel | la chambre est-elle réservée | loge-t-on à l'hôtel
arr_short = arrivée | arrivée le | check-in le
departure_date_f = date de départ | date de départ de l'hôtel | date de fin du séjour
dep_did = le voyageur est-il reparti | les clients ont-ils quitté l'hôtel | a-t-on libéré la chambre
dep_stay = le client a-t-il séjourné à l'hôtel | la chambre est-elle réservée | loge-t-on à l'hôtel
dep_short = départ | départ le | check-out le
vehicle_m = numéro d'immatriculation | numéro de plaque | numéro de la plaque du véhicule
vehicle_w = immatriculation du véhicule | immatriculation
veh_has = a la voiture | porte le véhicule | a le camion | le véhicule porte-t-il
veh = la voiture | le véhicule | le camion
veh_short = plaque minéralogique | plaque | numéro de plaques | véhicule immatriculé
pers_poss = son | votre
fn_has_il = porte-t-il | a-t-il inscrit | a-t-il
fn_has_elle = porte-t-elle | a-t-elle inscrit | a-t-elle
fn_short = prénom usuel | prénom(s) | petit nom | nom de baptême
ln_short = patronyme | nom patronymique | nom de famille en majuscules | nom d'usage
dob_b = il | elle
dob_short = né le | née le | date naiss. | jour de naissance
pob_short = né à | née à | ville natale | commune de naissance
nat_who = la personne | le demandeur | la candidate | l'intéressé
nat_has = possède-t-il | a-t-il | détient-il
nat_short = citoyenneté | ressortissant de | nationalité actuelle
passport_number_m = numéro de passeport | numéro du passeport | n° de passeport | numéro du document de voyage
pass = le passeport | son passeport | ce passeport
pass_iss = a-t-il été délivré | est-il enregistré
pass_short = passeport n° | n° passeport | no du passeport
pass_q = Pour le visa | Pour la réservation | Pour la frontière
social_security_number_m = numéro de sécurité sociale | numéro AVS | numéro de registre national
    | numéro d'assurance sociale | numéro NISS
ssn_ins = la personne est-elle inscrite | l'assuré est-il immatriculé | le salarié est-il affilié
    | le travailleur est-il déclaré
ssn_short = n° sécu | NISS | NAS | NIR | AVS n°
ssn_on = figure sur la carte Vitale | de sécu a le salarié | AVS a l'assuré
occ_il = exerce-t-il | fait-il
occ_elle = exerce-t-elle | fait-elle
occ_does = fait-il | fait-elle | fait le demandeur | fait la personne
occ_does2 = travaille-t-il | travaille-t-elle
occ_short = profession | emploi exercé | activité professionnelle | profession actuelle
emp_which = quelle entreprise | quelle société | qui
emp_work = travaille la personne | le demandeur est-il employé | la candidate est-elle engagée
emp_pays = verse le salaire | emploie le demandeur | est le patron du salarié
emp_short = employeur actuel | travaille chez | nom de l'employeur
of_pers3 = de la personne | du demandeur | de l'intéressé
ms_ex = Marié ou célibataire | Célibataire, marié ou divorcé | Seul ou en couple
ms_q = quel est l'état civil | que dit le formulaire | qu'a-t-on coché
ms_is = est-elle mariée | est-elle mariée ou célibataire | vit-elle seule ou en couple
ms_short = état civil | situation matrimoniale | situation de famille
gender_m = sexe | genre
gen_ex = Homme ou femme | Masculin ou féminin | Monsieur ou Madame
gen_q = qu'a-t-on coché | qu'indique le formulaire | que faut-il retenir
gen_short = sexe M/F | genre (M/F/X) | masculin ou féminin
gen_mf = un homme ou une femme | de sexe masculin ou féminin
department_m = service | département | nom du service
department_f = division | section
dep_in = Dans quel service | Dans quel département | Dans quelle division
dep_work = travaille la personne | le salarié est-il affecté | travaille l'employé
dept_resp = est concerné | est compétent | a rempli le formulaire | traite la demande
dept_short = service concerné | unité | direction ou service | département de rattachement
subject_m = sujet | titre du courrier
subject_v = objet | objet du courrier | objet de la lettre
sub_about = parle la lettre | s'agit-il dans ce courrier | est-il question dans la lettre | traite ce courrier
sub_write = nous écrit-on | la lettre a-t-elle été envoyée | s'adresse-t-on à nous
sub_short = obj. | concerne | à propos de
sender_m = nom de l'expéditeur | nom de l'auteur de la lettre
sender_v = expéditeur | expéditeur du courrier | auteur de la lettre
snd_did = a écrit la lettre | a envoyé ce courrier | nous écrit | a expédié la lettre
snd_letter = la lettre | ce courrier | le pli | la télécopie
snd_of = de la lettre | de ce courrier | du pli | du message
snd_short = de la part de | exp. | envoyé par
recipient_m = nom du destinataire | destinataire du courrier | destinataire de la lettre | destinataire
rcp_letter = la lettre est-elle adressée | s'adresse ce courrier | a-t-on écrit | est envoyé le pli
rcp_gets = reçoit la lettre | doit lire ce courrier | a reçu ce courrier
rcp_short = dest. | courrier adressé à
date_f = date du courrier | date de la lettre | date du formulaire | date de la signature
dat_did = la lettre a-t-elle été écrite | le formulaire a-t-il été rempli | a-t-on signé le formulaire
    | le courrier a-t-il été rédigé
dat_is = date la lettre | date ce courrier | est datée cette lettre
dat_doc = la lettre | le courrier | le formulaire
dat_short = fait le | lettre du | en date du
approved_by_m = nom de l'approbateur | nom du valideur | nom de la personne qui a approuvé
app_did = a approuvé | a validé | a autorisé | a visé
app_obj = la demande | la dépense | le document
app_pass = la demande a-t-elle été approuvée | le document a-t-il été validé | la dépense est-elle autorisée
app_give = son accord | le feu vert | l'autorisation
app_short = approuvé par | validé par | visa de | bon pour accord de | autorisé par
ph_avail = peut-on joindre le service | répond l'entreprise | le fournisseur est-il joignable
    | la société est-elle joignable
"""

QUESTIONS = """
invoice_number = Quel est le {invoice_number_m} {hier} ? | {invoice_number_m} | {finda} le {invoice_number_m}
    | {fetcha} le {invoice_number_m}. | {aska} le {invoice_number_m} ? | Quel est l'{invoice_number_v} {hier} ?
    | {invoice_number_v} | {finda} l'{invoice_number_v} | {fetcha} l'{invoice_number_v}.
    | {aska} l'{invoice_number_v} ? | Quel numéro porte {the_invoice} ? | Sous quel numéro {inv_reg} ?
    | Comment {inv_num} ? | Quel numéro {seller_il} a-t-il donné à la facture ?
    | Quel numéro {seller_elle} a-t-elle attribué à la facture ?
    | Je dois {process} {the_invoice}, quel est son numéro ? | {sitbook}, il me faut le numéro de {the_invoice}.
    | De quelle facture s'agit-il, quel en est le numéro ? | {inv_no_short}
    | Avec quel numéro {must} {process} cette facture ?
invoice_date = Quel est le {invoice_date_m} {hier} ? | {invoice_date_m} | {findb} le {invoice_date_m}
    | {fetchb} le {invoice_date_m}. | {askb} le {invoice_date_m} ? | Quelle est la {invoice_date_f} {hier} ?
    | {invoice_date_f} | {findb} la {invoice_date_f} | {fetchb} la {invoice_date_f}. | {askb} la {invoice_date_f} ?
    | {when} {inv_made} ? | De quand {inv_dates} ? | La facture {inv_since} ? | C'est une facture de quand ?
    | De quel jour {inv_dates} ? | {when} {seller_il} a-t-il facturé ?
    | {when} {seller_elle} a-t-elle établi la facture ? | {sitbook}, de quand date {the_invoice} ?
    | Je dois {process} {the_invoice}, quelle date porte-t-elle ? | Quelle date {inv_bears} ? | {inv_date_short}
    | {find1} la date qui figure sur la facture
due_date = Quel est le {due_date_m} {hier} ? | {due_date_m} | {findc} le {due_date_m} | {fetchc} le {due_date_m}.
    | {askc} le {due_date_m} ? | Quelle est la {due_date_f} {hier} ? | {due_date_f} | {findc} la {due_date_f}
    | {fetchc} la {due_date_f}. | {askc} la {due_date_f} ? | Quelle est l'{due_date_w} {hier} ? | {due_date_w}
    | {findc} l'{due_date_w} | {fetchc} l'{due_date_w}. | {askc} l'{due_date_w} ? | {bywhen} {must} {due_pay} ?
    | {bywhen} {due_arrive} ? | {until} {due_can} ? | {when} {due_falls} ? | C'est à payer {due_coll} ?
    | {sitpay}, {bywhen2} est-ce payable ? | {due_short} | {sitpay}, quelle est la date limite ?
    | Je ne veux pas de rappel : {bywhen2} faut-il {due_pay} ? | {when} tombe l'échéance ?
delivery_date = Quel est le {delivery_date_m} {hier} ? | {delivery_date_m} | {finda} le {delivery_date_m}
    | {fetcha} le {delivery_date_m}. | {aska} le {delivery_date_m} ? | Quelle est la {delivery_date_f} {hier} ?
    | {delivery_date_f} | {finda} la {delivery_date_f} | {fetcha} la {delivery_date_f}. | {aska} la {delivery_date_f} ?
    | Quelle est l'échéance de livraison {hier} ? | échéance de livraison | {finda} l'échéance de livraison
    | {fetcha} l'échéance de livraison. | {aska} l'échéance de livraison ? | {when} {deliv_goods} {deliv_f} ?
    | {when} {deliv_m} ? | {when} nous a-t-on livrés ? | {when} {seller_il} {deliv_has} ?
    | {sitbook}, {deliv_when} a-t-on reçu la marchandise ? | La livraison {deliv_coll} ? | {deliv_short}
    | Pour quand la livraison {deliv_plan} ?
order_date = Quel est le {order_date_m} {hier} ? | {order_date_m} | {findb} le {order_date_m}
    | {fetchb} le {order_date_m}. | {askb} le {order_date_m} ? | Quelle est la {order_date_f} {hier} ? | {order_date_f}
    | {findb} la {order_date_f} | {fetchb} la {order_date_f}. | {askb} la {order_date_f} ? | {when} {ord_made} ?
    | {when} {buyer_il} {ord_has_il} ? | {when} {buyer_elle} {ord_has_elle} ? | De quand date {ord_the} ?
    | La commande {ord_coll} ? | {sitbook}, {deliv_when} {ord_made} ? | {ord_dshort} | {ord_the} est de quel jour ?
order_number = Quel est le {order_number_m} {hier} ? | {order_number_m} | {findc} le {order_number_m}
    | {fetchc} le {order_number_m}. | {askc} le {order_number_m} ? | Quelle est la {order_number_f} {hier} ?
    | {order_number_f} | {findc} la {order_number_f} | {fetchc} la {order_number_f}. | {askc} la {order_number_f} ?
    | Quel est l'identifiant de la commande {hier} ? | identifiant de la commande
    | {findc} l'identifiant de la commande | {fetchc} l'identifiant de la commande.
    | {askc} l'identifiant de la commande ? | Quel numéro porte {ord_the} ? | Sous quel numéro {ord_made} ?
    | Quel est {ordn_poss} numéro de commande ? | {sitbook}, à quelle commande {ordn_rel} ?
    | Sur quel numéro de commande {ordn_base} ? | {ordn_short}
    | Je dois rapprocher {the_invoice} de la commande, quel est son numéro ?
    | Quel numéro de commande {buyer_il} {ordn_gave} ? | À quel bon de commande {ordn_rel} ?
    | Je veux {ordn_track} ma commande, quel est son numéro ?
customer_number = Quel est le {customer_number_m} {hier} ? | {customer_number_m} | {finda} le {customer_number_m}
    | {fetcha} le {customer_number_m}. | {aska} le {customer_number_m} ? | Quelle est la référence client {hier} ?
    | référence client | {finda} la référence client | {fetcha} la référence client. | {aska} la référence client ?
    | Quel est l'{customer_number_v} {hier} ? | {customer_number_v} | {finda} l'{customer_number_v}
    | {fetcha} l'{customer_number_v}. | {aska} l'{customer_number_v} ? | Sous quel numéro {cust_reg} ?
    | Quel numéro {seller_il} {cust_gave} au client ? | Quel est {ordn_poss} numéro de client ?
    | Quel numéro de client {cust_have} ? | {sitbook}, sous quel numéro sommes-nous clients ? | {cust_short}
    | Je dois appeler le service clientèle, quel numéro de client {cust_say} ? | Sous quel numéro client {cust_known} ?
contract_number = Quel est le {contract_number_m} {hier} ? | {contract_number_m} | {findb} le {contract_number_m}
    | {fetchb} le {contract_number_m}. | {askb} le {contract_number_m} ? | Quelle est la référence du contrat {hier} ?
    | référence du contrat | {findb} la référence du contrat | {fetchb} la référence du contrat.
    | {askb} la référence du contrat ? | Quel numéro porte {contr} ? | Sous quel numéro {contr_reg} ? | {contr_short}
    | À quel contrat se rapporte {the_invoice} ? | Je veux {contr_end} mon contrat, quel est son numéro ?
delivery_note_number = Quel est le {delivery_note_number_m} {hier} ? | {delivery_note_number_m}
    | {findc} le {delivery_note_number_m} | {fetchc} le {delivery_note_number_m}.
    | {askc} le {delivery_note_number_m} ? | Quel numéro porte {dn} ? | {dn_short}
    | Sur quel bon de livraison {dn_based} ? | Sous quel numéro {dn_made} ? | {sitbook}, quel numéro porte {dn} ?
tracking_number = Quel est le {tracking_number_m} {hier} ? | {tracking_number_m} | {finda} le {tracking_number_m}
    | {fetcha} le {tracking_number_m}. | {aska} le {tracking_number_m} ? | Avec quel numéro {trk_can} {trk_parcel} ?
    | {trk_short} | Sous quel numéro {trk_parcel} voyage-t-il ? | Je veux savoir où est mon colis, quel est le numéro ?
project_number = Quel est le {project_number_m} {hier} ? | {project_number_m} | {findb} le {project_number_m}
    | {fetchb} le {project_number_m}. | {askb} le {project_number_m} ? | Quelle est la référence du projet {hier} ?
    | référence du projet | {findb} la référence du projet | {fetchb} la référence du projet.
    | {askb} la référence du projet ? | Quel numéro porte {proj} ? | Sur quel numéro de projet {proj_book} ?
    | {proj_short} | Sous quel numéro {proj} est-il suivi ?
quote_number = Quel est le {quote_number_m} {hier} ? | {quote_number_m} | {findc} le {quote_number_m}
    | {fetchc} le {quote_number_m}. | {askc} le {quote_number_m} ? | Quelle est la référence du devis {hier} ?
    | référence du devis | {findc} la référence du devis | {fetchc} la référence du devis.
    | {askc} la référence du devis ? | Quel numéro porte {quo} ? | Sous quel numéro {quo_made} ? | {quo_short}
    | Sur quel devis se fonde {the_invoice} ? | Je veux accepter {quo}, quel en est le numéro ?
credit_note_number = Quel est le {credit_note_number_m} {hier} ? | {credit_note_number_m}
    | {finda} le {credit_note_number_m} | {fetcha} le {credit_note_number_m}. | {aska} le {credit_note_number_m} ?
    | Quelle est la référence de l'avoir {hier} ? | référence de l'avoir | {finda} la référence de l'avoir
    | {fetcha} la référence de l'avoir. | {aska} la référence de l'avoir ? | Quel numéro porte {cn} ?
    | Sous quel numéro {cn_made} ? | {cn_short} | Je dois comptabiliser {cn}, quel en est le numéro ?
receipt_number = Quel est le {receipt_number_m} {hier} ? | {receipt_number_m} | {findb} le {receipt_number_m}
    | {fetchb} le {receipt_number_m}. | {askb} le {receipt_number_m} ? | Quel numéro porte {rec} ?
    | Sous quel numéro {rec_made} ? | {rec_short} | Je veux rapporter un article, quel numéro porte {rec} ?
reference = Quel est le {reference_m} {hier} ? | {reference_m} | {findc} le {reference_m} | {fetchc} le {reference_m}.
    | {askc} le {reference_m} ? | Quelle est la {reference_f} {hier} ? | {reference_f} | {findc} la {reference_f}
    | {fetchc} la {reference_f}. | {askc} la {reference_f} ? | Quelle référence {ref_write} ?
    | Sous quelle référence {ref_filed} ? | Quelle est {ref_poss} référence ? | {ref_short}
    | Je veux répondre à {ref_letter}, quelle référence {ref_cite} ? | Quel numéro de dossier {ref_write} ?
    | {sitbook}, quelle référence porte {ref_letter} ? | À quel numéro de dossier {ref_belongs} ?
    | {find1} {ref_poss} référence
payment_reference = Quel est le {payment_reference_m} {hier} ? | {payment_reference_m}
    | {finda} le {payment_reference_m} | {fetcha} le {payment_reference_m}. | {aska} le {payment_reference_m} ?
    | Quelle est la {payment_reference_f} {hier} ? | {payment_reference_f} | {finda} la {payment_reference_f}
    | {fetcha} la {payment_reference_f}. | {aska} la {payment_reference_f} ?
    | Quelle référence {must} {pref_write} {pref_onpay} ? | Que {must} écrire {pref_onpay2} ?
    | Quelle communication {must} {pref_write} {pref_onpay} ? | {sitpay}, quelle {pref_comm} mettre ? | {pref_short}
    | Avec quelle {pref_comm} {must} payer ? | Quel motif {must} {pref_write} {pref_onpay} ?
total = Quel est le {total_m} {hier} ? | {total_m} | {findb} le {total_m} | {fetchb} le {total_m}.
    | {askb} le {total_m} ? | Quelle est la {total_f} {hier} ? | {total_f} | {findb} la {total_f}
    | {fetchb} la {total_f}. | {askb} la {total_f} ? | À combien {amounts_to} {the_invoice} {ttc} ?
    | Combien {tot_cost} ? | {tot_sum} ça fait combien ? | Quel est le prix {tot_price} ?
    | Quelle somme {tot_asks} {ttc} ? | De combien est {the_invoice} {ttc} ? | {tot_short}
    | {sitbook}, combien fait la facture {ttc} ? | Combien {seller_il} facture-t-il {ttc} ? | C'est combien {ttc} ?
net_total = Quel est le {net_total_m} {hier} ? | {net_total_m} | {findc} le {net_total_m} | {fetchc} le {net_total_m}.
    | {askc} le {net_total_m} ? | Quelle est la {net_total_f} {hier} ? | {net_total_f} | {findc} la {net_total_f}
    | {fetchc} la {net_total_f}. | {askc} la {net_total_f} ? | À combien {amounts_to} {the_invoice} {ht} ?
    | Combien {net_cost} {ht} ? | Quel est le prix {net_price} ? | {net_cap} ça fait combien ?
    | Sur quel montant {net_taxed} ? | {net_short} | Combien {seller_il} facture-t-il {ht} ?
    | {sitbook}, quel est le montant {ht} ? | C'est combien {ht} ?
tax_amount = Quel est le {tax_amount_m} {hier} ? | {tax_amount_m} | {finda} le {tax_amount_m}
    | {fetcha} le {tax_amount_m}. | {aska} le {tax_amount_m} ? | Quelle est la {tax_amount_f} {hier} ? | {tax_amount_f}
    | {finda} la {tax_amount_f} | {fetcha} la {tax_amount_f}. | {aska} la {tax_amount_f} ?
    | {tax_much} de TVA {tax_inc} ? | À combien {amounts_to} {tax_the} ? | Combien y a-t-il de {tax_what} {tax_where} ?
    | {tax_much2} représente {tax_the} ? | Combien d'argent {tax_goes} ? | {tax_short}
    | Je récupère la TVA : {tax_how} ? | {sitbook}, à combien {amounts_to} la TVA ?
    | Combien {seller_il} facture-t-il de {tax_what} ?
tax_rate = Quel est le {tax_rate_m} {hier} ? | {tax_rate_m} | {findb} le {tax_rate_m} | {fetchb} le {tax_rate_m}.
    | {askb} le {tax_rate_m} ? | À quel taux {tr_taxed} ? | Quel pourcentage {tr_pct} ?
    | Quel taux {seller_il} {tr_apply} ? | De combien de pour cent est {tax_the} ?
    | Combien de pour cent de {tax_what} {tr_add} ? | {tr_short} | {sitbook}, quel taux de TVA {tr_valid} ?
    | La TVA est à combien {tr_pc} ? | Quel taux de {tax_what} {tr_valid} ? | À combien de pour cent {tr_taxed} ?
shipping_cost = Quels sont les {shipping_cost_p} {hier} ? | {shipping_cost_p} | {findc} les {shipping_cost_p}
    | {fetchc} les {shipping_cost_p}. | {aspc} les {shipping_cost_p} ? | Combien coûte {ship_the} ?
    | À combien {ship_amt} les frais {ship_of} ? | Que paie-t-on pour {ship_the} ? | {ship_short}
    | {much} nous compte-t-on pour {ship_the} ?
discount = Quel est le {discount_m} {hier} ? | {discount_m} | {finda} le {discount_m} | {fetcha} le {discount_m}.
    | {aska} le {discount_m} ? | Quelle est la {discount_f} {hier} ? | {discount_f} | {finda} la {discount_f}
    | {fetcha} la {discount_f}. | {aska} la {discount_f} ? | {disc_much} {disc_from} ? | Quelle réduction {disc_get} ?
    | De combien le prix {disc_low} ? | {disc_short} | Qu'est-ce qu'on nous enlève du prix ?
amount_paid = Quel est le {amount_paid_m} {hier} ? | {amount_paid_m} | {findb} le {amount_paid_m}
    | {fetchb} le {amount_paid_m}. | {askb} le {amount_paid_m} ? | Quelle est la {amount_paid_f} {hier} ?
    | {amount_paid_f} | {findb} la {amount_paid_f} | {fetchb} la {amount_paid_f}. | {askb} la {amount_paid_f} ?
    | Quel est l'{amount_paid_v} {hier} ? | {amount_paid_v} | {findb} l'{amount_paid_v} | {fetchb} l'{amount_paid_v}.
    | {askb} l'{amount_paid_v} ? | {paid_much} {paid_done} ? | {paid_much} {buyer_il} {paid_il} ?
    | {paid_much} {buyer_elle} {paid_elle} ? | Qu'est-ce qui a déjà été {paid_pp} ?
    | {paid_much} {seller_il} a-t-il déjà {paid_rec} ? | {paid_short} | Quel acompte {paid_acc} ?
    | {sitbook}, {paid_low} {paid_done} ?
balance_due = Quel est le {balance_due_m} {hier} ? | {balance_due_m} | {findc} le {balance_due_m}
    | {fetchc} le {balance_due_m}. | {askc} le {balance_due_m} ? | Quelle est la {balance_due_f} {hier} ?
    | {balance_due_f} | {findc} la {balance_due_f} | {fetchc} la {balance_due_f}. | {askc} la {balance_due_f} ?
    | {bal_much} {bal_still} ? | {bal_much} {buyer_il} {bal_owes_il} ? | Que {bal_left} ?
    | À combien {amounts_to} {bal_the} ? | Après déduction de l'acompte, {bal_low} {bal_remains} ? | {bal_short}
    | {sitpay}, {bal_low} {bal_remains} ? | Combien me manque-t-il pour solder {the_invoice} ?
    | {bal_much} {seller_il} attend-il encore ? | {bal_much} {buyer_elle} {bal_owes_elle} ?
previous_balance = Quel est le {previous_balance_m} {hier} ? | {previous_balance_m} | {finda} le {previous_balance_m}
    | {fetcha} le {previous_balance_m}. | {aska} le {previous_balance_m} ? | Quel solde {prev_from} ?
    | {much} {prev_carried} ? | {prev_short} | Combien {prev_owed} ?
currency = Quelle est la {currency_f} {hier} ? | {currency_f} | {findb} la {currency_f} | {fetchb} la {currency_f}.
    | {askb} la {currency_f} ? | En quelle {cur} {cur_shown} ? | Dans quelle {cur} {must} payer ? | {cur_short}
    | Les prix sont en quelle {cur} ?
iban = Quel est le {iban_m} {hier} ? | {iban_m} | {findc} le {iban_m} | {fetchc} le {iban_m}. | {askc} le {iban_m} ?
    | Quel est l'{iban_v} {hier} ? | {iban_v} | {findc} l'{iban_v} | {fetchc} l'{iban_v}. | {askc} l'{iban_v} ?
    | Sur quel {iban_n} {must} {wire} {money} ? | À quel IBAN va {money} ? | {sitpay}, il me faut {iban_art}.
    | Quel IBAN {seller_il} {iban_gives} ? | Quel {iban_n} {must} saisir {iban_in} ? | {iban_short}
bic = Quel est le {bic_m} {hier} ? | {bic_m} | {finda} le {bic_m} | {fetcha} le {bic_m}. | {aska} le {bic_m} ?
    | Quel est l'{bic_v} {hier} ? | {bic_v} | {finda} l'{bic_v} | {fetcha} l'{bic_v}. | {aska} l'{bic_v} ?
    | Quel {bic_n} {must} saisir {iban_in} ? | Quel {bic_n} a {bic_bank} ? | {sitpay}, il me faut {bic_art}.
    | Quel est le {bic_n} {bic_ofbank} ? | {bic_short} | Par quel {bic_n} {bic_id} ?
account_number = Quel est le {account_number_m} {hier} ? | {account_number_m} | {findb} le {account_number_m}
    | {fetchb} le {account_number_m}. | {askb} le {account_number_m} ?
    | Sur quel numéro de compte {must} {wire} {money} ? | Quel numéro porte {acc_the} ?
    | {sitpay}, il me faut {acc_art}. | Quel numéro de compte {seller_il} {acc_gives} ?
    | Quel numéro de compte {must} saisir {acc_in} ? | {acc_short} | Vers quel numéro de compte part {money} ?
sort_code = Quel est le {sort_code_m} {hier} ? | {sort_code_m} | {findc} le {sort_code_m} | {fetchc} le {sort_code_m}.
    | {askc} le {sort_code_m} ? | Quel {sort_n} {must} indiquer ? | {sort_short} | Quel {sort_n} a {bic_bank} ?
bank_name = Quel est le {bank_name_m} {hier} ? | {bank_name_m} | {finda} le {bank_name_m} | {fetcha} le {bank_name_m}.
    | {aska} le {bank_name_m} ? | Quelle est la {bank_name_f} {hier} ? | {bank_name_f} | {finda} la {bank_name_f}
    | {fetcha} la {bank_name_f}. | {aska} la {bank_name_f} ? | {bank_at} {seller_il} {bank_acc_il} ?
    | {bank_at} {seller_elle} {bank_acc_elle} ? | {bank_at} se trouve {bank_theacc} ? | Comment s'appelle {bank_the} ?
    | À quelle banque {must} {wire} {money} ? | Quelle banque {bank_runs} ? | {bank_short}
    | {sitpay}, il me faut le nom de la banque.
account_holder = Quel est le {account_holder_m} {hier} ? | {account_holder_m} | {findb} le {account_holder_m}
    | {fetchb} le {account_holder_m}. | {askb} le {account_holder_m} ? | Quel est l'{account_holder_v} {hier} ?
    | {account_holder_v} | {findb} l'{account_holder_v} | {fetchb} l'{account_holder_v}.
    | {askb} l'{account_holder_v} ? | Au nom de qui {hold_open} ? | À qui appartient {hold_acc} ?
    | Qui est {hold_who} ? | Quel nom {must} {hold_write} comme {hold_as} ? | Qui {hold_has} ? | {hold_short}
    | {sitpay}, qui est {hold_who} ? | À quel nom {hold_open} ? | En faveur de qui {must} faire le {hold_tr} ?
vat_id = Quel est le {vat_id_m} {of_sel3} ? | {vat_id_m} {of_sel3} | {findc} le {vat_id_m} {of_sel3}
    | {askc} le {vat_id_m} {of_sel3} ? | Quel est l'identifiant TVA {of_sel3} ? | identifiant TVA {of_sel3}
    | {findc} l'identifiant TVA {of_sel3} | {askc} l'identifiant TVA {of_sel3} ?
    | Sous quel numéro {seller_il} est-il {vat_reg_il} à la TVA ?
    | Sous quel numéro {seller_elle} est-elle {vat_reg_elle} à la TVA ? | Quel numéro de TVA {seller_il} {vat_has} ?
    | Quel numéro de TVA {seller_elle} {vat_hase} ? | {vat_short} | Numéro de TVA {of_seller}
    | {sitbook}, il me faut le numéro de TVA {of_sel3}.
customer_vat_id = Quel est le {customer_vat_id_m} {of_buyer} ? | {customer_vat_id_m} {of_buyer}
    | {finda} le {customer_vat_id_m} {of_buyer} | {aska} le {customer_vat_id_m} {of_buyer} ?
    | Quel est l'identifiant TVA {of_buyer} ? | identifiant TVA {of_buyer} | {finda} l'identifiant TVA {of_buyer}
    | {aska} l'identifiant TVA {of_buyer} ? | Sous quel numéro {buyer_il} est-il {vat_reg_il} à la TVA ?
    | Sous quel numéro {buyer_elle} est-elle {vat_reg_elle} à la TVA ? | Quel numéro de TVA {buyer_il} {cvat_has} ?
    | {cvat_short} | {sitbook}, il me faut le numéro de TVA {of_bc}.
    | Quel numéro de TVA avons-nous comme {cvat_role} ?
tax_number = Quel est le {tax_number_m} {hier} ? | {tax_number_m} | {findb} le {tax_number_m}
    | {fetchb} le {tax_number_m}. | {askb} le {tax_number_m} ? | Quelle est la référence fiscale {hier} ?
    | référence fiscale | {findb} la référence fiscale | {fetchb} la référence fiscale. | {askb} la référence fiscale ?
    | Quel est l'{tax_number_v} {hier} ? | {tax_number_v} | {findb} l'{tax_number_v} | {fetchb} l'{tax_number_v}.
    | {askb} l'{tax_number_v} ? | Sous quel numéro {seller_il} est-il {tn_il} ?
    | Sous quel numéro {seller_elle} est-elle {tn_elle} ? | Quel numéro {tn_office} a-t-il attribué {to_seller} ?
    | {tn_short} | Quel numéro fiscal a {the_seller} ? | {sitbook}, il me faut le numéro fiscal {of_seller}.
company_register = Quel est le {company_register_m} {hier} ? | {company_register_m} | {findc} le {company_register_m}
    | {fetchc} le {company_register_m}. | {askc} le {company_register_m} ? | Quelle est l'{company_register_w} {hier} ?
    | {company_register_w} | {findc} l'{company_register_w} | {fetchc} l'{company_register_w}.
    | {askc} l'{company_register_w} ? | Sous quel numéro {seller_il} est-il {reg_il} ?
    | Sous quel numéro {seller_elle} est-elle {reg_elle} ? | Quel numéro de registre du commerce a {the_seller} ?
    | {reg_short} | {sitbook}, il me faut le numéro de registre {of_sel3}.
    | Quel numéro {reg_adm} {seller_il} {reg_show} ?
managing_director = Quel est le {managing_director_m} {hier} ? | {managing_director_m}
    | {finda} le {managing_director_m} | {fetcha} le {managing_director_m}. | {aska} le {managing_director_m} ?
    | Qui {md_runs} {md_co} ? | Qui est {md_the} ? | {md_short} | Comment s'appelle {md_the} ?
phone = Quel est le {phone_m} {hier} ? | {phone_m} | {findb} le {phone_m} | {fetchb} le {phone_m}.
    | {askb} le {phone_m} ? | À quel numéro {ph_call} {the_seller} ? | Comment joindre {the_seller} par téléphone ?
    | Quel numéro {must} {ph_dial} pour {ph_reach} {the_seller} ? | {ph_q}, quel est le numéro ? | {ph_short}
    | Sous quel numéro de téléphone {ph_avail} ? | {sitbook}, il me faut le numéro de téléphone {of_sel3}.
fax = Quel est le {fax_m} {hier} ? | {fax_m} | {findc} le {fax_m} | {fetchc} le {fax_m}. | {askc} le {fax_m} ?
    | À quel numéro {fax_send} ? | {fax_short} | Par quel numéro de fax joindre {the_seller} ?
mobile = Quel est le {mobile_m} {hier} ? | {mobile_m} | {finda} le {mobile_m} | {fetcha} le {mobile_m}.
    | {aska} le {mobile_m} ? | À quel {mob_n} {ph_call} {mob_who} ? | {mob_short}
    | Comment joindre {mob_who} sur son {mob_p} ?
email = Quel est le {email_m} {hier} ? | {email_m} | {findb} le {email_m} | {fetchb} le {email_m}.
    | {askb} le {email_m} ? | Quelle est l'{email_w} {hier} ? | {email_w} | {findb} l'{email_w} | {fetchb} l'{email_w}.
    | {askb} l'{email_w} ? | À quelle adresse {em_type} {em_write} {to_seller} ?
    | Comment {em_contact} {the_seller} par {em_via} ? | {em_q}, à quelle adresse {em_type} ? | {em_short}
    | À quelle adresse {em_type} {must} envoyer {em_what} ? | {sitbook}, il me faut le courriel {of_sel3}.
website = Quel est le {website_m} {hier} ? | {website_m} | {findc} le {website_m} | {fetchc} le {website_m}.
    | {askc} le {website_m} ? | Quelle est l'{website_w} {hier} ? | {website_w} | {findc} l'{website_w}
    | {fetchc} l'{website_w}. | {askc} l'{website_w} ? | Sur quel site {web_find} ? | {web_short}
    | Quelle page internet {web_has} l'entreprise ?
contact_person = Quel est le {contact_person_m} {hier} ? | {contact_person_m} | {finda} le {contact_person_m}
    | {fetcha} le {contact_person_m}. | {aska} le {contact_person_m} ? | Qui est {cp_who} ?
    | Comment s'appelle {cp_who} ? | À qui {cp_turn} {cp_for} ? | Qui {cp_handles} ?
    | Qui {must} {cp_contact} {cp_for} ? | {cp_short} | Auprès de qui {cp_info} ? | {sitbook}, qui est {cp_who} ?
    | Quelle personne {cp_handles} ?
salesperson = Quel est le {salesperson_m} {hier} ? | {salesperson_m} | {findb} le {salesperson_m}
    | {fetchb} le {salesperson_m}. | {askb} le {salesperson_m} ? | Qui est {sp_who} ? | Qui {sp_did} ? | {sp_short}
    | Quel {sp_kind} {sp_did} ?
seller_name = Quel est le nom {of_seller} ? | nom {of_seller} | {findc} le nom {of_seller}
    | {askc} le nom {of_seller} ? | Quelle est la raison sociale {of_seller} ? | raison sociale {of_seller}
    | {findc} la raison sociale {of_seller} | {askc} la raison sociale {of_seller} ? | Qui {sn_did} ?
    | {firm} {sn_did} ? | De qui {sn_comes} {the_invoice} ? | Chez qui {sn_bought} ? | À qui {sn_owe} ?
    | Qui est {sn_who} ? | Comment s'appelle {the_seller} ? | {sn_short} | {sitbook}, de qui {sn_comes} la facture ?
    | Je dois {process} {the_invoice} : qui l'a émise ?
seller_street = Quelle est la {seller_street_f} {of_seller} ? | {seller_street_f} {of_seller}
    | {finda} la {seller_street_f} {of_seller} | {aska} la {seller_street_f} {of_seller} ?
    | Dans quelle rue {seller_il} {place_il} ? | Dans quelle rue {seller_elle} {place_elle} ?
    | À quel numéro de quelle rue {seller_il} {place_il} ? | rue et numéro {of_seller}
    | numéro civique et rue {of_seller}
seller_postcode = Quel est le {seller_postcode_m} {of_seller} ? | {seller_postcode_m} {of_seller}
    | {findb} le {seller_postcode_m} {of_seller} | {askb} le {seller_postcode_m} {of_seller} ?
    | Quel code postal a {the_seller} ? | Sous quel code postal {seller_il} {place_il} ?
    | Quel {pc} {must} écrire pour l'adresse {of_seller} ? | Quel {pc} précède la ville {of_seller} ?
seller_city = Quelle est la {seller_city_f} {of_seller} ? | {seller_city_f} {of_seller}
    | {findc} la {seller_city_f} {of_seller} | {askc} la {seller_city_f} {of_seller} ?
    | Dans quelle {town} {seller_il} {place_il} ? | Dans quelle {town} {seller_elle} {place_elle} ?
    | De quelle {town} vient {the_seller} ? | Dans quelle {town} se trouve le siège {of_seller} ?
    | Quelle est la {town} du siège {of_sel3} ?
seller_country = Quel est le {seller_country_m} {of_seller} ? | {seller_country_m} {of_seller}
    | {finda} le {seller_country_m} {of_seller} | {aska} le {seller_country_m} {of_seller} ?
    | Dans quel pays {seller_il} {place_il} ? | Dans quel pays {seller_elle} {place_elle} ?
    | De quel pays vient {the_seller} ? | Quel est le pays d'où {sc_bill} {the_seller} ?
buyer_name = Quel est le nom {of_buy5} ? | nom {of_buy5} | {findb} le nom {of_buy5} | {askb} le nom {of_buy5} ?
    | Quelle est la raison sociale {of_buy5} ? | raison sociale {of_buy5} | {findb} la raison sociale {of_buy5}
    | {askb} la raison sociale {of_buy5} ? | Qui {bn_pays} ? | À qui {bn_addr} {the_invoice} ?
    | Au nom de qui {bn_made} ? | À qui {seller_il} {bn_sold} ? | Qui est {bn_who} ? | Comment s'appelle {the_buyer} ?
    | {bn_short} | {sitbook}, à qui {bn_addr} la facture ? | À qui {bn_charge} ? | Pour qui {bn_made} ?
buyer_street = Quelle est la {buyer_street_f} {of_buyer} ? | {buyer_street_f} {of_buyer}
    | {findc} la {buyer_street_f} {of_buyer} | {askc} la {buyer_street_f} {of_buyer} ?
    | Dans quelle rue {buyer_il} {live_il} ? | Dans quelle rue {buyer_elle} {live_elle} ?
    | À quel numéro de quelle rue {buyer_il} {live_il} ? | rue et numéro {of_buyer} | numéro civique et rue {of_buyer}
buyer_postcode = Quel est le {buyer_postcode_m} {of_buyer} ? | {buyer_postcode_m} {of_buyer}
    | {finda} le {buyer_postcode_m} {of_buyer} | {aska} le {buyer_postcode_m} {of_buyer} ?
    | Quel code postal a {the_buyer} ? | Sous quel code postal {buyer_il} {live_il} ?
    | Quel {pc} {must} écrire pour l'adresse {of_buyer} ? | Quel {pc} précède la ville {of_buyer} ?
buyer_city = Quelle est la {buyer_city_f} {of_buyer} ? | {buyer_city_f} {of_buyer}
    | {findb} la {buyer_city_f} {of_buyer} | {askb} la {buyer_city_f} {of_buyer} ?
    | Dans quelle {town} {buyer_il} {live_il} ? | Dans quelle {town} {buyer_elle} {live_elle} ?
    | De quelle {town} vient {the_buyer} ? | Dans quelle {town} se trouve le domicile {of_bc} ?
    | Quelle est la {town} de résidence {of_bc} ?
buyer_country = Quel est le {buyer_country_m} {of_buyer} ? | {buyer_country_m} {of_buyer}
    | {findc} le {buyer_country_m} {of_buyer} | {askc} le {buyer_country_m} {of_buyer} ?
    | Dans quel pays {buyer_il} {live_il} ? | Dans quel pays {buyer_elle} {live_elle} ?
    | De quel pays vient {the_buyer} ? | Vers quel pays part la facture {of_bc} ?
seller_address = Quelle est l'{seller_address_w} {of_seller} ? | {seller_address_w} {of_seller}
    | {finda} l'{seller_address_w} {of_seller} | {aska} l'{seller_address_w} {of_seller} ?
    | À quelle adresse {seller_il} {place_il} ? | À quelle adresse {seller_elle} {place_elle} ?
    | À quelle adresse postale écrire {to_seller} ? | coordonnées postales {of_seller}
    | Sous quelle adresse {seller_il} facture-t-il ? | Je veux envoyer une lettre {to_seller}, à quelle adresse ?
buyer_address = Quelle est l'{buyer_address_w} {of_buyer} ? | {buyer_address_w} {of_buyer}
    | {findb} l'{buyer_address_w} {of_buyer} | {askb} l'{buyer_address_w} {of_buyer} ?
    | À quelle adresse {buyer_il} {live_il} ? | À quelle adresse {buyer_elle} {live_elle} ?
    | À quelle adresse {ba_sent} ? | coordonnées postales {of_buyer} | {ba_short} | {find1} l'adresse de facturation
shipping_address = Quel est le {shipping_address_m} {hier} ? | {shipping_address_m} | {findc} le {shipping_address_m}
    | {fetchc} le {shipping_address_m}. | {askc} le {shipping_address_m} ? | Quelle est l'{shipping_address_w} {hier} ?
    | {shipping_address_w} | {findc} l'{shipping_address_w} | {fetchc} l'{shipping_address_w}.
    | {askc} l'{shipping_address_w} ? | À quelle adresse {sa_deliv} ? | Où {sa_go} ? | Où {must} {sa_drop} {sa_obj} ?
    | {sa_short} | Je suis le chauffeur, {sa_drive} ? | {sitbook}, à quelle adresse {sa_deliv} ?
    | À quel endroit {must} {sa_drop} {sa_obj} ? | Où {seller_il} {sa_will} ? | Vers quelle adresse part {goods} ?
shipping_method = Quel est le {shipping_method_m} {hier} ? | {shipping_method_m} | {finda} le {shipping_method_m}
    | {fetcha} le {shipping_method_m}. | {aska} le {shipping_method_m} ? | Comment {sm_goes} ?
    | Par quel {sm_by} {sm_goes} ? | {sm_short} | Qui transporte {goods} ?
delivery_terms = Quel est le code Incoterm {hier} ? | code Incoterm | {findb} le code Incoterm
    | {fetchb} le code Incoterm. | {askb} le code Incoterm ? | Quel est l'Incoterm {hier} ? | Incoterm
    | {findb} l'Incoterm | {fetchb} l'Incoterm. | {askb} l'Incoterm ? | Quelles sont les {delivery_terms_r} {hier} ?
    | {delivery_terms_r} | {findb} les {delivery_terms_r} | {fetchb} les {delivery_terms_r}.
    | {aspb} les {delivery_terms_r} ? | À quelles conditions {dt_deliv} ? | {dt_short} | Quel Incoterm {dt_appl} ?
    | Franco ou départ usine, {dt_q} ?
payment_terms = Quel est le {payment_terms_m} {hier} ? | {payment_terms_m} | {findc} le {payment_terms_m}
    | {fetchc} le {payment_terms_m}. | {askc} le {payment_terms_m} ? | Quelles sont les {payment_terms_r} {hier} ?
    | {payment_terms_r} | {findc} les {payment_terms_r} | {fetchc} les {payment_terms_r}.
    | {aspc} les {payment_terms_r} ? | À quelles conditions {must} {pt_pay} ? | Combien de {pt_time} {pt_have} ?
    | Dans quel délai {must} {pt_pay} ? | Quelles conditions {pt_cond} ? | {pt_short}
    | Quel délai {seller_il} {pt_gives} ? | {sitpay}, de quel délai {pt_disp} ? | Y a-t-il un {pt_esc} ?
payment_method = Quel est le {payment_method_m} {hier} ? | {payment_method_m} | {finda} le {payment_method_m}
    | {fetcha} le {payment_method_m}. | {aska} le {payment_method_m} ? | Quelle est la {payment_method_f} {hier} ?
    | {payment_method_f} | {finda} la {payment_method_f} | {fetcha} la {payment_method_f}.
    | {aska} la {payment_method_f} ? | {pm_how} {must} {pm_pay} ? | {pm_how} {pm_was} ? | {pm_how} {buyer_il} {pm_il} ?
    | {pm_how} {buyer_elle} {pm_elle} ? | {pm_ex}, {pm_q} ? | {pm_short}
    | Avec quel type de carte ou de virement {pm_was} ? | {sitbook}, de quelle manière {pm_was} ?
billing_period = Quel est le {billing_period_m} {hier} ? | {billing_period_m} | {findb} le {billing_period_m}
    | {fetchb} le {billing_period_m}. | {askb} le {billing_period_m} ? | Quelle est la {billing_period_f} {hier} ?
    | {billing_period_f} | {findb} la {billing_period_f} | {fetchb} la {billing_period_f}.
    | {askb} la {billing_period_f} ? | Quelle période {bp_cov} ? | Pour quelle {bp_p} {bp_bill} ?
    | Sur quels mois {bp_ext} ? | De quand à quand {bp_span} ? | Quel laps de temps {bp_cov} ? | {bp_short}
    | {sitbook}, quelle période {bp_cov} ? | Quels mois {bp_cov} ? | À quelle {bp_p} {bp_rel} ?
page_number = Quel est le {page_number_m} {hier} ? | {page_number_m} | {findc} le {page_number_m}
    | {fetchc} le {page_number_m}. | {askc} le {page_number_m} ? | Quelle est la pagination {hier} ? | pagination
    | {findc} la pagination | {fetchc} la pagination. | {askc} la pagination ? | À quelle page {pg_is} ?
    | Quelle page {pg_this} ? | {pg_short} | Quel numéro porte cette page ?
meter_number = Quel est le {meter_number_m} {hier} ? | {meter_number_m} | {finda} le {meter_number_m}
    | {fetcha} le {meter_number_m}. | {aska} le {meter_number_m} ? | Quel numéro porte {met} ?
    | Sous quel numéro {met} est-il enregistré ? | {met_short} | Quel compteur a été relevé, quel est son numéro ?
meter_reading = Quel est le {meter_reading_m} {hier} ? | {meter_reading_m} | {findb} le {meter_reading_m}
    | {fetchb} le {meter_reading_m}. | {askb} le {meter_reading_m} ? | Quel est l'{meter_reading_v} {hier} ?
    | {meter_reading_v} | {findb} l'{meter_reading_v} | {fetchb} l'{meter_reading_v}. | {askb} l'{meter_reading_v} ?
    | Qu'affiche {met} ? | Quel index {mr_read} ? | À combien est {met} ? | {mr_short}
    | Quel état du compteur {mr_read} ?
consumption = Quelle est la {consumption_f} {hier} ? | {consumption_f} | {findc} la {consumption_f}
    | {fetchc} la {consumption_f}. | {askc} la {consumption_f} ? | Combien {cons_used} ?
    | Quelle quantité {cons_of} {cons_q} ? | {cons_short} | Quelle consommation {cons_meas} ?
policy_number = Quel est le {policy_number_m} {hier} ? | {policy_number_m} | {finda} le {policy_number_m}
    | {fetcha} le {policy_number_m}. | {aska} le {policy_number_m} ? | Quel numéro porte {pol} ?
    | Sous quel numéro {pol_ins} ? | {pol_short} | Je déclare un sinistre, quel numéro porte {pol} ?
ticket_number = Quel est le {ticket_number_m} {hier} ? | {ticket_number_m} | {findb} le {ticket_number_m}
    | {fetchb} le {ticket_number_m}. | {askb} le {ticket_number_m} ? | Quel numéro porte {tick} ? | {tick_short}
    | Sous quel numéro {tick} a-t-il été émis ? | Je monte à bord, quel numéro porte {tick} ?
cashier = Quel est le {cashier_m} {hier} ? | {cashier_m} | {findc} le {cashier_m} | {fetchc} le {cashier_m}.
    | {askc} le {cashier_m} ? | Qui {cash_did} ? | {cash_short} | Quel {cash_who} {cash_did} ?
    | Comment s'appelle {cash_the} ?
store_number = Quel est le {store_number_m} {hier} ? | {store_number_m} | {finda} le {store_number_m}
    | {fetcha} le {store_number_m}. | {aska} le {store_number_m} ? | Quel numéro porte {store} ?
    | Dans quel magasin {store_buy}, quel est son numéro ? | {store_short} | Sous quel numéro {store_reg} ?
terminal = Quel est le {terminal_m} {hier} ? | {terminal_m} | {findb} le {terminal_m} | {fetchb} le {terminal_m}.
    | {askb} le {terminal_m} ? | Quel est l'identifiant du terminal {hier} ? | identifiant du terminal
    | {findb} l'identifiant du terminal | {fetchb} l'identifiant du terminal. | {askb} l'identifiant du terminal ?
    | À quelle caisse {term_paid} ? | Sur quel terminal {term_paid} ? | {term_short} | Quel numéro porte {term} ?
time = Quelle est l'{time_w} {hier} ? | {time_w} | {findc} l'{time_w} | {fetchc} l'{time_w}. | {askc} l'{time_w} ?
    | À quelle heure {time_did} ? | {time_short} | Vers quelle heure {time_did} ?
room_number = Quel est le {room_number_m} {hier} ? | {room_number_m} | {finda} le {room_number_m}
    | {fetcha} le {room_number_m}. | {aska} le {room_number_m} ? | Dans quelle chambre {room_stay} ? | {room_short}
    | Quelle chambre {room_got} ?
arrival_date = Quel est le jour d'arrivée {hier} ? | jour d'arrivée | {findb} le jour d'arrivée
    | {fetchb} le jour d'arrivée. | {askb} le jour d'arrivée ? | Quelle est la {arrival_date_f} {hier} ?
    | {arrival_date_f} | {findb} la {arrival_date_f} | {fetchb} la {arrival_date_f}. | {askb} la {arrival_date_f} ?
    | {when} {arr_did} ? | {arr_short} | À partir de quand {arr_stay} ? | {when} commence le séjour ?
departure_date = Quel est le jour du départ {hier} ? | jour du départ | {findc} le jour du départ
    | {fetchc} le jour du départ. | {askc} le jour du départ ? | Quelle est la {departure_date_f} {hier} ?
    | {departure_date_f} | {findc} la {departure_date_f} | {fetchc} la {departure_date_f}.
    | {askc} la {departure_date_f} ? | {when} {dep_did} ? | {dep_short} | Jusqu'à quand {dep_stay} ?
    | {when} finit le séjour ?
vehicle = Quel est le {vehicle_m} {hier} ? | {vehicle_m} | {finda} le {vehicle_m} | {fetcha} le {vehicle_m}.
    | {aska} le {vehicle_m} ? | Quelle est l'{vehicle_w} {hier} ? | {vehicle_w} | {finda} l'{vehicle_w}
    | {fetcha} l'{vehicle_w}. | {aska} l'{vehicle_w} ? | Quelle plaque {veh_has} ? | {veh_short}
    | Sous quelle immatriculation roule {veh} ? | De quel véhicule s'agit-il, quelle est sa plaque ?
first_name = Quel est le prénom {of_person} ? | prénom {of_person} | {findb} le prénom {of_person}
    | {askb} le prénom {of_person} ? | Quel est {pers_poss} prénom ? | Quel prénom {person_il} {fn_has_il} ?
    | Quel prénom {person_elle} {fn_has_elle} ? | {fn_short}
last_name = Quel est le nom de famille {of_person} ? | nom de famille {of_person}
    | {findc} le nom de famille {of_person} | {askc} le nom de famille {of_person} ?
    | Quel est {pers_poss} nom de famille ? | Quel nom de famille {person_il} {fn_has_il} ?
    | Quel nom de famille {person_elle} {fn_has_elle} ? | {ln_short}
date_of_birth = Quelle est la date de naissance {of_person} ? | date de naissance {of_person}
    | {finda} la date de naissance {of_person} | {aska} la date de naissance {of_person} ?
    | {when} {person_il} est-il né ? | {when} {person_elle} est-elle née ? | {dob_short}
    | Quand fête-t-{dob_b} son anniversaire ?
place_of_birth = Quel est le lieu de naissance {of_person} ? | lieu de naissance {of_person}
    | {findb} le lieu de naissance {of_person} | {askb} le lieu de naissance {of_person} ? | Où {person_il} est-il né ?
    | Où {person_elle} est-elle née ? | Dans quelle {town} {person_il} est-il né ?
    | Dans quelle {town} {person_elle} est-elle née ? | {pob_short}
nationality = Quelle est la nationalité {of_person} ? | nationalité {of_person} | {findc} la nationalité {of_person}
    | {askc} la nationalité {of_person} ? | De quelle nationalité est {nat_who} ?
    | Quelle citoyenneté {person_il} {nat_has} ? | {nat_short} | De quel pays {person_elle} est-elle ressortissante ?
passport_number = Quel est le {passport_number_m} {hier} ? | {passport_number_m} | {finda} le {passport_number_m}
    | {fetcha} le {passport_number_m}. | {aska} le {passport_number_m} ? | Quel numéro porte {pass} ?
    | Sous quel numéro {pass} {pass_iss} ? | {pass_short} | {pass_q}, quel est le numéro du passeport ?
social_security_number = Quel est le {social_security_number_m} {hier} ? | {social_security_number_m}
    | {findb} le {social_security_number_m} | {fetchb} le {social_security_number_m}.
    | {askb} le {social_security_number_m} ? | Sous quel numéro {ssn_ins} à la sécurité sociale ? | {ssn_short}
    | Quel numéro {ssn_on} ?
occupation = Quel est le métier {of_person} ? | métier {of_person} | Quelle est la profession {of_person} ?
    | profession {of_person} | Quel métier {person_il} {occ_il} ? | Quel métier {person_elle} {occ_elle} ?
    | {occ_short} | Que {occ_does} dans la vie ? | Dans quel métier {occ_does2} ? | {find1} la profession {of_person}
employer = Quel est l'employeur {of_person} ? | employeur {of_person} | {finda} l'employeur {of_person}
    | {aska} l'employeur {of_person} ? | Pour {emp_which} {person_il} travaille-t-il ? | Chez qui {emp_work} ?
    | {emp_short} | Qui {emp_pays} ?
marital_status = Quel est le statut matrimonial {of_pers3} ? | statut matrimonial {of_pers3}
    | {findb} le statut matrimonial {of_pers3} | {askb} le statut matrimonial {of_pers3} ?
    | Quelle est la situation familiale {of_pers3} ? | situation familiale {of_pers3}
    | {findb} la situation familiale {of_pers3} | {askb} la situation familiale {of_pers3} ?
    | Quel est l'état civil {of_pers3} ? | état civil {of_pers3} | {findb} l'état civil {of_pers3}
    | {askb} l'état civil {of_pers3} ? | {ms_ex}, {ms_q} ? | {ms_short} | La personne {ms_is} ?
gender = Quel est le {gender_m} {of_person} ? | {gender_m} {of_person} | {askc} le {gender_m} {of_person} ?
    | {gen_ex}, {gen_q} ? | {gen_short} | De quel sexe est {nat_who} ? | Le demandeur est-il {gen_mf} ?
department = Quel est le {department_m} {hier} ? | {department_m} | {finda} le {department_m}
    | {fetcha} le {department_m}. | {aska} le {department_m} ? | Quelle est la {department_f} {hier} ? | {department_f}
    | {finda} la {department_f} | {fetcha} la {department_f}. | {aska} la {department_f} ? | {dep_in} {dep_work} ?
    | {dept_short} | Quel service {dept_resp} ?
subject = Quel est le {subject_m} ? | {subject_m} | {findb} le {subject_m} | {askb} le {subject_m} ?
    | Quelle est la ligne d'objet ? | ligne d'objet | {findb} la ligne d'objet | {askb} la ligne d'objet ?
    | Quel est l'{subject_v} ? | {subject_v} | {findb} l'{subject_v} | {askb} l'{subject_v} ? | De quoi {sub_about} ?
    | À quel sujet {sub_write} ? | {sub_short} | Sur quoi porte {ref_letter} ?
sender = {sender_m} | {findc} le {sender_m} | {askc} le {sender_m} ? | {sender_v} | {findc} l'{sender_v}
    | {askc} l'{sender_v} ? | Qui {snd_did} ? | De qui {sn_comes} {snd_letter} ? | {snd_short}
    | Qui est l'expéditeur {snd_of} ?
recipient = {recipient_m} | {finda} le {recipient_m} | {aska} le {recipient_m} ? | À qui {rcp_letter} ?
    | Qui est le destinataire {snd_of} ? | {rcp_short} | Pour qui est {snd_letter} ? | Qui {rcp_gets} ?
date = Quelle est la {date_f} ? | {date_f} | {findb} la {date_f} | {askb} la {date_f} ? | {when} {dat_did} ?
    | De quand {dat_is} ? | {dat_short} | Quelle date porte {dat_doc} ?
approved_by = Quel est le {approved_by_m} {hier} ? | {approved_by_m} | {findc} le {approved_by_m}
    | {fetchc} le {approved_by_m}. | {askc} le {approved_by_m} ? | Qui {app_did} {app_obj} ? | {app_short}
    | Par qui {app_pass} ? | Qui a donné {app_give} ?
"""
