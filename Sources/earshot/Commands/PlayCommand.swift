import EarshotConversation
import EarshotReader
import EarshotScenarios

/// Line mode: reads commands, prints what is said after each.
@MainActor
struct PlayCommand {
  let call: CommandLineArguments
  let input: any CommandInput
  let speechLibrary: String

  /// Plays until somebody quits or the input ends.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) {
    var session = try Session(for: call)
    let destination = try SaveDestination(call.save, session.screen)
    let speech = try SpeechOutput(for: call, using: speechLibrary, errorsTo: &errors)
    let lines = HeardLines(emoji: call.emoji)
    if !input.isInteractive { output.write("\(header)") }
    for heard in session.open() as [Heard] {
      output.write(lines.line(for: heard) + "\n")
      speech.hear(heard)
    }
    while !session.isOver, let command = try nextCommand(completing: session.completions) {
      if !input.isInteractive { output.write("> \(PrintableCommand(command))\n") }
      speech.begin(isInteractive: input.isInteractive)
      do {
        try session.perform(command) { heard in
          output.write(lines.line(for: heard) + "\n")
          speech.hear(heard)
        }
      } catch {
        try handle(error, printingTo: &output)
      }
    }
    try destination.save()
    try speech.finish(errorsTo: &errors)
  }

  private var header: TranscriptHeader {
    TranscriptHeader(screen: call.screen.description, settings: call.settings)
  }

  /// The next line that is neither blank nor a comment.
  private func nextCommand(completing completions: [String]) throws(CommandLineError) -> String? {
    input.completions = completions
    do {
      while let line = try input.nextLine() {
        let command = line.drop(while: \.isWhitespace)
        if !command.isEmpty, command.first != "#" { return String(command) }
      }
      return nil
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }

  /// At a prompt a mistake can be corrected; in a script it ends the run, and nothing is kept.
  private func handle(
    _ error: SessionError, printingTo output: inout some TextOutputStream
  ) throws(CommandLineError) {
    guard input.isInteractive else {
      throw CommandLineError(located: "\(input.name):\(input.lineNumber): error: \(error)")
    }
    output.write("error: \(error)\n")
  }
}
