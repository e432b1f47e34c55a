import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule status-only-drawn", .cases(of: StatusOnlyDrawn.self))
struct StatusOnlyDrawnTests {
  @Test(
    "Symbols that differ between rows and that no words tell are found",
    arguments: [
      ("checkmark", "exclamationmark.circle.fill"), ("checkmark.circle", "clock"),
      ("bell.slash", "lock.fill"),
    ])
  func found(first: String, second: String) {
    let screen = screen(first, second)

    #expect(
      StatusOnlyDrawn.found(on: screen) == [
        AuditProblem(part: "/0/[1]/1", message(first)),
        AuditProblem(part: "/0/[2]/1", message(second)),
      ])
  }

  @Test("A symbol that only some rows have is found there")
  func someRows() {
    #expect(
      StatusOnlyDrawn.found(on: screen(nil, "exclamationmark.triangle")) == [
        AuditProblem(part: "/0/[2]/1", message("exclamationmark.triangle"))
      ])
  }

  @Test("A symbol that a combined element swallows is found")
  func combined() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]", "On my way"), DrawnScreen.element("/0/[2]", "Me too"),
      drawing: [
        DrawnScreen.text("/0/[1]/0", "On my way", in: "/0/[1]"),
        DrawnScreen.part("/0/[2]/1", .symbol("xmark"), in: "/0/[2]"),
      ])

    #expect(
      StatusOnlyDrawn.found(on: screen) == [AuditProblem(part: "/0/[2]/1", message("xmark"))])
  }

  @Test(
    "A state that words tell is not found",
    arguments: [
      ("checkmark", "Sent"), ("checkmark", "Delivered"), ("clock", "Sending"),
      ("exclamationmark.circle", "Not sent"), ("xmark", "Failed"), ("pin", "Pinned"),
    ])
  func told(symbol: String, value: String) {
    #expect(StatusOnlyDrawn.found(on: screen(nil, symbol, value: value)).isEmpty)
  }

  @Test(
    "Words of the language of the app tell it, and those of another do not",
    arguments: [("Gesendet", "de", true), ("送信済み", "ja", true), ("Gesendet", "en", false)])
  func toldInLanguage(value: String, language: String, isTold: Bool) {
    let screen = screen(nil, "checkmark", value: value, language: language)

    #expect(StatusOnlyDrawn.found(on: screen).isEmpty == isTold)
  }

  @Test("Selected tells of a tick, and of nothing else")
  func selected() {
    let traits: AccessibilityTraits = [.staticText, .selected]

    #expect(StatusOnlyDrawn.found(on: screen(nil, "checkmark", traits: traits)).isEmpty)
    #expect(StatusOnlyDrawn.found(on: screen(nil, "xmark", traits: traits)).count == 1)
  }

  @Test("What every row has is an ornament, and so is what tells no state")
  func ornaments() {
    #expect(StatusOnlyDrawn.found(on: screen("checkmark", "checkmark")).isEmpty)
    #expect(StatusOnlyDrawn.found(on: screen("photo", "doc")).isEmpty)
  }

  @Test("A symbol that is a stop of its own, or the picture of a button, is not silent")
  func stops() {
    let stop = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "On my way"), DrawnScreen.element("/0/[2]/0", "Me too"),
      DrawnScreen.element("/0/[2]/1", "xmark", .image),
      drawing: [
        DrawnScreen.text("/0/[1]/0", "On my way", in: "/0/[1]/0"),
        DrawnScreen.part("/0/[2]/1", .symbol("xmark"), in: "/0/[2]/1"),
      ])
    let button = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "On my way"), DrawnScreen.element("/0/[2]/0", "Me too"),
      DrawnScreen.element("/0/[2]/1", "Done?", .button),
      drawing: [
        DrawnScreen.text("/0/[1]/0", "On my way", in: "/0/[1]/0"),
        DrawnScreen.part("/0/[2]/1/0", .symbol("xmark"), in: "/0/[2]/1"),
      ])

    #expect(StatusOnlyDrawn.found(on: stop).isEmpty)
    #expect(StatusOnlyDrawn.found(on: button).isEmpty)
  }

  @Test("A stop of its own that is hidden is silent")
  func hiddenPart() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "On my way"), DrawnScreen.element("/0/[2]/0", "Me too"),
      DrawnScreen.element("/0/[2]/1", "Ana", .image),
      drawing: [
        DrawnScreen.text("/0/[1]/0", "On my way", in: "/0/[1]/0"),
        DrawnScreen.part("/0/[2]/1", .symbol("xmark"), in: "/0/[2]/1", isHidden: true),
      ])

    #expect(StatusOnlyDrawn.found(on: screen).count == 1)
  }

  @Test("A row of which nobody knows what is drawn does not tell that another differs")
  func rowsLeftOut() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "On my way"), DrawnScreen.element("/0/[2]/0", "Me too"),
      drawing: [
        DrawnScreen.text("/0/[1]/0", "On my way", in: "/0/[1]/0"),
        DrawnScreen.part("/0/[1]/1", .symbol("xmark"), isHidden: true),
      ])

    #expect(StatusOnlyDrawn.found(on: screen).isEmpty)
  }

  @Test("An exclamation mark that no word explains is found outside of rows as well")
  func warning() {
    #expect(
      StatusOnlyDrawn.found(on: warning("Is the picnic on?")) == [
        AuditProblem(
          part: "/0/1", "the picture “exclamationmark.circle” tells a state that no word tells")
      ])
    #expect(StatusOnlyDrawn.found(on: warning("Something went wrong")).isEmpty)
    #expect(StatusOnlyDrawn.found(on: warning("Is the picnic on?", value: "Not sent")).isEmpty)
    #expect(StatusOnlyDrawn.found(on: warning("Is the picnic on?", "xmark")).isEmpty)
    #expect(StatusOnlyDrawn.found(on: warning("Is the picnic on?", touches: [.tap])).isEmpty)
  }

  @Test("An exclamation mark in every row is an ornament, and one that is a stop is heard")
  func otherWarnings() {
    let stop = DrawnScreen.of(
      DrawnScreen.element("/0/1", "Ana", .image),
      drawing: [DrawnScreen.part("/0/1", .symbol("exclamationmark"), in: "/0/1")])

    #expect(StatusOnlyDrawn.found(on: stop).isEmpty)
    #expect(
      StatusOnlyDrawn.found(on: screen("exclamationmark.circle", "exclamationmark.circle"))
        .isEmpty)
  }

  @Test("What lies behind something modal is not heard for now")
  func modal() {
    let modal = AccessibilityContainer(id: "/2/#modal", kind: .modal)
    let screen = DrawnScreen.of(
      DrawnScreen.element("/2/0", "Reply", .button, containers: [modal]),
      drawing: [DrawnScreen.part("/0/1", .symbol("exclamationmark"), isHidden: true)])

    #expect(StatusOnlyDrawn.found(on: screen).isEmpty)
  }

  private func warning(
    _ label: String, _ symbol: String = "exclamationmark.circle", value: String? = nil,
    touches: Set<DrawnPart.Touch> = []
  ) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("/0/0", label, value: value),
      drawing: [DrawnScreen.part("/0/1", .symbol(symbol), touches: touches, isHidden: true)])
  }

  @Test("One row alone, and what stands in no row, tell nothing apart")
  func noRows() {
    let single = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "On my way"),
      drawing: [DrawnScreen.part("/0/[1]/1", .symbol("xmark"), isHidden: true)])
    let flat = DrawnScreen.of(
      DrawnScreen.element("/0/0", "On my way"),
      drawing: [DrawnScreen.part("/0/1", .symbol("xmark"), isHidden: true)])

    #expect(StatusOnlyDrawn.found(on: single).isEmpty)
    #expect(StatusOnlyDrawn.found(on: flat).isEmpty)
  }

  private func message(_ symbol: String) -> String {
    "the picture “\(symbol)” tells a state that no word of its row tells"
  }

  private func screen(
    _ first: String?, _ second: String?, value: String? = nil,
    traits: AccessibilityTraits = .staticText, language: String = "en"
  ) -> AuditedScreen {
    let texts = ["/0/[1]/0", "/0/[2]/0"].map(AccessibilityElement.ID.init(rawValue:))
      .map { DrawnScreen.text($0, "Text", in: $0) }
    let parts = [("/0/[1]/1", first), ("/0/[2]/1", second)].compactMap { id, symbol in
      symbol.map {
        DrawnScreen.part(AccessibilityElement.ID(rawValue: id), .symbol($0), isHidden: true)
      }
    }
    return AuditedScreen(
      elements: [
        DrawnScreen.element("/0/[1]/0", "On my way"),
        DrawnScreen.element("/0/[2]/0", "Me too", value: value, traits),
      ], drawn: DrawnContent(parts: texts + parts), language: language)
  }
}
