import EarshotClient
import EarshotConversation
import EarshotFiles
import EarshotReader
import EarshotScenarios
import EarshotScreens
import EarshotSpeech
import EarshotText

/// Line mode: reads commands, prints what is said after each.
@MainActor
struct PlayCommand {
  let call: CommandLineArguments
  let input: any CommandInput
  let speechLibrary: SpeechLibrary
  /// Where is told what became of source that was changed.
  var news: ClientNewsChannel?
  /// Told what begins, and with nil that it has ended.
  var reportProgress: (String?) -> Void = { _ in }
  /// Whether somebody still reads what is printed.
  var isOutputRead: () -> Bool = { true }

  /// Plays until somebody quits or the input ends; something wrong with the views is a finding.
  func run(
    printingTo output: inout some TextOutputStream, errorsTo errors: inout some TextOutputStream
  ) throws(CommandLineError) -> ExitStatus {
    let before = call.save.flatMap(FileStamp.init)
    var session = try Session(for: call)
    let destination = try SaveDestination(
      call.save, session.screen, unlessChangedSince: before)
    var transcript = try TranscriptDestination(for: call)
    let speech = try SpeechOutput(for: call, using: speechLibrary, errorsTo: &errors)
    var lines = HeardLines(for: call, in: session.readerLanguage)
    var notes = UnsimulatedNotes()
    if !input.isInteractive { output.write("\(header)") }
    reportProgress("while it appeared")
    let opening: [Heard] = session.open()
    for heard in opening { lines.tell(heard, to: &output, and: speech) }
    transcript.open(hearing: opening)
    notes.tell(of: session.screen.source, to: &errors)
    reportProgress(nil)
    var reload = SourceReload(for: call, hearing: news)
    if let reload { input.wait(alsoFor: reload.descriptor) }
    let isKept = destination.isNeeded || transcript.isNeeded || speech.isNeeded
    while !session.isOver, isKept || isOutputRead(),
      let turn = try nextTurn(
        completing: input.isInteractive ? session.completions : [], printingTo: &output)
        ?? (session.leftovers.isEmpty ? nil : .command("quit"))
    {
      guard case .command(let command) = turn else {
        if input.isInteractive { speech.begin() }
        let reasons = goOn(session: &session, by: &reload) {
          lines.tell($0, to: &output, and: speech)
        }
        notes.tell(of: session.screen.source, to: &errors)
        if let reasons { errors.write("\(reasons)\n") }
        continue
      }
      if !input.isInteractive { output.write("> \(PrintableCommand(command))\n") }
      if let remark = takeTurn(speech, for: command) {
        output.write("[\(remark)]\n")
        continue
      }
      reportProgress("at '\(PrintableCommand(command))', line \(input.lineNumber)")
      defer { reportProgress(nil) }
      do {
        var answer: [Heard] = []
        try session.perform(command) { heard in
          lines.tell(heard, to: &output, and: speech)
          if transcript.isNeeded { answer.append(heard) }
        }
        transcript.perform(command, hearing: answer)
      } catch {
        try handle(error, printingTo: &output)
      }
      speech.isOn = session.isSpeechOn
      speech.language = session.readerLanguage
      lines.language = session.readerLanguage
      notes.tell(of: session.screen.source, to: &errors)
    }
    try keep(transcript, destination)
    try speech.finish(errorsTo: &errors)
    return lines.status
  }

  /// Goes on after the source was changed, and hands on what is heard; what is wrong with it, if
  /// anything is.
  private func goOn(
    session: inout Session, by reload: inout SourceReload?, hearing: (Heard) -> Void
  ) -> CommandLineError? {
    reportProgress("while it appeared again")
    defer { reportProgress(nil) }
    let outcome = reload?.update(&session) ?? SourceReload.Outcome()
    for heard in outcome.heard { hearing(heard) }
    return outcome.errors.map(CommandLineError.init(lines:))
  }

  /// Keeps the session in both files; that one cannot be written is no reason to lose the other.
  private func keep(
    _ transcript: TranscriptDestination, _ conversation: SaveDestination
  ) throws(CommandLineError) {
    do {
      try transcript.save()
    } catch {
      try conversation.save()
      throw error
    }
    try conversation.save()
  }

  /// Lets somebody who types cut off what is being played, or pause it, which is then remarked.
  ///
  /// What a script asks for is played in full, because nobody waited for it to be said.
  private func takeTurn(_ speech: SpeechOutput, for command: String) -> String? {
    guard input.isInteractive else { return nil }
    if (try? ReaderCommand(parsing: command)) == .pause, let remark = speech.togglePause() {
      return remark
    }
    speech.begin()
    return nil
  }

  /// What is to be done next.
  private enum Turn {
    case command(String)
    case news
  }

  private var header: TranscriptHeader {
    TranscriptHeader(screen: call.screen.description, settings: call.settings)
  }

  /// The next line that is neither blank nor a comment, or news.
  private func nextTurn(
    completing completions: [String], printingTo output: inout some TextOutputStream
  ) throws(CommandLineError) -> Turn? {
    input.completions = completions
    while true {
      do {
        let line: String
        switch try input.nextEvent() {
        case .line(let next): line = next
        case .news: return .news
        case .end: return nil
        }
        let command = line.trimmingLeadingWhiteSpace()
        if !command.isEmpty, command.unicodeScalars.first != "#" { return .command(command) }
      } catch {
        // A line that is no text can be typed again; an input that cannot be read is lost.
        guard input.isInteractive, error.line != nil else {
          throw CommandLineError(located: "\(error)")
        }
        output.write("error: \(PrintableText.line(error.message))\n")
      }
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
