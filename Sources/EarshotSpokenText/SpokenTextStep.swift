public import EarshotTree

/// Something that is done to the words of an app before a voice says them, in the order of the cases.
///
/// What is shown never changes, and each step can be left out.
public enum SpokenTextStep: String, Hashable, Sendable, CaseIterable {
  /// Letters that are drawn in a style become plain ones.
  case letters = "text-letters"
  /// Marks that only style a text fall away, and code is said to be code.
  case markup = "text-markup"
  /// A link is said by its domain.
  case links = "text-links"
  /// A mention is said as a name.
  case mentions = "text-mentions"
  /// A hashtag is said word by word.
  case hashtags = "text-hashtags"
  /// The time of a day is said as one.
  case times = "text-times"
  /// A unit after a number is said in full.
  case units = "text-units"
  /// A long number is said as one, and a code digit by digit.
  case numbers = "text-numbers"
  /// An emoji of a server is said by its name.
  case customEmoji = "text-custom-emoji"
  /// Equal emoji in a row are counted.
  case repeats = "text-repeats"

  /// The rule that says what the step does.
  public var rule: AccessibilityRule {
    AccessibilityRule(id: id, statement: statement, evidence: .decision)
  }

  /// From so many on, equal emoji are counted.
  static let fewestCounted = 3

  private var id: String {
    switch self {
    case .letters: "text.letters"
    case .markup: "text.markup"
    case .links: "text.links"
    case .mentions: "text.mentions"
    case .hashtags: "text.hashtags"
    case .times: "text.times"
    case .units: "text.units"
    case .numbers: "text.numbers"
    case .customEmoji: "text.custom-emoji"
    case .repeats: "text.repeats"
    }
  }

  private var statement: String {
    switch self {
    case .letters:
      "Letters and digits that are drawn in a style, such as bold or circled, are said as plain ones."
    case .markup:
      "Marks that only style a text are left out, and code is announced, with its marks by name."
    case .links: "A link is said by its domain alone."
    case .mentions: "A mention is said as the name in it, without its sign and its server."
    case .hashtags: "A hashtag is said to be one and split where a capital begins a word."
    case .times: "The time of a day is said as a clock is read in the language."
    case .units: "A unit after a number is said in full, in the form that the number asks for."
    case .numbers:
      """
      Marks between thousands are left out, and a number that is long or begins with zero is said \
      digit by digit.
      """
    case .customEmoji: "What stands for an emoji of a server is said by the name in it."
    case .repeats: "Three or more equal emoji in a row are named once and counted."
    }
  }
}
