import EarshotScenarios
import Testing

@testable import earshot

@Suite("A call is understood")
struct CommandLineArgumentsTests {
  @Test("Without words, tapback is played")
  func usual() throws {
    let call = try CommandLineArguments(parsing: [])

    #expect(call == CommandLineArguments())
    #expect(call.command == .play)
    #expect(call.screen == .named("tapback"))
    #expect(call.rate == 50)
    #expect(call.emoji == .symbols)
  }

  @Test(
    "The first word is a command, or the screen to play",
    arguments: [
      (["play", "chat"], Command.play, ScreenReference.named("chat")),
      (["chat"], .play, .named("chat")),
      (["chat.json"], .play, .file("chat.json")),
      (["./play"], .play, .file("./play")),
      (["read"], .read, .named("tapback")),
      (["tree", "play"], .tree, .named("play")),
      (["describe", "chat.json"], .describe, .file("chat.json")),
      (["--plain", "tree", "chat"], .tree, .named("chat")),
      (["--", "read"], .play, .named("read")),
      (["read", "--", "--plain"], .read, .named("--plain")),
    ])
  func words(_ words: [String], _ command: Command, _ screen: ScreenReference) throws {
    let call = try CommandLineArguments(parsing: words)

    #expect(call.command == command)
    #expect(call.screen == screen)
  }

  @Test("Options are taken with a space or an equals sign, before and after words")
  func options() throws {
    let call = try CommandLineArguments(parsing: [
      "--speak", "play", "--script", "-", "--save=a=b.transcript", "chat", "--wav", "a.wav",
      "--voice=en-gb", "--rate", "70%", "--set", "hints=off", "--set=size=1 x 1", "--emoji=names",
      "--plain", "--plain",
    ])

    var expected = CommandLineArguments()
    expected.screen = .named("chat")
    expected.speaks = true
    expected.script = "-"
    expected.save = "a=b.transcript"
    expected.wav = "a.wav"
    expected.voice = "en-gb"
    expected.rate = 70
    expected.settings = [
      TranscriptSetting(name: "hints", value: "off"),
      TranscriptSetting(name: "size", value: "1 x 1"),
    ]
    expected.emoji = .names
    expected.isPlain = true
    #expect(call == expected)
  }

  @Test("A description can be asked for as JSON, under settings")
  func describe() throws {
    let call = try CommandLineArguments(parsing: [
      "describe", "--json", "chat", "--set", "hints=off",
    ])

    #expect(call.command == .describe)
    #expect(call.isJSON)
    #expect(call.settings == [TranscriptSetting(name: "hints", value: "off")])
  }

  @Test("Any number of paths can be tested, with a filter that may begin with a dash")
  func test() throws {
    let call = try CommandLineArguments(parsing: ["test", "a", "b.transcript", "--filter=-x"])

    #expect(call.command == .test)
    #expect(call.paths == ["a", "b.transcript"])
    #expect(call.filter == "-x")
  }

  @Test(
    "Help is given wherever it is asked for, even in a call that is wrong",
    arguments: [
      (["--help"], nil),
      (["-h", "--bogus"], nil),
      (["play", "chat", "more", "--help"], Command.play),
      (["help"], nil),
      (["help", "test"], .test),
      (["help", "--help"], nil),
      (["--voice", "-h", "read"], .read),
    ])
  func help(_ words: [String], _ topic: Command?) throws {
    let call = try CommandLineArguments(parsing: words)

    #expect(call.command == .help)
    #expect(call.helpTopic == topic)
  }

  @Test("A dash after two dashes is a word")
  func literalHelp() throws {
    let call = try CommandLineArguments(parsing: ["--", "--help"])

    #expect(call.command == .play)
    #expect(call.screen == .named("--help"))
  }

  @Test("The version is asked for beside any command")
  func version() throws {
    #expect(try CommandLineArguments(parsing: ["--version"]).asksForVersion)
    #expect(try CommandLineArguments(parsing: ["test", "--version"]).asksForVersion)
  }

  @Test("A screen whose name is like a command is not taken for a mistyped one")
  func screens() throws {
    let call = try CommandLineArguments(parsing: ["reads"], screens: ["reads"])

    #expect(call.screen == .named("reads"))
  }
}
