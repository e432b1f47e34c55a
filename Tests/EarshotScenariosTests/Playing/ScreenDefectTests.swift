import DefectiveScreens
import EarshotScenarios
import EarshotScreens
import EarshotTestSupport
import Testing

@Suite("Transcripts notice what is wrong with a screen")
struct ScreenDefectTests {
  private static let transcripts =
    (try? TranscriptSuite(in: ["\(Repository.root)/Scenarios"]).transcripts) ?? []

  @Test("A defect fails a transcript, and the difference names it", arguments: ScreenDefect.all)
  func defect(_ defect: ScreenDefect) throws {
    let report = try report(of: [defect.screen], playedBy: defect.name)

    #expect(report.failedCount > 0, "no transcript of \(defect.screen) notices: \(defect)")
    for row in defect.rows {
      #expect(report.text.contains(row), "\(defect)\n\(report.text)")
    }
  }

  @Test("Without a defect the same worker passes every transcript of the screens")
  func noDefect() throws {
    let report = try report(of: ScreenCatalog.names, playedBy: "none")

    #expect(report.failedCount == 0, "\(report.text)")
    #expect(report.passedCount >= ScreenCatalog.names.count)
  }

  @Test("Every screen that comes with Earshot has a defect that is noticed")
  func everyScreen() {
    let screens = Set(ScreenDefect.all.map(\.screen))

    #expect(screens == Set(ScreenCatalog.names))
    #expect(Set(ScreenDefect.all.map(\.name)).count == ScreenDefect.all.count)
  }

  private struct Report {
    let text: String
    let passedCount: Int
    let failedCount: Int
  }

  /// The transcripts of some screens, played by a worker whose name tells it the defect.
  private func report(of screens: [String], playedBy name: String) throws -> Report {
    let folder = try TemporaryFolder()
    try folder.makeLink(name, to: #require(BuiltProgram.path("DefectiveWorker")))
    let isMeant = Set(screens.map(ScreenReference.named))
    var run = TranscriptRun(
      of: Self.transcripts.filter { isMeant.contains($0.screen) },
      options: TranscriptRun.Options(jobs: 1, program: folder(name)))
    var report = TranscriptReport()
    var text = ""
    try run.play { report.add($0.result, printingTo: &text) }
    return Report(text: text, passedCount: report.passedCount, failedCount: report.failedCount)
  }
}
