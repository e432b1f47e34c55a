import EarshotReports
import EarshotTestSupport
import Testing

@Suite("A remark is a command that GitHub obeys")
struct GitHubAnnotationTests {
  @Test("It has the place as far as that is known, and no other line than its own")
  func command() {
    let place = GitHubAnnotation.Place(file: "a,b:c.swift", line: 3, column: 5)
    let remarks = [
      GitHubAnnotation(.error, at: place, title: "a\nb", message: "c%\r\n::error::d"),
      GitHubAnnotation(
        .warning, at: GitHubAnnotation.Place(file: "a\u{1B}[31m"), title: "t", message: "m"),
      GitHubAnnotation(.notice, at: nil, title: "t", message: "m"),
    ]

    #expect(
      remarks.map(\.command) == [
        "::error file=a%2Cb%3Ac.swift,line=3,col=5,title=a%0Ab::c%25%0D%0A::error::d\n",
        "::warning file=a\\u{1B}[31m,title=t::m\n", "::notice title=t::m\n",
      ])
  }

  @Test("A path is told from the workspace on, if it lies there")
  func workspace() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("app")
    try folder.put("", at: "app/a.swift")
    try folder.put("", at: "b.swift")
    let workspace = WorkspacePath(root: folder("app"))

    #expect(workspace.path(of: folder("app/a.swift")) == "a.swift")
    #expect(workspace.path(of: folder("b.swift")) == folder("b.swift"))
    #expect(workspace.path(of: "none.swift") == "none.swift")
    #expect(WorkspacePath(root: nil).path(of: folder("b.swift")) == folder("b.swift"))
  }
}
