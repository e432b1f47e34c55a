import EarshotReader
import EarshotScreens
import EarshotTestSupport
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("Somebody sits at a screen")
struct SessionTests {
  private func session() throws -> Session {
    try Session(at: OpenScreen(opening: .named("tapback")))
  }

  @Test("Nothing follows the end of a session")
  func end() throws {
    var session = try session()
    try session.perform("quit") { _ in }

    let error = #expect(throws: SessionError.self) { try session.perform("next") { _ in } }

    #expect(session.isOver)
    #expect(error?.description == "the session ended with 'quit'; nothing can follow")
  }

  @Test(
    "A command that is nearly right is answered with the right one",
    arguments: [
      ("nxt", "next"), ("next please", "next"), ("quit now", "quit"), ("Read all now", "read all"),
      ("tree --json", "tree"), ("exit", "quit"), ("q", "quit"), ("fnd ferry", "find"),
      ("scroll", "scroll up"), ("in 0.5 nxt", "in 0.5 next"), ("In 2 Nxt", "in 2 next"),
      ("in 1 rotr headings", "in 1 rotor"),
    ])
  func suggestion(typed: String, meant: String) throws {
    var session = try session()

    let error = #expect(throws: SessionError.self) { try session.perform(typed) { _ in } }

    #expect(error == .unknownCommand(typed, nearest: meant))
  }

  @Test("A slip in any command is answered with that command, or one that begins like it")
  func slips() throws {
    var session = try session()
    let typed = SessionHelp.names.filter { $0.count > 3 && !$0.contains("-") }

    for name in typed where !["set ", "app "].contains(where: { name.hasPrefix($0) }) {
      let middle = name.index(name.startIndex, offsetBy: name.count / 2)
      guard name[middle] != " " else { continue }
      let slip = String(name[..<middle] + name[name.index(after: middle)...])
      guard !SessionHelp.names.contains(slip) else { continue }

      let error = #expect(throws: SessionError.self) { try session.perform(slip) { _ in } }

      let answer = error?.description ?? ""
      #expect(answer.contains("did you mean"), "\(slip): \(answer)")
    }
  }

  @Test(
    "A slip in the word before others is found too",
    arguments: [
      ("ap react ben ❤️ 1", "app react"), ("appr eact ben ❤️ 1", "app react"),
      ("ap arrive ana hello", "app arrive"), ("wy", "why"), ("at Reply", "act"),
    ])
  func slipBeforeOthers(typed: String, meant: String) throws {
    var session = try session()

    let error = #expect(throws: SessionError.self) { try session.perform(typed) { _ in } }

    #expect(error == .unknownCommand(typed, nearest: meant))
  }

  @Test("A slip in the way to turn the rotor is answered with the way")
  func rotorSlip() throws {
    var session = try session()

    let error = #expect(throws: SessionError.self) { try session.perform("rotor pevious") { _ in } }

    #expect(error?.description == "unknown rotor 'pevious'; did you mean 'previous'?")
  }

  @Test("A screen with nothing on it has a tree that says so")
  func emptyTree() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put(#"{"earshotTree": 1, "elements": []}"#, at: "empty.json")
    var session = try Session(at: OpenScreen(opening: .file(path)))
    var lines: [String] = []

    try session.perform("tree") { lines.append($0.line()) }

    #expect(lines == ["[nothing to focus]"])
  }

  @Test(
    "Where what was nearly planned is no gesture, nothing is suggested",
    arguments: ["qit", "tre", "hlp"])
  func noSuggestion(typed: String) throws {
    var session = try session()

    let error = #expect(throws: SessionError.self) { try session.perform("in 1 \(typed)") { _ in } }

    #expect(error == .unknownCommand("in 1 \(typed)", nearest: nil))
  }

  @Test("What was planned and has not come is told at the end, the gestures before the app's deeds")
  func leftovers() throws {
    var session = try Session(at: OpenScreen(opening: .named("conversation")))
    for line in [
      "app announce Ben is here in 9", "in 3 act Reply in 5", "app announce Ana is here in 8.5",
      "in 2 next", "in 0.5 pause", "app announce Hello in 0.1", "app announce Held in 0.2",
      "wait 1",
    ] {
      try session.perform(line) { _ in }
    }
    var lines: [String] = []

    try session.perform("quit") { lines.append($0.line()) }

    #expect(
      lines == [
        "[not done: next: the session ended before 2 s]",
        "[not done: act Reply in 5: the session ended before 3 s]",
        "[not done: app announce Ana is here: the session ended before 8.5 s]",
        "[not done: app announce Ben is here: the session ended before 9 s]",
        "[not said: Held: it was left paused]", "[end]",
      ])
  }

  @Test("The help tells how to plan a gesture")
  func helpForPlanning() throws {
    #expect(
      try SessionHelp.lines(for: "in")
        == ["in SECONDS GESTURE: Makes a gesture later, while a 'wait' lets time pass."])
  }

  @Test("What can be typed is offered whole, down to actions, settings and people")
  func completions() throws {
    var session = try Session(at: OpenScreen(opening: .named("conversation")))
    try session.perform("last") { _ in }

    let lines = session.completions

    for line in [
      "next", "rotor actions", "set hints off", "set actions-order declared", "act React with ❤️",
      "app react ana", "app arrive me", "read from here", "find", "type", "magic tap",
      "scroll down",
      "three-finger swipe up", "in 0.5 next", "in 0.5 pause", "where", "spell",
      "set typed-words off",
    ] {
      #expect(lines.contains(line))
    }
    for line in lines where line.hasPrefix("set ") && line.split(separator: " ").count == 3 {
      #expect(throws: Never.self) { try session.perform(line) { _ in } }
    }
    #expect(Set(lines).count == lines.count)
  }

  @Test("A setting that cannot be made fails its transcript at its own line")
  func refusedSetting() throws {
    let source = "# Quiet\nscreen: tapback\nset: hints off\nset: hints maybe\n\n> next\n[silence]\n"
    let suite = TranscriptSuite([try Transcript(parsing: source, file: "t")])
    var report = TranscriptReport()
    var text = ""

    let passed = suite.play { transcript throws(TranscriptPlayerError) in
      try Session(playing: transcript)
    } reporting: { result in
      report.add(result, printingTo: &text)
    }

    #expect(!passed)
    #expect(
      text == """
        t:4: error: opening: 'set hints' needs 'on' or 'off' (1 step after it not played)
        to repeat: earshot test t


        """)
  }

  @Test("A file whose name looks like that of a screen is told how to be opened")
  func fileWithoutSuffix() throws {
    let error = #expect(throws: ScreenError.self) {
      try OpenScreen(opening: .named("Package.swift"))
    }
    let unknown = #expect(throws: ScreenError.self) { try OpenScreen(opening: .named("xyz")) }

    #expect(
      error?.description
        == "unknown screen 'Package.swift'; for the file of that name, write './Package.swift'")
    #expect(
      unknown?.description
        == "unknown screen 'xyz'; known are 'tapback', 'tapback-accessible', 'stream-reactions', "
        + "'stream-reactions-accessible', 'popover', 'popover-accessible', 'compose', "
        + "'activity', 'conversation'"
    )
  }
}
