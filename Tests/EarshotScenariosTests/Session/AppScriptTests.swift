import EarshotConversation
import EarshotReader
import EarshotScreens
import EarshotTestSupport
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("A script says what happens in the app")
struct AppScriptTests {
  private func chat() throws -> Conversation {
    let conversation = try Conversation(
      title: "Tea", people: [Person(id: "me", name: "Robin"), Person(id: "a b", name: "Ana")],
      me: "me")
    try conversation.append(Message(id: "m 1", sender: "a b", text: "Now?"))
    return conversation
  }

  private func refusal(_ line: String, in conversation: Conversation) throws -> String? {
    var session = try Session(at: OpenScreen(conversation))
    return #expect(throws: SessionError.self) { try session.perform(line) { _ in } }?.description
  }

  @Test("Identifiers with spaces stand in quotes")
  func quotedIdentifiers() throws {
    let conversation = try chat()
    var session = try Session(at: OpenScreen(conversation))

    try session.perform("app react \"a b\" ❤️ \"m 1\"") { _ in }
    try session.perform("app edit \"m 1\" Later?") { _ in }

    let message = try conversation.message("m 1")
    #expect(message.text == "Later?")
    #expect(message.reactions == [Reaction(person: "a b", emoji: "❤️")])
  }

  @Test("Text is kept as it was written, with quotes and spaces")
  func text() throws {
    let conversation = try chat()
    var session = try Session(at: OpenScreen(conversation))

    try session.perform("app arrive me  \"Yes\"   please in 2") { _ in }
    try session.perform("wait 2") { _ in }

    #expect(conversation.messages.last?.text == "\"Yes\"   please")
  }

  @Test("A deed that can not be done when its time comes is a fault, whatever the screen is")
  func lateFault() throws {
    let tree = "\(Repository.root)/Scenarios/Reader/Gestures/harbour.json"
    for screen in [OpenScreen(try chat()), try OpenScreen(opening: .file(tree))] {
      var session = try Session(at: screen)
      var lines: [String] = []

      try session.perform("app layout-changed nowhere in 1") { _ in }
      try session.perform("wait 2") { lines.append($0.line()) }

      #expect(
        lines.contains(
          "[fault: there is no element 'nowhere' on the screen; 'tree' tells the id of each]"))
    }
  }

  @Test(
    "What cannot happen is refused with what could",
    arguments: [
      (
        "app",
        "'app' needs an event: announce, layout-changed, screen-changed, react, arrive, edit, delete"
      ),
      ("app annonce x", "unknown event 'annonce' of 'app'; did you mean 'announce'?"),
      ("app announce high", "expected 'app announce [low|default|high] TEXT'"),
      ("app delete in 3", "expected 'app delete MESSAGE'"),
      ("app react me ❤️ m 1", "expected 'app react PERSON EMOJI MESSAGE'"),
      ("app react me \u{200D} \"m 1\"", "a reaction needs an emoji"),
      ("app arrive ANA Hi", "there is no person 'ANA' in the conversation; did you mean 'a b'?"),
      ("app arrive zoe Hi", "there is no person 'zoe' in the conversation; known are 'me', 'a b'"),
      ("app delete 9", "there is no message '9' in the conversation; the newest is 'm 1'"),
      (
        "app layout-changed x", "there is no element 'x' on the screen; 'tree' tells the id of each"
      ),
      (
        "app screen-changed x", "there is no element 'x' on the screen; 'tree' tells the id of each"
      ),
    ])
  func refusals(line: String, message: String) throws {
    #expect(try refusal(line, in: chat()) == message)
  }

  @Test("In a conversation without messages there is none to name")
  func noMessages() throws {
    let conversation = try Conversation(people: [Person(id: "me", name: "Robin")], me: "me")

    #expect(
      try refusal("app delete 9", in: conversation)
        == "there is no message '9' in the conversation; it has none")
  }
}
