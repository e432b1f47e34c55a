import EarshotLocalization

/// Words with places for values, in which marks of emphasis count, but not those in the values.
struct MarkedPattern {
  /// What stands for a value while the words around it are looked at: a character for private use,
  /// and another one that tells which value it is. No text that is read has them.
  private static let placeholder: Character = "\u{10FFFD}"
  private static let firstPlace: UInt32 = 0x10F000
  private static let placeLimit = 0xFF0

  private let text: String
  private let values: [(place: Int, specifier: FormatSpecifier)]
  private let isEnglish: Bool

  /// Words and values; grammar is known of English only.
  init(_ pieces: [FormatPiece], isEnglish: Bool) {
    var text = ""
    var values: [(place: Int, specifier: FormatSpecifier)] = []
    for piece in pieces {
      switch piece {
      case .words(let words): text += words.filter { $0 != Self.placeholder }
      case .value(let place, let specifier):
        guard values.count < Self.placeLimit else { continue }
        text += Self.mark(for: values.count)
        values.append((place, specifier))
      }
    }
    self.text = text
    self.values = values
    self.isEnglish = isEnglish
  }

  /// The words without marks, with values where they belong.
  func filled(
    with arguments: [FormatArgument], in wording: Wording, rules: [UIRule]
  ) -> SpokenWords {
    let parts = MarkedText(text).parts
    let words = parts.map { part in
      let filled = filled(part.words, with: arguments, in: wording)
      return part.agreesWithNumber && isEnglish ? EnglishAgreement.inflecting(filled) : filled
    }
    let isMarked = parts.map(\.words).joined() != text
    let agrees = isEnglish && parts.contains(where: \.agreesWithNumber)
    return SpokenWords(
      string: words.joined(),
      rules: rules + (isMarked ? [.textMarkup] : []) + (agrees ? [.textAgreement] : []))
  }

  private func filled(
    _ text: String, with arguments: [FormatArgument], in wording: Wording
  ) -> String {
    guard !values.isEmpty else { return text }
    var filled = ""
    var isValue = false
    for character in text {
      if character == Self.placeholder {
        isValue = true
      } else if isValue {
        isValue = false
        filled += value(marked: character, among: arguments, in: wording)
      } else {
        filled.append(character)
      }
    }
    return filled
  }

  private func value(
    marked character: Character, among arguments: [FormatArgument], in wording: Wording
  ) -> String {
    let index = Int(character.unicodeScalars.first?.value ?? 0) - Int(Self.firstPlace)
    guard values.indices.contains(index) else { return "" }
    let (place, specifier) = values[index]
    guard arguments.indices.contains(place) else { return "" }
    return arguments[place].words(as: specifier, in: wording)
  }

  private static func mark(for index: Int) -> String {
    guard let scalar = Unicode.Scalar(firstPlace + UInt32(index)) else { return "" }
    return String(placeholder) + String(Character(scalar))
  }
}
