/// What comes while somebody is waited for who gives commands.
enum InputEvent: Hashable, Sendable {
  /// A line without its end.
  case line(String)
  /// Something else that was waited for; what was typed of a line is kept.
  case news
  /// Nothing more.
  case end
}
