import EarshotText
import Glibc

/// How a process ended, from what the operating system says of it.
package struct ProcessEnd {
  /// From this share of the limit on, the limit is named as what may have ended the process.
  private static let noteworthyShare = 0.7

  /// What the line has in it that says why a Swift program gave up.
  package static let reasonMark = "Fatal error"

  /// No more of a line that was printed is repeated.
  private static let lineLimit = 300

  /// The status as `wait` gives it.
  private let status: Int32
  private let peak: Int
  private let memoryLimit: Int
  private let output: String

  /// Takes the status as `wait` gives it, the most memory that the process had and what it may have,
  /// in MiB, and what it printed last.
  package init(status: Int32, peak: Int, memoryLimit: Int, output: String) {
    self.status = status
    self.peak = peak
    self.memoryLimit = memoryLimit
    self.output = output
  }

  /// The end in a few words.
  package var words: String { end + memory + lastWords }

  /// The signal that ended the process; 0 where it ended of its own accord.
  package var signal: Int32 { status & 0x7F }

  /// The status that the process gave, where no signal ended it.
  package var exitCode: Int32 { (status >> 8) & 0xFF }

  private var end: String {
    guard signal != 0 else {
      return "the process ended of its own accord, with status \(exitCode)"
    }
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    let hint = signal == SIGSEGV ? "; code that calls itself without end ends like this" : ""
    return "the process was ended by signal \(signal) (\(name))\(hint)"
  }

  private var memory: String {
    guard signal != 0, Double(peak) >= Self.noteworthyShare * Double(memoryLimit) else { return "" }
    return "; it used \(peak) MiB, and may use \(memoryLimit) MiB"
  }

  /// The line that says why, if a line does; usually that of a failed precondition.
  private var lastWords: String {
    let line = reason ?? output.split(separator: "\n").last.map(Self.shortened)
    return line.map { "; it printed: \(PrintableText.line($0))" } ?? ""
  }

  /// The line in which a Swift program said why it gave up; nil where there is none.
  package var reason: String? {
    output.split(separator: "\n").last { $0.contains(Self.reasonMark) }.map(Self.shortened)
  }

  private static func shortened(_ line: Substring) -> String { String(line.prefix(lineLimit)) }
}
