/// A topic that a text is marked with: `#HarbourPicnic`.
struct HashtagMatcher: TextMatcher {
  /// What such a mark is called.
  let word: String

  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard text[start] == "#", text.isStartOfWord(start), text[start - 1] != "&",
      text[start - 1] != "/"
    else { return nil }
    let end = text.endOfRun(from: start + 1, while: \.isWordCharacter)
    let topic = text.text(start + 1..<end)
    guard topic.contains(where: \.isLetter) else { return nil }
    return TextMatch(end: end, words: "\(word) \(WordSplitter.words(topic))")
  }
}
