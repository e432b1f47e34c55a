/// Why a file cannot be played as Swift.
public struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the file.
  public enum Reason: Hashable, Sendable {
    /// There are more bytes than a source may have.
    case tooLarge
    /// There are bytes that no text has.
    case binary
    /// There are bytes that are not UTF-8.
    case notUTF8
    /// There is nothing but comments and white space.
    case empty
    /// There is text, and nothing in it that Swift would be.
    case notSwift
  }

  /// What is wrong.
  public let reason: Reason
  /// The file, as it was named.
  public let file: String
  /// Where it is wrong.
  public let position: SourcePosition

  /// One line like a compiler's.
  public var description: String {
    "\(file):\(position.line):\(position.column): error: \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .tooLarge: "this is larger than 4 MiB; name the Swift file that declares the view"
    case .binary: "this is not text; name a Swift file, as in Row.swift"
    case .notUTF8: "this is not UTF-8; save the file as UTF-8 and try again"
    case .empty: "this file declares nothing; give it a View, or a #Preview of one"
    case .notSwift: "this is not Swift; name a file that declares a View, as in Row.swift"
    }
  }
}
