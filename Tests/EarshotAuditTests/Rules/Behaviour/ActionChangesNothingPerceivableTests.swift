import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule action-changes-nothing-perceivable", .cases(of: ActionChangesNothingPerceivable.self))
struct ActionChangesNothingPerceivableTests {
  private static let emoji = DrawnScreen.of(DrawnScreen.element("it", "👍"))
  private static let message = DrawnScreen.of(
    DrawnScreen.element("it", "See you", actions: ["Reply", "Unsend"]))

  @Test(
    "An activation that is seen and not heard is found",
    arguments: [Deeds.motion(), Deeds.motion(.rotation), Deeds.motion(.opacity)])
  func activation(motion: AccessibilityChange) {
    #expect(
      problems([Deeds.activate("it", from: Self.emoji, changes: [motion])]) == [
        AuditProblem(
          element: "it", "“👍” is activated, and nothing that is heard tells of it", steps: [0])
      ])
  }

  @Test(
    "Words that are drawn and become others are told, however it is done and whatever it is called",
    arguments: [
      ("Likes", "“Likes” is activated"), (nil, "it is activated"), ("Save", "“Save” is activated"),
    ])
  func rewritten(name: String?, deed: String) {
    let screens = ["2", "3"].map { count in
      DrawnScreen.of(
        DrawnScreen.element("it", name, .button),
        drawing: [DrawnScreen.text("p", "Likes \(count)", in: "it")])
    }

    #expect(
      problems([Deeds.activate("it", from: screens[0], to: screens[1])]) == [
        AuditProblem(
          element: "it",
          "\(deed), what is drawn changes, and nothing of it is heard: “Likes 2” becomes “Likes 3”",
          remedy:
            "say what changes in `.accessibilityValue(…)` of the element that stands for it, or "
            + "post an announcement", steps: [0])
      ])
  }

  @Test("Of several actions the words that one of them changes are told")
  func rewrittenByAction() {
    let screens = ["2", "3"].map { count in
      DrawnScreen.of(
        DrawnScreen.element("it", "See you", actions: ["Reply", "Like"]),
        drawing: [DrawnScreen.text("p", "See you \(count)", in: "it")])
    }

    let found = problems([
      Deeds.act("Reply", on: "it", from: screens[0], changes: [Deeds.motion()]),
      Deeds.act("Like", on: "it", from: screens[0], to: screens[1]),
    ])

    #expect(
      found.map(\.message) == [
        "“Reply” and “Like” are done, what is drawn changes, and nothing of it is heard: "
          + "“See you 2” becomes “See you 3”"
      ])
    #expect(found.map(\.severity) == [nil])
  }

  @Test("Words that change and are heard, or that nothing tells in any case, are not found here")
  func rewrittenElsewhere() {
    func screen(_ label: String, _ words: String, isHidden: Bool) -> AuditedScreen {
      DrawnScreen.of(
        DrawnScreen.element("it", label, .button),
        drawing: [DrawnScreen.text("p", words, in: isHidden ? nil : "it", isHidden: isHidden)])
    }

    let heard = Deeds.activate(
      "it", from: screen("Likes 2", "Likes 2", isHidden: false),
      to: screen("Likes 3", "Likes 3", isHidden: false))
    let hidden = Deeds.activate(
      "it", from: screen("Send", "Not there yet", isHidden: true),
      to: screen("Send", "On its way", isHidden: true))

    #expect(problems([heard]).isEmpty)
    #expect(problems([hidden]).isEmpty)
  }

  @Test("A picture that changes is seen as well, whatever it is called")
  func picture() {
    let before = DrawnScreen.of(
      DrawnScreen.element("it", nil), drawing: [DrawnScreen.part("p", .symbol("heart"))])
    let after = DrawnScreen.of(
      DrawnScreen.element("it", nil), drawing: [DrawnScreen.part("p", .symbol("heart.fill"))])

    #expect(
      problems([Deeds.activate("it", from: before, to: after)]).map(\.message) == [
        "it is activated, and nothing that is heard tells of it"
      ])
  }

  @Test(
    "Actions by name are found with one finding for an element, and once for rows that are alike")
  func actions() {
    let rows = DrawnScreen.of(
      DrawnScreen.element("/[0]", "See you", actions: ["Reply", "Unsend"]),
      DrawnScreen.element("/[1]", "Bye", actions: ["Reply", "Unsend"]))
    let steps = ["/[0]", "/[1]"].flatMap { (id: AccessibilityElement.ID) in
      ["Reply", "Unsend"].map { Deeds.act($0, on: id, from: rows, changes: [Deeds.motion()]) }
    }

    #expect(
      problems(steps) == [
        AuditProblem(
          element: "/[0]", "“Reply” and “Unsend” are done, and nothing that is heard tells of it",
          steps: [0])
      ])
  }

  @Test("An adjustment, and a touch that is held, are looked at by other rules")
  func others() {
    for action in [AccessibilityAction.increment, .touchAndHold] {
      let step = Deeds.step(
        .perform(action, on: "it"), from: Self.emoji, changes: [Deeds.motion()])
      #expect(problems([step]).isEmpty)
    }
  }

  @Test("Where nothing changes anything, and of a copy, it is worth a note")
  func notes() {
    let copy = DrawnScreen.of(DrawnScreen.element("it", "See you", actions: ["Copy"]))
    let dead = [Deeds.act("Reply", on: "it", from: Self.message)]
    let copied = [Deeds.act("Copy", on: "it", from: copy, changes: [Deeds.motion()])]
    let both = copied + [Deeds.act("Reply", on: "it", from: copy, changes: [Deeds.motion()])]

    #expect(problems(dead).map(\.severity) == [.note])
    #expect(problems(copied).map(\.severity) == [.note])
    #expect(problems(both).map(\.severity) == [nil])
  }

  @Test("Where there is an app behind, an action that changes nothing at all is more than a note")
  func alive() {
    let steps = [
      Deeds.act("Reply", on: "it", from: Self.message),
      Deeds.act("Unsend", on: "it", from: Self.message, to: Self.emoji),
    ]

    #expect(problems(steps).map(\.severity) == [nil])
    #expect(
      problems(steps).map(\.message) == ["“Reply” is done, and nothing that is heard tells of it"])
  }

  @Test(
    "What is announced, felt, or moves the cursor is noticed",
    arguments: [
      Deeds.announcement("Reacted"), AccessibilityChange.haptic(.selection),
      .posted(.pageScrolled("Page 2")),
    ])
  func noticed(change: AccessibilityChange) {
    let changes = [Deeds.motion(), change]

    #expect(problems([Deeds.activate("it", from: Self.emoji, changes: changes)]).isEmpty)
    #expect(problems([Deeds.act("Reply", on: "it", from: Self.message, changes: changes)]).isEmpty)
  }

  @Test("A value that changes is heard, and what does something in one state is left alone")
  func changed() {
    let reacted = DrawnScreen.of(
      DrawnScreen.element("it", "See you", value: "Reacted", actions: ["Reply", "Unsend"]))

    #expect(
      problems([
        Deeds.act("Reply", on: "it", from: reacted),
        Deeds.act("Reply", on: "it", from: Self.message, to: reacted),
      ]).isEmpty)
  }

  @Test("An activation without any effect is not found twice, by this rule as well")
  func nothing() {
    #expect(problems([Deeds.activate("it", from: Self.emoji)]).isEmpty)
  }

  @Test("What sounds, leaves the app or brings the same is not known of")
  func elsewhere() {
    for name in ["Play", "Share", "Refresh", "Open link"] {
      let screen = DrawnScreen.of(DrawnScreen.element("it", "Song", actions: [name]))

      #expect(
        problems([Deeds.act(name, on: "it", from: screen, changes: [Deeds.motion()])]).isEmpty)
    }
    for trait in [AccessibilityTraits.link, .playsSound, .startsMediaSession, .keyboardKey] {
      let screen = DrawnScreen.of(DrawnScreen.element("it", "Song", trait))

      #expect(problems([Deeds.activate("it", from: screen, changes: [Deeds.motion()])]).isEmpty)
    }
  }

  @Test(
    "What need not change anything has to be heard once it does", arguments: ["Save", "Refresh"])
  func repainted(name: String) {
    #expect(problems([repaint(by: name)]).map(\.element) == ["it"])
  }

  @Test(
    "What sounds or leaves the app may change its look", arguments: ["Play", "Share", "Record"])
  func repaintedElsewhere(name: String) {
    #expect(problems([repaint(by: name)]).isEmpty)
  }

  @Test("What is refused was not done")
  func refused() {
    #expect(
      problems([
        Deeds.act(
          "Reply", on: "it", from: Self.message, outcome: .refused(.disabled),
          changes: [Deeds.motion()])
      ]).isEmpty)
  }

  private func repaint(by name: String) -> AuditedStep {
    let screens = ["gray", "green"].map { paint in
      DrawnScreen.of(
        DrawnScreen.element("it", "Song", actions: [name]),
        drawing: [DrawnScreen.part("p", .shape(paint: paint))])
    }
    return Deeds.act(name, on: "it", from: screens[0], to: screens[1])
  }

  private func problems(_ steps: [AuditedStep]) -> [AuditProblem] {
    ActionChangesNothingPerceivable.found(in: Deeds.exploration(steps))
  }
}
