/// Chooses among variations by numbers, and puts what is chosen together.
struct PatternExpansion {
  /// How deep variables may stand in the words of others.
  private static let depthLimit = 8
  /// How many parts come of one entry at most; what lies beyond is left out.
  private static let pieceLimit = 2_000

  let entry: LocalizedEntry
  let numbers: [PluralNumber?]
  let rules: PluralRules
  private(set) var pieces: [FormatPiece] = []
  private var next = 0

  init(of entry: LocalizedEntry, numbers: [PluralNumber?], rules: PluralRules) {
    self.entry = entry
    self.numbers = numbers
    self.rules = rules
  }

  /// Puts the whole entry together.
  mutating func expand() {
    let words = chosen(from: entry.words, by: numbers.firstIndex { $0 != nil })
    // Without values, a per cent sign is one.
    guard !numbers.isEmpty || !entry.substitutions.isEmpty else { return add(.words(words)) }
    for token in FormatScanner.tokens(of: words, isWithinVariable: false) {
      add(token, own: nil, depth: 0)
    }
  }

  /// The number by which the words vary that are put together just now.
  private struct Own {
    let place: Int
    let specifier: String
  }

  private mutating func add(_ token: FormatToken, own: Own?, depth: Int) {
    switch token {
    case .words(let words): add(.words(words))
    case .own: add(.value(own?.place ?? 0, Self.specifier(own?.specifier)))
    case .value(let specifier, let position):
      add(.value(position.map { $0 - 1 } ?? own?.place ?? takeNext(), specifier))
    case .variable(let name, let position):
      expand(name, position: position, within: own, depth: depth)
    }
  }

  private mutating func expand(_ name: String, position: Int?, within own: Own?, depth: Int) {
    guard let substitution = entry.substitutions[name], depth < Self.depthLimit else {
      return add(.words("%#@\(name)@"))
    }
    let stated = substitution.argument ?? position
    let place = stated.map { $0 - 1 } ?? own?.place ?? next
    if own == nil { next = place + 1 }
    let words = chosen(from: substitution.words, by: place)
    let inner = Own(place: place, specifier: substitution.specifier)
    for token in FormatScanner.tokens(of: words, isWithinVariable: true) {
      guard pieces.count < Self.pieceLimit else { return }
      add(token, own: inner, depth: depth + 1)
    }
  }

  private static func specifier(_ text: String?) -> FormatSpecifier {
    let tokens = FormatScanner.tokens(of: "%\(text ?? "@")", isWithinVariable: false)
    guard case .value(let specifier, _)? = tokens.first else { return .object }
    return specifier
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func add(_ piece: FormatPiece) {
    if pieces.count < Self.pieceLimit { pieces.append(piece) }
  }

  /// The words for the number at a place among the values.
  private func chosen(from variation: LocalizedVariation, by place: Int?) -> String {
    let number = place.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
    var variation = variation
    for _ in 0..<Self.depthLimit {
      switch variation {
      case .words(let words): return words
      case .plural(let forms):
        guard let form = form(of: forms, for: number) else { return "" }
        variation = form
      }
    }
    return ""
  }

  /// Nothing at all has the form for it wherever one is given, whatever the language.
  private func form(
    of forms: [PluralCategory: LocalizedVariation], for number: PluralNumber?
  ) -> LocalizedVariation? {
    let category = number.map(rules.category) ?? .other
    let zero = number?.isZero == true ? forms[.zero] : nil
    return zero ?? forms[category] ?? forms[.other]
      ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
  }
}
