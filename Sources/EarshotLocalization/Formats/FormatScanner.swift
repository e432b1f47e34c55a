/// Takes a format apart; what is no specifier stands for itself.
struct FormatScanner {
  private static let conversions: Set<Character> = [
    "@", "d", "i", "u", "x", "X", "o", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C", "s", "S",
    "p", "D", "U", "O",
  ]
  private static let lengths: Set<Character> = ["h", "l", "q", "L", "z", "t", "j"]
  private static let flags: Set<Character> = ["-", "+", " ", "#", "0", "'"]
  /// How many digits a width, precision or position has at most.
  private static let digitLimit = 3

  private let characters: [Character]
  private var place = 0

  private init(_ format: String) { characters = Array(format) }

  /// The parts of a format; `%arg` means something only within words that vary by a number.
  static func tokens(of format: String, isWithinVariable: Bool) -> [FormatToken] {
    guard format.contains("%") else { return format.isEmpty ? [] : [.words(format)] }
    var scanner = FormatScanner(format)
    return scanner.scan(isWithinVariable: isWithinVariable)
  }

  private mutating func scan(isWithinVariable: Bool) -> [FormatToken] {
    var tokens: [FormatToken] = []
    var words = ""
    while place < characters.count {
      let start = place
      guard characters[place] == "%", let token = token(isWithinVariable) else {
        place = start + 1
        words.append(characters[start])
        continue
      }
      if case .words(let more) = token {
        words += more
      } else {
        if !words.isEmpty { tokens.append(.words(words)) }
        words = ""
        tokens.append(token)
      }
    }
    return words.isEmpty ? tokens : tokens + [.words(words)]
  }

  /// What a per cent sign begins; nil where it begins nothing.
  private mutating func token(_ isWithinVariable: Bool) -> FormatToken? {
    place += 1
    if take("%") { return .words("%") }
    if isWithinVariable, take("arg") { return .own }
    let start = place
    var position = number()
    if position == nil || position == 0 || !take("$") {
      position = nil
      place = start
    }
    if take("#@") { return variable(at: position) }
    return value(at: position)
  }

  private mutating func variable(at position: Int?) -> FormatToken? {
    guard let end = characters[place...].firstIndex(of: "@"), end > place else { return nil }
    defer { place = end + 1 }
    return .variable(String(characters[place..<end]), position: position)
  }

  private mutating func value(at position: Int?) -> FormatToken? {
    var flags = ""
    while let flag = current, Self.flags.contains(flag), flags.count < Self.flags.count {
      flags.append(flag)
      place += 1
    }
    let width = number()
    let precision = take(".") ? number() ?? 0 : nil
    while let length = current, Self.lengths.contains(length) { place += 1 }
    guard let conversion = current, Self.conversions.contains(conversion) else { return nil }
    place += 1
    let specifier = FormatSpecifier(conversion, flags: flags, width: width, precision: precision)
    return .value(specifier, position: position)
  }

  private var current: Character? { characters.indices.contains(place) ? characters[place] : nil }

  private mutating func number() -> Int? {
    let digits = characters[place...].prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.count <= Self.digitLimit else { return nil }
    place += digits.count
    return Int(String(digits))
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }
}
