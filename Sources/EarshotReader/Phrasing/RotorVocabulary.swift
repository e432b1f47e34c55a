/// The words that the settings of the rotor say, in one language.
struct RotorVocabulary: Sendable {
  /// What the settings are called, but for levels of headings.
  let names: [Rotor: String]
  /// What stands before the level of a heading, with a space where one belongs there.
  let heading: String
  /// What it is called that each element is spoken in its own language.
  let defaultLanguage: String
  /// What stands after a number of percent, with a space where one belongs there.
  let percent: String

  func name(of rotor: Rotor) -> String {
    if case .headingLevel(let level) = rotor { return "\(heading)\(level)" }
    return names[rotor] ?? rotor.name
  }

  /// Each language is called what those call it who speak it.
  func name(of language: ReaderLanguage?) -> String { language?.ownName ?? defaultLanguage }

  func percentage(_ number: Int) -> String { "\(number)\(percent)" }
}
