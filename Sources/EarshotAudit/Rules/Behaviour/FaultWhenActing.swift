import EarshotTree

/// Something that fails while it is done, or that ends the app.
public enum FaultWhenActing: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "fault-when-acting",
    title: "The screen fails when something is done",
    meets:
      "After a deed, or at once, the app is gone, does not answer any more, or comes to no state that "
      + "could be read. What was not sent is lost.",
    remedy: "do away with the cause; the message names what failed",
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

  /// What hangs leaves no word of what it hangs in.
  private static func remedy(for ending: AuditEnding) -> String? {
    switch ending.kind {
    case .crash: nil
    case .closedFiles: "close only what this code has opened itself"
    case .endlessWork:
      "let the loop or the recursion that it runs come to an end, or do the work in a task off the "
        + "main actor, so that the screen answers meanwhile"
    case .endlessWait:
      "wait in a task with `await` and a time limit, and never block the main actor"
    }
  }

  public static func problems(with fault: ScreenFault) -> [AuditProblem] {
    var problem = AuditProblem("\(FaultWords(of: fault).text)")
    switch fault.act.deed {
    case .perform(_, let element): problem.element = element
    case .touch(_, let part): problem.part = part
    case .escape, nil: break
    }
    problem.endsApp = true
    problem.remedy = remedy(for: fault.ending)
    return [problem]
  }
}
