import EarshotProcesses
import Glibc

/// What a process hands over to the one that called it, as that takes it in.
///
/// What was taken in is safe from whatever the code does afterwards.
struct ClientMail {
  private let descriptor: Int32
  private var buffer = MessageBuffer()

  /// Takes in what comes over a channel.
  init(from descriptor: Int32) { self.descriptor = descriptor }

  /// Takes what is there, without waiting for more; false where something else came than the process
  /// sends.
  mutating func take(handing hand: ([UInt8]) -> Void) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    do {
      while poll(&request, 1, 0) > 0, request.revents & Int16(POLLIN) != 0,
        let piece = Descriptor.read(from: descriptor), !piece.isEmpty
      {
        buffer.append(piece)
        while let message = try SealedMessage.take(from: &buffer) { hand(message) }
      }
      return true
    } catch {
      return false
    }
  }
}
