import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("A two-finger tap holds what is being said, and the next one goes on")
struct PausingTests {
  private func messages() -> ElementListSource {
    ElementListSource([
      AccessibilityElement(id: "1", label: "Is the picnic still on for Sunday?"),
      AccessibilityElement(id: "2", label: "Yes, and I am bringing the lemonade"),
      AccessibilityElement(id: "3", label: "See you there"),
    ])
  }

  private func reader(
    of source: ElementListSource, making gestures: [(Int, ReaderCommand)]
  ) throws -> ScreenReader {
    var reader = ScreenReader(opening: source)
    for (time, gesture) in gestures {
      _ = try reader.perform(.planned(gesture, after: .milliseconds(time)))
    }
    return reader
  }

  @Test(
    "A reading that is held goes on with the word in which it was cut, at the stop that was read")
  func inTime() throws {
    var reader = try reader(
      of: messages(), making: [(1_000, .readAll), (2_000, .pause), (6_000, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "Is the picnic s", "[cut after 15 characters, paused]", "still on for Sunday?",
        "Yes, and I am bringing the lemonade", "See you there",
      ])
  }

  @Test("A reading that is held stays so when the time is over, and goes on at once when asked")
  func afterTime() throws {
    var reader = try reader(of: messages(), making: [(1_000, .readAll), (5_000, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "Is the picnic still on for Sunday?", "Yes, and I am bringing th",
        "[cut after 25 characters, paused]",
      ])
    #expect(reader.cursor == "2")
    #expect(try reader.lines(after: .wait(.seconds(60))) == ["[silence]"])
    #expect(try reader.lines(after: .set(.haptics, true)) == ["[haptics on]"])
    #expect(try reader.lines(after: .pause) == ["the lemonade", "See you there"])
    #expect(reader.cursor == "3")
    #expect(try reader.lines(after: .pause) == ["[nothing happened: nothing is being said]"])
  }

  @Test("What is held twice goes on from where it was held last")
  func twice() throws {
    var reader = try reader(
      of: messages(),
      making: [(1_000, .readAll), (2_000, .pause), (3_000, .pause), (3_400, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "Is the picnic s", "[cut after 15 characters, paused]", "still",
        "[cut after 6 characters, paused]",
      ])
    #expect(
      try reader.lines(after: .pause) == [
        "on for Sunday?", "Yes, and I am bringing the lemonade", "See you there",
      ])
  }

  @Test("Between two stops, the next one is held")
  func betweenStops() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "a", label: "abcdefghijklmno"), .named("b"),
    ])
    var reader = try reader(of: source, making: [(1_000, .readAll), (2_000, .pause)])

    #expect(try reader.lines(after: .wait(.seconds(9))) == ["abcdefghijklmno", "[paused]"])
    #expect(reader.cursor == "a")
    #expect(try reader.lines(after: .pause) == ["B"])
  }

  @Test("An element that changed meanwhile is read anew, and one that went is not read any more")
  func changes() throws {
    let source = messages()
    var reader = try reader(of: source, making: [(1_000, .readAll), (2_000, .pause)])
    _ = try reader.perform(.wait(.seconds(5)))

    source.update("1") { $0.label = "Is the picnic on Monday?" }
    #expect(
      try reader.lines(after: .actions)
        == ["Is the picnic on Monday?", "| Activate (default)"])
    #expect(
      try reader.lines(after: .pause) == [
        "Is the picnic on Monday?", "Yes, and I am bringing the lemonade", "See you there",
      ])

    _ = try reader.lines(after: .first, .planned(.readAll, after: .seconds(1)))
    _ = try reader.lines(after: .planned(.pause, after: .seconds(2)), .wait(.seconds(5)))
    source.replace(with: Array(source.elements.dropFirst()))
    #expect(reader.listen().lines == ["Yes, and I am bringing the lemonade"])
    #expect(try reader.lines(after: .pause) == ["See you there"])
  }

  @Test("Whatever is being said can be held, and what waits is held with it")
  func announcements() throws {
    let source = messages()
    for (time, words) in [(1_000, "Connecting to the server"), (1_500, "Ben is here")] {
      source.clock.schedule(after: .milliseconds(time)) { source.post(.announcement(words)) }
    }
    source.clock.schedule(after: .seconds(4)) { source.post(.announcement("Meanwhile")) }
    var reader = try reader(of: source, making: [(2_000, .pause), (9_000, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "Connecting to t", "[cut after 15 characters, paused]", "Meanwhile", "the server",
        "Ben is here",
      ])
    #expect(
      try reader.lines(after: .log) == [
        "| 1 s, default: Connecting to the server: spoken", "| 1.5 s, default: Ben is here: spoken",
        "| 4 s, default: Meanwhile: spoken",
      ])
  }

  @Test("Another gesture gives up what is held, with the fate of each announcement in it")
  func givenUp() throws {
    let source = messages()
    for (time, words) in [(1_000, "Connecting to the server"), (1_500, "Ben is here")] {
      source.clock.schedule(after: .milliseconds(time)) { source.post(.announcement(words)) }
    }
    var reader = try reader(of: source, making: [(2_000, .pause)])
    _ = try reader.perform(.wait(.seconds(5)))

    #expect(reader.leftPaused.map(\.description) == ["not said: Ben is here: it was left paused"])
    #expect(throws: ReaderError.self) { try reader.perform(.act("Nope")) }
    #expect(
      try reader.lines(after: .next)
        == ["Yes, and I am bringing the lemonade", "[not said: Ben is here: it was left paused]"])
    #expect(reader.leftPaused.isEmpty)
    #expect(
      try reader.lines(after: .log) == [
        "| 1 s, default: Connecting to the server: cut after 15 characters, it was left paused",
        "| 1.5 s, default: Ben is here: dropped, it was left paused",
      ])
    #expect(
      try reader.lines(after: .pause)
        == ["[nothing happened: another gesture ended what was being said]"])
  }

  @Test("What is announced while a reading is held can be held as well, and comes after it")
  func heldMeanwhile() throws {
    let source = messages()
    source.clock.schedule(after: .seconds(3)) {
      source.post(.announcement("Connecting to the server"))
    }
    var reader = try reader(
      of: source, making: [(1_000, .readAll), (2_000, .pause), (4_000, .pause), (6_000, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "Is the picnic s", "[cut after 15 characters, paused]", "Connecting to t",
        "[cut after 15 characters, paused]", "still on for Sunday?", "the server",
        "Yes, and I am bringing the lemonade", "See you there",
      ])
  }

  @Test("What urgent words cut off in the moment of the tap is held after them")
  func urgent() throws {
    let source = messages()
    source.clock.schedule(after: .seconds(2)) {
      source.post(.announcement("Fire", priority: .high))
    }
    var reader = try reader(of: source, making: [(1_000, .readAll), (2_000, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60))) == [
        "Is the picnic s", "[cut after 15 characters, an announcement of high priority came]",
        "[paused]",
      ])
    #expect(
      try reader.lines(after: .pause) == [
        "Fire", "still on for Sunday?", "Yes, and I am bringing the lemonade", "See you there",
      ])
  }

  @Test(
    "No half word is said again",
    arguments: [
      ("one two three", 3, "two three"), ("one two three", 5, "two three"),
      ("one, two", 4, "two"), ("It is 10 000 €", 7, "10 000 €"), ("❤️👍🏽 ok", 1, "👍🏽 ok"),
      ("👩‍👩‍👧👩‍👩‍👧", 1, "👩‍👩‍👧"), ("שלום לכולם כאן", 7, "לכולם כאן"),
      ("مرحبا بالعالم", 8, "بالعالم"), ("日本語です", 2, "語です"), ("don't stop", 4, "don't stop"),
    ])
  func words(label: String, count: Int, rest: String) throws {
    let source = ElementListSource([
      .named("a"),
      AccessibilityElement(id: "b", label: label + " " + String(repeating: "x", count: 60)),
    ])
    let pause = 1_001 + count * 1_000 / 15
    var reader = try reader(of: source, making: [(1_000, .next), (pause, .pause)])

    _ = try reader.perform(.wait(.seconds(60)))

    #expect(
      try reader.lines(after: .pause) == [rest + " " + String(repeating: "x", count: 60)])
  }

  @Test("Another phrasing leaves no half word either")
  func snapshot() throws {
    let source = ElementListSource([
      .named("a"),
      AccessibilityElement(id: "b", label: "Send", value: "Later", traits: [.button, .selected]),
    ])
    var reader = try reader(of: source, making: [(1_000, .next), (2_200, .pause)])

    #expect(
      try reader.lines(after: .wait(.seconds(60)))
        == ["Selected, Send, La", "[cut after 18 characters, paused]"])
    let heard = try reader.perform(.pause)
    #expect(heard.lines == ["Later, button"])
    #expect(heard.map { $0.line(in: .snapshot) } == ["Later. Button."])
  }

  @Test("Where only marks are left, nothing is")
  func onlyMarks() throws {
    let source = ElementListSource([.named("a"), AccessibilityElement(id: "b", label: "Sunday?!")])
    var reader = try reader(of: source, making: [(1_000, .next), (1_450, .pause)])

    #expect(try reader.lines(after: .wait(.seconds(60))) == ["Sunday?!"])
    #expect(try reader.lines(after: .pause) == ["[nothing happened: nothing is being said]"])
  }

  @Test("The phrase that went on is the last phrase, whole")
  func again() throws {
    var reader = try reader(of: messages(), making: [(1_000, .next), (2_000, .pause)])
    _ = try reader.lines(after: .wait(.seconds(5)))

    #expect(try reader.lines(after: .pause) == ["bringing the lemonade"])
    #expect(try reader.lines(after: .sayAgain) == ["Yes, and I am bringing the lemonade"])
  }

  @Test("Coming to the screen again forgets what is held")
  func newScreen() throws {
    var reader = try reader(of: messages(), making: [(1_000, .readAll), (2_000, .pause)])
    _ = try reader.lines(after: .wait(.seconds(5)))
    _ = reader.screenAppeared()

    #expect(try reader.lines(after: .pause) == ["[nothing happened: nothing is being said]"])
  }
}
