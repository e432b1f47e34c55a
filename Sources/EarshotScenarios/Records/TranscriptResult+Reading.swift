public import EarshotJSON
import EarshotReader

extension TranscriptResult {
  /// Reads the record of a result.
  public init(from reader: JSONReader) throws(JSONError) {
    var path: String?
    var steps: [StepResult]?
    try reader.object(keys: RecordKey.self) { key throws(JSONError) in
      switch key {
      case .path: path = try reader.string()
      case .status: _ = try reader.word(of: RecordStatus.self)
      case .steps: steps = try reader.items { () throws(JSONError) in try StepResult(from: reader) }
      }
    }
    self.init(
      file: try reader.required(path, RecordKey.path),
      steps: try reader.required(steps, RecordKey.steps))
  }
}

extension StepResult {
  fileprivate init(from reader: JSONReader) throws(JSONError) {
    var line: Int?
    var command: String?
    var heard: [TranscriptLine] = []
    var failure: FailureRecord?
    try reader.object(keys: StepKey.self) { key throws(JSONError) in
      switch key {
      case .line: line = try reader.integer()
      case .command: command = try reader.string()
      case .status: _ = try reader.word(of: RecordStatus.self)
      case .heard: heard = try reader.lines()
      case .failure: failure = try FailureRecord(from: reader)
      }
    }
    self.init(
      command: command, line: try reader.required(line, StepKey.line), heard: heard,
      failure: failure?.failure(of: command, hearing: heard))
  }
}

/// What a record says of a failure, without what the step around it says.
private struct FailureRecord {
  var line = 0
  var reason = TranscriptFailure.Reason.unrecorded
  var expected: [TranscriptLine] = []
  var unplayedSteps = 0

  init(from reader: JSONReader) throws(JSONError) {
    var line: Int?
    var kind: RecordReason?
    var message = ""
    var seconds = 0
    var suggestion: String?
    var unmet: [TranscriptExpectation] = []
    try reader.object(keys: FailureKey.self) { key throws(JSONError) in
      switch key {
      case .line: line = try reader.integer()
      case .reason: kind = try reader.word(of: RecordReason.self)
      case .message: message = try reader.string()
      case .seconds: seconds = try reader.integer()
      case .suggestion: suggestion = try reader.string()
      case .expected: expected = try reader.lines()
      case .unmet: unmet = try reader.items { () throws(JSONError) in try reader.assertion() }
      case .unplayedSteps: unplayedSteps = try reader.integer()
      }
    }
    self.line = try reader.required(line, FailureKey.line)
    reason =
      switch try reader.required(kind, FailureKey.reason) {
      case .differs: .differs
      case .unmet: .unmet(unmet)
      case .unrecorded: .unrecorded
      case .unknownCommand: .unknownCommand(suggestion: suggestion)
      case .stopped: .stopped(message)
      case .crashed: .crashed(message)
      case .timedOut: .timedOut(seconds: seconds)
      case .assertsNothing: .assertsNothing
      }
  }

  func failure(of command: String?, hearing heard: [TranscriptLine]) -> TranscriptFailure {
    TranscriptFailure(
      command: command, line: line, expected: expected, heard: heard, reason: reason,
      unplayedSteps: unplayedSteps)
  }
}

extension JSONReader {
  fileprivate func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) throws(JSONError) -> Word {
    let text = try string()
    guard let word = Word(rawValue: text) else {
      throw error("expected one of \(Word.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return word
  }

  fileprivate func items<Item>(
    _ item: () throws(JSONError) -> Item
  ) throws(JSONError) -> [Item] {
    var items: [Item] = []
    try array { () throws(JSONError) in items.append(try item()) }
    return items
  }

  fileprivate func lines() throws(JSONError) -> [TranscriptLine] {
    try items { () throws(JSONError) in TranscriptLine(printed: try string()) }
  }

  fileprivate func assertion() throws(JSONError) -> TranscriptExpectation {
    var line: Int?
    var text: String?
    try object(keys: AssertionKey.self) { key throws(JSONError) in
      switch key {
      case .line: line = try integer()
      case .text: text = try string()
      }
    }
    return TranscriptExpectation(
      TranscriptExpectation.Content(printed: try required(text, AssertionKey.text)),
      line: try required(line, AssertionKey.line))
  }
}

extension TranscriptExpectation.Content {
  fileprivate init(printed line: String) {
    let words = String(line.dropFirst(2))
    self =
      if line.hasPrefix("~ ") {
        .conveys(words)
      } else if line.hasPrefix("! ") {
        .omits(words)
      } else {
        .line(TranscriptLine(printed: line))
      }
  }
}
