import EarshotReader
import EarshotTestSupport
import EarshotTree
import Testing

@MainActor
@Suite("What is said over each other while time passes")
struct ScreenReaderSpeechTests {
  /// Fifteen characters, which take a second.
  private static let second = "abcdefghijklmno"

  /// BR-58, BR-67, BR-68
  @Test("Each announcement has its fate", arguments: AnnouncementCase.all)
  func fates(of example: AnnouncementCase) throws {
    let source = ElementListSource([.named("a"), .named("b")])
    for (time, event) in example.events {
      source.clock.schedule(after: .milliseconds(time)) { event.happen(in: source) }
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.seconds(60))) == example.heard, "\(example.name)")
    #expect(try reader.lines(after: .log) == example.fates, "\(example.name)")
  }

  @Test("What is still to be said when the time is over is said in full")
  func endOfTime() throws {
    let source = ElementListSource([.named("a"), .named("b")])
    source.clock.schedule(after: .seconds(1)) {
      source.post(.announcement("A long announcement that takes its time"))
      source.post(.announcement("Another one"))
    }
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .wait(.seconds(1)))
        == ["A long announcement that takes its time", "Another one"])
    #expect(try reader.lines(after: .next) == ["B"])
    #expect(reader.log.fates.map(\.fate) == [.spoken, .spoken])
  }

  @Test("What cannot be heard is not announced, and this is its fate")
  func inaudible() throws {
    let source = ElementListSource([.named("a")])
    source.clock.schedule(after: .seconds(1)) { source.post(.announcement(Self.second)) }
    source.clock.schedule(after: .milliseconds(1500)) { source.post(.announcement(" ")) }
    source.clock.schedule(after: .milliseconds(1600)) { source.update("a") { $0.value = "New" } }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.seconds(9))) == [Self.second, "New"])
    #expect(
      reader.log.fates.map { "\($0)" } == [
        "1.5 s, default: : dropped, there was nothing to be heard in it",
        "1 s, default: abcdefghijklmno: spoken",
      ])
  }

  @Test("A newer change of the element under the cursor takes the place of one that waits")
  func newerChange() throws {
    let source = ElementListSource([.named("a")])
    source.clock.schedule(after: .seconds(1)) { source.post(.announcement(Self.second)) }
    for (time, value) in [(1100, "one"), (1200, "two"), (1300, "three")] {
      source.clock.schedule(after: .milliseconds(time)) { source.update("a") { $0.value = value } }
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.seconds(9))) == [Self.second, "three"])
  }

  /// BR-65
  @Test(
    "A state that comes some time after an action is said once, when it comes", arguments: 0...5)
  func lateState(ticks: Int) throws {
    let source = ElementListSource([.named("a")])
    source.onPerform = { [unowned source] _, id in
      source.clock.schedule(after: .milliseconds(400 * ticks)) {
        source.update(id) { $0.value = "Reacted with ❤️" }
      }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    var heard = [try reader.lines(after: .activate)]
    for _ in 0..<6 { heard.append(try reader.lines(after: .wait(.milliseconds(400)))) }

    #expect(
      heard == (0...6).map { $0 == ticks ? ["Reacted with ❤️"] : ["[silence]"] })
  }

  @Test("An element that changes all the time is said once a second at most, as it is then")
  func frequentUpdates() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Timer", value: "0", traits: .updatesFrequently),
      .named("b"),
    ])
    for tick in 1...30 {
      source.clock.schedule(after: .milliseconds(100 * tick)) {
        source.update("a") { $0.value = "\(tick)" }
      }
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.milliseconds(2500))) == ["10", "20"])
    #expect(try reader.lines(after: .wait(.milliseconds(600))) == ["30"])
    #expect(try reader.lines(after: .wait(.seconds(60))) == ["[silence]"])
  }

  @Test("An element that changes all the time is not said any more when the cursor has left it")
  func leftBehind() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "Timer", value: "0", traits: .updatesFrequently),
      .named("b"),
    ])
    source.clock.schedule(after: .milliseconds(100)) { source.update("a") { $0.value = "1" } }
    source.clock.schedule(after: .milliseconds(200)) { source.post(.layoutChanged(focus: "b")) }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.seconds(60))) == ["B"])
  }

  @Test("Whatever is announced at whatever time, each announcement has one fate", arguments: 0..<20)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let source = ElementListSource(["a", "b", "c"].map { .named($0) })
    var posted: [String] = []
    for number in 0..<100 {
      let event = AnnouncementCase.Event.random(number, using: &generator)
      let time = Int.random(in: 1...40_000, using: &generator)
      if case .announce(let words, _) = event { posted.append(words) }
      source.clock.schedule(after: .milliseconds(time)) { event.happen(in: source) }
    }
    var reader = ScreenReader(opening: source)

    let heard = try reader.lines(after: .wait(.seconds(60)))

    #expect(reader.log.fates.map(\.words).sorted() == posted.sorted())
    #expect(heard.allSatisfy { !$0.isEmpty })
    for fate in reader.log.fates where fate.fate == .spoken { #expect(heard.contains(fate.words)) }
    for fate in reader.log.fates where fate.priority == .high { #expect(fate.fate == .spoken) }
  }
}
