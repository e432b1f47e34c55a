import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What only a finger can do on a screen")
struct AuditedScreenTouchesTests {
  @Test("Each touch of a part that nobody stands for is one, in the order of the drawing")
  func unexposed() {
    let screen = Self.screen(
      Self.part("/0", touches: [.tap, .menu]), Self.part("/1", in: "it", touches: [.drag]),
      Self.part("/2", touches: [.touchAndHold]), element: DrawnScreen.element("it", "Hi"))

    #expect(Self.touches(on: screen) == ["/0 tap", "/0 menu", "/1 drag", "/2 touch and hold"])
    #expect(Self.touches(on: AuditedScreen(elements: [DrawnScreen.element("it", "Hi")])).isEmpty)
  }

  @Test("What is scaled to nothing cannot be touched, whoever stands for it")
  func scaled() {
    let exposed = DrawnPart(
      id: "/0", kind: .text, touches: [.tap], elements: ["it"], isScaledToNothing: true)
    let alone = DrawnPart(id: "/1", kind: .text, touches: [.tap], isScaledToNothing: true)

    let screen = Self.screen(exposed, alone, element: DrawnScreen.element("it", "Hi"))

    #expect(Self.touches(on: screen).isEmpty)
  }

  @Test(
    "An element that answers the same by a gesture stands in for its part",
    arguments: [
      (.tap, .activation, []), (.tap, .tap, []), (.touchAndHold, .touchAndHold, []),
      (.drag, .adjustment, []), (.swipe, nil, ["Delete"]), (.menu, .menu, []),
      (.menu, nil, ["Delete"]),
    ] as [(DrawnPart.Touch, AccessibilityResponses?, [String])])
  func standIn(
    touch: DrawnPart.Touch, responses: AccessibilityResponses?, actions: [String]
  ) {
    let element = DrawnScreen.element("it", "Hi", actions: actions, responses: responses)

    let screen = Self.screen(Self.part("/0", in: "it", touches: [touch]), element: element)

    #expect(Self.touches(on: screen).isEmpty)
  }

  @Test(
    "One that answers something else does not",
    arguments: [
      (.tap, .touchAndHold, ["Delete"]), (.touchAndHold, [.tap, .menu], ["Delete"]),
      (.drag, [.tap, .activation], ["Delete"]), (.swipe, [.tap, .menu], []),
      (.menu, [.tap, .touchAndHold], []), (.tap, nil, ["Delete"]),
    ] as [(DrawnPart.Touch, AccessibilityResponses?, [String])])
  func other(touch: DrawnPart.Touch, responses: AccessibilityResponses?, actions: [String]) {
    let element = DrawnScreen.element("it", "Hi", actions: actions, responses: responses)

    let screen = Self.screen(Self.part("/0", in: "it", touches: [touch]), element: element)

    #expect(Self.touches(on: screen) == ["/0 \(touch.rawValue)"])
  }

  @Test("It stands in for several that one gesture reaches, and not for two that are apart")
  func several() {
    let element = DrawnScreen.element("/0", "Ana, yes", responses: .tap)
    let whole = Self.screen(
      Self.part("/0/0", in: "/0", touches: [.tap]), Self.part("/0/1", in: "/0", touches: [.tap]),
      element: element)
    let apart = Self.screen(
      Self.part("/0/0", in: "/0", touches: [.tap]), Self.part("/0/1", in: "/0"),
      Self.part("/0/2", in: "/0", touches: [.tap]), element: element)

    #expect(Self.touches(on: whole).isEmpty)
    #expect(Self.touches(on: apart) == ["/0/0 tap", "/0/2 tap"])
  }

  @Test("A control inside it has a gesture of its own, and its own control has not")
  func controls() {
    let element = DrawnScreen.element("/0", "Ana, yes", responses: .tap)
    let text = Self.part("/0/0", in: "/0", touches: [.tap])
    let inner = DrawnPart(id: "/0/1", kind: .control, touches: [.tap], elements: ["/0"])
    let own = DrawnPart(id: "/0", kind: .control, touches: [.tap], elements: ["/0"])

    #expect(Self.touches(on: Self.screen(text, inner, element: element)).count == 2)
    #expect(Self.touches(on: Self.screen(own, text, element: element)).isEmpty)
    #expect(Self.touches(on: Self.screen(inner, element: element)).isEmpty)
  }

  private static func touches(on screen: AuditedScreen) -> [String] {
    screen.fingerTouches.map { "\($0.part.id.rawValue) \($0.touch.rawValue)" }
  }

  private static func screen(_ parts: DrawnPart..., element: AuditedElement) -> AuditedScreen {
    AuditedScreen(elements: [element], drawn: DrawnContent(parts: parts))
  }

  private static func part(
    _ id: DrawnPart.ID, in element: AccessibilityElement.ID? = nil,
    touches: Set<DrawnPart.Touch> = []
  ) -> DrawnPart {
    DrawnScreen.text(id, "words", in: element, touches: touches)
  }
}
