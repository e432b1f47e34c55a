import EarshotScenarios
import Testing

@MainActor
@Suite("The transcripts in Scenarios")
struct ScenariosTests {
  /// The folder of transcripts, beside the folder of tests.
  private static let folder =
    "\(#filePath)".components(before: "/Tests/EarshotScenariosTests/") + "/Scenarios"

  private nonisolated static let paths =
    (try? TranscriptFinder(paths: [folder]).transcripts()) ?? []

  @Test("There are transcripts of every screen that comes with Earshot")
  func everyScreen() throws {
    let screens = try Self.paths.map { try Transcript(contentsOf: $0).screen }

    #expect(Set(screens).isSuperset(of: [.named("tapback"), .named("conversation")]))
    #expect(screens.count >= 8)
  }

  @Test("What is heard is what the transcript says", arguments: paths)
  func play(path: String) throws {
    let transcript = try Transcript(contentsOf: path)
    var session = try Session(playing: transcript)

    let result = TranscriptComparison(of: transcript).play(with: &session)

    var report = TranscriptReport()
    var text = ""
    report.add(result, printingTo: &text)
    #expect(result.passed, "\(text)")
  }
}

extension String {
  /// What comes before the last occurrence of a text.
  fileprivate func components(before separator: String) -> String {
    range(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
  }

  private func range(of text: String) -> Range<Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
    }
    return nil
  }
}
