import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule touch-target", .cases(of: TouchTarget.self))
struct TouchTargetTests {
  @Test(
    "A control below 44 points on a side is a note",
    arguments: [
      (AccessibilityFrame(0, 0, 30, 30), "is 30 × 30 points to a finger"),
      (AccessibilityFrame(0, 0, 43.5, 60), "is 43.5 × 60 points to a finger"),
      (AccessibilityFrame(0, 0, 200, 24), "is 200 × 24 points to a finger"),
    ])
  func small(frame: AccessibilityFrame, message: String) {
    #expect(
      TouchTarget.found(on: screen(frame))
        == [AuditProblem(element: "a", message, severity: .note)])
  }

  @Test("A tiny one beside another is a warning")
  func tiny() {
    let screen = screen(.init(0, 0, 20, 20), .init(20, 0, 44, 44))

    #expect(
      TouchTarget.found(on: screen)
        == [AuditProblem(element: "a", "is 20 × 20 points to a finger", severity: .warning)])
  }

  @Test("Two tiny ones need 24 points from middle to middle, and half of it to a large one")
  func spacing() {
    func severities(_ other: AccessibilityFrame) -> [AuditSeverity?] {
      TouchTarget.found(on: screen(.init(0, 0, 20, 20), other)).map(\.severity)
    }

    #expect(severities(.init(23, 0, 20, 20)) == [.warning, .warning])
    #expect(severities(.init(24, 0, 20, 20)) == [.note, .note])
    #expect(severities(.init(0, 23, 60, 20)) == [.note, .note])
    #expect(severities(.init(0, 21, 44, 44)) == [.warning])
    #expect(severities(.init(0, 22, 44, 44)) == [.note])
    #expect(severities(.init(-55, 0, 44, 44)) == [.note])
    #expect(severities(.init(-45, 0, 44, 44)) == [.warning])
  }

  @Test("A size that the app fixes is known to be that of its content, as an assumption")
  func fixedSize() {
    let screens: [(AccessibilitySize, String)] = [
      (.init(width: 30, height: 30), "is 30 × 30 points to a finger"),
      (.init(width: 30), "is 30 points wide to a finger"),
      (.init(height: 28), "is 28 points high to a finger"),
    ]

    for (size, message) in screens {
      let screen = DrawnScreen.of(
        DrawnScreen.element("/0", "Like", .button),
        drawing: [DrawnScreen.part("/0", .control, in: "/0", size: size)])

      #expect(
        TouchTarget.found(on: screen) == [
          AuditProblem(element: "/0", message, severity: .note, confidence: .assumed)
        ])
    }
  }

  @Test("A tiny size without a place cannot be said to stand alone")
  func tinySize() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Like", .button),
      drawing: [
        DrawnScreen.part("/0", .control, in: "/0", size: .init(width: 20, height: 20))
      ])

    #expect(TouchTarget.found(on: screen).map(\.severity) == [.warning])
  }

  @Test(
    "44 points are enough, and nothing is known without a size",
    arguments: [AccessibilityFrame(0, 0, 44, 44), .init(0, 0, 300, 60), nil, .init(0, 0, 0, 0)])
  func notFound(frame: AccessibilityFrame?) {
    let element = DrawnScreen.element("a", "Like", .button, frame: frame)

    #expect(TouchTarget.found(on: DrawnScreen.of(element)).isEmpty)
  }

  @Test("What is in a control may be small, and so may texts, links in texts and dimmed controls")
  func others() {
    let frame = AccessibilityFrame(0, 0, 20, 20)
    let inner = DrawnScreen.of(
      DrawnScreen.element("/0", "Like", .button),
      drawing: [
        DrawnScreen.part("/0/0", .symbol("heart"), in: "/0", size: .init(width: 20, height: 20))
      ])

    #expect(TouchTarget.found(on: inner).isEmpty)
    for traits in [.staticText, .link, [.button, .notEnabled]] as [AccessibilityTraits] {
      let element = DrawnScreen.element("a", "Like", traits, frame: frame)

      #expect(TouchTarget.found(on: DrawnScreen.of(element)).isEmpty)
    }
  }

  @Test("A link that is a button, and a text that reacts to a tap, are touched")
  func touched() {
    let frame = AccessibilityFrame(0, 0, 30, 30)
    let elements = [
      DrawnScreen.element("a", "Like", [.button, .link], frame: frame),
      DrawnScreen.element("a", "Like", responses: .tap, frame: frame),
    ]

    for element in elements {
      #expect(TouchTarget.found(on: DrawnScreen.of(element)).count == 1)
    }
  }

  private func screen(_ frames: AccessibilityFrame...) -> AuditedScreen {
    AuditedScreen(
      elements: zip(["a", "b"], frames).map { id, frame in
        DrawnScreen.element(.init(rawValue: id), "Like", .button, frame: frame)
      })
  }
}
