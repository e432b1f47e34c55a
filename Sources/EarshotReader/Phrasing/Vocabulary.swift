import EarshotTree

/// The words that the screen reader has of its own, in one language.
struct Vocabulary: Sendable {
  let selected: String
  /// What a back button is called that leads to what has no name.
  let back: String
  let actionsAvailable: String
  let moreContentAvailable: String
  let activateAction: String
  let traits: [TraitWord: String]
  let hints: [DefaultHint: String]
  /// What the settings of the rotor are called, and what they say.
  let rotor: RotorVocabulary
  let chartChoices: [ChartChoice: String]
  let edges: [ContainerEdge: String]
  let cellHeadings: [CellHeading: String]
  let spots: [ScreenSpot: String]
  /// Puts what is said of the place of a cell into words.
  let cellPlace: @Sendable (CellPlace) -> String
  /// Puts the level of a heading into words.
  let headingLevel: @Sendable (Int) -> String
  /// Puts a place among alternatives into words.
  let position: @Sendable (AccessibilityPosition) -> String
  /// Puts a part of a chart into words.
  let chart: @Sendable (ChartPart) -> String

  /// The languages that there are words for, as their codes.
  static let languages = byLanguage.keys.sorted()

  /// The words for a BCP 47 tag by its language; English where there are none for it.
  static func forLanguage(_ tag: String?) -> Vocabulary {
    tag.flatMap { byLanguage[$0.languageSubtag] } ?? .english
  }

  private static let byLanguage: [String: Vocabulary] = [
    "ar": .arabic, "de": .german, "en": .english, "es": .spanish, "fr": .french, "it": .italian,
    "ja": .japanese, "pt": .portuguese, "ru": .russian,
  ]

  func word(for trait: TraitWord) -> String { traits[trait] ?? trait.rawValue }
  func words(for hint: DefaultHint) -> String { hints[hint] ?? hint.rawValue }
  func words(for edge: ContainerEdge) -> String { edges[edge] ?? edge.rawValue }
  func words(for heading: CellHeading) -> String { cellHeadings[heading] ?? heading.rawValue }
  func words(for spot: ScreenSpot) -> String { spots[spot] ?? spot.rawValue }
  func name(of rotor: Rotor) -> String { self.rotor.name(of: rotor) }
  func name(of choice: ChartChoice) -> String { chartChoices[choice] ?? choice.rawValue }
}
