import EarshotTree

/// The words of AccessibilitySnapshot in one of its languages, with their full stops, or where it
/// forgot them without.
struct SnapshotVocabulary: Sendable {
  let selected: String
  let selectionPrefix: String
  let traits: [TraitWord: String]
  let toggleHint: String
  let adjustHint: String
  let editHint: String
  let editAreaHint: String
  let misspelledWordsHint: String
  let edges: [ContainerEdge: String]
  let actionsAvailable: String
  let moreContentAvailable: String
  /// What stands between a place and the count of places.
  let of: String
  let cellPlaceInLatinDigits: @Sendable (CellPlace) -> String
  private(set) var digits = LocalDigits.latin

  /// The words for a BCP 47 tag by its language; English where there are none for it, with the
  /// digits of the language all the same.
  static func forLanguage(_ tag: String?) -> SnapshotVocabulary {
    var vocabulary = words(forLanguage: tag)
    vocabulary.digits = LocalDigits(usedIn: tag)
    return vocabulary
  }

  private static func words(forLanguage tag: String?) -> SnapshotVocabulary {
    switch tag?.prefix(2).lowercased() {
    case "de": .german
    case "ru": .russian
    default: .english
    }
  }

  func selection(of text: String) -> String { selectionPrefix + text }

  func position(_ position: AccessibilityPosition) -> String {
    digits.write("\(position.place) \(of) \(position.count).")
  }

  func cellPlace(_ place: CellPlace) -> String { digits.write(cellPlaceInLatinDigits(place)) }
}
