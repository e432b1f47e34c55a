/// Something that one process hands to another in bytes.
///
/// The bytes come from a process in which code of others ran, so that they may be anything: what is
/// no such value is refused.
protocol Packed {
  /// Adds the value to bytes.
  func pack(into bytes: inout PackedBytes)

  /// Takes a value off the beginning of bytes.
  init(from bytes: inout UnpackedBytes) throws(UnpackingError)
}
