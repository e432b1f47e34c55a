import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule reading-order-against-frames", .cases(of: ReadingOrderAgainstFrames.self))
struct ReadingOrderAgainstFramesTests {
  @Test("A list that is read from its end is found as one")
  func inverted() {
    let screen = AuditedScreen(elements: [
      element("3", .init(16, 300, 300, 44)), element("2", .init(16, 200, 300, 44)),
      element("1", .init(16, 100, 300, 44)),
    ])

    #expect(
      ReadingOrderAgainstFrames.found(on: screen) == [
        AuditProblem(
          element: "3",
          "3 elements, from “3” to “1”, are read against the order in which they stand")
      ])
  }

  @Test("A text that is read after what stands below it is found")
  func above() {
    let screen = AuditedScreen(elements: [
      element("2", .init(16, 200, 300, 44)), element("1", .init(16, 100, 300, 44)),
      element("3", .init(16, 300, 300, 44)),
    ])

    #expect(
      ReadingOrderAgainstFrames.found(on: screen)
        == [AuditProblem(element: "1", "is read after “2”, and stands above it")])
  }

  @Test("Two lists that are each read from their end are two findings")
  func twoRuns() {
    let frames = [300.0, 200, 100, 600, 500, 400].map { AccessibilityFrame(16, $0, 300, 44) }
    let screen = AuditedScreen(
      elements: frames.enumerated().map { element("\($0)", $1) })

    #expect(ReadingOrderAgainstFrames.found(on: screen).map(\.element) == ["0", "3"])
  }

  @Test("In a row, what is read later and stands earlier is a warning, by the direction of the app")
  func beside() {
    let elements = [element("b", .init(200, 104, 50, 20)), element("a", .init(16, 100, 100, 20))]
    let warning = AuditProblem(
      element: "a", "is read after “b”, and stands before it in the same row", severity: .warning)

    #expect(
      ReadingOrderAgainstFrames.found(on: AuditedScreen(elements: elements)) == [warning])
    for language in ["he", "ar-EG", "FA_IR", "ur"] {
      let mirrored = AuditedScreen(elements: elements, language: language)
      #expect(ReadingOrderAgainstFrames.found(on: mirrored).isEmpty)
    }
  }

  @Test("From right to left, the right is earlier")
  func mirrored() {
    let elements = [element("b", .init(16, 100, 100, 20)), element("a", .init(200, 104, 50, 20))]

    #expect(
      ReadingOrderAgainstFrames.found(on: AuditedScreen(elements: elements, language: "he"))
        .map(\.element) == ["a"])
    #expect(ReadingOrderAgainstFrames.found(on: AuditedScreen(elements: elements)).isEmpty)
  }

  @Test(
    "Columns, what stands almost level, what overlaps, and what follows are not",
    arguments: [
      (AccessibilityFrame(16, 300, 100, 44), AccessibilityFrame(200, 100, 100, 44)),
      (AccessibilityFrame(16, 100, 100, 20), AccessibilityFrame(16, 93, 100, 5)),
      (AccessibilityFrame(16, 200, 100, 44), AccessibilityFrame(16, 180, 100, 44)),
      (AccessibilityFrame(16, 100, 100, 44), AccessibilityFrame(16, 200, 100, 44)),
      (AccessibilityFrame(16, 100, 100, 44), AccessibilityFrame(200, 100, 100, 44)),
      (AccessibilityFrame(200, 100, 100, 20), AccessibilityFrame(16, 108, 100, 20)),
      (AccessibilityFrame(100, 100, 100, 20), AccessibilityFrame(60, 100, 60, 20)),
    ])
  func notFound(first: AccessibilityFrame, second: AccessibilityFrame) {
    let screen = AuditedScreen(elements: [element("1", first), element("2", second)])

    #expect(ReadingOrderAgainstFrames.found(on: screen).isEmpty)
  }

  @Test(
    "A button that closes something may be read last; places in other containers, and unknown ones, do not count"
  )
  func others() {
    let below = AccessibilityFrame(16, 300, 300, 44)
    let above = AccessibilityFrame(16, 100, 300, 44)
    let list = AccessibilityContainer(id: "list", kind: .list)
    let button = DrawnScreen.element("x", "Close", .button, frame: above)
    let inside = DrawnScreen.element("x", "Yes", frame: above, containers: [list])

    for other in [button, inside, DrawnScreen.element("x", "Yes")] {
      let screen = AuditedScreen(elements: [element("1", below), other])

      #expect(ReadingOrderAgainstFrames.found(on: screen).isEmpty)
    }
    #expect(
      ReadingOrderAgainstFrames.found(
        on: AuditedScreen(elements: [DrawnScreen.element("1", "Yes"), element("2", above)])
      ).isEmpty)
  }

  private func element(_ id: String, _ frame: AccessibilityFrame) -> AuditedElement {
    DrawnScreen.element(.init(rawValue: id), id, frame: frame)
  }
}
