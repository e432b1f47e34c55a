/// White space is judged scalar by scalar, so that a space stays one under a combining character.
extension StringProtocol {
  /// The text without white space at either end.
  package func trimmingWhiteSpace() -> String {
    String(self[indexAfterLeadingWhiteSpace...]).trimmingTrailingWhiteSpace()
  }

  /// The text without white space at its start.
  package func trimmingLeadingWhiteSpace() -> String {
    String(self[indexAfterLeadingWhiteSpace...])
  }

  /// The text without white space at its end.
  package func trimmingTrailingWhiteSpace() -> String {
    let scalars = unicodeScalars
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(self[...last])
  }

  private var indexAfterLeadingWhiteSpace: Index {
    unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? endIndex
  }
}
