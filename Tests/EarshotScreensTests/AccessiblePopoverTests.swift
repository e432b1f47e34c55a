import EarshotConversation
import EarshotReader
import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("popover-accessible: a menu around a message, for everyone")
struct AccessiblePopoverTests {
  private let conversation: Conversation
  private let source: ViewSource
  private var reader: ScreenReader

  init() throws {
    conversation = try SampleChat.aboutSeeds()
    source = ViewSource(AccessiblePopoverDemo(conversation))
    reader = ScreenReader(reading: source)
    _ = reader.screenAppeared()
  }

  private mutating func hear(_ commands: ReaderCommand...) throws -> [String] {
    try commands.flatMap { try reader.perform($0).map { $0.line() } }
  }

  private func message(_ id: Message.ID) throws -> Message { try conversation.message(id) }

  @Test("Whatever a long press leads to is an action of the message, and none is offered twice")
  func actions() throws {
    for element in source.allElements {
      #expect(
        element.customActions.map(\.name) == [
          "Show menu", "Unsend", "Copy", "Reply", "React with ❓", "React with ⚠️",
          "React with 💕", "React with 🔥", "React with 😄", "React with 👎", "React with 👍",
        ])
    }
    #expect(source.allElements.count == 4)
  }

  @Test("The menu is modal, holds buttons with names, and says the message once")
  mutating func menu() throws {
    let heard = try hear(.hold)

    #expect(heard == ["React with 👍, button"])
    #expect(
      source.allStops == [
        "React with 👍", "React with 👎", "React with 😄", "React with 🔥", "React with 💕",
        "React with ⚠️", "React with ❓", "Did the seeds come?", "Reply", "Copy", "Unsend",
      ])
    #expect(source.allElements.filter { $0.traits.contains(.button) }.count == 10)
    let first = try #require(source.firstElement())
    #expect(source.container(around: first.id)?.kind == .modal)
  }

  @Test("Escape closes the menu from wherever the cursor is, and the message has it back")
  mutating func escape() throws {
    for command in [ReaderCommand.first, .next, .last] {
      _ = try hear(.last, .hold, command)

      #expect(try hear(.escape) == ["See you at the allotment. Actions available"])
      #expect(source.allElements.count == 4)
    }
  }

  @Test("An emoji reacts on the shared conversation, and takes the reaction back")
  mutating func emoji() throws {
    #expect(try hear(.hold, .activate).last == "Remove 👍")
    #expect(try message("1").reactions == [Reaction(person: "me", emoji: "👍")])

    #expect(try hear(.activate) == ["React with 👍"])
    #expect(try message("1").reactions == [])
  }

  @Test("Reply and Copy, from the menu or by name, act on the conversation and return")
  mutating func entries() throws {
    #expect(
      try hear(.hold, .last, .previous, .activate).suffix(2) == [
        "Did the seeds come? Actions available", "Copied",
      ])
    #expect(conversation.copiedText == "Did the seeds come?")

    #expect(try hear(.last, .act("Reply")).last == "Replying to Ana")
    #expect(conversation.answered == "4")
  }

  @Test("Unsend takes the message out, and the cursor goes to the one after it")
  mutating func unsend() throws {
    #expect(
      try hear(.next, .next, .hold, .last, .activate).suffix(2) == [
        "See you at the allotment. Actions available", "Unsent",
      ])
    #expect(conversation.messages.map(\.id) == ["1", "2", "4"])
  }

  @Test("With Reduce Motion the menu fades, and no emoji jumps")
  mutating func reduceMotion() throws {
    source.environment.accessibilityReduceMotion = true
    source.settle()
    let changes = source.changes()

    _ = try hear(.hold, .activate, .wait(.seconds(1)), .escape)

    let motions = changes.takeAll().motions
    #expect(Set(motions.map(\.property)) == [.opacity, .blur])
    #expect(Set(motions.map(\.curve)) == ["ease in and out"])
  }
}
