/// What a text without spaces looks like when it was written for a program rather than for people.
enum WordShape: Hashable, Sendable, CaseIterable {
  /// `photo.png`
  case pictureFile
  /// `reaction-add`
  case kebabCase
  /// `thumbs_up`
  case snakeCase
  /// `SEND_BUTTON_TITLE`
  case constantCase
  /// `chat.send.title`
  case key
  /// `arrow.up.circle.fill`
  case symbol
  /// `sendButton`
  case camelCase
  /// `SendButton`
  case typeName
  /// `3f2504e0-4f89-11d3-9a0c-0305e82c3301`
  case uniqueNumber
  /// `9c3fd2e8a1b04c77`
  case hash

  private static let longest = 200

  /// The shape of a text; nil where it may well be words.
  init?(_ text: some StringProtocol) {
    let word = String(text)
    guard word.utf8.count <= Self.longest, word.utf8.allSatisfy(Self.isOfIdentifier),
      let shape = Self.shape(of: word)
    else { return nil }
    self = shape
  }

  /// Whether the text may be the name of a picture in the app.
  var isPictureName: Bool {
    switch self {
    case .pictureFile, .kebabCase, .snakeCase, .symbol: true
    case .constantCase, .key, .camelCase, .typeName, .uniqueNumber, .hash: false
    }
  }

  private static func shape(of word: String) -> WordShape? {
    if isUniqueNumber(word) { return .uniqueNumber }
    if word.contains(".") { return dotted(word) }
    if word.contains("_") { return underscored(word) }
    if word.contains("-") { return hyphenated(word) }
    return isHash(word) ? .hash : InnerCapitals.shape(of: word)
  }

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension WordShape {
  private static func isUniqueNumber(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12] && parts.joined().allSatisfy(\.isHexDigit)
  }

  /// A long run of letters and digits as programs write numbers: hexadecimal, or of all kinds mixed.
  private static func isHash(_ word: String) -> Bool {
    guard word.contains(where: \.isNumber), word.contains(where: \.isLetter) else { return false }
    if word.count >= 16, word.allSatisfy(\.isHexDigit) { return true }
    return word.count >= 20 && word.contains(where: \.isLowercase)
      && word.contains(where: \.isUppercase)
  }

  private static func underscored(_ word: String) -> WordShape? {
    guard word.split(separator: "_").count > 1, word.contains(where: \.isLetter) else { return nil }
    return word.contains(where: \.isLowercase) ? .snakeCase : .constantCase
  }

  private static func hyphenated(_ word: String) -> WordShape? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLowercase) }) else { return nil }
    return HyphenatedWords.isOrdinary(parts) ? nil : .kebabCase
  }

  private static func dotted(_ word: String) -> WordShape? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    if DottedWords.pictures.contains(last.lowercased()) { return .pictureFile }
    guard parts.allSatisfy({ $0.count > 1 && $0.first?.isLetter == true }),
      word.first?.isLowercase == true, !DottedWords.ends.contains(last.lowercased())
    else { return nil }
    return parts.contains { DottedWords.symbols.contains(String($0)) } ? .symbol : .key
  }
}
