import EarshotJSON
import EarshotScenarios
import Testing

@Suite("A run is reported in the form that is asked for")
struct ReportFormatTests {
  @Test("A file has a format by its name, and most have none")
  func files() {
    #expect(
      ["a.xml", "b/c.json", "d.tap", "e.txt", "xml"].map(ReportFormat.init(ofFile:))
        == [.junit, .json, .tap, nil, nil])
  }

  @Test("JSON holds the records, which read back as the results, and the same bytes each time")
  func json() throws {
    let run = [SampleResults.passed, SampleResults.differs, SampleResults.hostile("\u{0}\"\\\n")]

    let report = SampleResults.report(.json, of: run)

    let reader = try JSONReader(Array(report.utf8))
    var results: [TranscriptResult] = []
    try reader.object(keys: Key.self) { _ throws(JSONError) in
      try reader.array { () throws(JSONError) in results.append(try TranscriptResult(from: reader))
      }
    }
    #expect(results.map(\.passed) == run.map(\.result.passed))
    #expect(results.prefix(2) == run.prefix(2).map(\.result)[...])
    #expect(report.hasPrefix("{\n  \"transcripts\": [\n    {\n      \"path\": "))
    #expect(report == SampleResults.report(.json, of: run))
  }

  private enum Key: String, CaseIterable { case transcripts }

  @Test("TAP has a plan, a point for each transcript, and what failed as YAML")
  func tap() {
    #expect(
      SampleResults.report(.tap, of: [SampleResults.passed, SampleResults.differs]) == """
        TAP version 13
        1..2
        ok 1 - Scenarios/a.transcript
        not ok 2 - Scenarios/b.transcript
          ---
          message: "step \\"act <b> & \\"x\\"\\": other lines were heard"
          severity: fail
          at:
            file: "Scenarios/b.transcript"
            line: 5
          lines:
            - "Scenarios/b.transcript:5: error: step \\"act <b> & \\"x\\"\\": other lines were heard"
            - "  - expected: Yes, [-100-] %"
            - "  + heard: Yes, {+99+} %"
            - "to repeat: earshot test Scenarios/b.transcript"
          ...

        """)
  }

  @Test("Nothing in a path is taken for a directive or another line")
  func hostileTAP() {
    let lines = SampleResults.report(.tap, of: [SampleResults.hostile("a # SKIP \\\nok 2")])
      .split(separator: "\n")

    #expect(lines[2] == "not ok 1 - a \\# SKIP \\\\ ok 2/a \\# SKIP \\\\ ok 2")
    #expect(lines.dropFirst(3).allSatisfy { $0.hasPrefix("  ") })
  }

  @Test("Text names the transcripts in which most changed, where several failed")
  func mostChanged() {
    let run = [1, 3, 2, 3, 4].enumerated().map { index, count in
      PlayedTranscript(
        result: TranscriptResult(
          file: "\(index).transcript",
          steps: (0..<count).map {
            StepResult(
              failing: TranscriptFailure(command: "next", line: $0 + 1, reason: .unrecorded))
          }), duration: .seconds(9))
    }

    let report = SampleResults.report(.text, of: run)
    let two = SampleResults.report(.text, of: Array(run.prefix(2)))

    #expect(
      report.hasSuffix(
        """
        most changed: 4 steps of 4.transcript, 3 steps of 1.transcript, 3 steps of 3.transcript
        0 passed, 5 failed

        """))
    #expect(!two.contains("most changed"))
  }

  @Test("GitHub is told of the first step of each transcript that failed, on one line each")
  func annotations() {
    let annotations = GitHubAnnotations(workspace: nil)
    var text = ""

    for played in [SampleResults.passed, SampleResults.differs, SampleResults.crashed] {
      annotations.add(played, printingTo: &text)
    }
    annotations.add(SampleResults.hostile("a,b:c%\r\n::error::d"), printingTo: &text)

    #expect(
      text == """
        ::error file=Scenarios/b.transcript,line=5,title=step "act <b> & "x""::other lines were \
        heard%0A  - expected: Yes, [-100-] %25%0A  + heard: Yes, {+99+} %25
        ::error file=c.transcript,line=3,title=opening::the process was ended (2 steps after it \
        not played)
        ::error file=a%2Cb%3Ac%25%0D%0A%3A%3Aerror%3A%3Ad/a%2Cb%3Ac%25%0D%0A%3A%3Aerror%3A%3Ad,\
        line=1,title=step "a%2Cb%3Ac%25\\u{D}\\u{A}%3A%3Aerror%3A%3Ad"::other lines were heard%0A\
          - expected: a,b:c%25 ::error::d%0A  + heard: {+x +}a,b:c%25 ::error::d

        """)
  }

  @Test("A path cannot steer the terminal of whoever reads along with GitHub")
  func hostileAnnotation() {
    let failure = TranscriptFailure(command: "next", line: 1, reason: .assertsNothing)
    let result = TranscriptResult(
      file: "a\u{1B}[31m\u{202E}b.transcript", steps: [StepResult(failing: failure)])
    var text = ""

    GitHubAnnotations(workspace: nil)
      .add(PlayedTranscript(result: result, duration: .zero), printingTo: &text)

    #expect(text.hasPrefix("::error file=a\\u{1B}[31m\\u{202E}b.transcript,line=1,"))
  }
}
