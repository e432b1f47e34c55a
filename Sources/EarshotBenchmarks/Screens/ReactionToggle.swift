import EarshotReader

/// Reacting with a heart and taking it back, in turn.
@MainActor
struct ReactionToggle {
  private let listener: Listener
  private var isReacted = false

  /// Reacts through somebody whose cursor is on a message without a heart.
  init(through listener: Listener) { self.listener = listener }

  /// Reacts, or takes it back.
  mutating func toggle() throws(ReaderError) {
    try listener.perform(.act(isReacted ? "Remove ❤️" : "React with ❤️"))
    isReacted.toggle()
  }
}
