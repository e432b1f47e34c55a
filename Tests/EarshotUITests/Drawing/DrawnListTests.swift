import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What lists and presentations draw")
struct DrawnListTests {
  private let tally = Tally()

  private func list(of count: Int) -> ViewSource {
    ViewSource(
      List {
        Text("top")
        ForEach(0..<count, id: \.self) { number in
          CountedRow(number: number, tally: tally)
        }
      })
  }

  @Test("No more rows are realised than were asked for, and the others are counted")
  func limit() throws {
    let source = list(of: 1000)

    let content = try #require(source.drawnContent(rowLimit: 2))

    #expect(content.parts.map(\.words) == ["top", "appeared 0", "appeared 1"])
    #expect(content.rowsLeftOut == 998)
    #expect(tally.entries == ["appear 0", "appear 1"])
    #expect(content.parts.map(\.elements.first) == source.allElements.prefix(3).map(\.id))
  }

  @Test("Rows that were drawn appear once, however often somebody asks and reads")
  func appearance() {
    let source = list(of: 100)

    _ = source.drawnContent(rowLimit: 3)
    _ = source.drawnContent(rowLimit: 3)
    _ = source.firstElement().flatMap { source.element(after: $0.id) }

    #expect(tally.entries == ["appear 0", "appear 1", "appear 2"])
  }

  @Test("Rows that were read stay when others are drawn, and leave after those")
  func drawnRowsLeaveFirst() throws {
    let source = list(of: 300)
    let last = try #require(source.lastElement())
    #expect(last.label == "appeared 299")
    tally.clear()

    let content = try #require(source.drawnContent(rowLimit: 100))
    #expect(content.parts.count == 101)
    var step = last
    for _ in 0..<50 { step = try #require(source.element(before: step.id)) }

    #expect(tally.counts.values.allSatisfy { $0 == 1 })
    #expect(tally.counts["disappear 299"] == nil)
    #expect(tally.counts["disappear 0"] == 1)
  }

  @Test("Of rows that were only drawn, the first ones leave first, and one after the other")
  func drawnRowsLeaveInOrder() throws {
    let source = list(of: 300)
    _ = source.drawnContent(rowLimit: 100)
    tally.clear()

    _ = try #require(source.lastElement())

    let left = (0..<37).map { "disappear \($0)" }
    #expect(tally.entries == left + ["appear 299"])
  }

  @Test("No limit below zero is taken")
  func noRows() {
    let content = list(of: 5).drawnContent(rowLimit: -1)

    #expect(content?.parts.map(\.words) == ["top"])
    #expect(content?.rowsLeftOut == 5)
  }

  @Test("Rows in a combined element are drawn, and the element stands for them")
  func combinedRows() {
    let source = ViewSource(
      LazyVStack {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }.accessibilityElement(children: .combine))

    #expect(source.drawnLines() == ["text “a” < a, b", "text “b” < a, b"])
  }

  @Test("A sheet is drawn alone, and a touch on its button acts")
  func sheet() throws {
    let source = ViewSource(SheetScreen())
    #expect(source.drawnLines() == ["control tap < Open", "text “Open” < Open"])
    source.activate("Open")

    #expect(
      source.drawnLines() == [
        "text “inside” < inside", "control tap < Close", "text “Close” < Close",
      ])
    let close = try #require(source.drawnContent(rowLimit: 0)?.parts.first { $0.kind == .control })
    #expect(source.touch(.tap, on: close.id) == .performed)
    source.settle()

    #expect(source.labels == ["Open"])
  }

  @Test("A touch on the button of an alert closes the alert as well")
  func alert() throws {
    let source = ViewSource(
      Text("behind").alert("Sure?", isPresented: .constant(true)) {
        Button("Yes") { tally.note("yes") }
      })

    #expect(
      source.drawnLines() == ["text “Sure?” < Sure?", "control tap < Yes", "text “Yes” < Yes"])
    let yes = try #require(source.drawnContent(rowLimit: 0)?.parts.first { $0.kind == .control })
    #expect(source.touch(.tap, on: yes.id) == .performed)

    #expect(tally.entries == ["yes"])
  }

  @Test("Bars and the way back are drawn around a screen of a navigation")
  func navigation() {
    let source = ViewSource(
      NavigationStack {
        NavigationLink("Details") {
          Text("details").navigationTitle("About")
            .toolbar { Button("Edit") {} }
        }
      })
    #expect(source.drawnLines() == ["control tap < Details", "text “Details” < Details"])
    source.activate("Details")

    #expect(
      source.drawnLines() == [
        "control tap < Back", "text “About” < About", "control tap < Edit", "text “Edit” < Edit",
        "text “details” < details",
      ])
  }

  @Test("A search is drawn with its text and its way out")
  func search() {
    let source = ViewSource(
      NavigationStack {
        Text("all").searchable(text: .constant(""), isPresented: .constant(true), prompt: "Chats")
      })

    #expect(
      source.drawnLines() == [
        "control “Chats” tap < Chats", "control “Cancel” tap < Cancel", "text “all” < all",
      ])
  }
}

private struct CountedRow: View {
  let number: Int
  let tally: Tally
  @State private var hasAppeared = false

  var body: some View {
    Text(hasAppeared ? "appeared \(number)" : "row \(number)")
      .onAppear {
        tally.note("appear \(number)")
        hasAppeared = true
      }
      .onDisappear { tally.note("disappear \(number)") }
  }
}

private struct SheetScreen: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        Text("inside")
        Button("Close") { isOpen = false }
      }
  }
}
