import EarshotTree

/// What is said of an element besides its traits.
extension ReaderRules {
  static let words = [
    containerEntry, selected, label, backButtonLabel, hintAsLabel, value, switchValue,
    customContent, cellHeader, cellSpan, cellPlace, cellHeading, position, containerEdge,
  ]

  static let containerEntry = AccessibilityRule(
    id: "container.entry",
    statement: """
      The name of a container is said when it is entered, before the first element \
      in it.
      """,
    evidence: .deviceReport)
  static let selected = AccessibilityRule(
    id: "selected.first",
    statement: "Selected is said before everything else about an element.",
    evidence: .deviceReport)
  static let label = AccessibilityRule(
    id: "label.spoken",
    statement: "The label is said first.",
    evidence: .referenceImage)
  static let backButtonLabel = AccessibilityRule(
    id: "label.back-button",
    statement: "A back button whose label is the word for back is said by its trait alone.",
    evidence: .referenceImage)
  static let hintAsLabel = AccessibilityRule(
    id: "label.from-hint",
    statement: """
      An element without label, value and selection that is no cell of a table is said by its \
      hint, and has no other hint.
      """,
    evidence: .referenceImage)
  static let value = AccessibilityRule(
    id: "value.after-label",
    statement: "The value is said after the label.",
    evidence: .referenceImage)
  static let switchValue = AccessibilityRule(
    id: "value.of-switch",
    statement: "The value of a switch is said as its state, after its trait.",
    evidence: .referenceImage)
  static let customContent = AccessibilityRule(
    id: "content.high",
    statement: "Custom content of high importance is said at once, after the value.",
    evidence: .deviceReport)
  static let cellHeader = AccessibilityRule(
    id: "cell.headers",
    statement: """
      What heads the column of a cell is said before it, and what heads its row at the first cell \
      of the row.
      """,
    evidence: .referenceImage)
  static let cellSpan = AccessibilityRule(
    id: "cell.span",
    statement: "A cell that covers several rows or columns is said to.",
    evidence: .referenceImage)
  static let cellPlace = AccessibilityRule(
    id: "cell.place",
    statement: "The column of a cell is said, and its row at the first cell of the row.",
    evidence: .referenceImage)
  static let cellHeading = AccessibilityRule(
    id: "cell.heading",
    statement: """
      A cell that heads a row or a column is said to, after the value and the place, which come \
      before the traits.
      """,
    evidence: .deviceReport)
  static let containerEdge = AccessibilityRule(
    id: "container.edge",
    statement: """
      The first and the last element of a list or landmark whose order the app gives are said to \
      begin and end it.
      """,
    evidence: .referenceImage)
  static let position = AccessibilityRule(
    id: "position.in-series",
    statement: "The place in a series or tab bar is said after the traits.",
    evidence: .referenceImage)
}
