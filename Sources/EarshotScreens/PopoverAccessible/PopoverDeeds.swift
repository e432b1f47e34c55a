import EarshotConversation
import SwiftUI

/// What can be done with a message, from its menu and by name.
@MainActor
struct PopoverDeeds {
  let conversation: Conversation

  /// What choosing an emoji for a message is called now.
  func name(of emoji: String, for message: Message) -> String {
    let isMine = message.reactions.contains { $0.person == conversation.me && $0.shows(emoji) }
    return TapbackLogic.actionName(for: emoji, current: isMine ? emoji : nil)
  }

  /// Who reacted, in words.
  func reactions(to message: Message) -> String? {
    ReactionSummary(of: message, in: conversation).words
  }

  func react(with emoji: String, to message: Message) {
    // The message may have been deleted meanwhile; then there is nothing left to react to.
    _ = try? conversation.react(with: emoji, to: message.id, by: conversation.me)
  }

  /// Does what an entry of the menu says, and tells so, since little of it is seen.
  func perform(_ entry: PopoverEntry, on message: Message) {
    do throws(ConversationError) {
      switch entry {
      case .reply: try conversation.answer(message.id)
      case .copy: try conversation.copy(message.id)
      case .unsend: try conversation.delete(message.id)
      }
    } catch {
      return announce("The message is gone")
    }
    announce(confirmation(of: entry, on: message))
  }

  /// The message after another one, or before it where it is the last.
  func neighbour(of message: Message) -> Message.ID? {
    guard let index = conversation.messages.firstIndex(where: { $0 === message }) else {
      return nil
    }
    let others = [index + 1, index - 1].filter(conversation.messages.indices.contains)
    return others.first.map { conversation.messages[$0].id }
  }

  private func confirmation(of entry: PopoverEntry, on message: Message) -> String {
    switch entry {
    case .reply: "Replying to \(conversation.name(of: message.sender))"
    case .copy: "Copied"
    case .unsend: "Unsent"
    }
  }

  private func announce(_ words: String) {
    AccessibilityNotification.Announcement(words).post()
  }
}
