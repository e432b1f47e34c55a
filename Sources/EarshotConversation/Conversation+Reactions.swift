/// Who reacts to what, and with which emoji.
extension Conversation {
  /// Chooses an emoji for a message, as a tap on it does.
  ///
  /// An emoji that the person gave before is taken back. Otherwise it is added; where a person has
  /// one reaction, it replaces the other in its place. The cost does not depend on how many messages
  /// there are.
  @discardableResult
  public func react(
    with emoji: String, to id: Message.ID, by person: Person.ID
  ) throws(ConversationError) -> ReactionChange {
    let message = try message(id)
    _ = try self.person(person)
    guard !Reaction.isEmpty(emoji) else { throw .emptyEmoji }
    return change(&message.reactions, to: Reaction(person: person, emoji: emoji))
  }

  /// Finds the reaction of a person to a message, the latest if there are several.
  public func reaction(
    of person: Person.ID, to id: Message.ID
  ) throws(ConversationError) -> Reaction? {
    let message = try message(id)
    _ = try self.person(person)
    return message.reactions.last { $0.person == person }
  }

  /// Checks the reactions of a message from outside against people and policy.
  func check(_ reactions: [Reaction]) throws(ConversationError) {
    var register = ReactionRegister(policy: policy)
    for reaction in reactions {
      _ = try person(reaction.person)
      guard !Reaction.isEmpty(reaction.emoji) else { throw .emptyEmoji }
      guard register.insert(reaction) else { throw .reactsTwice(reaction.person) }
    }
  }

  private func change(_ reactions: inout [Reaction], to chosen: Reaction) -> ReactionChange {
    let isGiven = { (reaction: Reaction) in
      reaction.person == chosen.person && reaction.shows(chosen.emoji)
    }
    if let index = reactions.firstIndex(where: isGiven) {
      reactions.remove(at: index)
      return .removed
    }
    if policy == .onePerPerson,
      let index = reactions.firstIndex(where: { $0.person == chosen.person })
    {
      let replaced = reactions[index].emoji
      reactions[index] = chosen
      return .replaced(replaced)
    }
    reactions.append(chosen)
    return .added
  }
}
