import EarshotTree

// What accessibility modifiers change.
extension UIRule {
  static let label = UIRule(
    "modifier.label", "A label replaces the one that was there.",
    .referenceImage)
  static let value = UIRule(
    "modifier.value", "A value replaces the one that was there.",
    .assumption)
  static let hint = UIRule(
    "modifier.hint", "A hint replaces the one that was there.",
    .assumption)
  static let traits = UIRule(
    "modifier.traits", "Traits are added to those that were there, or taken away from them.",
    .documented)
  static let identifier = UIRule(
    "modifier.identifier", "An identifier is for tests, and is never spoken.",
    .documented)
  static let gestureAction = UIRule(
    "actions.gesture", "An action of a gesture replaces the one further in.",
    .documented)
  static let actions = UIRule(
    "actions.last-written-first",
    "Actions are offered last written first, in a block and from block to block.",
    .deviceReport)
  static let hidden = UIRule(
    "hidden.gone", "What is hidden is not exposed, with everything inside it.",
    .documented)
  static let transparent = UIRule(
    "opacity.zero-is-gone", "What is not seen at all because of its opacity is not exposed.",
    .assumption)
  static let disabled = UIRule(
    "disabled.refuses", "What is disabled is dimmed and refuses to be activated.",
    .documented)

  static let modifiersRules = [
    label, value, hint, traits, identifier, gestureAction, actions, hidden, transparent, disabled,
  ]
}
