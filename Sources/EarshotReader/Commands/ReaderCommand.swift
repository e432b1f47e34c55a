import EarshotText

/// What a person asks the screen reader to do.
public enum ReaderCommand: Hashable, Sendable {
  /// Moves the cursor to the next element.
  case next
  /// Moves the cursor to the previous element.
  case previous
  /// Moves the cursor to the first element.
  case first
  /// Moves the cursor to the last element.
  case last
  /// Says the element under the cursor again.
  case current
  /// Performs what the rotor stands at, which is the element's own activation unless it was moved.
  case activate
  /// Passes a long press through to the app.
  case hold
  /// Performs the action of a name.
  case act(String)
  /// Lists what can be done with the element under the cursor.
  case actions
  /// Turns the rotor.
  case rotor(RotorTurn)
  /// Does what the rotor is set to, upwards.
  case up
  /// Does what the rotor is set to, downwards.
  case down
  /// Reads everything from the first element on.
  case readAll
  /// Leaves what was opened last.
  case escape
  /// Lets time pass.
  case wait(Duration)
  /// Changes a setting.
  case set(ReaderSetting, ReaderSettingValue)

  /// Where the rotor is turned to.
  public enum RotorTurn: Hashable, Sendable {
    /// It stays, and is said.
    case current
    /// To the setting after this one, and around.
    case next
    /// To the setting before this one, and around.
    case previous
    /// To the setting of a name.
    case named(String)
  }
}

extension ReaderCommand: CustomStringConvertible {
  /// The command as a line that reads back as the same command.
  public var description: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .current: "current"
    case .activate: "activate"
    case .hold: "hold"
    case .act(let name): "act \(PrintableText(name))"
    case .actions: "actions"
    case .rotor(.current): "rotor"
    case .rotor(.next): "rotor next"
    case .rotor(.previous): "rotor previous"
    case .rotor(.named(let name)): "rotor \(PrintableText(name))"
    case .up: "up"
    case .down: "down"
    case .readAll: "read all"
    case .escape: "escape"
    case .wait(let duration): "wait \(DecimalSeconds(duration))"
    case .set(let setting, let value): "set \(setting.rawValue) \(setting.word(for: value))"
    }
  }
}
