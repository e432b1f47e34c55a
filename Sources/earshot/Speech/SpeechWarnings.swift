import Synchronization

/// What went wrong while something was being spoken, each said once; players report from afar.
final class SpeechWarnings: Sendable {
  private let lines = Mutex<[String]>([])

  /// Notes a warning, unless it was noted before.
  func add(_ line: String) {
    lines.withLock { if !$0.contains(line) { $0.append(line) } }
  }

  /// Takes the warnings so far.
  func takeAll() -> [String] {
    lines.withLock { lines in
      defer { lines.removeAll() }
      return lines
    }
  }
}
