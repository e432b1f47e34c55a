import EarshotTree

/// Something that fails while it is done.
public enum FaultWhenActing: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "fault-when-acting",
    title: "The screen fails when something is done",
    meets: "After a deed the screen no longer comes to a state that could be read, or stops.",
    remedy: "do away with the cause; the message names the part that failed",
    severity: .error,
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var count = 0
        @State private var isOn = false
        var body: some View {
          Toggle("Count", isOn: $isOn)
            .onChange(of: count) { if isOn { count += 1 } }
            .onChange(of: isOn) { count += 1 }
          Text("\\(count) counted")
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var count = 0
        @State private var isOn = false
        var body: some View {
          Toggle("Count", isOn: $isOn)
            .onChange(of: isOn) { count += 1 }
          Text("\\(count) counted")
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard let fault = step.faults.first else { return [] }
    return [AuditProblem(element: step.deed.subject, "fails when it is used: \(fault)")]
  }
}
