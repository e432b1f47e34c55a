import EarshotJSON

/// Any document, so that tests can read and write what they did not foresee.
indirect enum JSONValue: Hashable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case null

  struct Member: Hashable {
    let key: String
    let value: JSONValue
  }

  init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    let reader = try JSONReader(bytes, limits: limits)
    self = try Self.read(from: reader)
    try reader.end()
  }

  static func read(from reader: JSONReader) throws(JSONError) -> JSONValue {
    switch try reader.peek() {
    case .object:
      var members: [Member] = []
      try reader.object { key throws(JSONError) in
        members.append(Member(key: key, value: try read(from: reader)))
      }
      return .object(members)
    case .array:
      var elements: [JSONValue] = []
      try reader.array { () throws(JSONError) in elements.append(try read(from: reader)) }
      return .array(elements)
    case .string: return .string(try reader.string())
    case .number: return .number(try reader.number())
    case .boolean: return .boolean(try reader.boolean())
    case .null:
      try reader.null()
      return .null
    }
  }

  func encoded() -> [UInt8] {
    let writer = JSONWriter()
    write(to: writer)
    return writer.finish()
  }

  func write(to writer: JSONWriter) {
    switch self {
    case .object(let members):
      writer.object { for member in members { member.value.write(to: writer.key(member.key)) } }
    case .array(let elements):
      writer.array { for element in elements { element.write(to: writer) } }
    case .string(let text): writer.string(text)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .boolean(let value): writer.boolean(value)
    case .null: writer.null()
    }
  }
}
