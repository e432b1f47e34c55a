import EarshotJSON
import EarshotText
import Testing

@Suite("A document is written the same way every time")
struct JSONWriterTests {
  @Test("Objects and arrays are indented by two spaces, and inline ones take one line")
  func layout() {
    let writer = JSONWriter()

    writer.object {
      writer.key("title").string("Kites")
      writer.key("size").integer(-3)
      writer.key("ratio").number(0.5)
      writer.key("frame").array(layout: .inline) {
        for side in [0, 0, 393, 44] { writer.integer(side) }
      }
      writer.key("nested").array {
        writer.object(layout: .inline) {
          writer.key("a").boolean(true)
          writer.key("b").array { writer.null() }
        }
        writer.array { writer.boolean(false) }
      }
      writer.key("none").array {}
      writer.key("nothing").object {}
    }

    #expect(
      String(decoding: writer.finish(), as: UTF8.self) == """
        {
          "title": "Kites",
          "size": -3,
          "ratio": 0.5,
          "frame": [0, 0, 393, 44],
          "nested": [
            {"a": true, "b": [null]},
            [
              false
            ]
          ],
          "none": [],
          "nothing": {}
        }

        """)
  }

  @Test("A document can be taken piece by piece, and is the same in all")
  func pieces() {
    let writer = JSONWriter()
    var pieces: [String] = []

    writer.array {
      for side in [3, 4] {
        writer.integer(side)
        pieces.append(String(decoding: writer.take(), as: UTF8.self))
      }
    }
    pieces.append(String(decoding: writer.finish(), as: UTF8.self))

    #expect(pieces == ["[\n  3", ",\n  4", "\n]\n"])
  }

  @Test("What could steer a terminal is escaped, and emoji stay as they are")
  func escaping() {
    let writer = JSONWriter()

    writer.string("\"\\\n\r\t\0\u{1B}\u{7F}\u{85}\u{9B}\u{2028}\u{202E}\u{2066}\u{200F}\u{61C} 👩🏾‍🚀 é")

    #expect(
      String(decoding: writer.finish(), as: UTF8.self)
        == #""\"\\\n\r\t\u0000\u001b\u007f\u0085\u009b\u2028\u202e\u2066\u200f\u061c 👩🏾‍🚀 é""# + "\n")
  }

  @Test("Every scalar that exists is read back as it was, and none is written raw that is unsafe")
  func everyScalar() throws {
    let all = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(all))

    let bytes = JSONValue.string(text).encoded()

    let written = String(decoding: bytes.dropLast(), as: UTF8.self)
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || PrintableText.isPrintable($0) })
    guard case .string(let read) = try JSONValue(parsing: bytes) else {
      Issue.record("expected a string")
      return
    }
    #expect(read.unicodeScalars.elementsEqual(all))
  }
}
