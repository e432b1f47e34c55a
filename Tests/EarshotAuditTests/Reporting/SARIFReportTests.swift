import EarshotAudit
import EarshotTestSupport
import EarshotTree
import Foundation
import Testing

@Suite("Findings are told as SARIF has it")
struct SARIFReportTests {
  private static let schema =
    "\(Repository.root)/Tests/Fixtures/AuditReports/sarif-schema-2.1.0.json"

  private let check: SchemaCheck

  init() throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.schema))
    check = SchemaCheck(try JSONValue(Array(bytes)))
  }

  @Test("A report that has everything is valid")
  func everything() throws {
    #expect(check.faults(in: try log(of: SampleAudit.report())) == [])
  }

  @Test("A report that has nothing is valid")
  func nothing() throws {
    #expect(check.faults(in: try log(of: AuditReport(screens: [], rules: []))) == [])
  }

  @Test("Whatever stands in words, names and paths, the report is valid", arguments: 0..<20)
  func hostile(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let report = HostileAudit.report(using: &generator)

    #expect(check.faults(in: try log(of: report)) == [])
  }

  @Test("What is not as the schema wants it is found", arguments: Broken.allCases)
  func invalid(broken: Broken) throws {
    let log = broken.breaking(try log(of: SampleAudit.report()))

    #expect(check.faults(in: log) == [broken.fault])
  }

  @Test("A finding has its place, its fingerprint, and how it stands to the baseline")
  func result() throws {
    let results = try log(of: SampleAudit.report())["runs"]?[0]?["results"]
    let first = results?[0]

    #expect(first?["ruleId"]?.text == "duplicate-action-names")
    #expect(first?["baselineState"]?.text == "new")
    let place = first?["locations"]?[0]?["physicalLocation"]
    #expect(place?["artifactLocation"]?["uri"]?.text == "App/Bubble.swift")
    #expect(place?["region"]?["startLine"] == .number(12))
    #expect(first?["partialFingerprints"]?["earshot/v1"]?.text?.count == 16)
  }

  @Test(
    "A path is a reference that no reader takes for something else",
    arguments: [
      ("App/Row Views.swift", "App/Row%20Views.swift"), ("a:b/c%.swift", "./a:b/c%25.swift"),
      ("/a/é.swift", "file:///a/%C3%A9.swift"), ("a/b:c#d?e", "a/b:c%23d%3Fe"),
    ])
  func path(path: String, reference: String) throws {
    let finding = AuditFinding(
      rule: MissingLabel.facts, problem: AuditProblem("x"), screen: "s",
      place: SourcePlace(file: path, line: 1))
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "s")], rules: [MissingLabel.facts], findings: [finding])

    let result = try log(of: report)["runs"]?[0]?["results"]?[0]

    let place = result?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]
    #expect(place?["uri"]?.text == reference)
  }

  @Test("Columns are told as code hosts count, and left out where nobody counted so")
  func columns() throws {
    let places = [
      SourcePlace(file: "a.swift", line: 1, column: 31, utf16Column: 15),
      SourcePlace(file: "a.swift", line: 1, column: 31),
    ]
    let findings = places.map {
      AuditFinding(
        rule: MissingLabel.facts, problem: AuditProblem("x"), screen: "s", place: $0)
    }
    let report = AuditReport(
      screens: [AuditReport.Screen(name: "s")], rules: [MissingLabel.facts], findings: findings)

    let run = try log(of: report)["runs"]?[0]

    #expect(run?["columnKind"]?.text == "utf16CodeUnits")
    let columns = (0..<2).map {
      run?["results"]?[$0]?["locations"]?[0]?["physicalLocation"]?["region"]?["startColumn"]
    }
    #expect(columns == [.number(15), nil])
  }

  private func log(of report: AuditReport) throws -> JSONValue {
    var text = ""
    report.write(as: .sarif, to: &text)
    return try JSONValue(Array(text.utf8))
  }

  /// One thing that is wrong with a report.
  enum Broken: CaseIterable {
    case unknownKey, missingKey, wrongType, wrongWord, wrongReference, tooLow, twice

    var fault: String {
      switch self {
      case .unknownKey: "$: the key extra is not known"
      case .missingKey: "$: the key runs is missing"
      case .wrongType: "$.runs[0].results: not as type wants it"
      case .wrongWord: "$.version: not as enum wants it"
      case .wrongReference: "$.$schema: not as format wants it"
      case .tooLow: "$.runs[0].results[0].ruleIndex: not as minimum wants it"
      case .twice: "$.runs[0].results[0].suppressions: not as uniqueItems wants it"
      }
    }

    func breaking(_ log: JSONValue) -> JSONValue {
      switch self {
      case .unknownKey: log.setting(["extra"], to: .null)
      case .missingKey: log.setting(["runs"], to: nil)
      case .wrongType: log.setting(["runs", "0", "results"], to: .string("none"))
      case .wrongWord: log.setting(["version"], to: .string("2.0.0"))
      case .wrongReference: log.setting(["$schema"], to: .string("no schema"))
      case .tooLow: log.setting(["runs", "0", "results", "0", "ruleIndex"], to: .number(-2))
      case .twice:
        log.setting(
          ["runs", "0", "results", "0", "suppressions"],
          to: .array(Array(repeating: .object(["kind": .string("external")]), count: 2)))
      }
    }
  }
}

extension JSONValue {
  /// The same with something else, or nothing, at the end of a path.
  fileprivate func setting(_ path: [String], to value: JSONValue?) -> JSONValue {
    guard let key = path.first else { return value ?? .null }
    let rest = Array(path.dropFirst())
    switch self {
    case .object(var members):
      members[key] = rest.isEmpty ? value : members[key]?.setting(rest, to: value)
      return .object(members)
    case .array(var elements):
      if let index = Int(key), elements.indices.contains(index) {
        elements[index] = elements[index].setting(rest, to: value)
      }
      return .array(elements)
    default: return self
    }
  }
}
