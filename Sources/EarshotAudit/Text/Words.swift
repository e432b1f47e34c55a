/// Texts by their words, for comparing what is heard.
enum Words {
  /// The words in lower case and without the marks around them; emoji count as words.
  static func folded(_ text: some StringProtocol) -> [String] {
    String(text).split(whereSeparator: \.isWhitespace).map(withoutMarks).filter { !$0.isEmpty }
      .map { $0.lowercased() }
  }

  /// Whether two texts are the same to the ear: case and marks around words do not count.
  static func sound(_ text: some StringProtocol, like other: some StringProtocol) -> Bool {
    let words = folded(text)
    return !words.isEmpty && words == folded(other)
  }

  /// Whether there is anything in the text that has a sound: a letter or a digit.
  static func has(in text: some StringProtocol) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }

  private static func withoutMarks(_ word: Substring) -> Substring {
    var word = word
    while let first = word.first, first.isPunctuation { word.removeFirst() }
    while let last = word.last, last.isPunctuation { word.removeLast() }
    return word
  }
}
