import EarshotTree

/// A screen on which the same deeds do not lead to the same.
public enum NotDeterministic: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "not-deterministic",
    title: "The same deeds lead to different states",
    meets:
      "Something is there once and not again. A state that is not found again was not explored.",
    remedy: "give the screen the same data, dates and random numbers each time it is opened",
    severity: .note,
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var guest = 0
        @State private var isInvited = false
        var body: some View {
          Button("Greet guest \\(guest)") { guest = .random(in: 0..<1_000_000) }
          Toggle("Invite", isOn: $isInvited)
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var guest = 0
        @State private var isInvited = false
        var body: some View {
          Button("Greet guest \\(guest)") { guest = guest % 3 + 1 }
          Toggle("Invite", isOn: $isInvited)
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    let count = exploration.surprises.count { $0.reason == .notDeterministic }
    guard count > 0 else { return [] }
    let states = count == 1 ? "a state is" : "\(count) states are"
    return [AuditProblem("\(states) not found again by the same deeds")]
  }
}
