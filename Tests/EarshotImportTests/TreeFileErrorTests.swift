import EarshotImport
import Testing

@Suite("A tree file that is wrong is refused in one line that says where")
struct TreeFileErrorTests {
  @Test(
    "Mistakes",
    arguments: [
      (#"{"elements": []}"#, "t.json:1:1: error: the key 'earshotTree' is missing"),
      (
        #"{"earshotTree": 2, "elements": []}"#,
        "t.json:1:17: error: version 2 of the format is unknown; known is 1 (at $.earshotTree)"
      ),
      (#"{"earshotTree": 1}"#, "t.json:1:1: error: the key 'elements' is missing"),
      (
        "{\"earshotTree\": 1, \"elements\": [\n  {\"lable\": \"Send\"}\n]}",
        "t.json:2:4: error: unknown key 'lable'; did you mean 'label'? (at $.elements[0].lable)"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"label": 3}]}"#,
        "t.json:1:43: error: expected a string, found a number (at $.elements[0].label)"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"traits": ["buton"]}]}"#,
        "t.json:1:45: error: unknown trait 'buton'; did you mean 'button'? "
          + "(at $.elements[0].traits[0])"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"frame": [0, 0, 10]}]}"#,
        "t.json:1:43: error: a frame is [x, y, width, height], not 3 numbers "
          + "(at $.elements[0].frame)"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"id": "a"}, {"id": "a"}]}"#,
        "t.json:1:53: error: a second node has the identity 'a' (at $.elements[1].id)"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"id": "name"}, {"columnHeaders": ["nam"]}]}"#,
        "t.json:1:68: error: no node has the identity 'nam'; did you mean 'name'? "
          + "(at $.elements[1].columnHeaders[0])"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"id": "$.elements[1]"}, {"label": "b"}]}"#,
        "t.json:1:40: error: '$.elements[1]' is the place of a node that has no other identity "
          + "(at $.elements[0].id)"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"group": true, "children": [{}]}, "#
          + #"{"id": "$.elements[0].children[0]"}]}"#,
        "t.json:1:75: error: '$.elements[0].children[0]' is the place of a node that has no other "
          + "identity (at $.elements[1].id)"
      ),
      (
        #"{"earshotTree": 1, "elements": [{"headingLevel": 7}]}"#,
        "t.json:1:50: error: a heading has a level from 1 to 6, not 7 "
          + "(at $.elements[0].headingLevel)"
      ),
      (
        #"{"earshotTree": 1, "direction": "left", "elements": []}"#,
        "t.json:1:33: error: unknown direction 'left'; known are 'ltr', 'rtl' (at $.direction)"
      ),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: TreeFileError.self) {
      try TreeDocument(parsing: Array(text.utf8), file: "t.json")
    }

    #expect(error?.description == message)
  }

  @Test("A place may be the identity of the node there, or of one where nothing is read")
  func ownPlace() throws {
    for text in [
      #"{"earshotTree": 1, "elements": [{"id": "$.elements[0]"}, {"label": "b"}]}"#,
      #"{"earshotTree": 1, "elements": [{"id": "$.elements[1]"}, {"children": [{"label": "b"}]}]}"#,
      #"{"earshotTree": 1, "elements": [{"id": "$.elements[1]"}, {"id": "b"}]}"#,
    ] {
      let document = try TreeDocument(parsing: Array(text.utf8), file: "t.json")

      #expect(document.elements.count == 2)
    }
  }

  @Test("A tree that is nested deeper than anybody nests one is refused")
  func depth() {
    let opening = #"{"children": ["#
    let text =
      #"{"earshotTree": 1, "elements": ["# + String(repeating: opening, count: 100_000)

    #expect(throws: TreeFileError.self) {
      try TreeDocument(parsing: Array(text.utf8), file: "t.json")
    }
  }
}
