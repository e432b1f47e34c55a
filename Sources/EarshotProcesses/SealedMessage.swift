/// A message with a seal, by which what code of others has written is told from it.
///
/// It keeps mistakes out, and not somebody who means to deceive.
package enum SealedMessage {
  private static let sealLength = 8

  /// A message with its length and its seal in front, as it goes over a channel.
  package static func framed(_ message: [UInt8]) -> [UInt8] {
    MessageBuffer.framed(seal(of: message) + message)
  }

  /// Takes the first message that is there whole; throws where something else came.
  package static func take(
    from buffer: inout MessageBuffer
  ) throws(MessageBuffer.Malformed) -> [UInt8]? {
    guard let sealed = try buffer.takeMessage() else { return nil }
    let message = Array(sealed.dropFirst(sealLength))
    guard sealed.count >= sealLength, seal(of: message) == Array(sealed.prefix(sealLength)) else {
      throw MessageBuffer.Malformed()
    }
    return message
  }

  /// FNV-1a, with its length.
  private static func seal(of message: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(message.count)
    message.withUnsafeBufferPointer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return (0..<sealLength).map { UInt8(truncatingIfNeeded: hash >> (8 * UInt64($0))) }
  }
}
