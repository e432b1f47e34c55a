import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule too-many-actions", .cases(of: TooManyActions.self))
struct TooManyActionsTests {
  @Test("More than eight different actions are found", arguments: [9, 11, 40])
  func found(count: Int) {
    let problems = TooManyActions.found(on: screen((1...count).map { "Deed \($0)" }))

    #expect(problems == [AuditProblem(element: "it", "offers \(count) different actions")])
  }

  @Test("Eight, and eleven of which five are offered twice, are not")
  func notFound() {
    let six = (1...6).map { "Deed \($0)" }

    #expect(TooManyActions.found(on: screen((1...8).map { "Deed \($0)" })).isEmpty)
    #expect(TooManyActions.found(on: screen(six + six.dropFirst())).isEmpty)
    #expect(TooManyActions.found(on: screen([])).isEmpty)
  }

  private func screen(_ names: [String]) -> AuditedScreen {
    AuditedScreen(.message("Hi", actions: names))
  }
}
