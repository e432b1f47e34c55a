import EarshotFiles
import EarshotReader
import EarshotScenarios
import Glibc

/// Where a session is kept as a transcript when it ends.
struct TranscriptDestination {
  private let file: String?
  /// The file as it was before the session; nil where there was none.
  private let before: FileStamp?
  private var transcript: SessionTranscript

  /// Whether there is something to keep.
  var isNeeded: Bool { file != nil }

  /// Checks early what can be known early; a file that exists is only written over if the call says so.
  init(for call: CommandLineArguments) throws(CommandLineError) {
    file = call.savedTranscript
    before = file.flatMap(FileStamp.init)
    transcript = SessionTranscript(
      TranscriptHeader(screen: Self.screen(of: call), settings: call.settings))
    guard let file else { return }
    guard before == nil || call.overwrites else {
      throw CommandLineError(
        located: "\(file): error: it exists already; name another file, or add '--overwrite'")
    }
    do {
      try AtomicFile(replacing: file).check()
    } catch {
      throw CommandLineError(writing: file, error)
    }
  }

  /// Takes in what was heard when the screen appeared.
  mutating func open(hearing heard: [Heard]) {
    if isNeeded { transcript.open(hearing: heard) }
  }

  /// Takes in a command and what was heard then.
  mutating func perform(_ command: String, hearing heard: [Heard]) {
    if isNeeded { transcript.perform(command, hearing: heard) }
  }

  /// Writes the transcript, whole or not at all.
  ///
  /// Where somebody else wrote the file during the session, both are kept.
  func save() throws(CommandLineError) {
    guard let file else { return }
    guard FileStamp(of: file) == before else {
      let other = SaveDestination.freeName(beside: file)
      try write(to: other)
      throw CommandLineError(
        located: "\(file): error: not written, because somebody else changed it meanwhile; "
          + "the transcript is kept in '\(other)'")
    }
    try write(to: file)
  }

  private func write(to file: String) throws(CommandLineError) {
    do {
      try AtomicFile(replacing: file).write(Array("\(transcript)".utf8))
    } catch {
      throw CommandLineError(writing: file, error)
    }
  }

  /// The screen as the transcript has to name it, since a path begins at its folder.
  private static func screen(of call: CommandLineArguments) -> String {
    call.savedTranscript.map(call.screen.name) ?? "\(call.screen)"
  }
}
