import EarshotTree

/// The field that text was entered into last.
struct Typing {
  /// The field.
  let field: AccessibilityElement.ID
  /// What was entered, as far as the screen reader knows.
  let text: String?
  /// What the field said that it holds when that had been entered.
  let value: String?
}

extension AccessibilityElement {
  /// Whether text can be entered.
  var takesText: Bool { !traits.isDisjoint(with: [.textEntry, .searchField]) }

  /// Whether what is entered is hidden.
  var isSecret: Bool { traits.contains(.secureTextField) }
}
