import Glibc

/// The pipe to the compiler: each message is a length of eight bytes, lowest first, and that much
/// JSON.
struct PluginChannel {
  /// No source file that anybody writes is longer.
  private static let lengthLimit = 1 << 30

  /// The next message; nil when the compiler has closed the pipe.
  func receive() -> [UInt8]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard (0...Self.lengthLimit).contains(length) else { return nil }
    return read(length)
  }

  /// Answers a message.
  func send(_ message: [UInt8]) {
    let length = UInt64(message.count)
    write((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + message)
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let result = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return Glibc.read(STDIN_FILENO, rest.baseAddress, rest.count)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { return nil }
      filled += result
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
