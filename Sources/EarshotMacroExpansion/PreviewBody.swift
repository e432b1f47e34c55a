/// The body of a preview, taken apart: what is marked `@Previewable` belongs to the view.
struct PreviewBody: Hashable {
  /// The declarations that become properties of the view.
  private(set) var properties = ""
  /// What is left.
  private(set) var statements = ""

  private static let mark = "@Previewable"

  init(_ text: String) {
    let source = SwiftSource(text)
    var index = 0
    while let found = source.firstIndex(ofWord: Self.mark, from: index) {
      statements += source.text(index..<found)
      let start = found + Self.mark.utf8.count
      index = Self.endOfDeclaration(in: source, from: start)
      properties += "  " + source.text(start..<index) + "\n"
      if index < source.bytes.count, source.bytes[index] == UInt8(ascii: ";") { index += 1 }
    }
    statements += source.text(index..<source.bytes.count)
  }

  /// A declaration ends with the first line that holds its `var`, unless a bracket is still open.
  private static func endOfDeclaration(in source: SwiftSource, from start: Int) -> Int {
    var index = start
    while let end = source.firstIndex(from: index, where: isEnd) {
      let soFar = SwiftSource(source.text(start..<end))
      if soFar.firstIndex(ofWord: "var") != nil || soFar.firstIndex(ofWord: "let") != nil {
        return end
      }
      index = end + 1
    }
    return source.bytes.count
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";")
  }
}
