import EarshotReader
import EarshotTree

/// An announcement of what is heard anyway.
public enum AnnouncementRepeated: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "announcement-repeated",
    title: "The same is said twice",
    meets:
      "What was done is announced, and heard once more from a second announcement or from what "
      + "is under the cursor.",
    remedy: "announce it once, and not at all where a value under the cursor tells it",
    severity: .warning,
    criteria: [.statusMessages],
    needs: [.behaviour],
    bad: .swift(
      """
      Button("Archive") {
        AccessibilityNotification.Announcement("Archived").post()
        AccessibilityNotification.Announcement("Archived").post()
      }
      """),
    good: .swift(
      """
      Button("Archive") {
        AccessibilityNotification.Announcement("Archived").post()
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    let heard = step.heard.compactMap { $0.words() }.map(ComparedWords.init)
    let announced = step.announcements.map(ComparedWords.init)
    return step.announcements.enumerated().compactMap { index, announcement in
      let words = announced[index]
      guard !words.words.isEmpty, announced.firstIndex(of: words) == index,
        announced.count(where: { $0 == words }) > 1
          || isAboutCursor(step) && heard.count(where: { $0 == words }) > 1
      else { return nil }
      return AuditProblem(
        element: step.deed.subject,
        "\(Quotation.of(announcement)) is announced, and heard more than once")
    }
  }

  /// Where the element itself is acted on, the app knows what is under the cursor. A gesture for the
  /// whole screen may be done anywhere, and elsewhere nothing but the announcement tells of it.
  private static func isAboutCursor(_ step: AuditedStep) -> Bool {
    switch step.deed.action {
    case .activate, .custom, .increment, .decrement: true
    case .touchAndHold, .setText, .escape, .magicTap, .scroll, nil: false
    }
  }
}
