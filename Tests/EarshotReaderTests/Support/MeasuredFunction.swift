/// A function, initializer, subscript or computed property in source text, and how long it is.
struct MeasuredFunction: Hashable {
  let declaration: String
  /// How many lines it takes, from the one that declares it to the brace that ends it.
  let lines: Int

  /// Finds what is declared in text that is laid out as the formatter does it: what belongs to a
  /// declaration stands further in, and the brace that ends it stands under its beginning.
  static func all(in text: String) -> [MeasuredFunction] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      guard isDeclaration(lines[index]) else { return nil }
      return measure(lines[index...])
    }
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "fileprivate", "private", "static", "mutating", "nonisolated",
    "@discardableResult", "@Sendable", "@MainActor", "private(set)", "override",
  ]

  private static func isDeclaration(_ line: Substring) -> Bool {
    let words = line.split(separator: " ").drop { modifiers.contains($0) }
    guard let keyword = words.first?.prefix(while: { $0.isLetter }) else { return false }
    return switch keyword {
    case "func", "init", "subscript": true
    case "var": line.hasSuffix("{")
    default: false
    }
  }

  private static func measure(_ lines: ArraySlice<Substring>) -> MeasuredFunction? {
    guard let first = lines.first else { return nil }
    let margin = String(first.prefix { $0 == " " })
    let declaration = first.drop { $0 == " " }
    if first.hasSuffix("}") {
      return MeasuredFunction(declaration: String(declaration), lines: 1)
    }
    let end = lines.firstIndex { $0 == margin + "}" || $0.hasPrefix(margin + "} ") }
    let blank = lines.firstIndex { $0.isEmpty } ?? lines.endIndex
    let opening = lines.firstIndex { $0.hasSuffix("{") } ?? lines.endIndex
    guard let end, opening < min(blank, end) else { return nil }
    return MeasuredFunction(declaration: String(declaration), lines: end - lines.startIndex + 1)
  }
}
