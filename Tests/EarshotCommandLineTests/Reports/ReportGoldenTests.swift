import EarshotScenarios
import EarshotTestSupport
import Foundation
import Testing

@testable import earshot

/// What a run prints, letter by letter, over transcripts that show everything that can go wrong.
///
/// `EARSHOT_WRITE_REPORTS=1` writes the files anew; their change is then reviewed.
@MainActor
@Suite("What a run reports is kept in files, letter by letter")
struct ReportGoldenTests {
  private static let place = "Tests/Fixtures/Reports"

  @Test("On a terminal, in every file, and to GitHub")
  func coloured() throws {
    let folder = try TemporaryFolder()
    let files = ["report.json", "report.xml", "report.tap"]

    let run = try run(files.flatMap { ["--report", folder($0)] })

    try expect(run.output, in: "report.coloured.txt")
    try expect(run.errors, in: "annotations.txt")
    for file in files { try expect(try folder.text(of: file), in: file) }
    #expect(run.status == .finding)
  }

  @Test("Where nothing is coloured, and GitHub is not there")
  func plain() throws {
    let run = try run(["--plain"], onGitHub: false)

    try expect(run.output, in: "report.txt")
    #expect(run.errors == "")
    #expect(run.status == .finding)
  }

  private struct Outcome {
    var status: earshot.ExitStatus = .success
    var output = ""
    var errors = ""
  }

  private func run(_ options: [String], onGitHub: Bool = true) throws -> Outcome {
    var outcome = Outcome()
    let folder = "\(Repository.root)/\(Self.place)/Transcripts"
    let runner = CommandRunner(
      arguments: ["test", folder, "--timeout", "3"] + options,
      standardInput: { _ in TypedLines([]) },
      workerProgram: try #require(BuiltProgram.path("FaultyWorker")), reportStyle: .coloured,
      annotations: onGitHub ? GitHubAnnotations(workspace: Repository.root) : nil)
    outcome.status = runner.run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }

  private func expect(_ text: String, in file: String) throws {
    let path = "\(Repository.root)/\(Self.place)/\(file)"
    let text = Self.portable(text)
    if ProcessInfo.processInfo.environment["EARSHOT_WRITE_REPORTS"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  /// Without the place of the repository (which a shell wants in quotes if it has a space), the
  /// processor's name for a crash, and times.
  private static func portable(_ text: String) -> String {
    let place = NSRegularExpression.escapedPattern(for: "\(Repository.root)/")
    return
      text
      .replacingOccurrences(of: "'\(place)([^']*)'", with: "$1", options: .regularExpression)
      .replacingOccurrences(of: "\(Repository.root)/", with: "")
      .replacing(#/signal \d+ \([A-Za-z\/ ]+\)/#, with: "signal 4 (Illegal instruction)")
      .replacing(#/time="[0-9]+\.[0-9]{3}"/#, with: "time=\"0.000\"")
  }
}
