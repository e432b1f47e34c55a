public import EarshotReader
import EarshotText

/// A session as a transcript that passes, while it goes on.
public struct SessionTranscript: Hashable, Sendable, CustomStringConvertible {
  /// The text so far.
  public private(set) var description: String

  /// Begins with the screen and the settings.
  public init(_ header: TranscriptHeader) { description = "\(header)" }

  /// Keeps what was heard when the screen appeared.
  public mutating func open(hearing heard: [Heard]) {
    description += TranscriptLine.printed(heard.map { TranscriptLine($0) }).map { "\($0)\n" }
      .joined()
  }

  /// Keeps a command that was carried out, and what was heard then.
  public mutating func perform(_ command: String, hearing heard: [Heard]) {
    description += "> \(PrintableText.line(command))\n"
    open(hearing: heard)
  }
}
