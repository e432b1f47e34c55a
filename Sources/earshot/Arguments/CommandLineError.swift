import EarshotScenarios
import EarshotText

/// Why a call cannot be understood.
struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to write instead.
  let message: String

  /// States what is wrong.
  init(_ message: String) {
    self.message = message
  }

  /// The error on one line, as it is printed on standard error.
  var description: String { PrintableText.line("earshot: error: \(message)") }
}
