/// The digits in which numbers are written in a language.
struct LocalDigits: Hashable, Sendable {
  /// The digits from 0 to 9 of Latin script.
  static let latin = LocalDigits(zero: "0")

  /// The digit for nothing; the others follow it in Unicode.
  private let zero: Unicode.Scalar

  private init(zero: Unicode.Scalar) { self.zero = zero }

  /// The digits that are usual for a BCP 47 tag; Latin ones where no others are.
  init(usedIn tag: String?) {
    let parts = tag?.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init) ?? []
    let isWritten = parts.dropFirst().allSatisfy { !Self.regionsWithLatinDigits.contains($0) }
    zero = isWritten ? parts.first.flatMap { Self.zeros[$0] } ?? "0" : "0"
  }

  /// Languages that do not usually write Latin digits.
  private static let zeros: [String: Unicode.Scalar] = [
    "ar": "\u{660}", "ckb": "\u{660}", "sd": "\u{660}",
    "fa": "\u{6F0}", "ks": "\u{6F0}", "ps": "\u{6F0}",
    "mr": "\u{966}", "ne": "\u{966}", "sa": "\u{966}",
    "as": "\u{9E6}", "bn": "\u{9E6}",
    "dz": "\u{F20}", "my": "\u{1040}",
  ]

  /// Where Arabic is written with Latin digits.
  private static let regionsWithLatinDigits: Set = ["ae", "dz", "eh", "ly", "ma", "tn"]

  /// The text with its Latin digits written in these.
  func write(_ text: String) -> String {
    guard self != .latin else { return text }
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      written.append(
        isDigit ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar)
    }
    return String(written)
  }
}
