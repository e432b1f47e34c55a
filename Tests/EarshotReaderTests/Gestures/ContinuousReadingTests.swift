import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("While time passes, a reading goes from stop to stop")
struct ContinuousReadingTests {
  /// Elements that are said in a second each.
  private func stops(_ ids: [String]) -> ElementListSource { ElementListSource(ids.map(Self.stop)) }

  private static func stop(_ id: String) -> AccessibilityElement {
    AccessibilityElement(id: .init(rawValue: id), label: "\(id.uppercased()) bcdefghijklmn")
  }

  private func reading(
    _ source: ElementListSource, then events: [(Int, ReaderCommand)] = [], wait: Int = 60
  ) throws -> [String] {
    var reader = ScreenReader(opening: source)
    for (time, command) in [(1_000, ReaderCommand.readAll)] + events {
      _ = try reader.perform(.planned(command, after: .milliseconds(time)))
    }
    return try reader.lines(after: .wait(.seconds(wait)))
  }

  @Test("Each stop begins when the one before was said to its end")
  func stopAfterStop() throws {
    var reader = ScreenReader(opening: stops(["a", "b", "c"]))
    let times = [2_900, 3_100].map { ReaderCommand.planned(.current, after: .milliseconds($0)) }

    _ = try reader.lines(after: .planned(.readAll, after: .seconds(1)), times[0])
    #expect(
      try reader.lines(after: .wait(.seconds(10))) == [
        "A bcdefghijklmn", "B bcdefghijkl",
        "[cut after 13 characters, something else was asked for]", "B bcdefghijklmn",
      ])
    #expect(reader.cursor == "b")
    _ = try reader.lines(after: .first, .planned(.readFromHere, after: .seconds(1)), times[1])
    #expect(
      try reader.lines(after: .wait(.seconds(10))) == [
        "A bcdefghijklmn", "B bcdefghijklmn", "C",
        "[cut after 1 character, something else was asked for]", "C bcdefghijklmn",
      ])
  }

  @Test("What is left when the time is over is read at once, and the cursor is at the end")
  func endOfTime() throws {
    let source = stops(["a", "b", "c"])
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .planned(.readAll, after: .seconds(1)), .wait(.milliseconds(1500)))
        == ["A bcdefghijklmn", "B bcdefghijklmn", "C bcdefghijklmn"])
    #expect(reader.cursor == "c")
    #expect(source.clock.now == .milliseconds(1500))
    #expect(try reader.lines(after: .pause) == ["[nothing happened: nothing is being said]"])
  }

  @Test(
    "What is announced meanwhile is said between two stops, and what is urgent within one",
    arguments: [
      (
        AccessibilityNotification.Priority.low,
        ["A bcdefghijklmn", "News", "B bcdefghijklmn", "C bcdefghijklmn"]
      ),
      (.default, ["A bcdefghijklmn", "News", "B bcdefghijklmn", "C bcdefghijklmn"]),
      (
        .high,
        [
          "A bcdefgh", "[cut after 9 characters, an announcement of high priority came]", "News",
          "bcdefghijklmn", "B bcdefghijklmn", "C bcdefghijklmn",
        ]
      ),
    ])
  func announcements(priority: AccessibilityNotification.Priority, heard: [String]) throws {
    let source = stops(["a", "b", "c"])
    source.clock.schedule(after: .milliseconds(1_600)) {
      source.post(.announcement("News", priority: priority))
    }

    #expect(try reading(source) == heard)
  }

  @Test("What is urgent does not drop what waits for the end of the stop")
  func urgentAndWaiting() throws {
    let source = stops(["a", "b"])
    for (time, priority) in [(1_200, AccessibilityNotification.Priority.default), (1_600, .high)] {
      source.clock.schedule(after: .milliseconds(time)) {
        source.post(.announcement("\(priority)", priority: priority))
      }
    }

    #expect(
      try reading(source) == [
        "A bcdefgh", "[cut after 9 characters, an announcement of high priority came]", "high",
        "default", "bcdefghijklmn", "B bcdefghijklmn",
      ])
  }

  @Test(
    "An element that goes while it is read is cut off, and the reading goes on at its neighbour")
  func removed() throws {
    let source = stops(["a", "b", "c"])
    source.clock.schedule(after: .milliseconds(2_600)) {
      source.replace(with: ["a", "c"].map(Self.stop))
    }

    #expect(
      try reading(source) == [
        "A bcdefghijklmn", "B bcdefgh", "[cut after 9 characters, the cursor moved]",
        "C bcdefghijklmn",
      ])
  }

  @Test("An element that comes ahead is read, and one that comes behind is not")
  func inserted() throws {
    let source = stops(["a", "b"])
    source.clock.schedule(after: .milliseconds(1_600)) {
      source.replace(with: ["z", "a", "x", "b"].map(Self.stop))
    }

    #expect(
      try reading(source) == ["A bcdefghijklmn", "X bcdefghijklmn", "B bcdefghijklmn"])
  }

  @Test("A reading goes on in what opens and takes the cursor, and ends with it")
  func modal() throws {
    let source = stops(["a", "b", "c"])
    source.clock.schedule(after: .milliseconds(1_600)) {
      source.replace(with: ["x", "y"].map(Self.stop))
      source.place(["x", "y"], in: AccessibilityContainer(id: "sheet", kind: .modal))
      source.post(.screenChanged(focus: "x"))
    }

    #expect(
      try reading(source) == [
        "A bcdefgh", "[cut after 9 characters, the cursor moved]", "X bcdefghijklmn",
        "Y bcdefghijklmn",
      ])
  }

  @Test("A reading of which nothing is left ends, and the cursor is nowhere")
  func nothingLeft() throws {
    let source = stops(["a", "b"])
    source.clock.schedule(after: .milliseconds(1_600)) { source.replace(with: []) }

    #expect(try reading(source) == ["A bcdefghijklmn", "[nothing to focus]"])
  }

  @Test("A change of the stop is said after it, and the reading goes on")
  func changed() throws {
    let source = stops(["a", "b"])
    source.clock.schedule(after: .milliseconds(1_600)) { source.update("a") { $0.value = "Seen" } }

    #expect(try reading(source) == ["A bcdefghijklmn", "Seen", "B bcdefghijklmn"])
  }

  @Test("A stop that became another while something urgent was said is read anew")
  func readAnew() throws {
    let source = stops(["a", "b"])
    source.clock.schedule(after: .milliseconds(1_600)) {
      source.post(.announcement("Connection lost", priority: .high))
      source.update("a") { $0.label = "New words" }
    }

    #expect(
      try reading(source) == [
        "A bcdefgh", "[cut after 9 characters, an announcement of high priority came]",
        "New words", "Connection lost", "New words", "B bcdefghijklmn",
      ])
  }

  @Test("What was cut off before a reading began is not taken for a stop of it")
  func cutBefore() throws {
    let source = stops(["a", "b"])
    var reader = ScreenReader(opening: source)
    _ = try reader.perform(.planned(.next, after: .seconds(1)))
    source.clock.schedule(after: .milliseconds(1_600)) {
      source.post(.announcement("Fire", priority: .high))
    }
    _ = try reader.perform(.planned(.readFromHere, after: .milliseconds(1_600)))

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "B bcdefgh", "[cut after 9 characters, an announcement of high priority came]", "Fire",
        "B bcdefghijklmn",
      ])
  }

  @Test("What cannot be heard is passed over in no time")
  func inaudible() throws {
    let source = ElementListSource([
      Self.stop("a"), AccessibilityElement(id: "x", label: " "),
      AccessibilityElement(id: "y", label: "\u{200D}"), Self.stop("b"),
    ])

    #expect(
      try reading(source) == ["A bcdefghijklmn", "[silence]", "[silence]", "B bcdefghijklmn"])
  }

  @Test(
    "Every other gesture ends a reading, and then it can not go on",
    arguments: [
      (ReaderCommand.previous, ["[boundary]"]), (.hold, ["[nothing happened: no action]"]),
      (.activate, ["[nothing happened: no action]"]), (.escape, ["[nothing happened: no action]"]),
    ])
  func ended(gesture: ReaderCommand, heard: [String]) throws {
    #expect(
      try reading(stops(["a", "b"]), then: [(1_500, gesture), (9_000, .pause), (9_500, .pause)])
        == ["A bcdefghijklmn"] + heard + [
          "[nothing happened: another gesture ended what was being said]",
          "[nothing happened: nothing is being said]",
        ])
  }

  @Test("Reading with nothing on the screen reads nothing")
  func empty() throws {
    #expect(try reading(ElementListSource([])) == ["[nothing to focus]"])
  }

  @Test("A reading asks the source as often for a stop in a long list as in a short one")
  func constantLookUps() throws {
    func lookUps(count: Int) throws -> Int {
      let source = CountingSource(ElementListSource((0..<count).map { Self.stop("\($0)") }))
      var reader = ScreenReader(opening: source)
      _ = try reader.perform(.planned(.readAll, after: .seconds(1)))
      _ = try reader.perform(.planned(.pause, after: .seconds(5)))
      let before = source.lookUps
      _ = try reader.perform(.wait(.seconds(60)))
      return source.lookUps - before
    }

    #expect(try lookUps(count: 10) == lookUps(count: 100_000))
  }

  @Test("A reading hands on each stop as it is heard, and holds none")
  func streaming() throws {
    var reader = ScreenReader(opening: stops((0..<5_000).map { "\($0)" }))
    _ = try reader.perform(.planned(.readAll, after: .seconds(1)))
    var count = 0

    try reader.perform(.wait(.seconds(600_000))) { _ in count += 1 }

    #expect(count == 5_000)
    #expect(reader.log.entries.count == 1_000)
  }
}
