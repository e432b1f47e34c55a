import EarshotTree

/// Words that become others all the time, without the trait that says so.
public enum NeverComesToRest: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "never-comes-to-rest",
    title: "It changes all the time",
    meets: "While the cursor rests here, each change is said, over whatever else is being said.",
    remedy: "add `.accessibilityAddTraits(.updatesFrequently)`",
    severity: .note,
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var seconds = 0
        var body: some View {
          Text("\\(seconds) seconds on the line")
            .task { while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 } }
          Button("Start again") { seconds = 0 }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var seconds = 0
        var body: some View {
          Text("\\(seconds) seconds on the line")
            .accessibilityAddTraits(.updatesFrequently)
            .task { while (try? await Task.sleep(for: .seconds(1))) != nil { seconds += 1 } }
          Button("Start again") { seconds = 0 }
        }
      }
      """))

  public static func problems(in exploration: Exploration) -> [AuditProblem] {
    var seen: Set<AccessibilityElement.ID> = []
    return exploration.steps.enumerated().flatMap { index, edge in
      guard !edge.step.comesToRest else { return [AuditProblem]() }
      return edge.step.after.elements.filter {
        exploration.restless.contains($0.id) && !$0.element.traits.contains(.updatesFrequently)
          && seen.insert($0.id).inserted
      }.map { element in
        AuditProblem(
          element: element.id,
          "\(element.name.map(Quotation.of) ?? "it") changes all the time, and does not say so",
          steps: [index])
      }
    }
  }
}
