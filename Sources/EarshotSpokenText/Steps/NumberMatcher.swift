/// A number that a voice would take apart, and one that it would wrongly take for an amount.
struct NumberMatcher: TextMatcher {
  private static let longestAmount = 9

  /// The marks between thousands in the language.
  let separators: Set<Character>

  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard text[start]?.isDigit == true, text.isStartOfWord(start), !isPart(start - 1, -1, of: text)
    else { return nil }
    let end = text.endOfRun(from: start, while: \.isDigit)
    if let match = grouped(from: start, firstEnd: end, in: text) { return match }
    guard text.isEndOfWord(end), !isPart(end, 1, of: text) else { return nil }
    let digits = text.text(start..<end)
    let isCode = digits.count > 1 && digits.first == "0"
    guard isCode || digits.count > Self.longestAmount else { return nil }
    return TextMatch(end: end, words: digits.map { String($0) }.joined(separator: " "))
  }

  private func grouped(from start: Int, firstEnd: Int, in text: TextScan) -> TextMatch? {
    var end = firstEnd
    var digits = text.text(start..<end)
    guard digits.count <= 3, digits.first != "0", let separator = text[end],
      separators.contains(separator)
    else { return nil }
    while text[end] == separator {
      let groupEnd = text.endOfRun(from: end + 1, while: \.isDigit)
      guard groupEnd - end == 4 else { break }
      digits += text.text(end + 1..<groupEnd)
      end = groupEnd
    }
    guard end > firstEnd, text[end] != separator || text[end + 1]?.isDigit != true,
      text.isEndOfWord(end)
    else { return nil }
    return TextMatch(end: end, words: digits)
  }

  /// Whether a mark at a place joins the number to digits beyond it, as in a date.
  private func isPart(_ place: Int, _ step: Int, of text: TextScan) -> Bool {
    guard let mark = text[place], ":.,/-+".contains(mark) else { return false }
    return text[place + step]?.isDigit == true
  }
}
