import Glibc

/// Why the system refused to read or write a file.
package struct FileFailure: Error, Hashable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  /// Puts a system error code into words.
  package init(code: Int32) { reason = String(cString: strerror(code)) }

  /// There is more to read than the reader wants, in bytes.
  package static func tooLarge(limit: Int) -> FileFailure {
    let mebibytes = limit >> 20
    let isWhole = mebibytes > 0 && mebibytes << 20 == limit
    return FileFailure("it is larger than \(isWhole ? "\(mebibytes) MiB" : "\(limit) bytes")")
  }

  /// Refuses a path that the system would cut at a NUL, and so take for another.
  package static func check(path: String) throws(FileFailure) {
    guard !path.isEmpty else { throw FileFailure("the path is empty") }
    guard !path.utf8.contains(0) else { throw FileFailure("the path has a NUL character in it") }
  }
}
