/// A unit after a number: `5 km`, `20 °C`, `75%`.
struct UnitMatcher: TextMatcher {
  private static let longestNumber = 20

  let vocabulary: SpokenTextVocabulary

  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard text[start]?.isDigit == true, text.isStartOfWord(start),
      text[start - 1].map({ ":.,/".contains($0) }) != true
    else { return nil }
    let end = endOfNumber(from: start, in: text)
    let number = text.text(start..<end)
    guard number.count <= Self.longestNumber else { return nil }
    let unitStart = text[end].map { $0.isWhitespace && !$0.isNewline } == true ? end + 1 : end
    for (sign, unit) in vocabulary.signs where text.has(sign, at: unitStart) {
      let unitEnd = unitStart + sign.count
      guard text.isEndOfWord(unitEnd), text[unitEnd] != "/",
        let word = vocabulary.word(for: unit, after: number)
      else { continue }
      let space = vocabulary.isUnspaced ? "" : " "
      return TextMatch(end: unitEnd, [.open(number), .closed(space + word)])
    }
    return nil
  }

  private func endOfNumber(from start: Int, in text: TextScan) -> Int {
    var end = text.endOfRun(from: start, while: \.isDigit)
    while text[end].map({ ".,".contains($0) }) == true, text[end + 1]?.isDigit == true,
      end - start < Self.longestNumber
    {
      end = text.endOfRun(from: end + 1, while: \.isDigit)
    }
    return end
  }
}
