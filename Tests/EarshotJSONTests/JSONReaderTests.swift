import EarshotJSON
import Testing

@Suite("A document is read value by value")
struct JSONReaderTests {
  @Test("An object is read key by key into typed values")
  func object() throws {
    let reader = try JSONReader(
      Array(#"{"name": "Ana", "age": 42, "tall": true, "height": 1.75, "nick": null}"#.utf8))
    var name: String?
    var age: Int?
    var isTall: Bool?
    var height: Double?

    try reader.object { key throws(JSONError) in
      switch key {
      case "name": name = try reader.string()
      case "age": age = try reader.integer()
      case "tall": isTall = try reader.boolean()
      case "height": height = try reader.number()
      case "nick": try reader.null()
      default: throw reader.unknownKey(key, known: ["name", "age", "tall", "height", "nick"])
      }
    }
    try reader.end()

    #expect(name == "Ana")
    #expect(age == 42)
    #expect(isTall == true)
    #expect(height == 1.75)
  }

  @Test("An array is read element by element, and the path counts along")
  func array() throws {
    let reader = try JSONReader(Array(#"[[1], [], [2, 3]]"#.utf8))
    var seen: [String] = []

    try reader.array { () throws(JSONError) in
      try reader.array { () throws(JSONError) in
        seen.append("\(reader.path) = \(try reader.integer())")
      }
    }

    #expect(seen == ["$[0][0] = 1", "$[2][0] = 2", "$[2][1] = 3"])
  }

  @Test("A value that nobody reads is skipped, with everything inside it")
  func skipping() throws {
    let reader = try JSONReader(Array(#"{"a": {"b": [1, {"c": "]"}]}, "d": 7, "e": []}"#.utf8))
    var found: Int?

    try reader.object { key throws(JSONError) in if key == "d" { found = try reader.integer() } }
    try reader.end()

    #expect(found == 7)
  }

  @Test(
    "Escapes are decoded",
    arguments: [
      (#""\" \\ \/ \b \f \n \r \t""#, "\" \\ / \u{8} \u{C} \n \r \t"),
      (#""\u0041\u00e9\u20AC""#, "Aé€"),
      (#""\ud83D\uDE00 and \uD83D\uDC4D""#, "😀 and 👍"),
      (#""\u0000""#, "\0"),
      (#""plain 👩🏾‍🚀""#, "plain 👩🏾‍🚀"),
      (#""\u2028\ufffe""#, "\u{2028}\u{FFFE}"),
    ])
  func escapes(document: String, text: String) throws {
    let reader = try JSONReader(Array(document.utf8))

    let read = try reader.string()

    #expect(Array(read.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "Numbers are read in every form that the grammar has",
    arguments: [
      ("0", 0.0), ("-0", -0.0), ("10", 10), ("-1.5", -1.5), ("1e3", 1_000), ("1E+3", 1_000),
      ("25e-2", 0.25), ("0.1", 0.1), ("123456789012345678901234567890", 1.2345678901234568e29),
    ])
  func numbers(document: String, value: Double) throws {
    let reader = try JSONReader(Array(document.utf8))

    #expect(try reader.number() == value)
  }

  @Test("The largest and the smallest integer are read exactly")
  func integers() throws {
    let reader = try JSONReader(Array("[\(Int.max), \(Int.min)]".utf8))
    var values: [Int] = []

    try reader.array { () throws(JSONError) in values.append(try reader.integer()) }

    #expect(values == [.max, .min])
  }

  @Test("A byte order mark at the start is passed over, and does not count as a column")
  func byteOrderMark() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let reader = try JSONReader(mark + Array("7".utf8))

    #expect(try reader.integer() == 7)
    #expect(
      reader.position(ofByte: reader.offset) == JSONPosition(line: 1, column: 1, byteOffset: 3))
  }

  @Test("Keys that look alike but are written with other scalars are two keys")
  func canonicalEquivalents() throws {
    let reader = try JSONReader(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
    var lengths: [Int] = []

    try reader.object { key throws(JSONError) in lengths.append(key.utf8.count) }

    #expect(lengths == [2, 3])
  }

  @Test("An object with very many keys is read, and still knows which it had")
  func manyKeys() throws {
    let keys = (0..<50_000).map { "\"key\($0)\": 0" }.joined(separator: ",")
    let fine = try JSONReader(Array("{\(keys)}".utf8))
    let repeated = try JSONReader(Array("{\(keys), \"key9\": 1}".utf8))
    var count = 0

    try fine.object { _ in count += 1 }

    #expect(count == 50_000)
    #expect(throws: JSONError.self) { try repeated.skip() }
  }

  @Test("Values nested very deep are skipped without using the stack")
  func deepSkipping() throws {
    let depth = 200_000
    let brackets = [UInt8](repeating: UInt8(ascii: "["), count: depth)
    let document = brackets + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    let reader = try JSONReader(document, limits: JSONLimits(nestingDepth: depth))

    try reader.skip()
    try reader.end()

    #expect(reader.path.components.isEmpty)
  }

  @Test("A place after values that were read is kept, and reported later with another path")
  func keptPlace() throws {
    let reader = try JSONReader(Array("{\n  \"a\": \"ä\",\n  \"b\": 2\n}".utf8))
    var offset = 0
    try reader.object { key throws(JSONError) in
      try reader.skip()
      if key == "b" { offset = reader.offset }
    }

    let error = reader.error("too small", at: ["b"], offset: offset)

    #expect(error.description(file: "a.json") == "a.json:3:8: error: too small (at $.b)")
  }

  @Test("Keys of a closed set are read as an enum, and a missing one is named")
  func closedSet() throws {
    enum Key: String, CaseIterable {
      case id, name
    }
    let reader = try JSONReader(Array(#"[{"id": "1"}]"#.utf8))

    let error = try #require(throws: JSONError.self) {
      try reader.array { () throws(JSONError) in
        var id: String?
        var name: String?
        try reader.object(keys: Key.self) { key throws(JSONError) in
          switch key {
          case .id: id = try reader.string()
          case .name: name = try reader.string()
          }
        }
        _ = try reader.required(id, Key.id)
        _ = try reader.required(name, Key.name)
      }
    }

    #expect(error.description == "1:2: error: the key 'name' is missing (at $[0])")
  }
}
