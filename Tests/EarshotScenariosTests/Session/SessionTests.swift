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
      ("scroll", "scroll up"),
    ])
  func suggestion(typed: String, meant: String) throws {
    var session = try session()

    let error = #expect(throws: SessionError.self) { try session.perform(typed) { _ in } }

    #expect(error == .unknownCommand(typed, nearest: meant))
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
      "three-finger swipe up", "where", "spell", "set typed-words off",
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
