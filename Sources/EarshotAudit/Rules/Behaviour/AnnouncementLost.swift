import EarshotReader
import EarshotTree

/// An announcement of which nobody hears all.
public enum AnnouncementLost: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "announcement-lost",
    title: "An announcement is not heard",
    meets: "The app tells what was done, and other speech takes the place of it.",
    remedy: "post it when the cursor has come to rest, or with a high priority",
    severity: .warning,
    confidence: .likely,
    assumption: "speech about the cursor cuts off announcements that are not of high priority",
    criteria: [.statusMessages],
    needs: [.behaviour],
    bad: .swift(
      """
      struct Example: View {
        @AccessibilityFocusState private var isAtInbox: Bool
        var body: some View {
          Button("Archive") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              AccessibilityNotification.Announcement("Archived both conversations").post()
              try? await Task.sleep(for: .milliseconds(100))
              isAtInbox = true
            }
          }
          Text("Inbox").accessibilityFocused($isAtInbox)
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        var body: some View {
          Button("Archive") {
            Task {
              try? await Task.sleep(for: .seconds(1))
              AccessibilityNotification.Announcement("Archived both conversations").post()
            }
          }
          Text("Inbox")
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    step.fates.compactMap { fate in
      guard let loss = loss(fate.fate) else { return nil }
      return AuditProblem(
        element: step.deed.subject, "\(Quotation.of(fate.words)) is announced and \(loss)")
    }
  }

  /// What is replaced by something newer is no loss.
  private static func loss(_ fate: SpeechFate) -> String? {
    switch fate {
    case .spoken, .dropped(because: .outdated): nil
    case .cut(_, let reason): "cut off, because \(reason)"
    case .dropped(let reason): "not heard, because \(reason)"
    }
  }
}
