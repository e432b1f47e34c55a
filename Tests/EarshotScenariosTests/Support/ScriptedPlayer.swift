import EarshotReader
import EarshotScenarios

/// A player that says what it was told to say, and notes what it was asked to do.
@MainActor
struct ScriptedPlayer: TranscriptPlayer {
  var opening: [TranscriptLine] = [.speech("Hold a message")]
  var answers: [String: [TranscriptLine]] = [:]
  var failures: [String: TranscriptPlayerError] = [:]
  var openingFailure: TranscriptPlayerError?
  private(set) var performed: [String] = []

  init(opening: [TranscriptLine] = [.speech("Hold a message")]) {
    self.opening = opening
  }

  mutating func open() throws(TranscriptPlayerError) -> [TranscriptLine] {
    if let openingFailure { throw openingFailure }
    return opening
  }

  mutating func perform(_ command: String) throws(TranscriptPlayerError) -> [TranscriptLine] {
    performed.append(command)
    if let failure = failures[command] { throw failure }
    return answers[command] ?? []
  }
}
