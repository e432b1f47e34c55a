import EarshotConversation
import EarshotReader
import EarshotScenarios
import EarshotScreens
import EarshotTree

/// Commands of every kind, with words that are on the screen, and with any others.
@MainActor
struct RandomCommands {
  private static let plain = ReaderCommandForm.all.filter { $0.argument == nil }.map { $0.names[0] }
  private static let named = [
    "React with ❤️", "Remove ❤️", "React with 👍", "Remove 👍", "React with ❓", "Activate",
  ]
  private static let rotors = Rotor.fixed.map(\.name)
  private static let settings = ReaderSetting.allCases.flatMap { setting in
    setting.words.map { "set \(setting.rawValue) \($0)" }
  }
  private static let delays = ["0", "0.000000001", "0.05", "0.3", "1", "2.5", "7", "600"]

  private var generator: SplitMix64
  private var words = RandomWords()

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func next(below limit: Int) -> Int { generator.next(below: limit) }

  /// A command for somebody at a screen; whether it makes sense there is part of the walk.
  mutating func next(at session: Session) -> String {
    switch next(below: 40) {
    case 0...3: deed(in: session.screen.conversation)
    case 4, 5: "wait \(next(below: 2)).\(next(below: 100))"
    case 6: "wait \(next(below: 20))"
    case 7: one(of: Self.settings)
    case 8: one(of: session.completions)
    case 9...12: "in \(one(of: Self.delays)) \(gesture(at: session.focusedElement))"
    default: gesture(at: session.focusedElement)
    }
  }

  private mutating func gesture(at element: AccessibilityElement?) -> String {
    switch next(below: 40) {
    case 0...9: "next"
    case 10...13: "previous"
    case 14...16: "act \(one(of: Self.named + (element?.customActions.map(\.name) ?? [])))"
    case 17: "act \(words.next(using: &generator))"
    case 18: "rotor \(one(of: Self.rotors + (element?.rotors ?? [])))"
    case 19: "rotor \(words.next(using: &generator))"
    case 20...22: one(of: ["up", "down"])
    case 23, 24: "type \(words.next(using: &generator))"
    case 25: "find \(words.next(using: &generator))"
    case 26: "find \(element?.label ?? "")"
    case 27: "scroll \(one(of: ["up", "down", "left", "right", "around"]))"
    case 28: one(of: ["read all", "read from here", "pause"])
    case 29...31: "activate"
    default: one(of: Self.plain)
    }
  }

  /// Something that happens in the app, at once or later.
  private mutating func deed(in conversation: Conversation?) -> String {
    let later = next(below: 2) == 0 ? " in \(one(of: Self.delays))" : ""
    guard let message = conversation?.messages.randomElement(using: &generator)?.id,
      let person = conversation?.people.randomElement(using: &generator)?.id
    else { return notification() + later }
    let text = words.next(using: &generator)
    let isFull = (conversation?.messages.count ?? 0) > 30
    let deeds = [
      notification(), "app react \(person) 😂 \(message)", "app edit \(message) \(text)",
      "app delete \(message)", isFull ? "app delete \(message)" : "app arrive \(person) \(text)",
    ]
    return one(of: deeds) + later
  }

  private mutating func notification() -> String {
    let text = words.next(using: &generator)
    return one(of: [
      "app announce \(text)", "app announce low \(text)", "app announce high \(text)",
      "app layout-changed", "app screen-changed", "app layout-changed \(text)",
    ])
  }

  private mutating func one(of lines: [String]) -> String {
    lines.isEmpty ? "" : lines[next(below: lines.count)]
  }
}
