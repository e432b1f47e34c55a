import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The log ties everything that is heard to its cause")
struct SpeechLogTests {
  @Test("Entries are numbered, and know which command brought them about")
  func causes() throws {
    let source = ElementListSource([.named("a"), .named("b")])
    var reader = ScreenReader(opening: source)
    source.post(.announcement("New message"))
    _ = try reader.perform(.next)

    #expect(reader.log.entries.map(\.index) == [0, 1, 2])
    #expect(reader.log.entries.map(\.cause) == [.unsolicited, .unsolicited, .command(.next)])
    #expect(reader.log.entries.map { $0.heard.line() } == ["A", "New message", "B"])
    #expect(reader.log.entries(since: 2).map { $0.heard.line() } == ["B"])
  }

  @Test("A long session keeps the last entries only, and still counts them all")
  func bounded() throws {
    let source = ElementListSource([.named("a"), .named("b")])
    var reader = ScreenReader(reading: source, log: SpeechLog(limit: 5))
    _ = reader.screenAppeared()

    for _ in 0..<50 { _ = try reader.lines(after: .next, .previous) }

    #expect(reader.log.count == 101)
    #expect(reader.log.entries.map(\.index) == [96, 97, 98, 99, 100])
  }
}
