import EarshotProcesses
import Glibc

/// What whoever compiles tells the process that plays a screen after its source was changed.
package enum ClientNews: Hashable, Sendable {
  /// The source was compiled to the library of a path.
  case library(String)
  /// The source compiles again, to what is already being played.
  case unchanged
  /// The source does not compile, for reasons that the compiler gave.
  case failure(String)

  /// No more of what the compiler said is told, in bytes, so that telling it never has to wait.
  private static let lengthLimit = 1 << 14

  private static let kinds: (library: UInt8, unchanged: UInt8, failure: UInt8) = (1, 2, 3)

  /// The news as a message.
  var message: [UInt8] {
    switch self {
    case .library(let path): [Self.kinds.library] + Array(path.utf8)
    case .unchanged: [Self.kinds.unchanged]
    case .failure(let reasons):
      [Self.kinds.failure] + Array(Self.shortened(reasons).utf8)
    }
  }

  /// Understands a message; nil for what is none.
  init?(message: [UInt8]) {
    let text = String(decoding: message.dropFirst(), as: UTF8.self)
    switch message.first {
    case Self.kinds.library: self = .library(text)
    case Self.kinds.unchanged: self = .unchanged
    case Self.kinds.failure: self = .failure(text)
    default: return nil
    }
  }

  /// As many lines as there is room for.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > lengthLimit else { return text }
    var kept = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard kept.utf8.count + line.utf8.count < lengthLimit else { break }
      kept += line + "\n"
    }
    return kept + "and more"
  }
}

/// Where a process hears of changed source.
package final class ClientNewsChannel {
  /// Can be read from when there is news.
  package let descriptor: Int32
  private var messages = MessageBuffer()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// What was told last and not taken yet, as what was told before that holds no more; nil where
  /// nothing was told.
  package func take() -> ClientNews? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 0) > 0, request.revents & Int16(POLLIN) != 0,
      let piece = Descriptor.read(from: descriptor)
    {
      messages.append(piece)
    }
    var last: ClientNews?
    while let message = try? messages.takeMessage() { last = ClientNews(message: message) ?? last }
    return last
  }
}
