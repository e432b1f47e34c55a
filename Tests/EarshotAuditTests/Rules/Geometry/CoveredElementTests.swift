import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule covered-element", .cases(of: CoveredElement.self))
struct CoveredElementTests {
  private let message = AccessibilityFrame(16, 100, 300, 44)
  private let layer = AccessibilityFrame(0, 0, 393, 852)

  @Test("A layer over messages is found, with how many lie under it")
  func found() {
    let second = AccessibilityFrame(16, 160, 300, 44)

    #expect(
      CoveredElement.found(on: screen(message, layer))
        == [AuditProblem(element: "1", "lies on “0”, which can still be read")])
    #expect(
      CoveredElement.found(on: screen(message, second, layer))
        == [AuditProblem(element: "2", "lies on “0” and 1 more, which can still be read")])
  }

  @Test("Half of the screen is large")
  func half() {
    #expect(
      CoveredElement.found(on: screen(message, .init(0, 0, 393, 426))).map(\.element) == ["1"])
    #expect(CoveredElement.found(on: screen(message, .init(0, 0, 393, 425))).isEmpty)
  }

  @Test("A background that is read first, a card, and what only touches are not")
  func notFound() {
    #expect(CoveredElement.found(on: screen(layer, message)).isEmpty)
    #expect(CoveredElement.found(on: screen(message, .init(0, 90, 393, 100))).isEmpty)
    #expect(CoveredElement.found(on: screen(message, .init(0, 120, 393, 700))).isEmpty)
    #expect(CoveredElement.found(on: screen(layer, layer)).isEmpty)
  }

  @Test("What has no room, no name or no place is not")
  func unknown() {
    let cover = DrawnScreen.element("cover", "Close", .button, frame: layer)
    let under = [
      DrawnScreen.element("a", "Yes", frame: .init(16, 100, 0, 44)),
      DrawnScreen.element("a", nil, frame: message), DrawnScreen.element("a", "Yes"),
    ]

    for element in under {
      #expect(CoveredElement.found(on: DrawnScreen.of(element, cover)).isEmpty)
    }
    #expect(
      CoveredElement.found(
        on: DrawnScreen.of(
          DrawnScreen.element("a", "Yes", frame: message), DrawnScreen.element("b", "Close"))
      ).isEmpty)
  }

  private func screen(_ frames: AccessibilityFrame...) -> AuditedScreen {
    AuditedScreen(
      elements: frames.enumerated().map { place, frame in
        DrawnScreen.element(.init(rawValue: "\(place)"), "\(place)", frame: frame)
      })
  }
}
