import EarshotTree

// What an app's tables of words have to do with what is read.
extension UIRule {
  static let textLocalized = UIRule(
    "text.localized",
    "A text is looked up by its key in its table: in the language of its environment, then without region and script, then in the language that the app was written in.",
    .documented)
  static let textKeyNotFound = UIRule(
    "text.key-not-found",
    "A text that the app's tables do not have is said as its key is written, whatever the language.",
    .documented)
  static let textPlural = UIRule(
    "text.plural-form",
    "Words that vary by a number are in the form that Unicode's rules of their language give.",
    .documented)
  static let textPluralZero = UIRule(
    "text.plural-zero",
    "For nothing at all, words that vary by a number are in the form for zero, if there is one in any language.",
    .assumption)
  static let imageLocalized = UIRule(
    "image.localized-name",
    "An image is named by what the app's main table has for the name of its asset, dots included.",
    .deviceReport)

  static let wordsRules = [
    textLocalized, textKeyNotFound, textPlural, textPluralZero, imageLocalized,
  ]
}
