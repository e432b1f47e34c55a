import EarshotText
import Glibc

/// How a worker ended, from what the operating system says of it.
struct WorkerEnd {
  /// From this share of the limit on, the limit is named as what may have ended the worker.
  private static let noteworthyShare = 0.7

  /// No more of a line that was printed is repeated.
  private static let lineLimit = 300

  /// The status as `wait` gives it.
  let status: Int32
  /// The most memory that the worker had, in MiB.
  let peak: Int
  /// The memory that the worker may have, in MiB.
  let memoryLimit: Int
  /// What the worker printed on standard error while it played its last transcript.
  let output: String

  /// The end in a few words.
  var words: String { end + memory + lastWords }

  private var signal: Int32 { status & 0x7F }

  private var end: String {
    guard signal != 0 else {
      return "the process ended of its own accord, with status \((status >> 8) & 0xFF)"
    }
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    return "the process was ended by signal \(signal) (\(name))"
  }

  private var memory: String {
    guard signal != 0, Double(peak) >= Self.noteworthyShare * Double(memoryLimit) else { return "" }
    return "; it used \(peak) MiB, and may use \(memoryLimit) MiB"
  }

  /// The line that says why, if a line does; usually that of a failed precondition.
  private var lastWords: String {
    let lines = output.split(separator: "\n")
    let line = lines.last { $0.contains("Fatal error") } ?? lines.last
    return line.map { "; it printed: \(PrintableText.line(String($0.prefix(Self.lineLimit))))" }
      ?? ""
  }
}
