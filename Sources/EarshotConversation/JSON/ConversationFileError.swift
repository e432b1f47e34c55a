public import EarshotJSON
import EarshotText

/// Why a conversation file was not read or written; a file that was there is as it was.
public enum ConversationFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not a conversation.
  case malformed(file: String, JSONError)
  /// The system does not hand out the file.
  case unreadable(file: String, reason: String)
  /// The system does not let the file be written.
  case unwritable(file: String, reason: String)

  /// The error as a compiler shows it, in one line that is safe to print.
  public var description: String {
    switch self {
    case .malformed(let file, let error): error.description(file: file)
    case .unreadable(let file, let reason):
      PrintableText.line("\(file): error: cannot be read: \(reason)")
    case .unwritable(let file, let reason):
      PrintableText.line("\(file): error: cannot be written: \(reason)")
    }
  }
}
