/// Expects exactly these phrases to have been said, in this order, and nothing else; an empty list
/// expects silence.
@MainActor
public func expectSpoken(
  _ reader: SimulatedVoiceOver, _ phrases: [String], in part: HeardPart = .everything,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let failure = reader.failure(expectingSpoken: phrases, in: part)
  reader.report(failure, at: CodeLocation(fileID, filePath, line, column))
}

/// Expects these words to have been said in this order, perhaps with others between them, whatever
/// their case and punctuation.
@MainActor
public func expectConveys(
  _ reader: SimulatedVoiceOver, _ words: String, in part: HeardPart = .everything,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let failure = reader.failure(expectingConveyed: words, in: part)
  reader.report(failure, at: CodeLocation(fileID, filePath, line, column))
}

/// Expects these words not to have been said side by side, whatever their case and punctuation.
@MainActor
public func expectNeverSaid(
  _ reader: SimulatedVoiceOver, _ words: String, in part: HeardPart = .everything,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let failure = reader.failure(expectingNeverSaid: words, in: part)
  reader.report(failure, at: CodeLocation(fileID, filePath, line, column))
}

/// Expects everything that was done and heard to be what a transcript says that is kept beside the
/// file of the test, as `Transcripts/FILE/NAME.transcript`.
///
/// A transcript that is missing is recorded, and the test fails so that somebody reads it, unless
/// `CI` is set. The variable `EARSHOT_RECORD` (`missing`, `changed` or `never`) asks for something
/// else, and a mode that the test gives has the last word. A name becomes the name of a file.
@MainActor
public func expectTranscript(
  _ reader: SimulatedVoiceOver, named name: String, recording mode: TranscriptRecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let location = CodeLocation(fileID, filePath, line, column)
  let failure = reader.failure(expectingTranscript: name, recording: mode, besides: "\(filePath)")
  reader.report(failure, at: location)
}

extension SimulatedVoiceOver {
  fileprivate func report(_ failure: String?, at location: CodeLocation) {
    if let failure { report(failure, at: location) }
  }
}
