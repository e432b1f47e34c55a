/// Holds a document against a JSON schema of draft 4 to 7.
///
/// A keyword that it does not know is a fault as well, so that nothing is taken for valid that was
/// not looked at.
struct SchemaCheck {
  /// Keywords that assert nothing.
  private static let silent: Set = [
    "$schema", "id", "$id", "title", "description", "default", "definitions", "$comment",
  ]

  private let root: JSONValue

  init(_ schema: JSONValue) { root = schema }

  /// What is wrong with a document, with the place; nothing where it is valid.
  func faults(in document: JSONValue) -> [String] { faults(in: document, against: root, at: "$") }

  private func faults(
    in value: JSONValue, against schema: JSONValue, at path: String
  ) -> [String] {
    guard case .object(let keywords) = schema else {
      return schema == .boolean(true) ? [] : ["\(path): nothing is allowed here"]
    }
    // What stands beside a reference does not count.
    if let reference = keywords["$ref"]?.text {
      guard let target = target(of: reference) else { return ["\(path): no \(reference)"] }
      return faults(in: value, against: target, at: path)
    }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      faults(of: keyword, argument, value, schema, path)
    }
  }

  private func target(of reference: String) -> JSONValue? {
    let parts = reference.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == "#" else { return nil }
    return parts.dropFirst().reduce(root) { $0?[String($1)] }
  }

  private func faults(
    of keyword: String, _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue,
    _ path: String
  ) -> [String] {
    let isValid: Bool
    switch keyword {
    case _ where Self.silent.contains(keyword): isValid = true
    case "properties", "items": return nested(keyword, argument, value, path)
    case "additionalProperties": return additional(argument, value, schema, path)
    case "type": isValid = hasType(value, argument)
    case "enum": isValid = argument.elements.contains(value)
    case "required": return missing(argument, value, path)
    case "minItems": isValid = isAtLeast(argument, value.isArray ? Double(value.count) : nil)
    case "uniqueItems":
      isValid = argument == .boolean(false) || Set(value.elements).count == value.count
    case "minimum": isValid = isAtLeast(argument, value.number)
    case "maximum": isValid = value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "pattern": isValid = value.text.map { SchemaPattern.has($0, argument.text ?? "") } ?? true
    case "format": isValid = value.text.map { SchemaFormat.has($0, argument.text ?? "") } ?? true
    case "anyOf": isValid = matches(argument, value) > 0
    case "oneOf": isValid = matches(argument, value) == 1
    default: return ["\(path): the keyword \(keyword) is not known"]
    }
    return isValid ? [] : ["\(path): not as \(keyword) wants it"]
  }

  private func nested(
    _ keyword: String, _ argument: JSONValue, _ value: JSONValue, _ path: String
  ) -> [String] {
    switch (keyword, argument, value) {
    case ("properties", .object(let schemas), .object(let members)):
      members.sorted { $0.key < $1.key }.flatMap { key, member in
        schemas[key].map { faults(in: member, against: $0, at: "\(path).\(key)") } ?? []
      }
    case ("items", .object, .array(let elements)):
      elements.enumerated().flatMap { faults(in: $1, against: argument, at: "\(path)[\($0)]") }
    case ("items", .array, _): ["\(path): items in a list are not known"]
    default: []
    }
  }

  private func additional(
    _ argument: JSONValue, _ value: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    let others = members.filter { schema["properties"]?[$0.key] == nil }
    return others.sorted { $0.key < $1.key }.flatMap { key, member in
      argument == .boolean(false)
        ? ["\(path): the key \(key) is not known"]
        : faults(in: member, against: argument, at: "\(path).\(key)")
    }
  }

  private func missing(_ argument: JSONValue, _ value: JSONValue, _ path: String) -> [String] {
    guard case .object(let members) = value else { return [] }
    return argument.elements.compactMap(\.text).filter { members[$0] == nil }
      .map { "\(path): the key \($0) is missing" }
  }

  private func matches(_ argument: JSONValue, _ value: JSONValue) -> Int {
    argument.elements.count { faults(in: value, against: $0, at: "").isEmpty }
  }

  private func isAtLeast(_ argument: JSONValue, _ number: Double?) -> Bool {
    number.map { $0 >= argument.number ?? 0 } ?? true
  }

  private func hasType(_ value: JSONValue, _ argument: JSONValue) -> Bool {
    let names = argument.text.map { [$0] } ?? argument.elements.compactMap(\.text)
    return names.contains { value.isOfType($0) }
  }
}

extension JSONValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (name, self) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .boolean), ("null", .null):
      true
    case ("integer", .number(let number)): number.rounded() == number
    default: false
    }
  }
}
