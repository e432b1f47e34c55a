import Testing

@testable import earshot

@MainActor
@Suite("A call ends with a status and says why")
struct CommandRunnerTests {
  @Test("The version is printed on standard output")
  func version() {
    #expect(run(["--version"]) == Outcome(status: .success, output: "earshot 0.1.0\n"))
  }

  @Test("Help is printed on standard output")
  func help() {
    #expect(run(["help"]) == Outcome(status: .success, output: Help().text))
    #expect(run(["test", "-h"]) == Outcome(status: .success, output: Help(for: .test).text))
  }

  @Test("A wrong call prints one line on standard error and nothing else")
  func wrong() {
    #expect(
      run(["paly"])
        == Outcome(
          status: .invalid,
          errors: "earshot: error: unknown command 'paly'; did you mean 'play'?\n"))
  }

  private struct Outcome: Equatable {
    var status: earshot.ExitStatus
    var output = ""
    var errors = ""
  }

  private func run(_ arguments: [String]) -> Outcome {
    var outcome = Outcome(status: .success)
    outcome.status = CommandRunner(
      arguments: arguments, standardInput: { _ in TypedLines([]) }, workerProgram: Shell.program
    )
    .run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }
}
