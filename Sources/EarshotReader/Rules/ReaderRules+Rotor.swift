import EarshotTree

/// What the rotor does.
extension ReaderRules {
  static let rotor = [
    rotorActions, rotorAdjustValue, rotorActivateFirst, rotorReset, rotorEnds, rotorAround,
  ]

  static let rotorActions = AccessibilityRule(
    id: "rotor.actions",
    statement: "On an element with custom actions the rotor turns to Actions by itself.",
    evidence: .assumption)
  static let rotorAdjustValue = AccessibilityRule(
    id: "rotor.adjust-value",
    statement: """
      On an adjustable element without custom actions the rotor turns to Adjust Value by itself.
      """,
    evidence: .assumption)
  static let rotorActivateFirst = AccessibilityRule(
    id: "rotor.activate-first",
    statement: "The Actions rotor begins with activating the element.",
    evidence: .deviceReport)
  static let rotorReset = AccessibilityRule(
    id: "rotor.reset",
    statement: """
      The Actions rotor stands at its beginning whenever the cursor moved or an \
      action was performed.
      """,
    evidence: .decision)
  static let rotorEnds = AccessibilityRule(
    id: "rotor.ends",
    statement: "At both ends of the Actions rotor a sound is played, and it stays.",
    evidence: .assumption)
  static let rotorAround = AccessibilityRule(
    id: "rotor.around",
    statement: "Turning the rotor past its last setting begins again with the first.",
    evidence: .assumption)
}
