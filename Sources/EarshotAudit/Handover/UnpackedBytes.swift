/// Bytes from which values are taken.
struct UnpackedBytes {
  private var rest: ArraySlice<UInt8>

  /// How many bytes are left.
  var count: Int { rest.count }

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Takes a value.
  mutating func next<Value: Packed>(_ type: Value.Type = Value.self) throws(UnpackingError) -> Value
  {
    try Value(from: &self)
  }

  /// Takes a byte.
  mutating func nextByte() throws(UnpackingError) -> UInt8 {
    guard let byte = rest.popFirst() else { throw UnpackingError() }
    return byte
  }

  /// Takes bytes.
  mutating func nextBytes(_ count: Int) throws(UnpackingError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw UnpackingError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Takes how many values follow, of which none is without bytes.
  mutating func nextCount() throws(UnpackingError) -> Int {
    let count = try next(Int.self)
    guard (0...rest.count).contains(count) else { throw UnpackingError() }
    return count
  }
}

extension Packed {
  /// Reads bytes that hold this value and nothing else.
  init(unpacking bytes: [UInt8]) throws(UnpackingError) {
    var bytes = UnpackedBytes(bytes)
    self = try bytes.next()
    guard bytes.count == 0 else { throw UnpackingError() }
  }
}
