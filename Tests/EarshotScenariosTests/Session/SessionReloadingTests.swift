import EarshotReader
import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("A session goes on at the same screen after its source was changed")
struct SessionReloadingTests {
  /// A screen whose rows and button can be another in the next version.
  private struct Inbox: View {
    var names = ["Ada", "Bo", "Cy"]
    var button = "Send"
    @State private var count = 0
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Text($0) }
        Button(button) { count += 1 }
        Text("\(count) sent, \(isStill ? "still" : "moving")")
      }
    }
  }

  private func lines(
    in session: inout Session, from former: Inbox = Inbox(), to current: Inbox
  ) throws -> [String] {
    try session.reload(from: { OpenScreen(former) }, to: { OpenScreen(current) }).map { $0.line() }
  }

  private func session(after commands: String...) throws -> Session {
    var session = try Session(at: OpenScreen(Inbox()))
    _ = session.open() as [Heard]
    for command in commands { try session.perform(command) { _ in } }
    return session
  }

  @Test("What is said otherwise is told, and then the stop where somebody is")
  func changed() throws {
    var session = try session(after: "next", "next")

    let lines = try lines(
      in: &session, to: Inbox(names: ["New", "Ada", "Bo Peep", "Cy"], button: "Send now"))

    #expect(
      lines == [
        "[reloaded: 2 stops changed, 1 new]",
        "| new: New",
        "| was: Bo",
        "| is: Bo{+ Peep+}",
        "| was: Send, button",
        "| is: Send{+ now+}, button",
        "Cy",
      ])
  }

  @Test("Settings stay, and the screen is as it is when it appears")
  func settings() throws {
    var session = try session(
      after: "set reduce-motion on", "set hints off", "last", "previous", "activate", "next")
    #expect(session.focusedElement?.label == "1 sent, still")

    let lines = try lines(in: &session, to: Inbox(button: "Post"))
    var settings: [String] = []
    try session.perform("set") { settings.append($0.line()) }

    #expect(
      lines == [
        "[reloaded: 1 stop changed]", "| was: [-Send-], button", "| is: {+Post+}, button",
        "0 sent, still",
      ])
    #expect(settings.contains { $0.hasPrefix("| reduce-motion on: ") })
    #expect(settings.contains { $0.hasPrefix("| hints off: ") })
  }

  @Test("What was planned is told not to come")
  func planned() throws {
    var session = try session(after: "app announce Hello in 5")

    let lines = try lines(in: &session, to: Inbox())

    #expect(
      lines == [
        "[not done: app announce Hello: the screen was reloaded before]",
        "[reloaded: nothing is said otherwise]", "Ada",
      ])
    #expect(session.leftovers.isEmpty)
  }

  @Test("What cannot be opened leaves everything as it was")
  func failure() throws {
    var session = try session(after: "next")

    let error = #expect(throws: ScreenError.self) {
      try session.reload(
        from: { OpenScreen(Inbox()) },
        to: { () throws(ScreenError) in throw .failed("gone") })
    }

    #expect(error == .failed("gone"))
    #expect(session.focusedElement?.label == "Bo")
    var heard: [String] = []
    try session.perform("next") { heard.append($0.line()) }
    #expect(heard == ["Cy"])
  }

  @Test("What the app's code prints while screens are held against each other is not shown")
  func appOutput() throws {
    var session = try Session(at: OpenScreen(Text("Hello")))
    _ = session.open() as [Heard]
    try session.perform("set app-output on") { _ in }
    var count = 0
    let screen: Session.ScreenMaker = {
      count += 1
      let number = count
      return OpenScreen(Text("Hello").onAppear { print("appeared \(number)") })
    }

    let heard = try session.reload(from: screen, to: screen)

    #expect(heard.map { $0.line() } == ["[reloaded: nothing is said otherwise]", "Hello"])
    #expect(count == 3)
  }
}
