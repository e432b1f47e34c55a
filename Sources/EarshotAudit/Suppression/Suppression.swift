import EarshotText

/// What somebody allows, and why.
public struct Suppression: Hashable, Sendable {
  /// Which findings of a rule are allowed.
  public enum Scope: Hashable, Sendable {
    /// All of them.
    case everything
    /// Those at elements of which these words are said, whatever their case.
    case words(String)
    /// Those at elements to which developers gave this name for tests.
    case identifier(String)
    /// Those that are written in a stretch of code.
    case code(AllowedCode)
  }

  /// The name of the rule.
  public let rule: String
  /// Which findings of the rule are allowed.
  public let scope: Scope
  /// Why they are allowed.
  public let reason: String
  /// The only screen on which they are; nil for all.
  public private(set) var screen: String?
  /// Where it is written down; nil where it is in no file.
  public let place: SourcePlace?

  /// Allows findings; throws where no reason is given.
  public init(
    rule: String, matching scope: Scope = .everything, reason: String,
    onScreen screen: String? = nil,
    writtenAt place: SourcePlace? = nil
  ) throws(SuppressionError) {
    self.rule = rule
    self.scope = scope
    self.reason = reason.trimmingWhiteSpace()
    self.screen = screen
    self.place = place
    guard !self.reason.isInaudible else { throw .missingReason(rule: rule) }
  }

  /// The same on a screen that is named otherwise.
  public func on(screen: String) -> Suppression {
    var suppression = self
    suppression.screen = screen
    return suppression
  }

  /// Whether a finding is allowed by it.
  public func allows(_ finding: AuditFinding) -> Bool {
    guard finding.rule.id == rule, screen == nil || screen == finding.screen else { return false }
    return switch scope {
    case .everything: true
    case .words(let words): Self.says(words, finding)
    case .identifier(let identifier): finding.identifier == identifier
    case .code(let code): code.holds(finding)
    }
  }

  private static func says(_ words: String, _ finding: AuditFinding) -> Bool {
    let heard = [finding.heard, finding.label].compactMap(\.self)
    return heard.contains { $0.lowercased().contains(words.lowercased()) }
  }
}
