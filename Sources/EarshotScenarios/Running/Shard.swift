/// A part of the transcripts, for runs that are spread over several machines.
///
/// Which part a transcript is in depends on its path alone, so that a new transcript moves no
/// other.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Takes one of several parts; nil where there is no such part.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/3`, the second of three parts.
  public init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number, of: count)
  }

  /// Whether the transcript at a path is in this part.
  public func contains(_ path: String) -> Bool {
    Int(Self.hash(of: path) % UInt64(count)) == number - 1
  }

  /// The part as it is written.
  public var description: String { "\(number)/\(count)" }

  /// FNV-1a, mixed once more, since its low bits follow the last letters closely; the same in every
  /// process, unlike `Hasher`.
  private static func hash(of path: String) -> UInt64 {
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let mixed = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}
