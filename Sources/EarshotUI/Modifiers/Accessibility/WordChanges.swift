import EarshotTree

/// Replaces the label.
struct LabelChange: ElementChange {
  static var rule: UIRule { .label }
  static let givesWords = true
  let label: String

  func apply(to element: ResolvedElement) {
    element.label = label
    guard element.valueYieldsToLabel else { return }
    element.value = nil
    element.rules.append(.pickerLabelled)
  }

  /// Segments are named only by a container that somebody made around them.
  func apply(to container: inout AccessibilityContainer) {
    if container.kind != .series { container.label = label }
  }
}

/// Replaces the value.
struct ValueChange: ElementChange {
  static var rule: UIRule { .value }
  static let givesWords = true
  let value: String

  func apply(to element: ResolvedElement) {
    element.value = value
    element.valueYieldsToLabel = false
  }
}

/// Replaces the hint.
struct HintChange: ElementChange {
  static var rule: UIRule { .hint }
  static let givesWords = true
  let hint: String

  func apply(to element: ResolvedElement) { element.hint = hint }
}
