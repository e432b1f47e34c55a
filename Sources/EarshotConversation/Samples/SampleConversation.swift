/// Conversations for tests and measurements, invented and always the same.
@MainActor
public enum SampleConversation {
  private static let people = [
    Person(id: "me", name: "Robin"), Person(id: "ana", name: "Ana"),
    Person(id: "noa", name: "נועה"), Person(id: "sami", name: "سامي"),
    Person(id: "kim", name: "Kim 🪁"),
  ]

  private static let emoji = [
    "❤️", "👍", "👍🏽", "👎", "😂", "‼️", "❓", "🫶🏿", "🏳️‍🌈", "👩🏾‍🚀", "🇳🇿", "3️⃣", "\u{1FAFF}",
  ]

  /// Makes a conversation whose first messages have a text of each kind, and the others a mixture.
  public static func make(messages count: Int, seed: UInt64) -> Conversation {
    precondition(count >= 0, "A conversation has no fewer than no messages")
    var generator = SplitMix64(seed: seed)
    let messages = (0..<count).map { message(at: $0, using: &generator) }
    return Conversation(
      title: "Kite club", people: people, me: "me", policy: .onePerPerson,
      checkedMessages: messages)
  }

  private static func message(at index: Int, using generator: inout SplitMix64) -> Message {
    let kinds = SampleText.allCases
    let kind = kinds.indices.contains(index) ? kinds[index] : kind(using: &generator)
    let text = kind.text(using: &generator)
    return Message(
      id: "\(index + 1)", sender: generator.pick(people).id, text: text,
      reactions: reactions(using: &generator))
  }

  /// Draws a kind as chats have them: mostly plain, now and then odd, rarely very long.
  private static func kind(using generator: inout SplitMix64) -> SampleText {
    guard generator.next(below: 5) < 2 else { return .plain }
    let kind = generator.pick(SampleText.allCases)
    return kind == .long && generator.next(below: 50) > 0 ? .plain : kind
  }

  private static func reactions(using generator: inout SplitMix64) -> [Reaction] {
    guard generator.next(below: 3) == 0 else { return [] }
    let first = generator.next(below: people.count)
    let count = 1 + generator.next(below: people.count)
    return (0..<count).map { offset in
      Reaction(
        person: people[(first + offset) % people.count].id, emoji: generator.pick(emoji))
    }
  }
}
