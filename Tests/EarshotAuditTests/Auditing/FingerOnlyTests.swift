import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What a finger does and nobody who listens can do")
struct FingerOnlyTests {
  private static let closed = screen("closed")
  private static let half = screen("half")
  private static let open = screen("open")

  @Test("A touch that leads where nothing else leads is told by what is touched")
  func told() {
    #expect(
      Self.descriptions(of: [
        Self.touch(.tap, on: "/1", from: Self.closed, to: Self.open),
        Self.touch(.touchAndHold, on: "/2", from: Self.closed, to: Self.half),
      ]) == ["tap on more", "touch and hold on the picture star"])
  }

  @Test("A touch for which there is a way, however long, is not")
  func ways() {
    #expect(
      Self.descriptions(of: [
        Self.touch(.tap, on: "/1", from: Self.closed, to: Self.open),
        Deeds.activate("it", from: Self.half, to: Self.open),
        Deeds.activate("it", from: Self.closed, to: Self.half),
      ]).isEmpty)
  }

  @Test("Another finger is no way, and neither is a way that begins elsewhere")
  func noWays() {
    #expect(
      Self.descriptions(of: [
        Self.touch(.tap, on: "/1", from: Self.closed, to: Self.open),
        Self.touch(.drag, on: "/2", from: Self.closed, to: Self.half),
        Deeds.activate("it", from: Self.half, to: Self.open),
      ]) == ["tap on more", "drag on the picture star"])
  }

  @Test("Touches that are alike are told once for each part, and one way is enough for all")
  func alike() {
    let steps = [
      Self.touch(.tap, on: "/[1]", from: Self.closed, to: Self.open),
      Self.touch(.tap, on: "/[1]", from: Self.open, to: Self.half),
      Self.touch(.tap, on: "/[2]", from: Self.closed, to: Self.half),
    ]

    #expect(Self.descriptions(of: steps) == ["tap on row", "tap on row"])
    #expect(
      Self.descriptions(of: steps + [Deeds.activate("it", from: Self.open, to: Self.half)]).isEmpty)
  }

  @Test("What differs in its look, its place or its touch is not alike")
  func different() {
    #expect(
      Self.descriptions(of: [
        Self.touch(.tap, on: "/[1]", from: Self.closed, to: Self.open),
        Self.touch(.drag, on: "/[1]", from: Self.closed, to: Self.half),
        Self.touch(.tap, on: "/[3]", from: Self.closed, to: Self.half),
        Deeds.activate("it", from: Self.closed, to: Self.open),
      ]) == ["drag on row", "tap on the picture heart in BadgeView"])
  }

  @Test("A touch that leads nowhere, or on something that is not drawn, tells nothing")
  func nothing() {
    #expect(
      Self.descriptions(of: [
        Self.touch(.tap, on: "/1", from: Self.closed, to: Self.closed),
        Self.touch(.tap, on: "/9", from: Self.closed, to: Self.open),
        Deeds.activate("it", from: Self.closed, to: Self.open),
      ]).isEmpty)
  }

  private static func descriptions(of steps: [AuditedStep]) -> [String] {
    FingerOnly(in: Deeds.exploration(steps)).descriptions
  }

  private static func touch(
    _ touch: DrawnPart.Touch, on part: DrawnPart.ID, from before: AuditedScreen,
    to after: AuditedScreen
  ) -> AuditedStep {
    Deeds.step(.touch(touch, on: part), from: before, to: after)
  }

  private static func screen(_ label: String) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("it", label),
      drawing: [
        DrawnScreen.text("/1", "more"), DrawnScreen.part("/2", .symbol("star")),
        DrawnScreen.text("/[1]", "row"), DrawnScreen.text("/[2]", "row"),
        DrawnPart(id: "/[3]", kind: .asset("heart"), view: "BadgeView"),
      ])
  }
}
