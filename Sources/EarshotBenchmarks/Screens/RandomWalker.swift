import EarshotConversation
import EarshotReader
import EarshotScreens

/// Somebody who wanders over all screens at once, opening one anew now and then, while others
/// change the conversations.
@MainActor
final class RandomWalker {
  private struct Place {
    let screen: OpenScreen
    let listener: Listener
  }

  private static let names = [
    "React with ❤️", "Remove ❤️", "React with 👍", "Remove 👍", "React with ❓", "Activate", "nothing",
  ]
  private static let rotors = Rotor.fixed.map(\.name) + ["Nothing"]
  /// Every command that needs no words besides its name.
  private static let plainCommands = ReaderCommandForm.all.compactMap { form in
    form.argument == nil ? (try? ReaderCommand(parsing: form.names[0])) ?? nil : nil
  }
  /// How many messages a conversation has before some are deleted.
  private static let mostMessages = 30

  private var generator: SplitMix64
  private var places: [Place] = []
  private var formerLines = 0

  /// Opens every screen.
  init(seed: UInt64) throws {
    generator = SplitMix64(seed: seed)
    for index in ScreenCatalog.entries.indices { places.append(try Self.open(index)) }
  }

  /// How many lines were heard on all screens.
  var lineCount: Int { places.reduce(formerLines) { $0 + $1.listener.lineCount } }

  /// Gives commands; one that a screen does not understand is part of the walk.
  func walk(_ commands: Int) throws {
    for _ in 0..<commands {
      let index = generator.next(below: places.count)
      if generator.next(below: 500) == 0 { try reopen(index) }
      if generator.next(below: 10) == 0, let conversation = places[index].screen.conversation {
        try change(conversation)
      }
      let command = nextCommand()
      do { try places[index].listener.perform(command) } catch { continue }
      guard places[index].listener.knowsItsCursor else {
        throw BenchmarkError("after '\(command)' the cursor is at an element that is not there")
      }
    }
  }

  private static func open(_ index: Int) throws -> Place {
    let screen = try ScreenCatalog.entries[index].open()
    return Place(screen: screen, listener: Listener(at: screen.source))
  }

  private func reopen(_ index: Int) throws {
    formerLines += places[index].listener.lineCount
    places[index] = try Self.open(index)
  }

  private func change(_ conversation: Conversation) throws(ConversationError) {
    guard let message = conversation.messages.randomElement(using: &generator),
      let person = conversation.people.randomElement(using: &generator)
    else { return }
    let isFull = conversation.messages.count >= Self.mostMessages
    switch generator.next(below: 4) {
    case 0: try conversation.react(with: "😂", to: message.id, by: person.id)
    case 1: try conversation.edit(message.id, text: "Edited \(generator.next(below: 100))")
    case 2 where conversation.messages.count > 1: try conversation.delete(message.id)
    default: if !isFull { try conversation.append("One more", from: person.id) }
    }
  }

  private func nextCommand() -> ReaderCommand {
    switch generator.next(below: 26) {
    case 0...6: .next
    case 7...10: .previous
    case 11: .first
    case 12: .last
    case 13: .current
    case 14: .activate
    case 15: .hold
    case 16, 17: .act(Self.names[generator.next(below: Self.names.count)])
    case 18: .up
    case 19: .down
    case 20: nextRotorCommand()
    case 21: .escape
    case 22: .wait(.milliseconds(generator.next(below: 2_000)))
    case 23, 24: Self.plainCommands[generator.next(below: Self.plainCommands.count)]
    default: nextRareCommand()
    }
  }

  private func nextRotorCommand() -> ReaderCommand {
    switch generator.next(below: 4) {
    case 0: .rotor(.current)
    case 1: .rotor(.next)
    case 2: .rotor(.previous)
    default: .rotor(.named(Self.rotors[generator.next(below: Self.rotors.count)]))
    }
  }

  private func nextRareCommand() -> ReaderCommand {
    switch generator.next(below: 4) {
    case 0: .readAll
    case 1: .actions
    default: nextSetting()
    }
  }

  private func nextSetting() -> ReaderCommand {
    let setting = ReaderSetting.allCases[generator.next(below: ReaderSetting.allCases.count)]
    let word = setting.words[generator.next(below: setting.words.count)]
    return .set(setting, setting.value(for: word) ?? setting.standard)
  }
}
