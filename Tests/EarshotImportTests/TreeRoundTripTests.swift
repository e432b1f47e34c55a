import EarshotImport
import EarshotReader
import EarshotTestSupport
import EarshotTree
import Testing

@MainActor
@Suite("A tree that is written and read back is the same screen")
struct TreeRoundTripTests {
  @Test("Every fact of an element comes back")
  func facts() throws {
    let text = """
      {
        "earshotTree": 1,
        "order": "explicit",
        "elements": [
          {
            "id": "scores",
            "label": "Scores",
            "container": "table",
            "rows": 3,
            "columns": 2,
            "order": "explicit",
            "children": [
              {
                "id": "name",
                "label": "Name",
                "row": 0,
                "column": 0
              },
              {
                "id": "ann",
                "label": "Ann",
                "value": "12",
                "hint": "Opens Ann.",
                "traits": ["button", "selected"],
                "language": "de",
                "identifier": "row.ann",
                "actions": ["Pin", "Pin"],
                "inputLabels": ["Ann", "First"],
                "customContent": [
                  {"label": "Rank", "value": "1", "importance": "high"}
                ],
                "rotors": [
                  {"name": "Winners", "results": ["Ann"]}
                ],
                "headingLevel": 2,
                "expanded": true,
                "frame": [0.0, 20.5, 100.0, 44.0],
                "row": 2,
                "column": 0,
                "columnSpan": 2,
                "columnHeaders": ["name"]
              }
            ]
          }
        ]
      }

      """

    let again = try written(source(of: text))

    #expect(again == text, "\(again)")
  }

  @Test("Whatever is read in any order of groups, frames and priorities", arguments: 0..<200)
  func randomTrees(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = TreeSource(RandomTree(using: &generator).document)

    let again = try self.source(of: written(source))

    #expect(heard(again) == heard(source))
  }

  private func source(of text: String) throws -> TreeSource {
    TreeSource(try TreeDocument(parsing: Array(text.utf8), file: "tree.json"))
  }

  private func written(_ source: TreeSource) -> String {
    var bytes: [UInt8] = []
    TreeWriter(of: source).write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func heard(_ source: TreeSource) -> [String] {
    var heard: [String] = []
    ScreenReader(reading: source).forEachStop { heard.append($0.description(in: .snapshot)) }
    return heard
  }
}
