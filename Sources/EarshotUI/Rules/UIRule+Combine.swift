import EarshotTree

// What becomes of children that are combined, contained or ignored.
extension UIRule {
  static let combineLabels = UIRule(
    "combine.labels", "A combined element's label joins its children's with commas.",
    .referenceImage)
  static let combineValues = UIRule(
    "combine.values", "A combined element's value joins its children's with commas.",
    .deviceReport)
  static let combineHints = UIRule(
    "combine.hints",
    "A combined element's hint joins with commas those of its texts and of its activation.",
    .assumption)
  static let combineImages = UIRule(
    "combine.images-dropped",
    "Images add nothing to a combined element, even when they are labelled.",
    .deviceReport)
  static let combineControls = UIRule(
    "combine.control-text-dropped",
    "Buttons and links add no words to a combined element, only traits.",
    .deviceReport)
  static let combineActivation = UIRule(
    "combine.first-control-activates",
    "The first button or link of a combined element is its activation; the others are actions.",
    .deviceReport)
  static let combineActions = UIRule(
    "combine.child-actions-first", "Actions of combined children come before those added outside.",
    .assumption)
  static let combineOnlyWords = UIRule(
    "combine.only-words",
    "Where no text is combined, the first button or link gives its words, or else the images.",
    .assumption)
  static let combineDisabled = UIRule(
    "combine.disabled",
    "What is combined is dimmed when its activation or all of it is; other actions are left out.",
    .assumption)
  static let combineNothing = UIRule(
    "combine.nothing", "Nothing combined is no element until it is given words.",
    .assumption)
  static let combineHeading = UIRule(
    "combine.heading-carries", "A combined element is a heading when one of its children is.",
    .deviceReport)
  static let combineField = UIRule(
    "combine.field-carries", "A combined element is a text field when one of its children is.",
    .assumption)
  static let ignoreChildren = UIRule(
    "children.ignored", "An element that ignores its children starts without words.",
    .deviceReport)
  static let containChildren = UIRule(
    "children.contained", "A view that contains its children is a container, named by its label.",
    .documented)

  static let combineRules = [
    combineLabels, combineValues, combineHints, combineImages, combineControls, combineActivation,
    combineActions,
    combineOnlyWords, combineDisabled, combineNothing, combineHeading, combineField, ignoreChildren,
    containChildren,
  ]
}
