import EarshotReader
import EarshotScenarios
import EarshotTestSupport
import Glibc
import Testing

@MainActor
@Suite("What was heard is written into transcripts")
struct TranscriptRecorderTests {
  private let folder: TemporaryFolder
  private var player = ScriptedPlayer()

  init() throws {
    folder = try TemporaryFolder()
    player.answers = [
      "next": [.speech("Yes"), .speech("[no]")], "actions": [.answer("Reply"), .answer("Unsend")],
    ]
  }

  @Test("Missing expectations are written below their commands; what differs stays")
  func missing() throws {
    let text = """
      # Reading
      screen: a

      # the opening comes here

      > next
      # and this stays
      > next
      Something else

      > actions

      > wait 1
      """

    #expect(try record(text, .missing) == 4)
    #expect(
      try folder.text(of: "a.transcript") == """
        # Reading
        screen: a

        Hold a message
        # the opening comes here

        > next
        Yes
        \\[no]
        # and this stays
        > next
        Something else

        > actions
        | Reply
        | Unsend

        > wait 1
        [silence]

        """)
  }

  @Test("What changed is written in its place among comments, and assertions about words stay")
  func changed() throws {
    let text = """
      screen: a

      # said at first
      Hold something
      # after it
      > next
      ~ No
      > next
      # the first
      Yes
      # the second
      No
      # the end
      > next
      Perhaps
      Yes
      \\[no]
      Never

      """

    #expect(try record(text, .changed) == 3)
    #expect(
      try folder.text(of: "a.transcript") == """
        screen: a

        # said at first
        Hold a message
        # after it
        > next
        ~ No
        > next
        # the first
        Yes
        # the second
        \\[no]
        # the end
        > next
        Yes
        \\[no]

        """)
  }

  @Test("A header without anything below it gets the blank line that ends it, and the opening")
  func headerOnly() throws {
    #expect(try record("screen: a", .missing) == 1)
    #expect(try folder.text(of: "a.transcript") == "screen: a\n\nHold a message\n")
    #expect(try record("screen: a\n\n> next", .missing) == 2)
    #expect(
      try folder.text(of: "a.transcript")
        == "screen: a\n\nHold a message\n> next\nYes\n\\[no]\n")
    #expect(try record("screen: a\naudit-allow: b: c", .missing) == 1)
    #expect(
      try folder.text(of: "a.transcript") == "screen: a\naudit-allow: b: c\n\nHold a message\n")
  }

  @Test("Line endings stay as they are")
  func lineEndings() throws {
    #expect(try record("screen: a\r\n\r\n> next\r\n", .missing) == 2)
    #expect(
      try folder.text(of: "a.transcript")
        == "screen: a\r\n\r\nHold a message\r\n> next\r\nYes\r\n\\[no]\r\n")
  }

  @Test("A byte order mark stays")
  func byteOrderMark() throws {
    #expect(try record("\u{FEFF}screen: a\n\n> next\n", .missing) == 2)
    #expect(
      try folder.bytes(of: "a.transcript")
        == [0xEF, 0xBB, 0xBF] + "screen: a\n\nHold a message\n> next\nYes\n\\[no]\n".utf8)
  }

  @Test("Recording again changes nothing, and does not touch the file")
  func again() throws {
    #expect(try record("screen: a\n\n> next\n> actions", .changed) == 3)
    let before = try folder.status(of: "a.transcript")
    let text = try folder.text(of: "a.transcript")

    #expect(try record(text, .changed, writing: false) == 0)
    let after = try folder.status(of: "a.transcript")
    #expect(before.st_ino == after.st_ino)
    #expect(before.st_mtim.tv_nsec == after.st_mtim.tv_nsec)
  }

  @Test("A step that could not be played is not recorded; those before it are")
  func stopped() throws {
    var player = player
    player.failures = ["act Reply": .stopped("no such action")]
    let text = "screen: a\n\n> next\n> act Reply\n> next"

    #expect(try record(text, .changed, playedBy: player) == 2)
    #expect(
      try folder.text(of: "a.transcript")
        == "screen: a\n\nHold a message\n> next\nYes\n\\[no]\n> act Reply\n> next\n")
  }

  @Test("A link that leads out of the folder is not followed, one inside of it is")
  func links() throws {
    let other = try TemporaryFolder()
    let outside = try other.put("screen: a\n\n> next", at: "b.transcript")
    try folder.makeLink("out.transcript", to: outside)
    try folder.put("screen: a\n\n> next", at: "in.transcript")
    try folder.makeLink("link.transcript", to: folder("in.transcript"))

    #expect(
      throws: TranscriptError(
        file: folder("out.transcript"),
        message: "not recorded, because it is a link to a file outside of the folder")
    ) {
      try record(file: folder("out.transcript"), .missing)
    }
    #expect(try other.text(of: "b.transcript") == "screen: a\n\n> next")
    #expect(try record(file: folder("link.transcript"), .missing) == 2)
    #expect(try folder.text(of: "in.transcript").contains("Yes"))
  }

  @Test("A file that somebody else changed meanwhile is kept")
  func meanwhile() throws {
    let file = try folder.put("screen: a\n\n> next", at: "a.transcript")
    let transcript = try Transcript(contentsOf: file)
    var player = player
    let result = TranscriptComparison(of: transcript).play(with: &player)
    try put("screen: b")

    #expect(
      throws: TranscriptError(
        file: file, message: "not recorded, because somebody else changed it meanwhile")
    ) {
      try TranscriptRecorder(.missing, in: [folder.path]).record(result, in: transcript)
    }
    #expect(try folder.text(of: "a.transcript") == "screen: b")
  }

  @Test("Whatever the layout, recording changes only what was heard", arguments: 0..<200)
  func anyLayout(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "> next", "> actions", "> wait 1", "", "# a comment", "Yes", "\\[no]", "Other  ", "[silence]",
    ]
    let lines = (0..<12).compactMap { _ in pieces.randomElement(using: &generator) }
    let text = (["screen: a", ""] + lines).joined(separator: "\n")

    _ = try record(text, .changed)
    let recorded = try folder.text(of: "a.transcript")

    let transcript = try Transcript(parsing: recorded, file: "a")
    var player = player
    #expect(TranscriptComparison(of: transcript).play(with: &player).passed, "\(recorded)")
    #expect(kept(of: recorded) == kept(of: text))
  }

  /// What recording must never change.
  private func kept(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("#") || $0.hasPrefix(">") || $0.hasPrefix("screen") }
  }

  @discardableResult
  private func record(
    _ text: String, _ mode: RecordingMode, playedBy player: ScriptedPlayer? = nil,
    writing: Bool = true
  ) throws -> Int {
    if writing { try put(text) }
    return try record(file: folder("a.transcript"), mode, playedBy: player)
  }

  private func put(_ text: String) throws {
    unlink(folder("a.transcript"))
    try folder.put(text, at: "a.transcript")
  }

  private func record(
    file: String, _ mode: RecordingMode, playedBy player: ScriptedPlayer? = nil
  ) throws -> Int {
    let transcript = try Transcript(contentsOf: file)
    var player = player ?? self.player
    let result = TranscriptComparison(of: transcript).play(with: &player)
    return try TranscriptRecorder(mode, in: [folder.path]).record(result, in: transcript)
  }
}
