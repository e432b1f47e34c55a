import EarshotConversation
import EarshotFiles
import EarshotScreens
import Glibc

/// Where a conversation is kept when the session ends.
@MainActor
struct SaveDestination {
  private let file: String?
  private let conversation: Conversation?
  /// The file as it was before the session; nil where there was none.
  private let before: FileStamp?

  /// Whether there is something to keep.
  var isNeeded: Bool { file != nil }

  /// Checks early what can be known early, so that a long session is not lost at its end.
  init(
    _ file: String?, _ screen: OpenScreen, unlessChangedSince before: FileStamp?
  ) throws(CommandLineError) {
    self.file = file
    self.before = before
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
  ///
  /// Where somebody else wrote the file during the session, both conversations are kept.
  func save() throws(CommandLineError) {
    guard let file, let conversation else { return }
    guard FileStamp(of: file) == before else {
      let other = Self.freeName(beside: file)
      try Self.write(conversation, to: other)
      throw CommandLineError(
        located: "\(file): error: not written, because somebody else changed it meanwhile; "
          + "the conversation is kept in '\(other)'")
    }
    try Self.write(conversation, to: file)
  }

  private static func write(
    _ conversation: Conversation, to file: String
  ) throws(CommandLineError) {
    do {
      try conversation.write(toFile: file)
    } catch {
      throw CommandLineError(located: "\(error)")
    }
  }

  /// A name beside a file that nothing has.
  nonisolated static func freeName(beside file: String) -> String {
    var name = "\(file).unsaved"
    var number = 1
    while access(name, F_OK) == 0 {
      number += 1
      name = "\(file).unsaved-\(number)"
    }
    return name
  }
}
