import EarshotClient
import EarshotScenarios
import EarshotUI
import Glibc

/// The way from the operating system into the command and back.
@main
enum EarshotMain {
  @MainActor
  static func main() {
    StandardDescriptors.reserve()
    DescriptorOutput.ignoreBrokenPipes()
    var arguments = Array(CommandLine.arguments.dropFirst())
    let host = ClientHost(
      takenFrom: &arguments, place: { EvaluatedView.name }, abandoned: { Orphans.end() })
    EvaluatedView.isTold = host != nil
    let libraries = ClientLibraries(takenFrom: &arguments)
    if let status = work(arguments, libraries) { exit(status) }
    Orphans.adopt()
    var output = DescriptorOutput.standardOutput()
    var errors = DescriptorOutput.standardError(after: output)
    let console = output
    console.willWrite = { host?.passOn() }
    let runner = CommandRunner(
      arguments: arguments,
      standardInput: { StandardInput.commands(promptingOn: console, isPlain: $0) },
      reportStyle: ReportStyle(isTerminal: console.isTerminal, noColor: getenv("NO_COLOR")),
      annotations: GitHubAnnotations(environment: { getenv($0).map { String(cString: $0) } }),
      libraries: libraries,
      news: host?.news,
      reportProgress: { deed in
        console.flush()
        if let deed { host?.begin(deed) } else { host?.end() }
      },
      handover: host.map { host in
        AuditHandover(
          reading: (try? host.journal.messages) ?? [], leaving: host.journal.add,
          noting: host.goOn(noting:))
      },
      standardOutput: console.descriptor,
      isOutputRead: { !console.isClosed })
    let status = runner.run(printingTo: &output, errorsTo: &errors)
    host?.end()
    let code = finish(output, errors, status).rawValue
    host?.finish()
    exit(code)
  }

  /// Plays transcripts for another process, if the call is to that.
  @MainActor
  private static func work(_ arguments: [String], _ libraries: ClientLibraries) -> Int32? {
    TranscriptWorker.run(arguments: arguments) { transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript, compiled: libraries)
    }
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
