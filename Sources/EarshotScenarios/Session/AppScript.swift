import EarshotConversation
import EarshotScreens
import EarshotTree
import EarshotUI

/// What happens in the app while somebody listens, as a script says.
@MainActor
final class AppScript {
  private let screen: OpenScreen
  private var failures: [String] = []

  init(on screen: OpenScreen) { self.screen = screen }

  /// Does something now, or plans it.
  ///
  /// What is planned is checked when its time comes, since the conversation may be another then.
  func perform(_ deed: Deed) throws(SessionError) {
    guard let delay = deed.delay else { return try perform(deed.event) }
    screen.source.clock.schedule(after: delay) { [weak self] in self?.performLater(deed.event) }
  }

  /// Takes the reasons why planned things could not be done.
  func takeFailures() -> [String] {
    defer { failures.removeAll() }
    return failures
  }

  private func performLater(_ event: Deed.Event) {
    do {
      try perform(event)
    } catch {
      failures.append("\(error)")
    }
  }

  private func perform(_ event: Deed.Event) throws(SessionError) {
    switch event {
    case .post(let notification): screen.source.post(notification)
    case .conversation(let change): try perform(change)
    }
  }

  private func perform(_ change: Deed.ConversationChange) throws(SessionError) {
    guard let conversation = screen.conversation else {
      throw .refused("this screen shows no conversation")
    }
    do {
      switch change {
      case .react(let person, let emoji, let message):
        try conversation.react(with: emoji, to: message, by: person)
      case .arrive(let person, let text): try conversation.append(text, from: person)
      case .edit(let message, let text): try conversation.edit(message, text: text)
      case .delete(let message): try conversation.delete(message)
      }
    } catch {
      throw .refused("\(error)")
    }
  }
}
