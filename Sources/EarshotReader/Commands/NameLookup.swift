import EarshotText

/// Finds the names that a person meant by what was typed.
public struct NameLookup: Sendable {
  /// No more names than this are compared with a mistyped one.
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
    let keys = names.prefix(Self.comparedNames).map(Self.key)
    guard let nearest = NearestName.nearest(to: Self.key(typed), among: keys) else { return nil }
    return keys.firstIndex(of: nearest).map { names[$0] }
  }

  private static func key(_ name: String) -> String {
    let line = PrintableText(name).description.lowercased().trimmingWhiteSpace()
    return String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }
}
