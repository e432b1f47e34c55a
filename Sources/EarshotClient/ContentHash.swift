/// A number of 128 bits that tells one content from another, for names of what is kept; not for
/// contents that somebody makes alike on purpose.
///
/// Two FNV-1a sums with different beginnings.
struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  /// Takes a part in; where it ends makes a difference.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      mix(byte)
      count += 1
    }
    withUnsafeBytes(of: count.littleEndian) { for byte in $0 { mix(byte) } }
  }

  /// Takes a text in.
  mutating func add(_ text: String) { add(text.utf8) }

  private mutating func mix(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
    second = (second ^ UInt64(byte)) &* 0x100_0000_01B3
    second ^= second >> 29
  }

  /// The number in 32 hexadecimal digits.
  var text: String {
    [first, second].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
