"""French printed labels, table headers and document titles (format: see `parse.py`)."""

LABELS = """
invoice_number = Facture N° | N° de facture | Numéro de facture | Facture n° | N° facture | Facture No | Facture No.
    | N° Facture | FACTURE N° | Facture | Réf. facture | Numéro facture | Référence facture | N° de pièce | Facture N
    | No facture | Fact. N° | Numéro | N° de la facture | Nº de facture | Pièce n° | N° document | N. facture
    | Facture numero | FACTURE | FACTURE N | N° DE FACTURE | Votre facture n° | Numéro de pièce | N° pièce
    | Référence de la facture | Référence facture n° | Facture réf. | Document n° | N° fact. | No. facture
    | No de facture | Facture # | Numéro document ~ Fact. no | Numéro de la facture | Notre facture n° | Facture numéro
    | Nº facture
invoice_date = Date de facture | Date de facturation | Date facture | Facture du | Date de la facture | Date d'émission
    | DATE DE FACTURE | Émise le | Emise le | Date Facture | Date de pièce | Établie le | Date d'établissement
    | Date de création | Date fact. | DATE FACTURE | Date d'émission de la facture | Facture émise le | Date d'emission
    | Date Fact. | Date document | Facturée le | Date de l'avoir/facture | Fait à, le ~ Facture établie le | Facturé le
    | Date de l'émission
due_date = Échéance | Date d'échéance | Echéance | Date d'echéance | À payer avant le | Payable le
    | Date limite de paiement | À régler avant le | ÉCHÉANCE | Date échéance | Payable avant le | Échéance le
    | Règlement avant le | Date de règlement | À payer pour le | Date de prélèvement | Prélèvement le | DATE D'ÉCHÉANCE
    | A payer avant le | A régler avant le | Date d'exigibilité | Payable au | Paiement au plus tard le
    | Paiement avant le | À payer au plus tard le | À payer jusqu'au | Prélevé le | Date du prélèvement
    | Échéance de paiement | Date limite | Date limite de règlement | Date de paiement | Délai au ~ Exigible le | Ech.
    | Limite de paiement | Échéance du | Payable jusqu'au
delivery_date = Date de livraison | Livré le | Livraison le | Date livraison | Date d'expédition | Expédié le
    | Date de la prestation | Date de prestation | Date d'exécution | Livraison du | DATE DE LIVRAISON | Expédition le
    | Date de la vente | Livré(e) le | Date d'envoi | Date d'enlèvement | Date de départ des marchandises | Date BL
    | Date du BL | Prestation effectuée le | Date d'intervention | Intervention du | Date de réalisation
    | Mise à disposition le ~ Date liv. | Livraison effectuée le | Prestation du
order_date = Date de commande | Commande du | Date commande | Date de la commande | Commandé le | Votre commande du
    | Passée le | DATE DE COMMANDE | Date Cde | DATE COMMANDE | Commande passée en date du | Votre commande en date du
    | Date BC | Commande en date du ~ Cde du | Commande passée le | Date de bon de commande
order_number = N° de commande | Commande N° | Numéro de commande | Commande n° | N° commande | Bon de commande
    | Votre commande | Réf. commande | N° Cde | Commande | COMMANDE N° | Bon de commande n° | Référence commande
    | Votre commande n° | N° de bon de commande | Cde N° | BC n° | No commande | Réf. Cde | COMMANDE | N° Commande
    | Numéro commande | Votre N° de commande | Votre réf. commande | Commande Nr | Référence de commande
    | Nº de commande | Commande client | N° BC | Réf de commande | N° Cde client | Ordre n° | Num. de commande
    | N° de cde | Votre bon de commande ~ Num. commande | Commande client n° | Bon de cde | Notre commande
customer_number = N° client | Code client | Numéro client | Numéro de client | Client N° | N° de client | Réf. client
    | Référence client | Compte client | Client n° | CODE CLIENT | N° Client | Identifiant client | Votre numéro client
    | N° d'abonné | N° compte client | Votre code client | Matricule client | N° adhérent | N° CLIENT | Client no
    | Réf client | Votre référence client | Votre n° client | N° de compte client | Identifiant | Code tiers/client
    | Numéro de compte client | N° d'adhérent | Numéro d'abonné | Titulaire n° | N° débiteur | N° patient
    | Votre identifiant ~ No client | ID client | Compte tiers | Code tiers | Cl. n° | Num. client
contract_number = N° de contrat | Contrat N° | Numéro de contrat | Contrat n° | Référence contrat | Contrat
    | Réf. contrat | N° contrat | CONTRAT N° | N° de compte contrat | N° d'abonnement | Référence du contrat
    | N° du contrat | Votre contrat n° | Numéro d'abonnement | Abonnement n° | Bail n° | N° de bail | Marché n°
    | N° de marché ~ No de contrat | Votre contrat | Num. contrat
delivery_note_number = Bon de livraison | N° BL | BL N° | Bon de livraison N° | N° de bon de livraison | BL n°
    | N° bon de livraison | Bordereau de livraison n° | Livraison N° | N° de livraison | Bon d'expédition n° | BL
    | N° DE BL | Numéro de BL | Bon livraison | Bon de livr. n° | Numéro de bon de livraison | Lettre de voiture n°
    | Bordereau n° | B.L. n° | B.L. ~ Bon de liv. | Réf. BL
tracking_number = N° de suivi | Numéro de suivi | N° de colis | Suivi | Colis n° | N° d'expédition | Numéro de colis
    ~ Code de suivi | Suivi colis
project_number = Projet | N° de projet | Chantier | Affaire | N° d'affaire | Affaire n° | Dossier | N° de dossier
    | Dossier N° | Code affaire | Réf. chantier | Projet n° | Code projet | Numéro de dossier | Chantier n° | PROJET
    | Nom du projet | Mission | Opération | Votre dossier | Notre dossier | Nos réf. dossier | Centre de coûts
    | Réf. projet | Lieu du chantier ~ Réf. affaire | N° projet | Réf. dossier
quote_number = Devis N° | N° de devis | Devis n° | Numéro de devis | N° devis | Devis | Offre n° | Réf. devis
    | N° d'offre | Proposition n° ~ Devis numéro | Offre de prix n° | Référence devis
credit_note_number = Avoir N° | N° d'avoir | Numéro d'avoir | Avoir n° | N° avoir | Note de crédit n° | Note de crédit
    | N° de note de crédit ~ Réf. avoir | Avoir numéro
receipt_number = N° de ticket | Ticket N° | N° ticket | Ticket | Reçu N° | N° de reçu | TICKET | Numéro de ticket
    | Quittance n° | Ticket de caisse n° ~ Reçu numéro | No ticket | N° de quittance
reference = Référence | Votre référence | Réf. | Vos références | V/Réf. | N/Réf. | Nos références | V/Ref
    | Notre référence | Réf | Références | Référence interne | Votre réf. | Nos réf. | RÉFÉRENCE | Vos réf. | V. réf.
    | RÉFÉRENCES | Références client | Vos Réf. | Réf. cliente | N/Référence | V/Référence | N. réf. | Notre réf.
    | Réf. interne | Réf. dossier client | Référence externe ~ Réf. n° | Votre réf. client
payment_reference = Référence de paiement | Communication | Communication structurée | Référence à rappeler
    | À rappeler lors du paiement | Référence du virement | Réf. paiement | Motif du virement | Libellé du virement
    | Référence mandat | RUM | Réf. à rappeler | Communication à mentionner | Référence (paiement) | Réf. virement
    | Référence de prélèvement | Référence client à rappeler | Réf. de paiement | Numéro de référence du bulletin
    | Libellé | Mention obligatoire | N° de référence paiement | Objet du virement ~ Mention à indiquer
    | Libellé virement | Référence unique de mandat
total = Total TTC | TOTAL TTC | Montant TTC | Net à payer | NET À PAYER | NET A PAYER | Total à payer | Montant total
    | Total | Total général | Montant à payer | Total toutes taxes comprises | Total T.T.C. | Montant total TTC | TOTAL
    | Total TVAC | Total TVA comprise | Montant dû | Total de la facture | Net à payer TTC | Somme à payer | TTC
    | À payer | Total facture | Prix total | Montant TTC à payer | Total TVA incluse | Montant de la facture
    | Total net à payer | Total dû | Total T.V.A.C. | Montant T.T.C. | TOTAL A PAYER | TOTAL À PAYER | Total TTC à payer
    | Total Facture TTC | Total de votre facture | Montant de votre facture | Montant net à payer | Total (TTC)
    | TOTAL T.T.C | Prix TTC | Total prix TTC | Total commande | TOTAL GÉNÉRAL | Somme totale | Total final
    | Montant à régler | Montant total à payer | Montant total dû | Montant total TVAC | A payer | Montant à prélever
    | Montant prélevé | Montant facturé | Montant facture | Total TTC en euros | Solde facture TTC | TVAC | Prix à payer
    | Coût total ~ Total à régler | Somme due | À régler | Montant toutes taxes | Total à payer TTC | Net a régler
net_total = Total HT | TOTAL HT | Montant HT | Sous-total | Total hors taxes | Total H.T. | Total hors TVA | Net HT
    | Montant hors taxes | Total net HT | Base HT | HT | Total HTVA | Base imposable | Sous-total HT | Montant total HT
    | Total HT net | Total hors taxe | Montant HTVA | SOUS-TOTAL | Montant H.T. | Base H.T. | HORS TAXES | Total H.T
    | Montant total H.T. | Sous total HT | Sous Total | Total net | Net commercial | Total brut | Total HT après remise
    | Base | Base TVA | Hors TVA | Total (HT) | Prix HT | Total HT en euros | Montant hors TVA | Sous-total hors TVA
    | Base d'imposition | Base soumise ~ Total brut HT | Total marchandises | S/Total HT | Somme HT
tax_amount = TVA | Montant TVA | Total TVA | T.V.A. | Montant de la TVA | TVA totale | Montant T.V.A. | Taxes
    | TOTAL TVA | Total taxes | Taxe | dont TVA | Mt TVA | Montant des taxes | TVA à payer | Total T.V.A.
    | Montant de TVA | Total de la TVA | TVA collectée | TVA incluse | dont T.V.A. | Dont TVA | Taxe (TVA)
    | TVA facturée | Montant taxes ~ Taxe sur la valeur ajoutée | Mnt TVA | TVA due
tax_rate = Taux TVA | Taux de TVA | TVA % | % TVA | Taux | Taux (%) | Taux T.V.A. | TVA taux | TAUX | Taux de taxe
    | % T.V.A. | Taux de TVA (%) | Taux % | TVA(%) ~ Taux applicable | Taux de la TVA | Tx TVA
shipping_cost = Frais de port | Port | Frais de livraison | Livraison | Transport | Frais d'expédition
    | Port et emballage | Frais de transport | Frais d'envoi | Participation aux frais de port | Port HT
    | Frais de port HT | FRAIS DE PORT | Livraison HT | Frais d'envoi et d'emballage | Frais port | Frais de port TTC
    | Livraison et manutention | Transport et emballage | Frais de transport HT | Frais livraison | Frais annexes
    ~ Port & emballage | Coût de livraison | Frais postaux | Coût du transport
discount = Remise | Remise totale | Rabais | Réduction | Remise globale | Escompte | Ristourne | REMISE | Montant remise
    | Bon de réduction | Total remises | Remise commerciale | Promotion | Remises | Total remise | Remise HT
    | Escompte accordé | Rabais accordé | Remise exceptionnelle | Code promo | Bon d'achat | Remise client | Vos remises
    | Economie ~ Déduction | Remise accordée | Total réductions | Avantage fidélité
amount_paid = Acompte | Déjà payé | Montant payé | Acompte versé | Payé | Montant réglé | Déjà réglé | Acomptes
    | Versement | Total payé | Réglé | Acompte reçu | Montant versé | ACOMPTE | Paiement reçu | Reçu | Paiements
    | Acompte reçu le | Acompte TTC | Déjà versé le | Règlements | Total réglé | Payé le | Montant acquitté | Avance
    | Montant de l'acompte | Acompte payé | Somme reçue | Paiements reçus | Rendu | Règlement reçu ~ Somme versée
    | Arrhes | Acomptes déduits | Déjà versé
balance_due = Solde | Reste à payer | Solde à payer | Solde dû | Restant dû | Reste dû | RESTE À PAYER | Solde restant
    | Montant restant dû | Solde restant dû | Nouveau solde | SOLDE | Solde à régler | Reste à régler | SOLDE DÛ
    | Solde du compte | NET RESTANT À PAYER | Reste à payer TTC | Restant à payer | Montant du solde | Reste
    | Solde en votre faveur | Montant restant à payer | Total restant dû ~ Solde final | Montant restant
    | Solde débiteur | Encore dû
previous_balance = Solde précédent | Ancien solde | Report | Solde antérieur | Report solde précédent | Solde initial
    | Solde reporté | Reliquat | Facture précédente | Solde au début | Solde antérieur dû
    | Solde de la facture précédente | Solde au | Solde dernier relevé | Solde de départ ~ Report à nouveau
    | Solde du mois précédent | Impayé antérieur
currency = Devise | DEVISE | Monnaie | Devise de facturation | Montants en | Tous les montants en ~ Dev.
    | Unité monétaire | Exprimé en
iban = IBAN | N° IBAN | Code IBAN | Compte IBAN | IBAN n° | Compte (IBAN) | IBAN du bénéficiaire | Compte bancaire IBAN
    | N° de compte IBAN | N° compte (IBAN) ~ Numéro IBAN | Coordonnées IBAN | Notre IBAN
bic = BIC | Code BIC | SWIFT | BIC/SWIFT | Code SWIFT | BIC (SWIFT) | Code BIC/SWIFT | N° BIC | SWIFT (BIC)
    | BIC / SWIFT | Adresse SWIFT (BIC) ~ Adresse SWIFT | Code Swift-BIC | Identifiant BIC
account_number = N° de compte | Numéro de compte | Compte n° | N° compte | Compte | Compte bancaire | RIB | C/C n°
    | N° de compte bancaire | Compte N° | CCP | N° cpte | Compte chèque postal | N° de CCP | Compte nº | R.I.B.
    | Compte bancaire n° ~ Cpte n° | Numéro de compte bancaire | No de compte
sort_code = Code banque | Banque (code) | Code guichet | Code établissement | Code étab. | Clearing | Code bancaire
    ~ Guichet | Cd. banque | N° de clearing
bank_name = Banque | Domiciliation | Domiciliation bancaire | Nom de la banque | Coordonnées bancaires
    | Banque domiciliataire | BANQUE | Établissement bancaire | Votre banque | Nom banque | Notre domiciliation
    | Etablissement bancaire | Relevé d'identité bancaire ~ Notre banque | Établissement | Agence bancaire
account_holder = Titulaire du compte | Titulaire | Bénéficiaire | Nom du bénéficiaire | À l'ordre de | Ordre de
    | Compte au nom de | Compte / Payable à | Versement pour | En faveur de | Payable à ~ Intitulé du compte
    | Nom du titulaire | Titulaire compte
vat_id = N° TVA | TVA intracommunautaire | N° TVA intracommunautaire | N° de TVA | Numéro de TVA | TVA intracom.
    | N° TVA intracom. | N° TVA Intra | TVA n° | Identifiant TVA | N° de TVA intracommunautaire | Numéro TVA | TVA Intra
    | Num. TVA | T.V.A. n° | N° ident. TVA | N° d'identification TVA | BTW/TVA | TVA BE | N° T.V.A.
    | TVA Intracommunautaire | TVA : N° | TVA FR | N°TVA | Numéro d'identification TVA | Id TVA | Identification TVA
    | Notre n° TVA | N° T.V.A. Intra | TVA intra-communautaire | N° identification intracommunautaire | TVA no | No TVA
    | N° IDE / TVA | N° TVA UE | Id. TVA ~ Code TVA | N° intracommunautaire | Numéro d'identification à la TVA
customer_vat_id = N° TVA client | Votre N° TVA | TVA client | TVA intracommunautaire client | N° TVA du client
    | Votre n° de TVA | N° TVA acheteur | Votre TVA | Numéro de TVA client | N° TVA intracom. client
    | Votre numéro de TVA | TVA Client | N° TVA Client | N° Intracom client | Votre n° TVA intracommunautaire
    | N° de TVA client | TVA acheteur | Votre TVA intracom. ~ Identifiant TVA client | T.V.A. du client
    | N° de TVA du preneur
tax_number = N° fiscal | Numéro fiscal | Identifiant fiscal | SIREN | N° SIREN | Siren | N° d'identification fiscale
    | Code NAF | APE | Code APE | NAF | Code NAF/APE | APE/NAF | N° d'identification ~ NIF | N° contribuable
    | Immatriculation fiscale
company_register = SIRET | N° SIRET | RCS | R.C.S. | Siret | RC | Registre du commerce | N° RCS | N° d'entreprise | RPM
    | BCE | Numéro d'entreprise | Immatriculée au RCS | Numéro SIRET | R.C. | N° Siret | N° RC | RM | Numéro RCS
    | N° R.C.S. | IDE | N° IDE | Entreprise n° | Num. entreprise | Inscrit au RCS de ~ RCS n° | N° d'immatriculation
    | N° BCE
managing_director = Gérant | Directeur | Directeur général | Président | PDG | Gérante | Dirigeant | Directrice générale
    | Administrateur | Responsable légal | Directeur de la publication | Le gérant | Co-gérant | Représentant légal
    | Propriétaire | Administratrice | Direction générale ~ Directeur gérant | Représentée par | Administrateur délégué
phone = Téléphone | Tél. | Tél | Tel. | Tel | N° de téléphone | TEL | Téléphone fixe | T | Numéro de téléphone
    | Service client | Tél. fixe | TÉL. | Standard | TÉLÉPHONE | N° tél. | Tél bureau | Tél. direct | Tél. professionnel
    | Service clients | Contact téléphonique | Appelez-nous | N° Tél ~ Téléph. | Par téléphone | Nous appeler | Tph.
fax = Fax | Télécopie | Télécopieur | N° de fax | F | FAX | Téléfax | Numéro de fax | Fax. | N° Fax ~ Téléc. | Fax n°
mobile = Mobile | Portable | Port. | GSM | Tél. portable | Tél. mobile | Téléphone portable | N° de portable
    | Téléphone mobile | Natel ~ N° GSM | Mob. | Cellulaire
email = E-mail | Email | Courriel | Mail | E-Mail | Adresse e-mail | EMAIL | Adresse mail | Adresse électronique | Mél
    | Mèl | Adresse de courriel | Votre e-mail | Contact mail ~ Courrier électronique | Adr. mail | Adresse courriel
website = Site web | Site internet | Site | Web | www | Internet | Site Internet | Notre site | Retrouvez-nous sur
    | SITE WEB | Adresse web | Site Web | Notre site internet | Site marchand | Espace client ~ Page web | Sur internet
contact_person = Contact | Votre contact | Interlocuteur | Votre interlocuteur | Personne de contact | À l'attention de
    | A l'attention de | Responsable | Suivi par | Affaire suivie par | Dossier suivi par | Att. | Contact client
    | Correspondant | Gestionnaire | Établi par | VOTRE CONTACT | Votre conseiller clientèle | Votre gestionnaire
    | À l'att. de | A l'att. de | Attention | Conseiller clientèle | Chargé d'affaires | Responsable du dossier
    | Dossier géré par | Nom de l'interlocuteur | Rédigé par | Personne en charge | Resp. | Demandeur
    ~ Votre correspondant | Nom du contact | Traité par | Interloc. | Personne à contacter
salesperson = Vendeur | Commercial | Représentant | Votre commercial | Conseiller | Votre conseiller | Vendeuse
    | Technico-commercial | Attaché commercial ~ Conseiller de vente | Agent commercial
seller_name = Fournisseur | Émetteur | Société | De | Raison sociale | Facturé par | Nom du fournisseur | Prestataire
    | Entreprise | Expéditeur | Émis par | Vendeur (société) | Nom de la société | Marchand | Exploitant | ÉMETTEUR
    | FOURNISSEUR | Société émettrice | Vendu par | Votre fournisseur | Emetteur | Bailleur | Emetteur de la facture
    | Nom du vendeur | Entité | Raison soc. | Vendu et expédié par | Exportateur ~ Nom de l'entreprise
    | Facture émise par | Créancier | Dénomination sociale
seller_street = Rue | Adresse | Rue et numéro | Voie | N° et rue | Siège ~ N° et voie | Nom de la rue
seller_postcode = Code postal | CP | C.P. | CODE POSTAL | NPA ~ Cod. postal | N° postal
seller_city = Ville | Localité | Commune | VILLE | Lieu ~ Bureau distributeur | Cité
seller_country = Pays | PAYS | Pays d'origine | Pays du vendeur ~ Pays de provenance | État
buyer_name = Client | Facturé à | Facturer à | Nom du client | Acheteur | Destinataire | Client facturé | CLIENT | Nom
    | Doit | Facture à | Adressé à | Abonné | Débiteur | Nom client | Donneur d'ordre | Locataire | Titulaire du contrat
    | M. | Mme | Preneur | ACHETEUR | DESTINATAIRE | FACTURÉ À | Nom / Raison sociale | Nom et prénom du client
    | Client livré | Payeur | Assuré | Patient | Voyageur | Acquéreur | Importateur | Nom du destinataire | Adhérent
    | Payable par | Société cliente | Titulaire du compte client | Souscripteur ~ Facturation à | Nom de l'acheteur
    | Vendu à | Maître d'ouvrage
buyer_street = Rue du client | Adresse client (rue) | Rue de facturation | Rue client ~ Voie du client
    | Rue (facturation)
buyer_postcode = Code postal du client | Code postal client | CP client | Code postal de facturation ~ CP facturation
    | NPA client
buyer_city = Ville du client | Ville client | Localité du client | Ville de facturation ~ Commune client
    | Localité client
buyer_country = Pays du client | Pays client | Pays de destination | Pays de facturation ~ Pays de l'acheteur
    | Pays destinataire
seller_address = Adresse du fournisseur | Adresse du siège | Adresse de la société | Notre adresse
    | Adresse du siège social | Adresse expéditeur | Adresse fournisseur | Adresse postale | Adresse du vendeur
    | Adresse société | Adresse émetteur | Adresse de l'émetteur | Coordonnées | Siège social | Adresse établissement
    | Adresse de retour ~ Coordonnées du fournisseur | Adresse du prestataire | Adresse de l'entreprise
buyer_address = Adresse de facturation | Adresse facturation | Adresse client | Adresse du client
    | ADRESSE DE FACTURATION | Votre adresse | Adresse du destinataire | Coordonnées client | Adresse de correspondance
    | Adresse facture | Facturer à l'adresse | ADRESSE CLIENT | Votre adresse de facturation | Domicile
    | Adresse personnelle | Adresse (facturation) ~ Adr. facturation | Adresse de l'acheteur | Facturation : adresse
shipping_address = Adresse de livraison | Livré à | Adresse livraison | Livraison à | Lieu de livraison | Livrer à
    | ADRESSE DE LIVRAISON | Destinataire livraison | Expédié à | Lieu de consommation | Point de livraison
    | Lieu d'intervention | Adresse du chantier | LIVRÉ À | Client livré à | Adresse d'intervention
    | Adresse de consommation | Adresse chantier | Destinataire (livraison) | Adresse des travaux | Lieu de prestation
    | Livraison chez | Site de livraison ~ Adr. livraison | Envoyé à | Adresse d'expédition | À livrer à
shipping_method = Mode de livraison | Mode d'expédition | Transporteur | Expédition par | Mode de transport
    | Livraison par | Expédié par | MODE DE LIVRAISON | Livraison via | Mode livraison | Livreur | Transport par
    | Service de livraison ~ Mode d'envoi | Via transporteur | Type de livraison
delivery_terms = Conditions de livraison | Incoterm | Incoterms | Condition de livraison | Franco
    ~ Modalités de livraison | Cond. de livraison
payment_terms = Conditions de paiement | Conditions de règlement | Condition de paiement | Modalités de paiement
    | Délai de paiement | CONDITIONS DE PAIEMENT | Conditions | Délai de règlement | Modalités de règlement
    | Cond. de paiement | Cond. règlement | Paiement : conditions | Délais de paiement | Délai | Modalités | Échéances
    | Conditions et modalités de règlement | Règlement : conditions | Termes de paiement ~ Terme de paiement
    | Conditions financières
payment_method = Mode de paiement | Mode de règlement | Moyen de paiement | Paiement | Réglé par | Payé par
    | Règlement par | Type de paiement | MODE DE PAIEMENT | Paiement par | Mode règlement | MODE DE RÈGLEMENT
    | Règlement | Réglé en | Payé en | Moyens de paiement | Type de règlement | Payé avec | Réglement par
    | Mode de réglement ~ Moyen de règlement | Mode paiement | Forme de paiement
billing_period = Période de facturation | Période | Période facturée | Période du | Période de consommation
    | Période concernée | Pour la période | Période d'abonnement | Mois de facturation | Période de prestation
    | Prestations du | PÉRIODE | Mois | Période de location | Période de référence | Abonnement du | Consommation du
    | Trimestre | Période de relevé ~ Pér. de facturation | Intervalle de facturation | Période couverte
page_number = Page | PAGE | Page n° | Feuille | Feuillet | p. | Folio | Page(s) | Pages ~ Pg. | N° de page
meter_number = N° de compteur | Compteur N° | Numéro de compteur | Compteur n° | Compteur | PDL
    | Point de livraison (PDL) | N° PDL | PCE | Code EAN | N° compteur | Matricule compteur | Référence compteur
    | Numéro PDL | Référence PDL | Identifiant PCE | Réf. acheminement électricité ~ Identifiant compteur
    | Réf. acheminement | Num. compteur
meter_reading = Index | Relevé | Nouvel index | Index fin | Relevé compteur | Index actuel | Dernier relevé
    | Index de fin ~ Index relevé | Index nouveau | Relève
consumption = Consommation | Consommation totale | Conso. | Votre consommation | Consommation en kWh | kWh consommés
    | Consommation facturée | Volume consommé | Total consommé | Consommation du mois | Conso (kWh) | Consommation (kWh)
    | Quantité kWh | Volume (m³) | Consommation en m³ | Consommation facturée (kWh) | Énergie (kWh) ~ Énergie consommée
    | Conso totale | Quantité consommée
policy_number = N° de police | Police N° | Numéro de police | Police n° | Police | N° d'assurance
    | Contrat d'assurance n° | N° police | N° de sociétaire ~ Police d'assurance | Réf. police | No de police
ticket_number = N° de billet | Billet n° | N° de réservation | Réservation n° | N° de transaction | Référence dossier
    | Numéro de réservation | Transaction | N° transaction | Code de réservation | Réf. réservation | Billet
    | Dossier de réservation | N° de dossier voyage | N° opération | Réf. transaction | N° de confirmation
    | Référence voyage | N° d'autorisation ~ Réservation | Num. transaction | Titre de transport n°
cashier = Caissier | Caissière | Hôtesse | Hôte de caisse | Servi par | Opérateur | Serveur | Caissier(e)
    | Vous avez été servi par | Hôte | Hôte(sse) ~ Votre serveur | Employé
store_number = Magasin | N° magasin | Magasin n° | Agence | Code magasin | Point de vente | Boutique | Établissement n°
    | MAGASIN ~ Succursale | N° de magasin | Filiale
terminal = Caisse | Terminal | N° de caisse | Caisse n° | Caisse N° | TPE | Terminal n° | ID terminal | N° caisse
    ~ Num. caisse | N° TPE | Poste
time = Heure | HEURE | Heure de vente | Heure d'achat | Heure d'impression | Heure d'édition | Heure de transaction | H
    | Heure de départ | H. ~ Horaire | Heure de passage
room_number = Chambre | N° de chambre | Chambre n° | Table | Table n° ~ Ch. n° | Chambre No
arrival_date = Arrivée | Date d'arrivée | Arrivée le | Check-in ~ Jour d'arrivée | Entrée
departure_date = Départ | Date de départ | Départ le | Check-out ~ Jour de départ | Sortie
vehicle = Immatriculation | Véhicule | N° d'immatriculation du véhicule | Plaque | Immat. | Plaque d'immatriculation
    ~ N° de plaque | Immat. véhicule
first_name = Prénom | Prénoms | Prénom(s) | PRÉNOM | Prénom du demandeur | Prénom usuel ~ Premier prénom
    | Prénom de l'assuré
last_name = Nom de famille | Nom | NOM | Nom de naissance | Nom patronymique | Nom d'usage | Nom du demandeur
    ~ Patronyme | Nom usuel | Nom (en majuscules)
date_of_birth = Date de naissance | Né(e) le | Né le | Née le | DATE DE NAISSANCE | Date naissance | Naissance
    ~ Né(e) en date du | Date de naiss. | Jour de naissance
place_of_birth = Lieu de naissance | Né(e) à | à (lieu de naissance) | LIEU DE NAISSANCE | Ville de naissance
    | Commune de naissance ~ Lieu naissance | Lieu de naiss.
nationality = Nationalité | NATIONALITÉ | Nationalité(s) | Citoyenneté ~ Pays de nationalité | Nat. | Ressortissant de
passport_number = N° de passeport | Passeport n° | Numéro de passeport | N° de carte d'identité | N° CNI
    | Pièce d'identité n° | N° de pièce d'identité | Carte d'identité n° | N° passeport ~ Num. passeport
    | N° du document | No de passeport
social_security_number = N° de sécurité sociale | Numéro de sécurité sociale | N° Sécurité Sociale | N° SS | N° INSEE
    | Sécurité sociale | NIR | N° national | Registre national | N° AVS ~ N° d'assuré social | Immatriculation SS | NISS
occupation = Profession | Métier | Emploi | Profession exercée | PROFESSION | Activité professionnelle | Fonction
    ~ Emploi occupé | Activité | Poste occupé
employer = Employeur | Nom de l'employeur | Employeur actuel | EMPLOYEUR | Raison sociale de l'employeur
    ~ Entreprise employeur | Lieu de travail | Nom employeur
marital_status = Situation familiale | État civil | Situation matrimoniale | Situation de famille | ÉTAT CIVIL
    | Statut marital ~ Situation fam. | Statut matrimonial
gender = Sexe | Genre | SEXE | Sexe (M/F) | Civilité | Sexe : M/F ~ M / F
department = Service | Département | Direction | Service / Département ~ Dépt | Pôle
subject = Objet | OBJET | Concerne | Sujet | Conc. ~ Au sujet de | Concernant | Motif
sender = Expéditeur du courrier | Exp. | De la part de | Émetteur du courrier | Expéditeur | Signataire ~ Expéd.
    | Auteur
recipient = Destinataire du courrier | À | Dest. | À l'intention de | Adressé(e) à | Destinataire ~ À destination de
    | Envoyée à
date = Date | DATE | Le | Fait le | en date du | Date d'édition | Date d'impression | Imprimé le
    | Date de création du document | Édité le | Imprimé en date du | Daté du | Du ~ Dt | Date du jour | Date du document
approved_by = Approuvé par | Validé par | Visa | Signé par | Vérifié par ~ Accord de | Contrôlé par
"""

