import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule umbrella-action", .cases(of: UmbrellaAction.self))
struct UmbrellaActionTests {
  @Test(
    "A single action that opens a menu is found",
    arguments: ["Message actions", "More", "Options…", "Show Menu", "Mehr..."])
  func found(name: String) {
    let problems = UmbrellaAction.found(on: AuditedScreen(.message("Hi", actions: [name])))

    #expect(
      problems == [
        AuditProblem(element: "it", "its only action is “\(name)”, behind which others are")
      ])
  }

  @Test("One that is offered twice is still the only one")
  func twice() {
    #expect(
      UmbrellaAction.found(on: AuditedScreen(.message("Hi", actions: ["More", "More"]))).count
        == 1)
  }

  @Test(
    "A menu beside other actions, and a single deed, are not",
    arguments: [
      ["Message actions", "Reply"], ["Reply"], ["Show reactions"], ["More reactions"], [], ["…"],
    ])
  func notFound(names: [String]) {
    #expect(UmbrellaAction.found(on: AuditedScreen(.message("Hi", actions: names))).isEmpty)
  }
}
