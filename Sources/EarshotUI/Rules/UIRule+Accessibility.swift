import EarshotTree

// What the less usual accessibility modifiers change.
extension UIRule {
  static let appliesToEach = UIRule(
    "modifier.applies-to-each",
    "On a stack or group, a modifier changes each element inside, and makes none of empty space.",
    .assumption)
  static let labelContent = UIRule(
    "modifier.label-content",
    "A label made of views joins their labels with commas; the view itself stands for its own.",
    .assumption)
  static let headingLevel = UIRule(
    "heading.level-alone-is-none",
    "A heading level is kept, and makes no heading of an element without the header trait.",
    .deviceReport)
  static let inputLabels = UIRule(
    "modifier.input-labels", "Input labels are for Voice Control, and are never spoken.",
    .documented)
  static let sortPriority = UIRule(
    "order.sort-priority",
    "A higher sort priority is read earlier, among the siblings of one container.",
    .deviceReport)
  static let sortScope = UIRule(
    "order.stacks-are-no-scope",
    "A stack is no container, so priorities count across the stacks within one container.",
    .assumption)
  static let sortRow = UIRule(
    "order.row-is-scope",
    "Each row of a list or form is a container of its own to sort priorities.",
    .assumption)
  static let customContent = UIRule(
    "custom-content.order-as-written",
    "Custom content is kept in the order in which it was written; the same name replaces.",
    .referenceImage)
  static let speechStyle = UIRule(
    "modifier.speech-style", "How words are spoken changes the voice and not the words.",
    .documented)
  static let representation = UIRule(
    "representation.replaces",
    "A representation replaces what a view exposes, and what is done to it runs its own code.",
    .documented)
  static let virtualChildren = UIRule(
    "children.virtual",
    "Virtual children replace what a view exposes; its label names the container around them.",
    .assumption)
  static let deleteAction = UIRule(
    "actions.delete-is-named", "An action that deletes is offered by the name Delete.",
    .assumption)
  static let showMenuAction = UIRule(
    "actions.show-menu-is-held",
    "An action that shows a menu is performed by hold, unless a long press is there.",
    .assumption)
  static let actionsOfCategory = UIRule(
    "actions.category-in-line",
    "Actions of a category are offered among the others, in the place of their block.",
    .assumption)
  static let rotor = UIRule(
    "rotor.offered-inside",
    "A rotor is offered at every element inside the view that it was put on.",
    .documented)
  static let chart = UIRule(
    "chart.described",
    "What describes a chart is kept with each element of the view that it was put on.",
    .assumption)
  static let tabBar = UIRule(
    "container.tab-bar-trait", "A container with the tab bar trait is a bar of tabs.",
    .documented)
  static let modalTrait = UIRule(
    "container.modal-trait", "A view with the modal trait is a modal container.",
    .documented)
  static let help = UIRule(
    "help.hint", "Help is a hint, where no hint was written.",
    .documented)

  static let labeledPair = UIRule(
    "pair.named-by-label",
    "Content that is paired with a label says the label's words first, a plain text as its value; "
      + "the label is still a stop of its own.",
    .assumption)
  static let linkedGroup = UIRule(
    "links.rotor",
    "The elements of a linked group lead to each other, by a rotor called Linked Elements; that one "
      + "can jump is documented, by which gesture is not.",
    .assumption)
  static let zoomActions = UIRule(
    "zoom.actions",
    "What can be zoomed says so by a trait, and offers Zoom In and Zoom Out among its actions.",
    .assumption)

  static let accessibilityRules = [
    appliesToEach, labelContent, headingLevel, inputLabels, sortPriority, sortScope, sortRow,
    customContent, speechStyle, representation, virtualChildren, deleteAction, showMenuAction,
    actionsOfCategory, rotor, chart, tabBar, modalTrait, help, labeledPair, linkedGroup,
    zoomActions,
  ]
}
