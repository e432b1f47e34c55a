import Glibc

/// Whole files in memory.
package enum FileContents {
  /// Reads a file, or anything that can be read to an end, up to a number of bytes.
  package static func read(_ file: String, limit: Int) throws(FileFailure) -> [UInt8] {
    try FileFailure.check(path: file)
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(code: errno) }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, expecting: max(0, Int(status.st_size)), limit: limit)
  }

  private static func read(
    _ descriptor: Int32, expecting size: Int, limit: Int
  ) throws(FileFailure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += repeatElement(0, count: max(count, 1 << 16)) }
      let result = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
        return Glibc.read(descriptor, rest.baseAddress, rest.count)
      }
      if result < 0, errno == EINTR { continue }
      guard result >= 0 else { throw FileFailure(code: errno) }
      guard result > 0 else { break }
      count += result
      guard count <= limit else { throw .tooLarge(limit: limit) }
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}
