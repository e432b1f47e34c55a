import EarshotReader
import EarshotTestSupport
import EarshotTree
import Testing

@MainActor
@Suite("Whatever happens, the cursor is on something that is there")
struct RandomWalkTests {
  private static let commands: [ReaderCommand] = [
    .next, .next, .next, .previous, .previous, .first, .last, .current, .activate, .hold,
    .act("Reply"), .actions, .rotor(.next), .rotor(.current), .up, .down, .down, .escape,
    .rotor(.named("characters")), .rotor(.named("sentences")), .rotor(.named("containers")),
    .rotor(.named("language")), .rotor(.previous), .wait(.seconds(1)), .set(.hints, false),
    .set(.actions, true), .readAll,
    .readFromHere, .pause, .find("2"), .find("nothing"), .magicTap, .scroll(.down), .delete,
    .type("Hi there "), .returnKey, .whereabouts, .sayAgain, .spellOut, .spellInWords,
    .planned(.next, after: .milliseconds(100)), .planned(.readAll, after: .milliseconds(200)),
    .planned(.pause, after: .milliseconds(400)), .planned(.pause, after: .milliseconds(600)),
    .planned(.type("Hi"), after: .milliseconds(700)),
    .planned(.activate, after: .milliseconds(800)),
    .planned(.act("Nope"), after: .milliseconds(900)), .pause,
  ]

  @Test(
    "A random walk over a source that changes at random never holds what is gone", arguments: 0..<20
  )
  func walk(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = ElementListSource(Self.screen(using: &generator))
    var acting = SeededGenerator(seed: seed + 1000)
    source.onPerform = { [unowned source] _, _ in
      source.replace(with: Self.screen(using: &acting))
      return .performed
    }
    var reader = ScreenReader(opening: source)

    for _ in 0..<300 {
      Self.disturb(source, using: &generator)
      let command = Self.commands.randomElement(using: &generator) ?? .next
      let heard = (try? reader.perform(command)) ?? reader.listen()

      #expect(!heard.isEmpty)
      #expect(heard.lines.allSatisfy { !$0.isEmpty })
      #expect(reader.cursor.map { id in source.elements.contains { $0.id == id } } != false)
      #expect((reader.cursor == nil) == source.elements.isEmpty)
    }
  }

  @Test("A step asks the source as often in a long list as in a short one")
  func constantLookUps() throws {
    let short = try lookUpsPerCommand(count: 10)
    let long = try lookUpsPerCommand(count: 100_000)

    #expect(short == long)
    #expect(short.allSatisfy { $0 <= 10 })
  }

  private func lookUpsPerCommand(count: Int) throws -> [Int] {
    let source = CountingSource(ElementListSource((0..<count).map { .named("\($0)") }))
    var reader = ScreenReader(opening: source)
    _ = try reader.lines(after: .next, .next, .next)
    let commands: [ReaderCommand] = [
      .next, .previous, .current, .activate, .down, .last, .whereabouts, .sayAgain, .spellOut,
      .spellInWords,
      .magicTap, .scroll(.up), .pause, .type("x"), .delete, .first,
    ]
    return try commands.map { command in
      let before = source.lookUps
      _ = try reader.perform(command)
      return source.lookUps - before
    }
  }

  private static func disturb(
    _ source: ElementListSource, using generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: source.replace(with: screen(using: &generator))
    case 1: source.replace(with: source.elements.filter { _ in Bool.random(using: &generator) })
    case 2: source.replace(with: source.elements.shuffled(using: &generator))
    case 3: source.post(.layoutChanged(focus: id(using: &generator)))
    case 4: source.post(.screenChanged(focus: id(using: &generator)))
    case 5: source.update(id(using: &generator)) { $0.label = $0.label == nil ? "New" : nil }
    default: break
    }
  }

  private static func screen(using generator: inout SeededGenerator) -> [AccessibilityElement] {
    (0..<Int.random(in: 0..<8, using: &generator)).map { _ in id(using: &generator) }
      .reduce(into: []) { ids, id in if !ids.contains(id) { ids.append(id) } }
      .map { id in
        AccessibilityElement(
          id: id, label: "Message \(id)",
          traits: Bool.random(using: &generator) ? .textEntry : [],
          customActions: Bool.random(using: &generator) ? [AccessibilityCustomAction("Reply")] : [])
      }
  }

  private static func id(using generator: inout SeededGenerator) -> AccessibilityElement.ID {
    .init(rawValue: "\(Int.random(in: 0..<12, using: &generator))")
  }
}
