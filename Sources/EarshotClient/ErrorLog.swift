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

  private let number: Int32
  private let device: dev_t
  private let file: ino_t

  /// Takes the file behind a descriptor.
  init(descriptor: Int32) {
    let status = Self.status(of: descriptor)
    number = descriptor
    device = status?.st_dev ?? 0
    file = status?.st_ino ?? 0
  }

  /// Where the file is; nil once client code has closed it, and perhaps opened another in its place.
  var descriptor: Int32? { status == nil ? nil : number }

  private var status: stat? {
    Self.status(of: number).flatMap { $0.st_dev == device && $0.st_ino == file ? $0 : nil }
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// What was printed since it was last emptied; of very much, the beginning, and that there was more.
  var bytes: [UInt8] {
    guard let size = status?.st_size, size > 0 else { return [] }
    let count = min(Int(size), Self.limit)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(pread(number, buffer.baseAddress, count, 0), 0)
    }
    let note =
      "\nearshot: note: the code printed \(Int(size) - count) bytes more; they are left out\n"
    return Int(size) > count ? bytes + Array(note.utf8) : bytes
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
