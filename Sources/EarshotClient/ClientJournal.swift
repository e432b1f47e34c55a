package import EarshotProcesses
import Glibc

/// What a process is given of what others before it found out: messages in a file without a name.
package struct ClientJournal {
  private let file: HeldFile
  /// Closes the file when nobody needs it any more, in the process that made it.
  private let owner: OwnedDescriptor?

  /// Takes the file behind a descriptor, if there is one.
  init(descriptor: Int32) {
    file = HeldFile(descriptor: descriptor)
    owner = nil
  }

  /// Makes a file with messages in it.
  package init(holding messages: [[UInt8]]) throws(SystemRefusal) {
    let owner = try UnnamedFile.make()
    self.owner = owner
    file = HeldFile(descriptor: owner.number)
    guard Descriptor.write(messages.flatMap(MessageBuffer.framed), to: owner.number) else {
      throw SystemRefusal("write a temporary file", code: errno)
    }
  }

  /// The descriptor of the file; nil where there is none any more.
  var descriptor: Int32? { file.descriptor }

  /// The messages that are there whole, in order; throws where code of others has left something else.
  package var messages: [[UInt8]] {
    get throws(MessageBuffer.Malformed) {
      var buffer = MessageBuffer()
      buffer.append(file.bytes(limit: MessageBuffer.limit))
      var messages: [[UInt8]] = []
      while let message = try buffer.takeMessage() { messages.append(message) }
      return messages
    }
  }
}
