import EarshotJSON

/// A document as a value, for tests that look at it as a whole.
indirect enum JSONValue: Hashable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null

  init(_ bytes: [UInt8]) throws(JSONError) {
    let reader = try JSONReader(bytes)
    self = try Self.value(from: reader)
    try reader.end()
  }

  private static func value(from reader: JSONReader) throws(JSONError) -> JSONValue {
    switch try reader.peek() {
    case .object:
      var members: [String: JSONValue] = [:]
      try reader.object { key throws(JSONError) in members[key] = try value(from: reader) }
      return .object(members)
    case .array:
      var elements: [JSONValue] = []
      try reader.array { () throws(JSONError) in elements.append(try value(from: reader)) }
      return .array(elements)
    case .string: return .string(try reader.string())
    case .number: return .number(try reader.number())
    case .boolean: return .boolean(try reader.boolean())
    case .null:
      try reader.null()
      return .null
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  subscript(index: Int) -> JSONValue? {
    if case .array(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      nil
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var count: Int { elements.count }
}
