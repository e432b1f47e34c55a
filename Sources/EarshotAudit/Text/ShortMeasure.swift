/// A time, a length of time, a size or a date in so few signs that a voice has to guess.
enum ShortMeasure: Hashable, Sendable {
  /// `2:08`, which is either.
  case clock(first: Int, second: Int)
  /// `1:02:08`
  case longDuration
  /// `5m`, `128s`
  case lettered(number: String, letter: Character)
  /// `10KB`
  case size
  /// `12/11`
  case fraction
  /// `Mon 10:28`
  case shortDay

  private static let days: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let units: Set<String> = ["kb", "mb", "gb", "tb"]

  /// Reads a whole text, an `ago` at its end aside; nil where it is anything else.
  init?(_ text: some StringProtocol) {
    let words = String(text).split(separator: " ")
    if words.count == 2, Self.days.contains(words[0].lowercased()), Self.clock(words[1]) != nil {
      self = .shortDay
      return
    }
    guard let word = words.first, words.count == 1 || (words.count == 2 && words[1] == "ago"),
      let measure = Self.clock(word) ?? Self.parted(word) ?? Self.measured(word)
    else { return nil }
    self = measure
  }

  private static func clock(_ word: Substring) -> ShortMeasure? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(number)
    guard numbers.count == parts.count, parts.count > 1,
      parts.dropFirst().allSatisfy({ $0.count == 2 }), numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return parts.count == 2 ? .clock(first: numbers[0], second: numbers[1]) : .longDuration
  }

  private static func parted(_ word: Substring) -> ShortMeasure? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = number(parts[0]), let second = number(parts[1]),
      (1...31).contains(first), (1...31).contains(second), parts[1].count == 2
    else { return nil }
    return .fraction
  }

  private static func measured(_ word: Substring) -> ShortMeasure? {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    let unit = word[digits.endIndex...]
    guard digits.first?.isNumber == true else { return nil }
    if units.contains(unit.lowercased()) { return .size }
    guard let letter = unit.first, unit.count == 1, "smhdw".contains(letter),
      digits.allSatisfy(\.isNumber)
    else { return nil }
    return .lettered(number: String(digits), letter: letter)
  }

  private static func number(_ text: Substring) -> Int? {
    text.count < 4 && text.allSatisfy(\.isNumber) ? Int(text) : nil
  }
}
