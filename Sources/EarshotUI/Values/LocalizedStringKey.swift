/// A text that is looked up in the app's translations; its own words stand in where there are none.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let words: String

  /// A key from a string made at run time.
  public init(_ value: String) { words = value }

  /// A key written out.
  public init(stringLiteral value: String) { words = value }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  /// Collects the parts of a key with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var words = ""

    /// Starts without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      words.reserveCapacity(literalCapacity)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { words += literal }

    /// Adds a whole number, with separators between groups of three digits.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      words += Self.grouped(String(number))
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { words += string }

    /// Adds any other value as it describes itself.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      words += value.description
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { words += text.string }

    private static func grouped(_ digits: String) -> String {
      let isNegative = digits.first == "-"
      let magnitude = isNegative ? digits.dropFirst() : digits[...]
      var grouped = isNegative ? "-" : ""
      for (index, digit) in magnitude.enumerated() {
        if index > 0, (magnitude.count - index).isMultiple(of: 3) { grouped.append(",") }
        grouped.append(digit)
      }
      return grouped
    }
  }
}
