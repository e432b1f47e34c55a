import EarshotScenarios
import EarshotText

/// Why a line cannot be read.
struct LineInputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that is read, or `standard input`.
  let file: String
  /// The number of the line, from 1; nil when the whole input is wrong.
  var line: Int?
  /// The place in the line, in Unicode scalars from 1.
  var column: Int?
  /// What is wrong.
  let message: String

  /// The error on one line, as a compiler prints it.
  var description: String {
    let place = [line, column].compactMap(\.self).map { ":\($0)" }.joined()
    return PrintableText.line("\(file)\(place): error: \(message)")
  }
}
