/// The reactions that a message has so far, to notice one too many.
struct ReactionRegister {
  let policy: ReactionPolicy
  private var known: Set<Reaction> = []

  init(policy: ReactionPolicy) { self.policy = policy }

  /// Takes a reaction in, and tells whether the policy allows it besides the others.
  mutating func insert(_ reaction: Reaction) -> Bool {
    let emoji = policy == .onePerPerson ? "" : Reaction.essence(of: reaction.emoji)
    return known.insert(Reaction(person: reaction.person, emoji: emoji)).inserted
  }
}
