import EarshotScenarios
import EarshotText
import Glibc

/// Lines of UTF-8 text from a file descriptor, with a limit on their length.
final class LineInput: CommandInput {
  /// The most bytes that a line may have.
  static let lengthLimit = 1 << 20

  /// The name of the input in errors.
  let name: String
  let isInteractive = false
  var completions: [String] = []
  private(set) var lineNumber = 0

  /// Called before somebody may have to be waited for.
  var beforeWaiting: () -> Void = {}

  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private var buffer: [UInt8] = []
  private var consumed = 0
  private var searched = 0
  private var isAtEnd = false
  private var news: Int32?

  /// Reads from a descriptor, which stays open.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
    ownsDescriptor = false
  }

  /// Reads from a file; `-` stands for standard input.
  init(path: String) throws(LineInputError) {
    ownsDescriptor = path != "-"
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw LineInputError(file: path, message: String(cString: strerror(errno)))
    }
    guard !Self.isFolder(descriptor) else {
      throw LineInputError(file: path, message: String(cString: strerror(EISDIR)))
    }
  }

  /// A folder can be opened, and only reading from it fails, which is late.
  private static func isFolder(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  deinit {
    if ownsDescriptor, descriptor >= 0 { close(descriptor) }
  }

  func wait(alsoFor news: Int32) { self.news = news }

  func nextEvent() throws(LineInputError) -> InputEvent {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return .line(try takeLine(upTo: end, next: end + 1))
      }
      searched = buffer.count
      try checkLength(upTo: buffer.count)
      if isAtEnd {
        guard consumed < buffer.count else { return .end }
        return .line(try takeLine(upTo: buffer.count, next: buffer.count))
      }
      beforeWaiting()
      if isNewsFirst { return .news }
      try fill()
    }
  }

  /// Waits until there is something to read, or news, which goes first.
  private var isNewsFirst: Bool {
    guard let news else { return false }
    var requests = [news, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&requests, 2, -1) < 0, errno == EINTR {}
    return requests[0].revents & Int16(POLLIN) != 0
  }

  private func takeLine(upTo end: Int, next: Int) throws(LineInputError) -> String {
    try checkLength(upTo: end)
    var bytes = buffer[consumed..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    consumed = next
    searched = next
    lineNumber += 1
    do {
      return try UTF8Text.decode(bytes)
    } catch {
      throw LineInputError(
        file: name, line: lineNumber, column: error.column, message: "this is not UTF-8 text")
    }
  }

  private func checkLength(upTo end: Int) throws(LineInputError) {
    guard end - consumed > Self.lengthLimit else { return }
    (buffer, consumed, searched, isAtEnd) = ([], 0, 0, true)
    throw LineInputError(
      file: name, line: lineNumber + 1, message: "the line is longer than 1 MiB")
  }

  private func fill() throws(LineInputError) {
    buffer.removeFirst(consumed)
    (searched, consumed) = (searched - consumed, 0)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var count = read(descriptor, &chunk, chunk.count)
    while count < 0, errno == EINTR { count = read(descriptor, &chunk, chunk.count) }
    guard count >= 0 else {
      isAtEnd = true
      throw LineInputError(file: name, message: String(cString: strerror(errno)))
    }
    isAtEnd = count == 0
    buffer += chunk[..<count]
  }
}
