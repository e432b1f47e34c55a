import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("A scrub, a magic tap and a scroll climb to whoever answers them")
struct ClimbingTests {
  /// Two elements in two boxes; the box that answers is the one whose identity is given.
  private func boxes(
    _ inner: AccessibilityContainer.Kind = .group, answering: AccessibilityElement.ID
  ) -> ElementListSource {
    let source = ElementListSource(["a", "b"].map { .named($0) })
    source.place(["a"], in: AccessibilityContainer(id: "inner", kind: inner, parent: "outer"))
    source.place([], in: AccessibilityContainer(id: "outer", kind: .group))
    source.onPerform = { [unowned source] action, id in
      guard id == answering else { return .refused(id == "a" ? .disabled : .noAction) }
      source.post(.announcement("\(id) answers"))
      return .performed
    }
    return source
  }

  @Test(
    "The element is asked first, then what is around it, innermost first",
    arguments: ["a", "inner", "outer"] as [AccessibilityElement.ID],
    [.escape, .magicTap, .scroll(.left)] as [ReaderCommand])
  func climbs(answering: AccessibilityElement.ID, command: ReaderCommand) throws {
    var reader = ScreenReader(opening: boxes(answering: answering))

    #expect(try reader.lines(after: command) == ["\(answering) answers"])
  }

  @Test("Where nobody answers, the element's own reason is given")
  func nobody() throws {
    var reader = ScreenReader(opening: boxes(answering: "nobody"))

    #expect(try reader.lines(after: .magicTap) == ["[nothing happened: dimmed]"])
    #expect(try reader.lines(after: .scroll(.up)) == ["[nothing happened: dimmed]"])
    #expect(try reader.lines(after: .next, .escape) == ["[nothing happened: no action]"])
    #expect(
      try reader.lines(after: .scroll(.up)) == [
        "[nothing happened: the app answers no scrolling here, and no view scrolls by itself]"
      ])
  }

  @Test("What climbs does not leave a modal part of the screen")
  func modal() throws {
    var outside = ScreenReader(opening: boxes(.modal, answering: "outer"))
    var inside = ScreenReader(opening: boxes(.modal, answering: "inner"))

    #expect(try outside.lines(after: .escape) == ["[nothing happened: dimmed]"])
    #expect(try inside.lines(after: .escape) == ["inner answers"])
  }

  @Test("A scroll says the page that the app announces, or that it announces none")
  func pages() throws {
    let source = ElementListSource([.named("a")])
    source.onPerform = { [unowned source] action, _ in
      if action == .scroll(.down) { source.post(.pageScrolled("Page 2 of 3")) }
      return .performed
    }
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .scroll(.down)) == ["Page 2 of 3"])
    #expect(
      try reader.lines(after: .scroll(.up)) == ["[scrolled: the app does not say to where]"])
  }
}
