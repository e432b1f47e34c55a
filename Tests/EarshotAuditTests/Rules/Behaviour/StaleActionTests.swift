import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule stale-action", .cases(of: StaleAction.self))
struct StaleActionTests {
  @Test(
    "An action that was used up and is offered still is found",
    arguments: [
      ("React with ❤️", "Reacted with ❤️"), ("React with thumbs up", "You: thumbs up"),
      ("Pin", "Pinned"), ("Mute Ana", "Muted"),
    ])
  func usedUp(name: String, value: String) {
    let before = message(nil, [name, "Reply"])
    let after = message(value, [name, "Reply"])

    #expect(
      StaleAction.found(with: Deeds.act(name, on: "it", from: before, to: after)) == [
        AuditProblem(
          element: "it",
          "“\(name)” was done, and is offered again as if it were not, without a way to take it back"
        )
      ])
  }

  @Test("An action that is offered and refused is found")
  func refused() {
    let screen = message(nil, ["React with ❤️"])
    let step = Deeds.act(
      "React with ❤️", on: "it", from: screen, outcome: .refused(.notOffered))

    #expect(
      StaleAction.found(with: step) == [
        AuditProblem(
          element: "it", "“React with ❤️” is offered, and refused as if it were not",
          confidence: .certain)
      ])
  }

  @Test("What is offered to take it back, in whatever place, is a way")
  func counterpart() {
    let name = "React with ❤️"
    let offers = [
      ["Remove ❤️"], ["Remove ❤️", name], [name, "Remove reaction"], [name, "Undo"],
    ]

    for offered in offers {
      let step = Deeds.act(
        name, on: "it", from: message(nil, [name]), to: message("Reacted with ❤️", offered))
      #expect(StaleAction.found(with: step).isEmpty)
    }
  }

  @Test("What can be done again and again is not used up")
  func repeatable() {
    for (name, value) in [
      ("Show earlier calls", "20 calls"), ("Reply", "1 reply"), ("Add photo", "1 photo"),
      ("React with", "Reacted"), ("React", "Reacted"),
    ] {
      let step = Deeds.act(
        name, on: "it", from: message(nil, [name]), to: message(value, [name]))
      #expect(StaleAction.found(with: step).isEmpty)
    }
  }

  @Test("A deed that did not come to anything, or is told already, is not used up by it")
  func unchanged() {
    let name = "React with ❤️"
    let steps = [
      Deeds.act(name, on: "it", from: message(nil, [name])),
      Deeds.act(
        name, on: "it", from: message("Reacted with ❤️", [name]),
        to: message("Reacted with ❤️, 2", [name])),
      Deeds.act(name, on: "it", from: message(nil, [name]), to: message("Sending", [name])),
      Deeds.act(
        name, on: "it", from: message(nil, [name]), to: message("❤️", [name]),
        outcome: .refused(.disabled)),
    ]

    for step in steps { #expect(StaleAction.found(with: step).isEmpty) }
  }

  @Test("Where the element is gone or the name is, nothing is stale")
  func gone() {
    let name = "React with ❤️"
    let other = DrawnScreen.of(DrawnScreen.element("other", "❤️", actions: [name]))
    let steps = [
      Deeds.act(name, on: "it", from: message(nil, [name]), to: other),
      Deeds.act(
        name, on: "it", from: message(nil, [name]), to: message("Reacted with ❤️", [])),
      Deeds.activate("it", from: message(nil, [name]), to: message("Reacted with ❤️", [name])),
    ]

    for step in steps { #expect(StaleAction.found(with: step).isEmpty) }
  }

  private func message(_ value: String?, _ actions: [String]) -> AuditedScreen {
    DrawnScreen.of(DrawnScreen.element("it", "See you", value: value, actions: actions))
  }
}
