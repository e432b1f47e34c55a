import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Where the deeds of somebody who listens lead")
struct ReaderGraphTests {
  private static let closed = screen("closed")
  private static let half = screen("half")
  private static let open = screen("open")
  private static let tap = finger(from: closed, to: open)

  @Test("What a finger alone leads to is missed")
  func missed() {
    #expect(Self.isMissed([Self.tap]))
    #expect(Self.isMissed([Self.tap, Self.finger(from: Self.closed, to: Self.open)]))
  }

  @Test("What other deeds lead to, at once or one after the other, is not")
  func reached() {
    #expect(!Self.isMissed([Self.tap, Self.deed(from: Self.closed, to: Self.open)]))
    #expect(
      !Self.isMissed([
        Self.tap, Self.deed(from: Self.half, to: Self.open),
        Self.deed(from: Self.closed, to: Self.half),
      ]))
  }

  @Test("A way from elsewhere, a way back, and a way in a circle do not lead there")
  func elsewhere() {
    #expect(
      Self.isMissed([
        Self.tap, Self.deed(from: Self.half, to: Self.open),
        Self.deed(from: Self.open, to: Self.closed),
      ]))
    #expect(
      Self.isMissed([
        Self.tap, Self.deed(from: Self.closed, to: Self.half),
        Self.deed(from: Self.half, to: Self.closed), Self.deed(from: Self.half, to: Self.half),
      ]))
  }

  @Test("A finger between two deeds breaks the way")
  func broken() {
    #expect(
      Self.isMissed([
        Self.tap, Self.finger(from: Self.closed, to: Self.half),
        Self.deed(from: Self.half, to: Self.open),
      ]))
  }

  @Test("What is exposed in the same way is the same, whatever is drawn")
  func exposure() {
    let drawn = DrawnScreen.of(
      DrawnScreen.element("it", "open"), drawing: [DrawnScreen.text("part", "more")])

    #expect(!Self.isMissed([Self.tap, Self.deed(from: Self.closed, to: drawn)]))
  }

  @Test("Words that change by themselves make no difference")
  func restless() {
    let other = DrawnScreen.of(
      DrawnScreen.element("it", "open"), DrawnScreen.element("clock", "9:42"))
    let wanted = DrawnScreen.of(
      DrawnScreen.element("it", "open"), DrawnScreen.element("clock", "9:41"))
    let steps = [
      Self.finger(from: Self.closed, to: wanted), Self.deed(from: Self.closed, to: other),
    ]

    #expect(Self.isMissed(steps))
    #expect(!Self.isMissed(steps, restless: ["clock"]))
  }

  @Test("Where not everything was tried, nothing is known to be missed")
  func untried() {
    #expect(!Self.isMissed([Self.tap], expanded: [1]))
  }

  /// Whether what the first step leads to is missed.
  private static func isMissed(
    _ steps: [AuditedStep], expanded: [Int]? = nil, restless: Set<AccessibilityElement.ID> = []
  ) -> Bool {
    let exploration = Deeds.exploration(steps, expanded: expanded, restless: restless)
    return ReaderGraph(of: exploration).isMissed(0)
  }

  private static func finger(from before: AuditedScreen, to after: AuditedScreen) -> AuditedStep {
    Deeds.step(.touch(.tap, on: "it"), from: before, to: after)
  }

  private static func deed(from before: AuditedScreen, to after: AuditedScreen) -> AuditedStep {
    Deeds.activate("it", from: before, to: after)
  }

  private static func screen(_ label: String) -> AuditedScreen {
    DrawnScreen.of(DrawnScreen.element("it", label))
  }
}
