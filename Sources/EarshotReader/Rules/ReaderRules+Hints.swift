import EarshotTree

/// What is said after a pause.
extension ReaderRules {
  static let hints = [
    hint, hintsOff, hintOfSwitch, hintOfTextField, hintOfAdjustable, noHintWhenDimmed,
    actionsAvailable, actionsOff, moreContent,
  ]

  static let hint = AccessibilityRule(
    id: "hint.spoken",
    statement: "The hint is said after a pause.",
    evidence: .documented)
  static let hintsOff = AccessibilityRule(
    id: "hint.off",
    statement: "With hints switched off, no hint is said.",
    evidence: .documented)
  static let hintOfSwitch = AccessibilityRule(
    id: "hint.switch",
    statement: "A switch has a hint of its own after that of the app.",
    evidence: .referenceImage)
  static let hintOfTextField = AccessibilityRule(
    id: "hint.text-field",
    statement: "A text field has a hint of its own after that of the app.",
    evidence: .deviceReport)
  static let hintOfAdjustable = AccessibilityRule(
    id: "hint.adjustable",
    statement: "An adjustable element has a hint of its own after that of the app.",
    evidence: .referenceImage)
  static let noHintWhenDimmed = AccessibilityRule(
    id: "hint.dimmed",
    statement: "A dimmed element has no hint but that of the app.",
    evidence: .referenceImage)
  static let actionsAvailable = AccessibilityRule(
    id: "actions.available",
    statement: "That there are custom actions is said after the hint.",
    evidence: .deviceReport)
  static let actionsOff = AccessibilityRule(
    id: "actions.off",
    statement: "With that setting off, it is not said that there are custom actions.",
    evidence: .deviceReport)
  static let moreContent = AccessibilityRule(
    id: "content.more",
    statement: "That there is custom content to read on demand is said last.",
    evidence: .referenceImage)
}
