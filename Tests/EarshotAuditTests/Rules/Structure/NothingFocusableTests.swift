import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule nothing-focusable", .cases(of: NothingFocusable.self))
struct NothingFocusableTests {
  private let texts = ["On my way", "Save me a seat", "Bring the oars", "Start is at eight"]

  @Test("A screen of which nothing is exposed is found, however little is on it")
  func nothing() {
    let screen = DrawnScreen.of(drawing: [
      DrawnScreen.text("/0", "Gone fishing"), DrawnScreen.part("/1", .decoration),
    ])

    #expect(
      NothingFocusable.found(on: screen) == [
        AuditProblem(
          part: "/0", "the only text, “Gone fishing”, is drawn, and nothing can be reached")
      ])
  }

  @Test("Several texts of which none is exposed are told as one")
  func severalTexts() {
    let screen = DrawnScreen.of(drawing: hidden(texts))

    #expect(
      NothingFocusable.found(on: screen) == [
        AuditProblem(
          part: "/0",
          "4 texts, from “On my way” to “Start is at eight”, are drawn, and nothing can be reached")
      ])
  }

  @Test("A list that is hidden between a title and a field is found")
  func hiddenList() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("title", "Chat", .header), DrawnScreen.element("field", "Message"),
      drawing: [DrawnScreen.text("title", "Chat", in: "title")] + hidden(texts))

    #expect(
      NothingFocusable.found(on: screen) == [
        AuditProblem(
          part: "/0",
          "4 texts, from “On my way” to “Start is at eight”, are drawn, and none of them can be "
            + "reached")
      ])
  }

  @Test("Less than four texts, or less than half of all, are single cases")
  func fewTexts() {
    let title = DrawnScreen.element("title", "Chat", .header)
    let few = DrawnScreen.of(title, drawing: hidden(Array(texts.prefix(3))))
    let elements = (0..<5).map { DrawnScreen.element(.init(rawValue: "e\($0)"), "Message") }
    let exposed = elements.map { DrawnScreen.text($0.id, "Message", in: $0.id) }
    let many = AuditedScreen(
      elements: elements, drawn: DrawnContent(parts: exposed + hidden(texts)))

    #expect(NothingFocusable.found(on: few).isEmpty)
    #expect(NothingFocusable.found(on: many).isEmpty)
  }

  @Test("Pictures around the texts do not count")
  func pictures() {
    let pictures = (10..<20).map { DrawnScreen.part(.init(rawValue: "/\($0)"), .decoration) }
    let screen = DrawnScreen.of(
      DrawnScreen.element("title", "Chat", .header), drawing: pictures + hidden(texts))

    #expect(NothingFocusable.found(on: screen).map(\.part) == ["/0"])
  }

  @Test("A menu of pictures that can be touched and not be reached is found")
  func touchable() {
    func problems(touches: Set<DrawnPart.Touch>, _ elements: AuditedElement...) -> [AuditProblem] {
      NothingFocusable.found(
        on: AuditedScreen(
          elements: elements,
          drawn: DrawnContent(parts: [DrawnScreen.part("/1", .decoration, touches: touches)])))
    }

    #expect(
      problems(touches: [.tap]) == [
        AuditProblem(part: "/1", "what a finger can touch is drawn, and nothing can be reached")
      ])
    #expect(problems(touches: []).isEmpty)
    #expect(problems(touches: [.tap], DrawnScreen.element("/0", "Close")).isEmpty)
  }

  @Test("What is scaled to nothing cannot be touched")
  func untouchable() {
    let part = DrawnPart(id: "/1", kind: .decoration, touches: [.tap], isScaledToNothing: true)

    #expect(NothingFocusable.found(on: DrawnScreen.of(drawing: [part])).isEmpty)
  }

  @Test("Signs alone are no text")
  func signs() {
    #expect(NothingFocusable.found(on: DrawnScreen.of(drawing: hidden(["· · ·"]))).isEmpty)
  }

  @Test("Texts that are heard elsewhere, an empty screen, and one that nobody knows are not found")
  func notFound() {
    let told = DrawnScreen.element(
      "all", "On my way, save me a seat, bring the oars, start is at eight")

    #expect(NothingFocusable.found(on: DrawnScreen.of(told, drawing: hidden(texts))).isEmpty)
    #expect(NothingFocusable.found(on: DrawnScreen.of()).isEmpty)
    #expect(NothingFocusable.found(on: AuditedScreen(elements: [])).isEmpty)
    #expect(
      NothingFocusable.found(
        on: DrawnScreen.of(drawing: [DrawnScreen.part("/0", .shape(paint: "red"))])
      ).isEmpty)
  }

  private func hidden(_ texts: [String]) -> [DrawnPart] {
    texts.enumerated().map { place, text in
      DrawnScreen.text(.init(rawValue: "/\(place)"), text, isHidden: true)
    }
  }
}
