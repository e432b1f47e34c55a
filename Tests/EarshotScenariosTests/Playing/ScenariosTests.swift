import EarshotScenarios
import EarshotScreens
import EarshotTestSupport
import Testing

@MainActor
@Suite("The transcripts in Scenarios")
struct ScenariosTests {
  private nonisolated static let paths =
    (try? TranscriptFinder(paths: ["\(Repository.root)/Scenarios"]).transcripts()) ?? []

  @Test("There are transcripts of every screen that comes with Earshot")
  func everyScreen() throws {
    let screens = try Self.paths.map { try Transcript(contentsOf: $0).screen }

    #expect(Set(screens).isSuperset(of: ScreenCatalog.names.map(ScreenReference.named)))
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
