#if canImport(EarshotTesting)
  import Observation

  /// What the screen shows; the file imports nothing of SwiftUI, as models do.
  @MainActor @Observable
  final class ChatModel {
    private(set) var messages: [String]
    private let server = Server()

    init(_ messages: [String]) {
      self.messages = messages
    }

    func send(_ text: String) { messages.append(text) }

    func refresh() {
      Task { messages.append(await server.newest()) }
    }
  }

  actor Server {
    func newest() -> String { "The ferry is late" }
  }
#endif
