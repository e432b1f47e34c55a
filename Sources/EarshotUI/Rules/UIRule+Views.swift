import EarshotTree

// What views expose by themselves.
extension UIRule {
  static let text = UIRule(
    "text.element", "A text is an element with its string as label; an empty text is none.",
    .documented)
  static let imageAsset = UIRule(
    "image.asset-name", "An image is named by its asset, with the dots dropped.",
    .deviceReport)
  static let imageSymbol = UIRule(
    "image.symbol-words",
    "A system image is named by its symbol: some have a name of their own, the rest the raw one.",
    .deviceReport)
  static let asyncImage = UIRule(
    "image.from-address",
    "A picture from an address counts as loaded at once; without an address it stays empty.",
    .assumption)
  static let button = UIRule(
    "button.one-element",
    "A button is one element, named by the texts of its label; a button inside is swallowed.",
    .deviceReport)
  static let labelAttributes = UIRule(
    "button.label-attributes",
    "Values, hints, traits, actions and content of a button's texts belong to the button.",
    .assumption)
  static let shape = UIRule(
    "shape.needs-words", "A shape becomes an element only when it is given a label, value or hint.",
    .referenceImage)
  static let list = UIRule(
    "list.no-words", "A list adds no words of its own: neither \"list\" nor a position.",
    .deviceReport)

  static let viewsRules = [
    text, imageAsset, imageSymbol, asyncImage, button, labelAttributes, shape, list,
  ]
}
