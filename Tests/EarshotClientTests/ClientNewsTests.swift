import EarshotProcesses
import Testing

@testable import EarshotClient

@Suite("What became of changed source is told to the process that plays it")
struct ClientNewsTests {
  private static let examples: [ClientNews] = [
    .library("/tmp/ä b/screens.so"), .unchanged, .failure("A.swift:1:2: error: no\n  x\n  ^"),
  ]

  @Test("News arrives as it was told", arguments: examples)
  func roundTrip(news: ClientNews) {
    #expect(ClientNews(message: news.message) == news)
  }

  @Test("What is no news is none", arguments: [[], [0], [9, 65], [255]] as [[UInt8]])
  func malformed(message: [UInt8]) {
    #expect(ClientNews(message: message) == nil)
  }

  @Test("Of many errors as many whole lines are told as can be told without waiting")
  func long() {
    let line = String(repeating: "é", count: 500)

    let message = ClientNews.failure(Array(repeating: line, count: 100).joined(separator: "\n"))
      .message

    #expect(message.count <= 1 << 14 + 10)
    let kept = Array(repeating: line, count: 16) + ["and more"]
    #expect(ClientNews(message: message) == .failure(kept.joined(separator: "\n")))
  }

  @Test("Only the last of several news counts, and none is taken twice")
  func last() throws {
    let ends = try OwnedDescriptor.channel()
    let channel = ClientNewsChannel(descriptor: ends.far.number)

    #expect(channel.take() == nil)
    for news in Self.examples.reversed() {
      #expect(Descriptor.send(MessageBuffer.framed(news.message), to: ends.near.number))
    }

    #expect(channel.take() == .library("/tmp/ä b/screens.so"))
    #expect(channel.take() == nil)
  }

  @Test("A message that has come in part waits for the rest")
  func inPieces() throws {
    let ends = try OwnedDescriptor.channel()
    let channel = ClientNewsChannel(descriptor: ends.far.number)
    let message = MessageBuffer.framed(ClientNews.library("/tmp/screens.so").message)

    #expect(Descriptor.send(Array(message.prefix(7)), to: ends.near.number))
    #expect(channel.take() == nil)
    #expect(Descriptor.send(Array(message.dropFirst(7)), to: ends.near.number))

    #expect(channel.take() == .library("/tmp/screens.so"))
  }
}
