import EarshotReader
import EarshotTestSupport
import EarshotTree
import Testing

@Suite("Commands are plain words, short forms and gestures")
struct ReaderCommandTests {
  @Test(
    "A command has a long name, a short form and a gesture",
    arguments: [
      ("next", .next), ("n", .next), ("swipe right", .next), ("  NEXT ", .next),
      ("previous", .previous), ("p", .previous), ("Swipe  Left", .previous),
      ("first", .first), ("four-finger tap top", .first),
      ("last", .last), ("four-finger tap bottom", .last),
      ("current", .current), ("c", .current),
      ("activate", .activate), ("a", .activate), ("double tap", .activate),
      ("hold", .hold), ("h", .hold), ("double tap and hold", .hold),
      ("up", .up), ("u", .up), ("swipe up", .up), ("down", .down), ("d", .down),
      ("swipe down", .down), ("actions", .actions), ("escape", .escape), ("scrub", .escape),
      ("read all", .readAll), ("two-finger swipe up", .readAll),
      ("rotor", .rotor(.current)), ("rotate right", .rotor(.next)), ("rotor next", .rotor(.next)),
      ("rotate left", .rotor(.previous)), ("rotor previous", .rotor(.previous)),
      ("rotor Actions", .rotor(.named("Actions"))),
      ("act React with ❤️", .act("React with ❤️")), ("ACT  Reply  All ", .act("Reply  All")),
      ("wait 2", .wait(.seconds(2))), ("wait 0.25", .wait(.milliseconds(250))),
      ("set hints off", .set(.hints, false)), ("Set Haptics ON", .set(.haptics, true)),
      ("set motion on", .set(.motion, true)), ("set links Nothing", .set(.links, false)),
      ("set punctuation all", .set(.punctuation, .punctuation(.all))),
      ("set numbers digits", .set(.numbers, .numbers(.digits))),
      ("set language DE", .set(.language, .language("de"))),
      ("set typed-words off", .set(.typedWords, false)),
      ("read from here", .readFromHere), ("two-finger swipe down", .readFromHere),
      ("pause", .pause), ("two-finger tap", .pause), ("find Crème", .find("Crème")),
      ("F  on my way", .find("on my way")), ("magic tap", .magicTap),
      ("two-finger double tap", .magicTap), ("scroll up", .scroll(.up)),
      ("three-finger swipe up", .scroll(.down)), ("three-finger swipe down", .scroll(.up)),
      ("three-finger swipe right", .scroll(.left)), ("Scroll Right", .scroll(.right)),
      ("type  On my way", .type("On my way")), ("delete", .delete), ("return", .returnKey),
      ("where", .whereabouts), ("w", .whereabouts), ("three-finger tap", .whereabouts),
      ("repeat", .sayAgain), ("spell", .spellOut), ("phonetic", .spellInWords),
      ("in 0.5 next", .planned(.next, after: .milliseconds(500))),
      ("IN  2  Two-Finger Tap", .planned(.pause, after: .seconds(2))),
      ("in 1 act Remove ❤️ in 5", .planned(.act("Remove ❤️ in 5"), after: .seconds(1))),
      ("in 0 type  a  b", .planned(.type("a  b"), after: .zero)),
    ] as [(String, ReaderCommand)])
  func parsing(line: String, command: ReaderCommand) throws {
    #expect(try ReaderCommand(parsing: line) == command)
  }

  @Test(
    "What is no command of the screen reader is left to others",
    arguments: [
      "", "tree", "quit", "scroll", "pause 2", "why", "next 2", "app react", "set reduce-motion on",
      "activatee", "in 1 nxt", "in 1 next 2",
    ])
  func foreign(line: String) throws {
    #expect(try ReaderCommand(parsing: line) == nil)
  }

