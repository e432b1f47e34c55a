/// Somebody who is addressed: `@ana_maria`, `@ana:example.org`.
struct MentionMatcher: TextMatcher {
  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard text[start] == "@", text.isStartOfWord(start), text[start - 1] != "." else { return nil }
    var end = text.endOfRun(from: start + 1) { $0.isWordCharacter || $0 == "." || $0 == "-" }
    while end > start + 1, text[end - 1] == "." || text[end - 1] == "-" { end -= 1 }
    let name = WordSplitter.words(text.text(start + 1..<end))
    guard !name.isEmpty, text[end] != "@" else { return nil }
    return TextMatch(end: endOfServer(from: end, in: text) ?? end, words: name)
  }

  private func endOfServer(from start: Int, in text: TextScan) -> Int? {
    guard text[start] == ":", text[start + 1]?.isWordCharacter == true else { return nil }
    var end = text.endOfRun(from: start + 1) { $0.isWordCharacter || $0 == "." || $0 == "-" }
    while text[end - 1] == "." { end -= 1 }
    return text.text(start..<end).contains(".") ? end : nil
  }
}
