import EarshotTree

/// Something that lies over the rest, while the rest is read as if nothing were there.
public enum ModalNotTrapping: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "modal-not-trapping",
    title: "What is behind is still read",
    meets: "A menu lies over the messages, and takes every touch. Whoever listens is led out of it "
      + "and through the messages behind, and does not learn that there is a menu.",
    remedy: "put the menu into `.accessibilityElement(children: .contain)` and add "
      + "`.accessibilityAddTraits(.isModal)`",
    severity: .warning,
    confidence: .likely,
    assumption: "a colour or shape that takes taps and comes with something in front of it lies "
      + "over everything before it",
    criteria: [.focusOrder, .meaningfulSequence],
    needs: [.drawing, .behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @AccessibilityFocusState private var isInMenu: Bool
        var body: some View {
          ZStack {
            Button("Reply to Ana") { (isOpen, isInMenu) = (true, true) }
            if isOpen {
              Color.black.opacity(0.2).onTapGesture { isOpen = false }
                .accessibilityHidden(true)
              VStack { Button("Send later") { isOpen = false } }
                .accessibilityFocused($isInMenu)
            }
          }
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
            Button("Reply to Ana") { (isOpen, isInMenu) = (true, true) }
            if isOpen {
              Color.black.opacity(0.2).onTapGesture { isOpen = false }
                .accessibilityHidden(true)
              VStack { Button("Send later") { isOpen = false } }
                .accessibilityFocused($isInMenu)
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(.isModal)
            }
          }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    step.openedOverlays.compactMap { overlay in
      guard let first = overlay.behind.compactMap({ step.after[$0] }).first(where: \.isWorded)
      else { return nil }
      let count = overlay.behind.count
      let others = count > 1 ? " and \(count - 1) more behind it are" : " behind it is"
      return AuditProblem(
        part: overlay.id,
        "lies over the rest and keeps touches from it, and \(Quotation.of(first.name ?? ""))"
          + "\(others) still read")
    }
  }
}
