"""French running text: sentences with `{field}` placeholders, and standing text without."""

SENTENCES = """
Merci de régler la somme de {total} avant le {due_date} sur notre compte {iban}.
Le montant de {total} sera prélevé sur votre compte le {due_date}.
Nous vous prions de bien vouloir régler {total} au plus tard le {due_date}.
Merci de rappeler le numéro de facture {invoice_number} lors de votre règlement.
Suite à votre commande {order_number} du {order_date}, nous vous facturons :
Pour la période {billing_period}, nous vous facturons les prestations suivantes :
Conditions de règlement : {payment_terms}.
Règlement par {payment_method}.
Pour toute question, contactez {contact_person} au {phone}.
Pour tout renseignement : {phone} ou {email}.
Domiciliation : {bank_name}, IBAN {iban}, BIC {bic}.
{seller_name} - {company_register} - TVA {vat_id}
Livraison effectuée le {delivery_date} selon le bon {delivery_note_number}.
Merci d'indiquer votre numéro client {customer_number} dans toute correspondance.
Sauf erreur de notre part, notre facture {invoice_number} du {invoice_date} d'un montant de {total} reste impayée.
Votre acompte de {amount_paid} a bien été reçu, il reste à payer {balance_due}.
Cette facture concerne votre contrat {contract_number}.
Votre compteur {meter_number} indique une consommation de {consumption}.
Montant hors taxes {net_total}, TVA {tax_rate} {tax_amount}, total {total}.
Référence à rappeler : {payment_reference}
Colis expédié par {shipping_method}, numéro de suivi {tracking_number}.
Affaire suivie par {contact_person}, réf. {reference}.
Chèque à l'ordre de {seller_name}, {seller_street}, {seller_postcode} {seller_city}.
Votre solde précédent de {previous_balance} a été repris.
Vous avez été servi par {cashier} le {date} à {time}.
Je soussigné(e) {first_name} {last_name}, né(e) le {date_of_birth} à {place_of_birth}, certifie l'exactitude des
    renseignements fournis.
Nous attestons que {last_name} occupe l'emploi de {occupation} auprès de {employer}.
Votre séjour du {arrival_date} au {departure_date}, chambre {room_number}
Police n° {policy_number} souscrite auprès de {seller_name}
Échéance : {due_date}. Montant à payer : {total}.
"""

BOILERPLATE = """
Nous vous remercions de votre confiance.
Merci de votre visite et à bientôt.
En cas de retard de paiement, une indemnité forfaitaire de 40 € pour frais de recouvrement sera exigée.
Pas d'escompte pour règlement anticipé.
Tout retard de paiement entraîne des pénalités égales à trois fois le taux d'intérêt légal.
La marchandise reste notre propriété jusqu'au paiement intégral du prix.
TVA non applicable, article 293 B du CGI.
Autoliquidation de la TVA par le preneur.
Exonération de TVA, article 262 ter I du CGI.
Nos conditions générales de vente sont disponibles sur simple demande.
Les réclamations doivent nous parvenir dans les huit jours suivant la livraison.
En cas de litige, seul le tribunal de commerce de notre siège est compétent.
Document à conserver pendant dix ans.
Merci de joindre le coupon détachable à votre règlement.
Si vous avez déjà réglé cette facture, merci de ne pas tenir compte de ce courrier.
Ni repris ni échangé sans ticket de caisse.
Devis valable un mois, à nous retourner signé avec la mention « bon pour accord ».
Prix susceptibles de modification sans préavis.
TVA acquittée sur les débits.
Membre d'une association agréée, le règlement des honoraires par chèque est accepté.
Veuillez agréer nos salutations distinguées.
Vos informations sont traitées conformément à la réglementation sur la protection des données.
Facture établie par ordinateur, valable sans signature.
Merci de vérifier vos marchandises à la réception en présence du transporteur.
Société soumise au contrôle des autorités compétentes.
Le service client est ouvert du lundi au samedi de 8 h à 20 h, appel non surtaxé.
L'énergie est notre avenir, économisons-la !
À remplir en lettres capitales.
Signature précédée de la mention « lu et approuvé »
Toute commande implique l'acceptation de nos conditions de vente.
Les frais bancaires sont à la charge du client.
Garantie deux ans pièces et main d'œuvre.
Prélèvement automatique : aucune démarche de votre part n'est nécessaire.
Cadre réservé à l'administration
"""
