import EarshotTree

/// Sets the names by which Voice Control knows an element.
struct InputLabelsChange: ElementChange {
  static var rule: UIRule { .inputLabels }
  let labels: [Text]

  func worded(in environment: EnvironmentValues) -> Self {
    Self(labels: labels.map { $0.worded(in: environment) })
  }

  func apply(to element: ResolvedElement) {
    element.inputLabels = labels.map(\.string).filter { !$0.isEmpty }
  }
}

extension View {
  /// Sets the names by which the element can be addressed, the most important one first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
    Self, ElementChangeModifier
  > {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  /// Sets the names by which the element can be addressed, the most important one first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: true)
  }

  /// Sets the names by which the element can be addressed, the most important one first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [some StringProtocol]
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: true)
  }

  /// Sets the names by which the element can be addressed while a condition holds.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    modifier(
      ElementChangeModifier(
        change: InputLabelsChange(labels: inputLabels), isEnabled: isEnabled))
  }

  /// Sets the names by which the element can be addressed while a condition holds.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names by which the element can be addressed while a condition holds.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [some StringProtocol], isEnabled: Bool
  ) -> ModifiedContent<Self, ElementChangeModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
