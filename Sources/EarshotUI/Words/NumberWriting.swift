import EarshotLocalization
import Foundation

/// Writes numbers into texts, in the way of a language.
struct NumberWriting {
  private let specifier: FormatSpecifier
  private let locale: Locale

  /// How many characters a number takes at most.
  private static let widthLimit = 100

  init(_ specifier: FormatSpecifier, in locale: Locale) {
    self.specifier = specifier
    self.locale = locale
  }

  /// A whole number, with separators between groups of digits as the language has them.
  func words(for number: some BinaryInteger) -> String {
    switch specifier.conversion {
    case "x": return padded(String(number, radix: 16))
    case "X": return padded(String(number, radix: 16).uppercased())
    case "o", "O": return padded(String(number, radix: 8))
    case "c", "C": return UInt8(exactly: number).map { String(UnicodeScalar($0)) } ?? ""
    case "f", "F", "e", "E", "g", "G", "a", "A": return words(for: Double(number))
    default: return padded(signed(grouped(number), isNegative: number < 0))
    }
  }

  /// A number with digits after the point, six unless it is stated how many.
  func words(for number: Double) -> String {
    switch specifier.conversion {
    case "@": return number.formatted(.number.locale(locale))
    case "d", "i", "u", "D", "U", "x", "X", "o", "O", "c", "C":
      return Int64(exactly: number.rounded(.towardZero)).map { words(for: $0) } ?? "\(number)"
    default: break
    }
    let letter = "fFeEgGaA".contains(specifier.conversion) ? specifier.conversion : "f"
    let digits = String(format: "%.\(min(specifier.precision ?? 6, 30))\(letter)", number)
    return padded(signed(local(digits), isNegative: number < 0))
  }

  private var isEnglish: Bool { locale.identifier.hasPrefix("en") }

  private func grouped(_ number: some BinaryInteger) -> String {
    let isSmall = number.magnitude < 1000
    if isSmall, isEnglish { return String(number) }
    guard !isEnglish, let value = Int64(exactly: number) else {
      return Self.grouped(String(number))
    }
    return value.formatted(.number.locale(locale))
  }

  private static func grouped(_ digits: String) -> String {
    let isNegative = digits.first == "-"
    let magnitude = isNegative ? digits.dropFirst() : digits[...]
    var grouped = isNegative ? "-" : ""
    for (index, digit) in magnitude.enumerated() {
      if index > 0, (magnitude.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return grouped
  }

  private func local(_ digits: String) -> String {
    guard !isEnglish, let separator = locale.decimalSeparator, separator != "." else {
      return digits
    }
    return digits.replacing(".", with: separator)
  }

  private func signed(_ digits: String, isNegative: Bool) -> String {
    specifier.flags.contains("+") && !isNegative ? "+" + digits : digits
  }

  private func padded(_ digits: String) -> String {
    guard let width = specifier.width, digits.count < min(width, Self.widthLimit) else {
      return digits
    }
    let count = min(width, Self.widthLimit) - digits.count
    if specifier.flags.contains("-") { return digits + String(repeating: " ", count: count) }
    guard specifier.flags.contains("0") else {
      return String(repeating: " ", count: count) + digits
    }
    let sign = digits.prefix { "+-".contains($0) }
    return sign + String(repeating: "0", count: count) + digits.dropFirst(sign.count)
  }
}
