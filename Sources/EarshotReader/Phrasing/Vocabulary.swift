import EarshotTree

/// The words that the screen reader has of its own, in one language.
struct Vocabulary: Sendable {
  let selected: String
  let actionsAvailable: String
  let moreContentAvailable: String
  let activateAction: String
  let traits: [TraitWord: String]
  let hints: [DefaultHint: String]
  let rotors: [Rotor: String]
  let chartChoices: [ChartChoice: String]
  /// Puts the level of a heading into words.
  let headingLevel: @Sendable (Int) -> String
  /// Puts a place among alternatives into words.
  let position: @Sendable (AccessibilityPosition) -> String
  /// Puts a part of a chart into words.
  let chart: @Sendable (ChartPart) -> String

  /// The words for a BCP 47 tag; English where there are none for it.
  static func forLanguage(_ tag: String?) -> Vocabulary { .english }

  func word(for trait: TraitWord) -> String { traits[trait] ?? trait.rawValue }
  func words(for hint: DefaultHint) -> String { hints[hint] ?? hint.rawValue }
  func name(of rotor: Rotor) -> String { rotors[rotor] ?? rotor.name }
  func name(of choice: ChartChoice) -> String { chartChoices[choice] ?? choice.rawValue }
}
