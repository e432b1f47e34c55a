import EarshotJSON
import EarshotText

/// A test point for each transcript; what failed follows as a block of YAML.
///
/// It is TAP 13, because what reads 14 reads it as well, and `prove` on many machines reads no more.
struct TAPReport: RunReport {
  private var number = 0

  func begin(count: Int, printingTo output: inout some TextOutputStream) {
    let plan = count > 0 ? "1..\(count)" : "1..0 # SKIP no transcript is in this part"
    output.write("TAP version 13\n\(plan)\n")
  }

  mutating func add(_ played: PlayedTranscript, printingTo output: inout some TextOutputStream) {
    let result = played.result
    number += 1
    output.write("\(result.passed ? "ok" : "not ok") \(number) - \(description(of: result))\n")
    guard let failure = result.failures.first else { return }
    let text = FailureText(failure, file: result.file)
    let lines = ResultText(result).lines.map { "    - \(quoted($0))" }
    let block =
      [
        "---", "message: \(quoted(text.statement))", "severity: fail", "at:",
        "  file: \(quoted(result.file))", "  line: \(failure.line)", "lines:",
      ].map { "  \($0)" } + lines + ["  ..."]
    output.write(block.map { $0 + "\n" }.joined())
  }

  /// The path; a `#` in it would begin a directive.
  private func description(of result: TranscriptResult) -> String {
    PrintableText.line(result.file).unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "#" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
  }

  /// A string of YAML, which takes those of JSON.
  private func quoted(_ text: String) -> String {
    let writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.take(), as: UTF8.self)
  }
}
