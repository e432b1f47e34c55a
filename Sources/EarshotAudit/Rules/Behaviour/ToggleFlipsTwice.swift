import EarshotTree

/// A toggle that says its state twice, the one against the other.
public enum ToggleFlipsTwice: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "toggle-flips-twice",
    title: "Label and state change together",
    meets: "“Unmute, selected” can mean both: that it is muted, or that it is not. The label says "
      + "what would happen, and the state what holds.",
    remedy: "keep the label as it is and let the state tell, or let the label tell alone",
    severity: .warning,
    confidence: .likely,
    criteria: [.nameRoleValue],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isMuted = false
        var body: some View {
          Button(isMuted ? "Hear again" : "Silence") { isMuted.toggle() }
            .accessibilityAddTraits(isMuted ? .isSelected : [])
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isMuted = false
        var body: some View {
          Button("Silence") { isMuted.toggle() }
            .accessibilityAddTraits(isMuted ? .isSelected : [])
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard step.isPerformed, step.deed.action == .activate, let before = step.subject?.element,
      let after = step.subjectAfter?.element, flipsState(from: before, to: after),
      let label = before.label, let newLabel = after.label, isFlipped(label, newLabel)
    else { return [] }
    return [
      AuditProblem(
        element: before.id,
        "\(Quotation.of(label)) becomes \(Quotation.of(newLabel)), and the state that is said with "
          + "it changes as well")
    ]
  }

  private static func flipsState(
    from before: AccessibilityElement, to after: AccessibilityElement
  ) -> Bool {
    if before.traits.contains(.selected) != after.traits.contains(.selected) { return true }
    return before.traits.contains(.switchButton) && before.value != after.value
  }

  /// A label that gets longer, or in which a number becomes another, tells the state once more and
  /// not the other way round.
  private static func isFlipped(_ label: String, _ other: String) -> Bool {
    let (words, others) = (Set(wordsBesidesNumbers(of: label)), Set(wordsBesidesNumbers(of: other)))
    return !words.isSubset(of: others) && !others.isSubset(of: words)
  }

  private static func wordsBesidesNumbers(of label: String) -> [String] {
    ComparedWords(label).words.filter { $0.contains { !$0.isNumber } }
  }
}
