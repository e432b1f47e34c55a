/// A button that begins and ends editing.
public struct EditButton {
  @State private var ownMode = EditMode.inactive
  @Environment(\.editMode) private var editMode

  /// Makes a button that begins and ends editing.
  public init() {}
}

extension EditButton: View {
  public var body: some View {
    let mode = editMode ?? $ownMode
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    }
  }
}
