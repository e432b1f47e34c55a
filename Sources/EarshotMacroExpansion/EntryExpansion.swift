/// `@Entry`: the accessors of a value of the environment, and the key under which it is kept.
struct EntryExpansion {
  private let name: String
  private let type: String?
  private let value: String

  init(_ request: PluginRequest.Expansion) throws(MacroError) {
    guard request.context.first?.contains("EnvironmentValues") == true else {
      throw MacroError("Earshot knows '@Entry' in extensions of EnvironmentValues only")
    }
    let source = SwiftSource(request.source)
    guard let word = source.firstIndex(ofWord: "var") else {
      throw MacroError("'@Entry' belongs to a variable")
    }
    let start = word + 3
    let end = source.bytes.count
    let equals = source.firstIndex(from: start) { $0 == UInt8(ascii: "=") }
    let colon = source.firstIndex(from: start) { $0 == UInt8(ascii: ":") }
    let typeStart = colon.flatMap { $0 < equals ?? end ? $0 : nil }
    name = source.text(start..<(typeStart ?? equals ?? end)).trimmed
    type = typeStart.map { source.text($0 + 1..<(equals ?? end)).trimmed }
    value = equals.map { source.text($0 + 1..<end).trimmed } ?? "nil"
    guard !name.isEmpty, equals != nil || type?.hasSuffix("?") == true else {
      throw MacroError("'@Entry' needs a default value, or a type that is optional")
    }
  }

  /// How the value is read and written.
  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key with the default value; computed where the type is known, since it need not be
  /// `Sendable`.
  var key: String {
    let storage =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return """
      private struct \(keyName): EnvironmentKey {
        \(storage)
      }
      """
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
