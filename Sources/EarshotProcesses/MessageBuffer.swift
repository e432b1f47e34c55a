/// Bytes that arrive in pieces, and the messages that they make up.
///
/// A message is its length in four bytes, the lowest first, and so many bytes.
package struct MessageBuffer {
  /// Something came that is no message.
  package struct Malformed: Error, Hashable {}

  /// Longer messages are refused, so that a broken sender cannot fill the memory.
  package static let limit = 256 << 20

  private static let headerLength = 4
  private var bytes: [UInt8] = []

  package init() {}

  /// A message with its length in front.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    (0..<headerLength).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
  }

  /// Takes in what arrived.
  package mutating func append(_ piece: some Sequence<UInt8>) { bytes += piece }

  /// Takes the first message that is there whole.
  package mutating func takeMessage() throws(Malformed) -> [UInt8]? {
    guard bytes.count >= Self.headerLength else { return nil }
    let length = bytes.prefix(Self.headerLength).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit else { throw Malformed() }
    let end = Self.headerLength + length
    guard bytes.count >= end else { return nil }
    defer { bytes.removeFirst(end) }
    return Array(bytes[Self.headerLength..<end])
  }
}
