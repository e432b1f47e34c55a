extension FixedWidthInteger {
  /// The bytes of a number, the lowest first.
  var littleEndianBytes: [UInt8] {
    withUnsafeBytes(of: littleEndian) { [UInt8]($0) }
  }
}

extension [Int16] {
  /// The bytes of all samples, the lowest byte of each first.
  var littleEndianBytes: [UInt8] {
    map(\.littleEndian).withUnsafeBytes { [UInt8]($0) }
  }
}
