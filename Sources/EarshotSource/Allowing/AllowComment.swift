/// A comment that allows what the audit finds: `// earshot:allow RULE: REASON`.
public struct AllowComment: Hashable, Sendable {
  /// The name of the rule.
  public let rule: String
  /// Why its findings are allowed.
  public let reason: String
  /// The file, as it was named.
  public let file: String
  /// Where the comment begins.
  public let position: SourcePosition
  /// The lines in which findings are allowed: those of the statement or declaration that begins in
  /// the line of the comment or after it, or else the line alone.
  public let lines: ClosedRange<Int>
  /// The innermost type in whose declaration the comment stands, or before which; nil for none.
  public let type: String?
  /// Where the name of that type stands.
  public let typePosition: SourcePosition?
}
