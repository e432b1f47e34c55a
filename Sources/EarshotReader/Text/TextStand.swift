import EarshotTree

/// Where a person is in the words of an element.
struct TextStand {
  /// The words as they were when a stretch of them was said; others make the place meaningless.
  let text: String
  /// The stretch that was said last.
  let stretch: Range<String.Index>
  /// The rules that shaped what was said of it.
  let rules: [AccessibilityRule]
}
