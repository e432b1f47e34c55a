import EarshotConversation
import Testing

@MainActor
@Suite("Sample conversations are invented and always the same")
struct SampleConversationTests {
  @Test("The same seed makes the same conversation, and another seed another")
  func determinism() {
    let first = SampleConversation.make(messages: 500, seed: 7).encoded()

    #expect(SampleConversation.make(messages: 500, seed: 7).encoded() == first)
    #expect(SampleConversation.make(messages: 500, seed: 8).encoded() != first)
  }

  @Test("The generator draws the numbers that its definition gives")
  func generator() {
    var generator = SplitMix64(seed: 1_234_567)

    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test("Every kind of text is in the first messages")
  func kinds() throws {
    let conversation = SampleConversation.make(messages: SampleText.allCases.count, seed: 1)
    let texts = Dictionary(
      uniqueKeysWithValues: zip(SampleText.allCases, conversation.messages.map(\.text)))

    #expect(texts[.empty] == "")
    #expect(texts[.long]?.count == 10_000)
    #expect(texts[.whiteSpace]?.contains(where: \.isWhitespace) == true)
    #expect(texts[.controls]?.unicodeScalars.contains("\u{8}") == true)
    #expect(texts[.upperControls]?.unicodeScalars.contains("\u{9B}") == true)
    #expect(texts[.hebrew]?.unicodeScalars.contains { (0x590...0x5FF).contains($0.value) } == true)
    #expect(texts.filter { $0.value.isEmpty }.map(\.key) == [.empty])
  }

  @Test("A conversation has people who react, and obeys its own policy")
  func reactions() throws {
    let conversation = SampleConversation.make(messages: 1_000, seed: 3)

    let reacting = conversation.messages.filter { !$0.reactions.isEmpty }

    #expect(reacting.count > 200)
    #expect(reacting.contains { $0.reactions.count == conversation.people.count })
    #expect(throws: Never.self) { try Conversation(parsing: conversation.encoded(), file: "s") }
  }

  @Test("A conversation can have no messages")
  func empty() {
    #expect(SampleConversation.make(messages: 0, seed: 1).messages.isEmpty)
  }
}
