import EarshotTree
import EarshotUI
import Observation
import Testing

@MainActor @Observable
private final class Note: Identifiable {
  let id: Int
  var text: String
  init(_ id: Int) {
    self.id = id
    text = "note \(id)"
  }
}

@MainActor @Observable
private final class Notes {
  var notes: [Note]
  init(count: Int) { notes = (0..<count).map(Note.init) }
}

private struct NoteList: View {
  let model: Notes
  let tally: Tally

  var body: some View {
    List {
      Text("top")
      ForEach(model.notes) { note in
        NoteRow(note: note, tally: tally)
      }
      Text("bottom")
    }
  }
}

private struct NoteRow: View {
  let note: Note
  let tally: Tally

  var body: some View {
    tally.note("row")
    return Text(note.text)
  }
}

@MainActor
@Suite("Rows of lazy containers are realised on demand")
struct LazyRowsTests {
  private let tally = Tally()

  @Test("A step, and the way to the last row, realise the rows on the way and no others")
  func realisesWhatIsRead() throws {
    let source = ViewSource(NoteList(model: Notes(count: 100_000), tally: tally))
    #expect(tally.counts == [:])

    let top = try #require(source.firstElement())
    let first = try #require(source.element(after: top.id))
    #expect(first.label == "note 0")
    #expect(tally.counts == ["row": 1])

    let bottom = try #require(source.lastElement())
    #expect(source.element(before: bottom.id)?.label == "note 99999")
    #expect(source.element(after: bottom.id) == nil)
    #expect(tally.counts == ["row": 2])
  }

  @Test("A change of one message runs the row of that message only")
  func oneRow() throws {
    let model = Notes(count: 1_000)
    let source = ViewSource(NoteList(model: model, tally: tally))
    let top = try #require(source.firstElement())
    let first = try #require(source.element(after: top.id))
    _ = source.element(after: first.id)
    let changes = source.changes()
    tally.clear()

    model.notes[0].text = "changed"
    source.settle()

    #expect(tally.counts == ["row": 1])
    #expect(changes.takeAll() == [.updated(first.id)])
    #expect(source.element(first.id)?.label == "changed")
  }

  @Test("Reading on works from an element whose row left the window long ago")
  func rowThatLeft() throws {
    let source = ViewSource(NoteList(model: Notes(count: 1_000), tally: tally))
    let top = try #require(source.firstElement())
    let first = try #require(source.element(after: top.id))
    #expect(source.allElements.count == 1_002)

    #expect(source.element(first.id)?.label == "note 0")
    #expect(source.element(after: first.id)?.label == "note 1")
  }

  @Test("Inserts before an element, and deletes after it, leave its identity and neighbours right")
  func insertAndDelete() throws {
    let model = Notes(count: 300)
    let source = ViewSource(NoteList(model: model, tally: tally))
    let element = try #require(source.allElements.first { $0.label == "note 200" })

    model.notes.insert(contentsOf: (1_000..<1_100).map(Note.init), at: 0)
    model.notes.remove(at: 301)
    source.settle()

    #expect(source.element(element.id)?.label == "note 200")
    #expect(source.element(before: element.id)?.label == "note 199")
    #expect(source.element(after: element.id)?.label == "note 202")
  }

  @Test("A row that was removed is reported once it was read, and has no neighbours")
  func removed() throws {
    let model = Notes(count: 3)
    let source = ViewSource(NoteList(model: model, tally: tally))
    let element = try #require(source.allElements.first { $0.label == "note 1" })
    let changes = source.changes()

    model.notes.remove(at: 1)
    source.settle()

    #expect(changes.takeAll() == [.removed(element.id)])
    #expect(source.element(element.id) == nil)
    #expect(source.element(after: element.id) == nil)
    #expect(source.labels == ["top", "note 0", "note 2", "bottom"])
  }

  @Test("Rows that leave together are told in the order in which they were read")
  func removedTogether() throws {
    let model = Notes(count: 40)
    let source = ViewSource(NoteList(model: model, tally: tally))
    let notes = source.allElements.filter { $0.label?.hasPrefix("note") == true }
    let changes = source.changes()

    model.notes = []
    source.settle()

    #expect(notes.count == 40)
    #expect(changes.takeAll() == notes.map { .removed($0.id) })
  }

  @Test("Both directions read the same rows")
  func bothDirections() throws {
    let source = ViewSource(NoteList(model: Notes(count: 200), tally: tally))
    var backwards: [String] = []
    var next = source.lastElement()
    while let element = next {
      backwards.append(element.label ?? "")
      next = source.element(before: element.id)
    }

    #expect(Array(backwards.reversed()) == source.labels)
  }

  @Test("Combining a lazy list makes one element of all of it, which follows every row")
  func combinedList() {
    let model = Notes(count: 100)
    let source = ViewSource(
      NoteList(model: model, tally: tally).accessibilityElement(children: .combine))
    #expect(source.allElements.count == 1)

    model.notes[70].text = "changed"
    source.settle()

    #expect(source.labels.first?.contains("note 69, changed, note 71") == true)
  }

  @Test("A list that nobody holds any more is let go of, with the rows that were read")
  func letsGo() {
    weak var notes: Notes?
    do {
      let model = Notes(count: 100)
      notes = model
      let source = ViewSource(NoteList(model: model, tally: tally))
      #expect(source.labels.count == 102)
      model.notes.removeLast()
      source.settle()
      #expect(source.labels.count == 101)
    }

    #expect(notes == nil)
  }

  @Test("Containers around, in and between rows are found from inside out")
  func containers() throws {
    let source = ViewSource(Boxes())
    let element = try #require(source.firstElement())
    var labels: [String?] = []
    var container = source.container(around: element.id)
    while let inner = container {
      labels.append(inner.label)
      container = source.container(around: inner.id)
    }

    #expect(element.label == "0 0")
    #expect(labels == ["inner row", "inner rows", "row", "rows"])
  }
}

private struct Boxes: View {
  var body: some View {
    List { ForEach(0..<2) { row($0) } }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("rows")
  }

  private func row(_ outer: Int) -> some View {
    VStack {
      LazyHStack {
        ForEach(0..<2) { inner in
          VStack { Text(verbatim: "\(outer) \(inner)") }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("inner row")
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("inner rows")
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("row")
  }
}
