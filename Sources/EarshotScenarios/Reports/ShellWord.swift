import EarshotText

/// A word as a shell takes it.
enum ShellWord {
  /// The word, in single quotes if a shell would read more into it.
  static func quoting(_ word: String) -> String {
    let line = PrintableText.line(word)
    let isPlain = !line.isEmpty && line.utf8.allSatisfy(isPlain)
    return isPlain
      ? line
      : "'\(line.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
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
