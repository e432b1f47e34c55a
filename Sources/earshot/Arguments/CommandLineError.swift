import EarshotText

/// Why a call cannot be understood or carried out.
struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error as it is printed on standard error: one line, and the text that is meant.
  let description: String

  /// States what is wrong, and what to write instead.
  init(_ message: String) {
    description = PrintableText.line("earshot: error: \(message)")
  }

  /// Passes on an error that says itself which file and line it is about, and shows that line.
  init(located line: String, showing excerpt: [String] = []) {
    description = ([line] + excerpt).map(PrintableText.line).joined(separator: "\n")
  }
}
