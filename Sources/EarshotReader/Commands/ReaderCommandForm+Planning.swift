import EarshotText

extension ReaderCommandForm {
  /// The long names of what can be planned.
  public static let gestureNames = all.map { $0.names[0] }.filter { reasonsNotToPlan[$0] == nil }

  /// Reads `in SECONDS GESTURE`; the gesture comes last because its words may end in `in 5`.
  @Sendable static func parsePlanned(_ text: String) throws(MalformedCommand) -> ReaderCommand? {
    let words = text.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let seconds = words.first.map(String.init) ?? ""
    guard let delay = DecimalSeconds(parsing: seconds) else {
      throw MalformedCommand(
        "'in' needs seconds below 1000000 and a gesture, such as 'in 0.5 next', "
          + "not '\(PrintableText(seconds))'")
    }
    guard words.count == 2 else {
      throw MalformedCommand("'in' needs a gesture after the seconds, such as 'in 0.5 next'")
    }
    let name = words[1].split(maxSplits: 1, whereSeparator: \.isWhitespace).first?.lowercased()
    if let reason = name.flatMap({ reasonsNotToPlan[$0] }) { throw MalformedCommand(reason) }
    return try ReaderCommand(parsing: String(words[1])).map { .planned($0, after: delay.duration) }
  }

  /// What is said to somebody who plans what is no gesture, or no gesture of one's own.
  private static let reasonsNotToPlan = [
    "in": "'in' can not be planned itself; write one 'in' with all the seconds",
    "wait": "'in' plans gestures, and 'wait' lets the time pass in which they are made",
    "app": "'in' plans gestures; what the app does is planned with 'app … in SECONDS'",
    "set": "'in' plans gestures, and a setting is changed at once",
    "actions": noGesture("actions"), "log": noGesture("log"), "tree": noGesture("tree"),
    "why": noGesture("why"), "help": noGesture("help"),
    "quit": "'in' plans gestures, and 'quit' ends the session",
  ]

  private static func noGesture(_ name: String) -> String {
    "'in' plans gestures, and '\(name)' is a question to the tool, which takes no time"
  }
}
