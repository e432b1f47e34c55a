import EarshotConversation
import EarshotScreens

/// Where a conversation is kept when the session ends.
@MainActor
struct SaveDestination {
  private let file: String?
  private let conversation: Conversation?

  /// Whether there is something to keep.
  var isNeeded: Bool { file != nil }

  /// Checks early what can be known early, so that a long session is not lost at its end.
  init(_ file: String?, _ screen: OpenScreen) throws(CommandLineError) {
    self.file = file
    conversation = screen.conversation
    guard let file else { return }
    guard conversation != nil else {
      throw CommandLineError("option '--save': this screen shows no conversation to save")
    }
    do {
      try Conversation.checkWritable(file: file)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }

  /// Writes the conversation, whole or not at all.
  func save() throws(CommandLineError) {
    guard let file, let conversation else { return }
    do {
      try conversation.write(toFile: file)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }
}
