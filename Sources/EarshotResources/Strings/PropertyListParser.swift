import EarshotText

/// Reads a property list in XML.
struct PropertyListParser {
  /// How deep values may lie in each other.
  private static let depthLimit = 64

  private var cursor: ScalarCursor

  private init(_ text: String) { cursor = ScalarCursor(text) }

  /// Whether a text is one rather than lines of words.
  static func isPropertyList(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    return start.hasPrefix("<?xml") || start.hasPrefix("<plist") || start.hasPrefix("<!DOCTYPE")
  }

  /// The dictionary that a property list is.
  static func dictionary(in text: String) throws(ResourceFault) -> [String: PropertyListValue] {
    var parser = PropertyListParser(text)
    return try parser.document()
  }

  /// A fault at a value.
  static func fault(_ message: String, at place: Int, in text: String) -> ResourceFault {
    ScalarCursor(text).fault(message, at: place)
  }

  private mutating func document() throws(ResourceFault) -> [String: PropertyListValue] {
    try skipToTag()
    let start = cursor.place
    let tag = try openingTag()
    guard tag.name == "plist", !tag.isEmpty else {
      throw cursor.fault("expected <plist>", at: start)
    }
    try skipToTag()
    let value = try value(depth: 0)
    guard case .dictionary(let dictionary) = value.kind else {
      throw cursor.fault("expected <dict> in <plist>", at: value.place)
    }
    try close("plist")
    try skipToTag()
    guard cursor.isAtEnd else { throw cursor.fault("expected nothing more after </plist>") }
    return dictionary
  }

  private mutating func value(depth: Int) throws(ResourceFault) -> PropertyListValue {
    let start = cursor.place
    guard depth < Self.depthLimit else {
      throw cursor.fault("values lie more than \(Self.depthLimit) deep in each other")
    }
    let tag = try openingTag()
    return PropertyListValue(kind: try kind(of: tag, from: start, depth: depth), place: start)
  }

  private mutating func kind(
    of tag: (name: String, isEmpty: Bool), from start: Int, depth: Int
  ) throws(ResourceFault) -> PropertyListValue.Kind {
    switch tag.name {
    case "dict": return .dictionary(tag.isEmpty ? [:] : try pairs(depth: depth))
    case "string": return .string(tag.isEmpty ? "" : try text(of: "string"))
    case "integer":
      let digits = tag.isEmpty ? "" : try text(of: "integer")
      guard let number = Int(digits.filter { !$0.isWhitespace }) else {
        throw cursor.fault("expected a whole number in <integer>", at: start)
      }
      return .number(number)
    case "true", "false", "real", "date", "data":
      if !tag.isEmpty { _ = try text(of: tag.name) }
      return .other
    case "array":
      if !tag.isEmpty { try skipValues(depth: depth) }
      return .other
    default:
      throw cursor.fault("unknown element <\(PrintableText.line(tag.name))>", at: start)
    }
  }

  private mutating func pairs(
    depth: Int
  ) throws(ResourceFault) -> [String: PropertyListValue] {
    var pairs: [String: PropertyListValue] = [:]
    while true {
      try skipToTag()
      if cursor.starts(with: "</") { break }
      let start = cursor.place
      let tag = try openingTag()
      guard tag.name == "key" else { throw cursor.fault("expected <key> in <dict>", at: start) }
      let key = tag.isEmpty ? "" : try text(of: "key")
      try skipToTag()
      guard !cursor.starts(with: "</") else {
        throw cursor.fault("expected a value for the key \(PrintableText.quoting(key))")
      }
      pairs[key] = try value(depth: depth + 1)
    }
    try close("dict")
    return pairs
  }

  private mutating func skipValues(depth: Int) throws(ResourceFault) {
    while true {
      try skipToTag()
      if cursor.starts(with: "</") { break }
      _ = try value(depth: depth + 1)
    }
    try close("array")
  }

  // MARK: Tags

  private mutating func openingTag() throws(ResourceFault) -> (name: String, isEmpty: Bool) {
    let start = cursor.place
    guard cursor.take("<") else { throw cursor.fault("expected '<'") }
    guard let inside = cursor.take(until: ">") else {
      throw cursor.fault("'<' opens here, and no '>' closes it", at: start)
    }
    let isEmpty = inside.hasSuffix("/")
    let name = inside.prefix { !$0.isWhitespace && $0 != "/" }
    guard !name.isEmpty else { throw cursor.fault("expected the name of an element", at: start) }
    return (String(name), isEmpty)
  }

  private mutating func close(_ name: String) throws(ResourceFault) {
    try skipToTag()
    guard cursor.take("</\(name)") else { throw cursor.fault("expected </\(name)>") }
    cursor.skipWhiteSpace()
    guard cursor.take(">") else { throw cursor.fault("expected '>' after '</\(name)'") }
  }

  /// Passes white space, comments, and what stands before the first element.
  private mutating func skipToTag() throws(ResourceFault) {
    while true {
      cursor.skipWhiteSpace()
      let start = cursor.place
      let end: String
      if cursor.take("<!--") {
        end = "-->"
      } else if cursor.take("<?") {
        end = "?>"
      } else if cursor.take("<!DOCTYPE") {
        end = ">"
      } else {
        return
      }
      guard cursor.take(until: end) != nil else {
        throw cursor.fault("expected '\(end)' to close what opens here", at: start)
      }
    }
  }

  /// The text up to the end of an element; entities of the document's own are unknown.
  private mutating func text(of name: String) throws(ResourceFault) -> String {
    let start = cursor.place
    var text = ""
    while let scalar = cursor.current {
      switch scalar {
      case "&": text += try entity()
      case "<":
        if cursor.take("<![CDATA[") {
          guard let inside = cursor.take(until: "]]>") else {
            throw cursor.fault("no ']]>' closes the CDATA", at: start)
          }
          text += inside
        } else if cursor.starts(with: "<!--") {
          try skipToTag()
        } else {
          try close(name)
          return text
        }
      default: text += cursor.take { $0 != "&" && $0 != "<" }
      }
    }
    throw cursor.fault("no </\(name)> closes what opens here", at: start)
  }

  private mutating func entity() throws(ResourceFault) -> String {
    let start = cursor.place
    _ = cursor.next()
    let name = cursor.take { $0 != ";" && $0 != "<" && $0 != "&" && $0 != "\n" }
    guard cursor.take(";"), let text = Self.text(ofEntity: name) else {
      throw cursor.fault("unknown entity; '&' is written &amp;", at: start)
    }
    return text
  }

  private static func text(ofEntity name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
