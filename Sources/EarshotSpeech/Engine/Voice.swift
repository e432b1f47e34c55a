/// A voice that can speak on this machine.
public struct Voice: Hashable, Sendable {
  /// The name by which it is chosen, such as `en-us`.
  public let code: String
  /// What it is called, such as `English (America)`.
  public let name: String
  /// The languages that it speaks as lower-case tags, each with how badly: lower is better.
  public let languages: [(tag: String, rank: Int)]

  public static func == (left: Voice, right: Voice) -> Bool { left.code == right.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Voice {
  /// Reads what the library tells of a voice; nil for one whose data is not part of it.
  init?(name: String, identifier: String, languages: [(tag: String, rank: Int)]) {
    guard !identifier.hasPrefix("mb/") else { return nil }
    let code = identifier.split(separator: "/").last.map { $0.lowercased() }
    guard let code, !code.isEmpty else { return nil }
    self.init(
      code: code, name: String(name.trimmingSpaces),
      languages: languages.map { ($0.tag.lowercased(), $0.rank) })
  }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: SubSequence {
    let start = self.drop { $0 == " " }
    let count = start.reversed().prefix { $0 == " " }.count
    return start.dropLast(count)
  }
}

extension Voice: CustomStringConvertible {
  /// The voice as one line of a list: `en-us: English (America)`.
  public var description: String {
    let others = languages.map(\.tag).filter { $0 != code }
    return others.isEmpty
      ? "\(code): \(name)" : "\(code): \(name), for \(others.joined(separator: ", "))"
  }
}
