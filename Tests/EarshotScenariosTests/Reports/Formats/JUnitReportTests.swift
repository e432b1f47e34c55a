import EarshotScenarios
import EarshotTestSupport
import Foundation
import FoundationXML
import Testing

@Suite("A run is reported as XML for build servers")
struct JUnitReportTests {
  @Test("Each transcript is a test case with its place, its time and what failed")
  func report() {
    let text = SampleResults.report(
      .junit, of: [SampleResults.passed, SampleResults.differs, SampleResults.crashed])

    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="earshot test" tests="3" failures="1" errors="1" time="1.552">
          <testsuite name="earshot test" tests="3" failures="1" errors="1" time="1.552">
            <testcase name="a.transcript" classname="Scenarios" file="Scenarios/a.transcript" \
        line="1" time="0.012"/>
            <testcase name="b.transcript" classname="Scenarios" file="Scenarios/b.transcript" \
        line="5" time="1.500">
              <failure message="step &quot;act &lt;b&gt; &amp; &quot;x&quot;&quot;: other lines \
        were heard" type="differs">Scenarios/b.transcript:5: error: step "act &lt;b&gt; &amp; \
        "x"": other lines were heard
          - expected: Yes, [-100-] %
          + heard: Yes, {+99+} %
        to repeat: earshot test Scenarios/b.transcript</failure>
            </testcase>
            <testcase name="c.transcript" classname="." file="c.transcript" line="3" time="0.040">
              <error message="opening: the process was ended (2 steps after it not played)" \
        type="crashed">c.transcript:3: error: opening: the process was ended (2 steps after it \
        not played)
        to repeat: earshot test c.transcript</error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A run without transcripts is a report as well")
  func empty() throws {
    #expect(try attributes(of: SampleResults.report(.junit, of: []))["testsuite"]?["tests"] == "0")
  }

  @Test(
    "What XML cannot hold is written by its number, and everything else comes back",
    arguments: [
      ("]]><!--&amp;</failure>", "]]><!--&amp;</failure>"),
      ("\u{0}\u{8}\u{1B}", "\\u{0}\\u{8}\\u{1B}"), ("a\u{FFFF}\u{FFFE}", "a\\u{FFFF}\\u{FFFE}"),
      ("\u{D7FF}\u{E000}\u{10FFFF}👩‍🚀", "\u{D7FF}\u{E000}\u{10FFFF}👩‍🚀"),
      ("a\tb\nc\rd \"'", "a\tb\nc\rd \"'"),
    ])
  func hostile(_ text: String, _ readBack: String) throws {
    let report = SampleResults.report(.junit, of: [SampleResults.hostile(text)])

    #expect(try attributes(of: report)["testcase"]?["file"] == "\(readBack)/\(readBack)")
  }

  @Test("Whatever stands in a transcript, the report is well-formed", arguments: 0..<20)
  func wellFormed(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scalars = (0..<200).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &generator))
    }
    let text = String(String.UnicodeScalarView(scalars))

    #expect(
      try !attributes(of: SampleResults.report(.junit, of: [SampleResults.hostile(text)])).isEmpty)
  }

  private struct Malformed: Error {}

  /// The attributes of each element by its name, as another parser reads them.
  private func attributes(of report: String) throws -> [String: [String: String]] {
    let parser = XMLParser(data: Data(report.utf8))
    let elements = Elements()
    parser.delegate = elements
    guard parser.parse() else { throw Malformed() }
    return elements.attributes
  }
}

private final class Elements: NSObject, XMLParserDelegate {
  private(set) var attributes: [String: [String: String]] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    self.attributes[name] = attributes
  }
}
