import EarshotText

/// Why a call cannot be understood or carried out.
struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error on one line, as it is printed on standard error.
  let description: String

  /// States what is wrong, and what to write instead.
  init(_ message: String) {
    description = PrintableText.line("earshot: error: \(message)")
  }

  /// Passes on an error that says itself which file and line it is about.
  init(located line: String) {
    description = PrintableText.line(line)
  }
}
