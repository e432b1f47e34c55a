/// Bytes to which values are added.
struct PackedBytes {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  /// Adds values, one after the other.
  mutating func append<each Value: Packed>(_ value: repeat each Value) {
    repeat (each value).pack(into: &self)
  }

  /// Adds a byte.
  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Adds bytes.
  mutating func append(bytes more: some Collection<UInt8>) { bytes += more }
}

extension Packed {
  /// The bytes of the value alone.
  var packed: [UInt8] {
    var bytes = PackedBytes()
    pack(into: &bytes)
    return bytes.bytes
  }
}
