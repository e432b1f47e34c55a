import EarshotScenarios
import Testing

@testable import earshot

@Suite("A wrong call is refused in one line")
struct CommandLineErrorTests {
  @Test(
    "A mistyped command or option suggests the nearest one",
    arguments: [
      (["paly"], "unknown command 'paly'; did you mean 'play'?"),
      (["--speak", "tset"], "unknown command 'tset'; did you mean 'test'?"),
      (["describ"], "unknown command 'describ'; did you mean 'describe'?"),
      (["describe", "--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
      (["help", "tre"], "unknown command 'tre'; did you mean 'tree'?"),
      (["help", "tapback"], "unknown command 'tapback'; 'earshot help' lists them"),
      (["--scrpt", "a"], "unknown option '--scrpt'; did you mean '--script'?"),
      (["-speak"], "unknown option '-speak'; did you mean '--speak'?"),
      (["--Filter=a", "test"], "unknown option '--Filter'; did you mean '--filter'?"),
      (["-x"], "unknown option '-x'; 'earshot help' lists them"),
      (["--=x"], "unknown option '--'; 'earshot help' lists them"),
    ])
  func names(_ words: [String], _ message: String) {
    expect(message, parsing: words)
  }

  @Test(
    "What does not belong into a call is refused",
    arguments: [
      (["play", "a", "b"], "unexpected 'b'; 'play' takes one screen"),
      (["screens", "a"], "unexpected 'a'; 'screens' takes no screen"),
      (["help", "play", "read"], "unexpected 'read'; 'help' takes one command"),
      (["play", ""], "a word of the call is empty"),
      (["test", "--script", "a"], "option '--script' does not apply to 'test', only to 'play'"),
      (
        ["test", "--set", "a=b"],
        "option '--set' does not apply to 'test', only to 'play', 'read', 'tree', 'describe', "
          + "'audit', 'explore'"
      ),
      (["play", "--filter", "x"], "option '--filter' does not apply to 'play', only to 'test'"),
      (["read", "--json"], "option '--json' does not apply to 'read', only to 'tree', 'describe'"),
      (["describe", "a", "b"], "unexpected 'b'; 'describe' takes one screen"),
      (["--save", "a", "--save=b"], "option '--save' is given twice"),
      (["--voice", "en"], "option '--voice' needs '--speak' or '--wav' beside it"),
      (["--pitch", "9"], "option '--pitch' needs '--speak' or '--wav' beside it"),
      (["--volume", "9"], "option '--volume' needs '--speak' or '--wav' beside it"),
      (["voices", "a"], "unexpected 'a'; 'voices' takes no screen"),
      (
        ["--watch"],
        "option '--watch' needs a screen in Swift source, such as View.swift, not 'tapback'"
      ),
      (
        ["play", "chat.json", "--watch"],
        "option '--watch' needs a screen in Swift source, such as View.swift, not 'chat.json'"
      ),
      (
        ["tree", "View.swift", "--watch"],
        "option '--watch' does not apply to 'tree', only to 'play', 'read'"
      ),
      (
        ["View.swift", "--watch", "--save-transcript", "a.transcript"],
        "option '--save-transcript' keeps a session at one version of a screen; leave out '--watch'"
      ),
      (
        ["voices", "--rate", "5"],
        "option '--rate' does not apply to 'voices', only to 'play', 'read'"
      ),
    ])
  func misplaced(_ words: [String], _ message: String) {
    expect(message, parsing: words)
  }

  @Test(
    "A value must be there and make sense",
    arguments: [
      (["--script"], "option '--script' needs a value: --script FILE"),
      (["--script", "--speak"], "option '--script' needs a value: --script FILE"),
      (["--script="], "option '--script' needs a value: --script FILE"),
      (["--script", ""], "option '--script' needs a value: --script FILE"),
      (["describe", "--json=yes"], "option '--json' takes no value"),
      (["--speak=yes"], "option '--speak' takes no value"),
      (["--rate", "101"], "option '--rate' takes a number from 0 to 100, not '101'"),
      (["--pitch", "-1"], "option '--pitch' needs a value: --pitch PERCENT"),
      (["--volume=x"], "option '--volume' takes a number from 0 to 100, not 'x'"),
      (["--rate", "fast"], "option '--rate' takes a number from 0 to 100, not 'fast'"),
      (["--rate=-1"], "option '--rate' takes a number from 0 to 100, not '-1'"),
      (["--set", "hints"], "option '--set' takes NAME=VALUE, such as 'hints=off', not 'hints'"),
      (["--set", "=off"], "option '--set' takes NAME=VALUE, such as 'hints=off', not '=off'"),
      (["--set", "a b=c"], "option '--set' takes NAME=VALUE, such as 'hints=off', not 'a b=c'"),
      (["--set", "a= "], "option '--set' takes NAME=VALUE, such as 'hints=off', not 'a= '"),
      (["--emoji", "words"], "option '--emoji' takes 'symbols' or 'names', not 'words'"),
    ])
  func values(_ words: [String], _ message: String) {
    expect(message, parsing: words)
  }

  @Test("Control characters of a call never reach the terminal")
  func controls() {
    expect("unknown command 'pl\\u{1B}ay'; did you mean 'play'?", parsing: ["pl\u{1B}ay"])
  }

  @Test("Random calls are understood or refused, and never stop the program", arguments: 0..<20)
  func fuzz(seed: Int) {
    var generator = RandomCall(seed: UInt64(seed))
    for _ in 0..<200 {
      let words = generator.words()

      do throws(CommandLineError) {
        let call = try CommandLineArguments(parsing: words)

        #expect((0...100).contains(call.rate))
      } catch {
        #expect(error.description.hasPrefix("earshot: error: "))
        #expect(!error.description.utf8.contains(0x0A))
      }
    }
  }

  private func expect(_ message: String, parsing words: [String]) {
    let error = #expect(throws: CommandLineError.self) {
      try CommandLineArguments(parsing: words)
    }

    #expect(error?.description == "earshot: error: \(message)")
  }
}
