/// How emoji are printed.
enum EmojiStyle: String, Hashable, Sendable, CaseIterable {
  /// As they look.
  case symbols
  /// As they are spoken.
  case names
}
