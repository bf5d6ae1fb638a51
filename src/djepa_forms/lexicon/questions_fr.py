"""French questions: by field, by table cell, and from any label (format: see `parse.py`)."""

LABEL_QUESTIONS = """
{label} ? | Quelle valeur est indiquée pour {label} ? | {label} | Que lit-on à côté de {label} ?
| Qu'indique le document pour « {label} » ? | Trouvez : {label}. | Donnez la valeur de {label}.
| Quelle est la valeur de « {label} » ? | Où se trouve {label} ? | Relevez : {label}.
| Que dit le document sous {label} ? | Quel est l'élément « {label} » ? | Cherchez {label}. | {label} s'il vous plaît
| Qu'est-ce qui est inscrit à {label} ? ~ Qu'est-il imprimé après {label} ? | Que porte la mention {label} ?
| Repérez {label} sur la page. | Indiquez {label}.
"""

QUESTIONS = """
invoice_number = Quel est le numéro de facture ? | numéro de facture ? | N° de facture | Quel numéro porte la facture ?
    | Trouvez le numéro de la facture. | numéro de facture | Quel est le numéro de la facture ?
    | Sous quel numéro la facture a-t-elle été émise ? | facture n° ? | Quel est le n° de cette facture ?
    | référence de la facture | n° facture | Quel est le n° de facture ? | Donnez-moi le numéro de facture.
    | Indiquez le numéro de facture. | Quel est le numéro du document ? | facture numéro ?
    | C'est quoi le numéro de la facture ? | référence facture ~ Quel numéro de facture est indiqué ?
    | numéro de cette facture | Relevez le numéro de facture.
invoice_date = Quelle est la date de facture ? | date de facture ? | Quand la facture a-t-elle été émise ?
    | date de la facture | Trouvez la date de facturation. | date d'émission | De quand date la facture ?
    | Quelle est la date d'émission de la facture ? | Quelle date porte la facture ? | date de facturation
    | Indiquez la date de facture. | facture datée du | Quand la facture a-t-elle été établie ?
    | Quelle est la date de la facture ? | date facture | De quelle date est la facture ? | Quand a-t-on facturé ?
    ~ À quelle date a-t-on facturé ? | Quel jour la facture a-t-elle été établie ? | facture du ?
due_date = Quelle est la date d'échéance ? | échéance ? | Quand faut-il payer ? | date d'échéance
    | Avant quelle date faut-il régler ? | Trouvez la date d'échéance. | date limite de paiement
    | Quand le montant est-il dû ? | Quand le prélèvement aura-t-il lieu ? | à payer avant le ? | Indiquez l'échéance.
    | date limite ? | Quand dois-je payer ? | Jusqu'à quelle date puis-je payer ?
    | Quelle est la date limite de paiement ? | échéance de la facture | Quand la facture est-elle exigible ?
    | payable avant le ? ~ Jusqu'à quand peut-on payer ? | dernier jour de paiement ?
    | Quand la facture arrive-t-elle à échéance ?
delivery_date = Quelle est la date de livraison ? | date de livraison ? | Quand la livraison a-t-elle eu lieu ?
    | date de livraison | Trouvez la date de livraison. | Quand a-t-on livré ? | date de la prestation
    | Quand la commande a-t-elle été expédiée ? | Indiquez la date de livraison. | livraison le
    | Quand la prestation a-t-elle été faite ? | date d'expédition ~ Quel jour la marchandise est-elle arrivée ?
    | livré le ?
order_date = Quelle est la date de commande ? | date de commande ? | Quand a-t-on commandé ? | date de la commande
    | Trouvez la date de la commande. | Quand la commande a-t-elle été passée ? | Indiquez la date de commande.
    | commande passée le | Quand le client a-t-il commandé ? | date commande ~ De quand date la commande ?
    | commande du ?
order_number = Quel est le numéro de commande ? | numéro de commande ? | N° de commande
    | Quel numéro porte la commande ? | Trouvez le numéro de commande. | référence de la commande | bon de commande n° ?
    | De quelle commande s'agit-il ? | Indiquez le numéro de commande. | n° commande
    | Quelle est la référence de la commande ? | commande n° | votre commande | numéro du bon de commande ?
    ~ À quelle commande se rapporte la facture ? | numéro du bon de commande
customer_number = Quel est le numéro de client ? | numéro client ? | code client | Quel est le code client ?
    | Trouvez le numéro du client. | référence client | N° client | Sous quel numéro le client est-il enregistré ?
    | Indiquez le numéro client. | n° de client | Quel est mon numéro de client ? | code client ?
    | Quelle est la référence client ? ~ Quel numéro a le client ? | identifiant du client ?
contract_number = Quel est le numéro de contrat ? | numéro de contrat ? | référence du contrat
    | Trouvez le numéro de contrat. | De quel contrat s'agit-il ? | Indiquez le numéro de contrat. | n° contrat
    | Quel est mon contrat ? | référence contrat ? ~ contrat n° ? | Quel contrat est concerné ?
delivery_note_number = Quel est le numéro du bon de livraison ? | bon de livraison ? | N° de BL
    | Trouvez le numéro du bon de livraison. ~ Quel bon de livraison est cité ? | numéro de BL ?
tracking_number = Quel est le numéro de suivi ? | numéro de suivi ? | numéro de colis
    | Trouvez le numéro de suivi du colis. ~ Comment suivre le colis ? | code de suivi ?
project_number = Quel est le numéro de projet ? | projet ? | chantier | De quel projet s'agit-il ?
    | Trouvez le numéro d'affaire. | numéro de dossier ? ~ Quel chantier est facturé ? | référence du dossier ?
quote_number = Quel est le numéro du devis ? | numéro de devis ? | devis n° | Trouvez le numéro du devis.
    ~ De quel devis s'agit-il ? | référence du devis ?
credit_note_number = Quel est le numéro de l'avoir ? | numéro d'avoir ? | note de crédit n°
    | Trouvez le numéro de la note de crédit. ~ De quel avoir s'agit-il ? | référence de l'avoir ?
receipt_number = Quel est le numéro du ticket ? | numéro de ticket ? | reçu n° | Trouvez le numéro du reçu.
    ~ Quel numéro porte le ticket ? | numéro de quittance ?
reference = Quelle est la référence ? | référence ? | votre référence | Trouvez la référence.
    | Quelle référence est indiquée ? | numéro de référence | Indiquez la référence. | réf.
    | Quelles sont les références ? | nos références | vos références ~ Quelle référence le client a-t-il donnée ?
    | réf. ?
payment_reference = Quelle est la référence de paiement ? | communication structurée ? | référence du paiement
    | Trouvez la référence à rappeler. | Que faut-il indiquer sur le virement ? | Indiquez la référence de paiement.
    | Quelle communication pour le virement ? | référence du virement ~ Quel libellé mettre sur le virement ?
    | communication du virement ?
total = Quel est le montant total ? | total ? | total TTC ? | Quel est le total TTC ? | montant à payer
    | Combien faut-il payer ? | Quel est le montant de la facture ? | Trouvez le montant total. | net à payer
    | À combien s'élève la facture ? | montant TTC | Quel est le total à payer ? | Combien coûte le tout ?
    | Quel est le net à payer ? | total toutes taxes comprises | prix total | montant total | Indiquez le montant total.
    | Combien dois-je payer ? | Combien ça coûte ? | TTC ? | montant TTC ? | Quel est le prix total ? | total général ?
    | Quel est le montant TTC ? | montant dû | Donnez-moi le total. | Quel montant dois-je virer ?
    | Quel est le total de la facture ? | Combien vais-je être prélevé ? | total avec taxes
    | À combien se monte la facture ? | montant de la facture ? | net à payer ? | Quel est le montant dû ?
    ~ Quelle somme doit-on régler ? | total à régler ? | Quel montant doit être versé en tout ? | somme due
    | Combien cela fait-il au total ? | Quelle est la somme totale ?
net_total = Quel est le total hors taxes ? | total HT ? | montant HT | Quel est le sous-total ?
    | Trouvez le montant hors taxes. | Combien hors TVA ? | sous-total | Quel est le montant hors TVA ? | total HT
    | Indiquez le total HT. | HT ? | montant net | Quel est le total HT ? | total hors TVA
    | Quel est le prix hors taxes ? | sous-total ? | base HT ~ Quelle est la base imposable ? | somme hors taxes ?
tax_amount = Quel est le montant de la TVA ? | TVA ? | montant TVA | Combien de TVA est facturée ?
    | Trouvez le montant de la TVA. | total TVA ? | Combien y a-t-il de taxes ? | À combien s'élève la TVA ?
    | Indiquez le montant de la TVA. | montant TVA ? | Quelle est la TVA ? | Combien de TVA ? | taxes
    | Quel est le montant des taxes ? | TVA totale ~ Quelle somme de TVA est comprise ? | total des taxes ?
tax_rate = Quel est le taux de TVA ? | taux de TVA ? | Quel taux s'applique ? | Trouvez le taux de TVA. | TVA en %
    | Indiquez le taux de TVA. | taux TVA ? | Combien de pour cent de TVA ? | taux ~ À quel taux est calculée la TVA ?
    | pourcentage de TVA ?
shipping_cost = Quels sont les frais de port ? | frais de port ? | Combien coûte la livraison ? | frais de livraison
    | Trouvez les frais de port. | frais d'expédition ? | Indiquez les frais de port. | port ?
    | Combien coûte le transport ? | frais d'envoi ~ Que coûte l'envoi ? | coût du transport ?
discount = Quelle est la remise ? | remise ? | Quel rabais est accordé ? | montant de la remise | Trouvez la remise.
    | Combien a été déduit ? | Indiquez la remise. | rabais ? | De combien est la remise ? | réduction
    ~ Quelle réduction a-t-on eue ? | ristourne ?
amount_paid = Combien a déjà été payé ? | acompte ? | montant déjà réglé | Quel est le montant de l'acompte ?
    | Trouvez le montant déjà payé. | Indiquez le montant déjà payé. | acompte versé | Quel acompte a été versé ?
    | Combien a été réglé ? ~ Quelle somme a été versée ? | déjà payé ?
balance_due = Combien reste-t-il à payer ? | reste à payer ? | solde | Quel est le solde dû ?
    | Trouvez le solde restant dû. | solde à payer ? | Indiquez le reste à payer. | solde restant
    | Quel est le reste à payer ? | Combien dois-je encore ? | net restant ~ Quel montant est encore dû ? | restant dû ?
previous_balance = Quel était le solde précédent ? | solde précédent ? | ancien solde | Trouvez le solde précédent.
    ~ Quel solde a été reporté ? | report ?
currency = Quelle est la devise ? | devise ? | Dans quelle monnaie est la facture ? | Trouvez la devise.
    ~ En quelle devise faut-il payer ? | monnaie ?
iban = Quel est l'IBAN ? | IBAN ? | IBAN | Sur quel compte faut-il verser ? | Trouvez l'IBAN. | IBAN du fournisseur
    | Quel est l'IBAN du vendeur ? | Indiquez l'IBAN. | compte IBAN | Sur quel IBAN dois-je payer ?
    | coordonnées bancaires ? | IBAN du bénéficiaire ~ Vers quel IBAN virer la somme ? | numéro IBAN ?
bic = Quel est le BIC ? | BIC ? | code SWIFT | Trouvez le BIC. | Quel est le code BIC de la banque ? | Indiquez le BIC.
    | code BIC ~ swift ? | BIC de la banque ?
account_number = Quel est le numéro de compte ? | numéro de compte ? | compte bancaire | Trouvez le numéro de compte.
    | N° de compte ~ Quel compte est indiqué ? | RIB ?
sort_code = Quel est le code banque ? | code banque ? | Trouvez le code banque. ~ code de l'établissement ?
    | Quel code a la banque ?
bank_name = Quelle est la banque ? | banque ? | nom de la banque | Dans quelle banque est le compte ?
    | Trouvez le nom de la banque. | Indiquez la banque. | Quelle banque ? | banque du fournisseur ~ domiciliation ?
    | Quel établissement bancaire est cité ?
account_holder = Qui est le titulaire du compte ? | titulaire ? | bénéficiaire | Trouvez le titulaire du compte.
    | À l'ordre de qui ? ~ Au nom de qui est le compte ? | nom du titulaire ?
vat_id = Quel est le numéro de TVA ? | numéro de TVA ? | TVA intracommunautaire
    | Quel est le numéro de TVA intracommunautaire ? | Trouvez le numéro de TVA du vendeur. | N° TVA
    | numéro de TVA du fournisseur | Indiquez le numéro de TVA. | TVA intracom ? | Quel est le n° de TVA de la société ?
    | n° TVA | identifiant TVA du vendeur | n° de TVA intracommunautaire ? ~ Quel identifiant TVA a la société ?
    | n° TVA intracom ?
customer_vat_id = Quel est le numéro de TVA du client ? | TVA du client ? | numéro de TVA du client
    | Trouvez le numéro de TVA de l'acheteur. ~ Quel identifiant TVA a le client ? | votre TVA ?
tax_number = Quel est le numéro fiscal ? | numéro fiscal ? | SIREN ? | Trouvez le numéro SIREN. | identifiant fiscal
    | Indiquez le SIREN. | SIREN | n° fiscal ? ~ numéro d'identification fiscale ? | Quel SIREN a la société ?
company_register = Quel est le numéro SIRET ? | SIRET ? | RCS ? | Trouvez le numéro d'immatriculation.
    | numéro d'entreprise | Quel est le numéro d'entreprise ? | Indiquez le SIRET. | RCS | n° SIRET ?
    | Quel est le SIRET de la société ? | Quel est le RCS ? ~ Où la société est-elle immatriculée ?
    | registre du commerce ?
managing_director = Qui est le gérant ? | gérant ? | directeur | Qui dirige la société ? | Trouvez le nom du dirigeant.
    ~ Qui est à la tête de l'entreprise ? | nom du directeur ?
phone = Quel est le numéro de téléphone ? | téléphone ? | numéro de téléphone | Trouvez le numéro de téléphone. | tél.
    | À quel numéro peut-on appeler ? | Indiquez le numéro de téléphone. | tél ? | Quel est le téléphone de la société ?
    | n° de téléphone | téléphone du service client ~ Comment joindre la société par téléphone ? | n° de tél. ?
fax = Quel est le numéro de fax ? | fax ? | numéro de fax | Trouvez le numéro de télécopie. ~ télécopie ?
    | Où envoyer un fax ?
mobile = Quel est le numéro de portable ? | portable ? | numéro de mobile | Trouvez le numéro de portable. ~ GSM ?
    | téléphone mobile ?
email = Quelle est l'adresse e-mail ? | e-mail ? | adresse e-mail | Trouvez l'adresse électronique. | courriel ?
    | À quelle adresse peut-on écrire un mail ? | Indiquez l'adresse e-mail. | mail ? | Quel est le mail ?
    | courriel de contact ~ adresse mail ? | courrier électronique de la société
website = Quel est le site web ? | site internet ? | adresse du site | Trouvez le site internet. | Indiquez le site web.
    | site ? | Quelle est l'adresse du site ? | www ~ page web ? | Où trouver la société sur internet ?
contact_person = Qui est la personne de contact ? | contact ? | interlocuteur | Qui est l'interlocuteur ?
    | Trouvez le nom du contact. | Qui suit le dossier ? | Indiquez le contact. | votre contact ?
    | Qui dois-je contacter ? | à l'attention de qui ? | nom du contact ~ À qui s'adresser ? | nom du correspondant ?
salesperson = commercial ? | Qui est le commercial ? | Trouvez le nom du représentant. ~ Qui a vendu ?
    | nom du commercial ?
seller_name = Qui a émis la facture ? | fournisseur ? | Quel est le nom du fournisseur ?
    | Quelle société a envoyé la facture ? | nom de la société | Trouvez l'émetteur de la facture. | émetteur
    | De qui vient la facture ? | Qui est le vendeur ? | nom du fournisseur | Indiquez le fournisseur. | émetteur ?
    | Qui est l'émetteur de la facture ? | vendeur | Quelle entreprise a émis la facture ? | société ?
    | nom de l'émetteur | Qui me facture ? | Quel est le nom de la société ? | prestataire ~ Quelle entreprise facture ?
    | Qui réclame ce montant ? | raison sociale du vendeur | Quelle firme envoie cette facture ?
seller_street = Dans quelle rue se trouve le fournisseur ? | rue du fournisseur | Trouvez la rue de la société.
    ~ rue du vendeur ? | Quelle est la rue de l'entreprise ?
seller_postcode = Quel est le code postal du fournisseur ? | code postal de la société
    | Trouvez le code postal du fournisseur. ~ CP du vendeur ? | code postal de l'entreprise ?
seller_city = Dans quelle ville se trouve le fournisseur ? | ville du fournisseur | Trouvez la ville de la société.
    | Où est établie la société ? ~ ville du vendeur ? | Dans quelle ville est l'entreprise ?
seller_country = Dans quel pays se trouve le fournisseur ? | pays du fournisseur | Trouvez le pays de la société.
    ~ pays du vendeur ? | De quel pays est l'entreprise ?
buyer_name = Qui est le client ? | client ? | Quel est le nom du client ? | À qui la facture est-elle adressée ?
    | nom du client | Trouvez le nom du client. | destinataire de la facture | Qui doit payer ? | facturé à ?
    | Pour qui est la facture ? | Indiquez le client. | nom du client ? | Qui est l'acheteur ? | client facturé
    | À qui est facturé ce montant ? | destinataire de la facture ? | acheteur ~ Qui est facturé ? | nom de l'acheteur ?
    | À qui a-t-on vendu ? | Au nom de qui est établie la facture ?
buyer_street = Dans quelle rue habite le client ? | rue du client | Trouvez la rue du client. ~ rue de l'acheteur ?
    | Quelle est la rue du destinataire ?
buyer_postcode = Quel est le code postal du client ? | code postal du client | Trouvez le code postal du client.
    ~ CP de l'acheteur ? | code postal du destinataire ?
buyer_city = Dans quelle ville est le client ? | ville du client | Trouvez la ville du client. ~ ville de l'acheteur ?
    | Où habite le destinataire ?
buyer_country = Dans quel pays est le client ? | pays du client | Trouvez le pays du client. ~ pays de l'acheteur ?
    | De quel pays est le destinataire ?
seller_address = Quelle est l'adresse du fournisseur ? | adresse de la société ? | adresse du fournisseur
    | Où se trouve la société ? | Trouvez l'adresse du vendeur. | Indiquez l'adresse du fournisseur.
    | adresse de l'émetteur | Quelle est l'adresse de la société ? | siège social ? ~ adresse complète de l'émetteur ?
    | À quelle adresse est l'entreprise ?
buyer_address = Quelle est l'adresse de facturation ? | adresse de facturation ? | adresse du client
    | Trouvez l'adresse du client. | À quelle adresse la facture est-elle envoyée ? | Indiquez l'adresse de facturation.
    | adresse facturation | Quelle est l'adresse du client ? | Où habite le client ? ~ adresse complète de l'acheteur ?
    | adresse du destinataire ?
shipping_address = Quelle est l'adresse de livraison ? | adresse de livraison ? | Où la marchandise est-elle livrée ?
    | livré à | Trouvez l'adresse de livraison. | Indiquez l'adresse de livraison. | lieu de livraison | Où livre-t-on ?
    | adresse d'expédition ~ lieu de livraison ? | Où va le colis ?
shipping_method = Quel est le mode de livraison ? | mode d'expédition ? | transporteur | Qui livre la marchandise ?
    | Trouvez le mode de livraison. ~ Par quel transporteur ? | moyen d'expédition ?
delivery_terms = Quelles sont les conditions de livraison ? | incoterm ? | conditions de livraison | Trouvez l'incoterm.
    ~ Sous quelles conditions livre-t-on ? | terme commercial ?
payment_terms = Quelles sont les conditions de paiement ? | conditions de paiement ? | délai de paiement
    | Trouvez les conditions de règlement. | Quel est le délai de paiement ? | Indiquez les conditions de paiement.
    | délai de paiement ? | En combien de jours faut-il payer ? | conditions de règlement | modalités de paiement
    ~ Sous quelles conditions faut-il payer ? | modalités de règlement ?
payment_method = Quel est le mode de paiement ? | mode de paiement ? | Comment a-t-on payé ? | moyen de paiement
    | Trouvez le mode de règlement. | Indiquez le mode de paiement. | moyen de paiement ?
    | Comment la facture est-elle réglée ? | mode de règlement ~ De quelle manière paie-t-on ? | payé par ?
billing_period = Quelle est la période de facturation ? | période ? | période de facturation
    | Quelle période est facturée ? | Trouvez la période facturée. | Indiquez la période. | période facturée
    | Quel mois est facturé ? | période de consommation ? ~ De quand à quand facture-t-on ? | période couverte ?
page_number = Quel est le numéro de page ? | page ? | numéro de page | Trouvez le numéro de la page.
    ~ À quelle page est-on ? | quelle page ?
meter_number = Quel est le numéro de compteur ? | numéro de compteur ? | compteur n° | Trouvez le numéro du compteur.
    ~ De quel compteur s'agit-il ? | matricule du compteur ?
meter_reading = Quel est l'index du compteur ? | index ? | relevé du compteur | Trouvez l'index relevé.
    ~ Qu'affiche le compteur ? | nouvel index ?
consumption = Quelle est la consommation ? | consommation ? | Combien a-t-on consommé ? | Trouvez la consommation.
    | Combien de kWh ? ~ Quelle quantité a été consommée ? | énergie consommée ?
policy_number = Quel est le numéro de police ? | numéro de police ? | police d'assurance n°
    | Trouvez le numéro de police. ~ De quelle police s'agit-il ? | contrat d'assurance ?
ticket_number = Quel est le numéro de réservation ? | numéro de billet ? | référence de réservation
    | Trouvez le numéro de réservation. ~ numéro de transaction ? | De quelle réservation s'agit-il ?
cashier = Qui est le caissier ? | caissier ? | Qui a servi le client ? | Trouvez le nom du caissier.
    ~ Qui tenait la caisse ? | servi par ?
store_number = Quel est le magasin ? | magasin ? | numéro du magasin | Trouvez le numéro du magasin.
    ~ Dans quel magasin a-t-on acheté ? | point de vente ?
terminal = Quel est le numéro de caisse ? | caisse ? | terminal | Trouvez le numéro de caisse.
    ~ À quelle caisse a-t-on payé ? | numéro du terminal ?
time = Quelle est l'heure ? | heure ? | À quelle heure ? | Trouvez l'heure. ~ heure de l'achat ?
    | À quelle heure le ticket a-t-il été imprimé ?
room_number = Quel est le numéro de chambre ? | chambre ? | Trouvez le numéro de chambre. ~ Dans quelle chambre ?
    | quelle table ?
arrival_date = Quelle est la date d'arrivée ? | arrivée ? | Trouvez la date d'arrivée. | date d'arrivée
    ~ Quand le client est-il arrivé ? | jour d'arrivée ?
departure_date = Quelle est la date de départ ? | départ ? | Trouvez la date de départ. | date de départ
    ~ Quand le client est-il parti ? | jour de départ ?
vehicle = Quelle est l'immatriculation ? | immatriculation ? | plaque | Trouvez la plaque du véhicule.
    ~ De quel véhicule s'agit-il ? | numéro de plaque ?
first_name = Quel est le prénom ? | prénom ? | Trouvez le prénom. | prénom ~ Quel prénom est inscrit ?
    | Comment la personne se prénomme-t-elle ?
last_name = Quel est le nom de famille ? | nom ? | nom de famille | Trouvez le nom de famille. ~ Quel nom est inscrit ?
    | patronyme ?
date_of_birth = Quelle est la date de naissance ? | date de naissance ? | Quand la personne est-elle née ?
    | Trouvez la date de naissance. ~ né(e) le ? | jour de naissance
place_of_birth = Quel est le lieu de naissance ? | lieu de naissance ? | Où la personne est-elle née ?
    | Trouvez le lieu de naissance. ~ né(e) à ? | ville de naissance ?
nationality = Quelle est la nationalité ? | nationalité ? | Trouvez la nationalité. | nationalité
    ~ De quel pays la personne est-elle citoyenne ? | citoyenneté ?
passport_number = Quel est le numéro de passeport ? | passeport ? | numéro de la pièce d'identité
    | Trouvez le numéro de passeport. ~ numéro de carte d'identité ? | Quel numéro porte le passeport ?
social_security_number = Quel est le numéro de sécurité sociale ? | sécurité sociale ? | numéro de sécurité sociale
    | Trouvez le numéro de sécurité sociale. ~ numéro d'assuré ? | Sous quel numéro la personne est-elle assurée ?
occupation = Quelle est la profession ? | profession ? | métier | Trouvez la profession.
    ~ Que fait la personne dans la vie ? | emploi ?
employer = Qui est l'employeur ? | employeur ? | Pour qui la personne travaille-t-elle ? | Trouvez l'employeur.
    ~ Où la personne travaille-t-elle ? | nom de l'employeur ?
marital_status = Quelle est la situation familiale ? | état civil ? | situation de famille
    | Trouvez la situation familiale. ~ La personne est-elle mariée ? | marié ou célibataire ?
gender = Quel est le sexe ? | sexe ? | Trouvez le sexe de la personne. ~ homme ou femme ? | Quel genre est indiqué ?
department = Quel est le service ? | service ? | département | Trouvez le service. ~ Dans quel service ?
    | nom du service ?
subject = Quel est l'objet ? | objet ? | De quoi parle la lettre ? | Trouvez l'objet du courrier. ~ sujet de la lettre ?
    | Que concerne ce courrier ?
sender = Qui est l'expéditeur ? | expéditeur ? | De qui est la lettre ? | Trouvez l'expéditeur. ~ Qui a écrit ?
    | nom de l'expéditeur ?
recipient = Qui est le destinataire ? | destinataire ? | À qui la lettre est-elle adressée ? | Trouvez le destinataire.
    ~ Qui reçoit la lettre ? | nom du destinataire ?
date = Quelle est la date ? | date ? | Quelle date porte le document ? | Trouvez la date. | date du document
    | Indiquez la date. | daté du | Quelle est la date du document ? ~ De quel jour est-ce daté ? | fait le ?
approved_by = Qui a approuvé ? | approuvé par ? | Qui a validé ? | Trouvez qui a validé. ~ validé par qui ?
    | Qui a donné son accord ?
"""

