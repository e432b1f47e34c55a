import EarshotAudit
import EarshotScenarios
import Testing

@Suite("A transcript allows what the audit of its screen finds")
struct TranscriptSuppressionsTests {
  @Test("Each line of the header is an allowance, with its place and its reason")
  func suppressions() throws {
    let transcript = try Transcript(
      parsing: "# A\nscreen: s\naudit-allow: missing-label: decoration\naudit-allow: b: c\n",
      file: "a/t.transcript")

    let suppressions = try transcript.suppressions(onScreen: "chat")

    #expect(
      suppressions == [
        try Suppression(
          rule: "missing-label", reason: "decoration", onScreen: "chat",
          writtenAt: SourcePlace(file: "a/t.transcript", line: 3)),
        try Suppression(
          rule: "b", reason: "c", onScreen: "chat",
          writtenAt: SourcePlace(file: "a/t.transcript", line: 4)),
      ])
  }

  @Test("A reason that nobody could hear is none")
  func inaudible() throws {
    let transcript = try Transcript(
      parsing: "screen: s\naudit-allow: missing-label: \u{200B}\n", file: "t")

    #expect(throws: SuppressionError.missingReason(rule: "missing-label")) {
      try transcript.suppressions(onScreen: "s")
    }
  }
}
