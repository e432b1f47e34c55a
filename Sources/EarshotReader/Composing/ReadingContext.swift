import EarshotTree

/// What is around an element, as far as it is spoken.
struct ReadingContext {
  /// The names of the containers that are entered on the way to the element, outermost first.
  var entered: [String] = []
  /// Whether the element is one of a bar of tabs.
  var isTab = false
  /// The place of the element in what surrounds it.
  var position: AccessibilityPosition?
  /// What is known of the element as a cell of a table.
  var cell: AccessibilityTableCell?
}
