import EarshotTestSupport
import Testing

@testable import EarshotResources

@Suite("Files of lines with words")
struct StringsFileTests {
  @Test("Keys, words, comments and escapes are read")
  func entries() throws {
    let text = #"""
      /* Buttons */
      "Send" = "Senden"; // short
      "say \"hi\"\n" = "\U00e4 \U0001 \101 \\ \'";
      unquoted.key-1 = "x";
      'single' = 'y';
      alone;
      "Send twice" = "a"; "Send twice" = "b";
      "%lld%%" = "";
      """#

    let entries = try StringsFile.entries(in: Array(text.utf8))

    #expect(
      entries == [
        "Send": "Senden", "say \"hi\"\n": "ä \u{1} A \\ '", "unquoted.key-1": "x", "single": "y",
        "alone": "alone", "Send twice": "b", "%lld%%": "",
      ])
  }

  @Test("Two units of UTF-16 may be one character, and the whole may stand in braces")
  func braces() throws {
    let text = #"{ "tea" = "\Ud83c\Udf75"; }"#

    #expect(try StringsFile.entries(in: Array(text.utf8)) == ["tea": "🍵"])
  }

  @Test("Text may be UTF-16 of either order, with a mark or without", arguments: 0..<4)
  func encodings(way: Int) throws {
    let units = Array((way < 2 ? "\u{FEFF}" : "").utf16) + Array("\"a\" = \"é🍵\";".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return way.isMultiple(of: 2) ? [high, low] : [low, high]
    }

    #expect(try StringsFile.entries(in: bytes) == ["a": "é🍵"])
  }

  @Test("A property list will do as well")
  func propertyList() throws {
    let text =
      "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b &amp; c</string></dict></plist>"

    #expect(try StringsFile.entries(in: Array(text.utf8)) == ["a": "b & c"])
  }

  @Test(
    "An error tells its place",
    arguments: [
      (
        "\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1,
        "expected ';' after the words of 'a', found '\"'"
      ),
      (
        "\"a\" = \"b\";\n  \"c\" \"d\";", 2, 7,
        "expected ';' after the words of 'c', found '\"'"
      ),
      ("\"a\" = \"b", 1, 7, "a quotation mark opens here, and none closes it"),
      ("\n/* a", 2, 1, "a comment opens here, and no '*/' closes it"),
      ("\"a\" = ;", 1, 7, "expected words in quotation marks after '=', found ';'"),
      ("\"a\" = \"b\"", 1, 10, "expected ';' after the words of 'a', found the end of the file"),
      ("\"a\" = \"\\U12\";", 1, 8, "expected four hexadecimal digits after '\\U'"),
      ("\"a\" = \"\\Ud83c\";", 1, 8, "these digits are half a character"),
      ("é = \"b\"; ? = \"c\";", 1, 10, "expected a key, found '?'"),
      ("{ a = b; } c = d;", 1, 12, "expected nothing more after '}'"),
    ])
  func errors(text: String, line: Int, column: Int, message: String) {
    let fault = #expect(throws: ResourceFault.self) {
      try StringsFile.entries(in: Array(text.utf8))
    }

    #expect(fault == ResourceFault(message, line: line, column: column))
  }

  @Test("What is no text is told from what is compiled")
  func noText() {
    let broken = #expect(throws: ResourceFault.self) {
      try StringsFile.entries(in: Array("\"a\" =\n \"".utf8) + [0xE9, 0x22, 0x3B])
    }
    let compiled = #expect(throws: ResourceFault.self) {
      try StringsFile.entries(in: Array("bplist00".utf8) + [0xD1])
    }
    let odd = #expect(throws: ResourceFault.self) {
      try StringsFile.entries(in: [0xFF, 0xFE, 0x22])
    }

    #expect(broken == ResourceFault("the text is neither UTF-8 nor UTF-16", line: 2, column: 3))
    #expect(
      compiled?.message == "the file is compiled already; give the one that it was made from")
    #expect(odd?.message == "the text in UTF-16 ends in the middle of a character")
  }

  @Test("Values that lie deep in each other are refused, not followed to the end of the stack")
  func depth() {
    let dictionaries = String(repeating: "<dict><key>a</key>", count: 50_000)
    let arrays = String(repeating: "<array>", count: 50_000)
    let objects = String(repeating: "{\"strings\":", count: 50_000)

    let first = #expect(throws: ResourceFault.self) {
      try StringsFile.entries(in: Array("<plist>\(dictionaries)".utf8))
    }
    let second = #expect(throws: ResourceFault.self) {
      try StringsDictionary.entries(in: Array("<plist><dict><key>a</key>\(arrays)".utf8))
    }

    #expect(first?.message == "values lie more than 64 deep in each other")
    #expect(second?.message == "values lie more than 64 deep in each other")
    #expect(throws: ResourceFault.self) { try StringCatalog(Array(objects.utf8)) }
  }

  @Test("Nothing brings the readers down", arguments: 0..<300)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = Array(Samples.all[Int(seed) % Samples.all.count].utf8)
    for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      default: bytes.removeSubrange(place...)
      }
    }

    let results = [
      Result { try StringsFile.entries(in: bytes).count },
      Result { try StringsDictionary.entries(in: bytes).count },
      Result { try StringCatalog(bytes).entries.count },
    ]

    for case .failure(let error) in results {
      #expect((error as? ResourceFault)?.message.isEmpty == false)
    }
  }
}
