import EarshotText

/// Reads a document value by value, in the order in which it is written.
///
/// ```swift
/// let reader = try JSONReader(bytes)
/// try reader.object { key throws(JSONError) in
///   switch key {
///   case "name": name = try reader.string()
///   default: throw reader.unknownKey(key, known: ["name"])
///   }
/// }
/// try reader.end()
/// ```
///
/// After an error, the rest of the document is not to be read.
public final class JSONReader {
  private var cursor: JSONCursor

  /// Begins at the start of a document; throws if it is larger than the limits allow.
  public init(_ document: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    cursor = try JSONCursor(document, limits: limits)
  }

  /// Where the key or value that was read last begins, in bytes.
  public var offset: Int { cursor.offset }

  /// The key or element at which the reader is.
  public var path: JSONPath { cursor.path }

  /// Finds the line and column of a byte, such as an `offset` that was kept.
  public func position(ofByte offset: Int) -> JSONPosition { cursor.position(ofByte: offset) }

  /// Tells what the next value is without reading it.
  public func peek() throws(JSONError) -> JSONKind { try cursor.peek(expecting: "a value") }

  /// Reads an object; `body` reads the value of each key, and a value that it leaves is skipped.
  public func object(_ body: (String) throws(JSONError) -> Void) throws(JSONError) {
    let depth = cursor.depth
    try cursor.open(.object)
    let start = offset
    defer { cursor.close(downTo: depth) }
    while let key = try cursor.nextKey() {
      try body(key)
      if cursor.awaitsValue { try cursor.skip() }
    }
    cursor.offset = start
  }

  /// Reads an array; `body` reads each element, and one that it leaves is skipped.
  public func array(_ body: () throws(JSONError) -> Void) throws(JSONError) {
    let depth = cursor.depth
    try cursor.open(.array)
    let start = offset
    defer { cursor.close(downTo: depth) }
    while try cursor.nextElement() {
      try body()
      if cursor.awaitsValue { try cursor.skip() }
    }
    cursor.offset = start
  }

  /// Reads text.
  public func string() throws(JSONError) -> String { try cursor.string() }

  /// Reads a whole number, written without point or exponent.
  public func integer() throws(JSONError) -> Int {
    let text = try cursor.numberText(expecting: "a whole number")
    let isWhole = text.utf8.allSatisfy { $0.isDigit || $0 == .minus }
    guard isWhole else { throw error("expected a whole number, found \(text)") }
    guard let value = Int(text) else { throw error("\(text) is out of range") }
    return value
  }

  /// Reads a number, which is finite.
  public func number() throws(JSONError) -> Double {
    let text = try cursor.numberText(expecting: "a number")
    guard let value = Double(text), value.isFinite else { throw error("\(text) is out of range") }
    return value
  }

  /// Reads `true` or `false`.
  public func boolean() throws(JSONError) -> Bool { try cursor.boolean() }

  /// Reads `null`.
  public func null() throws(JSONError) { try cursor.null() }

  /// Reads a value of any kind for nothing but its correctness, however deep it is.
  public func skip() throws(JSONError) { try cursor.skip() }

  /// Ends reading; throws if anything but white space is left.
  public func end() throws(JSONError) { try cursor.end() }
}

// MARK: - Errors

extension JSONReader {
  /// Makes an error about the key or value that was read last.
  public func error(_ message: String) -> JSONError { cursor.error(message) }

  /// Makes an error about a value that was read earlier, whose `offset` was kept.
  public func error(_ message: String, at path: JSONPath, offset: Int) -> JSONError {
    JSONError(message, at: path, position: position(ofByte: offset))
  }

  /// Makes an error about a key that has no meaning here, and suggests one that has.
  public func unknownKey(_ key: String, known: [String]) -> JSONError {
    error("unknown key \(PrintableText.quoting(key))\(NearestName.help(for: key, among: known))")
  }

  /// Makes an error about the object that was just read, which lacks a key.
  public func missingKey(_ key: String) -> JSONError {
    error("the key \(PrintableText.quoting(key)) is missing")
  }
}
