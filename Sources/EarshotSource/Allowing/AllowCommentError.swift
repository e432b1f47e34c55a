/// Why a comment that seems to allow something does not.
public struct AllowCommentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a comment.
  public enum Reason: Hashable, Sendable {
    /// Something else stands there.
    case unknownForm
    /// A rule is named, and no reason why it is allowed.
    case missingReason(rule: String)
  }

  /// What is wrong with it.
  public let reason: Reason
  /// The file, as it was named.
  public let file: String
  /// Where the comment begins.
  public let position: SourcePosition

  /// One line like a compiler's.
  public var description: String {
    "\(file):\(position.line):\(position.column): error: \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .unknownForm:
      "expected 'earshot:allow RULE: REASON', as in 'earshot:allow missing-label: it is decoration'"
    case .missingReason(let rule):
      "no reason is given; write 'earshot:allow \(rule): REASON'"
    }
  }
}
