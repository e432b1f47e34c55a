extension OutlineReader {
  /// Reads an attribute, and keeps it for the declaration after it.
  mutating func readAttribute() {
    place += 1
    let name = dottedName()
    if !name.isEmpty { attributes.append(name) }
    // Arguments stand right after the name; others are of what comes next.
    if let next = token(), let previous = token(-1), isMark("("), next.start == previous.end {
      skipGroup()
    }
  }

  /// Reads `import SwiftUI`, `import struct Foundation.Date` and the like.
  mutating func readImport() {
    attributes = []
    modifiers = []
    place += 1
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    if let word = word(), kinds.contains(word), token(1)?.startsLine == false { place += 1 }
    guard let token = token(), let module = name() else { return }
    imports.append(
      SourceOutline.Import(module: module, position: source.position(at: Int(token.start))))
    _ = dottedName()
  }

  /// Reads what begins with `#`, of which `#Preview` matters.
  mutating func readMacro() {
    let start = place
    place += 1
    let name = word()
    if name != nil { place += 1 }
    guard name == "Preview", scopes.isEmpty, let hash = source.tokens[start...].first else {
      return
    }
    attributes = []
    modifiers = []
    previews.append(
      SourceOutline.Preview(
        name: previewName, position: source.position(at: Int(hash.start))))
  }

  /// The initialiser that is next, and whether it can be called without arguments.
  func initializer(of type: SourceOutline.Declaration) -> SourceOutline.Initializer? {
    var offset = 1
    if isMark("?", offset) || isMark("!", offset) { offset += 1 }
    guard isMark("(", offset) else { return nil }
    var depth = 1
    var hasDefault = true
    var needsNothing = true
    while depth > 0, token(offset + 1) != nil {
      offset += 1
      if isMark("(", offset) || isMark("[", offset) || isMark("{", offset) { depth += 1 }
      if isMark(")", offset) || isMark("]", offset) || isMark("}", offset) { depth -= 1 }
      guard depth == 1 else { continue }
      if isMark("=", offset) { hasDefault = true }
      if isMark(":", offset) { hasDefault = false }
      if isMark(",", offset) { needsNothing = needsNothing && hasDefault }
    }
    let isHidden = modifiers.contains("private") || modifiers.contains("fileprivate")
    return SourceOutline.Initializer(
      type: type.name, isVisibleToModule: !isHidden && type.isVisibleToModule,
      needsNoArguments: needsNothing && hasDefault)
  }

  /// The first argument, which is next with its parenthesis.
  private var previewName: String? {
    guard isMark("("), let literal = token(1), literal.kind == .text else { return nil }
    guard isMark(",", 2) || isMark(")", 2) else { return nil }
    return StringLiteral.value(of: Array(source.bytes[literal.range]))
  }
}
