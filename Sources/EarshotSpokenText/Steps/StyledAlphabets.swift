/// Where in Unicode the alphabets of styles stand.
enum StyledAlphabets {
  /// A run of letters that stand one after another, as plain ones do.
  private struct Run {
    let start: UInt32
    let letters: [Unicode.Scalar]
  }

  private static let capitals = letters(from: "A", count: 26)
  private static let smalls = letters(from: "a", count: 26)
  private static let digits = letters(from: "0", count: 10)
  private static let greek = Array(
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂εθκφρπ".unicodeScalars)

  private static let runs: [Run] = [
    Run(start: 0x24B6, letters: capitals), Run(start: 0x24D0, letters: smalls),
    Run(start: 0x249C, letters: smalls), Run(start: 0x2460, letters: Array(digits.dropFirst())),
    Run(start: 0x24EA, letters: ["0"]), Run(start: 0xFF10, letters: digits),
    Run(start: 0xFF21, letters: capitals), Run(start: 0xFF41, letters: smalls),
    Run(start: 0x1F110, letters: capitals), Run(start: 0x1F130, letters: capitals),
    Run(start: 0x1F150, letters: capitals), Run(start: 0x1F170, letters: capitals),
  ]

  /// Single letters: small capitals, raised ones, and those of styles that stand elsewhere.
  private static let singles: [Unicode.Scalar: Unicode.Scalar] = {
    let styled = "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻℎℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℨℂℍℕℙℚℝℤ"
    let plain = "abcdefghijklmnoprstuvwyzabcdefghijklmnoprstuvwxyzhBEFHILMRegoCHIRZCHNPQRZ"
    return Dictionary(
      zip(styled.unicodeScalars, plain.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }()

  /// The plain letter for a styled one; nil for any other scalar.
  static func letter(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value > 0x250 else { return nil }
    if (0x1D400...0x1D7FF).contains(scalar.value) { return mathematical(scalar.value) }
    for run in runs where scalar.value >= run.start {
      let offset = Int(scalar.value - run.start)
      if offset < run.letters.count { return run.letters[offset] }
    }
    return singles[scalar]
  }

  /// The alphabets of mathematics stand one after another, each as often as it has styles.
  private static func mathematical(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x1D400...0x1D6A3:
      let offset = Int(value - 0x1D400) % 52
      return offset < 26 ? capitals[offset] : smalls[offset - 26]
    case 0x1D6A4: return "i"
    case 0x1D6A5: return "j"
    case 0x1D6A8...0x1D7C9: return greek[Int(value - 0x1D6A8) % greek.count]
    case 0x1D7CE...0x1D7FF: return digits[Int(value - 0x1D7CE) % digits.count]
    default: return nil
    }
  }

  private static func letters(from first: Unicode.Scalar, count: UInt32) -> [Unicode.Scalar] {
    (0..<count).compactMap { Unicode.Scalar(first.value + $0) }
  }
}
