import EarshotText

/// Why findings cannot be allowed.
public enum SuppressionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No reason is given why a rule's findings are allowed.
  case missingReason(rule: String)

  /// What is wrong, in a sentence without a full stop.
  public var description: String {
    switch self {
    case .missingReason(let rule):
      "no reason is given why \(PrintableText.quoting(rule)) is allowed"
    }
  }
}
