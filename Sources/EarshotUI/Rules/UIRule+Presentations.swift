import EarshotTree

// What is shown over the screen.
extension UIRule {
  static let presentation = UIRule(
    "presentation.topmost",
    "Of sheets, covers and popovers only the topmost is read; a scrub leaves all but covers.",
    .assumption)
  static let alert = UIRule(
    "presentation.alert",
    "An alert is its title, message and buttons; a scrub leaves it only by a cancel button.",
    .deviceReport)
  static let dialog = UIRule(
    "presentation.dialog",
    "A confirmation dialog is its buttons, the one that cancels last; it has one in any case.",
    .documented)

  static let presentationsRules = [presentation, alert, dialog]
}
