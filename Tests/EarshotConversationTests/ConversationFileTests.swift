import EarshotConversation
import EarshotTestSupport
import Testing

@MainActor
@Suite("Conversations are read from and written to files")
struct ConversationFileTests {
  @Test("A conversation that was written is read back")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let conversation = SampleConversation.make(messages: 200, seed: 2)

    try conversation.write(toFile: folder("c.json"))
    let copy = try Conversation(contentsOfFile: folder("c.json"))

    #expect(copy.encoded() == conversation.encoded())
    #expect(folder.names == ["c.json"])
  }

  @Test("A file that cannot be read is named with the reason")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    try folder.put("{", at: "broken.json")
    func error(_ file: String) throws -> String {
      try #require(throws: ConversationFileError.self) {
        try Conversation(contentsOfFile: file)
      }.description
    }

    let missing = folder("missing.json")
    let broken = folder("broken.json")
    #expect(
      try error(missing) == "\(missing): error: cannot be read: No such file or directory")
    #expect(try error(folder.path) == "\(folder.path): error: cannot be read: Is a directory")
    #expect(
      try error("a\u{1B}\0")
        == "a\\u{1B}\\u{0}: error: cannot be read: the path has a NUL character in it")
    #expect(
      try error(broken)
        == "\(broken):1:2: error: expected a key in double quotes, found the end of the document")
  }

  @Test("A file that cannot be written is named with the reason, early and when it is written")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let conversation = try picnic()
    let file = folder("none/c.json")
    let expected =
      "\(file): error: cannot be written: the folder '\(folder("none"))' does not exist"

    let early = #expect(throws: ConversationFileError.self) {
      try Conversation.checkWritable(file: file)
    }
    let late = #expect(throws: ConversationFileError.self) {
      try conversation.write(toFile: file)
    }

    #expect(early?.description == expected)
    #expect(late?.description == expected)
    #expect(folder.names == [])
  }
}
