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

  func apply(to container: inout AccessibilityContainer) { container.label = label }
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

/// Names the element for tests.
struct IdentifierChange: ElementChange {
  static var rule: UIRule { .identifier }
  let identifier: String

  func apply(to element: ResolvedElement) { element.identifier = identifier }
}

extension View {
  /// Names the element.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(ElementChangeModifier(change: LabelChange(label: label.string)))
  }

  /// Names the element.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Names the element.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the element holds.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    modifier(ElementChangeModifier(change: ValueChange(value: value.string)))
  }

  /// Says what the element holds.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what the element holds.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(ElementChangeModifier(change: HintChange(hint: hint.string)))
  }

  /// Says what happens when the element is activated.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what happens when the element is activated.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Names the element for tests; the name is never spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(ElementChangeModifier(change: IdentifierChange(identifier: identifier)))
  }
}
