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
}
