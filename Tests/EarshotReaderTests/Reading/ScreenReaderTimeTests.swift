import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Time passes only while the reader waits")
struct ScreenReaderTimeTests {
  @Test("What is due while waiting is said in its order, and later things are not")
  func waiting() throws {
    let source = ElementListSource([.named("a"), .named("b")])
    source.clock.schedule(after: .seconds(2)) { source.post(.announcement("Two")) }
    source.clock.schedule(after: .seconds(1)) { source.update("a") { $0.value = "Edited" } }
    source.clock.schedule(after: .seconds(3)) { source.post(.layoutChanged(focus: "b")) }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.milliseconds(500))) == ["[silence]"])
    #expect(try reader.lines(after: .wait(.milliseconds(2000))) == ["Edited", "Two"])
    #expect(try reader.lines(after: .wait(.milliseconds(500))) == ["B"])
    #expect(source.clock.now == .seconds(3))
  }

  @Test("A value that comes late after an action is said when it comes")
  func lateValue() throws {
    let source = ElementListSource([.named("a")])
    source.onPerform = { [unowned source] _, id in
      source.clock.schedule(after: .seconds(1)) { source.update(id) { $0.value = "Done" } }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .activate) == ["[silence]"])
    #expect(try reader.lines(after: .wait(.seconds(1))) == ["Done"])
  }

  @Test("A wait in which there is no end of things to do is given up, and says so")
  func endlessWork() throws {
    let source = ElementListSource([.named("a")])
    scheduleForever(on: source.clock)
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .wait(.seconds(1)))
        == ["[stopped waiting: 100000 moments had something to do]"])
    #expect(source.clock.now == .microseconds(100))
  }

  private func scheduleForever(on clock: VirtualClock) {
    clock.schedule(after: .nanoseconds(1)) { self.scheduleForever(on: clock) }
  }

  @Test("Other commands take no time")
  func commandsTakeNoTime() throws {
    let source = ElementListSource([.named("a"), .named("b")])
    var reader = ScreenReader(opening: source)

    _ = try reader.lines(after: .next, .activate, .readAll, .down)

    #expect(source.clock.now == .zero)
  }

  @Test("An element that goes and its neighbour that goes later leave the cursor on what is left")
  func removalsWhileWaiting() throws {
    let source = ElementListSource(["a", "b", "c"].map { .named($0) })
    for (second, left) in [(1, ["b", "c"]), (2, ["c"])] {
      source.clock.schedule(after: .seconds(second)) {
        source.replace(with: left.map { .named($0) })
      }
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .wait(.seconds(5))) == ["B", "C"])
  }
}
