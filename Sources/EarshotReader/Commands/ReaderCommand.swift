import EarshotText
public import EarshotTree

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
  /// Speaks slower from now on, by a step of the rotor.
  case slower
  /// Speaks faster from now on, by a step of the rotor.
  case faster
  /// Turns the rotor.
  case rotor(RotorTurn)
  /// Does what the rotor is set to, upwards.
  case up
  /// Does what the rotor is set to, downwards.
  case down
  /// Reads everything from the first element on.
  case readAll
  /// Reads everything from the element under the cursor on.
  case readFromHere
  /// Holds what is being said, or goes on with it.
  case pause
  /// Moves the cursor to the next element that is described with these words.
  case find(String)
  /// Starts or stops what matters most.
  case magicTap
  /// Turns a page towards an edge.
  case scroll(AccessibilityScrollDirection)
  /// Deletes the last character, or what the element stands for.
  case delete
  /// Enters text.
  case type(String)
  /// Presses the return key.
  case returnKey
  /// Says where the cursor is.
  case whereabouts
  /// Says the last phrase again.
  case sayAgain
  /// Says the last phrase letter by letter.
  case spellOut
  /// Says the last character, or else the last phrase, in words for letters.
  case spellInWords
  /// Leaves what was opened last.
  case escape
  /// Lets time pass.
  case wait(Duration)
  /// Makes a gesture later, while time passes.
  indirect case planned(ReaderCommand, after: Duration)
  /// Lists what became of the app's announcements.
  case log
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
    case .slower: "slower"
    case .faster: "faster"
    case .rotor(.current): "rotor"
    case .rotor(.next): "rotor next"
    case .rotor(.previous): "rotor previous"
    case .rotor(.named(let name)): "rotor \(PrintableText(name))"
    case .up: "up"
    case .down: "down"
    case .readAll: "read all"
    case .readFromHere: "read from here"
    case .pause: "pause"
    case .find(let words): "find \(PrintableText(words))"
    case .magicTap: "magic tap"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .delete: "delete"
    case .type(let text): "type \(PrintableText(text))"
    case .returnKey: "return"
    case .whereabouts: "where"
    case .sayAgain: "repeat"
    case .spellOut: "spell"
    case .spellInWords: "phonetic"
    case .escape: "escape"
    case .wait(let duration): "wait \(DecimalSeconds(duration))"
    case .planned(let gesture, let delay): "in \(DecimalSeconds(delay)) \(gesture)"
    case .log: "log"
    case .set(let setting, let value): "set \(setting.rawValue) \(setting.word(for: value))"
    }
  }
}
