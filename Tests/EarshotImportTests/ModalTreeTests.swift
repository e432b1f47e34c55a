import EarshotImport
import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("A modal node of a tree file is a container")
struct ModalTreeTests {
  @Test("Its name is said when it is entered, and its siblings are not read")
  func entry() throws {
    let text = """
      {"earshotTree": 1, "elements": [
        {"label": "Inbox"},
        {"modal": true, "label": "Delete?", "children": [{"label": "Yes"}, {"label": "No"}]}
      ]}
      """
    let source = TreeSource(try TreeDocument(parsing: Array(text.utf8), file: "modal.json"))
    var reader = ScreenReader(reading: source)

    let opening = reader.screenAppeared().map { $0.line() }
    let last = try reader.perform(.last).map { $0.line() }

    #expect(opening == ["Delete? Yes"])
    #expect(last == ["No"])
    #expect(source.containers(around: "$.elements[1].children[0]").map(\.kind) == [.modal])
  }
}
