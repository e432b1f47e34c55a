import EarshotText

/// Why a call cannot be understood, or a measurement means nothing.
struct BenchmarkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, on one line.
  let description: String

  /// States what is wrong.
  init(_ message: String) { description = "EarshotBenchmarks: error: \(message)" }

  /// States that a word is not known, with what may have been meant.
  init(_ message: String, _ word: String, known: [String]) {
    self.init(
      "\(message) \(PrintableText.quoting(word))\(NearestName.help(for: word, among: known))")
  }
}
