import EarshotTestSupport
import Foundation
import Testing

@Suite("What decides what is said can be read at a glance")
struct FunctionLengthTests {
  @Test(
    "The longest function that decides what is said is under 40 lines",
    arguments: [
      "Composing", "Phrasing", "Reading", "Rules", "Settings", "Speech", "Text", "Utterance",
    ])
  func longest(folder: String) throws {
    let root = "\(Repository.root)/Sources/EarshotReader/\(folder)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }

    let functions = try files.flatMap { file in
      MeasuredFunction.all(in: try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8))
    }

    #expect(!functions.isEmpty || folder == "Rules")
    #expect(functions.filter { $0.lines >= 40 } == [])
  }

  @Test("A function is as long as from its declaration to the brace under it")
  func measure() {
    let text = """
      struct Reader {
        var name: String
        private mutating func move(
          by count: Int
        ) {
          guard count > 0 else { return }
          if count > 1 {
            step()
          }
        }

        var isThere: Bool { name.isEmpty }

        init() {
          name = ""
        }
      }
      """

    let functions = MeasuredFunction.all(in: text)

    #expect(
      functions == [
        MeasuredFunction(declaration: "private mutating func move(", lines: 8),
        MeasuredFunction(declaration: "init() {", lines: 3),
      ])
  }
}
