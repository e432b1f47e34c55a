import EarshotTree

/// Replaces the label.
struct LabelChange: ElementChange {
  static var rule: UIRule { .label }
  static let givesWords = true
  let label: Text

  func worded(in environment: EnvironmentValues) -> Self {
    Self(label: label.worded(in: environment))
  }

  func apply(to element: ResolvedElement) {
    element.label = label.string
    guard element.valueYieldsToLabel else { return }
    element.value = nil
    element.rules.append(.pickerLabelled)
  }

  /// Segments are named only by a container that somebody made around them.
  func apply(to container: inout AccessibilityContainer) {
    if container.kind != .series { container.label = label.string }
  }
}

/// Replaces the value.
struct ValueChange: ElementChange {
  static var rule: UIRule { .value }
  static let givesWords = true
  let value: Text

  func worded(in environment: EnvironmentValues) -> Self {
    Self(value: value.worded(in: environment))
  }

  func apply(to element: ResolvedElement) {
    element.value = value.string
    element.valueYieldsToLabel = false
  }
}

/// Replaces the hint.
struct HintChange: ElementChange {
  static var rule: UIRule { .hint }
  static let givesWords = true
  let hint: Text

  func worded(in environment: EnvironmentValues) -> Self {
    Self(hint: hint.worded(in: environment))
  }

  func apply(to element: ResolvedElement) { element.hint = hint.string }
}
