import EarshotText
import Testing

@Suite("Bytes are text, or an error says where they are not")
struct UTF8TextTests {
  @Test("A byte order mark is not part of the text")
  func byteOrderMark() throws {
    #expect(try UTF8Text.decode([0xEF, 0xBB, 0xBF, 0x41]) == "A")
  }

  @Test("The first broken byte is found by line and column")
  func fault() {
    let bytes = Array("One\nÄ❤️".utf8) + [0xC3] + Array("Two".utf8)

    let fault = #expect(throws: UTF8Text.Fault.self) { try UTF8Text.decode(bytes) }

    #expect(fault?.line == 2)
    #expect(fault?.column == 4)
  }
}