  @Test(
    "A command with a wrong argument says what it needs",
    arguments: [
      ("act", "'act' needs the name of an action"),
      ("wait", "'wait' needs seconds, such as 1.5, not ''"),
      ("wait soon", "'wait' needs seconds, such as 1.5, not 'soon'"),
      ("wait -1", "'wait' needs seconds, such as 1.5, not '-1'"),
      ("wait 1.", "'wait' needs seconds, such as 1.5, not '1.'"),
      ("wait 9999999", "'wait' needs seconds, such as 1.5, not '9999999'"),
      (
        "in",
        "'in' needs seconds below 1000000 and a gesture, such as 'in 0.5 next', not ''"
      ),
      (
        "in soon next",
        "'in' needs seconds below 1000000 and a gesture, such as 'in 0.5 next', not 'soon'"
      ),
      (
        "in 1000000 next",
        "'in' needs seconds below 1000000 and a gesture, such as 'in 0.5 next', not '1000000'"
      ),
      ("in 2", "'in' needs a gesture after the seconds, such as 'in 0.5 next'"),
      ("in 2 act", "'act' needs the name of an action"),
      ("in 2 in 3 next", "'in' can not be planned itself; write one 'in' with all the seconds"),
      (
        "in 2 wait 3",
        "'in' plans gestures, and 'wait' lets the time pass in which they are made"
      ),
      (
        "in 2 app announce Hi",
        "'in' plans gestures; what the app does is planned with 'app … in SECONDS'"
      ),
      ("in 2 set hints off", "'in' plans gestures, and a setting is changed at once"),
      (
        "in 2 Tree",
        "'in' plans gestures, and 'tree' is a question to the tool, which takes no time"
      ),
      ("in 2 quit", "'in' plans gestures, and 'quit' ends the session"),
      ("find", "'find' needs the text to look for, such as 'find ferry'"),
      ("f", "'find' needs the text to look for, such as 'find ferry'"),
      ("type", "'type' needs the text to enter, such as 'type On my way'"),
      ("set hints maybe", "'set hints' needs 'on' or 'off'"),
      ("set hints", "'set hints' needs 'on' or 'off'"),
      ("set punctuation most", "'set punctuation' needs 'all', 'some' or 'none'"),
      ("set links all", "'set links' needs 'speak', 'sound', 'pitch' or 'nothing'"),
      ("set hints sound", "'set hints' needs 'on' or 'off'"),
      (
        "set language klingon",
        "'set language' needs 'ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'pt' or 'ru'"
      ),
    ])
  func malformed(line: String, message: String) {
    let error = #expect(throws: MalformedCommand.self) { try ReaderCommand(parsing: line) }

    #expect(error?.description == message)
  }

  @Test("Every name of every command without an argument is understood, in help's own words")
  func forms() throws {
    for form in ReaderCommandForm.all where form.argument == nil {
      let commands = try form.names.map { try ReaderCommand(parsing: $0) }

      #expect(Set(commands).count == 1)
      #expect(commands.first??.description == form.names.first)
      #expect(form.help.hasSuffix("."))
    }
  }

  @Test(
    "A command prints as a line that reads back as the same command",
    arguments: [
      .next, .readAll, .act("Reply"), .rotor(.next), .rotor(.named("actions")),
      .find("ferry"), .type("On my way"), .scroll(.left), .magicTap, .set(.typedCharacters, false),
      .wait(.milliseconds(1050)), .wait(.nanoseconds(1)), .wait(.seconds(10)), .set(.actions, true),
      .set(.capitalLetters, false), .set(.links, .sound), .set(.phonetic, .only), .spellInWords,
      .set(.punctuation, .punctuation(.none)),
      .set(.language, .language("pt-br")),
      .planned(.type("On my way in 5"), after: .milliseconds(50)),
    ] as [ReaderCommand])
  func roundTrip(command: ReaderCommand) throws {
    #expect(try ReaderCommand(parsing: command.description) == command)
  }

  @Test("However deep somebody nests plans, the line is refused")
  func deepPlans() {
    #expect(throws: MalformedCommand.self) {
      try ReaderCommand(parsing: String(repeating: "in 1 ", count: 200_000) + "next")
    }
  }

  @Test("Random lines never crash")
  func random() {
    var generator = SeededGenerator(seed: 3)
    let pieces = [
      "act", "wait", "set", "find", "f", "type", "scroll", "up", "hints", " ", ".", "9", "rotor",
      "in", "1", "next", "\n", "\u{1B}", "❤️", "double", "tap",
    ]

    for _ in 0..<2000 {
      let line = (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      if let command = try? ReaderCommand(parsing: line) {
        #expect(!command.description.contains { $0.isNewline })
      }
    }
  }
}
