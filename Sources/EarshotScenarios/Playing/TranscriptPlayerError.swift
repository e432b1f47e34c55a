/// Why a step could not be played.
public enum TranscriptPlayerError: Error, Hashable, Sendable {
  /// Nobody knows the command; a known one may be near.
  case unknownCommand(suggestion: String?)
  /// The screen or the step failed, for a reason that one sentence tells.
  case stopped(String)
  /// The header makes a setting that cannot be made; its place among the settings, and the reason.
  case refusedSetting(index: Int, String)
}
