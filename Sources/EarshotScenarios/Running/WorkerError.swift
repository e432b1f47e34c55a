import EarshotProcesses
import EarshotText
import Glibc

/// Why transcripts cannot be played in processes of their own.
public enum WorkerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operating system refused something: what was tried, as words that follow "cannot", and the
  /// number of its error.
  case refused(String, errno: Int32)
  /// A worker ended before it was given anything to play.
  case endedAtOnce(String)
  /// What came from a worker is not what a worker sends.
  case malformedMessage

  init(_ refusal: SystemRefusal) { self = .refused(refusal.deed, errno: refusal.code) }

  /// The error on one line.
  public var description: String {
    switch self {
    case .refused(let deed, let code):
      "cannot \(deed): \(String(cString: strerror(code)))\(Self.help(for: code))"
    case .endedAtOnce(let end): PrintableText.line("a worker ended at once: \(end)")
    case .malformedMessage: "a worker sent what cannot be understood"
    }
  }

  /// What can be done where the system has no more to give.
  private static func help(for code: Int32) -> String {
    switch code {
    case EMFILE: "; give fewer '--jobs', or raise 'ulimit -n'"
    case EAGAIN: "; give fewer '--jobs', or raise 'ulimit -u'"
    case ENOMEM, ENFILE: "; give fewer '--jobs'"
    default: ""
    }
  }
}
