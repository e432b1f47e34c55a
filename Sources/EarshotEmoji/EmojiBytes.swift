/// What the bytes of a text tell of emoji before the text is cut into characters.
enum EmojiBytes {
  /// How many marks on a letter are looked over for what belongs to it.
  private static let mostMarks = 16

  /// Where the first character begins that may be an emoji; the end where there is none.
  static func firstEmoji(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var place = 0
    while place < bytes.count {
      switch kind(at: place, in: bytes) {
      case .plain: place += 1
      case .start: return place
      case .part: return startOfCharacter(before: place, in: bytes)
      }
    }
    return bytes.count
  }

  /// A number that differs for most bytes that differ.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }

  private enum Kind {
    case plain
    /// An emoji may begin here.
    case start
    /// Something stands here that may be a part of the character before.
    case part
  }

  /// Tells by the first bytes of a scalar what it may be.
  private static func kind(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Kind {
    let first = bytes[place]
    guard first >= 0xC2 else { return .plain }
    guard place + 2 < bytes.count else {
      return first == 0xC2 && place + 1 < bytes.count ? kindOfSign(bytes[place + 1]) : .plain
    }
    let second = bytes[place + 1]
    let third = bytes[place + 2]
    switch first {
    case 0xC2: return kindOfSign(second)
    case 0xE2: return kindOfSymbol(second, third)
    case 0xE3: return kindOfJapaneseSymbol(second, third)
    case 0xEF: return second == 0xB8 && (third == 0x8E || third == 0x8F) ? .part : .plain
    case 0xF0:
      let isTone =
        second == 0x9F && third == 0x8F && place + 3 < bytes.count && bytes[place + 3] > 0xBA
      return isTone ? .part : second == 0x9F ? .start : .plain
    case 0xF3: return second == 0xA0 ? .part : .plain
    default: return .plain
    }
  }

  /// Among U+0080 to U+00BF, `©` and `®`.
  private static func kindOfSign(_ second: UInt8) -> Kind {
    second == 0xA9 || second == 0xAE ? .start : .plain
  }

  /// Among U+2000 to U+2FFF, the joiner, the mark of a key and what is a picture.
  private static func kindOfSymbol(_ second: UInt8, _ third: UInt8) -> Kind {
    switch (second, third) {
    case (0x80, 0x8D), (0x83, 0xA3): .part
    case (0x80, 0xBC), (0x81, 0x89): .start
    case (0x80, _), (0x81, _), (0x82, _), (0x83, _): .plain
    default: second < 0xB0 ? .start : .plain
    }
  }

  /// Among U+3000 to U+3FFF, `〰`, `〽`, `㊗` and `㊙`.
  private static func kindOfJapaneseSymbol(_ second: UInt8, _ third: UInt8) -> Kind {
    switch (second, third) {
    case (0x80, 0xB0), (0x80, 0xBD), (0x8A, 0x97), (0x8A, 0x99): .start
    default: .plain
    }
  }

  /// Goes back over one scalar, and over a few marks that are drawn on it.
  private static func startOfCharacter(
    before place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var start = place
    for _ in 0..<mostMarks where start > 0 {
      let end = start
      repeat { start -= 1 } while start > 0 && bytes[start] & 0xC0 == 0x80
      let scalar = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
      guard scalar?.properties.isCombining == true else { return start }
    }
    return start
  }
}
