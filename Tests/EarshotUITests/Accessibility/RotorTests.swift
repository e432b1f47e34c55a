import EarshotReader
import EarshotTree
import EarshotUI
import Testing

private struct Dish: Identifiable {
  let id: Int
  let name: String
  let isVegan: Bool
}

private let dishes = (0..<200).map { Dish(id: $0, name: "dish \($0)", isVegan: $0 % 90 == 0) }

private struct Menu: View {
  let isLazy: Bool
  @Namespace private var places

  var body: some View {
    content
      .accessibilityRotor("Vegan") {
        ForEach(dishes.filter(\.isVegan)) { AccessibilityRotorEntry($0.name, id: $0.id) }
      }
      .accessibilityRotor(.headings) {
        AccessibilityRotorEntry(id: "top", in: places)
        if isLazy { AccessibilityRotorEntry("nowhere", id: "gone", in: places) }
      }
      .accessibilityRotor("All", entries: dishes, entryLabel: \.name)
  }

  @ViewBuilder private var content: some View {
    VStack {
      Text("Dishes").accessibilityRotorEntry(id: "top", in: places)
      if isLazy {
        LazyVStack { ForEach(dishes) { Text($0.name) } }
      } else {
        ForEach(dishes) { Text($0.name) }
      }
    }
  }
}

private struct Folded: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Body")
      if isOpen { Text("Footnote").id("note") }
    }
    .accessibilityRotor("Notes") {
      AccessibilityRotorEntry("Footnote", id: "note") { isOpen = true }
    }
  }
}

@MainActor
@Suite("Rotors of the app's own")
struct RotorTests {
  private func labels(
    of results: [AccessibilityRotorResult], in source: ViewSource
  ) -> [String?] {
    results.map { $0.target.flatMap { source.element($0)?.label } }
  }

  @Test(
    "A rotor is offered at every element inside, the nearest one first", arguments: [false, true])
  func offered(isLazy: Bool) {
    let source = ViewSource(Menu(isLazy: isLazy))

    #expect(source.firstElement()?.rotors == ["Vegan", "Headings", "All"])
    #expect(source.lastElement()?.rotors == ["Vegan", "Headings", "All"])
    #expect(ViewSource(Text("a")).firstElement()?.rotors == [])
  }

  @Test("It leads to rows by their identity, realised or not", arguments: [false, true])
  func rows(isLazy: Bool) throws {
    let source = ViewSource(Menu(isLazy: isLazy))
    let id = try #require(source.firstElement()?.id)

    let results = source.results(ofRotor: "Vegan", at: id)

    #expect(results.map(\.label) == ["dish 0", "dish 90", "dish 180"])
    #expect(labels(of: results, in: source) == ["dish 0", "dish 90", "dish 180"])
    #expect(source.results(ofRotor: "All", at: id).count == 200)
    #expect(source.results(ofRotor: "None", at: id) == [])
  }

  @Test("It leads to what was named in a space of names; what is not there has no target")
  func namespace() throws {
    let source = ViewSource(Menu(isLazy: true))
    let id = try #require(source.firstElement()?.id)

    let results = source.results(ofRotor: "Headings", at: id)

    #expect(labels(of: results, in: source) == ["Dishes", nil])
    #expect(results.map(\.label) == [nil, "nowhere"])
  }

  @Test("It leads to what was identified, and to the combined element around it")
  func identified() throws {
    let source = ViewSource(
      VStack {
        HStack {
          Text("a")
          Text("b").id("b")
        }
        .accessibilityElement(children: .combine)
        Text("c").id(3)
      }
      .accessibilityRotor("Marks") {
        AccessibilityRotorEntry("first", id: "b")
        AccessibilityRotorEntry("second", id: 3)
      })
    let id = try #require(source.firstElement()?.id)

    let results = source.results(ofRotor: "Marks", at: id)

    #expect(labels(of: results, in: source) == ["a, b", "c"])
  }

  @Test("A rotor over stretches of a text leads to the text itself")
  func textRanges() throws {
    let words = "one two"
    let source = ViewSource(
      Text(words).accessibilityRotor(
        "Words", textRanges: [words.startIndex..<words.endIndex]))
    let id = try #require(source.firstElement()?.id)

    #expect(source.results(ofRotor: "Words", at: id).map(\.target) == [id])
    #expect(source.results(ofRotor: "Words", at: id).map(\.text) == ["one two"])
  }

  @Test("A stretch of other words than the element's is left out")
  func stretchOfOtherWords() throws {
    let words = "one two"
    let source = ViewSource(
      Text("one").accessibilityRotor(
        "Words", textRanges: [words.startIndex..<words.endIndex]))
    let id = try #require(source.firstElement()?.id)

    #expect(source.results(ofRotor: "Words", at: id).map(\.text) == [nil])
  }

  @Test("An entry is prepared before it is gone to, and then leads to what was not there")
  func prepare() throws {
    var reader = ScreenReader(reading: ViewSource(Folded()))
    _ = reader.screenAppeared()
    _ = try reader.perform(.rotor(.named("Notes")))

    #expect(try reader.perform(.down).map { $0.line() } == ["Footnote"])
    #expect(try reader.perform(.down).map { $0.line() } == ["[boundary]"])
  }

  @Test("The reader goes from row to row, realised or not, in both directions")
  func reader() throws {
    var reader = ScreenReader(reading: ViewSource(Menu(isLazy: true)))
    _ = reader.screenAppeared()
    _ = try reader.perform(.rotor(.named("Vegan")))

    #expect(try reader.perform(.down).map { $0.line() } == ["dish 0"])
    #expect(try reader.perform(.down).map { $0.line() } == ["dish 90"])
    #expect(try reader.perform(.next).map { $0.line() } == ["dish 91"])
    #expect(try reader.perform(.down).map { $0.line() } == ["dish 180"])
    #expect(try reader.perform(.down).map { $0.line() } == ["[boundary]"])
    #expect(try reader.perform(.previous).map { $0.line() } == ["dish 179"])
    #expect(try reader.perform(.up).map { $0.line() } == ["dish 90"])
    #expect(try reader.perform(.up).map { $0.line() } == ["dish 0"])
    #expect(try reader.perform(.up).map { $0.line() } == ["[boundary]"])
    #expect(try reader.perform(.rotor(.named("headings"))).map { $0.line() } == ["Headings"])
    #expect(try reader.perform(.up).map { $0.line() } == ["Dishes"])
  }
}
