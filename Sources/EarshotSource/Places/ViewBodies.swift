/// The code of a source that makes views: what stands in braces behind `some View` or `AnyView`.
struct ViewBodies {
  /// The bytes of each, in the order of the source.
  private let ranges: [Range<Int>]

  init(in source: SourceText, reaching extents: CodeExtents) {
    ranges = source.tokens.indices.compactMap { index in
      guard Self.isResult(index, in: source), let end = extents.closing[index + 1] else {
        return nil
      }
      return Int(source.tokens[index].start)..<Int(source.tokens[end].end)
    }
  }

  /// Whether a byte stands in such code.
  func contain(_ offset: Int) -> Bool { ranges.contains { $0.contains(offset) } }

  /// Whether a token ends what a body makes, and the body begins behind it.
  private static func isResult(_ index: Int, in source: SourceText) -> Bool {
    let tokens = source.tokens
    guard tokens.indices.contains(index + 1), source.text(tokens[index + 1]) == "{",
      tokens[index].kind == .word
    else { return false }
    func text(_ place: Int) -> String {
      tokens.indices.contains(place) ? source.text(tokens[place]) : ""
    }
    return switch text(index) {
    case "AnyView": [":", "->"].contains(text(index - 1))
    case "View": text(index - 1) == "some" || text(index - 1) == "." && text(index - 3) == "some"
    default: false
    }
  }
}
