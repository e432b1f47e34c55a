import EarshotAudit

extension Command {
  /// The command with what may follow it.
  var usage: String {
    switch self {
    case .play, .read, .tree, .describe: "\(rawValue) [SCREEN]"
    case .test: "test [PATH...]"
    case .audit, .explore: "\(rawValue) [SCREEN...]"
    case .rules: "rules [RULE|TOPIC]"
    case .screens: "screens"
    case .voices: "voices"
    case .help: "help [COMMAND]"
    }
  }

  /// What the command does, in one sentence.
  var summary: String {
    switch self {
    case .play: "reads commands such as 'next', and prints what is said after each."
    case .read: "prints the whole screen from top to bottom, one stop a line."
    case .tree: "prints the accessibility tree."
    case .describe: "tells of each stop what is said there, what can be done, and why."
    case .test: "plays transcripts, and compares what is heard with what they say."
    case .audit: "finds what a person would stumble over, with the commands that show it."
    case .explore:
      "does everything that can be done, and finds what goes wrong then."
    case .rules: "lists the rules of the audit, or those of one topic, or explains one."
    case .screens: "lists the screens that come with Earshot."
    case .voices: "lists the voices that can speak, by the names that '--voice' takes."
    case .help: "explains a command."
    }
  }

  /// What a command that takes a screen says of one in source.
  private static let source = [
    "SCREEN can be a Swift file, several, or a folder with a slash in its path, such as ./Chat.",
    "FILE.swift#NAME plays a preview, an app, or a view without arguments; so does FILE.swift#2.",
    "Without a name, it plays the only one there is, or lists them.",
  ]

