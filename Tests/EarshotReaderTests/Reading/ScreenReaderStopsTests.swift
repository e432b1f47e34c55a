import EarshotReader
import EarshotTree
import Testing

@MainActor
@Suite("A screen is told stop by stop")
struct ScreenReaderStopsTests {
  @Test("Every stop is told in reading order, and the cursor stays where it is")
  func order() throws {
    var reader = ScreenReader(opening: ElementListSource(["a", "b", "c"].map { .named($0) }))
    _ = try reader.perform(.next)

    let stops = stops(of: reader)

    #expect(stops.map(\.element.id) == ["a", "b", "c"])
    #expect(stops.map { $0.description() } == ["A", "B", "C"])
    #expect(reader.cursor == "b")
    #expect(reader.listen().lines == ["[silence]"])
  }

  @Test("Hints are told apart from what comes before the pause, the reader's own among them")
  func hints() {
    let stop = stop(
      at: AccessibilityElement(
        id: "x", label: "Name", hint: "Shown to your friends", traits: .adjustable,
        customActions: AccessibilityCustomAction.numbering(["Clear"])))

    #expect(stop.description() == "Name, adjustable")
    #expect(
      stop.hint()
        == "Shown to your friends. Swipe up or down with one finger to adjust the value.")
  }

  @Test("A hint that stands in for the name is no hint")
  func namedByHint() {
    let stop = stop(at: AccessibilityElement(id: "x", hint: "Opens the letter"))

    #expect(stop.description() == "Opens the letter")
    #expect(stop.hint() == "")
  }

  @Test("Where hints are off, there is none, and the rule for that is among the rules")
  func hintsOff() {
    let element = AccessibilityElement(id: "x", label: "Letter", hint: "Opens")
    let settings = ReaderSettings(off: [.hints])

    let stop = stops(
      of: ScreenReader(reading: ElementListSource([element]), settings: settings))[0]

    #expect(stop.hint() == "")
    #expect(stop.rules.map(\.id) == ["label.spoken", "hint.off"])
  }

  @Test("An element of which nothing is said is a stop all the same")
  func silent() {
    let stop = stop(at: AccessibilityElement(id: "x"))

    #expect(stop.description() == "")
    #expect(stop.rules.isEmpty)
  }

  @Test("The place among alternatives is told, and no container is entered")
  func place() {
    let source = ElementListSource(["chats", "calls"].map { .named($0) })
    source.place(
      ["chats", "calls"], in: AccessibilityContainer(id: "bar", kind: .tabBar, label: "Bar"))

    let stops = stops(of: ScreenReader(reading: source))

    #expect(stops.map { $0.description() } == ["CHATS, tab, 1 of 2", "CALLS, tab, 2 of 2"])
  }

  @Test("Each stop is asked for once")
  func effort() {
    let source = CountingSource(ElementListSource((0..<100).map { .named("\($0)") }))

    let stops = stops(of: ScreenReader(reading: source))

    #expect(stops.count == 100)
    #expect(source.lookUps == 201)
  }

  private func stop(at element: AccessibilityElement) -> Stop {
    stops(of: ScreenReader(reading: ElementListSource([element])))[0]
  }

  private func stops(of reader: ScreenReader) -> [Stop] {
    var stops: [Stop] = []
    reader.forEachStop { stops.append($0) }
    return stops
  }
}
