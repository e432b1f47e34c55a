import EarshotClient
import EarshotProcesses
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
    var host = ClientHost(
      takenFrom: &arguments, place: { EvaluatedView.name }, abandoned: { Orphans.end() })
    EvaluatedView.isTold = host != nil
    let libraries = ClientLibraries(takenFrom: &arguments)
    if let status = work(arguments, libraries) { exit(status) }
    Orphans.adopt()
    var output = DescriptorOutput.standardOutput()
    var errors = DescriptorOutput.standardError(after: output)
    let console = output
    // A terminal's own number is lent to the code of a screen, and what that prints may be dropped.
    if console.descriptor != STDOUT_FILENO { host?.watch(over: console.descriptor) }
    // Commands still come when the code of a screen closes the input.
    let input = host == nil ? STDIN_FILENO : Descriptor.hiddenCopy(of: STDIN_FILENO)
    host?.watch(over: input)
    let supervisor = host
    console.willWrite = { supervisor?.passOn() }
    let runner = CommandRunner(
      arguments: arguments,
      standardInput: {
        StandardInput.commands(promptingOn: console, isPlain: $0, from: input)
      },
      reportStyle: ReportStyle(isTerminal: console.isTerminal, noColor: getenv("NO_COLOR")),
      annotations: GitHubAnnotations(environment: { getenv($0).map { String(cString: $0) } }),
      libraries: libraries,
      news: supervisor?.news,
      reportProgress: { deed in
        console.flush()
        if let deed { supervisor?.begin(deed) } else { supervisor?.end() }
      },
      handover: supervisor.map { host in
        AuditHandover(
          reading: host.inheritance, leaving: host.send, noting: host.goOn(noting:))
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