  /// What a person should know before using the command.
  var details: [String] {
    switch self {
    case .play:
      Self.source + [
        "Commands come from the keyboard, a pipe or a script; 'help' lists them there as well.",
        "On a terminal there is a prompt, the arrow keys bring commands back, "
          + "and the tab key completes them.",
        "From a pipe or a script, the output is a transcript that 'earshot test' can play.",
        "'--save-transcript' keeps one of a session at the keyboard as well, without its mistakes.",
        "With '--emoji names' it is none, because emoji are compared as symbols.",
        "From a pipe or a script, an unknown command ends the run; "
          + "at a prompt you can correct it.",
        "What the screen asks for that is accepted but not simulated is named once, "
          + "on standard error.",
        "With '--watch', a Swift file is compiled anew when you save it, and the cursor stays where it is.",
        "What is said otherwise then is told as what it was and is, or as new, gone or moved.",
        "A file that does not compile is told; what was there before goes on.",
        "After a crash, '--watch' waits until the file is saved again, and begins anew.",
        "The end of the input quits, as Control-D does; Control-C ends at once, and saves nothing.",
      ]
    case .read:
      Self.source + [
        "Nothing on the screen is activated.",
        "With '--watch', it is printed again whenever the Swift source is saved, until Control-C.",
      ]
    case .tree:
      Self.source + [
        "Each element is followed by its facts, one a line.",
        "In a conversation, the id of an element holds that of its message, in brackets.",
        "With '--json', the tree is a file that can be opened as a screen.",
      ]
    case .describe:
      Self.source + [
        "The first line of a stop is what is said before the pause; its facts follow, one a line.",
        "A hint is what is said after the pause; with '--set hints=off' there is none.",
        "Each rule that shaped the stop is cited with its ground, as 'why' does it in line mode.",
        "With '--json', each stop is a record, always with the same keys; what is not there is empty.",
        "Of an app's rotor, the first ten places are told.",
        "The keys are id, description, hint, actions, customContent, inputLabels, rotors and rules.",
      ]
    case .test:
      [
        "PATH is a transcript, or a folder in which every file that ends in .transcript is played.",
        "Without a path, the folder Scenarios is taken.",
        "A transcript can name Swift source, from its own folder: 'screen: ../Row.swift#NAME'.",
        "Each process plays one transcript at a time, so that a crash fails that one alone.",
        "So do a transcript that takes too long, and one that takes too much memory.",
        "Which part a transcript is in depends on its path below PATH alone.",
        "Without '--shard', Bazel's TEST_TOTAL_SHARDS and TEST_SHARD_INDEX choose the part.",
        "A run that records fails as well, so that somebody reads what changed; run it again then.",
        "Reports are JUnit XML for .xml, the records of all transcripts for .json, and TAP for .tap.",
        "How long each transcript took is told in JUnit XML alone, so that the others can be compared.",
        "Where GITHUB_ACTIONS is true, GitHub is told what failed at which line, on standard error.",
        "'--device-sheet' writes a sheet to follow on an iPhone, with room for what you hear.",
        "Filled in, '--heard' holds it against the rules behind what was expected.",
        "The last line tells how many passed and failed, such as '12 passed, 0 failed'.",
      ]
    case .audit:
      [
        "SCREEN is a name, a JSON file, a transcript, or Swift source, all of whose screens are audited.",
        "Everything that can be done on a screen is done, up to a limit, and what shows is looked at.",
        "Each finding tells what a person meets, where, how sure that is, and what to change.",
        "What shows only after something was done comes with the commands that lead there.",
        "A crash or an endless loop of Swift source is a finding, without a transcript.",
        "'--timeout' is for each thing done; what only waits is given six times as long.",
        "What cannot be known of a screen is told as not checked, such as places without layout.",
        "'earshot rules' lists what is looked for; '--only' and '--except' choose among it.",
        "In source, '// earshot:allow RULE: REASON' allows what is found in the code below it.",
        "In the header of a transcript, 'audit-allow: RULE: REASON' does so for its screen.",
        "An error cannot be heard, reached or done; a warning is slower or hard to understand.",
        "A note is worth knowing; unless '--fail-on' says otherwise, only an error fails the call.",
        "The last line of the text counts errors, warnings and notes.",
      ]
    case .explore:
      [
        "SCREEN is a name, a JSON file, a transcript, or Swift source with one screen or several.",
        "Every action, activation, adjustment and escape is tried wherever it may lead to something new.",
        "It is 'audit' with only the \(AuditTopic.behaviour.rules.count) rules about what happens; "
          + "'earshot rules behaviour' lists them.",
        "It tells how many states and actions there were, and what no step could reach.",
        "For the same '--seed', it does the same.",
      ]
    case .rules:
      [
        "TOPIC is \(AuditTopic.allCases.map(\.rawValue).dropLast().joined(separator: ", ")) "
          + "or \(AuditTopic.behaviour.rawValue).",
        "A rule is explained with a screen on which it finds something, and the same put right.",
        "The severity in brackets is what its findings have, unless one says otherwise itself.",
        "An error cannot be heard, reached or done; a warning is slower or hard to understand.",
        "A note is worth knowing.",
      ]
    case .screens:
      [
        "Each name can follow 'play', 'read', 'tree' and 'describe'.",
        "So can a file of your own with SwiftUI source, as in 'earshot play FILE.swift'.",
      ]
    case .voices:
      [
        "With '--language', it lists those that speak a language, the best first.",
        "A variant can follow the name after a plus sign, such as en-us+f3.",
        "The voices are those of libespeak-ng, which has to be installed.",
      ]
    case .help: ["Without a command, it explains all of them."]
    }
  }

  /// Calls that work.
  var examples: [String] {
    switch self {
    case .play:
      [
        "earshot",
        "earshot play tapback --set hints=off",
        "echo next | earshot play tapback",
        "earshot play MessageRow.swift#Short",
        "earshot play chat.json --script steps.txt --save chat.json",
        "earshot play tapback --save-transcript react.transcript",
        "earshot play --speak --rate 70",
        "earshot play View.swift --watch",
      ]
    case .read:
      [
        "earshot read tapback", "earshot read MessageRow.swift",
        "earshot read --emoji names --wav tapback.wav",
      ]
    case .tree: ["earshot tree tapback", "earshot tree tapback --json"]
    case .describe: ["earshot describe tapback", "earshot describe chat.json --json"]
    case .test:
      [
        "earshot test", "earshot test Scenarios/Tapback", "earshot test --filter react",
        "earshot test --shard 2/3", "earshot test --report earshot.xml",
      ]
    case .audit:
      [
        "earshot audit tapback", "earshot audit popover popover-accessible",
        "earshot audit MessageRow.swift",
      ]
    case .explore: ["earshot explore tapback"]
    case .rules: ["earshot rules", "earshot rules behaviour", "earshot rules missing-label"]
    case .screens: ["earshot screens"]
    case .voices: ["earshot voices", "earshot voices --language de"]
    case .help: ["earshot help play"]
    }
  }
}
