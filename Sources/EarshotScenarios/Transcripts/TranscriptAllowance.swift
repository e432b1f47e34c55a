import EarshotText

/// What the audit of a transcript's screen may find, and why; it means nothing to whoever plays it.
public struct TranscriptAllowance: Hashable, Sendable, CustomStringConvertible {
  /// The name of the audit's rule; lower-case letters, digits and hyphens.
  public let rule: String
  /// Why its findings are allowed.
  public let reason: String

  /// Allows what a rule finds.
  public init(rule: String, reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// The allowance as a header has it: `missing-label: it is decoration`.
  public var description: String { PrintableText.line("\(rule): \(reason)") }

  /// Takes `missing-label: it is decoration` apart; nil when the rule or the reason is missing.
  init?(parsing text: String) {
    let scalars = text.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return nil }
    rule = text[..<colon].trimmingTrailingWhiteSpace()
    reason = String(scalars[scalars.index(after: colon)...]).trimmingLeadingWhiteSpace()
    guard !reason.isEmpty, !rule.isEmpty, rule.unicodeScalars.allSatisfy(Self.isOfRule) else {
      return nil
    }
  }

  private static func isOfRule(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9", "-": true
    default: false
    }
  }
}
