import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What of an element can be touched")
struct AuditedElementTouchesTests {
  @Test(
    "Controls count one by one, and what one gesture reaches once; the element's own part is left out"
  )
  func parts() {
    let element = element([
      DrawnScreen.part("/0", .control, in: "/0", touches: [.tap]),
      DrawnScreen.text("/0/0", "Ana", in: "/0"),
      DrawnScreen.part("/0/1/0", .control, in: "/0", touches: [.tap]),
      DrawnScreen.part("/0/1/1", .control, in: "/0", touches: [.drag]),
      DrawnScreen.part("/0/2/0", .symbol("map"), in: "/0", touches: [.tap]),
      DrawnScreen.text("/0/2/1", "Lower jetty", in: "/0", touches: [.tap]),
    ])

    #expect(element?.touchableParts.map(\.id) == ["/0/1/0", "/0/1/1", "/0/2/0"])
  }

  @Test("Where it is known what a gesture reaches, texts side by side are told apart")
  func reach() {
    let element = element(
      [("/0/0", "/0/0"), ("/0/1", "/0/1"), ("/0/2/0", "/0/2"), ("/0/2/1", "/0/2")].map {
        DrawnPart(
          id: .init(rawValue: $0), kind: .text, words: "See", touches: [.tap],
          tapReach: .init(rawValue: $1), elements: ["/0"])
      })

    #expect(element?.touchableParts.map(\.id) == ["/0/0", "/0/1", "/0/2/0"])
  }

  @Test("A part is called by its words, or by those inside it")
  func words() {
    let control = DrawnScreen.part("/0/1", .control, in: "/0", touches: [.tap])
    let element = element([
      DrawnScreen.text("/0/0", "Ana", in: "/0"), control,
      DrawnScreen.text("/0/1/0", "Mute", in: "/0"), DrawnScreen.text("/0/1/1", "chat", in: "/0"),
      DrawnScreen.text("/0/12", "Later", in: "/0"),
    ])

    #expect(element?.words(of: control) == "Mute chat")
    #expect(element?.words(of: DrawnScreen.text("/0/0", "Ana")) == "Ana")
    #expect(element?.words(of: DrawnScreen.part("/0/9", .control)) == nil)
  }

  private func element(_ parts: [DrawnPart]) -> AuditedElement? {
    DrawnScreen.of(DrawnScreen.element("/0", "Ana", .button), drawing: parts).elements.first
  }
}
