import EarshotText

/// Finds the names that a person meant by what was typed.
public struct NameLookup: Sendable {
  /// Longer names are compared by their beginning only, and no more names than this are compared.
  private static let comparedLength = 64
  private static let comparedNames = 200

  private let names: [String]

  /// Looks among names.
  public init(_ names: [String]) { self.names = names }

  /// The places of the names that were meant: those written so, or else those that differ in case.
  ///
  /// A name is typed as it is printed, so line breaks count as spaces; nobody can be asked to type
  /// the selector that makes an emoji colourful, so it does not count at all.
  public func matches(_ typed: String) -> [Int] {
    let exact = names.indices.filter { names[$0] == typed }
    if !exact.isEmpty { return exact }
    let wanted = Self.key(typed)
    return names.indices.filter { Self.key(names[$0]) == wanted }
  }

  /// The name that looks most like what was typed, if any does.
  public func nearest(to typed: String) -> String? {
    let wanted = Array(Self.key(typed).prefix(Self.comparedLength))
    let candidates = names.prefix(Self.comparedNames).map { name in
      (
        name: name,
        distance: Self.distance(wanted, Array(Self.key(name).prefix(Self.comparedLength)))
      )
    }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, wanted.count / 2) ? best.name : nil
  }

  private static func key(_ name: String) -> String {
    let line = PrintableText(name).description.lowercased().trimmingWhitespace()
    return String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }

  /// How many characters have to be added, taken away or replaced.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (leftIndex, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = leftIndex + 1
      for (rightIndex, other) in right.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[rightIndex + 1]
        row[rightIndex + 1] = min(replaced, row[rightIndex] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
