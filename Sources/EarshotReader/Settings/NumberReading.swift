/// How numbers are spoken.
public enum NumberReading: String, Hashable, Sendable, CaseIterable {
  /// As the voice says them: twelve.
  case words
  /// Digit by digit: one two.
  case digits
}
