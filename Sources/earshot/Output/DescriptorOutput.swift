import Glibc

/// Text written to a file descriptor, such as standard output.
///
/// A reader that went away is no error; what is written after that goes nowhere.
final class DescriptorOutput: TextOutputStream {
  /// When text leaves the buffer.
  enum Buffering: Hashable, Sendable {
    /// When enough has gathered.
    case full
    /// At the end of each line.
    case line
    /// At once.
    case none
  }

  private static let capacity = 1 << 16

  private let descriptor: Int32
  private let buffering: Buffering
  private var buffer: [UInt8] = []
  private var isClosed = false
  /// The number of the error that ended the output; nil while all went well.
  private(set) var failure: Int32?

  /// Writes to a descriptor, which stays open.
  init(_ descriptor: Int32, buffering: Buffering) {
    self.descriptor = descriptor
    self.buffering = buffering
  }

  /// Standard output, by lines on a terminal.
  static func standardOutput() -> DescriptorOutput {
    DescriptorOutput(STDOUT_FILENO, buffering: isatty(STDOUT_FILENO) == 1 ? .line : .full)
  }

  /// Standard error.
  static func standardError() -> DescriptorOutput {
    DescriptorOutput(STDERR_FILENO, buffering: .none)
  }

  /// Makes writing to a closed pipe an error that can be handled, for the whole process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  func write(_ string: String) {
    guard !isClosed else { return }
    buffer.append(contentsOf: string.utf8)
    switch buffering {
    case .none: flush()
    case .line where string.utf8.contains(UInt8(ascii: "\n")): flush()
    case .line, .full: if buffer.count >= Self.capacity { flush() }
    }
  }

  /// Writes what is still in the buffer.
  func flush() {
    var start = 0
    while start < buffer.count, !isClosed {
      let count = buffer.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count >= 0 { start += count } else { recover(from: errno) }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func recover(from code: Int32) {
    switch code {
    case EINTR: break
    case EAGAIN: waitUntilWritable()
    case EPIPE: isClosed = true
    default:
      isClosed = true
      failure = code
    }
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
