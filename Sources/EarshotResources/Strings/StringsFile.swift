import EarshotText

/// A file of lines as `"key" = "words";`.
struct StringsFile {
  private var cursor: ScalarCursor
  private var entries: [String: String] = [:]

  private init(_ text: String) { cursor = ScalarCursor(text) }

  /// The words by key; of a key that stands there twice, the last ones count, as they do in an app.
  static func entries(in bytes: [UInt8]) throws(ResourceFault) -> [String: String] {
    guard !bytes.starts(with: "bplist".utf8) else {
      throw ResourceFault("the file is compiled already; give the one that it was made from")
    }
    let text = try ResourceText.decode(bytes)
    if PropertyListParser.isPropertyList(text) { return try entries(inPropertyList: text) }
    var file = StringsFile(text)
    return try file.parse()
  }

  private static func entries(
    inPropertyList text: String
  ) throws(ResourceFault) -> [String: String] {
    try PropertyListParser.dictionary(in: text).compactMapValues { value in
      if case .string(let words) = value.kind { words } else { nil }
    }
  }

  private mutating func parse() throws(ResourceFault) -> [String: String] {
    try skip()
    // The whole may stand in braces.
    let isBraced = cursor.take("{")
    try skip()
    while !cursor.isAtEnd {
      if isBraced, cursor.take("}") { break }
      try parseEntry()
      try skip()
    }
    try skip()
    guard cursor.isAtEnd else { throw cursor.fault("expected nothing more after '}'") }
    return entries
  }

  private mutating func parseEntry() throws(ResourceFault) {
    let key = try parseText("a key")
    try skip()
    var words = key
    if cursor.take("=") {
      try skip()
      words = try parseText("words in quotation marks after '='")
      try skip()
    }
    guard cursor.take(";") else {
      throw cursor.fault(
        "expected ';' after the words of \(PrintableText.quoting(key))\(found)")
    }
    entries[key] = words
  }

  private var found: String {
    guard let current = cursor.current else { return ", found the end of the file" }
    return ", found \(PrintableText.quoting(String(Character(current))))"
  }

  private mutating func parseText(_ expected: String) throws(ResourceFault) -> String {
    guard let first = cursor.current else {
      throw cursor.fault("expected \(expected), found the end of the file")
    }
    if first == "\"" || first == "'" { return try parseQuoted(until: first) }
    let word = cursor.take {
      $0.properties.isAlphabetic || $0.isDigit || "_.$/:-".contains(Character($0))
    }
    guard !word.isEmpty else { throw cursor.fault("expected \(expected)\(found)") }
    return word
  }

  private mutating func parseQuoted(until quote: Unicode.Scalar) throws(ResourceFault) -> String {
    let start = cursor.place
    _ = cursor.next()
    var text = String.UnicodeScalarView()
    while let scalar = cursor.next() {
      if scalar == quote { return String(text) }
      if scalar == "\\" { text += try parseEscape().unicodeScalars } else { text.append(scalar) }
    }
    throw cursor.fault("a quotation mark opens here, and none closes it", at: start)
  }

  private mutating func parseEscape() throws(ResourceFault) -> String {
    let start = cursor.place - 1
    guard let scalar = cursor.next() else {
      throw cursor.fault("the file ends after '\\'", at: start)
    }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "\n": return "\n"
    case "U", "u": return try parseUnit(from: start)
    case "0"..."7": return octal(from: scalar)
    default: return String(Character(scalar))
    }
  }

  /// A character by four digits, or by twice four where it takes two units of UTF-16.
  private mutating func parseUnit(from start: Int) throws(ResourceFault) -> String {
    var units = [try unit(from: start)]
    if UTF16.isLeadSurrogate(units[0]), cursor.take("\\U") || cursor.take("\\u") {
      units.append(try unit(from: start))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw cursor.fault("these digits are half a character", at: start)
    }
    return text
  }

  private mutating func unit(from start: Int) throws(ResourceFault) -> UInt16 {
    var digits = ""
    while digits.count < 4, let scalar = cursor.current, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      _ = cursor.next()
    }
    guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw cursor.fault("expected four hexadecimal digits after '\\U'", at: start)
    }
    return unit
  }

  private mutating func octal(from first: Unicode.Scalar) -> String {
    var value = first.value - 0x30
    var count = 1
    while count < 3, let scalar = cursor.current, ("0"..."7").contains(scalar) {
      value = value * 8 + scalar.value - 0x30
      count += 1
      _ = cursor.next()
    }
    return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }

  /// Passes white space and comments.
  private mutating func skip() throws(ResourceFault) {
    while true {
      cursor.skipWhiteSpace()
      let start = cursor.place
      if cursor.take("/*") {
        guard cursor.take(until: "*/") != nil else {
          throw cursor.fault("a comment opens here, and no '*/' closes it", at: start)
        }
      } else if cursor.take("//") {
        _ = cursor.take { $0 != "\n" }
      } else {
        return
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
