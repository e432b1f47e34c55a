import EarshotTree

extension Vocabulary {
  /// These words are this project's own; nobody has compared them with a device yet.
  static let french = Vocabulary(
    selected: "Sélectionné",
    back: "Retour",
    actionsAvailable: "Actions disponibles",
    moreContentAvailable: "Autres contenus disponibles",
    activateAction: "Activer (par défaut)",
    traits: [
      .dimmed: "estompé",
      .button: "bouton",
      .popUpButton: "bouton de menu local",
      .backButton: "bouton Retour",
      .switchButton: "bouton bascule",
      .toggle: "bouton bascule",
      .on: "activé",
      .off: "désactivé",
      .mixed: "mixte",
      .tab: "onglet",
      .textField: "champ de texte",
      .secureTextField: "champ de texte sécurisé",
      .isEditing: "modification en cours",
      .insertionPointAtStart: "point d’insertion au début",
      .heading: "titre",
      .link: "lien",
      .pickerItem: "élément de sélecteur",
      .adjustable: "ajustable",
      .image: "image",
      .searchField: "champ de recherche",
      .expanded: "développé",
      .collapsed: "réduit",
    ],
    hints: [
      .toggle: "Touchez deux fois pour modifier le réglage.",
      .edit: "Touchez deux fois pour modifier.",
      .misspelledWords: "Utilisez le rotor pour accéder aux mots mal orthographiés",
      .adjust: "Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur.",
    ],
    rotor: .french,
    chartChoices: [
      .describe: "Décrire le graphique",
      .play: "Lire le graphique audio",
      .details: "Détails du graphique",
    ],
    edges: [
      .listStart: "début de la liste",
      .listEnd: "fin de la liste",
      .landmarkStart: "point de repère",
      .landmarkEnd: "fin",
    ],
    cellHeadings: [.row: "en-tête de ligne", .column: "en-tête de colonne"],
    spots: frenchSpots,
    cellPlace: { place in
      switch place {
      case .spansRows(let count): "s’étend sur \(count) rangées"
      case .spansColumns(let count): "s’étend sur \(count) colonnes"
      case .row(let number): "rangée \(number)"
      case .column(let number): "colonne \(number)"
      }
    },
    headingLevel: { "titre de niveau \($0)" },
    position: { "\($0.place) sur \($0.count)" },
    chart: englishWords)
}
