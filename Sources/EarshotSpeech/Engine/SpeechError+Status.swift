import CEspeak

extension SpeechError {
  /// The error that a status stands for, if it is one.
  init?(_ status: earshot_espeak_status, library: String = "", detail: String = "") {
    switch status {
    case EARSHOT_ESPEAK_OK: return nil
    case EARSHOT_ESPEAK_LIBRARY_MISSING: self = .libraryMissing(file: library, reason: detail)
    case EARSHOT_ESPEAK_SYMBOL_MISSING: self = .functionMissing(file: library, function: detail)
    case EARSHOT_ESPEAK_DATA_MISSING: self = .dataMissing
    case EARSHOT_ESPEAK_ALREADY_OPEN: self = .alreadyOpen
    case EARSHOT_ESPEAK_NOT_OPEN: self = .closed
    case EARSHOT_ESPEAK_BUSY: self = .busy
    case EARSHOT_ESPEAK_HELD: self = .libraryHeld(file: library)
    default: self = .refused
    }
  }
}
