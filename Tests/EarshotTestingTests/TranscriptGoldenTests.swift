import EarshotScenarios
import EarshotTestKit
import EarshotTestSupport
import EarshotTesting
import Glibc
import Testing

@MainActor
@Suite("A test keeps what it hears beside it")
struct TranscriptGoldenTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A transcript is recorded, holds, differs, and is recorded again with its comments kept")
  func journey() throws {
    let path = folder("Transcripts/ChatTests/liking.transcript")

    #expect(
      failure(recording: .never)
        == "\(path): there is no such transcript; run the test with EARSHOT_RECORD=missing")
    #expect(
      failure(recording: .missing) == "\(path): recorded; read it, then run the test again")
    #expect(failure(recording: .missing) == nil)
    #expect(
      try folder.text(of: "Transcripts/ChatTests/liking.transcript") == """
        screen: LikeableMessage

        See you at the ferry. Actions available
        > act Like
        Liked

        """)

    unlink(path)
    let changed = """
      screen: LikeableMessage

      # said at first
      ~ ferry
      # and then
      > act Like
      Loved
      """
    try folder.put(changed, at: "Transcripts/ChatTests/liking.transcript")
    #expect(
      failure(recording: .missing) == """
        \(path):7: error: step "act Like": other lines were heard
          - expected: Loved
          + heard: Liked
        """)
    #expect(failure(recording: .changed)?.hasSuffix("run the test again") == true)
    #expect(
      try folder.text(of: "Transcripts/ChatTests/liking.transcript")
        == changed.replacing("Loved", with: "Liked") + "\n")
    #expect(failure(recording: .never) == nil)
  }

  @Test("What was typed is kept as a transcript can hold it")
  func typing() throws {
    for _ in 1...2 {
      let reader = VoiceOver(reading: LikeableMessage())
      reader.find("Reply")
      reader.type("On my\nway ")
      _ = reader.failure(
        expectingTranscript: "typing", recording: .missing, besides: folder("ChatTests.swift"))
    }

    let reader = VoiceOver(reading: LikeableMessage())
    reader.find("Reply")
    reader.type("On my\nway ")
    #expect(
      reader.failure(
        expectingTranscript: "typing", recording: .never, besides: folder("ChatTests.swift"))
        == nil)
    #expect(
      try folder.text(of: "Transcripts/ChatTests/typing.transcript").contains("> type On my way\n"))
  }

  @Test("A test that gives other commands than its transcript shows which")
  func otherCommands() throws {
    let file = "Transcripts/ChatTests/liking.transcript"
    try folder.makeFolder("Transcripts")
    try folder.makeFolder("Transcripts/ChatTests")
    try folder.put("screen: LikeableMessage\n\n~ ferry\n> next\n~ Reply\n", at: file)
    let commands = """
      \n  - in the transcript: > next
        + in the test: > act Like
      """

    #expect(
      failure(recording: .missing)
        == "\(folder(file)): the test gives other commands than the transcript; "
        + "run it with EARSHOT_RECORD=changed to write it anew" + commands)
    #expect(
      failure(recording: .changed)
        == "\(folder(file)): the test gives other commands than the transcript; "
        + "recorded, read it, then run the test again" + commands)
    #expect(failure(recording: .never) == nil)
  }

  @Test("Nothing is recorded through a link that leads out of the folder of the test")
  func links() throws {
    let tests = folder("Tests")
    try folder.makeFolder("Tests")
    try folder.makeFolder("Elsewhere")
    func failure(_ name: String) -> String? {
      VoiceOver(reading: LikeableMessage()).failure(
        expectingTranscript: name, recording: .missing, besides: "\(tests)/ChatTests.swift")
    }
    let refusal = "error: not recorded, because it is a link that leads out of the folder"

    try folder.makeLink("Tests/Transcripts", to: folder("Elsewhere"))
    #expect(failure("liking") == "\(tests)/Transcripts: \(refusal)")
    unlink("\(tests)/Transcripts")
    #expect(failure("liking")?.hasSuffix("recorded; read it, then run the test again") == true)
    let link = "Tests/Transcripts/ChatTests/other.transcript"
    try folder.makeLink(link, to: folder("Elsewhere/new"))
    #expect(failure("other") == "\(folder(link)): \(refusal)")

    #expect(access(folder("Elsewhere/ChatTests"), F_OK) != 0)
    #expect(access(folder("Elsewhere/new"), F_OK) != 0)
  }

  @Test("A transcript of a folder that says only what is done is filled in")
  func scenario() throws {
    let commands = """
      screen: message

      > act Like
      > next

      """
    try folder.makeFolder("Scenarios")
    try folder.put(commands, at: "Scenarios/liking.transcript")
    let path = folder("Scenarios/liking.transcript")
    func failure() throws -> String? {
      try #require(Scenario.all(in: folder("Scenarios")).first)
        .failure(on: LikeableMessage(), recording: .missing)
    }

    #expect(
      try failure()?.hasSuffix(
        "\nrecorded 3 steps; read the difference, then run the test again") == true)
    #expect(try failure() == nil)
    #expect(
      try folder.text(of: "Scenarios/liking.transcript") == """
        screen: message

        See you at the ferry. Actions available
        > act Like
        Liked
        > next
        Reply, text field. Double tap to edit.

        """)
    #expect(try Transcript(contentsOf: path).steps.count == 2)
  }

  private func failure(recording mode: TranscriptRecordMode) -> String? {
    let reader = VoiceOver(reading: LikeableMessage())
    _ = try? reader.act("Like")
    return reader.failure(
      expectingTranscript: "liking", recording: mode, besides: folder("ChatTests.swift"))
  }
}
