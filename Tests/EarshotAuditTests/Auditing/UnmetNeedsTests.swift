import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What is not known of a screen")
struct UnmetNeedsTests {
  @Test("Of a tree without frames, nothing of an app is known")
  func bareTree() {
    #expect(
      Self.unmet(of: AuditedScreen(elements: [Self.element()]))
        == AuditNeed.allCases.filter { $0 != .language && $0 != .opened })
  }

  @Test("A tree with frames has a layout and sizes")
  func framedTree() {
    let screen = AuditedScreen(elements: [
      Self.element(), Self.element("b", frame: AccessibilityFrame(0, 0, 44, 44)),
    ])

    #expect(Self.unmet(of: screen) == [.drawing, .responses, .behaviour, .reducedMotion])
  }

  @Test("Views have no layout, and sizes where the app fixes one")
  func views() {
    let sized = DrawnScreen.part("/0", .control, size: AccessibilitySize(width: 44, height: 44))

    #expect(
      Self.unmet(of: DrawnScreen.of(Self.element(), drawing: [DrawnScreen.text("/0", "Hi")]))
        == [.frames, .sizes])
    #expect(Self.unmet(of: DrawnScreen.of(Self.element(), drawing: [sized])) == [.frames])
  }

  @Test("Code without drawing answers, and can be tried")
  func code() {
    let screen = AuditedScreen(elements: [Self.element(responses: .tap)])

    #expect(Self.unmet(of: screen) == [.drawing, .frames, .sizes])
  }

  @Test("Less motion is known where the screen could be asked for it, and there is code")
  func calm() {
    let views = DrawnScreen.of(Self.element())
    let tree = AuditedScreen(elements: [Self.element()])

    #expect(Self.unmet(of: views, isCalmKnown: false).contains(.reducedMotion))
    #expect(!Self.unmet(of: views, isCalmKnown: true).contains(.reducedMotion))
    #expect(Self.unmet(of: tree, isCalmKnown: true).contains(.reducedMotion))
  }

  @Test(
    "A rule is told once, with the first thing that it lacks, and one that lacks nothing is not")
  func rules() {
    let needs = UnmetNeeds(
      of: Exploration(states: [AuditedScreen(elements: [Self.element()])]), isCalmKnown: true)
    let rules = [
      Self.rule("none", needs: []), Self.rule("two", needs: [.behaviour, .frames]),
      Self.rule("one", needs: [.responses]),
    ]

    #expect(
      needs.notChecked(by: rules, on: "chat") == [
        AuditReport.NotChecked("two", need: .frames, screen: "chat"),
        AuditReport.NotChecked("one", need: .responses, screen: "chat"),
      ])
  }

  /// The needs that are not met, as a rule for each is told.
  private static func unmet(of screen: AuditedScreen, isCalmKnown: Bool = true) -> [AuditNeed] {
    UnmetNeeds(of: Exploration(states: [screen]), isCalmKnown: isCalmKnown)
      .notChecked(by: AuditNeed.allCases.map { rule($0.rawValue, needs: [$0]) }, on: "chat")
      .map(\.need)
  }

  private static func rule(_ id: String, needs: Set<AuditNeed>) -> AuditRuleFacts {
    AuditRuleFacts(
      id: id, title: "", meets: "", remedy: "", severity: .note, needs: needs, bad: .tree(""),
      good: .tree(""))
  }

  private static func element(
    _ id: AccessibilityElement.ID = "a", frame: AccessibilityFrame? = nil,
    responses: AccessibilityResponses? = nil
  ) -> AuditedElement {
    DrawnScreen.element(id, "Hi", responses: responses, frame: frame)
  }
}
