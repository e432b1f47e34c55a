import EarshotText

/// A word as a shell takes it.
package enum ShellWord {
  /// The word, in single quotes if a shell would read more into it.
  ///
  /// What must not reach a terminal as it is, such as a line break, is made by `printf`, which every
  /// shell has.
  package static func quoting(_ word: String) -> String {
    guard word.unicodeScalars.allSatisfy(PrintableText.isPrintable) else { return printing(word) }
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    return isPlain
      ? word
      : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }

  /// The path of a file, which is never taken for an option.
  package static func quoting(path: String) -> String {
    quoting(path.utf8.first == UInt8(ascii: "-") ? "./\(path)" : path)
  }

  private static func printing(_ word: String) -> String {
    let format = word.unicodeScalars.map { scalar in
      isPlainInFormat(scalar) ? String(scalar) : String(scalar).utf8.map(octal).joined()
    }
    return "\"$(printf '\(format.joined())')\""
  }

  private static func isPlainInFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\\", "%", "-": false
    default: PrintableText.isPrintable(scalar)
    }
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\\(String(repeating: "0", count: 3 - digits.count))\(digits)"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
