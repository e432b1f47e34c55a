/// A part of the transcripts, for runs that are spread over several machines.
///
/// Which part a transcript is in depends on its path alone, from the folder that is played on, so
/// that a new transcript moves no other, and every machine agrees wherever that folder lies.
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

  /// The transcripts in this part, of those that were found in some files and folders.
  public func part(of transcripts: [Transcript], in paths: [String]) -> [Transcript] {
    transcripts.filter { contains(Self.path(of: $0.file, below: paths)) }
  }

  /// The path from the first folder that leads to a file, or the name of a file that is given.
  private static func path(of file: String, below paths: [String]) -> Substring.UTF8View {
    for path in paths {
      let folder = path.hasSuffix("/") ? path : path + "/"
      if file.utf8.starts(with: folder.utf8) {
        return Substring(file).utf8.dropFirst(folder.utf8.count)
      }
    }
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")).map(file.utf8.index(after:))
    return file[(slash ?? file.startIndex)...].utf8
  }

  /// Whether the transcript at a path is in this part.
  public func contains(_ path: String) -> Bool { contains(Substring(path).utf8) }

  private func contains(_ path: Substring.UTF8View) -> Bool {
    Int(Self.hash(of: path) % UInt64(count)) == number - 1
  }

  /// The part as it is written.
  public var description: String { "\(number)/\(count)" }

  /// FNV-1a, mixed once more, since its low bits follow the last letters closely; the same in every
  /// process, unlike `Hasher`.
  private static func hash(of path: Substring.UTF8View) -> UInt64 {
    let hash = path.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let mixed = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}
