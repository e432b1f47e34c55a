/// Keeps whether what is inside is being edited, unless somebody outside does.
struct EditModeModifier: ViewModifier {
  @State private var mode = EditMode.inactive
  @State private var kept = EditModeAccess()
  @Environment(\.editModeAccess) private var outer

  func body(content: Content) -> some View {
    content.environment(\.editModeAccess, outer ?? access)
  }

  private var access: EditModeAccess {
    if kept.mode == nil { kept.mode = $mode }
    return kept
  }
}
