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

  let descriptor: Int32

  /// Makes the file.
  static func make() throws(SystemRefusal) -> OwnedDescriptor {
    guard let file = tmpfile() else {
      throw SystemRefusal("make a temporary file", code: errno)
    }
    defer { fclose(file) }
    let number = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { throw SystemRefusal("make a temporary file", code: errno) }
    return OwnedDescriptor(number)
  }

  /// What was printed since it was last emptied.
  var bytes: [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return [] }
    let count = min(Int(status.st_size), Self.limit)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(pread(descriptor, buffer.baseAddress, count, 0), 0)
    }
  }

  /// Forgets what was printed.
  func empty() {
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
