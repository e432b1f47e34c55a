import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule long-press-without-action", .cases(of: LongPressWithoutAction.self))
struct LongPressWithoutActionTests {
  private let message =
    "holding it does something, and no action that is offered by name tells of it"

  @Test("A text, a picture and a button that can be held are found")
  func found() {
    for traits in [.staticText, .image, .button] as [AccessibilityTraits] {
      let held = DrawnScreen.element("/0", "Yes", traits, responses: .touchAndHold)

      let problems = LongPressWithoutAction.found(on: DrawnScreen.of(held))

      #expect(problems == [AuditProblem(element: "/0", message)])
    }
  }

  @Test("What is drawn tells of a long press as well")
  func drawn() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Yes"),
      drawing: [DrawnScreen.text("/0", "Yes", in: "/0", touches: [.touchAndHold])])

    #expect(
      LongPressWithoutAction.found(on: screen) == [AuditProblem(element: "/0", message)])
  }

  @Test("One gesture on a picture and a text is found once, at the text")
  func oneGesture() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Chat", .header),
      DrawnScreen.element("/1/0", "portrait", .image, responses: .touchAndHold),
      DrawnScreen.element("/1/1", "The tide is out", responses: .touchAndHold))

    #expect(
      LongPressWithoutAction.found(on: screen) == [AuditProblem(element: "/1/1", message)])
  }

  @Test("Where only some rows have no action, each is found")
  func someRows() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "Yes", responses: .touchAndHold),
      DrawnScreen.element("/0/[2]/0", "No", actions: ["Reply"], responses: .touchAndHold),
      DrawnScreen.element("/0/[3]/0", "Well", responses: .touchAndHold))

    #expect(
      LongPressWithoutAction.found(on: screen) == [
        AuditProblem(element: "/0/[1]/0", message), AuditProblem(element: "/0/[3]/0", message),
      ])
  }

  @Test("Beside a button in the same row it is a note")
  func besideButton() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "Yes", responses: .touchAndHold),
      DrawnScreen.element("/0/[1]/1", "More", .button, responses: .activation),
      DrawnScreen.element("/0/[2]/0", "No", responses: .touchAndHold),
      DrawnScreen.element("/1", "Send", .button, responses: .activation))

    #expect(
      LongPressWithoutAction.found(on: screen) == [
        AuditProblem(
          element: "/0/[1]/0", message + ", unless the button beside it does the same",
          severity: .note, confidence: .assumed),
        AuditProblem(element: "/0/[2]/0", message),
      ])
  }

  @Test("Actions, a menu of the system, a field, and what cannot be held are not found")
  func notFound() {
    let menu: AccessibilityResponses = [.touchAndHold, .menu]
    let elements = [
      DrawnScreen.element("/0", "Yes", actions: ["Reply"], responses: .touchAndHold),
      DrawnScreen.element("/0", "Yes", responses: menu),
      DrawnScreen.element("/0", nil, value: "Draft", .textEntry, responses: .touchAndHold),
      DrawnScreen.element("/0", "Yes", responses: .tap),
      DrawnScreen.element("/0", "Yes"),
    ]

    for element in elements {
      #expect(LongPressWithoutAction.found(on: DrawnScreen.of(element)).isEmpty)
    }
  }

  @Test("A menu that is only drawn is one too")
  func drawnMenu() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0", "Yes"),
      drawing: [DrawnScreen.text("/0", "Yes", in: "/0", touches: [.touchAndHold, .menu])])

    #expect(LongPressWithoutAction.found(on: screen).isEmpty)
  }
}
