/// The keys of the record of a transcript.
enum RecordKey: String, CaseIterable {
  case path, status, steps
}

/// The keys of the record of a step.
enum StepKey: String, CaseIterable {
  case line, command, status, heard, failure
}

/// The keys of what went wrong in a step.
enum FailureKey: String, CaseIterable {
  case line, reason, message, seconds, suggestion, expected, unmet, unplayedSteps
}

/// The keys of an assertion that does not hold.
enum AssertionKey: String, CaseIterable {
  case line, text
}

/// Whether something went as its transcript says.
enum RecordStatus: String, CaseIterable {
  case passed, failed

  init(passed: Bool) { self = passed ? .passed : .failed }
}

/// In what way a step failed, without the particulars.
enum RecordReason: String, CaseIterable {
  case differs, unmet, unrecorded, unknownCommand, stopped, crashed, timedOut, assertsNothing
}
