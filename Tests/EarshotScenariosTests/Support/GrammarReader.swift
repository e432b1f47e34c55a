/// Reads the rules of a grammar: `name = part , part | { repeated } , [ optional ] , "text" ;`.
struct GrammarReader {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func rules() throws -> [String: Grammar.Expression] {
    var rules: [String: Grammar.Expression] = [:]
    while skipSpace() {
      let name = takeName()
      guard !name.isEmpty, rules[name] == nil, take("=") else { throw malformed }
      rules[name] = try choice()
      guard take(";") else { throw malformed }
    }
    return rules
  }

  private mutating func choice() throws -> Grammar.Expression {
    var parts = [try sequence()]
    while take("|") { parts.append(try sequence()) }
    return .choice(parts)
  }

  private mutating func sequence() throws -> Grammar.Expression {
    var parts = [try part()]
    while take(",") { parts.append(try part()) }
    return .sequence(parts)
  }

  private mutating func part() throws -> Grammar.Expression {
    if take("{") { return .repeated(try choice(until: "}")) }
    if take("[") { return .optional(try choice(until: "]")) }
    if take("(") { return try choice(until: ")") }
    if take("\"") { return .text(Array(try text(until: "\"").unicodeScalars)) }
    if take("?") {
      let words = try text(until: "?").split(separator: " ").joined(separator: " ")
      return .described(words)
    }
    let name = takeName()
    guard !name.isEmpty else { throw malformed }
    return .rule(name)
  }

  private mutating func choice(until end: Character) throws -> Grammar.Expression {
    let expression = try choice()
    guard take(end) else { throw malformed }
    return expression
  }

  private mutating func text(until end: Character) throws -> Substring {
    guard let index = rest.firstIndex(of: end) else { throw malformed }
    defer { rest = rest[index...].dropFirst() }
    return rest[..<index]
  }

  private mutating func takeName() -> String {
    skipSpace()
    let name = rest.prefix { $0.isLetter }
    rest = rest[name.endIndex...]
    return String(name)
  }

  private mutating func take(_ mark: Character) -> Bool {
    skipSpace()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// Whether anything follows.
  @discardableResult
  private mutating func skipSpace() -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    return !rest.isEmpty
  }

  private var malformed: Grammar.Malformed { Grammar.Malformed(place: String(rest.prefix(60))) }
}
