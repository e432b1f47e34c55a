import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule unreachable-by-reader", .cases(of: UnreachableByReader.self))
struct UnreachableByReaderTests {
  private static let closed = screen("Cake")
  private static let open = screen("Cake, plates and forks")
  private static let far = screen("Cake and forks")
  private static let tap = AuditDeed.touch(.tap, on: "part")

  @Test(
    "What a finger does and nothing else is found",
    arguments: [
      (AuditDeed.touch(.tap, on: "part"), "a tap"),
      (.touch(.touchAndHold, on: "part"), "a long press"),
    ])
  func found(deed: AuditDeed, words: String) {
    #expect(
      problems([Deeds.step(deed, from: Self.closed, to: Self.open)]) == [
        AuditProblem(
          part: "part",
          "the picture chevron reacts to \(words), and nothing that is offered to whoever listens "
            + "leads to the same",
          steps: [0])
      ])
  }

  @Test("It is called by its words, and found once for all that it does")
  func named() {
    let closed = Self.screen("Cake", part: DrawnScreen.text("part", "more"))
    let open = Self.screen("Cake and plates", part: DrawnScreen.text("part", "more"))
    let steps = [
      Deeds.step(Self.tap, from: closed, to: open), Deeds.step(Self.tap, from: open, to: closed),
    ]

    #expect(
      problems(steps).map(\.message) == [
        "“more” reacts to a tap, and nothing that is offered to whoever listens leads to the same"
      ])
  }

  @Test("What leads to the same, at once or after several deeds, is a way")
  func ways() {
    let tap = Deeds.step(Self.tap, from: Self.closed, to: Self.open)

    #expect(problems([tap, Deeds.activate("it", from: Self.closed, to: Self.open)]).isEmpty)
    #expect(
      problems([
        tap, Deeds.activate("it", from: Self.closed, to: Self.far),
        Deeds.act("More", on: "it", from: Self.far, to: Self.open),
      ]).isEmpty)
  }

  @Test("What leads to the same exposure is a way, whatever is drawn")
  func drawing() {
    let other = Self.screen("Cake, plates and forks", part: DrawnScreen.text("part", "less"))

    #expect(
      problems([
        Deeds.step(Self.tap, from: Self.closed, to: Self.open),
        Deeds.activate("it", from: Self.closed, to: other),
      ]).isEmpty)
  }

  @Test("A way from elsewhere, or one that another finger takes, is none")
  func noWay() {
    let tap = Deeds.step(Self.tap, from: Self.closed, to: Self.open)

    #expect(problems([tap, Deeds.activate("it", from: Self.far, to: Self.open)]).count == 1)
    #expect(
      problems([tap, Deeds.step(.touch(.tap, on: "it"), from: Self.closed, to: Self.open)])
        .map(\.part) == ["part", "it"])
  }

  @Test("Where one of its touches can be replaced, or not everything was tried, it is left alone")
  func partly() {
    let steps = [
      Deeds.step(Self.tap, from: Self.closed, to: Self.open),
      Deeds.step(Self.tap, from: Self.open, to: Self.far),
      Deeds.activate("it", from: Self.open, to: Self.far),
    ]

    #expect(problems(steps).isEmpty)
    #expect(problems([steps[0]], expanded: [1]).isEmpty)
  }

  @Test("A control that reacts to the screen reader as well is reached, even if it leads elsewhere")
  func standIn() {
    let part = DrawnScreen.part("part", .control, in: "it", touches: [.tap])
    let closed = Self.screen("Cake", part: part)

    #expect(
      problems([
        Deeds.step(Self.tap, from: closed, to: Self.open),
        Deeds.activate("it", from: closed, to: Self.far),
      ]).isEmpty)
    #expect(
      problems([
        Deeds.step(Self.tap, from: closed, to: Self.open), Deeds.activate("it", from: closed),
      ]).count == 1)
  }

  @Test(
    "Swipes, drags and menus show to a finger what is offered by name",
    arguments: [DrawnPart.Touch.swipe, .drag, .menu])
  func touches(touch: DrawnPart.Touch) {
    #expect(
      problems([Deeds.step(.touch(touch, on: "part"), from: Self.closed, to: Self.open)]).isEmpty)
  }

  @Test("A touch that changes nothing to be heard, and one that a layer takes, is none")
  func unheard() {
    let less = Self.screen("Cake", part: DrawnScreen.text("part", "less"))
    let covered = DrawnScreen.of(
      DrawnScreen.element("it", "Cake"),
      drawing: [DrawnScreen.part("part", .symbol("chevron")), LayeredScreen.layer("/9")])

    #expect(problems([Deeds.step(Self.tap, from: Self.closed, to: less)]).isEmpty)
    #expect(problems([Deeds.step(Self.tap, from: Self.closed)]).isEmpty)
    #expect(problems([Deeds.step(Self.tap, from: covered, to: Self.open)]).isEmpty)
  }

  @Test("A scrub that leads elsewhere stands in for no touch")
  func scrub() {
    let tap = Deeds.step(Self.tap, from: Self.closed, to: Self.open)

    #expect(
      problems([tap, Deeds.step(.escape, from: Self.closed, to: Self.far)]).map(\.part) == ["part"])
  }

  @Test(
    "Where elements or rows were left out, a way may be among them",
    arguments: [Exploration.Cut.elements, .rows])
  func leftOut(cut: Exploration.Cut) {
    let whole = Deeds.exploration([Deeds.step(Self.tap, from: Self.closed, to: Self.open)])
    let part = Exploration(
      states: whole.states, steps: whole.steps, expanded: whole.expanded, cuts: [cut])

    #expect(UnreachableByReader.found(in: part).isEmpty)
  }

  @Test("A touch that says something and leads nowhere leads to nothing that others miss")
  func nowhere() {
    let told = Deeds.step(Self.tap, from: Self.closed, changes: [Deeds.announcement("Copied")])

    #expect(problems([told]).isEmpty)
  }

  private static func screen(
    _ label: String, part: DrawnPart = DrawnScreen.part("part", .symbol("chevron"))
  ) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("it", label),
      drawing: [DrawnScreen.text("it", label, in: "it"), part])
  }

  private func problems(_ steps: [AuditedStep], expanded: [Int]? = nil) -> [AuditProblem] {
    UnreachableByReader.found(in: Deeds.exploration(steps, expanded: expanded))
  }
}
