import EarshotText

extension ReaderCommandForm {
  /// Every command of the screen reader, in the order in which the help tells of them.
  public static let all: [ReaderCommandForm] =
    moving + doing + gestures + entering + pace + [
      ReaderCommandForm("wait", "SECONDS", help: "Lets time pass.", make: parseWait),
      ReaderCommandForm(
        "in", "SECONDS GESTURE", help: "Makes a gesture later, while a 'wait' lets time pass.",
        make: parsePlanned),
      ReaderCommandForm("log", help: "Lists what became of each announcement.", command: .log),
      ReaderCommandForm(
        "set", "[NAME VALUE]", help: "Changes a setting, or lists all with their values.",
        make: parseSet),
    ]

  private static let moving: [ReaderCommandForm] = [
    .init("next", "n", "swipe right", help: "Moves to the next element.", command: .next),
    .init(
      "previous", "p", "swipe left", help: "Moves to the previous element.", command: .previous),
    .init("first", "four-finger tap top", help: "Moves to the first element.", command: .first),
    .init("last", "four-finger tap bottom", help: "Moves to the last element.", command: .last),
    .init("current", "c", help: "Says the element under the cursor again.", command: .current),
    .init(
      "read all", "two-finger swipe up", help: "Reads everything from the first element on.",
      command: .readAll),
  ]

  private static let doing: [ReaderCommandForm] = [
    .init(
      "activate", "a", "double tap", help: "Performs the action at which the rotor stands.",
      command: .activate),
    .init(
      "hold", "h", "double tap and hold", help: "Passes a long press through to the app.",
      command: .hold),
    .init("act", "NAME", help: "Performs the action with that name.", make: parseAct),
    .init("actions", help: "Lists what can be done with the element.", command: .actions),
    .init("up", "u", "swipe up", help: "Does what the rotor is set to, upwards.", command: .up),
    .init(
      "down", "d", "swipe down", help: "Does what the rotor is set to, downwards.", command: .down),
    .init(
      "rotor next", "rotate right", help: "Turns the rotor to its next setting.",
      command: .rotor(.next)),
    .init(
      "rotor previous", "rotate left", help: "Turns the rotor to its previous setting.",
      command: .rotor(.previous)),
    .init(
      "rotor", "[NAME]", help: "Says what the rotor is set to, or turns it to a setting.",
      make: { name in .rotor(name.isEmpty ? .current : .named(name)) }),
    .init("escape", "scrub", help: "Leaves what was opened last.", command: .escape),
  ]

  @Sendable private static func parseAct(_ name: String) throws(MalformedCommand) -> ReaderCommand?
  {
    guard !name.isEmpty else { throw MalformedCommand("'act' needs the name of an action") }
    return .act(name)
  }

  @Sendable private static func parseWait(
    _ text: String
  ) throws(MalformedCommand) -> ReaderCommand? {
    guard let seconds = DecimalSeconds(parsing: text) else {
      throw MalformedCommand("'wait' needs seconds, such as 1.5, not '\(PrintableText(text))'")
    }
    return .wait(seconds.duration)
  }

  @Sendable private static func parseSet(_ text: String) throws(MalformedCommand) -> ReaderCommand?
  {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let name = words.first, let setting = ReaderSetting(rawValue: name.lowercased())
    else { return nil }
    guard words.count == 2, let value = setting.value(for: String(words[1])) else {
      throw MalformedCommand("'set \(setting.rawValue)' needs \(setting.alternatives)")
    }
    return .set(setting, value)
  }
}
