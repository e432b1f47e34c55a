/// The time of a day as a clock shows it: `9:05`, `21:30`.
struct TimeMatcher: TextMatcher {
  /// What people write after a time, and is said within it.
  let clockWord: String?
  /// Says hours and minutes, and whether half of the day is named after them.
  let words: @Sendable (_ hour: Int, _ minute: Int, _ isHalfNamed: Bool) -> String

  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard text[start]?.isDigit == true, text.isStartOfWord(start),
      text[start - 1].map({ ":.,".contains($0) }) != true
    else { return nil }
    let colon = text.endOfRun(from: start, while: \.isDigit)
    guard colon - start <= 2, text[colon] == ":", let hour = Int(text.text(start..<colon)),
      hour < 24
    else { return nil }
    let end = text.endOfRun(from: colon + 1, while: \.isDigit)
    guard end - colon == 3, let minute = Int(text.text(colon + 1..<end)), minute < 60,
      !continues(at: end, in: text)
    else { return nil }
    return TextMatch(
      end: endOfClockWord(from: end, in: text) ?? end,
      words: words(hour, minute, hasHalf(at: end, in: text)))
  }

  /// Whether the number goes on, as in a duration or an address of a network.
  private func continues(at end: Int, in text: TextScan) -> Bool {
    if text[end].map({ ":.,".contains($0) }) == true { return text[end + 1]?.isNumber == true }
    return !text.isEndOfWord(end) && !hasHalf(at: end, in: text)
  }

  private func endOfClockWord(from start: Int, in text: TextScan) -> Int? {
    guard let clockWord, text.has(" \(clockWord)", at: start) else { return nil }
    let end = start + clockWord.count + 1
    return text.isEndOfWord(end) ? end : nil
  }

  private func hasHalf(at end: Int, in text: TextScan) -> Bool {
    let start = text[end]?.isWhitespace == true ? end + 1 : end
    return ["AM", "PM", "am", "pm", "a.m.", "p.m."].contains {
      text.has($0, at: start) && text.isEndOfWord(start + $0.count)
    }
  }
}
