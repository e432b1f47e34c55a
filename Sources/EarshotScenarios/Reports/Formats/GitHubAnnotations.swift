import EarshotFiles
import EarshotText

/// Remarks that GitHub Actions shows at the lines of transcripts.
///
/// One for each transcript that failed, at the first step that did: GitHub shows no more than ten
/// of one step of a job.
public struct GitHubAnnotations: RunReport {
  /// The folder to which the paths that GitHub knows are relative; nil for the one that the run
  /// is in.
  private let workspace: String?

  /// Writes for files in the folder that GitHub calls its workspace.
  public init(workspace: String?) {
    self.workspace = workspace.flatMap { FilePath.resolved($0) }
  }

  /// Writes a command that GitHub obeys, on a line of its own.
  public func add(_ played: PlayedTranscript, printingTo output: inout some TextOutputStream) {
    let result = played.result
    guard let failure = result.failures.first else { return }
    let text = FailureText(failure, file: result.file)
    let others = result.failures.count - 1
    let more = others > 0 ? ["\(TranscriptReport.count(others, "more step")) failed"] : []
    let message = ([text.reason] + text.details + more).joined(separator: "\n")
    output.write(
      "::error file=\(Self.property(path(of: result.file))),line=\(failure.line),"
        + "title=\(Self.property(text.title))::\(Self.data(message))\n")
  }

  private func path(of file: String) -> String {
    guard let workspace, let resolved = FilePath.resolved(file) else { return file }
    let prefix = workspace.hasSuffix("/") ? workspace : workspace + "/"
    return resolved.hasPrefix(prefix) ? String(resolved.dropFirst(prefix.count)) : file
  }

  private static func data(_ text: String) -> String {
    escaped(text, "%\r\n")
  }

  /// A path may hold anything; what GitHub has no number for must not steer whoever reads along.
  private static func property(_ text: String) -> String {
    let special = "%\r\n:,"
    let line = text.unicodeScalars.reduce(into: "") { line, scalar in
      let isKept = special.unicodeScalars.contains(scalar) || PrintableText.isPrintable(scalar)
      line += isKept ? String(scalar) : PrintableText.escape(scalar)
    }
    return escaped(line, special)
  }

  /// The text with some characters by their numbers, of two digits.
  private static func escaped(_ text: String, _ special: String) -> String {
    text.unicodeScalars.reduce(into: "") { output, scalar in
      if special.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        output += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
  }
}
