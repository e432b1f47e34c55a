import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Forms of initialisers and modifiers that many files still have")
struct OlderFormTests {
  private struct Page: View {
    @State private var name = ""
    @State private var isOpen = false
    @State private var isSearching = false
    @State private var volume = 0.5
    let title = String("Name")
    let tally: Tally

    var body: some View {
      TextField(title, text: $name, onCommit: { tally.note("named") })
      SecureField(title, text: $name, onCommit: { tally.note("secret") })
      Slider(
        value: $volume, in: 0...1, minimumValueLabel: Text("Low"), maximumValueLabel: Text("High")
      ) { Text("Volume") }
      NavigationLink(title, destination: Text("There"), isActive: $isOpen).isDetailLink(false)
      ContentUnavailableView("Empty", image: "box", description: Text("Nothing here."))
      Text(isSearching ? "searching" : "resting")
        .navigationTitle(Text("Page"))
        .navigationBarTitle(Text("Page"), displayMode: .inline)
        .searchable(text: $name, isPresented: $isSearching, prompt: "Find")
    }
  }

  @Test("Fields tell that they are committed, and a search that it has begun")
  func fields() throws {
    let tally = Tally()
    let source = ViewSource(NavigationStack { Page(tally: tally) })
    let fields = source.allElements.filter { $0.traits.contains(.textEntry) }
    let search = try #require(source.allElements.first { $0.label == "Find" })
    let before = source.labels.contains("resting")

    for field in fields { _ = source.perform(.setText("Ann\n"), on: field.id) }
    let outcome = source.perform(.setText("Bo"), on: search.id)
    source.settle()

    #expect(tally.entries == ["named", "secret"])
    #expect(before)
    #expect(outcome == .performed)
    #expect(source.labels.contains("searching"))
  }

  @Test("A link that is open leads to its view, and a slider has its name")
  func link() {
    let source = ViewSource(NavigationStack { Page(tally: Tally()) })
    let labels = source.labels

    source.activate("Name")

    #expect(labels.contains("Volume"))
    #expect(labels.contains("Empty"))
    #expect(source.labels.contains("There"))
  }

  @Test("Modifiers put together before they are used are applied in turn")
  func concatenated() {
    struct Named: ViewModifier {
      let name: String
      func body(content: Content) -> some View {
        content.accessibilityLabel(name)
      }
    }
    let both = Named(name: "first").concat(Named(name: "second"))

    #expect(ViewSource(Text("plain").modifier(both)).labels == ["second"])
    #expect(
      ViewSource(ModifiedContent(content: Text("plain"), modifier: Named(name: "only"))).labels
        == ["only"])
    #expect(ViewSource(TupleView((Text("a"), Text("b")))).labels == ["a", "b"])
  }

  private struct Note: Identifiable {
    let id: Int
    let words: String
  }

  private struct Asking: View {
    @State private var note: Note?
    @State private var isAsking = false
    let tally: Tally

    var body: some View {
      Button("Ask") { isAsking = true }
        .alert(isPresented: $isAsking) {
          Alert(
            title: Text("Delete?"), message: Text("It is gone then."),
            primaryButton: .destructive(Text("Delete")) { tally.note("deleted") },
            secondaryButton: .cancel())
        }
      Button("Tell") { note = Note(id: 1, words: "Saved") }
        .alert(item: $note) { note in
          Alert(title: Text(note.words), dismissButton: .default(Text("Fine")))
        }
    }
  }

  @Test("An alert in the older form is shown with its buttons, which are performed and end it")
  func alert() {
    let tally = Tally()
    let source = ViewSource(Asking(tally: tally))

    source.activate("Ask")
    let asked = source.labels
    source.activate("Delete")
    source.activate("Tell")
    let told = source.labels
    source.activate("Fine")

    #expect(asked == ["Delete?", "It is gone then.", "Delete", "Cancel"])
    #expect(told == ["Saved", "Fine"])
    #expect(source.labels == ["Ask", "Tell"])
    #expect(tally.entries == ["deleted"])
  }

  @Test("The size of text in the older form is that of the newer one")
  func sizeCategory() {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.sizeCategory) private var category
      var body: some View {
        Text("\(size == .accessibility2), \(category.isAccessibilityCategory)")
      }
    }

    #expect(ViewSource(Sized()).labels == ["false, false"])
    #expect(
      ViewSource(Sized().environment(\.sizeCategory, .accessibilityLarge)).labels == ["true, true"])
  }
}
