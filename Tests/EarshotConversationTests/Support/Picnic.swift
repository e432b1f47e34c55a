import EarshotConversation

/// A small conversation that tests change.
@MainActor
func picnic(policy: ReactionPolicy = .onePerPerson) throws -> Conversation {
  let conversation = try Conversation(
    title: "Picnic", people: [Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana")],
    me: "me", policy: policy)
  try conversation.append(Message(id: "1", sender: "ana", text: "Sunday?"))
  try conversation.append(Message(id: "2", sender: "me", text: "Yes"))
  return conversation
}
