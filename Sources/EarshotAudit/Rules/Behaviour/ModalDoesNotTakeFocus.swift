import EarshotTree

/// Something that opens over the rest, and of which nothing is said.
public enum ModalDoesNotTakeFocus: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "modal-does-not-take-focus",
    title: "The cursor stays behind what opens",
    meets: "A menu opens in front, and nothing is said of it: the cursor stays at what is behind.",
    remedy: "make it modal, or move the cursor into it with `@AccessibilityFocusState`",
    severity: .warning,
    confidence: .likely,
    criteria: [.focusOrder],
    needs: [.drawing, .behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        var body: some View {
          ZStack {
            Image(decorative: "boathouse")
            if isOpen {
              Color.black.opacity(0.2).onTapGesture { isOpen = false }
              VStack { Button("Send later") { isOpen = false } }
            }
          }
          Button("More ways to reply") { isOpen = true }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @AccessibilityFocusState private var isInMenu: Bool
        var body: some View {
          ZStack {
            Image(decorative: "boathouse")
            if isOpen {
              Color.black.opacity(0.2).onTapGesture { isOpen = false }
              VStack { Button("Send later") { isOpen = false } }
                .accessibilityFocused($isInMenu)
            }
          }
          Button("More ways to reply") { (isOpen, isInMenu) = (true, true) }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard !step.deed.takesFinger, let cursor = step.cursorAfter else { return [] }
    return step.openedOverlays.compactMap { overlay in
      guard !overlay.elements.isEmpty, !overlay.elements.contains(cursor) else { return nil }
      let place = step.after[cursor]?.name.map(Quotation.of) ?? "what is behind"
      let message = "opens over the rest, and the cursor stays at \(place)"
      return overlay.isModal
        ? AuditProblem(element: overlay.id, message) : AuditProblem(part: overlay.id, message)
    }
  }
}
