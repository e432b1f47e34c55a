import EarshotTree
import Testing

@testable import EarshotUI

/// A field as text fields expose themselves.
private struct Field: View {
  let name: String

  var body: some View {
    Text(name).modifier(ElementChangeModifier(change: TraitsAddition(traits: .textEntry)))
  }
}

private struct Form: View {
  enum Place { case name, street }

  @FocusState private var place: Place?
  @FocusState private var isSearching: Bool

  var body: some View {
    Field(name: "Name").focused($place, equals: .name)
    Field(name: "Street").focused($place, equals: .street)
    Field(name: "Search").focused($isSearching)
    Text(place.map { "at \($0)" } ?? "nowhere")
    Button("to street") { place = .street }
    Button("search") { isSearching = true }
    Button("done") { place = nil }
  }
}

private struct Alerting: View {
  enum Place { case error, title }

  let log: Tally
  @AccessibilityFocusState private var place: Place?
  @AccessibilityFocusState private var isOnButton: Bool
  @State private var hasFailed = false

  var body: some View {
    Text("Title").accessibilityFocused($place, equals: .title)
    if hasFailed { Text("Error").accessibilityFocused($place, equals: .error) }
    Button(isOnButton ? "fail here" : "fail") {
      hasFailed = true
      place = .error
    }
    .accessibilityFocused($isOnButton)
    .onChange(of: place) { log.note(place.map { "\($0)" } ?? "nowhere") }
  }
}

@MainActor
@Suite("Focus follows its state, and the state follows focus")
struct FocusTests {
  private func edited(_ source: ViewSource) -> [String] {
    source.allElements.filter { $0.traits.contains(.isEditing) }.compactMap(\.label)
  }

  @Test("The field that the state names is edited, and only one at a time")
  func editing() {
    let source = ViewSource(Form())
    #expect(edited(source) == [])

    source.activate("to street")
    #expect(edited(source) == ["Street"])
    #expect(source.labels.contains("at street"))

    source.activate("search")
    #expect(edited(source) == ["Search"])
    #expect(source.labels.contains("nowhere"))
  }

  @Test("Activating a field says so in its state, and the state may end it")
  func activating() {
    let source = ViewSource(Form())

    source.activate("Name")
    #expect(edited(source) == ["Name"])
    #expect(source.labels.contains("at name"))

    source.activate("done")
    #expect(edited(source) == [])
  }

  @Test("Setting the state of the reader's cursor asks the reader to go there")
  func moveReader() throws {
    let source = ViewSource(Alerting(log: Tally()))
    let changes = source.changes()

    source.activate("fail")

    let error = try #require(source.allElements.first { $0.label == "Error" })
    #expect(changes.takeAll().contains(.posted(.layoutChanged(focus: error.id))))
  }

  @Test("A state inside a combined element asks the reader to go to the whole, and hears of it")
  func combined() throws {
    struct Row: View {
      let log: Tally
      @AccessibilityFocusState private var isName: Bool
      var body: some View {
        HStack {
          Text("Ana").accessibilityFocused($isName)
          Text("online")
        }
        .accessibilityElement(children: .combine)
        .onChange(of: isName) { log.note(isName ? "here" : "gone") }
        Button("To name") { isName = true }
      }
    }
    let log = Tally()
    let source = ViewSource(Row(log: log))
    let changes = source.changes()

    source.activate("To name")

    let row = try #require(source.allElements.first)
    #expect(row.label == "Ana, online")
    #expect(changes.takeAll().contains(.posted(.layoutChanged(focus: row.id))))
    source.focusMoved(to: row.id)
    source.focusMoved(to: nil)
    source.settle()
    #expect(log.entries == ["here", "gone"])
  }

  @Test("Two states on one view both hear of the reader's moves")
  func twoStates() throws {
    struct Pair: View {
      let log: Tally
      @AccessibilityFocusState private var isHere: Bool
      @AccessibilityFocusState private var place: String?
      var body: some View {
        Text("Ana").accessibilityFocused($isHere).accessibilityFocused($place, equals: "Ana")
          .onChange(of: isHere) { log.note("\(isHere)") }
          .onChange(of: place) { log.note(place ?? "nowhere") }
      }
    }
    let log = Tally()
    let source = ViewSource(Pair(log: log))

    source.focusMoved(to: try #require(source.firstElement()).id)
    source.settle()
    #expect(log.entries.sorted() == ["Ana", "true"])
    source.focusMoved(to: nil)
    source.settle()
    #expect(log.entries.sorted() == ["Ana", "false", "nowhere", "true"])
  }

  @Test("The reader's moves set the state, and are not answered by a move")
  func readerMoves() throws {
    let log = Tally()
    let source = ViewSource(Alerting(log: log))
    let changes = source.changes()
    let elements = source.allElements
    let (title, button) = (try #require(elements.first), try #require(elements.last))

    source.focusMoved(to: title.id)
    source.settle()
    #expect(log.entries == ["title"])

    source.focusMoved(to: button.id)
    source.settle()
    #expect(log.entries == ["title", "nowhere"])
    #expect(source.labels == ["Title", "fail here"])

    source.focusMoved(to: nil)
    source.settle()
    #expect(source.labels == ["Title", "fail"])
    #expect(!changes.takeAll().contains { if case .posted = $0 { true } else { false } })
  }
}
