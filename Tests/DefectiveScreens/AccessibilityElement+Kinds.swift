import EarshotTree

/// Conditions that pick out the elements that a defect is about.
extension AccessibilityElement {
  static func isLabelled(_ beginning: String) -> @Sendable (AccessibilityElement) -> Bool {
    { $0.label?.hasPrefix(beginning) == true }
  }

  static func has(_ trait: AccessibilityTraits) -> @Sendable (AccessibilityElement) -> Bool {
    { $0.traits.contains(trait) }
  }

  static let any: @Sendable (AccessibilityElement) -> Bool = { _ in true }
}

extension AccessibilityAction {
  /// The name of a custom action.
  var name: String? {
    guard case .custom(let action) = self else { return nil }
    return action.name
  }
}
