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
  var emoji: [String] { groups.map(\.emoji) }

  /// Who gave each emoji, in order of arrival.
  private var groups: [(emoji: String, people: [Person.ID])] {
    var places: [String: Int] = [:]
    return reactions.reduce(into: []) { groups, reaction in
      if let place = places[reaction.essence] {
        groups[place].people.append(reaction.person)
      } else {
        places[reaction.essence] = groups.count
        groups.append((reaction.emoji, [reaction.person]))
      }
    }
  }

  /// The sentence, such as `You and Ben reacted with ❤️, Ana reacted with 👍`.
  var words: String? {
    guard !reactions.isEmpty else { return nil }
    return groups.map { "\(names(of: $0.people)) reacted with \($0.emoji)" }
      .joined(separator: ", ")
  }

  private func names(of people: [Person.ID]) -> String {
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
