import EarshotSource
import Testing

@Suite("A file that cannot be played says why in one line")
struct SourceErrorTests {
  @Test(
    "What is no text is refused where it stops being text",
    arguments: [
      (
        [0x61, 0x0A, 0x62, 0x00],
        "a.out:2:2: error: this is not text; name a Swift file, as in Row.swift"
      ),
      (
        [0x61, 0x0A, 0x0A, 0xC3, 0x28],
        "a.out:3:1: error: this is not UTF-8; save the file as UTF-8 and try again"
      ),
      ([0x61, 0xE2], "a.out:1:2: error: this is not UTF-8; save the file as UTF-8 and try again"),
    ] as [([UInt8], String)])
  func noText(bytes: [UInt8], message: String) {
    let error = #expect(throws: SourceError.self) { try SourceOutline(of: bytes, file: "a.out") }

    #expect(error?.description == message)
  }

  @Test("A source of 4 MiB is read, and one that is larger is not")
  func size() throws {
    let largest = [UInt8](repeating: 0x20, count: 4 * 1024 * 1024)

    #expect(throws: Never.self) { try SourceOutline(of: largest, file: "Big.swift") }
    let error = #expect(throws: SourceError.self) {
      try SourceOutline(of: largest + [0x20], file: "Big.swift")
    }

    #expect(
      error?.description
        == "Big.swift:1:1: error: this is larger than 4 MiB; name the Swift file that declares the view"
    )
  }

  @Test(
    "What declares nothing is empty or is not Swift",
    arguments: [
      ("", SourceError.Reason.empty), ("\n// Nothing yet.\n/* struct Row {} */", .empty),
      ("import SwiftUI\n", .empty), ("let count = 3", .empty),
      ("{ \"label\": \"Send\" }", .notSwift), ("Dear reader,\n\nthis is a letter.", .notSwift),
      ("<html><body>Hello</body></html>", .notSwift), ("def main():\n  pass\n", .notSwift),
    ])
  func nothing(source: String, reason: SourceError.Reason) throws {
    let outline = try SourceOutline(of: source, file: "Row.swift")

    let error = #expect(throws: SourceError.self) { try outline.expectDeclarations() }

    #expect(error?.reason == reason)
  }

  @Test("A preview alone is enough to play")
  func preview() throws {
    let outline = try SourceOutline(of: "#Preview { Text(\"Hello\") }", file: "Row.swift")

    #expect(throws: Never.self) { try outline.expectDeclarations() }
  }
}
