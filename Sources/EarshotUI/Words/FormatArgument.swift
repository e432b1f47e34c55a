import EarshotLocalization
import Foundation

/// A value among words.
enum FormatArgument: Equatable, Sendable {
  case words(String)
  case whole(Int64)
  case natural(UInt64)
  case real(Double)
  indirect case text(Text)
  indirect case written(WrittenValue)

  /// A whole number, or its digits where it is too large for arithmetic.
  init(_ number: some BinaryInteger) {
    if let whole = Int64(exactly: number) {
      self = .whole(whole)
    } else if let natural = UInt64(exactly: number) {
      self = .natural(natural)
    } else {
      self = .words(String(number))
    }
  }

  /// What plurals go by; nil for what is no number.
  var number: PluralNumber? {
    switch self {
    case .whole(let number): PluralNumber(number)
    case .natural(let number): PluralNumber(number)
    case .real(let number):
      PluralNumber(digits: Int64(exactly: number).map { String($0) } ?? String(number))
    case .words, .text, .written: nil
    }
  }

  /// The value, written as a format asks for it.
  func words(as specifier: FormatSpecifier, in wording: Wording) -> String {
    switch self {
    case .words(let words): words
    case .whole(let number): NumberWriting(specifier, in: wording.locale).words(for: number)
    case .natural(let number): NumberWriting(specifier, in: wording.locale).words(for: number)
    case .real(let number): NumberWriting(specifier, in: wording.locale).words(for: number)
    case .text(let text): text.words(in: wording).string
    case .written(let value): value.words(in: wording.locale)
    }
  }
}
