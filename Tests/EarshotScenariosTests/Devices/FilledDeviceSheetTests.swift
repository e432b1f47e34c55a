import EarshotScenarios
import EarshotTestSupport
import Testing

@Suite("A filled-in sheet is read line by line")
struct FilledDeviceSheetTests {
  @Test(
    "What is wrong is said with its line",
    arguments: [
      ("Hello", 1, "this is no device sheet; its first line is '# What VoiceOver says'"),
      (
        "# What VoiceOver says", 1,
        "no transcript is left in the sheet; make it again with '--device-sheet'"
      ),
      (
        "# What VoiceOver says\n### Step 1: next", 2,
        "a step stands before the first '## Transcript PATH'"
      ),
      (
        "# What VoiceOver says\n## Transcript a\n### Step one: next", 3,
        "expected '## Transcript PATH' or '### Step 1: next'"
      ),
      (
        "# What VoiceOver says\n## Transcript a\nHeard: x", 3,
        "'Heard:' stands before the first step"
      ),
      (
        "# What VoiceOver says\n## Transcript a\n### Step 1: next\nHeard: x\nHeard: y", 5,
        "'Heard:' stands twice in a step; write further phrases below it"
      ),
      (
        "# What VoiceOver says\n## Transcript a\n### Step 1: next\n### Step 1: next", 4,
        "step 1 is in the sheet twice, or after a later one"
      ),
      (
        "# What VoiceOver says\n## Transcript a\n## Transcript a", 3,
        "the transcript 'a' is in the sheet twice"
      ),
    ])
  func malformed(text: String, line: Int, message: String) {
    #expect(throws: TranscriptError(file: "sheet.md", line: line, message: message)) {
      try FilledDeviceSheet(parsing: text, file: "sheet.md")
    }
  }

  @Test("Whatever somebody makes of a sheet is read or refused")
  func fuzz() throws {
    let paths = ["\(Repository.root)/Scenarios/Tapback"]
    // The same bytes wherever the repository lies: the sheet says where its transcripts are.
    let sheet = DeviceSheet(of: try TranscriptSuite(in: paths).transcripts).text
      .replacing(Repository.root, with: "")
    let text = sheet.split(separator: "\n", omittingEmptySubsequences: false).prefix(100)
      .joined(separator: "\n")
    #expect(throws: Never.self) { try FilledDeviceSheet(parsing: text, file: "sheet.md") }
    var generator = SeededGenerator(seed: 7)

    var readCount = 0
    for _ in 0..<200 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let mutated = String(decoding: bytes, as: UTF8.self)
      if (try? FilledDeviceSheet(parsing: mutated, file: "sheet.md")) != nil { readCount += 1 }
    }

    #expect((1..<200).contains(readCount))
  }
}
