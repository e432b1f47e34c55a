import EarshotTree

/// Where the cursor goes when the source of a screen was changed, and the screen is opened anew.
extension ReaderRules {
  static let reloading = [reloaded, reloadedGone]

  static let reloaded = AccessibilityRule(
    id: "cursor.reloaded",
    statement: """
      When the source of a screen was changed, the cursor stays with its stop, which is found again \
      by what is said there and by its place among the views and rows; it is said again.
      """,
    evidence: .decision)
  static let reloadedGone = AccessibilityRule(
    id: "cursor.reloaded-gone",
    statement: """
      When the source of a screen was changed and the stop under the cursor is gone, the cursor goes \
      to the nearest neighbour that is left, the next before the previous, and it is said.
      """,
    evidence: .decision)
}
