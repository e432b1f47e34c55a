public import EarshotReader

/// Plays the commands of a transcript on a screen.
@MainActor
public protocol TranscriptPlayer {
  /// Makes the screen appear, and returns what is heard.
  mutating func open() throws(TranscriptPlayerError) -> [TranscriptLine]

  /// Does what a command says, and returns what is heard; no lines mean silence.
  mutating func perform(_ command: String) throws(TranscriptPlayerError) -> [TranscriptLine]

  /// The gestures that were planned and never made; asked after the last step.
  var undone: [TranscriptLine] { get }
}

extension TranscriptPlayer {
  /// Nothing.
  public var undone: [TranscriptLine] { [] }
}
