import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("The rotor leads through headings of a level, containers, and what lies where")
struct SurroundingsRotorTests {
  @Test("A level leads to headings of exactly that level", arguments: 1...6)
  func headingLevels(level: Int) throws {
    var elements = (1...6).map { (level: Int) in
      AccessibilityElement(
        id: .init(rawValue: "\(level)"), label: "Part", traits: .header, headingLevel: level)
    }
    elements.insert(.named("start"), at: 0)
    elements.append(AccessibilityElement(id: "plain", label: "Other", traits: .header))
    elements.append(AccessibilityElement(id: "text", label: "Text", headingLevel: level))
    var reader = ScreenReader(opening: ElementListSource(elements))

    #expect(try reader.lines(after: .rotor(.named("heading \(level)"))) == ["Heading \(level)"])
    #expect(try reader.lines(after: .down) == ["Part, heading level \(level)"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .last, .up) == ["Part, heading level \(level)"])
  }

  /// Ten elements; the list around the landmark holds b to f, the landmark d and e, the table h and i.
  private func screen() -> ElementListSource {
    let source = ElementListSource("abcdefghij".map { .named(String($0)) })
    source.place(["b", "c", "f"], in: AccessibilityContainer(id: "list", kind: .list))
    source.place(
      ["d", "e"], in: AccessibilityContainer(id: "mark", kind: .landmark, parent: "list"))
    source.place(
      ["h", "i"], in: AccessibilityContainer(id: "table", kind: .table(rows: 1, columns: 2)))
    return source
  }

  @Test(
    "The rotor leads to where containers begin, and upwards to the beginning of this one",
    arguments: [
      ("containers", ["B", "D", "H", "[boundary]"], ["H", "D", "B", "[boundary]"]),
      ("landmarks", ["D", "[boundary]"], ["D", "[boundary]"]),
      ("lists", ["B", "[boundary]"], ["B", "[boundary]"]),
      ("tables", ["H", "[boundary]"], ["H", "[boundary]"]),
    ])
  func containers(name: String, down: [String], up: [String]) throws {
    var reader = ScreenReader(opening: screen())
    _ = try reader.perform(.rotor(.named(name)))

    #expect(try down.flatMap { _ in try reader.lines(after: .down) } == down)
    _ = try reader.perform(.last)
    #expect(try up.flatMap { _ in try reader.lines(after: .up) } == up)
  }

  @Test("Two lists that follow each other are two places")
  func neighbouringLists() throws {
    let source = ElementListSource("abcd".map { .named(String($0)) })
    source.place(["a", "b"], in: AccessibilityContainer(id: "one", kind: .list))
    source.place(["c", "d"], in: AccessibilityContainer(id: "two", kind: .list))
    var reader = ScreenReader(opening: source)

    #expect(try reader.lines(after: .rotor(.named("lists")), .down) == ["C"])
    #expect(try reader.lines(after: .up) == ["A"])
    #expect(try reader.lines(after: .next, .up) == ["A"])
  }

  @Test("A search for a container that goes on for too long ends with a remark")
  func limit() throws {
    var reader = ScreenReader(
      opening: ElementListSource((0..<2_000).map { .named("e\($0)") }))

    #expect(
      try reader.lines(after: .rotor(.named("tables")), .down)
        == ["[rotor: no tables among the next 1000 elements]"])
    #expect(
      try reader.lines(after: .rotor(.named("heading 3")), .down)
        == ["[rotor: no heading 3 among the next 1000 elements]"])
  }

  private func element(
    _ id: String, _ x: Double, _ y: Double, _ width: Double = 100
  ) -> AccessibilityElement {
    var element = AccessibilityElement.named(id)
    element.frame = AccessibilityFrame(x: x, y: y, width: width, height: 40)
    return element
  }

  @Test("Vertical navigation stays in the column, whatever the reading order")
  func vertical() throws {
    let source = ElementListSource([
      element("wide", 0, 0, 300), element("left1", 0, 50), element("right1", 150, 50),
      element("right2", 150, 100), element("left2", 0, 100), element("aside", 500, 150),
      .named("nowhere"),
    ])
    var reader = ScreenReader(opening: source)

    #expect(
      try reader.lines(after: .rotor(.named("vertical navigation"))) == ["Vertical Navigation"])
    #expect(try reader.lines(after: .up) == ["[boundary]"])
    #expect(try reader.lines(after: .down) == ["LEFT1"])
    #expect(try reader.lines(after: .down) == ["LEFT2"])
    #expect(try reader.lines(after: .down) == ["[boundary]"])
    #expect(try reader.lines(after: .previous, .up) == ["RIGHT1"])
    #expect(try reader.lines(after: .up) == ["WIDE"])
    #expect(
      try reader.lines(after: .last, .down)
        == ["[rotor: nobody knows where this lies on the screen]"])
  }

  @Test("Turning offers what there is at the cursor or close by, and no more")
  func nearby() throws {
    var far = (0..<40).map { AccessibilityElement.named("e\($0)") }
    far[1].traits = .image
    far[30].traits = .link
    var reader = ScreenReader(opening: ElementListSource(far))

    #expect(
      try reader.lines(after: .rotor(.current))
        == [
          "[rotor: not turned to anything]", "| Characters", "| Words", "| Images",
          "| Speech Rate", "| Language",
        ])
    #expect(try reader.lines(after: .rotor(.named("links")), .down) == ["E30, link"])
    #expect(
      try reader.lines(after: .rotor(.current))
        == ["Links", "| Characters", "| Words", "| Links", "| Speech Rate", "| Language"])
  }

  @Test("Turning and searching ask as often in a long list as in a short one")
  func constantLookUps() throws {
    let short = try lookUps(count: 1_100)
    let long = try lookUps(count: 100_000)

    #expect(short == long)
  }

  private func lookUps(count: Int) throws -> [Int] {
    let source = CountingSource(ElementListSource((0..<count).map { .named("\($0)") }))
    var reader = ScreenReader(opening: source)
    _ = try (0..<30).map { _ in try reader.perform(.next) }
    let commands: [ReaderCommand] = [
      .rotor(.next), .down, .rotor(.named("words")), .down, .rotor(.named("lists")), .down,
      .rotor(.named("vertical navigation")), .down,
    ]
    return try commands.map { command in
      let before = source.lookUps
      _ = try reader.perform(command)
      return source.lookUps - before
    }
  }
}
