import EarshotJSON
import Testing

@Suite("An error says where and what")
struct JSONReaderErrorTests {
  struct Example: CustomTestStringConvertible {
    let document: [UInt8]
    let error: String

    init(_ document: String, _ error: String) { self.init(Array(document.utf8), error) }

    init(_ document: [UInt8], _ error: String) {
      self.document = document
      self.error = error
    }

    var testDescription: String { error }
  }

  @Test(
    "A document that breaks the grammar is refused where it breaks it",
    arguments: [
      Example("", "1:1: error: expected a value, found the end of the document"),
      Example(" \n ", "2:2: error: expected a value, found the end of the document"),
      Example(
        "{\"a\": 1", "1:8: error: expected ',' or '}', found the end of the document (at $.a)"),
      Example("{\"a\": ", "1:7: error: expected a value, found the end of the document (at $.a)"),
      Example(
        "{\"a\"", "1:5: error: expected ':' after the key, found the end of the document (at $.a)"),
      Example("{\"a", "1:4: error: the document ends inside a string"),
      Example("\"\\", "1:3: error: the document ends inside a string"),
      Example(
        "[1,\n 2", "2:3: error: expected ',' or ']', found the end of the document (at $[1])"),
      Example("[1, ]", "1:5: error: expected another element after ',', found ']' (at $[0])"),
      Example("{\"a\": 1,}", "1:9: error: expected another key after ',', found '}' (at $.a)"),
      Example("[1 2]", "1:4: error: expected ',' or ']', found '2' (at $[0])"),
      Example("[1}", "1:3: error: expected ',' or ']', found '}' (at $[0])"),
      Example("{a: 1}", "1:2: error: expected a key in double quotes, found 'a'"),
      Example("{\"a\" 1}", "1:6: error: expected ':' after the key, found '1' (at $.a)"),
      Example("1 2", "1:3: error: expected the end of the document, found '2'"),
      Example("{}\r\n\r\n}", "3:1: error: expected the end of the document, found '}'"),
      Example("True", "1:1: error: expected a value, found 'True'; did you mean 'true'?"),
      Example("[nul]", "1:2: error: expected a value, found 'nul'; did you mean 'null'? (at $[0])"),
      Example("NaN", "1:1: error: expected a value, found 'NaN'"),
      Example("'a'", "1:1: error: expected a value, found '''"),
      Example("// a", "1:1: error: expected a value, found '/'"),
      Example("\u{1B}[31m", "1:1: error: expected a value, found '\\u{1B}'"),
      Example("\u{202E}", "1:1: error: expected a value, found '\\u{202E}'"),
      Example("\u{A0}1", "1:1: error: expected a value, found '\u{A0}'"),
      Example([0xFF], "1:1: error: expected a value, found a byte that is not UTF-8"),
      Example(
        [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31],
        "1:1: error: expected a value, found '\\u{FEFF}'"
      ),
    ])
  func grammar(example: Example) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: example.document) }

    #expect(error.description == example.error)
  }

  @Test(
    "A string that is not well-formed is refused at the byte or escape that is wrong",
    arguments: [
      Example(
        "\"a\nb\"", #"1:3: error: a control character in a string must be written as \u000a"#),
      Example("\"\t\"", #"1:2: error: a control character in a string must be written as \u0009"#),
      Example(#""\x""#, #"1:2: error: JSON has no such escape; a backslash is written \\"#),
      Example(#""\u12g4""#, #"1:2: error: \u needs four hexadecimal digits"#),
      Example(#""\u12"#, #"1:2: error: \u needs four hexadecimal digits"#),
      Example(
        #""é\ud83d""#,
        #"1:3: error: \ud83d is the first half of a pair; the second half is missing"#),
      Example(
        #""\ud83d\u0041""#,
        #"1:2: error: \ud83d is the first half of a pair; the second half is missing"#),
      Example(
        #""\ud83d\ud83d""#,
        #"1:2: error: \ud83d is the first half of a pair; the second half is missing"#),
      Example(
        #""\ude00""#, #"1:2: error: \ude00 is the second half of a pair; the first half is missing"#
      ),
      Example([0x22, 0x61, 0xFF, 0x22], "1:3: error: the text is not valid UTF-8"),
      Example([0x22, 0xC0, 0x80, 0x22], "1:2: error: the text is not valid UTF-8"),
      Example([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: error: the text is not valid UTF-8"),
      Example([0x22, 0x5C, 0x6E, 0xE2, 0x82, 0x22], "1:4: error: the text is not valid UTF-8"),
      Example([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: error: the text is not valid UTF-8"),
    ])
  func strings(example: Example) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: example.document) }

    #expect(error.description == example.error)
  }

  @Test(
    "A number that the grammar does not have is refused",
    arguments: [
      Example("-", "1:2: error: expected a digit after a minus sign"),
      Example("-a", "1:2: error: expected a digit after a minus sign"),
      Example("01", "1:1: error: a number must not begin with an extra 0"),
      Example("-00", "1:2: error: a number must not begin with an extra 0"),
      Example("1.", "1:3: error: expected a digit after a decimal point"),
      Example("1e", "1:3: error: expected a digit after the exponent sign"),
      Example("1e+", "1:4: error: expected a digit after the exponent sign"),
      Example(".5", "1:1: error: expected a value, found '.'"),
      Example("+1", "1:1: error: expected a value, found '+'"),
      Example("1e999", "1:1: error: 1e999 is out of range"),
    ])
  func numbers(example: Example) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue(parsing: example.document) }

    #expect(error.description == example.error)
  }

  @Test("A value of another type names both types")
  func wrongType() throws {
    func message(_ document: String, _ read: (JSONReader) throws -> Void) throws -> String {
      let reader = try JSONReader(Array(document.utf8))
      return try #require(throws: JSONError.self) { try read(reader) }.message
    }

    #expect(try message("7") { _ = try $0.string() } == "expected a string, found a number")
    #expect(
      try message("\"7\"") { _ = try $0.integer() } == "expected a whole number, found a string")
    #expect(try message("7.5") { _ = try $0.integer() } == "expected a whole number, found 7.5")
    #expect(try message("1e2") { _ = try $0.integer() } == "expected a whole number, found 1e2")
    #expect(
      try message("9223372036854775808") { _ = try $0.integer() }
        == "9223372036854775808 is out of range")
    #expect(try message("null") { _ = try $0.number() } == "expected a number, found null")
    #expect(try message("{}") { _ = try $0.boolean() } == "expected true or false, found an object")
    #expect(try message("[]") { try $0.null() } == "expected null, found an array")
    #expect(
      try message("true") { try $0.object { _ in } } == "expected an object, found true or false")
    #expect(try message("{}") { try $0.array {} } == "expected an array, found an object")
  }

  @Test("An unknown key is shown where it stands, with the known key that is nearest")
  func unknownKey() throws {
    let reader = try JSONReader(Array("{\n  \"messages\": [\n    {\"txet\": 1}\n  ]\n}".utf8))

    let error = try #require(throws: JSONError.self) {
      try reader.object { _ throws(JSONError) in
        try reader.array { () throws(JSONError) in
          try reader.object { key throws(JSONError) in
            throw reader.unknownKey(key, known: ["id", "text"])
          }
        }
      }
    }

    #expect(
      error.description(file: "chat.json")
        == "chat.json:3:6: error: unknown key 'txet'; did you mean 'text'? (at $.messages[0].txet)")
  }

  @Test("An unknown key that is like no other is shown with all that are known")
  func farKey() throws {
    let reader = try JSONReader(Array("{\"zebra\": 1}".utf8))

    let error = try #require(throws: JSONError.self) {
      try reader.object { key throws(JSONError) in
        throw reader.unknownKey(key, known: ["id", "text"])
      }
    }

    #expect(
      error.description == "1:2: error: unknown key 'zebra'; known are 'id', 'text' (at $.zebra)")
  }

  @Test("A key that comes twice in one object is refused, also where nobody reads it")
  func duplicateKey() throws {
    let reader = try JSONReader(Array(#"[{"a": 1}, {"a": 1, "b": {"a": 2}, "\u0061": 3}]"#.utf8))

    let error = try #require(throws: JSONError.self) { try reader.skip() }

    #expect(error.description == "1:36: error: the key 'a' comes twice in one object (at $[1].a)")
  }

  @Test("A hostile key and file name reach the terminal harmlessly, and cut")
  func hostileNames() throws {
    let key = "\\u001b[2J" + String(repeating: "x", count: 100)
    let reader = try JSONReader(Array("{\"\(key)\": 1}".utf8))

    let error = try #require(throws: JSONError.self) {
      try reader.object { key throws(JSONError) in throw reader.unknownKey(key, known: []) }
    }

    let shown = "'\\u{1B}[2J" + String(repeating: "x", count: 56) + "…'"
    #expect(
      error.description(file: "a\u{7}\n.json")
        == "a\\u{7} .json:1:2: error: unknown key \(shown) (at $[\(shown)])")
  }

  @Test("Each limit is kept and named")
  func limits() throws {
    let limits = JSONLimits(nestingDepth: 2, stringLength: 3, numberLength: 4, documentSize: 12)
    func description(_ document: String) throws -> String {
      try #require(throws: JSONError.self) {
        try JSONValue(parsing: Array(document.utf8), limits: limits)
      }.description
    }

    #expect(try JSONValue(parsing: Array("[[\"abc\"]]".utf8), limits: limits) != .null)
    #expect(
      try description("[[[]]]")
        == "1:3: error: values are nested deeper than 2 levels (at $[0][0])")
    #expect(
      try description("[\"abcd\"]") == "1:2: error: a string is longer than 3 bytes (at $[0])")
    #expect(try description("12345") == "1:1: error: a number is longer than 4 characters")
    #expect(
      try description("\"            \"") == "1:1: error: the document is larger than 12 bytes")
  }

  @Test("A document of opening brackets only ends at the depth limit")
  func deepNesting() throws {
    for bracket in ["[", "{\"a\":"] {
      let document = Array(String(repeating: bracket, count: 100_000).utf8)

      let error = try #require(throws: JSONError.self) { try JSONValue(parsing: document) }

      #expect(error.message == "values are nested deeper than 128 levels")
      #expect(error.path.components.count == 128)
    }
  }
}
