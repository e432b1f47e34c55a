import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule action-without-name", .cases(of: ActionWithoutName.self))
struct ActionWithoutNameTests {
  @Test(
    "An action that is silent is found",
    arguments: [
      ([""], "action 1 of 1 is silent in the rotor"),
      (["Reply", " "], "action 2 of 2 is silent in the rotor"),
      (["\u{200B}", "Reply"], "action 1 of 2 is silent in the rotor"),
    ])
  func found(names: [String], message: String) {
    let problems = ActionWithoutName.found(on: AuditedScreen(.message("Hi", actions: names)))

    #expect(problems == [AuditProblem(element: "it", message)])
  }

  @Test("Actions with a sound are not", arguments: [[], ["Reply"], ["❤️"], ["…"]])
  func notFound(names: [String]) {
    #expect(
      ActionWithoutName.found(on: AuditedScreen(.message("Hi", actions: names))).isEmpty)
  }
}
