import EarshotText

/// Why something is not heard, or not kept as a file; each reads as one line.
public enum SpeechError: Error, Equatable, Sendable {
  /// The speech library could not be loaded; the reason is the loader's.
  case libraryMissing(file: String, reason: String)
  /// The speech library lacks a function that is needed.
  case functionMissing(file: String, function: String)
  /// Somebody else in the process uses the library, which cannot be started twice.
  case libraryHeld(file: String)
  /// The speech library is there, and its voices are not.
  case dataMissing
  /// Another engine is in use; the library keeps its state for the whole process.
  case alreadyOpen
  /// The engine was asked from within a callback, or from another thread, while it was speaking.
  case busy
  /// The engine could not start over, and is of no use any more.
  case closed
  /// No voice has this name or speaks this language; the nearest name, if any is near.
  case voiceUnknown(String, nearest: String?)
  /// The speech library gave an error without a reason.
  case refused
  /// None of the known players was found.
  case playerMissing(tried: [String])
  /// A player was found and did not play to the end.
  case playerFailed(player: String, reason: String)
  /// Nothing was written, and what was there before is still there.
  case notWritten(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .libraryMissing(let file, let reason) where reason.contains("No such file"):
      "speech is off: \(file) was not found; "
        + "install libespeak-ng-dev (or libespeak-ng1) to hear it"
    case .libraryMissing(let file, let reason):
      "speech is off: \(file) could not be loaded: \(reason)"
    case .functionMissing(let file, let function):
      "speech is off: \(file) has no function \(function)"
    case .libraryHeld(let file): "speech is off: something else in this process uses \(file)"
    case .dataMissing:
      "speech is off: libespeak-ng found no voices; install espeak-ng-data to hear it"
    case .alreadyOpen: "speech is off: another speech engine is in use in this process"
    case .busy: "the speech engine was asked to speak while it was speaking"
    case .closed: "the speech engine was asked to speak after it had failed"
    case .voiceUnknown(let voice, let nearest):
      "unknown voice \(PrintableText.quoting(voice))"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'earshot voices' lists them")
    case .refused: "the speech engine gave an error without a reason"
    case .playerMissing(let tried):
      "playback is off: none of \(tried.joined(separator: ", ")) was found"
    case .playerFailed(let player, let reason): "playback is off: \(player) \(reason)"
    case .notWritten(let path, let reason): "\(path): error: not written: \(reason)"
    }
  }
}
