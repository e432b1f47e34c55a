import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule react-and-take-back", .cases(of: ReactAndTakeBack.self))
struct ReactAndTakeBackTests {
  private static let react = "React with ❤️"
  private static let remove = "Remove ❤️"

  @Test(
    "A reaction that leaves something behind when it is removed is found",
    arguments: ["Reacted with", "no reactions", "❤️ 0"])
  func found(rest: String) {
    let problem = AuditProblem(
      element: "it",
      "“React with ❤️” and then “Remove ❤️” do not lead back: it was heard as “See you”, and is "
        + "now “See you, \(rest)”",
      steps: [0, 1])

    #expect(problems(leaving: message(rest, [Self.react])) == [problem])
  }

  @Test("A label, a selection, and an action that are not what they were are found")
  func other() {
    #expect(problems(leaving: message(nil, [Self.remove])).count == 1)
    #expect(problems(leaving: message(nil, [Self.react], .selected)).count == 1)
    #expect(problems(leaving: message(nil, [Self.react], label: "See you, edited")).count == 1)
  }

  @Test(
    "A toggle that is switched twice and is not heard as before is found",
    arguments: ["Love, 2", "Loved before", "Love, taken back"])
  func toggle(label: String) {
    let on = message(nil, [], [.button, .selected], label: "Love, 1")

    #expect(
      toggled(message(nil, [], .button, label: "Love"), on, message(nil, [], .button, label: label))
        == [
          AuditProblem(
            element: "it",
            "activating it twice does not lead back: it was heard as “Love”, and is now “\(label)”",
            steps: [0, 1])
        ])
  }

  @Test("A switch that is off again and says more is found")
  func switched() {
    let label = "Mute"
    let screens = [("0", label), ("1", label), ("0", "Mute, until nine")].map {
      message($0, [], .switchButton, label: $1)
    }

    #expect(toggled(screens[0], screens[1], screens[2]).count == 1)
    #expect(toggled(screens[0], screens[1], screens[0]).isEmpty)
  }

  @Test("What stays on, or says by no state that it is a toggle, is none")
  func noToggle() {
    let off = message(nil, [], .button, label: "Love")
    let on = message(nil, [], [.button, .selected], label: "Love")

    #expect(toggled(off, on, message(nil, [], [.button, .selected], label: "Love, 2")).isEmpty)
    #expect(
      toggled(off, message(nil, [], .button, label: "1"), message(nil, [], .button, label: "2"))
        .isEmpty)
    #expect(
      problems([
        Deeds.activate("it", from: off, to: on),
        Deeds.activate("other", from: on, to: message(nil, [], .button, label: "Love, 2")),
      ]).isEmpty)
  }

  @Test("A choice that takes the place of another does not bring that back")
  func choice() {
    let screens = [(false, true, "54%"), (true, false, "62%"), (false, false, "58%")].map {
      isOn, isOtherOn, value in
      DrawnScreen.of(
        DrawnScreen.element("it", "Lake", value: value, isOn ? [.button, .selected] : .button),
        DrawnScreen.element("other", "Hill", isOtherOn ? [.button, .selected] : .button))
    }

    #expect(toggled(screens[0], screens[1], screens[2]).isEmpty)
  }

  @Test("What changes by itself says nothing about the toggle")
  func restless() {
    let screens = [("0:01", false), ("0:02", true), ("0:03", false)].map { value, isOn in
      message(value, [], isOn ? [.button, .selected] : .button, label: "Record")
    }
    let steps = zip(screens, screens.dropFirst()).map {
      Deeds.activate("it", from: $0, to: $1)
    }

    #expect(problems(steps).count == 1)
    #expect(
      ReactAndTakeBack.found(in: Deeds.exploration(steps, restless: ["it"])).isEmpty)
  }

  private func toggled(
    _ before: AuditedScreen, _ during: AuditedScreen, _ after: AuditedScreen
  ) -> [AuditProblem] {
    problems([
      Deeds.activate("it", from: before, to: during), Deeds.activate("it", from: during, to: after),
    ])
  }

  @Test("What is as it was before was taken back, in whatever order its actions are")
  func restored() {
    let before = message(nil, [Self.react, "Reply"])
    let during = message("Reacted with ❤️", [Self.remove, "Reply"])
    let after = message(nil, ["Reply", Self.react])

    #expect(problems(leaving: message(nil, [Self.react])).isEmpty)
    #expect(
      problems([
        Deeds.act(Self.react, on: "it", from: before, to: during),
        Deeds.act(Self.remove, on: "it", from: during, to: after),
      ]).isEmpty)
  }

  @Test("A bar that was open and closes with the reaction may have offered more")
  func bar() {
    let before = message(nil, [Self.react, Self.react, "Reply"], .button)
    let during = message("Reacted with ❤️", [Self.remove])

    #expect(
      problems([
        Deeds.act(Self.react, on: "it", from: before, to: during),
        Deeds.act(Self.remove, on: "it", from: during, to: message(nil, [Self.react])),
      ]).isEmpty)
  }

  @Test("A reaction that replaces another is not restored by its removal")
  func replaced() {
    let before = message("Reacted with 👍", [Self.react, "Remove 👍"])
    let during = message("Reacted with ❤️", [Self.remove, "React with 👍"])

    #expect(
      problems([
        Deeds.act(Self.react, on: "it", from: before, to: during),
        Deeds.act(
          Self.remove, on: "it", from: during, to: message(nil, [Self.react, "React with 👍"])),
      ]).isEmpty)
  }

  @Test("Another action, another element, or a removal of something else takes nothing back")
  func unrelated() {
    let before = message(nil, [Self.react])
    let during = message("Reacted with ❤️", [Self.remove, "Remove photo", "Reply"])
    let after = message("one reply", [Self.react])
    let react = Deeds.act(Self.react, on: "it", from: before, to: during)

    for step in [
      Deeds.act("Reply", on: "it", from: during, to: after),
      Deeds.act("Remove photo", on: "it", from: during, to: after),
      Deeds.act(Self.remove, on: "other", from: during, to: after),
      Deeds.activate("it", from: during, to: after),
      Deeds.act(
        Self.remove, on: "it", from: during, to: after, outcome: .refused(.disabled)),
    ] {
      #expect(problems([react, step]).isEmpty)
    }
    #expect(
      problems([
        Deeds.act("Reply", on: "it", from: before, to: during),
        Deeds.act(Self.remove, on: "it", from: during, to: after),
      ]).isEmpty)
  }

  @Test("What is taken back elsewhere does not lead back here")
  func elsewhere() {
    let screen = { (value: String?, name: String, other: String?, otherName: String) in
      DrawnScreen.of(
        DrawnScreen.element("it", "See you", value: value, actions: [name]),
        DrawnScreen.element("other", "Bye", value: other, actions: [otherName]))
    }
    let before = screen(nil, Self.react, "Reacted with ❤️", Self.remove)
    let during = screen("Reacted with ❤️", Self.remove, "Reacted with ❤️", Self.remove)
    let after = screen("Reacted with ❤️", Self.remove, nil, Self.react)

    #expect(
      problems([
        Deeds.act(Self.react, on: "it", from: before, to: during),
        Deeds.act(Self.remove, on: "other", from: during, to: after),
      ]).isEmpty)
  }

  @Test("What was refused was not done")
  func refused() {
    let before = message(nil, [Self.react])
    let during = message("Reacted with ❤️", [Self.remove])

    #expect(
      problems([
        Deeds.act(Self.react, on: "it", from: before, to: during, outcome: .refused(.disabled)),
        Deeds.act(Self.remove, on: "it", from: during, to: message("none", [Self.react])),
      ]).isEmpty)
  }

  private func message(
    _ value: String?, _ actions: [String], _ traits: AccessibilityTraits = .staticText,
    label: String = "See you"
  ) -> AuditedScreen {
    DrawnScreen.of(
      DrawnScreen.element("it", label, value: value, traits, actions: actions))
  }

  private func problems(leaving after: AuditedScreen) -> [AuditProblem] {
    let during = message("Reacted with ❤️", [Self.remove])
    return problems([
      Deeds.act(Self.react, on: "it", from: message(nil, [Self.react]), to: during),
      Deeds.act(Self.remove, on: "it", from: during, to: after),
    ])
  }

  private func problems(_ steps: [AuditedStep]) -> [AuditProblem] {
    ReactAndTakeBack.found(in: Deeds.exploration(steps))
  }
}
