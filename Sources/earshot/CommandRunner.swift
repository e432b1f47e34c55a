import EarshotClient
import EarshotScenarios
import EarshotScreens
import EarshotSpeech
import Glibc

/// Runs one call of the command line.
@MainActor
struct CommandRunner {
  /// The words of the call without the name of the program.
  let arguments: [String]
  /// Where commands are typed unless the call names a script; the flag asks for a plain prompt.
  let standardInput: (_ isPlain: Bool) -> any CommandInput
  /// The library that speaks.
  var speechLibrary = SpeechLibrary()
  /// The program that plays transcripts when it is started as a worker.
  var workerProgram = TranscriptRun.Options().program
  /// How reports look where the call does not ask for plain text.
  var reportStyle = ReportStyle.plain
  /// What GitHub Actions is told of transcripts that failed, where a run is one of its jobs.
  var annotations: GitHubAnnotations?
  /// What the source of the screen was compiled to, where this is the process that plays it.
  var libraries = ClientLibraries()
  /// Where is told what became of source that was changed, where this is the process that plays it.
  var news: ClientNewsChannel?
  /// Told what begins, and with nil that it has ended.
  var reportProgress: (String?) -> Void = { _ in }
  /// What other processes know of the same audit, where this one takes its turn.
  var handover: AuditHandover?
  /// Where another process prints what is heard.
  var standardOutput = STDOUT_FILENO
  /// Whether somebody still reads what is printed.
  var isOutputRead: () -> Bool = { true }

  /// Does what the call asks for, and says how it went.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) -> ExitStatus {
    do throws(CommandLineError) {
      var call = try CommandLineArguments(parsing: arguments, screens: ScreenCatalog.names)
      call.libraries = libraries
      return try perform(call, printingTo: &output, errorsTo: &errors)
    } catch {
      errors.write("\(error)\n")
      return error.status
    }
  }

  private func perform(
    _ call: CommandLineArguments, printingTo output: inout some TextOutputStream,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    guard !call.asksForVersion else {
      output.write("earshot \(EarshotVersion.current)\n")
      return .success
    }
    var call = call
    try call.lookAtScreensToAudit()
    try FileRoles(of: call).check()
    if let source = call.sourcesOfScreens.first, libraries.isEmpty {
      return try ClientCall(
        call: call, arguments: arguments, source: source, output: standardOutput
      )
      .run(printingTo: &output, errorsTo: &errors)
    }
    reportProgress("while it was loaded")
    guard let call = try choosingScreen(for: call, printingTo: &output) else { return .success }
    reportProgress("while it appeared")
    return try carryOut(call, printingTo: &output, errorsTo: &errors)
  }

  /// The call with the screen that somebody chooses, where there are several; nil if nobody does.
  private func choosingScreen(
    for call: CommandLineArguments, printingTo output: inout some TextOutputStream
  ) throws(CommandLineError) -> CommandLineArguments? {
    guard let source = call.sourceOfScreen, let choice = libraries.choice(in: source) else {
      return call
    }
    let input = standardInput(call.isPlain)
    guard input.isInteractive else { return call }
    reportProgress(nil)
    let question = ScreenQuestion(choice: choice, input: input)
    guard let answer = try question.answer(printingTo: &output) else { return nil }
    var call = call
    call.screen = .source(answer)
    return call
  }

  private func carryOut(
    _ call: CommandLineArguments, printingTo output: inout some TextOutputStream,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    switch call.command {
    case .help: output.write(Help(for: call.helpTopic).text)
    case .screens: ScreensCommand().run(printingTo: &output)
    case .voices:
      try VoicesCommand(language: call.voiceLanguage, speechLibrary: speechLibrary)
        .run(printingTo: &output)
    case .tree: try TreeCommand(call: call).run(printingTo: &output)
    case .describe: try DescribeCommand(call: call).run(printingTo: &output)
    case .read:
      return try ReadCommand(call: call, speechLibrary: speechLibrary)
        .run(printingTo: &output, errorsTo: &errors)
    case .test: return try test(call).run(printingTo: &output, errorsTo: &errors)
    case .audit, .explore:
      return try audit(call, printingTo: &output, errorsTo: &errors)
    case .rules: try RulesCommand(rule: call.rule).run(printingTo: &output)
    case .play: return try play(call).run(printingTo: &output, errorsTo: &errors)
    }
    return .success
  }

  /// Where another process started this one, that tells what this one finds out.
  private func audit(
    _ call: CommandLineArguments, printingTo output: inout some TextOutputStream,
    errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    if let handover {
      try AuditWork(call: call, handover: handover, reportProgress: reportProgress).run()
      return .success
    }
    let command = try AuditCommand(call: call)
    let handover = AuditHandover()
    try AuditWork(call: call, handover: handover, reportProgress: reportProgress).run()
    return try command.tell(handover.journal, printingTo: &output, errorsTo: &errors)
  }

  private func test(_ call: CommandLineArguments) -> TestCommand {
    TestCommand(
      call: call, workerProgram: workerProgram, style: call.isPlain ? .plain : reportStyle,
      annotations: annotations)
  }

  private func play(_ call: CommandLineArguments) throws(CommandLineError) -> PlayCommand {
    PlayCommand(
      call: call, input: try input(for: call), speechLibrary: speechLibrary,
      news: news, reportProgress: reportProgress, isOutputRead: isOutputRead)
  }

  private func input(for call: CommandLineArguments) throws(CommandLineError) -> any CommandInput {
    guard let script = call.script, script != "-" else { return standardInput(call.isPlain) }
    do {
      return try LineInput(path: script)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }
}
