import EarshotTree

// What focus means.
extension UIRule {
  static let editing = UIRule(
    "focus.editing",
    "A text field is edited once it is activated, or while its focus state says so.",
    .documented)
  static let readerFocus = UIRule(
    "focus.reader",
    "An accessibility focus state moves the cursor, and hears when the cursor comes and goes.",
    .deviceReport)
  static let defaultFocus = UIRule(
    "focus.default", "Text is entered in the default place from the start, unless it is elsewhere.",
    .assumption)

  static let focusRules = [editing, readerFocus, defaultFocus]
}
