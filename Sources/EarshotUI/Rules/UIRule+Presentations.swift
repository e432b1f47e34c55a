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
  static let grabber = UIRule(
    "sheet.grabber-first",
    "A grabber that is asked for, or that has several heights to go to, is the first stop.",
    .deviceReport)
  static let grabberWords = UIRule(
    "sheet.grabber-words",
    "The grabber is a button called Sheet Grabber; its words differ by system version.",
    .assumption)
  static let sheetDismissal = UIRule(
    "sheet.dismissal-second",
    "After the grabber comes a button that is not seen, which dismisses the sheet.",
    .deviceReport)
  static let fileChoice = UIRule(
    "presentation.files", "A choice of files, which another process shows, can only be left.",
    .assumption)

  static let presentationsRules = [
    presentation, alert, dialog, grabber, grabberWords, sheetDismissal, fileChoice,
  ]
}
