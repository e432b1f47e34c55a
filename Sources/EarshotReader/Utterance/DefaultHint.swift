/// A hint that the screen reader gives by itself for a kind of element.
public enum DefaultHint: String, Hashable, Sendable, CaseIterable {
  /// How to switch a switch.
  case toggle
  /// How to begin to enter text.
  case edit
  /// Where to find misspelled words.
  case misspelledWords
  /// How to change a value.
  case adjust
}