COLUMNS = """
position = N° | Pos. | # | Ligne | Pos | Poste | N | Lig. ~ N° ligne | Item | Rang
article_number = Référence | Réf. | Code article | Article | Code | Réf. article | N° article | Code produit | RÉFÉRENCE
    | Réf | Réf. produit | EAN | Référence article ~ Cod. art. | N° d'article | Art. | Code réf.
description = Désignation | Description | Libellé | DÉSIGNATION | Produit | Désignation des articles | Prestation
    | Détail | Intitulé | Nature des travaux | Service | Désignation du produit | Nature | Prestations
    | Libellé de la prestation | Articles ~ Dénomination | Objet de la prestation | Nom du produit
    | Détail des prestations
quantity = Qté | Quantité | Qte | QTÉ | QTE | Quant. | Nombre | Nb | Nbre | Heures | Qté livrée | Nb heures | Unités
    | Qté. ~ Q. | Nbre unités | Quantités | Qté cdée
unit = Unité | U. | Unit. | U | Un. | UM | Unité de mesure | Cond. ~ Unités de vente | Un. mes.
unit_price = Prix unitaire | P.U. | PU HT | P.U. HT | Prix unitaire HT | PU | Prix unit. | Prix | Prix U. HT
    | PRIX UNITAIRE | Px unitaire | Tarif | Prix HT | Px U. Net | P.U. net ~ Px unit. | Prix à l'unité | Prix/unité
    | Coût unitaire
line_tax_rate = TVA | Taux TVA | TVA % | % TVA | Tx TVA | T.V.A. | Code TVA | Taux | TVA (%) ~ Tva en % | Tx
    | Taux de TVA
discount_percent = Remise | Rem. | Remise % | % Rem. | % Remise | Rem % | Rabais | R% | Remise (%) | Rem.% ~ Réd. %
    | Taux remise
line_total = Montant HT | Total HT | Montant | Total | Prix total | MONTANT HT | Total ligne | Montant H.T. | Net HT
    | Montant net | Total TTC | Montant TTC | Prix total HT | P.T. HT | Valeur ~ Total ligne HT | Mt HT | Sous-total
    | Mnt HT
date = Date | Date de prestation | Jour | DATE | Date de livraison | Le | Période | Date opération ~ Dt
    | Date d'exécution | Date valeur
"""

