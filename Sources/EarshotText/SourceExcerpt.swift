/// A line of a file with a caret under one of its characters, as an error shows it.
package struct SourceExcerpt {
  /// How many columns are shown in front of the caret of a long line.
  private static let widthBefore = 60
  /// How many columns are shown from the caret on.
  private static let widthAfter = 40

  private let before: Substring
  private let after: Substring

  /// Shows a line, and points at a character, counted from 1.
  package init(of line: String, column: Int) {
    let index =
      line.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex) ?? line.endIndex
    before = line[..<index]
    after = line[index...]
  }

  /// The line, without what a terminal would obey, and the caret.
  package var lines: [String] {
    let start = Self.suffix(of: before)
    return [
      "  " + start + Self.prefix(of: after),
      String(repeating: " ", count: 2 + TerminalWidth.of(start)) + "^",
    ]
  }

  private static func suffix(of text: Substring) -> String {
    var width = 0
    let shown = text.reversed().prefix { character in
      width += TerminalWidth.of(printed(character))
      return width <= widthBefore
    }
    let isWhole = shown.count == text.count
    return (isWhole ? "" : "…") + shown.reversed().map(printed).joined()
  }

  private static func prefix(of text: Substring) -> String {
    var width = 0
    let shown = text.prefix { character in
      width += TerminalWidth.of(printed(character))
      return width <= widthAfter
    }
    let isWhole = shown.endIndex == text.endIndex
    return shown.map(printed).joined() + (isWhole ? "" : "…")
  }

  private static func printed(_ character: Character) -> String {
    PrintableText(String(character)).description
  }
}
