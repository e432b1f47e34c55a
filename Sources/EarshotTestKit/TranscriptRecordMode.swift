import EarshotScenarios
import EarshotText
import Glibc

/// What a test writes into the transcripts beside it.
///
/// A test that gives no mode follows the variable `EARSHOT_RECORD`. Without the variable, nothing is
/// recorded where `CI` is set, and otherwise what is missing.
public enum TranscriptRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Transcripts and steps that are not there yet.
  case missing
  /// Those as well that differ.
  case changed
  /// Nothing.
  case never

  /// What the environment asks for; throws where it asks for something that there is not.
  package static func current() throws(UnknownRecordMode) -> TranscriptRecordMode {
    try TranscriptRecordMode(
      asked: getenv("EARSHOT_RECORD").map { String(cString: $0) }, isRunByCI: getenv("CI") != nil)
  }

  /// What is asked for; an empty text asks for nothing in particular.
  package init(asked: String?, isRunByCI: Bool) throws(UnknownRecordMode) {
    guard let asked, !asked.isEmpty else {
      self = isRunByCI ? .never : .missing
      return
    }
    guard let mode = TranscriptRecordMode(rawValue: asked) else {
      throw UnknownRecordMode(asked: asked)
    }
    self = mode
  }

  var recording: RecordingMode? { RecordingMode(rawValue: rawValue) }
}

/// A mode that there is not.
package struct UnknownRecordMode: Error, Hashable, CustomStringConvertible {
  let asked: String

  /// What was asked for, and what can be.
  package var description: String {
    "EARSHOT_RECORD is \(PrintableText.quoting(asked)), and can be 'missing', 'changed' or 'never'"
  }
}