TITLES = """
invoice = Facture | FACTURE | Facture de vente | FACTURE CLIENT | Votre facture | Facture / Invoice | Facture client
    | Note d'honoraires | FACTURE DE VENTE | Facture originale ~ Facture commerciale | Facture de prestation
    | Facture d'acompte
credit_note = Avoir | AVOIR | Note de crédit | Facture d'avoir | NOTE DE CRÉDIT ~ Avoir client | Facture rectificative
order_confirmation = Confirmation de commande | Bon de commande | CONFIRMATION DE COMMANDE
    | Accusé de réception de commande | Commande | BON DE COMMANDE | Votre commande ~ Récapitulatif de commande
    | Accusé de commande
delivery_note = Bon de livraison | BON DE LIVRAISON | Bordereau de livraison | Bordereau d'expédition
    ~ Note de livraison | Bulletin de livraison
receipt = Reçu | Ticket de caisse | REÇU | Ticket | Quittance | Souche TVA | Ticket client | Justificatif de paiement
    | Ticket de vente ~ Preuve d'achat | Note | Addition
quote = Devis | DEVIS | Offre de prix | Proposition commerciale | Offre | Estimation ~ Devis estimatif
    | Proposition de prix
statement = Relevé de compte | Relevé | Extrait de compte | RELEVÉ DE COMPTE | Relevé mensuel | État de compte
    ~ Relevé de factures | Situation de compte
reminder = Rappel | Rappel de paiement | Mise en demeure | Relance | RAPPEL | Lettre de relance | Deuxième rappel
    ~ Dernier rappel | Avis de relance
utility_bill = Facture d'électricité | Facture d'énergie | Facture de gaz | Votre facture d'électricité | Facture d'eau
    | Facture de régularisation | Décompte annuel ~ Facture électricité et gaz | Décompte final
telecom_bill = Facture de téléphone | Votre facture mobile | Facture mobile | Facture Internet | Facture téléphonique
    | Votre facture Internet et téléphone ~ Facture de télécommunications | Facture fibre
form = Formulaire | Formulaire d'inscription | Demande | Bulletin d'inscription | Fiche de renseignements | Déclaration
    | FORMULAIRE DE DEMANDE | Demande d'adhésion | Constat | Fiche d'inscription ~ Dossier d'inscription
    | Fiche individuelle | Bulletin d'adhésion
letter = Lettre | Attestation | Courrier | Notification | Avis | Note d'information ~ Confirmation | Convocation
packing_slip = Bordereau d'emballage | Liste de colisage | Bon d'expédition | BON DE PRÉPARATION | Bordereau d'envoi
    ~ Note de colisage | Fiche de colisage
proforma = Facture proforma | FACTURE PROFORMA | Facture pro forma | Proforma | Pro forma | Facture pro-forma
    ~ Facture provisoire
"""
