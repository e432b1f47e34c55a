import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule tap-without-button-trait", .cases(of: TapWithoutButtonTrait.self))
struct TapWithoutButtonTraitTests {
  private let message = "is read like any text, and a double tap does something"

  @Test("A text, a picture and a title that react to a tap are found")
  func found() {
    for traits in [.staticText, .image, .header] as [AccessibilityTraits] {
      let tapped = DrawnScreen.element("/0", "👍", traits, responses: .tap)

      let problems = TapWithoutButtonTrait.found(on: DrawnScreen.of(tapped))

      #expect(problems == [AuditProblem(element: "/0", message)])
    }
  }

  @Test("A row of emoji is found once, and so is one gesture on a picture and a text")
  func groups() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[👍]", "👍", responses: .tap),
      DrawnScreen.element("/0/[👎]", "👎", responses: .tap),
      DrawnScreen.element("/1", "Yes"),
      DrawnScreen.element("/2/0", "portrait", .image, responses: .tap),
      DrawnScreen.element("/2/1", "Ana", responses: .tap))

    #expect(
      TapWithoutButtonTrait.found(on: screen) == [
        AuditProblem(element: "/0/[👍]", message), AuditProblem(element: "/2/1", message),
      ])
  }

  @Test("With a hint it is a note")
  func hint() {
    let tapped = DrawnScreen.element("/0", "Yes", hint: "Shows the time", responses: .tap)

    #expect(
      TapWithoutButtonTrait.found(on: DrawnScreen.of(tapped))
        == [AuditProblem(element: "/0", message, severity: .note)])
  }

  @Test(
    "What is said to react is not found",
    arguments: [
      .button, .link, .switchButton, .popUpButton, .adjustable, .searchField, .textEntry,
      .keyboardKey, .backButton, .tabBarItem, .pickerItem, .selected, .notEnabled,
      .startsMediaSession, .playsSound, .allowsDirectInteraction,
    ] as [AccessibilityTraits])
  func notFound(traits: AccessibilityTraits) {
    let element = DrawnScreen.element("/0", "Yes", traits, responses: .tap)

    #expect(TapWithoutButtonTrait.found(on: DrawnScreen.of(element)).isEmpty)
  }

  @Test("What does not react, or is not known to, is not found")
  func noReaction() {
    let responses: [AccessibilityResponses?] = [nil, [], .touchAndHold, .activation]
    for response in responses {
      let element = DrawnScreen.element("/0", "Yes", responses: response)

      #expect(TapWithoutButtonTrait.found(on: DrawnScreen.of(element)).isEmpty)
    }
  }

  @Test("What can be expanded says so")
  func expandable() {
    let element = AuditedElement(
      AccessibilityElement(id: "/0", label: "Details", expandedStatus: .collapsed),
      responses: .tap)

    #expect(TapWithoutButtonTrait.found(on: DrawnScreen.of(element)).isEmpty)
  }

  @Test("One of several choices is heard as such when another is selected, in the same list only")
  func choices() {
    func screen(_ id: AccessibilityElement.ID) -> AuditedScreen {
      DrawnScreen.of(
        DrawnScreen.element("/0/[a]/0", "Small", responses: .tap),
        DrawnScreen.element(id, "Large", [.staticText, .selected], responses: .tap),
        DrawnScreen.element("/2", "Done"))
    }

    #expect(TapWithoutButtonTrait.found(on: screen("/0/[b]/0")).isEmpty)
    #expect(
      TapWithoutButtonTrait.found(on: screen("/1/[b]/0"))
        == [AuditProblem(element: "/0/[a]/0", message)])
  }

  @Test(
    "A gesture over a part of the screen with a field, a control or a title in it is none of a text"
  )
  func region() {
    let inside: [AuditedElement] = [
      DrawnScreen.element("/0/1", nil, value: "Draft", .textEntry, responses: [.tap, .textEntry]),
      DrawnScreen.element("/0/1", "Send", .button, responses: [.tap, .activation]),
      DrawnScreen.element("/0/1", "Volume", .adjustable, responses: [.tap, .adjustment]),
      DrawnScreen.element("/0/1", "Chat", .header, responses: .tap),
    ]

    for element in inside {
      let screen = DrawnScreen.of(
        DrawnScreen.element("/0/0", "Yes", responses: .tap), element, DrawnScreen.element("/1", "x")
      )

      #expect(TapWithoutButtonTrait.found(on: screen).isEmpty)
    }
  }

  @Test("A button with a tap gesture beside a text with one is no such region")
  func tappedButton() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/0", "Yes", responses: .tap),
      DrawnScreen.element("/0/1", "Send", .button, responses: .tap))

    #expect(
      TapWithoutButtonTrait.found(on: screen) == [AuditProblem(element: "/0/0", message)])
  }
}
