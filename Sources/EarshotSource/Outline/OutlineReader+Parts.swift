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

  /// The first argument, which is next with its parenthesis.
  private var previewName: String? {
    guard isMark("("), let literal = token(1), literal.kind == .text else { return nil }
    guard isMark(",", 2) || isMark(")", 2) else { return nil }
    return StringLiteral.value(of: Array(source.bytes[literal.range]))
  }
}
