import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Where the cursor is when something closes that views opened")
struct ReaderOpenerTests {
  private struct Profile: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("Ana")
        Menu("More") { Button("Share") {} }
        Button("Details") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Text("Details of it") }
    }
  }

  @Test("A menu that is left gives the cursor back to what opened it")
  func menu() throws {
    #expect(
      try lines(after: [.next, .activate, .next, .escape]) == [
        "Ana", "More, button, pop up button. Double tap to activate the picker", "Share, button",
        "Dismiss context menu, button",
        "More, button, pop up button. Double tap to activate the picker",
      ])
  }

  @Test("A sheet does not, unless the app asks for it, as devices are reported to do")
  func sheet() throws {
    #expect(
      try lines(after: [.last, .activate, .escape])
        == ["Ana", "Details, button", "Details of it", "Ana"])
  }

  private func lines(after commands: [ReaderCommand]) throws -> [String] {
    var reader = ScreenReader(reading: ViewSource(Profile()))
    var heard = reader.screenAppeared()
    for command in commands { heard += try reader.perform(command) }
    return heard.map { $0.line() }
  }
}
