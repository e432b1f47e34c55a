public import EarshotJSON
import EarshotText

/// Why a tree file was not read.
public enum TreeFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is no tree.
  case malformed(file: String, JSONError)
  /// The system does not hand out the file.
  case unreadable(file: String, reason: String)

  /// The error as a compiler shows it, in one line that is safe to print.
  public var description: String {
    switch self {
    case .malformed(let file, let error): error.description(file: file)
    case .unreadable(let file, let reason):
      PrintableText.line("\(file): error: cannot be read: \(reason)")
    }
  }
}
