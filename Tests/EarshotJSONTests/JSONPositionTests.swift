import EarshotJSON
import Testing

@Suite("A position is what an editor shows")
struct JSONPositionTests {
  @Test("Columns count scalars, and every kind of line ending counts once")
  func counting() {
    let document = Array("a\n👍🏽b\r\nc\rd".utf8)

    let places = [0, 1, 2, 6, 10, 11, 13, 14, 15, 16].map {
      let position = JSONPosition(ofByte: $0, in: document)
      return "\(position.line):\(position.column)"
    }

    #expect(
      places == ["1:1", "1:2", "2:1", "2:2", "2:3", "2:4", "3:1", "3:2", "4:1", "4:2"])
  }

  @Test("A byte outside the document is taken as its nearest end")
  func outside() {
    let document = Array("ab".utf8)

    #expect(
      JSONPosition(ofByte: 9, in: document) == JSONPosition(line: 1, column: 3, byteOffset: 2))
    #expect(
      JSONPosition(ofByte: -1, in: document) == JSONPosition(line: 1, column: 1, byteOffset: 0))
  }
}
