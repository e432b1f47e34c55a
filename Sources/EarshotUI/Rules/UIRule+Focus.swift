import EarshotTree

// What focus means.
extension UIRule {
  static let editing = UIRule(
    "focus.editing", "A text field is edited while its focus state says so; activating it says so.",
    .documented)
  static let readerFocus = UIRule(
    "focus.reader",
    "An accessibility focus state moves the cursor, and hears when the cursor comes and goes.",
    .deviceReport)

  static let focusRules = [editing, readerFocus]
}
