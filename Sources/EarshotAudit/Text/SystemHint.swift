import EarshotTree

/// A hint that no app wrote.
enum SystemHint {
  private static let hints: [(words: String, belongs: @Sendable (AccessibilityElement) -> Bool)] = [
    ("Double tap to activate the picker", { $0.traits.contains(.popUpButton) }),
    ("Double tap to expand", { $0.expandedStatus != nil }),
    ("Double tap to collapse", { $0.expandedStatus != nil }),
    ("Double tap to edit", { $0.traits.contains(.textEntry) }),
    ("Double tap to toggle setting", { $0.traits.contains(.switchButton) }),
    (
      "Swipe up or down with one finger to adjust the value",
      { $0.traits.contains(.adjustable) }
    ),
  ]

  /// Whether the hint of an element is the one that the system gives to its kind.
  static func isHint(of element: AccessibilityElement) -> Bool {
    guard let hint = element.hint else { return false }
    return hints.contains { Words.sound($0.words, like: hint) && $0.belongs(element) }
  }
}
