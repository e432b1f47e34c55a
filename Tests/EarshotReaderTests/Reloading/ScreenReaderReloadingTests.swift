import EarshotTestSupport
import EarshotTree
import Testing

@testable import EarshotReader

@MainActor
@Suite("A reader goes on when the source of a screen was changed")
struct ScreenReaderReloadingTests {
  private func matching(_ former: ElementListSource, _ current: ElementListSource) -> StopMatching {
    StopMatching(
      former: ScreenReader(reading: former).stopsToFindAgain(limit: 100),
      current: ScreenReader(reading: current).stopsToFindAgain(limit: 100))
  }

  private func list(_ ids: [String]) -> ElementListSource {
    ElementListSource(ids.map { .named($0) })
  }

  private func reload(
    _ reader: ScreenReader, from former: ElementListSource, to current: ElementListSource
  ) -> (reader: ScreenReader, lines: [String]) {
    let place = reader.wayBack(through: matching(former, current), in: current)
    var next = ScreenReader(reading: current, after: reader)
    let heard = next.screenReloaded(goingTo: place?.id, isSame: place?.isSame ?? false)
    return (next, heard.lines)
  }

  @Test("The cursor stays with its stop, which is said, and why says by which rule")
  func stays() throws {
    let former = list(["a", "b", "c"])
    var reader = ScreenReader(opening: former)
    _ = try reader.perform(.next)

    let (next, lines) = reload(reader, from: former, to: list(["new", "c", "a", "b"]))

    #expect(lines == ["B"])
    #expect(next.rulesOfArrival.map(\.id) == ["cursor.reloaded"])
  }

  @Test("When its stop is gone, the cursor goes to the nearest that is left, the next first")
  func gone() throws {
    let former = list(["a", "b", "c", "d"])
    var reader = ScreenReader(opening: former)
    _ = try reader.perform(.next)

    let (next, lines) = reload(reader, from: former, to: list(["a", "c", "d"]))

    #expect(lines == ["C"])
    #expect(next.rulesOfArrival.map(\.id) == ["cursor.reloaded-gone"])
  }

  @Test("Who was where a stop had come up meanwhile goes to what stood around it")
  func cameUp() throws {
    let former = list(["a", "b"])
    var reader = ScreenReader(opening: former)
    let asAtFirst = matching(former, list(["b", "a"]))
    former.replace(with: ["a", "alert", "b"].map { .named($0) })
    _ = try reader.perform(.next)
    #expect(reader.cursor == "alert")

    let place = reader.wayBack(through: asAtFirst, in: list(["b", "a"]))

    #expect(place?.id == "b")
    #expect(place?.isSame == false)
  }

  @Test("Where nothing is left of what was there, the cursor goes to the first stop")
  func nothingLeft() {
    let former = list(["a"])
    let reader = ScreenReader(opening: former)

    let (next, lines) = reload(reader, from: former, to: list(["x", "y"]))

    #expect(lines == ["X"])
    #expect(next.cursor == "x")
  }

  @Test("A screen on which nothing is left says so")
  func empty() {
    let former = list(["a"])

    let (next, lines) = reload(ScreenReader(opening: former), from: former, to: list([]))

    #expect(lines == ["[nothing to focus]"])
    #expect(next.cursor == nil)
  }

  @Test("Settings, the rotor, and what was said stay")
  func stay() throws {
    let former = list(["a", "b"])
    var reader = ScreenReader(opening: former)
    _ = try reader.lines(after: .set(.hints, false), .rotor(.named("characters")))

    var (next, _) = reload(reader, from: former, to: list(["a", "b"]))
    let log = next.log.entries
    let rotor = try next.lines(after: .rotor(.current))

    #expect(!next.settings[.hints])
    #expect(log.count > reader.log.entries.count)
    #expect(rotor.first == "Characters")
  }

  @Test("What the app asks for while it appears does not take the cursor, and what it says is said")
  func appRequests() {
    let former = list(["a", "b"])
    let current = list(["a", "b"])
    var next = ScreenReader(reading: current, after: ScreenReader(opening: former))
    current.post(.screenChanged(focus: "b"))
    current.post(.announcement("Loaded"))

    let heard = next.screenReloaded(goingTo: "a", isSame: true)
    let rest = next.listen()

    #expect(heard.lines == ["A", "Loaded"])
    #expect(rest.lines == ["[silence]"])
    #expect(next.cursor == "a")
  }

  @Test("No more stops are looked at than asked for, and the cursor does not move")
  func limit() {
    let source = ElementListSource((0..<1_000).map { .named("\($0)") })
    let reader = ScreenReader(opening: source)

    #expect(reader.stopsToFindAgain(limit: 10).map(\.line) == (0..<10).map { "\($0)" })
    #expect(reader.cursor == "0")
  }

  @Test("The names of actions are part of what is found again")
  func actions() {
    let lines = ScreenReader(reading: picnic()).stopsToFindAgain(limit: 1).map(\.line)

    #expect(
      lines == ["Is the picnic still on for Sunday? Actions available [actions: Reply]"])
  }
}
