private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the labels of controls are not shown.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls; what a control is called by assistive technology stays.
  public nonisolated func labelsHidden() -> ModifiedContent<Self, EnvironmentModifier> {
    environment(\.labelsAreHidden, true)
  }
}
