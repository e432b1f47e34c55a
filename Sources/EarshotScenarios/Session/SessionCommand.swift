import EarshotReader
import EarshotText

/// What one line in line mode asks for.
enum SessionCommand: Hashable {
  /// A gesture, or a question to the screen reader.
  case reader(ReaderCommand)
  /// A setting of the device.
  case environment(EnvironmentSetting)
  /// Something that happens in the app.
  case app(AppScript.Deed)
  /// All settings with their values.
  case settings
  /// Whether words are spoken aloud, where they are; nil for the other of the two.
  case speech(Bool?)
  /// The accessibility tree.
  case tree
  /// The rules behind what was said.
  case why
  /// The commands, or one of them.
  case help(String?)
  /// The end.
  case quit

  init(parsing line: String) throws(SessionError) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let rest = words.dropFirst().joined(separator: " ")
    switch (words.first?.lowercased(), words.count) {
    case ("set", 1): self = .settings
    case ("speech", _): self = .speech(try Self.isOn(words.dropFirst()))
    case ("three-finger", 3) where Self.isToggle(words): self = .speech(nil)
    case ("tree", 1): self = .tree
    case ("why", 1): self = .why
    case ("quit", 1): self = .quit
    case ("help", _): self = .help(rest.isEmpty ? nil : rest)
    case ("app", _): self = .app(try AppScript.Deed(parsing: line))
    default:
      if let command = try Self.readerCommand(line) {
        self = command
      } else {
        self = try Self.setting(words, of: line)
      }
    }
  }

  private static func isOn(_ words: ArraySlice<Substring>) throws(SessionError) -> Bool {
    switch (words.first?.lowercased(), words.count) {
    case ("on", 1): return true
    case ("off", 1): return false
    default: throw .refused("'speech' needs 'on' or 'off'")
    }
  }

  /// The gesture that silences the voice, and brings it back.
  private static func isToggle(_ words: [Substring]) -> Bool {
    words.map { $0.lowercased() } == ["three-finger", "double", "tap"]
  }

  private static func readerCommand(_ line: String) throws(SessionError) -> SessionCommand? {
    do throws(MalformedCommand) {
      guard let command = try ReaderCommand(parsing: line) else { return nil }
      return .reader(command)
    } catch {
      throw .refused("\(error)")
    }
  }

  private static func setting(
    _ words: [Substring], of line: String
  ) throws(SessionError) -> SessionCommand {
    guard words.first?.lowercased() == "set" else {
      throw .unknownCommand(line, nearest: nearest(to: line, words))
    }
    let value = words.dropFirst(2).joined(separator: " ").lowercased()
    return .environment(try EnvironmentSetting(name: words[1].lowercased(), value: value))
  }

  /// The name that somebody may have meant; in a plan, the plan with the nearest gesture.
  private static func nearest(to line: String, _ words: [Substring]) -> String? {
    guard words.count > 2, words[0].lowercased() == "in" else {
      return SessionHelp.nearest(to: line)
    }
    let gesture = SessionHelp.nearest(to: String(line[words[2].startIndex...]))
    guard let gesture, ReaderCommandForm.gestureNames.contains(gesture) else { return nil }
    return "in \(words[1]) \(gesture)"
  }
}
