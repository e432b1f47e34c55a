import EarshotProcesses
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

  /// Where it is written.
  let descriptor: Int32
  private let buffering: Buffering
  private var buffer: [UInt8] = []
  /// Whether what is written goes nowhere, because nobody reads it or it cannot be written.
  private(set) var isClosed = false
  private var predecessor: DescriptorOutput?
  /// Called before something is written, for what has to come first.
  var willWrite: () -> Void = {}
  /// The number of the error that ended the output; nil while all went well.
  private(set) var failure: Int32?

  /// Writes to a descriptor, which stays open.
  init(_ descriptor: Int32, buffering: Buffering) {
    self.descriptor = descriptor
    self.buffering = buffering
  }

  /// Standard output, by lines on a terminal.
  ///
  /// Where it is a pipe or a file, it is kept for what is heard: whatever the code of a screen
  /// prints goes to standard error from now on.
  static func standardOutput() -> DescriptorOutput {
    guard isatty(STDOUT_FILENO) == 0 else {
      return DescriptorOutput(STDOUT_FILENO, buffering: .line)
    }
    let descriptor = Descriptor.hiddenCopy(of: STDOUT_FILENO)
    guard descriptor >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      return DescriptorOutput(STDOUT_FILENO, buffering: .full)
    }
    return DescriptorOutput(descriptor, buffering: .full)
  }

  /// Standard error; what another output holds back is written first, so that lines keep their
  /// order where both go to the same place.
  static func standardError(after output: DescriptorOutput) -> DescriptorOutput {
    let errors = DescriptorOutput(STDERR_FILENO, buffering: .none)
    errors.predecessor = output
    return errors
  }

  /// Whether somebody looks at what is written.
  var isTerminal: Bool { isatty(descriptor) != 0 }

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
    predecessor?.flush()
    if !buffer.isEmpty { willWrite() }
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
