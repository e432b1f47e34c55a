/// A number in the parts that rules of plurals ask about.
public struct PluralNumber: Hashable, Sendable {
  /// The digits before the point.
  let whole: UInt64
  /// How many digits are written after the point.
  let fractionLength: Int
  /// The digits after the point as a number.
  let fraction: UInt64
  /// How many digits are after the point without the zeros at the end.
  let significantLength: Int
  /// The digits after the point as a number, without the zeros at the end.
  let significant: UInt64

  /// How many digits of each part count; what lies beyond is cut.
  private static let digitLimit = 18

  /// A whole number; whether it is below zero does not matter.
  public init(_ number: some BinaryInteger) { self.init(digits: String(number)) }

  /// A number written with a point, as `-1.50`; anything after the digits does not count.
  public init(digits: String) {
    let unsigned = digits.hasPrefix("-") ? digits.dropFirst() : digits[...]
    let wholeDigits = unsigned.prefix(while: \.isASCIIDigit)
    let rest = unsigned[wholeDigits.endIndex...]
    let fractionDigits = rest.first == "." ? rest.dropFirst().prefix(while: \.isASCIIDigit) : ""
    whole = Self.value(wholeDigits.suffix(Self.digitLimit))
    let shown = fractionDigits.prefix(Self.digitLimit)
    fractionLength = shown.count
    fraction = Self.value(shown)
    let end = shown.lastIndex { $0 != "0" }.map(shown.index(after:)) ?? shown.startIndex
    significantLength = shown[..<end].count
    significant = Self.value(shown[..<end])
  }

  /// Whether this is nothing at all.
  public var isZero: Bool { whole == 0 && fraction == 0 }

  private static func value(_ digits: Substring) -> UInt64 { UInt64(digits) ?? 0 }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
