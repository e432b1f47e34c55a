import Foundation
import Testing

@testable import EarshotUI

private struct Notes: App {
  var body: some Scene {
    WindowGroup { Text("Notes") }
    WindowGroup("Settings", id: "settings") { Text("Settings") }
  }
}

private struct Note_Previews: PreviewProvider {
  static var previews: some View {
    Text("one")
    Text("two")
  }
}

private struct Shelf: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Shown()
    }
    .onChange(of: phase) { _, _ in }
    .environment(\.locale, Locale(identifier: "de"))
    .commands {
      SidebarCommands()
      CommandGroup(replacing: .newItem) { Button("New") {} }
      CommandMenu("Books") { Button("Lend") {}.keyboardShortcut("l") }
    }
    .defaultSize(width: 300, height: 200)
    .windowResizability(.contentSize)
    WindowGroup(id: "book", for: String.self) { $title in Text(title ?? "none") }
  }
}

private struct Shown: View {
  @Environment(\.locale) private var locale

  var body: some View { Text("Shelf in \(locale.identifier)") }
}

@MainActor
@Suite("Programs and previews")
struct AppTests {
  @Test("The first window of a program is what it shows")
  func app() {
    #expect(Notes().body._views.map { ViewSource($0).labels } == ["Notes"])
  }

  @Test("Previews are views")
  func previews() {
    #expect(ViewSource(Note_Previews.previews).labels == ["one", "two"])
  }

  @Test("What holds for a scene holds for its views, and its menus are not read")
  func scene() {
    #expect(Shelf().body._views.map { ViewSource($0).labels } == ["Shelf in de"])
  }

  @Test("Code of a scene runs for a value that is there from the beginning")
  func initialChange() {
    let tally = Tally()
    let scene = WindowGroup { Text("Shelf") }
      .onChange(of: 1, initial: true) { tally.note("seen") }

    let labels = scene._views.map { ViewSource($0).labels }

    #expect(labels == ["Shelf"])
    #expect(tally.entries == ["seen"])
  }
}
