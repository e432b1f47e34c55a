/// Something about the screen reader that a person can switch on and off.
public enum ReaderSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether hints are spoken.
  case hints
  /// Whether it is said that there are actions.
  case actions
  /// Whether letters are also spelled when they are said one by one.
  case phonetic
  /// Whether what is felt is printed.
  case haptics
  /// Whether what is seen to move is printed.
  case motion
  /// Whether each character that is typed is spoken.
  case typedCharacters = "typed-characters"
  /// Whether each word that is typed is spoken once it is complete.
  case typedWords = "typed-words"
}
