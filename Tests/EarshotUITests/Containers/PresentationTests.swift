import EarshotTree
import EarshotUI
import Observation
import Testing

private struct Profile: View {
  @State private var isEdited = false
  var onDismiss: () -> Void = {}

  var body: some View {
    VStack {
      Text("Ana")
      Button("Edit") { isEdited = true }
    }
    .sheet(isPresented: $isEdited, onDismiss: onDismiss) { Editor() }
  }
}

private struct Editor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isColourChosen = false

  var body: some View {
    VStack {
      Text("Editor")
      Button("Colour") { isColourChosen = true }
      Button("Done") { dismiss() }
    }
    .sheet(isPresented: $isColourChosen) {
      Text("Colours").accessibilityAddTraits(.isHeader)
    }
  }
}

@MainActor
@Suite("What is shown over the screen")
struct PresentationTests {
  @Test("Of nested sheets only the topmost is read, and a scrub leaves one at a time")
  func nestedSheets() {
    let source = ViewSource(Profile())

    source.activate("Edit")
    #expect(source.labels == ["Editor", "Colour", "Done"])
    source.activate("Colour")
    #expect(source.labels == ["Colours"])
    #expect(source.escape("Colours") == .performed)
    #expect(source.labels == ["Editor", "Colour", "Done"])
    #expect(source.escape("Done") == .performed)
    #expect(source.labels == ["Ana", "Edit"])
    #expect(source.escape("Ana") == .refused(.noAction))
  }

  @Test("What opens asks for the focus on its first element, and what closes asks for nothing")
  func focus() {
    let source = ViewSource(Profile())
    let changes = source.changes()

    source.activate("Edit")
    let opened = changes.takeAll()
    #expect(opened.last == .posted(.screenChanged(focus: source.firstElement()?.id)))

    source.activate("Done")
    #expect(!changes.takeAll().contains { if case .posted = $0 { true } else { false } })
  }

  @Test("What is shown over the screen hides it, and is told apart from what an app makes modal")
  func container() throws {
    let source = ViewSource(Profile())

    source.activate("Edit")

    let first = try #require(source.firstElement())
    let container = source.container(around: first.id)
    #expect(container?.kind == .modal)
    #expect(container?.presentation == .sheet)
    #expect(container?.label == nil)
  }

  @Test("A sheet can be left from inside, says so once, and starts anew the next time")
  func dismissal() {
    let tally = Tally()
    let source = ViewSource(Profile { tally.note("gone") })

    source.activate("Edit")
    #expect(tally.entries == [])
    source.activate("Done")
    #expect(tally.entries == ["gone"])
    #expect(source.labels == ["Ana", "Edit"])
  }

  @Test("When the view that opened a sheet goes away, so does the sheet")
  func openerGone() {
    struct Root: View {
      let model: Model

      var body: some View {
        VStack {
          Text("list")
          if model.isThere {
            Text("row").sheet(isPresented: .constant(true)) { Text("sheet") }
          }
        }
      }
    }
    let model = Model()
    let source = ViewSource(Root(model: model))
    #expect(source.labels == ["sheet"])

    model.isThere = false
    source.settle()

    #expect(source.labels == ["list"])
  }

  @Test("A sheet for an item shows the item, and another one in its place when that changes")
  func item() {
    struct Place: Identifiable {
      let id: Int
      let name: String
    }
    struct Map: View {
      @State private var place: Place?

      var body: some View {
        Button("Lisbon") { place = Place(id: 1, name: "Lisbon") }
          .sheet(item: $place) { place in
            Text(verbatim: "About \(place.name)")
            Button("Porto instead") { self.place = Place(id: 2, name: "Porto") }
          }
      }
    }
    let source = ViewSource(Map())

    source.activate("Lisbon")
    #expect(source.labels == ["About Lisbon", "Porto instead"])
    source.activate("Porto instead")
    #expect(source.labels == ["About Porto", "Porto instead"])
    source.escape("About Porto")
    #expect(source.labels == ["Lisbon"])
  }

  @Test("A cover and a sheet that forbids it are not left by a scrub")
  func notDismissed() {
    struct Forbidding: View {
      @State private var isCovered = true
      @State private var isSheetShown = false

      var body: some View {
        Button("Sheet") { isSheetShown = true }
          .fullScreenCover(isPresented: $isCovered) {
            Button("Close") { isCovered = false }
          }
          .sheet(isPresented: $isSheetShown) { Text("Terms").interactiveDismissDisabled() }
      }
    }
    let source = ViewSource(Forbidding())

    #expect(source.escape("Close") == .refused(.noAction))
    source.activate("Close")
    source.activate("Sheet")
    #expect(source.labels == ["Terms"])
    #expect(source.escape("Terms") == .refused(.noAction))
  }

  @Test("A sheet can forbid to be left, and allow it later")
  func forbidding() {
    struct Terms: View {
      @State private var isAccepted = false
      var body: some View {
        Button("Accept") { isAccepted = true }.interactiveDismissDisabled(!isAccepted)
      }
    }
    struct Root: View {
      @State private var isShown = true
      var body: some View { Text("behind").sheet(isPresented: $isShown) { Terms() } }
    }
    let source = ViewSource(Root())

    #expect(source.escape("Accept") == .refused(.noAction))
    source.activate("Accept")
    #expect(source.escape("Accept") == .performed)
    #expect(source.labels == ["behind"])
  }

  @Test("A sheet in a row of a lazy list opens over the whole screen")
  func inRow() {
    struct Row: View {
      let number: Int
      @State private var isOpen = false

      var body: some View {
        Button("row \(number)") { isOpen = true }
          .sheet(isPresented: $isOpen) { Text("about \(number)") }
      }
    }
    let source = ViewSource(List(0..<100) { Row(number: $0) })

    source.activate("row 3")
    #expect(source.labels == ["about 3"])
    source.escape("about 3")
    #expect(source.labels.count == 100)
  }

  @Test("State outside of a sheet that its content reads keeps it up to date")
  func upToDate() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Text("behind").popover(isPresented: .constant(true)) {
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let source = ViewSource(Counter())

    source.activate("count 0")
    #expect(source.labels == ["count 1"])
  }

  @Test("What is modal hides its siblings in the same container, and nothing else")
  func modal() {
    let source = ViewSource(
      VStack {
        Text("before")
        VStack {
          Text("panel")
          Button("Close") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        Text("after")
      })

    #expect(source.labels == ["panel", "Close"])
    #expect(source.firstElement().flatMap { source.container(around: $0.id) }?.kind == .modal)
    #expect(
      ViewSource(
        VStack {
          Text("outside")
          VStack {
            Text("hidden")
            Text("shown").accessibilityAddTraits(.isModal)
          }
          .accessibilityElement(children: .contain)
        }
      ).labels == ["outside", "shown"])
  }
}

@MainActor @Observable
private final class Model {
  var isThere = true
}

extension ViewSource {
  /// Scrubs on the first element with a label, and settles.
  @discardableResult
  func escape(_ label: String) -> AccessibilityActionOutcome {
    guard let element = allElements.first(where: { $0.label == label }) else {
      return .refused(.elementGone)
    }
    defer { settle() }
    return perform(.escape, on: element.id)
  }
}
