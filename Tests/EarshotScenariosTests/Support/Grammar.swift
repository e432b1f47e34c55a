/// A grammar as a page of the documentation writes it, that tells what it has and what not.
struct Grammar {
  /// A part of a rule.
  indirect enum Expression {
    case text([Unicode.Scalar])
    /// One scalar that a sentence describes.
    case described(String)
    case rule(String)
    case sequence([Expression])
    case choice([Expression])
    case repeated(Expression)
    case optional(Expression)
  }

  struct Malformed: Error {
    let place: String
  }

  private(set) var rules: [String: Expression] = [:]
  private let isMeant: (_ description: String, Unicode.Scalar) -> Bool

  /// Reads the block marked `ebnf`; what a description means is told by a function.
  init(
    ofPage page: String, meaning isMeant: @escaping (String, Unicode.Scalar) -> Bool
  ) throws {
    self.isMeant = isMeant
    let block = page.split(separator: "```ebnf\n").dropFirst().first?.split(separator: "```").first
    var reader = GrammarReader(block ?? "")
    rules = try reader.rules()
  }

  /// Whether a text is of the form that a rule describes.
  func has(_ text: String, as rule: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return ends(of: .rule(rule), from: 0, in: scalars).contains(scalars.count)
  }

  /// Everywhere that an expression may end that begins at a place.
  private func ends(of expression: Expression, from start: Int, in text: [Unicode.Scalar]) -> Set<
    Int
  > {
    switch expression {
    case .text(let expected):
      return text[start...].starts(with: expected) ? [start + expected.count] : []
    case .described(let description):
      return start < text.count && isMeant(description, text[start]) ? [start + 1] : []
    case .rule(let name):
      return rules[name].map { ends(of: $0, from: start, in: text) } ?? []
    case .sequence(let parts):
      return parts.reduce([start]) { places, part in
        places.reduce(into: []) { $0.formUnion(ends(of: part, from: $1, in: text)) }
      }
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion(ends(of: $1, from: start, in: text)) }
    case .optional(let part):
      return ends(of: part, from: start, in: text).union([start])
    case .repeated(let part):
      var all: Set = [start]
      var new = all
      while let place = new.popFirst() {
        for end in ends(of: part, from: place, in: text) where all.insert(end).inserted {
          new.insert(end)
        }
      }
      return all
    }
  }
}