CELL_QUESTIONS = """
position = Quel est le numéro de ligne de {item} ? | ligne de {item} ? | {item} : position ?
    ~ À quelle ligne est {item} ?
article_number = Quelle est la référence de {item} ? | référence de {item} ? | {item} : code article ?
    | Trouvez la référence de {item}. ~ Sous quelle référence vend-on {item} ? | code de {item}
description = Où se trouve {item} ? | Trouvez {item}. | {item} | Quel article est {item} ?
    ~ À quelle ligne figure {item} ?
quantity = Combien de {item} ? | quantité de {item} ? | Quelle est la quantité de {item} ? | {item} : quantité ?
    | Combien de {item} ont été commandés ? | Trouvez la quantité de {item}. | qté {item} ~ nombre de {item} ?
    | Combien d'unités de {item} ?
unit = Quelle est l'unité de {item} ? | unité de {item} ? | {item} : unité ? ~ En quelle unité compte-t-on {item} ?
unit_price = Quel est le prix unitaire de {item} ? | prix unitaire de {item} ? | Combien coûte un {item} ?
    | {item} : prix unitaire ? | P.U. {item} | Trouvez le prix unitaire de {item}. | prix de {item}
    ~ Quel est le tarif de {item} ? | prix à l'unité de {item}
line_tax_rate = Quel est le taux de TVA de {item} ? | TVA de {item} ? | {item} : taux de TVA ?
    ~ Comment {item} est-il taxé ?
discount_percent = Quelle est la remise sur {item} ? | remise sur {item} ? | {item} : remise ?
    ~ Quelle réduction sur {item} ?
line_total = Quel est le montant pour {item} ? | montant de {item} ? | Combien coûte {item} en tout ? | {item} : total ?
    | total de {item} | Trouvez le montant de {item}. | Combien facture-t-on pour {item} ? | prix total de {item}
    ~ Quel montant figure à la ligne {item} ? | somme pour {item}
date = Quelle est la date de {item} ? | date de {item} ? | {item} : date ? ~ Quel jour a eu lieu {item} ?
"""
