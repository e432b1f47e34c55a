import EarshotTree

/// What the settings of the screen reader change.
extension ReaderRules {
  static let settings = [
    moreContentOff, containersOff, tableHeadersOff, tablePlacesOff, linksOff, punctuation,
    emojiOff, digits, capitalLetters, signals, language, haptics, motion,
  ]

  static let moreContentOff = AccessibilityRule(
    id: "content.more-off",
    statement: "With that setting off, it is not said that there is custom content.",
    evidence: .deviceReport)
  static let containersOff = AccessibilityRule(
    id: "container.off",
    statement: """
      With container descriptions off, neither the name of a container is said nor where it starts \
      and ends.
      """,
    evidence: .assumption)
  static let tableHeadersOff = AccessibilityRule(
    id: "cell.headers-off",
    statement: "With table headers off, what heads the row and column of a cell is not said.",
    evidence: .deviceReport)
  static let tablePlacesOff = AccessibilityRule(
    id: "cell.place-off",
    statement: "With table places off, the row and column of a cell and its spans are not said.",
    evidence: .deviceReport)
  static let linksOff = AccessibilityRule(
    id: "trait.link-off",
    statement: "With links set to nothing, a link is not said to be one.",
    evidence: .assumption)
  static let punctuation = AccessibilityRule(
    id: "speech.punctuation",
    statement: """
      With punctuation set to all, each mark of the app's words is said by its name; set to none, \
      those for which no voice pauses are left out.
      """,
    evidence: .assumption)
  static let emojiOff = AccessibilityRule(
    id: "speech.emoji-off",
    statement: """
      With emoji off, they are left out of text and hints, except where there is nothing else to \
      say; names of controls, actions, rotors and containers, values, and announcements keep them.
      """,
    evidence: .assumption)
  static let digits = AccessibilityRule(
    id: "speech.digits",
    statement: """
      With numbers set to digits, they are said digit by digit, with the names of marks between \
      the digits.
      """,
    evidence: .assumption)
  static let capitalLetters = AccessibilityRule(
    id: "character.capital",
    statement: """
      With capital letters set to speak, one is said to be a capital where characters are said one \
      by one.
      """,
    evidence: .assumption)
  static let language = AccessibilityRule(
    id: "speech.language",
    statement: """
      An element that states no language is said with the words of the screen reader's own language.
      """,
    evidence: .assumption)
  static let signals = AccessibilityRule(
    id: "setting.signals",
    statement: """
      What is set to sound or pitch is not said: a sound or a higher voice, printed in brackets, \
      tells of it where the words would be.
      """,
    evidence: .assumption)
  static let haptics = AccessibilityRule(
    id: "print.haptics",
    statement: "With haptics on, what is felt is printed in brackets.",
    evidence: .decision)
  static let motion = AccessibilityRule(
    id: "print.motion",
    statement: "With motion on, what is seen to move is printed in brackets.",
    evidence: .decision)
}
