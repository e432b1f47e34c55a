import EarshotReader
import EarshotScenarios
import EarshotSpeech

/// Reads a screen from top to bottom.
@MainActor
struct ReadCommand {
  let call: CommandLineArguments
  let speechLibrary: SpeechLibrary

  /// Prints one stop a line, and speaks it if the call asks for that.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    let speech = try SpeechOutput(for: call, using: speechLibrary, errorsTo: &errors)
    var session = try Session(for: call)
    var lines = HeardLines(for: call, in: session.readerLanguage)
    for heard in session.open() as [Heard] {
      // The rest is read again below.
      if case .note(.fault) = heard { lines.tell(heard, to: &output, and: speech) }
    }
    do {
      try session.perform("\(ReaderCommand.readAll)") { heard in
        lines.tell(heard, to: &output, and: speech)
      }
    } catch {
      throw CommandLineError("\(error)")
    }
    try speech.finish(errorsTo: &errors)
    return lines.status
  }
}
