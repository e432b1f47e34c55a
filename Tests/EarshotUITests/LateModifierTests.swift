import EarshotTree
import EarshotUI
import Foundation
import Testing

private struct Login: View {
  enum Field { case name, password }

  var startsAtPassword = false
  @State private var name = ""
  @State private var password = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name)
      SecureField("Password", text: $password).focused($field, equals: .password)
    }
    .defaultFocus($field, .name)
    .onAppear { if startsAtPassword { field = .password } }
  }
}

@MainActor
@Suite("Modifiers that run or say something of their own")
struct LateModifierTests {
  private func edited(_ source: ViewSource) -> [Bool] {
    source.allElements.map { $0.traits.contains(.isEditing) }
  }

  @Test("Text is entered in the default place from the start")
  func defaultFocus() {
    let source = ViewSource(Login())
    source.settle()

    #expect(edited(source) == [true, false])
  }

  @Test("A place that the app says itself wins over the default one")
  func chosenFocus() {
    let source = ViewSource(Login(startsAtPassword: true))
    source.settle()

    #expect(edited(source) == [false, true])
  }

  @Test("Help is a hint where none was written")
  func help() {
    let source = ViewSource(
      VStack {
        Button("Send") {}.help("Sends the letter")
        Button("Print") {}.accessibilityHint("On paper").help(Text("Prints the letter"))
        Button("Burn") {}.help("Burns the letter").accessibilityHint("For good")
      })

    #expect(source.allElements.map(\.hint) == ["Sends the letter", "On paper", "For good"])
  }

  @Test("The size of a view is told once, as that of the nominal screen")
  func geometry() {
    let log = Tally()
    let source = ViewSource(
      Text("Mail")
        .onGeometryChange(for: Int.self) { proxy in
          Int(proxy.size.width)
        } action: { width in
          log.note("\(width)")
        })
    source.settle()

    #expect(log.entries == ["393"])
  }

  @Test("A binding of where content is scrolled keeps what is written to it")
  func scrollPosition() {
    struct Rows: View {
      @State private var row: Int?
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        ScrollView { ForEach(0..<2) { Text("row \($0)") } }
          .scrollPosition(id: $row)
          .scrollPosition($position)
        Text("at \(row ?? -1), \(position.viewID(type: Int.self) ?? -1)")
        Button("down") {
          row = 1
          position.scrollTo(id: 1)
        }
      }
    }
    let source = ViewSource(Rows())

    source.activate("down")

    #expect(source.labels == ["row 0", "row 1", "at 1, 1", "down"])
  }

  @Test("What only paints, or waits for a pointer or a key, says nothing")
  func silent() {
    let source = ViewSource(
      NavigationStack {
        Form { Text("Mail") }
          .formStyle(.grouped)
          .indexViewStyle(.page(backgroundDisplayMode: .always))
          .navigationSplitViewStyle(.balanced)
          .toolbarBackground(.visible, for: .navigationBar, .tabBar)
          .toolbarBackground(Color.red, for: .bottomBar)
          .toolbarBackground(.ultraThinMaterial)
          .onHover { _ in }
          .focusable()
          .onKeyPress(.space) { .handled }
          .draggable("mail")
          .dropDestination(for: String.self) { _, _ in true }
          .onDrag { NSItemProvider() }
          .onDrop(of: [.image], isTargeted: nil) { _ in false }
          .userActivity("mail") { $0.title = "Mail" }
          .onContinueUserActivity("mail") { print($0.title ?? "") }
          .handlesExternalEvents(preferring: [], allowing: ["*"])
          .searchScopes(.constant(1)) { Text("All").tag(1) }
          .searchSuggestions { Text("Apple").searchCompletion("apple") }
      })

    #expect(source.labels == ["Mail"])
  }
}
