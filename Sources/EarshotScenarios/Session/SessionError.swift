import EarshotText

/// Why a line was not carried out.
public enum SessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nobody knows the command; the nearest known one, if any is near.
  case unknownCommand(String, nearest: String?)
  /// The command is known, and cannot be carried out; a sentence says why.
  case refused(String)

  /// The error as one sentence.
  public var description: String {
    switch self {
    case .unknownCommand(let line, let nearest):
      "unknown command \(PrintableText.quoting(line))"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'help' lists the commands")
    case .refused(let sentence): sentence
    }
  }
}
