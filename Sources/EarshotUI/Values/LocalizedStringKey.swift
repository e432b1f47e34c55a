import EarshotLocalization

/// A text that is looked up in the app's translations; its own words stand in where there are none.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What tables have the words under: values in it are written as `%lld` or `%@`.
  let key: String
  let arguments: [FormatArgument]

  /// A key from a string made at run time.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  init(_ key: String, _ arguments: [FormatArgument]) {
    self.key = key
    self.arguments = arguments
  }

  /// A key written out.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The words of the key itself; without values in it, a per cent sign is one.
  var pieces: [FormatPiece] {
    arguments.isEmpty ? [.words(key)] : FormatPiece.pieces(of: key, values: arguments.count)
  }

  /// Collects the parts of a key with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var key = ""
    fileprivate var arguments: [FormatArgument] = []

    /// Starts without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds words, in which a per cent sign is one.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(.words(string), as: "%@") }

    /// Adds a value, which the key has as a specifier.
    mutating func append(_ argument: FormatArgument, as specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
