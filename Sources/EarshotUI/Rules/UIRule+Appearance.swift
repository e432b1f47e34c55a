import EarshotTree

// What looks have to do with what is read.
extension UIRule {
  static let textMarkup = UIRule(
    "text.markup-unread",
    "Marks of emphasis and the addresses of links in a written-out text are not read.",
    .documented)
  static let textAgreement = UIRule(
    "text.agreement",
    "Words that are marked to agree with their number are in the plural of English, or for 1 in the singular.",
    .assumption)
  static let textCase = UIRule(
    "text.case-read-as-shown", "Text in a set case is read with the letters that are shown.",
    .assumption)
  static let imageMadeAtRunTime = UIRule(
    "image.made-at-run-time", "A picture made at run time is an image without a name.",
    .assumption)
  static let redacted = UIRule(
    "redacted.still-read", "What is covered is still read as it is.",
    .assumption)
  static let inset = UIRule(
    "order.inset-by-edge", "What is put at an edge is read first at the top, last at the bottom.",
    .assumption)

  static let appearanceRules = [
    textMarkup, textAgreement, textCase, imageMadeAtRunTime, redacted, inset,
  ]
}
