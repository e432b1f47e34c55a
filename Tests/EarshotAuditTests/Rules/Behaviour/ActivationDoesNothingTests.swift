import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule activation-does-nothing", .cases(of: ActivationDoesNothing.self))
struct ActivationDoesNothingTests {
  @Test(
    "A control that leaves everything as it was is found", arguments: ["Reply", "Unsend", "Pin"])
  func found(name: String) {
    let screen = DrawnScreen.of(DrawnScreen.element("it", name, .button), Self.toggle)
    let flip = Self.flip(screen)

    let found = problems([
      Deeds.activate("it", from: screen), flip, Deeds.activate("it", from: flip.after),
    ])

    #expect(
      found == [
        AuditProblem(
          element: "it", "“\(name)” is activated, and nothing is said, shown or felt", steps: [0])
      ])
  }

  @Test("What was not tried in every state may do something there, such as putting back a default")
  func likely() {
    let screen = DrawnScreen.of(DrawnScreen.element("it", "Deselect all", .button), Self.toggle)

    let found = problems([Deeds.activate("it", from: screen), Self.flip(screen)])

    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.confidence) == [.likely])
  }

  @Test("What has no name is found, and its like in other rows is found once")
  func rows() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/[0]/1", nil, .button), DrawnScreen.element("/[1]/1", nil, .button),
      Self.toggle)
    let steps = [
      Deeds.activate("/[0]/1", from: screen), Deeds.activate("/[1]/1", from: screen),
      Self.flip(screen),
    ]

    #expect(
      problems(steps) == [
        AuditProblem(
          element: "/[0]/1", "it is activated, and nothing is said, shown or felt",
          severity: .warning, confidence: .likely, steps: [0])
      ])
  }

  @Test("A switch without a name is not called by the digit that stands for its state")
  func namelessSwitch() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("it", nil, value: "1", .switchButton), Self.toggle)

    let found = problems([Deeds.activate("it", from: screen), Self.flip(screen)])

    #expect(
      found.map(\.message) == ["it is activated, and nothing is said, shown or felt"])
  }

  @Test("Where nothing changes anything, and of a copy, it is worth a note")
  func notes() {
    let dead = DrawnScreen.of(DrawnScreen.element("it", "Reply", .button))
    let copy = DrawnScreen.of(DrawnScreen.element("it", "Copy", .button), Self.toggle)

    #expect(problems([Deeds.activate("it", from: dead)]).map(\.severity) == [.note])
    #expect(
      problems([Deeds.activate("it", from: copy), Self.flip(copy)]).map(\.severity) == [.note])
  }

  @Test(
    "What is felt, announced, moved, or sends the cursor elsewhere is something",
    arguments: [
      AccessibilityChange.haptic(.success), Deeds.announcement("Replying"), Deeds.motion(),
      .posted(.layoutChanged(focus: "other")),
    ])
  func somethingHappens(change: AccessibilityChange) {
    let screen = DrawnScreen.of(DrawnScreen.element("it", "Reply", .button), Self.toggle)

    #expect(
      problems([Deeds.activate("it", from: screen, changes: [change]), Self.flip(screen)]).isEmpty)
  }

  @Test("The cursor, what is exposed or drawn, and a container may be all that changes")
  func changes() {
    let it = DrawnScreen.element("it", "Reply", .button)
    let screen = DrawnScreen.of(it, Self.toggle)
    let group = AccessibilityContainer(id: "group", kind: .group)
    let others = [
      DrawnScreen.of(it, DrawnScreen.element("new", "Field")),
      DrawnScreen.of(it, Self.toggle, drawing: [DrawnScreen.part("new", .decoration)]),
      AuditedScreen(
        elements: screen.elements, containers: [group], drawn: screen.drawn),
    ]

    for other in others {
      #expect(problems([Deeds.activate("it", from: screen, to: other)]).isEmpty)
    }
    #expect(problems([Deeds.activate("it", from: screen, cursor: "toggle")]).isEmpty)
  }

  @Test("What does something in one state, or in one row, may do nothing in another")
  func otherState() {
    let empty = DrawnScreen.of(DrawnScreen.element("/[0]/1", "Post", .button))
    let full = DrawnScreen.of(DrawnScreen.element("/[0]/1", "Post", value: "draft", .button))
    let posted = DrawnScreen.of(
      DrawnScreen.element("/[0]/1", "Post", .button), DrawnScreen.element("/[0]/2", "Hi"))

    #expect(
      problems([
        Deeds.activate("/[0]/1", from: empty), Deeds.activate("/[0]/1", from: full, to: posted),
      ]).isEmpty)
  }

  @Test(
    "What leads out of the app, sounds, or may bring the same is not known of",
    arguments: ["Share", "Share photo", "Open in Maps", "Play", "Refresh", "Try again", "Call Ana"])
  func elsewhere(name: String) {
    let screen = DrawnScreen.of(DrawnScreen.element("it", name, .button), Self.toggle)

    #expect(problems([Deeds.activate("it", from: screen), Self.flip(screen)]).isEmpty)
  }

  @Test(
    "Links, fields, what is selected already, and what sounds keep no such promise",
    arguments: [
      AccessibilityTraits.link, [.button, .selected], .textEntry, .searchField,
      [.button, .playsSound], [.button, .startsMediaSession], .allowsDirectInteraction,
      .keyboardKey,
    ])
  func traits(traits: AccessibilityTraits) {
    let screen = DrawnScreen.of(DrawnScreen.element("it", "Tea", traits), Self.toggle)

    #expect(problems([Deeds.activate("it", from: screen), Self.flip(screen)]).isEmpty)
  }

  @Test("A screen that stands alone cannot be left, so that leaving it is worth a note")
  func leaving() {
    let screen = DrawnScreen.of(DrawnScreen.element("it", "Done", .button), Self.toggle)

    #expect(
      problems([Deeds.activate("it", from: screen), Self.flip(screen)]).map(\.severity) == [.note])
  }

  @Test("What the system puts beside a sheet keeps no promise of the app's")
  func system() {
    let grabber = AuditedElement(
      AccessibilityElement(id: "it", label: "Sheet Grabber", traits: .button),
      rules: ["sheet.grabber-first"])
    let screen = DrawnScreen.of(grabber, Self.toggle)

    #expect(problems([Deeds.activate("it", from: screen), Self.flip(screen)]).isEmpty)
  }

  @Test("What is refused, held, or done by a finger is not an activation that ran")
  func otherDeeds() {
    let screen = DrawnScreen.of(DrawnScreen.element("it", "Reply", .button), Self.toggle)

    #expect(
      problems([
        Deeds.activate("it", from: screen, outcome: .refused(.disabled)),
        Deeds.step(.perform(.touchAndHold, on: "it"), from: screen),
        Deeds.step(.touch(.tap, on: "it"), from: screen), Self.flip(screen),
      ]).isEmpty)
  }

  @Test(
    "What asks for more than the screen does something",
    arguments: AccessibilityChange.Request.allCases)
  func unanswered(request: AccessibilityChange.Request) {
    let screen = DrawnScreen.of(DrawnScreen.element("it", "Send", .button), Self.toggle)

    #expect(
      problems([
        Deeds.activate("it", from: screen, changes: [.unanswered(request)]), Self.flip(screen),
      ]).isEmpty)
  }

  @Test("Where something changes by itself meanwhile, nobody can tell")
  func restless() {
    let it = DrawnScreen.element("it", "Reply", .button)
    let screens = ["0:01", "0:02"].map {
      DrawnScreen.of(
        it, DrawnScreen.element("clock", $0), DrawnScreen.element("call", $0, .updatesFrequently),
        Self.toggle)
    }
    let step = Deeds.activate("it", from: screens[0], to: screens[1])
    let flip = Self.flip(screens[1])

    let still = Deeds.activate("it", from: screens[0])

    #expect(problems([still, flip], restless: ["clock"]).isEmpty)
    #expect(problems([still, flip]).map(\.element) == ["it"])
    #expect(problems([step, flip]).isEmpty)
  }

  @Test("Where the same screen was left alone for as long, what changes by itself does not count")
  func leftAlone() {
    func screen(_ time: String, _ value: String? = nil) -> AuditedScreen {
      DrawnScreen.of(
        DrawnScreen.element("it", "Reply", value: value, .button),
        DrawnScreen.element("clock", time), Self.toggle)
    }
    func found(
      _ acted: ComparedCourses.Course, besides alone: ComparedCourses.Course,
      cursor: AccessibilityElement.ID? = nil
    ) -> [AuditProblem] {
      var step = Deeds.activate(
        "it", from: screen("0:01"), to: screen("0:07"), changes: [.updated("clock")],
        cursor: cursor)
      step.courses = ComparedCourses(acted: acted, leftAlone: alone)
      return problems([step], restless: ["clock"])
    }
    let alone = ComparedCourses.Course(to: screen("0:13"), telling: [.updated("clock")])
    let moved = ComparedCourses.Course(
      to: screen("0:13"), telling: [.updated("clock"), Deeds.motion()])
    let announced = ComparedCourses.Course(
      to: screen("0:13"), telling: [.updated("clock"), Deeds.announcement("Replying")])

    #expect(found(alone, besides: alone).map(\.element) == ["it"])
    #expect(found(moved, besides: moved).map(\.element) == ["it"])
    #expect(found(announced, besides: announced).map(\.element) == ["it"])
    #expect(found(announced, besides: alone).isEmpty)
    #expect(found(moved, besides: alone).isEmpty)
    #expect(found(.init(to: screen("0:06")), besides: .init(to: screen("0:13"))).isEmpty)
    #expect(found(.init(to: screen("0:13", "on")), besides: .init(to: screen("0:13"))).isEmpty)
    #expect(found(alone, besides: alone, cursor: "toggle").isEmpty)
  }

  private static let toggle = DrawnScreen.element("toggle", "Mute", value: "0", .switchButton)

  /// A step that shows that there is an app behind the screen.
  private static func flip(_ screen: AuditedScreen) -> AuditedStep {
    Deeds.activate(
      "toggle", from: screen,
      to: DrawnScreen.of(
        screen.elements[0], DrawnScreen.element("toggle", "Mute", value: "1", .switchButton)))
  }

  private func problems(
    _ steps: [AuditedStep], restless: Set<AccessibilityElement.ID> = []
  ) -> [AuditProblem] {
    ActivationDoesNothing.found(in: Deeds.exploration(steps, restless: restless))
  }

  @Test("Where something else is written on the screen, it is not said that nothing is shown")
  func rewritten() {
    func likes(_ count: Int) -> AuditedScreen {
      DrawnScreen.of(
        DrawnScreen.element("it", "Mira", .button), Self.toggle,
        drawing: [DrawnPart(id: "p", kind: .text, words: "Likes \(count)")])
    }

    let changed = problems([
      Deeds.activate("it", from: likes(2), to: likes(3)), Self.flip(likes(2)),
    ])
    let same = problems([Deeds.activate("it", from: likes(2)), Self.flip(likes(2))])

    #expect(changed.isEmpty)
    #expect(same.count == 1)
  }
}
