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

/// A way to the edit mode that is known to be the same each time it is handed down.
final class EditModeAccess {
  var mode: Binding<EditMode>?

  init(_ mode: Binding<EditMode>? = nil) { self.mode = mode }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeAccess? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the views around is being edited.
  public var editMode: Binding<EditMode>? {
    get { editModeAccess?.mode }
    set { editModeAccess = newValue.map { EditModeAccess($0) } }
  }

  var editModeAccess: EditModeAccess? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
