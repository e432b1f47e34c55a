import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Where the cursor is when something closes that views opened")
struct ReaderOpenerTests {
  enum Kind: CaseIterable { case alert, dialog, sheet, item, popover, cover, files }

  private struct Profile: View {
    struct Topic: Identifiable { let id = 1 }

    let kind: Kind
    @State private var isShown = false
    @State private var topic: Topic?

    var body: some View {
      VStack {
        Text("Ana")
        Button("Open") {
          isShown = true
          topic = Topic()
        }
      }
      .alert("Saved", isPresented: shown(.alert)) { Button("Close") {} }
      .confirmationDialog("Sure?", isPresented: shown(.dialog)) { Button("Close") {} }
      .sheet(isPresented: shown(.sheet)) { close }
      .sheet(item: kind == .item ? $topic : .constant(nil)) { _ in
        Button("Close") { topic = nil }
      }
      .popover(isPresented: shown(.popover)) { close }
      .fullScreenCover(isPresented: shown(.cover)) { close }
      .fileImporter(isPresented: shown(.files), allowedContentTypes: [.pdf]) { _ in }
    }

    private var close: some View { Button("Close") { isShown = false } }

    private func shown(_ kind: Kind) -> Binding<Bool> {
      self.kind == kind ? $isShown : .constant(false)
    }
  }

  @Test("Whatever it is, the opener has the cursor again", arguments: Kind.allCases)
  func always(kind: Kind) throws {
    #expect(try lines(Profile(kind: kind), after: opening(kind)).last == "Open, button")
  }

  @Test(
    "As reported, alerts, dialogs and sheets give it to the first element, others to the opener",
    arguments: Kind.allCases)
  func reported(kind: Kind) throws {
    let commands = [.set(.returnToOpener, .off)] + opening(kind)

    #expect(
      try lines(Profile(kind: kind), after: commands).last
        == ([.popover, .cover].contains(kind) ? "Open, button" : "Ana"))
  }

  private func opening(_ kind: Kind) -> [ReaderCommand] {
    kind == .files
      ? [.last, .activate, .escape] : [.last, .activate, .find("close"), .activate]
  }

  @Test("A menu that is left gives the cursor back to what opened it")
  func menu() throws {
    struct More: View {
      var body: some View {
        Text("Ana")
        Menu("More") { Button("Share") {} }
      }
    }

    #expect(
      try lines(More(), after: [.next, .activate, .next, .escape]) == [
        "Ana", "More, button, pop up button. Double tap to activate the picker", "Share, button",
        "Dismiss context menu, button",
        "More, button, pop up button. Double tap to activate the picker",
      ])
  }

  @Test("Nested ones close one by one or at once, and the cursor is at the opener of what closed")
  func nested() throws {
    let open: [ReaderCommand] = [.last, .activate, .find("delete"), .activate]

    #expect(
      try lines(Nested(), after: open + [.find("keep"), .activate, .find("done"), .activate])
        == [
          "Ana", "Edit, button", "Editor, heading", "Delete, button", "Alert, Sure?",
          "Keep, button", "Delete, button", "Done, button", "Edit, button",
        ])
    #expect(
      try lines(Nested(), after: open + [.find("yes"), .activate]).suffix(2)
        == ["Yes, button", "Edit, button"])
  }

  @Test("A sheet with screens of a navigation gives the cursor back past all of them")
  func navigation() throws {
    struct Settings: View {
      @State private var isShown = false

      var body: some View {
        Text("Ana")
        Button("Settings") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              NavigationLink("Sounds") { Button("Done") { isShown = false } }
            }
          }
      }
    }

    #expect(
      try lines(Settings(), after: [.last, .activate, .activate, .find("done"), .activate]).last
        == "Settings, button")
  }

  @Test("What the app asks for when something closes comes before the opener")
  func appAsks() throws {
    struct Asking: View {
      @State private var isShown = false
      @AccessibilityFocusState private var isTitleRead: Bool

      var body: some View {
        Text("Ana").accessibilityFocused($isTitleRead)
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: goOn) { Text("Details") }
      }

      private func goOn() { isTitleRead = true }
    }

    #expect(
      try lines(Asking(), after: [.last, .activate, .escape])
        == ["Ana", "Open, button", "Details", "Ana"])
  }

  private func lines(_ view: some View, after commands: [ReaderCommand]) throws -> [String] {
    var reader = ScreenReader(reading: ViewSource(view))
    var heard = reader.screenAppeared()
    for command in commands { heard += try reader.perform(command) }
    return heard.map { $0.line() }
  }
}

private struct Nested: View {
  @State private var isEdited = false

  var body: some View {
    Text("Ana")
    Button("Edit") { isEdited = true }.sheet(isPresented: $isEdited) { Editor() }
  }

  private struct Editor: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAsked = false

    var body: some View {
      Text("Editor").accessibilityAddTraits(.isHeader)
      Button("Delete") { isAsked = true }
        .alert("Sure?", isPresented: $isAsked) {
          Button("Yes") { dismiss() }
          Button("Keep", role: .cancel) {}
        }
      Button("Done") { dismiss() }
    }
  }
}
