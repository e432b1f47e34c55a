public import EarshotConversation

/// The chats that screens show when no file is given.
public enum SampleChat {
  /// Makes the chat that `conversation` shows anew.
  @MainActor
  public static func make() throws(ConversationError) -> Conversation {
    let conversation = try Conversation(
      title: "Rowing club",
      people: [
        Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana"),
        Person(id: "ben", name: "Ben"),
      ], me: "me")
    for message in messages { try conversation.append(message) }
    return conversation
  }

  /// Makes the chat that `popover` shows anew, as a conversation that can be changed.
  @MainActor
  public static func aboutSeeds() throws(ConversationError) -> Conversation {
    let conversation = try Conversation(
      people: [Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana")], me: "me")
    for message in PopoverMessage.all {
      let sender = message.id.isMultiple(of: 2) ? "me" : "ana"
      try conversation.append(
        Message(id: "\(message.id + 1)", sender: sender, text: message.text))
    }
    return conversation
  }

  @MainActor
  private static var messages: [Message] {
    [
      Message(
        id: "1", sender: "ana", text: "Who can bring the spare oars on Saturday?",
        reactions: [Reaction(person: "ben", emoji: "👍")]),
      Message(
        id: "2", sender: "me", text: "I can, they fit in the van",
        reactions: [
          Reaction(person: "ana", emoji: "❤️"), Reaction(person: "ben", emoji: "❤️"),
        ]),
      Message(id: "3", sender: "ben", text: "🎉🎉"),
      Message(id: "4", sender: "ana", text: "Start is at 8:30, at the lower jetty"),
    ]
  }
}
