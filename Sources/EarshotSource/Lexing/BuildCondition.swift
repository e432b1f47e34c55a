/// Tells whether Earshot compiles what stands behind the condition of an `#if`.
struct BuildCondition {
  private static let deepest = 64

  private let words: [String]
  private var place = 0
  private var depth = 0

  private init(_ words: [String]) { self.words = words }

  /// Whether a condition holds, given as the texts of its tokens; one that is not well formed does
  /// as far as it could be read.
  static func holds(_ words: [String]) -> Bool {
    var condition = BuildCondition(words)
    return condition.alternatives()
  }

  private mutating func alternatives() -> Bool {
    var holds = conjunction()
    while take("|", "|") { holds = conjunction() || holds }
    return holds
  }

  private mutating func conjunction() -> Bool {
    var holds = negation()
    while take("&", "&") { holds = negation() && holds }
    return holds
  }

  private mutating func negation() -> Bool {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    return operand() != isNegated
  }

  private mutating func operand() -> Bool {
    if take("(") { return group() }
    guard let name = next() else { return false }
    guard take("(") else { return BuildFacts.flags.contains(name) }
    return BuildFacts.holds(name, of: arguments())
  }

  private mutating func group() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      _ = arguments()
      return false
    }
    let holds = alternatives()
    _ = take(")")
    return holds
  }

  private mutating func arguments() -> [String] {
    var open = 1
    var arguments: [String] = []
    while let word = next() {
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      if open == 0 { break }
      arguments.append(word)
    }
    return arguments
  }

  private mutating func next() -> String? {
    guard place < words.count else { return nil }
    place += 1
    return words[place - 1]
  }

  private mutating func take(_ expected: String...) -> Bool {
    guard words[place...].starts(with: expected) else { return false }
    place += expected.count
    return true
  }
}
