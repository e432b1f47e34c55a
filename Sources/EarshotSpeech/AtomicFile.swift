import Glibc

/// A file that is written whole or not at all.
enum AtomicFile {
  /// Writes to a temporary file beside the place, and puts it there when it is complete.
  ///
  /// A link is followed. A pipe or a device (`/dev/null`) is written to, not replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(SpeechError) {
    guard !path.utf8.contains(0) else {
      throw .notWritten(path: path, reason: "the path contains a zero character")
    }
    let place = resolved(path)
    switch kind(of: place) {
    case nil, S_IFREG: try replace(place, with: bytes, named: path)
    case S_IFDIR: throw .notWritten(path: path, reason: "it is a directory")
    default: try write(bytes, into: place, flags: O_WRONLY, named: path)
    }
  }

  private static func replace(
    _ place: String, with bytes: [UInt8], named path: String
  ) throws(SpeechError) {
    let temporary = "\(place).\(getpid())-\(UInt32.random(in: .min ... .max)).partial"
    do throws(SpeechError) {
      try write(bytes, into: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, named: path)
      guard rename(temporary, place) == 0 else { throw .notWritten(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], into place: String, flags: Int32, named path: String
  ) throws(SpeechError) {
    let file = open(place, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .notWritten(path, errno) }
    var failure = writeAll(bytes, to: file)
    if close(file) != 0, failure == 0 { failure = errno }
    guard failure == 0 else { throw .notWritten(path, failure) }
  }

  /// Writes everything, and returns 0 or the system's error number.
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}

extension SpeechError {
  fileprivate static func notWritten(_ path: String, _ number: Int32) -> SpeechError {
    .notWritten(path: path, reason: String(cString: strerror(number)))
  }
}
