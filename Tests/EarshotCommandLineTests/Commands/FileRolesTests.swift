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
        "play chat.json --script steps.txt --save steps.txt",
        "'--save' names the same file as option '--script'"
      ),
    ])
  func refused(call: String, message: String) throws {
    let roles = FileRoles(of: try arguments(call))

    let error = #expect(throws: CommandLineError.self) { try roles.check() }

    #expect(error?.description == "earshot: error: option \(message), which would be lost")
  }

  @Test(
    "Standard output is for what is heard",
    arguments: ["--wav -", "--wav /dev/stdout", "--save /dev/fd/1", "--captions -"])
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
    ])
  func allowed(call: String) throws {
    let roles = FileRoles(of: try arguments(call))

    #expect(throws: Never.self) { try roles.check() }
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
