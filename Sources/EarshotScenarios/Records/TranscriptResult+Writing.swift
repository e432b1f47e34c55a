public import EarshotJSON
import EarshotReader

extension TranscriptResult {
  /// Writes the record of the result: its path, its status and its steps.
  public func write(to writer: JSONWriter, layout: JSONWriter.Layout = .lines) {
    writer.object(layout: layout) {
      writer.key(RecordKey.path).string(file)
      writer.key(RecordKey.status).string(RecordStatus(passed: passed).rawValue)
      writer.key(RecordKey.steps).array { for step in steps { step.write(to: writer) } }
    }
  }
}

extension StepResult {
  fileprivate func write(to writer: JSONWriter) {
    writer.object {
      writer.key(StepKey.line).integer(line)
      if let command { writer.key(StepKey.command).string(command) }
      writer.key(StepKey.status).string(RecordStatus(passed: passed).rawValue)
      writer.key(StepKey.heard).lines(heard)
      if let failure { writer.key(StepKey.failure).object { failure.write(to: writer) } }
    }
  }
}

extension TranscriptFailure {
  fileprivate func write(to writer: JSONWriter) {
    writer.key(FailureKey.line).integer(line)
    writer.key(FailureKey.reason).string(recordReason.rawValue)
    switch reason {
    case .differs: writer.key(FailureKey.expected).lines(expected)
    case .unmet(let assertions):
      writer.key(FailureKey.unmet).array { for each in assertions { each.write(to: writer) } }
    case .unknownCommand(let suggestion?): writer.key(FailureKey.suggestion).string(suggestion)
    case .stopped(let message), .crashed(let message):
      writer.key(FailureKey.message).string(message)
    case .timedOut(let seconds): writer.key(FailureKey.seconds).integer(seconds)
    case .unknownCommand(nil), .unrecorded, .assertsNothing: break
    }
    if unplayedSteps > 0 { writer.key(FailureKey.unplayedSteps).integer(unplayedSteps) }
  }

  /// In what way the step failed, by the word of the record.
  var recordReason: RecordReason {
    switch reason {
    case .differs: .differs
    case .unmet: .unmet
    case .unrecorded: .unrecorded
    case .unknownCommand: .unknownCommand
    case .stopped: .stopped
    case .crashed: .crashed
    case .timedOut: .timedOut
    case .assertsNothing: .assertsNothing
    }
  }
}

extension TranscriptExpectation {
  fileprivate func write(to writer: JSONWriter) {
    writer.object(layout: .inline) {
      writer.key(AssertionKey.line).integer(line)
      writer.key(AssertionKey.text).string(description)
    }
  }
}

extension JSONWriter {
  fileprivate func key(_ name: some RawRepresentable<String>) -> JSONWriter { key(name.rawValue) }

  /// Writes lines as they are printed.
  fileprivate func lines(_ lines: [TranscriptLine]) {
    array { for line in lines { string(line.description) } }
  }
}
