/// From where to where the statements and types of a source reach.
struct CodeExtents {
  /// A type with the bytes of its declaration, from its name to its last brace.
  struct TypeExtent: Hashable {
    let name: String
    let position: SourcePosition
    let bytes: ClosedRange<Int>
    /// The type around it, as an index of all types.
    let outer: Int?
  }

  private let source: SourceText
  private let tokens: [SourceToken]
  /// For each token that opens something, the one that closes it.
  let closing: [Int: Int]
  /// The types and extensions, in the order of the source.
  let types: [TypeExtent]

  init(of outline: SourceOutline) {
    source = outline.source
    tokens = source.tokens
    closing = Self.pairs(in: source)
    types = Self.types(of: outline, closing: closing)
  }

  /// The lines in which a comment allows something.
  func lines(allowedAt offset: Int) -> ClosedRange<Int> {
    let line = source.position(at: offset).line
    let next = index(after: offset)
    let start = firstToken(inLineOf: offset, before: next) ?? next
    guard tokens.indices.contains(start) else { return line...line }
    return line...max(line, lastLine(ofCodeAt: start))
  }

  /// The innermost type around a byte, or else the one that is declared first in some lines.
  func type(around offset: Int, orIn lines: ClosedRange<Int>) -> TypeExtent? {
    let next = types.partitioningIndex { $0.position.line >= lines.lowerBound }
    if types.indices.contains(next), lines.contains(types[next].position.line) {
      return types[next]
    }
    var place = types.partitioningIndex { $0.bytes.lowerBound > offset } - 1
    while place >= 0, !types[place].bytes.contains(offset) { place = types[place].outer ?? -1 }
    return place < 0 ? nil : types[place]
  }

  /// The first token that begins behind a byte.
  private func index(after offset: Int) -> Int {
    tokens.partitioningIndex { Int($0.start) >= offset }
  }

  /// The token with which the line of a comment begins, if code stands before the comment.
  private func firstToken(inLineOf offset: Int, before next: Int) -> Int? {
    let line = source.position(at: offset).line
    var first: Int?
    var index = next - 1
    while index >= 0, source.position(at: Int(tokens[index].end) - 1).line == line {
      first = index
      guard !tokens[index].startsLine else { break }
      index -= 1
    }
    return first
  }

  /// The line in which a statement ends, with the modifiers that stand in lines of their own; the
  /// line itself where no statement begins in it.
  private func lastLine(ofCodeAt start: Int) -> Int {
    var index = start
    var last = start
    repeat {
      last = closing[index] ?? index
      index = last + 1
    } while index < tokens.count && isOfStatement(index) && !continues(start) && !closes(start)
    return source.position(at: Int(tokens[last].end) - 1).line
  }

  private func isOfStatement(_ index: Int) -> Bool {
    (!tokens[index].startsLine || continues(index)) && !closes(index)
  }

  private func closes(_ index: Int) -> Bool { ")]}".contains { isMark(index, $0) } }

  /// Whether a line goes on with the statement before it.
  private func continues(_ index: Int) -> Bool {
    isMark(index, ".") || isMark(index, "{") || source.text(tokens[index]) == "else"
      || isAttribute(before: index)
  }

  /// Whether an attribute alone stands in the line before, as in `@ViewBuilder`.
  private func isAttribute(before index: Int) -> Bool {
    index > 1 && isMark(index - 2, "@") && tokens[index - 2].startsLine
  }

  private func isMark(_ index: Int, _ mark: Character) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return false }
    return source.bytes[Int(tokens[index].start)] == mark.asciiValue
  }
}

// MARK: - Building

extension CodeExtents {
  private static func pairs(in source: SourceText) -> [Int: Int] {
    var open: [Int] = []
    var closing: [Int: Int] = [:]
    for (index, token) in source.tokens.enumerated() where token.kind == .mark {
      switch source.bytes[Int(token.start)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
    // What is never closed goes on to the end.
    for start in open { closing[start] = source.tokens.count - 1 }
    return closing
  }

  private static func types(
    of outline: SourceOutline, closing: [Int: Int]
  ) -> [TypeExtent] {
    let tokens = outline.source.tokens
    var named: [SourcePosition: SourceOutline.Declaration] = [:]
    for declaration in outline.declarations where hasBody(declaration) {
      named[declaration.position] = declaration
    }
    var waiting: (declaration: SourceOutline.Declaration, start: Int)?
    var types: [TypeExtent] = []
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      let start = Int(token.start)
      if let declaration = named[outline.source.position(at: start)] {
        waiting = (declaration, start)
      }
      guard let type = waiting, token.kind == .mark,
        outline.source.bytes[start] == UInt8(ascii: "{")
      else { continue }
      let end = closing[index].map { Int(tokens[$0].end) } ?? outline.source.bytes.count
      while let last = open.last, types[last].bytes.upperBound < type.start { open.removeLast() }
      open.append(types.count)
      types.append(
        TypeExtent(
          name: type.declaration.name, position: type.declaration.position,
          bytes: type.start...max(type.start, end), outer: open.dropLast().last))
      waiting = nil
    }
    return types
  }

  private static func hasBody(_ declaration: SourceOutline.Declaration) -> Bool {
    declaration.kind != .function && declaration.kind != .alias
  }
}

extension Array {
  /// The first place from which on a condition holds, in an array in which it holds from there to
  /// the end.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
