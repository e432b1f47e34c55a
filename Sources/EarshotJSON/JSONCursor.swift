import EarshotText

/// Where a reader is in a document: the containers that are open, and what comes next.
///
/// A value, so that the work on it costs no checks of exclusive access; `JSONReader` shares it.
struct JSONCursor {
  private struct Container {
    let isObject: Bool
    var component: JSONPath.Component?
    var awaitsValue = false
    var isFresh = true
  }

  private var scanner: JSONScanner
  private var names = JSONNameStack()
  private var containers: [Container] = []

  /// Where the key or value that was read last begins.
  var offset: Int

  init(_ document: [UInt8], limits: JSONLimits) throws(JSONError) {
    scanner = JSONScanner(document, limits: limits)
    offset = scanner.offset
    guard document.count <= limits.documentSize else {
      throw error("the document is larger than \(limits.documentSize) bytes")
    }
  }

  var path: JSONPath { JSONPath(containers.compactMap(\.component)) }

  var depth: Int { containers.count }

  /// Whether the value of the last key, or the last element, is still to be read.
  var awaitsValue: Bool { containers.last?.awaitsValue ?? false }

  func position(ofByte offset: Int) -> JSONPosition {
    JSONPosition(ofByte: offset, in: scanner.bytes)
  }

  func error(_ message: String) -> JSONError {
    JSONError(message, at: path, position: position(ofByte: offset))
  }

  private func error(_ fault: JSONFault) -> JSONError {
    JSONError(fault.message, at: path, position: position(ofByte: fault.offset))
  }

  private mutating func scan<Result>(
    _ read: (inout JSONScanner) throws(JSONFault) -> Result
  ) throws(JSONError) -> Result {
    do { return try read(&scanner) } catch { throw self.error(error) }
  }
}

// MARK: - Values

extension JSONCursor {
  mutating func peek(expecting expected: String) throws(JSONError) -> JSONKind {
    try scan { scanner throws(JSONFault) in try scanner.kind(expecting: expected) }
  }

  mutating func string() throws(JSONError) -> String {
    try begin(.string)
    return try scan { scanner throws(JSONFault) in try scanner.string() }
  }

  mutating func numberText(expecting name: String) throws(JSONError) -> String {
    try begin(.number, named: name)
    let bytes = try scan { scanner throws(JSONFault) in try scanner.number() }
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func boolean() throws(JSONError) -> Bool {
    try begin(.boolean)
    return scanner.boolean()
  }

  mutating func null() throws(JSONError) {
    try begin(.null)
    scanner.null()
  }

  mutating func skip() throws(JSONError) {
    let start = depth
    repeat {
      try skipWordOrOpen()
      while depth > start, try !moveOn() {}
    } while depth > start
  }

  mutating func end() throws(JSONError) {
    guard scanner.peek() != nil else { return }
    throw error(scanner.unexpected(expecting: "the end of the document"))
  }

  private mutating func begin(_ kind: JSONKind, named name: String? = nil) throws(JSONError) {
    let found = try peek(expecting: name ?? kind.rawValue)
    markValueAsBegun()
    guard found == kind else { throw error("expected \(name ?? kind.rawValue), found \(found)") }
  }

  private mutating func markValueAsBegun() {
    offset = scanner.offset
    guard !containers.isEmpty else { return }
    precondition(awaitsValue, "One value is read for each key or element")
    containers[containers.count - 1].awaitsValue = false
  }

  private mutating func skipWordOrOpen() throws(JSONError) {
    switch try peek(expecting: "a value") {
    case .object: try open(.object)
    case .array: try open(.array)
    case .string: _ = try string()
    case .number: _ = try numberText(expecting: "a number")
    case .boolean: _ = try boolean()
    case .null: try null()
    }
  }

  /// Moves to the next item of the innermost container, or closes it and answers false.
  private mutating func moveOn() throws(JSONError) -> Bool {
    let isInObject = containers[containers.count - 1].isObject
    return isInObject ? try nextKey() != nil : try nextElement()
  }
}

// MARK: - Containers

extension JSONCursor {
  /// Moves into an object or array.
  mutating func open(_ kind: JSONKind) throws(JSONError) {
    try begin(kind)
    guard depth < scanner.limits.nestingDepth else {
      throw error("values are nested deeper than \(scanner.limits.nestingDepth) levels")
    }
    scanner.offset += 1
    names.open()
    containers.append(Container(isObject: kind == .object))
  }

  /// Leaves the innermost containers, until as many are open as said.
  mutating func close(downTo depth: Int) {
    names.close(downTo: depth)
    containers.removeSubrange(min(depth, containers.count)...)
  }

  /// Moves to the next key and past its colon, or past the end of the object.
  mutating func nextKey() throws(JSONError) -> String? {
    guard try moveToItem(before: .closingBrace, named: "key") else { return nil }
    let last = containers.count - 1
    containers[last].component = nil
    guard scanner.peek() == .quote else {
      throw error(scanner.unexpected(expecting: "a key in double quotes"))
    }
    offset = scanner.offset
    let key = try scan { scanner throws(JSONFault) in try scanner.string() }
    containers[last].component = .key(key)
    guard names.insert(key) else {
      throw error("the key \(PrintableText.quoting(key)) comes twice in one object")
    }
    guard scanner.take(.colon) else {
      throw error(scanner.unexpected(expecting: "':' after the key"))
    }
    containers[last].awaitsValue = true
    return key
  }

  /// Moves to the next element, or past the end of the array.
  mutating func nextElement() throws(JSONError) -> Bool {
    guard try moveToItem(before: .closingBracket, named: "element") else { return false }
    let last = containers.count - 1
    if case .index(let index) = containers[last].component {
      containers[last].component = .index(index + 1)
    } else {
      containers[last].component = .index(0)
    }
    containers[last].awaitsValue = true
    return true
  }

  private mutating func moveToItem(
    before end: UInt8, named name: StaticString
  ) throws(JSONError) -> Bool {
    let last = containers.count - 1
    let isFresh = containers[last].isFresh
    containers[last].isFresh = false
    if scanner.take(end) {
      close(downTo: last)
      return false
    }
    if isFresh { return true }
    guard scanner.take(.comma) else {
      let ending = Character(Unicode.Scalar(end))
      throw error(scanner.unexpected(expecting: "',' or '\(ending)'"))
    }
    guard scanner.peek() != end else {
      throw error(scanner.unexpected(expecting: "another \(name) after ','"))
    }
    return true
  }
}
