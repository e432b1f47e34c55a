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
  ) throws(CommandLineError) {
    let speech = try SpeechOutput(for: call, using: speechLibrary, errorsTo: &errors)
    var session = try Session(for: call)
    let lines = HeardLines(for: call, in: session.readerLanguage)
    _ = session.open() as [Heard]
    do {
      try session.perform("\(ReaderCommand.readAll)") { heard in
        lines.tell(heard, to: &output, and: speech)
      }
    } catch {
      throw CommandLineError("\(error)")
    }
    try speech.finish(errorsTo: &errors)
  }
}
