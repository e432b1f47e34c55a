/// Marks by which a text says how it is to be drawn: emphasis, links, headings, lists and code.
struct MarkupMatcher: TextMatcher {
  private static let emphasis: Set<Character> = ["*", "_", "~"]
  private static let deepestEmphasis = 4

  /// Says that what follows is code.
  let code: String
  let nameOfMark: @Sendable (Character) -> String?
  var depth = 0

  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard let character = text[start] else { return nil }
    switch character {
    case "`": return codeMatch(at: start, in: text)
    case "[": return linkMatch(at: start, in: text)
    case ">", "#", "-", "+": return lineMatch(at: start, in: text)
    case _ where Self.emphasis.contains(character):
      return lineMatch(at: start, in: text) ?? emphasisMatch(character, at: start, in: text)
    default: return nil
    }
  }

  private func codeMatch(at start: Int, in text: TextScan) -> TextMatch? {
    let content = text.endOfRun(from: start) { $0 == "`" }
    let marks = content - start
    guard marks <= 3 else { return nil }
    guard let end = closing("`", marks, from: content, isWithinLine: marks < 3, in: text) else {
      return nil
    }
    let words = named(text.text(content..<end))
    return TextMatch(end: end + marks, words: words.isEmpty ? "" : "\(code): \(words)")
  }

  /// Code with its marks by name, where they have one.
  private func named(_ code: String) -> String {
    var words = ""
    for character in code {
      guard let name = nameOfMark(character) else {
        words.append(character)
        continue
      }
      words += " \(name) "
    }
    return words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func emphasisMatch(
    _ mark: Character, at start: Int, in text: TextScan
  ) -> TextMatch? {
    let content = text.endOfRun(from: start) { $0 == mark }
    let marks = content - start
    guard marks <= 3, mark != "~" || marks == 2, text.isStartOfWord(start),
      text[content]?.isWhitespace == false,
      let end = closing(mark, marks, from: content, isWithinLine: true, in: text),
      text[end - 1]?.isWhitespace == false, text.isEndOfWord(end + marks)
    else { return nil }
    let inner = TextPiece.open(text.text(content..<end))
    guard depth < Self.deepestEmphasis else { return TextMatch(end: end + marks, [inner]) }
    var deeper = self
    deeper.depth += 1
    return TextMatch(end: end + marks, inner.replacing(deeper))
  }

  /// `[words](address)`, of which the words are said.
  private func linkMatch(at start: Int, in text: TextScan) -> TextMatch? {
    let close = text.endOfRun(from: start + 1) { $0 != "]" && $0 != "[" && !$0.isNewline }
    guard close > start + 1, text.has("](", at: close) else { return nil }
    let end = text.endOfRun(from: close + 2) { $0 != ")" && !$0.isWhitespace }
    guard text[end] == ")" else { return nil }
    return TextMatch(end: end + 1, [.open(text.text(start + 1..<close))])
  }

  /// Marks at the start of a line that make it a quotation, a heading or a point of a list.
  private func lineMatch(at start: Int, in text: TextScan) -> TextMatch? {
    guard text[start - 1]?.isNewline != false, let mark = text[start] else { return nil }
    let end = text.endOfRun(from: start) { $0 == mark }
    let most = mark == ">" || mark == "#" ? 6 : 1
    guard mark != "_", mark != "~", end - start <= most, text[end] == " " else { return nil }
    return TextMatch(end: end + 1, words: "")
  }

  /// Where so many marks stand again.
  private func closing(
    _ mark: Character, _ count: Int, from start: Int, isWithinLine: Bool, in text: TextScan
  ) -> Int? {
    var place = start
    while place < text.count, place - start < TextScan.longestRun {
      if isWithinLine, text[place]?.isNewline == true { return nil }
      let end = text.endOfRun(from: place) { $0 == mark }
      if end - place == count, place > start { return place }
      place = max(end, place + 1)
    }
    return nil
  }
}
