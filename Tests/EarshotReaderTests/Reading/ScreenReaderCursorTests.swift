import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("Where the cursor goes")
struct ScreenReaderCursorTests {
  @Test("The first element is said when the screen appears, and then one after another")
  func walk() throws {
    var reader = ScreenReader(reading: picnic())

    #expect(
      reader.screenAppeared().lines == ["Is the picnic still on for Sunday? Actions available"])
    #expect(
      try reader.lines(after: .next) == ["Yes, and I am bringing the lemonade. Actions available"])
    #expect(
      try reader.lines(after: .previous) == ["Is the picnic still on for Sunday? Actions available"]
    )
    #expect(
      try reader.lines(after: .current) == ["Is the picnic still on for Sunday? Actions available"])
  }

  @Test("A setting counts from the next thing that is said")
  func settings() throws {
    let source = ElementListSource([AccessibilityElement(id: "a", label: "Plan", hint: "Opens")])
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .set(.hints, false)) == ["[hints off]"])
    #expect(try reader.lines(after: .current) == ["Plan"])
    #expect(try reader.lines(after: .set(.hints, true), .current) == ["Plan. Opens"])
  }

  @Test("A screen that appears anew is read from its first element")
  func appearsAnew() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a"), .named("b")]))
    _ = try reader.perform(.next)

    #expect(reader.screenAppeared().lines == ["A"])
  }

  @Test("At both ends there is a sound, and the cursor stays")
  func boundaries() throws {
    var reader = ScreenReader(opening: ElementListSource([.named("a"), .named("b")]))

    #expect(try reader.lines(after: .previous) == ["[boundary]"])
    #expect(reader.cursor == "a")
    #expect(try reader.lines(after: .last) == ["B"])
    #expect(try reader.lines(after: .next) == ["[boundary]"])
    #expect(reader.cursor == "b")
    #expect(try reader.lines(after: .first) == ["A"])
  }

  @Test("A label that changes under the cursor does not move it")
  func labelChanges() throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c")])
    var reader = ScreenReader(opening: source)
    _ = try reader.perform(.next)

    source.update("b") { $0.label = "B, 3 reactions" }

    #expect(reader.listen().lines == ["B, 3 reactions"])
    #expect(reader.cursor == "b")
    #expect(try reader.lines(after: .next) == ["C"])
  }

  /// BR-35
  @Test("Older messages that are loaded before the first one leave the cursor where it is")
  func prepended() throws {
    let source = ElementListSource(["m1", "m2"].map { .named($0) })
    var reader = ScreenReader(opening: source)

    source.replace(with: (1...20).map { .named("old\($0)") } + ["m1", "m2"].map { .named($0) })

    #expect(reader.listen().lines == ["[silence]"])
    #expect(reader.cursor == "m1")
    #expect(try reader.lines(after: .previous) == ["OLD20"])
    #expect(try reader.lines(after: .next, .next) == ["M2"])
  }

  @Test("Elements that come, go and change places elsewhere do not move the cursor")
  func changesElsewhere() throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c")])
    var reader = ScreenReader(opening: source)
    _ = try reader.perform(.next)

    source.replace(with: [.named("x"), .named("c"), .named("b"), .named("y")])

    #expect(reader.listen().lines == ["[silence]"])
    #expect(reader.cursor == "b")
    #expect(try reader.lines(after: .next) == ["Y"])
  }

  @Test(
    "When its element goes away the cursor goes to a neighbour, the next before the previous",
    arguments: [
      (["a", "c", "d"], "C"), (["a", "d"], "A"), (["d", "e"], "D"),
      (["a", "new", "c"], "C"),
    ])
  func removed(left: [String], line: String) throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c"), .named("d")])
    var reader = ScreenReader(opening: source)
    _ = try reader.perform(.next)

    source.replace(with: left.map { .named($0) })

    #expect(reader.listen().lines == [line])
    #expect(reader.cursor?.rawValue == line.lowercased())
  }

  @Test("A command after a removal starts from the neighbour")
  func commandAfterRemoval() throws {
    let source = ElementListSource([.named("a"), .named("b"), .named("c")])
    var reader = ScreenReader(opening: source)

    source.replace(with: [.named("b"), .named("c")])

    #expect(try reader.lines(after: .next) == ["B", "C"])
  }

  @Test("An empty screen says so, and its first element is said once there is one")
  func empty() throws {
    let source = ElementListSource([.named("a")])
    var reader = ScreenReader(opening: source)

    source.replace(with: [])
    #expect(reader.listen().lines == ["[nothing to focus]"])
    #expect(reader.cursor == nil)
    for command: ReaderCommand in [
      .next, .activate, .down, .readAll, .actions, .act("Reply"), .rotor(.next),
    ] {
      #expect(try reader.lines(after: command) == ["[nothing to focus]"])
    }

    source.replace(with: [.named("b")])
    #expect(reader.listen().lines == ["B"])
    #expect(reader.cursor == "b")
  }

  @Test("A screen that is empty when it appears says so")
  func emptyFromTheStart() {
    var reader = ScreenReader(reading: ElementListSource([]))

    #expect(reader.screenAppeared().lines == ["[nothing to focus]"])
  }

  @Test("The name of a container is said when it is entered, from either side, and not inside")
  func containers() throws {
    let source = ElementListSource(["a", "b", "c", "d"].map { .named($0) })
    source.place(
      ["b", "c"],
      in: AccessibilityContainer(id: "bar", kind: .group, label: "Reactions", parent: "row"))
    source.place([], in: AccessibilityContainer(id: "row", kind: .group, label: "Message"))
    source.place(["d"], in: AccessibilityContainer(id: "row", kind: .group, label: "Message"))
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .next) == ["Message, Reactions, B"])
    #expect(try reader.lines(after: .next) == ["C"])
    #expect(try reader.lines(after: .next) == ["D"])
    #expect(try reader.lines(after: .previous) == ["Reactions, C"])
  }

  @Test("Containers that contain each other do not trap the reader")
  func containerCycle() {
    let source = ElementListSource([.named("a")])
    source.place(["a"], in: AccessibilityContainer(id: "x", kind: .group, label: "X", parent: "y"))
    source.place([], in: AccessibilityContainer(id: "y", kind: .group, label: "Y", parent: "x"))
    var reader = ScreenReader(reading: source)

    #expect(reader.screenAppeared().lines == ["Y, X, A"])
  }

  @Test("Reading all goes from the first element to the last, which keeps the cursor")
  func readAll() throws {
    var reader = ScreenReader(opening: ElementListSource(["a", "b", "c"].map { .named($0) }))

    #expect(try reader.lines(after: .next, .readAll) == ["A", "B", "C"])
    #expect(reader.cursor == "c")
  }

  @Test("Reading all hands on each element before it asks for the next")
  func readAllStreams() throws {
    let source = CountingSource(ElementListSource((0..<1000).map { .named("\($0)") }))
    var reader = ScreenReader(opening: source)
    let start = source.lookUps
    var firstHeardAfter: Int?
    var count = 0

    try reader.perform(.readAll) { _ in
      firstHeardAfter = firstHeardAfter ?? source.lookUps - start
      count += 1
    }

    #expect(count == 1000)
    #expect(firstHeardAfter.map { $0 < 8 } == true)
    #expect(source.lookUps - start < 1000 * 3)
  }
}
