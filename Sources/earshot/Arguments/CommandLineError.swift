import EarshotFiles
import EarshotText

/// Why a call cannot be understood or carried out.
struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error as it is printed on standard error: one line, and the text that is meant.
  let description: String
  /// What the caller is told.
  let status: ExitStatus

  /// States what is wrong, and what to write instead.
  init(_ message: String) {
    status = .invalid
    description = PrintableText.line("earshot: error: \(message)")
  }

  /// Passes on an error that says itself which file and line it is about, and shows that line.
  init(located line: String, showing excerpt: [String] = [], status: ExitStatus = .invalid) {
    self.status = status
    description = ([line] + excerpt).map(PrintableText.line).joined(separator: "\n")
  }

  /// Tells of a file or a folder that cannot be written.
  init(writing path: String, _ failure: FileFailure) {
    self.init(located: "\(path): error: cannot be written: \(failure.reason)")
  }

  /// Passes on an error of several lines that says itself which file it is about.
  init(lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(located: lines.first ?? "", showing: Array(lines.dropFirst()))
  }
}
