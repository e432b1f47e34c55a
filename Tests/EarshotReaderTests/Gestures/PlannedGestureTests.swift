import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Gestures are made while time passes")
struct PlannedGestureTests {
  /// Fifteen characters, which take a second.
  private static let second = "abcdefghijklmno"

  private func phrases() -> ElementListSource {
    ElementListSource(
      ["a", "b", "c"].map {
        AccessibilityElement(id: .init(rawValue: $0), label: "\($0.uppercased()) \(Self.second)")
      })
  }

  @Test("A flick cuts what the flick before it has said, and what is left is said in full")
  func flicks() throws {
    var reader = ScreenReader(opening: phrases())

    #expect(try reader.lines(after: .planned(.next, after: .seconds(1))) == ["[silence]"])
    #expect(try reader.lines(after: .planned(.next, after: .milliseconds(1200))) == ["[silence]"])
    #expect(
      try reader.lines(after: .wait(.seconds(5)))
        == ["B a", "[cut after 3 characters, the cursor moved]", "C abcdefghijklmno"])
    #expect(reader.cursor == "c")
  }

  @Test("What was not begun when somebody flicked on is remarked")
  func unheard() throws {
    var reader = ScreenReader(opening: phrases())

    #expect(
      try reader.lines(
        after: .planned(.next, after: .seconds(1)), .planned(.next, after: .milliseconds(1010)),
        .wait(.seconds(5)))
        == ["[not said: B abcdefghijklmno: the cursor moved]", "C abcdefghijklmno"])
  }

  @Test(
    "Gestures and what the app does at the same moment happen in the order in which they were planned"
  )
  func sameMoment() throws {
    let source = ElementListSource(["a", "b", "c"].map { .named($0) })
    var reader = ScreenReader(opening: source)
    source.clock.schedule(after: .seconds(1)) { source.replace(with: [.named("a"), .named("c")]) }
    _ = try reader.perform(.planned(.next, after: .seconds(1)))
    source.clock.schedule(after: .seconds(1)) { source.update("c") { $0.value = "later" } }
    _ = try reader.perform(.planned(.current, after: .seconds(1)))

    #expect(try reader.lines(after: .wait(.seconds(1))) == ["C", "later", "C, later"])
  }

  @Test("What was planned for later than a wait lasts is made in the next one")
  func later() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a"), .named("b")]))
    _ = try reader.perform(.planned(.next, after: .seconds(2)))

    #expect(try reader.lines(after: .wait(.seconds(1))) == ["[silence]"])
    #expect(reader.plannedGestures.map(\.gesture) == [.next])
    #expect(reader.plannedGestures.map(\.time) == [.seconds(2)])
    #expect(try reader.lines(after: .next) == ["B"])
    #expect(try reader.lines(after: .wait(.seconds(1))) == ["[boundary]"])
    #expect(reader.plannedGestures.isEmpty)
  }

  @Test("A gesture without a delay is made at once, and fails as it would")
  func noDelay() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a"), .named("b")]))

    #expect(try reader.lines(after: .planned(.next, after: .zero)) == ["B"])
    #expect(throws: ReaderError.unknownAction("Nope", nearest: nil)) {
      try reader.perform(.planned(.act("Nope"), after: .zero))
    }
  }

  @Test("A gesture that can not be made when its time comes says why, and ends nothing")
  func notMade() throws {
    var reader = ScreenReader(opening: ElementListSource(["a", "b"].map { .named($0) }))

    #expect(
      try reader.lines(
        after: .planned(.readAll, after: .seconds(1)),
        .planned(.act("Nope"), after: .milliseconds(1050)), .wait(.seconds(5)))
        == ["A", "[not made: act Nope: no action 'Nope' is offered here]", "B"])
  }

  @Test("A thousand gestures wait, and no more")
  func limit() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a"), .named("b")]))
    for _ in 0..<1_000 { _ = try reader.perform(.planned(.next, after: .seconds(1))) }

    let error = #expect(throws: ReaderError.self) {
      try reader.perform(.planned(.next, after: .seconds(1)))
    }

    #expect(
      error?.description
        == "1000 gestures wait for their time; a 'wait' has to come before more are planned")
    #expect(try reader.perform(.wait(.seconds(1))).count == 1_000)
    #expect(throws: Never.self) { try reader.perform(.planned(.next, after: .seconds(1))) }
  }

  @Test("A gesture where nothing can have the cursor says so")
  func nothingThere() throws {
    var reader = ScreenReader(opening: ElementListSource([]))

    #expect(
      try reader.lines(after: .planned(.next, after: .seconds(1)), .wait(.seconds(2)))
        == ["[nothing to focus]"])
  }

  @Test("What a gesture says without moving the cursor cuts what is being said, too")
  func answers() throws {
    let source = phrases()
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(
        after: .planned(.next, after: .seconds(1)), .planned(.current, after: .milliseconds(1200)),
        .planned(.sayAgain, after: .milliseconds(1400)), .wait(.seconds(5)))
        == [
          "B a", "[cut after 3 characters, something else was asked for]",
          "B a", "[cut after 3 characters, something else was asked for]",
          "B abcdefghijklmno",
        ])
  }

  @Test("What is typed fast is cut by what is typed next")
  func typing() throws {
    let source = ElementListSource([
      AccessibilityElement(id: "f", label: "Message", traits: [.textEntry, .isEditing])
    ])
    source.onPerform = { [unowned source] action, id in
      guard case .setText(let text) = action else { return .refused(.noAction) }
      source.update(id) { $0.value = text }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(
        after: .planned(.type("hello"), after: .milliseconds(100)),
        .planned(.type("!"), after: .milliseconds(400)),
        .planned(.delete, after: .milliseconds(500)), .wait(.seconds(5)))
        == [
          "h, e", "[cut after 4 characters, something was typed]",
          "e", "[cut after 1 character, something was typed]",
          "[not said: hello: something newer took its place]", "exclamation mark",
        ])
    #expect(source.elements.first?.value == "hello")
  }

  @Test("A rate that is changed meanwhile holds for what is said from then on")
  func rate() throws {
    var reader = ScreenReader(opening: phrases())
    _ = try reader.perform(.rotor(.named("Speech Rate")))
    for time in 1...10 { _ = try reader.perform(.planned(.up, after: .seconds(time))) }
    for time in [20_000, 20_300] {
      _ = try reader.perform(.planned(.next, after: .milliseconds(time)))
    }

    let heard = try reader.lines(after: .wait(.seconds(60)))

    #expect(
      heard.suffix(3) == [
        "B abcdefg", "[cut after 9 characters, the cursor moved]", "C abcdefghijklmno",
      ])
  }

  @Test("A page that is turned meanwhile says where to, or that the app does not")
  func scrolling() throws {
    let source = ElementListSource([.named("a")])
    var announces = true
    source.onPerform = { [unowned source] _, _ in
      if announces { source.post(.pageScrolled("Page 2 of 3")) }
      announces = false
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(
        after: .planned(.scroll(.down), after: .seconds(1)),
        .planned(.scroll(.down), after: .seconds(3)), .wait(.seconds(5)))
        == ["Page 2 of 3", "[scrolled: the app does not say to where]"])
  }
}
