import EarshotAudit
import EarshotScenarios
import EarshotScreens
import Testing

@Suite("The audit of the screens that come with Earshot finds what is wrong with them")
@MainActor
struct ScreenAuditTests {
  nonisolated private static let popover = [
    "error long-press-without-action /0/0/[0]/0",
    "error modal-without-escape /1/0t/0",
    "error unreachable-by-reader /1/0t/0",
    "warning tap-without-button-trait /1/0t/1/0/0/0/[👍]/0/0/0t",
    "warning read-twice /1/0t/1/0/1/0",
    "warning activation-does-nothing /1/0t/1/0/2/0",
    "warning activation-does-nothing /1/0t/1/0/2/4",
    "warning action-changes-nothing-perceivable /1/0t/1/0/0/0/[👍]/0/0/0t",
    "warning modal-not-trapping /1/0t/0",
    "warning modal-does-not-take-focus /1/0t/0",
    "warning motion-despite-reduce-motion /0/0/[0]/0",
    "note activation-does-nothing /1/0t/1/0/2/2",
  ]

  nonisolated private static let streamReactions = [
    "error long-press-without-action /0/0/0/1/1/0/1",
    "warning label-is-file-name /0/0/0/1/0/0/0/[like]",
    "warning label-is-file-name /0/0/0/1/0/0/0/[thumbs_up]",
    "warning label-is-file-name /0/0/0/1/0/0/0/[thumbs_down]",
    "warning label-is-file-name /0/0/0/1/0/0/0/[lol]",
    "warning label-is-file-name /0/0/0/1/0/0/0/[wut_reaction]",
    "warning label-is-file-name /0/0/0/1/1/0/0",
    "warning invisible-element /0/0/0/1/0/0/0/[like]",
    "warning invisible-element /0/0/0/1/0/0/0/[thumbs_up]",
    "warning invisible-element /0/0/0/1/0/0/0/[thumbs_down]",
    "warning invisible-element /0/0/0/1/0/0/0/[lol]",
    "warning invisible-element /0/0/0/1/0/0/0/[wut_reaction]",
    "warning pictures-as-choices /0/0/0/1/0/0/0/[like]",
    "warning motion-despite-reduce-motion /0/0/0/1/1/0/0",
  ]

  /// What is published with its defects is offered twice while its bar is open, and nothing else.
  nonisolated private static let tapback = [
    "warning duplicate-action-names /2/0/[0]/0f"
  ]

  nonisolated private static let popoverAccessible = [
    "note too-many-actions /0/0/[1]/0/0",
    "note too-many-actions /0/0/[2]/0/0",
    "note too-many-actions /0/0/[3]/0/0",
    "note too-many-actions /0/0/[4]/0/0",
  ]

  nonisolated private static let activity = [
    "note times-and-units /0/1/2"
  ]

  @Test(
    "Each finding has its rule and its place, and there are no others",
    arguments: [
      ("tapback", tapback), ("tapback-accessible", []),
      ("stream-reactions", streamReactions), ("stream-reactions-accessible", []),
      ("popover", popover), ("popover-accessible", popoverAccessible),
      ("conversation", []), ("compose", []), ("activity", activity),
    ])
  func findings(screen: String, expected: [String]) throws {
    #expect(try audit(screen).findings.map(Self.line) == expected)
  }

  private func audit(_ name: String) throws -> ScreenAudit {
    let entry = try #require(ScreenCatalog.entry(named: name))
    return try ScreenAuditor(of: name) { () throws(ScreenError) in
      do { return try entry.open() } catch { throw .failed("\(error)") }
    }.audit()
  }

  private static func line(of finding: AuditFinding) -> String {
    let place = finding.problem.element ?? finding.problem.part
    return "\(finding.severity) \(finding.rule.id) \(place.map { "\($0)" } ?? "-")"
  }
}
