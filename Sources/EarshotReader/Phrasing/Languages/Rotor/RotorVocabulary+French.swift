extension RotorVocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let french = RotorVocabulary(
    names: [
      .actions: "Actions",
      .adjustValue: "Ajuster la valeur",
      .audioGraph: "Graphique audio",
      .moreContent: "Plus de contenu",
      .text(.characters): "Caractères",
      .text(.words): "Mots",
      .text(.lines): "Lignes",
      .text(.sentences): "Phrases",
      .kind(.headings): "Titres",
      .kind(.links): "Liens",
      .kind(.buttons): "Boutons",
      .kind(.formControls): "Contrôles de formulaire",
      .kind(.textFields): "Champs de texte",
      .kind(.searchFields): "Champs de recherche",
      .kind(.images): "Images",
      .container(.containers): "Conteneurs",
      .container(.landmarks): "Points de repère",
      .container(.tables): "Tableaux",
      .container(.lists): "Listes",
      .verticalNavigation: "Navigation verticale",
      .speechRate: "Débit vocal",
      .language: "Langue",
    ],
    heading: "Titre ",
    defaultLanguage: "Langue par défaut",
    percent: " %")
}
