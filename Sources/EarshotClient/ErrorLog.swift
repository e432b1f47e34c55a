import EarshotProcesses
import Glibc

/// A file without a name that takes what a process prints on standard error while it does something,
/// so that nothing of it is lost or torn when the process crashes.
struct ErrorLog {
  /// No more is passed on, in bytes.
  private static let limit = 1 << 20
  /// With what the Swift runtime begins the addresses of functions that were being called, which tell
  /// nobody anything without symbols.
  private static let traceTitle = "Current stack trace:"

  private let file: HeldFile

  /// Takes the file behind a descriptor.
  init(descriptor: Int32) { file = HeldFile(descriptor: descriptor) }

  /// Where the file is; nil once client code has closed it, and perhaps opened another in its place.
  var descriptor: Int32? { file.descriptor }

  /// What was printed since it was last emptied; of very much, the beginning, and that there was more.
  var bytes: [UInt8] {
    let size = file.size
    guard size > 0 else { return [] }
    let bytes = file.bytes(limit: Self.limit)
    guard size > Self.limit else { return bytes }
    let note =
      "\nearshot: note: the code printed \(size - Self.limit) bytes more; they are left out\n"
    return bytes + Array(note.utf8)
  }

  /// Forgets what was printed.
  func empty() {
    guard let descriptor else { return }
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
  }

  /// What was printed, without the addresses of a trace.
  var text: String {
    var isTrace = false
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in
        isTrace = line == Self.traceTitle || (isTrace && line.first?.isNumber == true)
        return !isTrace
      }
    return lines.joined(separator: "\n")
  }
}
