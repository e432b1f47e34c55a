/// The address of a web page, which is said by its domain.
struct LinkMatcher: TextMatcher {
  func match(at start: Int, in text: TextScan) -> TextMatch? {
    guard text.isStartOfWord(start), let host = startOfHost(at: start, in: text) else { return nil }
    let end = text.endOfRun(from: host) { !$0.isWhitespace && !Self.quotes.contains($0) }
    let authority = text.text(
      host..<text.endOfRun(from: host) { Self.isInAuthority($0) && $0 != " " })
    let domain = Self.domain(of: authority)
    guard domain.contains("."), domain.allSatisfy({ $0.isWordCharacter || $0 == "-" || $0 == "." })
    else { return nil }
    return TextMatch(end: Self.withoutClosingMarks(end, from: host, in: text), words: domain)
  }

  private static let quotes: Set<Character> = ["<", ">", "\"", "“", "”", "«", "»"]
  private static let closingMarks: Set<Character> = [
    ".", ",", ";", ":", "!", "?", ")", "]", "}", "'", "’", "…", "。", "、", "！", "？", "）",
  ]

  private func startOfHost(at start: Int, in text: TextScan) -> Int? {
    for scheme in ["https://", "http://", "HTTPS://", "HTTP://", "Https://", "Http://"]
    where text.has(scheme, at: start) {
      return start + scheme.count
    }
    return text.has("www.", at: start) ? start : nil
  }

  private static func isInAuthority(_ character: Character) -> Bool {
    !character.isWhitespace && !["/", "?", "#", "\\"].contains(character)
      && !quotes.contains(character)
  }

  /// The host without what may stand before and after it to mislead or to be precise.
  private static func domain(of authority: String) -> String {
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    var domain = host.prefix { $0 != ":" }
    while let last = domain.last, closingMarks.contains(last) { domain.removeLast() }
    return String(domain.hasPrefix("www.") ? domain.dropFirst(4) : domain)
  }

  /// A mark at the end belongs to the sentence, and so does a bracket that the address did not open.
  private static func withoutClosingMarks(_ end: Int, from start: Int, in text: TextScan) -> Int {
    var end = end
    while end > start, let last = text[end - 1], closingMarks.contains(last) {
      if last == ")", text.text(start..<end).contains("(") { break }
      end -= 1
    }
    return end
  }
}
