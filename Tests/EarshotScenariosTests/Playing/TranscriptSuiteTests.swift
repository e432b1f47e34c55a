import EarshotScenarios
import EarshotTestSupport
import Testing

@MainActor
@Suite("A suite plays every transcript, and passes only when all do")
struct TranscriptSuiteTests {
  @Test("Each transcript gets a player of its own, and one failure fails the suite")
  func play() throws {
    let suite = TranscriptSuite([
      try Transcript(parsing: "screen: a\n\nHold a message", file: "a"),
      try Transcript(parsing: "screen: b\n\nHold a message", file: "b"),
    ])
    var files: [String] = []

    let passed = suite.play { transcript throws(TranscriptPlayerError) in
      guard transcript.header.screen == "a" else { throw .stopped("no screen is named 'b'") }
      return ScriptedPlayer()
    } reporting: { result in
      files += result.failures.map { "\(result.file):\($0.line)" } + (result.passed ? ["a"] : [])
    }

    #expect(!passed)
    #expect(files == ["a", "b:1"])
  }

  @Test("A suite without transcripts does not pass")
  func empty() {
    let passed = TranscriptSuite([]).play { _ throws(TranscriptPlayerError) in
      ScriptedPlayer()
    } reporting: { _ in
    }

    #expect(!passed)
  }

  @Test("Transcripts are read from folders, and those are kept whose path holds a text")
  func filter() throws {
    let folder = try TemporaryFolder()
    try folder.put("screen: a", at: "react.transcript")
    try folder.put("screen: b", at: "reply.transcript")

    #expect(try TranscriptSuite(in: [folder.path]).transcripts.map(\.header.screen) == ["a", "b"])
    #expect(
      try TranscriptSuite(in: [folder.path], filter: "reply").transcripts.map(\.header.screen)
        == ["b"])
    #expect(
      throws: TranscriptError(
        file: folder.path, message: "no path of a transcript holds 'scroll'")
    ) {
      try TranscriptSuite(in: [folder.path], filter: "scroll")
    }
  }

  @Test("One transcript that cannot be read keeps all from being played")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.put("screen: a", at: "a.transcript")
    let broken = try folder.put([0x23, 0x0A, 0x41, 0xFF], at: "b.transcript")

    #expect(
      throws: TranscriptError(
        file: broken, line: 2, column: 2, message: "this is not UTF-8 text")
    ) {
      try TranscriptSuite(in: [folder.path])
    }
  }

  @Test("A file without end is refused")
  func endless() {
    #expect(
      throws: TranscriptError(file: "/dev/zero", message: "the file is larger than 16 MiB")
    ) {
      try TranscriptSuite(in: ["/dev/zero"])
    }
  }
}
