import EarshotTree

/// A part of a row that goes away under the cursor, so that the cursor leaves the row.
public enum FocusLeavesRow: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "focus-leaves-row",
    title: "The cursor leaves its row when a part of it goes away",
    meets: "Whoever takes a reaction back is at another message afterwards, although the message "
      + "is still there.",
    remedy: "offer it as an action of the row, or move the cursor to what is left of the row with "
      + "`@AccessibilityFocusState`",
    severity: .warning,
    confidence: .assumed,
    assumption: "where what is under the cursor goes away, the cursor goes on to what comes next",
    criteria: [.focusOrder],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var reacted = ["See you"]
        var body: some View {
          ForEach(["See you", "At the boathouse"], id: \\.self) { text in
            VStack {
              Text(text)
              if reacted.contains(text) { Button("Remove ❤️") { reacted = [] } }
            }
          }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var reacted = ["See you"]
        var body: some View {
          ForEach(["See you", "At the boathouse"], id: \\.self) { text in
            VStack {
              Text(text)
              if reacted.contains(text) { Button("Remove ❤️") { reacted = [] } }
            }
            .accessibilityElement(children: .combine)
          }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard step.isPerformed, !step.deed.takesFinger, !step.movesCursorOnPurpose,
      let lost = step.cursorBefore.flatMap({ step.before[$0] }), step.after[lost.id] == nil,
      let row = ElementPath(lost.id).row, let cursor = step.cursorAfter.flatMap({ step.after[$0] }),
      !ElementPath(cursor.id).isWithin(row), isThere(row, after: step),
      !isThereAnew(lost, after: step), step.before.modals == step.after.modals
    else { return [] }
    let name = lost.name.map(Quotation.of) ?? "what was under the cursor"
    let place = cursor.name.map(Quotation.of) ?? "something else"
    return [
      AuditProblem(
        element: lost.id,
        "\(name) goes away under the cursor, which leaves its row for \(place)")
    ]
  }

  /// Whether something with words is left of the row that was there before.
  private static func isThere(_ row: ElementPath, after step: AuditedStep) -> Bool {
    step.after.elements.contains { element in
      element.isWorded && step.before[element.id] != nil && ElementPath(element.id).isWithin(row)
    }
  }

  /// Whether something new has the same words, which another rule tells of.
  private static func isThereAnew(_ lost: AuditedElement, after step: AuditedStep) -> Bool {
    step.after.elements.contains { element in
      step.before[element.id] == nil && element.element.label == lost.element.label
    }
  }
}
