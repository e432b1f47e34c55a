import EarshotConversation
import EarshotUI

/// One message: who wrote it, what it says, and how people reacted.
struct MessageRow: View {
  let message: Message
  let conversation: Conversation

  var body: some View {
    VStack(alignment: isMine ? .trailing : .leading) {
      Text(senderName).font(.caption)
      Text(message.text)
    }
    .overlay(alignment: .bottomTrailing) { badge }
    .accessibilityElement(children: .combine)
    .accessibilityValue(summary.words ?? "")
    .accessibilityActions {
      ForEach(choices, id: \.self) { choice in
        Button(actionName(for: choice)) { choose(choice) }
      }
    }
  }

  @ViewBuilder private var badge: some View {
    if !message.reactions.isEmpty {
      Text(summary.emoji.joined())
        .font(.footnote)
        .accessibilityHidden(true)
    }
  }

  private var isMine: Bool { message.sender == conversation.me }

  private var senderName: String { isMine ? "You" : conversation.name(of: message.sender) }

  private var summary: ReactionSummary { ReactionSummary(of: message, in: conversation) }

  /// The reactions that are always offered, and any other that I gave and may want back.
  private var choices: [String] {
    let others = message.reactions.filter { reaction in
      reaction.person == conversation.me
        && !TapbackLogic.standardReactions.contains { reaction.shows($0) }
    }
    return TapbackLogic.standardReactions + others.map(\.emoji)
  }

  private func actionName(for choice: String) -> String {
    let isMine = message.reactions.contains { $0.person == conversation.me && $0.shows(choice) }
    return TapbackLogic.actionName(for: choice, current: isMine ? choice : nil)
  }

  private func choose(_ choice: String) {
    // The message may have been deleted meanwhile; then there is nothing left to react to.
    _ = try? conversation.react(with: choice, to: message.id, by: conversation.me)
  }
}
