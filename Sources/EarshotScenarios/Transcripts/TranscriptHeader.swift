import EarshotText

/// What a transcript says about itself before the first word is heard.
public struct TranscriptHeader: Hashable, Sendable, CustomStringConvertible {
  /// The keys that a header knows.
  enum Key: String, CaseIterable {
    case screen
    case set
    case auditAllow = "audit-allow"
  }

  /// The screen as it is written: a name, or a path relative to the transcript.
  public let screen: String
  /// The settings in the order in which they are made.
  public let settings: [TranscriptSetting]
  /// What the audit of the screen may find, in the order in which it is written.
  public let allowances: [TranscriptAllowance]

  /// Creates a header.
  public init(
    screen: String, settings: [TranscriptSetting] = [], allowances: [TranscriptAllowance] = []
  ) {
    self.screen = screen
    self.settings = settings
    self.allowances = allowances
  }

  /// The header as it is printed, with the blank line that ends it.
  public var description: String {
    let lines =
      ["screen: \(PrintableText.line(screen))"] + settings.map { "set: \($0)" }
      + allowances.map { "audit-allow: \($0)" }
    return lines.map { $0 + "\n" }.joined() + "\n"
  }
}
