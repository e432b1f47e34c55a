import EarshotText

/// A setting that holds for a whole transcript or session, such as `hints off`.
public struct TranscriptSetting: Hashable, Sendable, CustomStringConvertible {
  /// What is set; a single word.
  public let name: String
  /// What it is set to.
  public let value: String

  /// Creates a setting.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// The setting as the `set` command takes it.
  public var description: String { PrintableText.line("\(name) \(value)") }

  /// Takes `hints off` apart; nil when the name or the value is missing.
  init?(parsing text: String) {
    let parts = text.unicodeScalars.split(maxSplits: 1, whereSeparator: \.properties.isWhitespace)
    guard parts.count == 2 else { return nil }
    name = String(parts[0])
    value = String(parts[1]).trimmingLeadingWhiteSpace()
    guard !value.isEmpty else { return nil }
  }
}
