import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule transparent-element", .cases(of: TransparentElement.self))
struct TransparentElementTests {
  @Test(
    "What would be an element is found",
    arguments: [
      (DrawnPart.Kind.text, "“Not sent”"), (.asset("like"), "the picture like"),
      (.symbol("clock"), "the picture clock"), (.picture, "a picture"), (.control, "a control"),
    ])
  func found(kind: DrawnPart.Kind, name: String) {
    let part = DrawnPart(id: "/1", kind: kind, words: kind == .text ? "Not sent" : nil)

    #expect(
      TransparentElement.found(on: screen([part])) == [
        AuditProblem(
          part: "/1",
          "\(name) is fully transparent and not hidden, so that it depends on the version of the "
            + "system whether it is read")
      ])
  }

  @Test("What stands at one place in rows is told of once")
  func rows() {
    let parts = ["/1/[a]/0", "/1/[b]/0", "/1/[b]/1"].map {
      DrawnPart(id: .init(rawValue: $0), kind: .text, words: "Not sent")
    }

    #expect(
      TransparentElement.found(on: screen(parts)).map(\.part) == ["/1/[a]/0", "/1/[b]/1"])
  }

  @Test(
    "What is no element in any case is not found",
    arguments: [DrawnPart.Kind.shape(paint: "red"), .shape(paint: nil), .decoration])
  func noElements(kind: DrawnPart.Kind) {
    #expect(TransparentElement.found(on: screen([DrawnPart(id: "/1", kind: kind)])).isEmpty)
  }

  @Test("What lies inside something that is a stop anyhow is not")
  func inside() {
    let part = DrawnPart(id: "/0/1", kind: .text, words: "Sending")

    #expect(TransparentElement.found(on: screen([part])).isEmpty)
  }

  @Test("What is drawn, and a screen of which that is not known, are not")
  func drawn() {
    let seen = DrawnScreen.of(
      DrawnScreen.element("/0", "Hello"), drawing: [DrawnScreen.text("/1", "Not sent")])
    let unknown = AuditedScreen(elements: [DrawnScreen.element("/0", "Hello")])

    #expect(TransparentElement.found(on: seen).isEmpty)
    #expect(TransparentElement.found(on: unknown).isEmpty)
  }

  private func screen(_ parts: [DrawnPart]) -> AuditedScreen {
    AuditedScreen(
      elements: [DrawnScreen.element("/0", "Hello")],
      drawn: DrawnContent(parts: [], transparentParts: parts))
  }
}
