import EarshotTree

/// Which words say the traits, in the order in which they are said.
extension ReaderRules {
  static let traits = [
    dimmed, button, buttonMuted, popUpButton, backButton, switchButton, switchState, tab, textField,
    isEditing, insertionPoint, heading, headingLevel, link, pickerItem, adjustable, image,
    searchField,
    expandedStatus,
  ]

  static let dimmed = AccessibilityRule(
    id: "trait.dimmed",
    statement: "An element that is not enabled is said to be dimmed, before its kind.",
    evidence: .referenceImage)
  static let button = AccessibilityRule(
    id: "trait.button",
    statement: "A button is said to be one.",
    evidence: .referenceImage)
  static let buttonMuted = AccessibilityRule(
    id: "trait.button-muted",
    statement: "A key, switch, tab or back button is not said to be a button as well.",
    evidence: .referenceImage)
  static let popUpButton = AccessibilityRule(
    id: "trait.pop-up-button",
    statement: "What opens a menu is said to be a pop up button, after it is said to be a button.",
    evidence: .deviceReport)
  static let backButton = AccessibilityRule(
    id: "trait.back-button",
    statement: "A button that leads back is said to be a back button.",
    evidence: .referenceImage)
  static let switchButton = AccessibilityRule(
    id: "trait.switch-button",
    statement: "What can be switched is said to be a switch button, whether it is a button or not.",
    evidence: .deviceReport)
  static let switchState = AccessibilityRule(
    id: "trait.switch-state",
    statement: "A switch is said to be on, off or mixed; any other value is said as it is.",
    evidence: .referenceImage)
  static let tab = AccessibilityRule(
    id: "trait.tab",
    statement: "An element of a tab bar is said to be a tab.",
    evidence: .referenceImage)
  static let textField = AccessibilityRule(
    id: "trait.text-field",
    statement: "An element that takes text is said to be a text field, or a secure one.",
    evidence: .referenceImage)
  static let isEditing = AccessibilityRule(
    id: "trait.is-editing",
    statement: "A text field in use is said to be editing.",
    evidence: .referenceImage)
  static let insertionPoint = AccessibilityRule(
    id: "trait.insertion-point",
    statement: "In a field in use that holds no text, the insertion point is said to be at start.",
    evidence: .deviceReport)
  static let heading = AccessibilityRule(
    id: "trait.heading",
    statement: "A header is said to be a heading.",
    evidence: .referenceImage)
  static let headingLevel = AccessibilityRule(
    id: "trait.heading-level",
    statement: "A header that has a level is said to be a heading of that level.",
    evidence: .deviceReport)
  static let link = AccessibilityRule(
    id: "trait.link",
    statement: "A link is said to be one.",
    evidence: .referenceImage)
  static let pickerItem = AccessibilityRule(
    id: "trait.picker-item",
    statement: "A wheel of a picker is said to be a picker item.",
    evidence: .deviceReport)
  static let adjustable = AccessibilityRule(
    id: "trait.adjustable",
    statement: "An element whose value can be adjusted is said to be adjustable.",
    evidence: .referenceImage)
  static let image = AccessibilityRule(
    id: "trait.image",
    statement: "A picture is said to be an image.",
    evidence: .referenceImage)
  static let expandedStatus = AccessibilityRule(
    id: "trait.expanded-status",
    statement: "Whether an element is expanded or collapsed is said after its kind.",
    evidence: .deviceReport)
  static let searchField = AccessibilityRule(
    id: "trait.search-field",
    statement: "A field that searches is said to be a search field.",
    evidence: .referenceImage)
}
