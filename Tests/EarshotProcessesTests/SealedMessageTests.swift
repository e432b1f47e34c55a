import Testing

@testable import EarshotProcesses

@Suite("A seal tells a message from what others write")
struct SealedMessageTests {
  private func messages(in bytes: [UInt8]) throws(MessageBuffer.Malformed) -> [[UInt8]] {
    var buffer = MessageBuffer()
    var messages: [[UInt8]] = []
    for byte in bytes {
      buffer.append([byte])
      while let message = try SealedMessage.take(from: &buffer) { messages.append(message) }
    }
    return messages
  }

  @Test("Messages arrive in order, however they come in")
  func order() throws {
    let bytes = SealedMessage.framed([1, 2, 3]) + SealedMessage.framed([]) + [9, 0]

    #expect(try messages(in: bytes) == [[1, 2, 3], []])
  }

  @Test("A byte more, less or other is noticed anywhere", arguments: 0..<15)
  func damage(place: Int) {
    let bytes = SealedMessage.framed([1, 2, 3])
    var other = bytes
    other[place] ^= 4
    var longer = bytes
    longer.insert(7, at: place)

    for damaged in [other, longer] {
      #expect((try? messages(in: damaged + bytes)) != [[1, 2, 3], [1, 2, 3]])
    }
    #expect(throws: MessageBuffer.Malformed.self) {
      try messages(in: Array(bytes[..<4]) + [0] + bytes[5...])
    }
  }

  @Test("What is too short for a seal is no message")
  func short() {
    #expect(throws: MessageBuffer.Malformed.self) { try messages(in: MessageBuffer.framed([1])) }
  }
}
