#if canImport(EarshotTesting)
  import EarshotConversation
  import EarshotTesting
  import SwiftUI
  import Testing

  @MainActor
  @Suite("A package that has nothing of Earshot but its test support")
  struct ChatScreenTests {
    private let model = ChatModel(["Are you there?"])

    @Test("What waits for time is pending, and comes when it has passed")
    func time() async {
      let reader = VoiceOver(reading: ChatScreen(model: model))

      #expect(reader.log.last?.kind == .pending)
      #expect(reader.log.last?.text == "something of the app is due in 1.1 s")
      await reader.wait(1)
      #expect(reader.focused?.label == "Connecting")
      await reader.wait(0.1)

      expectSpoken(reader, ["Connecting", "Connected"])
      #expect(reader.log.last?.fate == .spoken)
    }

    @Test("A model that changes elsewhere is heard with the next command, or after an await")
    func outside() async {
      let reader = VoiceOver(reading: ChatScreen(model: model))

      model.send("Hello?")
      #expect(reader.find("Hello") == ["Hello?"])
      model.refresh()
      #expect(reader.find("late") == [])
      await reader.settle()

      #expect(reader.find("late") == ["The ferry is late"])
    }

    @Test("A task that the test itself starts is heard after an await")
    func taskOfTest() async {
      let reader = VoiceOver(reading: ChatScreen(model: model))

      Task { model.send("Later") }
      #expect(reader.find("Later") == [])
      await reader.settle()

      #expect(reader.find("Later") == ["Later"])
    }

    @Test("A message is written and sent")
    func writing() {
      let reader = VoiceOver(reading: ChatScreen(model: model))

      reader.find("Message")
      reader.activate()
      reader.type("On my way")
      reader.next()
      reader.activate()

      #expect(model.messages == ["Are you there?", "On my way"])
      #expect(reader.find("On my way") == ["On my way"])
    }

    @Test("A sheet takes the cursor, and gives it back")
    func sheet() throws {
      let reader = VoiceOver(reading: ChatScreen(model: model))

      reader.find("Details")
      #expect(reader.activate() == ["Three people"])
      #expect(reader.escape() == ["Details, button"])
      #expect(reader.focused?.traits == .button)
    }

    @Test("Ten thousand messages are read from both ends", .timeLimit(.minutes(1)))
    func many() {
      let model = ChatModel((1...10_000).map { "Message \($0)" })
      let reader = VoiceOver(reading: ChatScreen(model: model))

      #expect(reader.find("Message 900") == ["Message 900"])
      #expect(reader.find("Message 9999") == [])
      #expect(
        reader.log.last { $0.kind == .note }?.text
          == "find: nothing has 'Message 9999' among the next 1000 elements")
      #expect(reader.last() == ["Send, button"])
      #expect(reader.first() == ["Connecting"])
      #expect(reader.readAll().count == 10_004)
    }

    @Test("Several readers at once hear one model, and each has its own cursor")
    func several() async {
      let readers = (1...3).map { _ in VoiceOver(reading: ChatScreen(model: model)) }

      for reader in readers { reader.find("Message") }
      readers[0].type("Hi")
      readers[0].next()
      readers[0].activate()

      for reader in readers[1...] { #expect(reader.previous() == ["Hi"]) }
      #expect(readers[0].focused?.label == "Send")
    }

    @Test("Tests in parallel do not hear each other", arguments: 1...20)
    func parallel(_ number: Int) async {
      let model = ChatModel(["Number \(number)"])
      let reader = VoiceOver(reading: ChatScreen(model: model))

      reader.find("Number")
      model.refresh()
      await reader.wait(0.25)
      reader.next()

      #expect(reader.phrases == ["Connecting", "Number \(number)", "The ferry is late"])
    }

    @Test("What cannot be done is an error that names the nearest, and the line")
    func mistakes() {
      let reader = VoiceOver(
        reading: Text("Hello").accessibilityAction(named: "Reply") {})

      let error = #expect(throws: VoiceOverError.self) { try reader.act("Replay") }
      #expect(error?.reason == "no action 'Replay' is offered here; did you mean 'Reply'?")
      #expect(throws: VoiceOverError.self) { try reader.perform("nxt") }
    }

    @Test("Conversations and trees are read as well")
    func others() throws {
      let people = #"[{"id": "me", "name": "You", "me": true}]"#
      let messages = #"[{"id": "1", "sender": "me", "text": "Done"}]"#
      let json =
        #"{"earshotConversation": 1, "people": \#(people), "messages": \#(messages)}"#
      let conversation = try Conversation(parsing: Array(json.utf8), file: "JSON")
      let tree = #"{"earshotTree": 1, "elements": [{"id": "a", "label": "Send"}]}"#

      expectSpoken(VoiceOver(reading: conversation), ["You, Done. Actions available"])
      expectSpoken(try VoiceOver(readingJSON: tree), ["Send"])
      expectSpoken(try VoiceOver(opening: "Screens/order.json"), ["Your order, heading"])
      expectSpoken(try VoiceOver(opening: "tapback"), ["Press and hold a message"])
    }

    @Test("Every verb is there")
    func verbs() async throws {
      let reader = VoiceOver(reading: ChatScreen(model: model))

      let start = reader.log.count
      reader.next()
      reader.previous()
      reader.first()
      reader.last()
      reader.rotor("Characters")
      reader.up()
      reader.down()
      reader.hold()
      reader.readAll()
      reader.scroll(.down)
      reader.magicTap()
      reader.set("hints", "off")
      let heard = try reader.perform("current")
      let settled = await reader.settle()
      let waited = await reader.wait(.milliseconds(50))

      #expect(heard == ["Send, button"])
      #expect(settled + waited == [])
      #expect(reader.lastPhrase == "Send, button")
      #expect(reader.log(since: start).first?.cause == "next")
      expectConveys(reader, "Connecting button")
      expectNeverSaid(reader, "Connected")
    }
  }
#endif
