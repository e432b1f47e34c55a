import EarshotJSON
import EarshotTestSupport
import EarshotText
import Testing

@Suite("Damaged documents are refused and never crash")
struct JSONFuzzTests {
  private static let documents = [
    #"{"earshotConversation": 1, "people": [{"id": "me", "me": true}], "messages": []}"#,
    #"[0, -1.5e+10, "a\u00e9\ud83d\ude00\n", {"k": null, "l": [true, false, {}]}, "👩🏾‍🚀"]"#,
    "{\r\n\t\"a\": [[[[[[1]]]]]],\r\n\t\"\u{202E}\": \"\\\"\\\\\"\r\n}\n",
    #""ends""#,
  ].map { Array($0.utf8) }

  @Test(
    "A mutated document gives a value, or an error whose place lies inside it", arguments: 0..<8)
  func mutations(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var refused = 0
    for round in 0..<2_000 {
      var document = Self.documents[round % Self.documents.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        Self.mutate(&document, using: &generator)
      }

      refused += Self.isRefusedProperly(document) ? 1 : 0
    }

    #expect(refused > 0)
    #expect(refused < 2_000)
  }

  @Test("A document that is cut anywhere is refused at its end or before")
  func truncations() throws {
    for document in Self.documents {
      let content = document.count - (document.last == UInt8(ascii: "\n") ? 1 : 0)
      for length in 0..<content {
        let isRefused = Self.isRefusedProperly(Array(document.prefix(length)))

        #expect(isRefused, "cut after \(length) bytes")
      }
    }
  }

  private static func isRefusedProperly(_ document: [UInt8]) -> Bool {
    do {
      _ = try JSONValue(parsing: document)
      return false
    } catch {
      let lines = document.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
      #expect((0...document.count).contains(error.position.byteOffset))
      #expect((1...lines).contains(error.position.line))
      #expect((1...(document.count + 1)).contains(error.position.column))
      let rendered = error.description(file: "f")
      #expect(rendered.unicodeScalars.allSatisfy(PrintableText.isPrintable))
      return true
    }
  }

  private static func mutate(_ document: inout [UInt8], using generator: inout SeededGenerator) {
    let index = Int.random(in: 0...document.count, using: &generator)
    let other = Int.random(in: 0...document.count, using: &generator)
    let range = min(index, other)..<max(index, other)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: document.insert(UInt8.random(in: .min ... .max, using: &generator), at: index)
    case 1 where index < document.count:
      document[index] = UInt8.random(in: .min ... .max, using: &generator)
    case 2: document.removeSubrange(range.prefix(4))
    case 3: document.insert(contentsOf: document[range], at: index)
    case 4:
      document.insert(contentsOf: Array(#"{}[]",:\u"#.utf8.shuffled(using: &generator)), at: index)
    default:
      if index < document.count {
        document[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    }
  }
}
