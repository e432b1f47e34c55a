import EarshotClient
import EarshotProcesses
import EarshotScenarios
import EarshotText
import Glibc

/// A call on screens in Swift source: their code runs in a process of its own.
struct ClientCall {
  let call: CommandLineArguments
  /// The words of the call.
  let arguments: [String]
  /// The source that the screen is in, or the first of several.
  let source: SourceReference
  /// Where what is heard is printed.
  let output: Int32

  /// Compiles, hands the call on, and tells how that ended where the process cannot.
  ///
  /// What an audit finds is printed here, where no code of a screen runs.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    // What the code has started ends with it.
    defer { Orphans.end() }
    if call.isWatching {
      var watch = ClientWatch(self)
      return try watch.run(errorsTo: &errors)
    }
    let audit = call.command.takesScreens ? try AuditCommand(call: call) : nil
    let libraries = ClientPreparation(for: call)
      .libraries(of: call.sourcesOfScreens, errorsTo: &errors)
    guard let audit else { return try status(after: play(libraries)) }
    var turns = AuditTurns(of: self, with: libraries)
    let status = try turns.run(errorsTo: &errors)
    guard status == .success else { return status }
    return try audit.tell(turns.journal, printingTo: &output, errorsTo: &errors)
  }

  /// Hands the call on with what was compiled; the process hears the news that there is meanwhile.
  func play(
    _ libraries: ClientLibraries, keeping journal: ClientJournal? = nil,
    askingForNews news: () -> ClientNews? = { nil }, seeing see: (ClientSign) -> Void = { _ in }
  ) throws(CommandLineError) -> ClientProcess.End {
    for source in call.sourcesOfScreens {
      if case .failure(let reasons) = libraries[source] { throw CommandLineError(lines: reasons) }
    }
    let process = ClientProcess(
      arguments: libraries.arguments + arguments,
      limits: ClientProcess.Limits(
        seconds: call.clientTimeout, memory: call.running.memoryLimit, mayWait: call.needsVoice),
      group: mayBeAsked ? .shared : .own)
    do {
      return try process.run(
        printingTo: call.command.takesScreens ? nil : output, keeping: journal, askingForNews: news,
        seeing: see)
    } catch {
      throw CommandLineError("\(error)")
    }
  }

  /// Whether somebody may be asked at a terminal, which only the group of this process can be: for
  /// commands, or which screen is meant.
  private var mayBeAsked: Bool {
    guard !call.command.takesScreens, isatty(STDIN_FILENO) != 0 else { return false }
    return call.isWatching || (call.command == .play && (call.script ?? "-") == "-")
      || call.sourceOfScreen?.screen == nil
  }

  /// What the caller is told, or how the process ended where it cannot tell.
  func status(after end: ClientProcess.End) throws(CommandLineError) -> ExitStatus {
    switch end {
    case .status(let code), .refused(let code): return ExitStatus(rawValue: code) ?? .invalid
    case .stopped(let number):
      Orphans.end()
      // Whoever asked for it is told as if there had been one process.
      signal(number, SIG_DFL)
      raise(number)
      return .invalid
    case .crashed(let deed, let view, let words):
      throw failure("crashed \(deed)\(Self.place(view)): \(words)")
    case .robbed(let deed):
      throw failure(
        "closed files that it had not opened, or wrote to them, \(deed): nothing more can be told of it"
      )
    case .hung(let deed, let view, let delay):
      throw failure("did not come back \(deed)\(Self.place(view)): \(Self.words(delay))")
    }
  }

  private static func words(_ delay: ClientProcess.Delay) -> String {
    switch delay {
    case .computed(let seconds):
      "it computed for \(counted(seconds)); it may repeat something without end ('--timeout' gives it "
        + "longer)"
    case .waited(let seconds):
      "it waited for \(counted(seconds)); what it waits for may never come ('--timeout' gives it longer)"
    }
  }

  private static func counted(_ seconds: Int) -> String {
    "\(seconds) \(seconds == 1 ? "second" : "seconds")"
  }

  private static func place(_ view: String?) -> String {
    view.map { ", in the body of '\($0)'" } ?? ""
  }

  private func failure(_ sentence: String) -> CommandLineError {
    let sources = call.sourcesOfScreens.map(\.description).joined(separator: ", ")
    return CommandLineError(located: "\(sources): error: the screen \(sentence)", status: .finding)
  }
}
