import EarshotImport
import EarshotReader
import EarshotTestSupport
import Foundation
import Testing

@MainActor
@Suite("A damaged tree file is refused or read, and never crashes")
struct TreeFuzzTests {
  @Test("Bytes are changed, doubled and left out", arguments: 0..<8)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../Scenarios/Tree/order.json").standardized
    let original = try Array(Data(contentsOf: file))
    var refused = 0
    for _ in 0..<500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        mutate(&bytes, using: &generator)
      }
      refused += isRefused(bytes) ? 1 : 0
    }

    #expect(refused > 0)
    #expect(refused < 500)
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let place = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 32...126, using: &generator)
    case 1: bytes.insert(bytes[place], at: place)
    default: bytes.remove(at: place)
    }
  }

  /// Whether a file is refused with its place; what is not refused is read to its end.
  private func isRefused(_ bytes: [UInt8]) -> Bool {
    do {
      let source = TreeSource(try TreeDocument(parsing: bytes, file: "tree.json"))
      ScreenReader(reading: source).forEachStop { _ = $0.description(in: .snapshot) }
      return false
    } catch {
      #expect(error.description.hasPrefix("tree.json:"))
      return true
    }
  }
}
