/// Whether the content of a view is being edited.
public enum EditMode: Hashable, Sendable {
  /// It can not be edited.
  case inactive
  /// It is edited for a moment, such as during a swipe.
  case transient
  /// It is being edited.
  case active

  /// Whether it is being edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the views around is being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
