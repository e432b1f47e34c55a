/// Keeps whether what is inside is being edited, unless somebody outside does.
struct EditModeModifier: ViewModifier {
  @State private var mode = EditMode.inactive
  @Environment(\.editMode) private var outerMode

  func body(content: Content) -> some View {
    content.environment(\.editMode, outerMode ?? $mode)
  }
}
