import EarshotReader
import EarshotTree

/// Words that show for a while, and are gone before anybody who listens knows of them.
public enum MessagePassesUnheard: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "message-passes-unheard",
    title: "A message shows briefly and is not heard",
    meets: "Whoever looks reads what was done, or that it can be undone. Whoever listens hears "
      + "nothing of it, and when the cursor comes by, it is gone.",
    remedy: "announce the words when they appear, or let them stay until somebody closes them",
    severity: .warning,
    criteria: [.statusMessages],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isCopied = false
        var body: some View {
          Button("Copy link") {
            isCopied = true
            Task {
              try? await Task.sleep(for: .seconds(2))
              isCopied = false
            }
          }
          if isCopied { Text("The link was copied") }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isCopied = false
        var body: some View {
          Button("Copy link") {
            isCopied = true
            AccessibilityNotification.Announcement("The link was copied").post()
            Task {
              try? await Task.sleep(for: .seconds(2))
              isCopied = false
            }
          }
          if isCopied { Text("The link was copied") }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    guard step.comesToRest, step.announcements.isEmpty else { return [] }
    let heard = step.heard.compactMap { $0.words() }.map(ComparedWords.init)
    let brief = step.briefElements.filter { isMessage($0.element, shownFor: $0.duration) }
    let unheard = brief.filter { brief in
      let words = ComparedWords(brief.element.name ?? "")
      return !heard.contains { $0.convey(words) }
    }
    guard let first = unheard.first, unheard.count == brief.count else { return [] }
    let words = unheard.compactMap(\.element.name)
    let verb = words.count == 1 ? "shows" : "show"
    return [
      AuditProblem(
        element: first.element.id,
        "\(Quotation.list(words)) \(verb) for \(time(first.duration)) and nothing of it is heard"
      ).about(.moment)
    ]
  }

  /// What flickers is no message, and neither is what says that something goes on.
  private static func isMessage(_ element: AuditedElement, shownFor duration: Duration) -> Bool {
    guard let name = element.name, duration >= leastDuration else { return false }
    return !element.element.traits.contains(.updatesFrequently) && !name.hasSuffix("…")
      && !name.hasSuffix("...")
  }

  private static let leastDuration = Duration.milliseconds(500)

  private static func time(_ duration: Duration) -> String {
    let tenths = (duration + .milliseconds(50)) / .milliseconds(100)
    return switch Int(tenths) {
    case 10: "a second"
    case let tenths where tenths % 10 == 0: "\(tenths / 10) seconds"
    case let tenths: "\(tenths / 10).\(tenths % 10) seconds"
    }
  }
}
