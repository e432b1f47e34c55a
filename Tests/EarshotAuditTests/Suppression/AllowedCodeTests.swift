import EarshotTestSupport
import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("A stretch of source in which findings are allowed")
struct AllowedCodeTests {
  @Test("A file is the same by whatever path it is named")
  func paths() throws {
    let folder = try TemporaryFolder()
    try folder.put("Text(\"Hi\")", at: "Row.swift")
    let code = AllowedCode(file: folder("./Row.swift"), lines: 1...1)

    #expect(code.holds(Self.finding(in: folder("Row.swift"))))
    #expect(!code.holds(Self.finding(in: folder("Cell.swift"))))
  }

  @Test("A view is known by its own name and by the names of the types around it")
  func views() {
    let code = AllowedCode(file: "Row.swift", lines: 1...1, view: "List.Row")

    for name in ["List.Row", "Row", "Chat.List.Row"] { #expect(code.isView(name)) }
    for name in ["List", "ow", "Row.List", nil] { #expect(!code.isView(name)) }
    #expect(!AllowedCode(file: "Row.swift", lines: 1...1).isView("Row"))
  }

  private static func finding(in file: String) -> AuditFinding {
    AuditFinding(
      rule: MissingLabel.facts, problem: AuditProblem("heard only as “image”"), screen: "chat",
      place: SourcePlace(file: file, line: 1))
  }
}
