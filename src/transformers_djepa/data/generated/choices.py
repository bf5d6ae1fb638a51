"""Check-box groups of forms: headings with their options, and the questions about what is ticked."""

GROUPS = {
    "en": {
        "Marital status": ("Single", "Married", "Divorced", "Widowed", "Civil partnership"),
        "Gender": ("Male", "Female", "Other"),
        "Title": ("Mr", "Mrs", "Ms", "Dr"),
        "Payment method": ("Credit card", "Bank transfer", "Direct debit", "Cash", "Cheque"),
        "Membership": ("Individual", "Family", "Student", "Senior", "Corporate"),
        "Employment": ("Full-time", "Part-time", "Self-employed", "Retired", "Unemployed", "Student"),
        "Shipping": ("Standard delivery", "Express delivery", "Pick up in store"),
        "Housing": ("Owner", "Tenant", "Living with parents"),
        "Type of claim": ("Accident", "Theft", "Fire", "Water damage", "Glass"),
        "How did you hear about us?": ("Newspaper", "Friends", "Internet", "Radio", "Trade fair"),
        "Contract": ("New contract", "Renewal", "Change", "Cancellation"),
        "Newsletter": ("Yes", "No"),
        "Language": ("English", "French", "German", "Spanish"),
        "Invoice": ("By e-mail", "By post", "Online"),
    },
    "de": {
        "Familienstand": ("ledig", "verheiratet", "geschieden", "verwitwet"),
        "Geschlecht": ("männlich", "weiblich", "divers"),
        "Anrede": ("Herr", "Frau", "Firma"),
        "Zahlungsart": ("Überweisung", "Lastschrift", "Kreditkarte", "Barzahlung"),
        "Mitgliedschaft": ("Einzelperson", "Familie", "Student", "Förderer"),
        "Beschäftigung": ("Vollzeit", "Teilzeit", "selbständig", "in Rente", "arbeitslos"),
        "Versand": ("Standardversand", "Expressversand", "Selbstabholung"),
        "Schadensart": ("Unfall", "Diebstahl", "Feuer", "Leitungswasser", "Glasbruch"),
        "Antrag": ("Neuantrag", "Verlängerung", "Änderung", "Kündigung"),
        "Newsletter": ("Ja", "Nein"),
        "Wohnverhältnis": ("Eigentümer", "Mieter", "Untermieter"),
    },
    "fr": {
        "Situation familiale": ("Célibataire", "Marié(e)", "Divorcé(e)", "Veuf / Veuve", "Pacsé(e)"),
        "Sexe": ("Masculin", "Féminin"),
        "Civilité": ("Monsieur", "Madame"),
        "Mode de paiement": ("Carte bancaire", "Virement", "Prélèvement", "Chèque", "Espèces"),
        "Adhésion": ("Individuelle", "Familiale", "Étudiant", "Bienfaiteur"),
        "Livraison": ("Standard", "Express", "Retrait en magasin"),
        "Nature de la demande": ("Première demande", "Renouvellement", "Modification", "Résiliation"),
        "Logement": ("Propriétaire", "Locataire", "Hébergé"),
        "Lettre d'information": ("Oui", "Non"),
    },
    "nl": {
        "Burgerlijke staat": ("Ongehuwd", "Gehuwd", "Gescheiden", "Weduwe / weduwnaar"),
        "Geslacht": ("Man", "Vrouw", "Anders"),
        "Betaalwijze": ("Overschrijving", "Automatische incasso", "Creditcard", "Contant"),
        "Lidmaatschap": ("Individueel", "Gezin", "Student", "Begunstiger"),
        "Levering": ("Standaard", "Spoed", "Afhalen"),
        "Soort aanvraag": ("Nieuwe aanvraag", "Verlenging", "Wijziging", "Opzegging"),
        "Woonsituatie": ("Eigenaar", "Huurder", "Inwonend"),
        "Nieuwsbrief": ("Ja", "Nee"),
    },
}
SECTIONS = {
    "en": ("Personal details", "Applicant", "Contact information", "Further details", "Your data", "Information about the contract", "Declaration"),
    "de": ("Angaben zur Person", "Antragsteller", "Kontaktdaten", "Weitere Angaben", "Ihre Daten", "Vertragsdaten", "Erklärung"),
    "fr": ("Identité du demandeur", "Coordonnées", "Renseignements complémentaires", "Vos données", "Déclaration"),
    "nl": ("Persoonsgegevens", "Aanvrager", "Contactgegevens", "Overige gegevens", "Uw gegevens", "Verklaring"),
}
QUESTIONS = {
    "en": (
        *("Which option is ticked under {group}?", "What is checked for {group}?", "{group}: which box is ticked?", "Which box is marked at {group}?"),
        *("What has been selected for {group}?", "{group}"),
    ),
    "de": ("Was ist bei {group} angekreuzt?", "Welches Kästchen ist bei {group} markiert?", "{group}: was wurde gewählt?"),
    "fr": ("Quelle case est cochée pour {group} ?", "Qu'est-ce qui est coché sous {group} ?", "{group} : quel choix est coché ?"),
    "nl": ("Wat is aangekruist bij {group}?", "Welk vakje is gemarkeerd bij {group}?", "{group}: welke keuze?"),
}
