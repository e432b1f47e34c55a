import EarshotTree

/// How the rotor leads through the screen by headings, containers and what lies where.
extension ReaderRules {
  static let rotorSurroundings = [
    rotorNearby, rotorHeadingLevel, rotorContainer, rotorVertical, rotorNothing,
  ]

  static let rotorNearby = AccessibilityRule(
    id: "rotor.nearby",
    statement: """
      Turning the rotor offers kinds of elements and containers of which there is one at the \
      cursor or among the twenty elements before or after it; by name, each can be turned to.
      """,
    evidence: .assumption)
  static let rotorHeadingLevel = AccessibilityRule(
    id: "rotor.heading-level",
    statement: "Turned to a level, the rotor leads to the next heading of exactly that level.",
    evidence: .documented)
  static let rotorContainer = AccessibilityRule(
    id: "rotor.container",
    statement: """
      Turned to containers, landmarks, tables or lists, the rotor leads to where one begins; \
      upwards from within one, that is its own beginning.
      """,
    evidence: .assumption)
  static let rotorVertical = AccessibilityRule(
    id: "rotor.vertical",
    statement: """
      Vertical navigation leads to the nearest element of which the frame lies above or below and \
      shares a vertical line with that under the cursor; of several as near, to the one that is \
      best aligned.
      """,
    evidence: .assumption)
  static let rotorNothing = AccessibilityRule(
    id: "rotor.nothing",
    statement: """
      Where there is nothing in either direction to which a setting could lead, this is remarked; \
      after the last there is an end.
      """,
    evidence: .decision)
}
