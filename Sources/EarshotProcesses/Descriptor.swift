import Glibc

/// Reading and writing that goes on when a signal comes between.
package enum Descriptor {
  private static let pieceSize = 1 << 16

  /// Bytes as they come; empty where nothing is there yet, nil at the end or when it cannot be read.
  package static func read(from descriptor: Int32) -> [UInt8]? {
    var wasInterrupted = false
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, initialized in
      count = Glibc.read(descriptor, buffer.baseAddress, pieceSize)
      wasInterrupted = count < 0 && (errno == EINTR || errno == EAGAIN)
      initialized = max(count, 0)
    }
    return count > 0 || wasInterrupted ? piece : nil
  }

  /// Writes all bytes; false when nobody reads them any more.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    put(bytes) { Glibc.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Writes all bytes to a socket; false when nobody reads them any more, and without a signal then.
  package static func send(_ bytes: [UInt8], to socket: Int32) -> Bool {
    put(bytes) { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  private static func put(_ bytes: [UInt8], by writing: (UnsafeRawBufferPointer) -> Int) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes(writing)
      guard count >= 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return true
  }

  /// Puts something in the place of a descriptor that takes everything and has nothing, so that no
  /// other file gets its number.
  package static func blank(_ descriptor: Int32) {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nothing >= 0, nothing != descriptor else { return }
    dup2(nothing, descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    close(nothing)
  }

  /// Gives a descriptor back.
  package static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
}
