public import EarshotConversation
public import EarshotUI

/// A conversation as a list of messages, each of which is heard, and reacted to, as one.
public struct ConversationScreen: View {
  private let conversation: Conversation

  /// Shows a conversation, which others may show and change at the same time.
  public init(_ conversation: Conversation) { self.conversation = conversation }

  public var body: some View {
    List {
      if let title = conversation.title {
        Text(title)
          .font(.headline)
          .accessibilityAddTraits(.isHeader)
      }
      if conversation.messages.isEmpty {
        Text("No messages yet").foregroundStyle(.secondary)
      }
      ForEach(conversation.messages) { message in
        MessageRow(message: message, conversation: conversation)
      }
    }
  }
}
