import EarshotReader
import EarshotTree

/// The words by which VoiceOver says what kind of thing an element is.
struct RoleWords {
  /// Traits whose word is said, and the word.
  private static let words: [(trait: AccessibilityTraits, word: TraitWord)] = [
    (.button, .button), (.link, .link), (.image, .image), (.tabBarItem, .tab),
    (.textEntry, .textField), (.searchField, .searchField), (.switchButton, .switchButton),
  ]
  /// Traits beside which a button is not said to be one.
  private static let mutingButton: AccessibilityTraits = [
    .keyboardKey, .switchButton, .tabBarItem, .backButton,
  ]
  /// Languages in which the kind of a thing is named in front: `bouton Envoyer`.
  private static let kindFirst: Set<String> = ["fr", "es", "it", "pt", "ar"]

  /// What people call switches in English.
  private static let switches = ["switch", "toggle"]

  private let words: [String]
  private let isKindFirst: Bool

  /// The words that are said of an element in a language.
  init(for traits: AccessibilityTraits, language: String) {
    isKindFirst = Self.kindFirst.contains(language)
    let said = Self.words.filter { trait, _ in
      traits.contains(trait) && (trait != .button || traits.isDisjoint(with: Self.mutingButton))
    }
    let isEnglishSwitch = traits.contains(.switchButton) && language == "en"
    words =
      said.map { $0.word.words(inLanguage: language) } + (isEnglishSwitch ? Self.switches : [])
  }

  /// The word that a label says too; nil where it says none.
  func word(in label: String) -> String? {
    words.first { says($0, in: label) } ?? phrase(in: label)
  }

  private func says(_ word: String, in label: String) -> Bool {
    let (label, word) = (Words.folded(label), Words.folded(word))
    return isKindFirst ? label.starts(with: word) : label.suffix(word.count).elementsEqual(word)
  }

  /// The way that people begin to describe a picture in English.
  private func phrase(in label: String) -> String? {
    guard words.contains("image") else { return nil }
    let label = Words.folded(label)
    return ["image of", "picture of"].first { label.starts(with: Words.folded($0)) }
  }
}
