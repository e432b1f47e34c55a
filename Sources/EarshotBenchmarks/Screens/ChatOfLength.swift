import EarshotConversation

/// Chats that differ in nothing but their length: the same ten messages come again and again.
@MainActor
enum ChatOfLength {
  /// How many messages pass before they come again.
  static let period = 10

  private static let texts = [
    "Who can bring the spare oars on Saturday?", "I can, they fit in the van",
    "The tide turns at ten, so let us be on the water by nine", "Fine with me",
    "Does anyone still have the key of the boathouse?", "It hangs behind the door",
    "Thank you, then I will open up at eight", "And coffee afterwards at the lower jetty?",
    "Yes, whoever comes last pays", "See you there",
  ]

  private static let people = [
    Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana"), Person(id: "ben", name: "Ben"),
  ]

  /// Makes a chat.
  static func make(messages count: Int) throws(ConversationError) -> Conversation {
    let chat = try Conversation(title: "Rowing club", people: people, me: "me")
    for index in 0..<count { try chat.append(message(at: index)) }
    return chat
  }

  private static func message(at index: Int) -> Message {
    let place = index % period
    let reactions = place.isMultiple(of: 4) ? [Reaction(person: "ana", emoji: "👍")] : []
    return Message(
      id: "\(index + 1)", sender: people[place % people.count].id, text: texts[place],
      reactions: reactions)
  }
}
