import EarshotConversation
import EarshotScreens
import EarshotText
import EarshotTree
import EarshotUI

/// What happens in the app while somebody listens, as a script says.
@MainActor
final class AppScript {
  private let screen: OpenScreen
  private var plans: [Int: Plan] = [:]
  private var number = 0
  private var failures: [String] = []

  /// A deed whose time has not come.
  private struct Plan {
    let line: String
    let time: Duration
  }

  /// How many people are named to somebody who named a person that nobody knows.
  private static let namedPeople = 10

  init(on screen: OpenScreen) { self.screen = screen }

  /// Does something now, or plans it.
  ///
  /// What is planned is checked when its time comes, since the conversation may be another then.
  func perform(_ deed: Deed) throws(SessionError) {
    guard let delay = deed.delay else { return try perform(deed.event) }
    number += 1
    let place = number
    let clock = screen.source.clock
    clock.schedule(after: delay) { [weak self] in self?.performLater(deed.event, place) }
    plans[place] = Plan(line: deed.line, time: clock.now + delay)
  }

  private func performLater(_ event: Deed.Event, _ place: Int) {
    plans[place] = nil
    do {
      try perform(event)
    } catch {
      if let views = screen.views { views.report("\(error)") } else { failures.append("\(error)") }
    }
  }

  /// What is planned and was not done yet, the earliest first.
  var undone: [(line: String, time: Duration)] {
    plans.sorted { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
      .map { ($0.value.line, $0.value.time) }
  }

  /// Takes what went wrong where there are no views to report it.
  func takeFailures() -> [String] {
    defer { failures.removeAll() }
    return failures
  }

  private func perform(_ event: Deed.Event) throws(SessionError) {
    switch event {
    case .post(let notification):
      try checkFocus(of: notification)
      screen.source.post(notification)
    case .conversation(let change): try perform(change)
    }
  }

  /// An app may name an element that is gone; in a script it is a slip, which would go unnoticed.
  private func checkFocus(
    of notification: EarshotTree.AccessibilityNotification
  ) throws(SessionError) {
    switch notification {
    case .layoutChanged(let id?), .screenChanged(let id?):
      guard screen.source.element(id) == nil else { return }
      throw .refused(
        "there is no element \(PrintableText.quoting(id.rawValue)) on the screen; "
          + "'tree' tells the id of each")
    case .announcement, .layoutChanged, .screenChanged, .pageScrolled: return
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
      throw .refused("\(error)\(Self.help(for: error, in: conversation))")
    }
  }

  /// Names what could be meant, since people and messages are known by what is seldom on the screen.
  private static func help(
    for error: ConversationError, in conversation: Conversation
  ) -> String {
    switch error {
    case .unknownPerson(let id, nearest: nil):
      NearestName.help(for: id, among: conversation.people.prefix(namedPeople).map(\.id))
    case .unknownMessage:
      conversation.messages.last
        .map { "; the newest is \(PrintableText.quoting($0.id))" } ?? "; it has none"
    default: ""
    }
  }
}
