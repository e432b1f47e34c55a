import EarshotScenarios
import Testing

@testable import earshot

@Suite("A call cannot destroy a file that it uses for something else")
struct FileRolesTests {
  @Test(
    "A file that would be lost is refused before anything happens",
    arguments: [
      ("play chat.json --wav ./chat.json", "'--wav' names the same file as the screen"),
      ("play chat.json --save a --wav a", "'--wav' names the same file as option '--save'"),
      ("--script steps.txt --wav steps.txt", "'--wav' names the same file as option '--script'"),
      ("play chat.json --captions chat.json", "'--captions' names the same file as the screen"),
      ("--wav a --captions a", "'--captions' names the same file as option '--wav'"),
      ("--save a --captions a", "'--captions' names the same file as option '--save'"),
      ("--script a --captions a", "'--captions' names the same file as option '--script'"),
      (
        "chat.json --save-transcript chat.json",
        "'--save-transcript' names the same file as the screen"
      ),
      (
        "--save a --save-transcript a", "'--save-transcript' names the same file as option '--save'"
      ),
      ("test --report a.xml --report ./a.xml", "'--report' names the same file as another one"),
      (
        "play chat.json --script steps.txt --save steps.txt",
        "'--save' names the same file as option '--script'"
      ),
      ("audit a chat.json --report ./chat.json", "'--report' names the same file as the screen"),
      (
        "explore View.swift --write-baseline View.swift",
        "'--write-baseline' names the same file as the screen"
      ),
      (
        "audit a.transcript --write-baseline a.transcript",
        "'--write-baseline' names the same file as the screen"
      ),
      (
        "audit --baseline a.json --report a.json",
        "'--report' names the same file as option '--baseline'"
      ),
      (
        "audit --write-baseline a.json --report ./a.json",
        "'--report' names the same file as option '--write-baseline'"
      ),
    ])
  func refused(call: String, message: String) throws {
    let roles = FileRoles(of: try arguments(call))

    let error = #expect(throws: CommandLineError.self) { try roles.check() }

    #expect(error?.description == "earshot: error: option \(message), which would be lost")
  }

  @Test(
    "Standard output is for the report where there is one",
    arguments: ["audit --write-baseline /dev/stdout", "explore --write-baseline -"])
  func standardOutputOfReport(call: String) throws {
    let roles = FileRoles(of: try arguments(call))

    let error = #expect(throws: CommandLineError.self) { try roles.check() }

    #expect(error?.description.hasSuffix("standard output is for the report; name a file") == true)
  }

  @Test(
    "Standard output is for what is heard",
    arguments: [
      "--wav -", "--wav /dev/stdout", "--save /dev/fd/1", "--captions -", "--save-transcript -",
    ])
  func standardOutput(option: String) throws {
    let roles = FileRoles(of: try arguments("play chat.json \(option)"))

    let error = #expect(throws: CommandLineError.self) { try roles.check() }

    #expect(
      error?.description.hasSuffix("standard output is for what is heard; name a file") == true)
  }

  @Test(
    "A conversation may be saved in its own file, and files of their own are free",
    arguments: [
      "play chat.json --save chat.json", "play --script - --wav out.wav",
      "play chat.json --script steps.txt --save b.json --wav out.wav",
      "audit chat.json --baseline a.json --write-baseline a.json --report b.json",
    ])
  func allowed(call: String) throws {
    let roles = FileRoles(of: try arguments(call))

    #expect(throws: Never.self) { try roles.check() }
  }

  @Test(
    "A transcript that could not pass is refused before the session",
    arguments: [
      (
        "chat.json --save ./chat.json",
        "option '--save' changes the screen that the transcript plays; save to another file"
      ),
      ("--rate 70 --speak", "option '--rate' cannot be kept in a transcript; leave it out"),
    ])
  func transcript(_ options: String, _ message: String) throws {
    let roles = FileRoles(of: try arguments("play \(options) --save-transcript a.transcript"))

    let error = #expect(throws: CommandLineError.self) { try roles.check() }

    #expect(error?.description == "earshot: error: \(message)")
  }

  @Test("A report takes the place of no transcript that is played, and of no screen")
  func reports() throws {
    let transcript = try Transcript(parsing: "screen: chat.json", file: "b.xml")

    for (report, role) in [("./b.xml", "transcript"), ("./chat.json", "screen")] {
      let roles = FileRoles(of: try arguments("test a --report \(report)"))
      let error = #expect(throws: CommandLineError.self) {
        try roles.checkReports(beside: [transcript])
      }
      #expect(
        error?.description
          == "earshot: error: option '--report' names the same file as a \(role) that is played, "
          + "which would be lost")
    }
    let free = FileRoles(of: try arguments("test a --report d.xml"))
    #expect(throws: Never.self) { try free.checkReports(beside: [transcript]) }
  }

  @Test("Captions have the times of one sound, not of a folder of them")
  func captionsOfFolder() throws {
    let roles = FileRoles(of: try arguments("--wav out/ --captions a.vtt"))

    let error = #expect(throws: CommandLineError.self) { try roles.check() }

    #expect(
      error?.description
        == "earshot: error: option '--captions' needs one sound file, and '--wav' names a folder of them"
    )
  }

  private func arguments(_ call: String) throws -> CommandLineArguments {
    try CommandLineArguments(parsing: call.split(separator: " ").map(String.init))
  }
}
