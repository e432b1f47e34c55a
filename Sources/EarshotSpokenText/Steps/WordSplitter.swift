/// Words that were written as one.
enum WordSplitter {
  /// Splits at marks, where a capital begins a word, and between letters and digits.
  ///
  /// `SwiftUIRocks2` is Swift UI Rocks 2: the last capital of several belongs to what follows.
  static func words(_ text: String) -> String {
    var words: [String] = []
    for part in text.split(whereSeparator: { $0 == "_" || $0 == "." || $0 == "-" }) {
      words += split(Array(part))
    }
    return words.joined(separator: " ")
  }

  private static func split(_ characters: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1] : nil
      if let last = word.last, begins(character, after: last, before: next) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func begins(
    _ character: Character, after last: Character, before next: Character?
  ) -> Bool {
    if character.isNumber != last.isNumber { return true }
    guard character.isUppercase else { return false }
    return last.isLowercase || last.isUppercase && next?.isLowercase == true
  }
}
