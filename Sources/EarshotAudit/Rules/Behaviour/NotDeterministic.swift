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
    let states = count == 1 ? "a state is" : "\(count) states are"
    let lost = count > 0 ? [AuditProblem("\(states) not found again by the same deeds")] : []
    let differences = exploration.openings.differences
    let words = [problem(with: differences.words + differences.presences, in: exploration)]
    return words.compactMap(\.self) + differences.counts.map { problem(with: $0, in: exploration) }
      + lost
  }

  /// More than these are counted.
  private static let fewWords = 3

  /// The words that were others although the same was done.
  private static func problem(
    with words: [OpeningDifferences.Words], in exploration: Exploration
  ) -> AuditProblem? {
    guard let first = words.first else { return nil }
    let pairs = words.prefix(fewWords).map { words in
      "\(quoted(words.once)) once and \(quoted(words.again)) another time"
    }
    let rest = words.count - pairs.count
    let more = rest > 0 ? ["and so at \(rest) more \(rest == 1 ? "place" : "places")"] : []
    let elements = exploration.states.lazy.flatMap(\.elements).map(\.id)
    var problem = AuditProblem(
      element: elements.first { ElementPath($0).nameless == first.place },
      "there is \((pairs + more).joined(separator: "; ")), although the same was done")
    problem.isAboutChance = true
    return problem
  }

  /// A number of rows that was another although the same was done.
  private static func problem(
    with count: OpeningDifferences.Count, in exploration: Exploration
  ) -> AuditProblem {
    let rows = count.once == 1 ? "is 1 row" : "are \(count.once) rows"
    let elements = exploration.states.lazy.flatMap(\.elements).map(\.id)
    var problem = AuditProblem(
      element: elements.first { ElementPath($0).nameless.isWithin(count.place) },
      "there \(rows) once and \(count.again) another time, although the same was done")
    problem.isAboutChance = true
    return problem
  }

  private static func quoted(_ words: String) -> String {
    words.isEmpty ? "nothing" : Quotation.of(words)
  }
}
