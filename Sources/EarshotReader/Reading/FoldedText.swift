/// Text without what does not count when words are looked for: case, accents and vowel marks.
struct FoldedText {
  private let characters: [Character]

  init(_ text: String) {
    characters = text.lowercased().compactMap(Self.folded)
  }

  /// Whether the characters stand one after another somewhere in a text.
  func isPart(of text: String) -> Bool {
    let others = FoldedText(text).characters
    guard !characters.isEmpty else { return true }
    guard others.count >= characters.count else { return false }
    return (0...(others.count - characters.count)).contains { start in
      others[start...].starts(with: characters)
    }
  }

  private static func folded(_ character: Character) -> Character? {
    guard !character.isASCII else { return character }
    if let base = bases[character] { return base }
    let scalars = character.unicodeScalars.filter { !isMark($0) && $0 != "\u{FE0F}" }
    return scalars.isEmpty ? nil : Character(String(String.UnicodeScalarView(scalars)))
  }

  /// Accents, Hebrew points and Arabic vowels; other marks make letters of their own.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1...0x5C7, 0x64B...0x65F, 0x670: true
    default: false
    }
  }

  /// The letters to which accented ones belong, found under each way to write them, because equal
  /// characters are equal however they are composed.
  private static let bases: [Character: Character] = {
    var bases: [Character: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyzαεηιουωабвгдежзийклмнопрстуфхцчшщъыьэюя" {
      for mark in accents { bases[with(mark, on: letter)] = letter }
      for mark in accents { bases[with("\u{302}", mark, on: letter)] = letter }
      for mark in accents { bases[with("\u{306}", mark, on: letter)] = letter }
      for mark in accents { bases[with("\u{31B}", mark, on: letter)] = letter }
      for mark in accents { bases[with("\u{323}", mark, on: letter)] = letter }
    }
    return bases
  }()

  private static let accents: [Unicode.Scalar] =
    (0x300...0x30C).compactMap(Unicode.Scalar.init)
    + ["\u{30F}", "\u{311}", "\u{31B}", "\u{323}", "\u{327}", "\u{328}", "\u{331}"]

  private static func with(_ marks: Unicode.Scalar..., on letter: Character) -> Character {
    Character(String(String.UnicodeScalarView(Array(letter.unicodeScalars) + marks)))
  }
}
