import EarshotConversation

/// The reactions to a message in words.
///
/// People are named, up to three; of more, the first is named and the rest are counted. Between two
/// people as well: otherwise nothing would change when both choose the same emoji.
@MainActor
struct ReactionSummary {
  private static let mostNames = 3

  private let reactions: [Reaction]
  private let conversation: Conversation

  init(of message: Message, in conversation: Conversation) {
    reactions = message.reactions
    self.conversation = conversation
  }

  /// The different emoji, in order of arrival.
  var emoji: [String] {
    reactions.reduce(into: []) { emoji, reaction in
      if !emoji.contains(where: reaction.shows) { emoji.append(reaction.emoji) }
    }
  }

  /// The sentence, such as `You and Ben reacted with ❤️, Ana reacted with 👍`.
  var words: String? {
    guard !reactions.isEmpty else { return nil }
    return emoji.map { "\(people(reactingWith: $0)) reacted with \($0)" }.joined(separator: ", ")
  }

  private func people(reactingWith emoji: String) -> String {
    let people = reactions.filter { $0.shows(emoji) }.map(\.person)
    let names =
      people.filter { $0 == conversation.me }.map { _ in "You" }
      + people.filter { $0 != conversation.me }.map(conversation.name)
    guard names.count > Self.mostNames else { return Self.list(names) }
    return "\(names[0]) and \(names.count - 1) others"
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Conversation {
  /// What somebody is called; people without a name go by their identifier.
  func name(of id: Person.ID) -> String {
    guard let person = try? person(id), !person.name.isEmpty else { return id }
    return person.name
  }
}
