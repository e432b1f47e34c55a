import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule taller-read-first", .cases(of: TallerReadFirst.self))
struct TallerReadFirstTests {
  @Test(
    "What stands before something taller and is read after it is found",
    arguments: [
      (AccessibilityFrame(200, 100, 100, 44), AccessibilityFrame(16, 112, 100, 20)),
      (AccessibilityFrame(200, 100, 100, 44), AccessibilityFrame(16, 108, 100, 36)),
      (AccessibilityFrame(116, 100, 20, 400), AccessibilityFrame(16, 480, 100, 20)),
    ])
  func found(tall: AccessibilityFrame, small: AccessibilityFrame) {
    #expect(
      TallerReadFirst.found(on: screen(tall, small)) == [
        AuditProblem(
          element: "small", "stands before “tall”, which is taller and read first")
      ])
  }

  @Test("From right to left, the right is before")
  func mirrored() {
    let tall = AccessibilityFrame(16, 100, 100, 44)
    let small = AccessibilityFrame(200, 112, 100, 20)

    #expect(TallerReadFirst.found(on: screen(tall, small, language: "he")).count == 1)
    #expect(TallerReadFirst.found(on: screen(tall, small)).isEmpty)
    #expect(TallerReadFirst.found(on: screen(small, tall, language: "he")).isEmpty)
  }

  @Test(
    "A portrait before a name, level tops, another row, a slanted pair and an overlap are not",
    arguments: [
      (AccessibilityFrame(16, 100, 44, 44), AccessibilityFrame(70, 112, 100, 20)),
      (AccessibilityFrame(200, 100, 100, 44), AccessibilityFrame(16, 107, 100, 20)),
      (AccessibilityFrame(200, 100, 100, 44), AccessibilityFrame(16, 144, 100, 20)),
      (AccessibilityFrame(200, 100, 100, 44), AccessibilityFrame(16, 130, 100, 20)),
      (AccessibilityFrame(100, 100, 100, 44), AccessibilityFrame(16, 112, 100, 20)),
    ])
  func notFound(tall: AccessibilityFrame, small: AccessibilityFrame) {
    #expect(TallerReadFirst.found(on: screen(tall, small)).isEmpty)
  }

  @Test("Other containers and unknown places are not compared")
  func unknown() {
    let tall = AccessibilityFrame(200, 100, 100, 44)
    let small = AccessibilityFrame(16, 112, 100, 20)
    let list = AccessibilityContainer(id: "list", kind: .list)
    let elsewhere = AuditedScreen(elements: [
      DrawnScreen.element("tall", "tall", frame: tall),
      DrawnScreen.element("small", "small", frame: small, containers: [list]),
    ])

    #expect(TallerReadFirst.found(on: elsewhere).isEmpty)
    #expect(TallerReadFirst.found(on: screen(tall, nil)).isEmpty)
    #expect(TallerReadFirst.found(on: screen(nil, small)).isEmpty)
  }

  private func screen(
    _ tall: AccessibilityFrame?, _ small: AccessibilityFrame?, language: String = "en"
  ) -> AuditedScreen {
    AuditedScreen(
      elements: [
        DrawnScreen.element("tall", "tall", frame: tall),
        DrawnScreen.element("small", "small", frame: small),
      ], language: language)
  }
}
