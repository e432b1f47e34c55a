import EarshotScenarios
import Glibc

/// The way from the operating system into the command and back.
@main
enum EarshotMain {
  @MainActor
  static func main() {
    StandardDescriptors.reserve()
    DescriptorOutput.ignoreBrokenPipes()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let status = TranscriptWorker.run(arguments: arguments) { exit(status) }
    Orphans.adopt()
    var output = DescriptorOutput.standardOutput()
    var errors = DescriptorOutput.standardError(after: output)
    let console = output
    let runner = CommandRunner(
      arguments: arguments,
      standardInput: { StandardInput.commands(promptingOn: console, isPlain: $0) },
      reportStyle: ReportStyle(isTerminal: console.isTerminal, noColor: getenv("NO_COLOR")),
      annotations: GitHubAnnotations(environment: { getenv($0).map { String(cString: $0) } }),
      isOutputRead: { !console.isClosed })
    let status = runner.run(printingTo: &output, errorsTo: &errors)
    exit(finish(output, errors, status).rawValue)
  }

  /// Writes what is left; output that got lost is never a success.
  private static func finish(
    _ output: DescriptorOutput, _ errors: DescriptorOutput, _ status: ExitStatus
  ) -> ExitStatus {
    output.flush()
    guard let code = output.failure else { return status }
    errors.write("earshot: error: cannot write the output: \(String(cString: strerror(code)))\n")
    return .invalid
  }
}
