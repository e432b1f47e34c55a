import EarshotJSON
import Testing

@Suite("A path names a value")
struct JSONPathTests {
  @Test("Keys follow a point, elements stand in brackets, and odd keys are quoted and escaped")
  func description() {
    #expect(JSONPath().description == "$")
    #expect(
      JSONPath(["messages", 3, "reactions", 0, "emoji"]).description
        == "$.messages[3].reactions[0].emoji")
    #expect(
      JSONPath(["a b", "", "1", "é", "\u{1B}"]).description == "$['a b']['']['1']['é']['\\u{1B}']")
  }
}
