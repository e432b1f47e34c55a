import EarshotReader
import EarshotText

/// What a person does on a device for a step of a transcript.
enum DeviceInstruction: Hashable {
  /// Something to do, after which what is heard can be written down.
  case listen(String)
  /// Something to do that nothing is heard of.
  case prepare(String)
  /// Nothing, for a reason.
  case leaveOut(String)

  /// Tells how a command is carried out on a device.
  init(for line: String) {
    switch try? SessionCommand(parsing: line) {
    case .reader(.set(let setting, let value)):
      self = .prepare(DeviceSetting(setting.rawValue, setting.word(for: value)).words)
    case .environment(let setting): self = .prepare(DeviceSetting(parsing: "\(setting)").words)
    case .reader(let command): self.init(for: command, written: line)
    case .app(let deed): self.init(for: deed)
    case .speech: self = .prepare("Three-finger double tap, which turns speech off or on.")
    case .quit: self = .leaveOut("the session of Earshot ends here")
    case .settings, .tree, .why, .help:
      self = .leaveOut("a device does not answer this question")
    case nil: self = .leaveOut("Earshot does not know this command")
    }
  }

  private init(for deed: AppScript.Deed) {
    guard case .conversation = deed.event else {
      self = .leaveOut(
        "only the app itself can do this; what is heard of it may be missing in later steps")
      return
    }
    self = .listen(Self.words(for: deed.line))
  }

  private init(for command: ReaderCommand, written line: String) {
    switch command {
    case .log: self = .leaveOut("a device does not answer this question")
    case .spellInWords: self = .leaveOut("no gesture asks for words in the place of letters")
    case .rotor(.current): self = .leaveOut("no gesture asks what the rotor is set to")
    default: self = .listen(Self.words(for: command, written: line))
    }
  }

  private static func words(for command: ReaderCommand, written line: String) -> String {
    switch command {
    case .planned(let gesture, let delay):
      "While you wait in the next step, after \(seconds(delay)): "
        + words(for: gesture, written: "\(gesture)")
    case .wait(let duration): "Wait \(seconds(duration))."
    default:
      ReaderCommandForm.gesture(of: line).map(sentence) ?? wordsWithoutGesture(for: command)
    }
  }

  private static func wordsWithoutGesture(for command: ReaderCommand) -> String {
    switch command {
    case .current: "Tap what was read last, once."
    case .act(let name):
      "Turn the rotor to Actions, swipe down until \(quoted(name)) is heard, and double tap. "
        + "Write only what is heard after that."
    case .actions:
      "Turn the rotor to Actions and swipe down to the last one. Write the actions in their order. "
        + "Then swipe up to Activate."
    case .rotor(.named(let name)): "Turn the rotor until \(quoted(name)) is heard."
    case .find(let words):
      "Two-finger triple tap, which opens the item chooser, search for \(quoted(words)), and double "
        + "tap the first one below where you were. Write only what is heard after that."
    case .type(let text): "Type \(quoted(text)) on the keyboard."
    case .delete: "Double tap the delete key; outside of a field, perform the action Delete."
    case .returnKey: "Double tap the return key."
    case .slower: "Turn the rotor to Speech Rate, and swipe down."
    case .faster: "Turn the rotor to Speech Rate, and swipe up."
    case .sayAgain: "Use the command Repeat Last Phrase, if you have given it a gesture."
    case .spellOut: "Use the command Spell Last Phrase, if you have given it a gesture."
    default: sentence("\(command)")
    }
  }

  private static func words(for deed: String) -> String {
    "Have this happen in the app, from another device if need be: \(PrintableText.line(deed)). "
      + "Where that cannot be done, leave out the rest of this transcript."
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  private static func quoted(_ text: String) -> String {
    DeviceWords.of(PrintableText.quoting(text))
  }

  private static func seconds(_ duration: Duration) -> String {
    let number = "\(DecimalSeconds(duration))"
    return number == "1" ? "1 second" : "\(number) seconds"
  }
}
