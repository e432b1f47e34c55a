import EarshotText

/// Takes a command apart word by word, and leaves what follows as it was written.
///
/// Scalars are looked at, because a space that is followed by a combining character is still one.
struct WordScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) { rest = line[...].unicodeScalars }

  /// What was not taken yet, without white space at either end.
  var text: String { String(Substring(rest)).trimmingWhiteSpace() }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.allSatisfy(\.properties.isWhitespace) }

  /// Takes the next word; white space in it counts where it stands between `"` and `"`.
  mutating func next() -> String? {
    rest = rest.drop(while: \.properties.isWhitespace)
    if let quoted = takeQuoted() { return quoted }
    let word = rest.prefix { !$0.properties.isWhitespace }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(Substring(word))
  }

  private mutating func takeQuoted() -> String? {
    guard rest.first == "\"" else { return nil }
    let content = rest.dropFirst()
    guard let end = content.indices.first(where: { isClosingQuote(at: $0, in: content) }) else {
      return nil
    }
    rest = content[content.index(after: end)...]
    return String(Substring(content[..<end]))
  }

  private func isClosingQuote(
    at index: Substring.UnicodeScalarView.Index, in content: Substring.UnicodeScalarView
  ) -> Bool {
    guard content[index] == "\"" else { return false }
    return content[content.index(after: index)...].first?.properties.isWhitespace ?? true
  }
}
