import EarshotScenarios
import Glibc

/// What a test writes into the transcripts beside it.
public enum TranscriptRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Transcripts and steps that are not there yet.
  case missing
  /// Those as well that differ.
  case changed
  /// Nothing.
  case never

  /// What the variable `EARSHOT_RECORD` says; without it, nothing where `CI` is set, and otherwise what is
  /// missing.
  public static var current: TranscriptRecordMode {
    let asked = getenv("EARSHOT_RECORD").flatMap {
      TranscriptRecordMode(rawValue: String(cString: $0))
    }
    return asked ?? (getenv("CI") == nil ? .missing : .never)
  }

  var recording: RecordingMode? { RecordingMode(rawValue: rawValue) }
}
