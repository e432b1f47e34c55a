import EarshotReader
import EarshotTesting
import EarshotUI
import Observation
import Testing

@MainActor
@Suite("A test reads a screen as a VoiceOver user does")
struct VoiceOverTests {
  @Test("What was said is kept, and each command yields what was said after it")
  func phrases() throws {
    let reader = VoiceOver(reading: LikeableMessage())

    #expect(reader.phrases == ["See you at the ferry. Actions available"])
    #expect(try reader.act("Like") == ["Liked"])
    #expect(reader.next() == ["Reply, text field. Double tap to edit."])
    #expect(reader.previous() == ["See you at the ferry, Liked. Actions available"])
    #expect(reader.lastPhrase == "See you at the ferry, Liked. Actions available")
    #expect(reader.phrases.count == 4)
    expectSpoken(
      reader,
      [
        "See you at the ferry. Actions available", "Liked",
        "Reply, text field. Double tap to edit.",
        "See you at the ferry, Liked. Actions available",
      ])
    expectSpoken(reader, ["See you at the ferry, Liked. Actions available"], in: .lastStep)
    expectConveys(reader, "ferry Liked")
    expectNeverSaid(reader, "Take back")
  }

  @Test("The element under the cursor is there with its texts, of which empty ones are nil")
  func focused() throws {
    let reader = VoiceOver(reading: LikeableMessage())

    let before = try #require(reader.focused)
    #expect(before.label == "See you at the ferry")
    #expect(before.value == nil)
    #expect(before.customActions.map(\.name) == ["Like"])
    #expect(reader.actions() == ["Activate (default)", "Like"])

    try reader.act("like")

    #expect(reader.focused?.value == "Liked")
  }

  @Test("Nothing under the cursor is nil, and nothing said is no phrase")
  func nothing() {
    let reader = VoiceOver(reading: EmptyMessage())

    #expect(reader.focused == nil)
    #expect(reader.lastPhrase == nil)
    #expect(reader.phrases == [])
    #expect(reader.log.map(\.text) == ["nothing to focus"])
    #expect(reader.log.map(\.kind) == [.note])
    expectSpoken(reader, [])
  }

  @Test("An action that is not offered is an error that names the nearest")
  func unknownAction() {
    let reader = VoiceOver(reading: LikeableMessage())

    let line = #line + 1
    let error = #expect(throws: VoiceOverError.self) { try reader.act("Lke") }

    #expect(error?.reason == "no action 'Lke' is offered here; did you mean 'Like'?")
    #expect(
      error?.description.hasPrefix("EarshotTestingTests/VoiceOverTests.swift:\(line):") == true)
    #expect(reader.log.count == 1)
  }

  @Test("The log says what brought each thing about, what it was, and what became of it")
  func log() throws {
    let reader = VoiceOver(reading: LikeableMessage())
    let start = reader.log.count

    try reader.act("Like")
    reader.previous()

    #expect(
      reader.log(since: start).map { "\($0.index) \($0.cause ?? "-") \($0.kind): \($0.text)" } == [
        "1 act Like speech: Liked", "2 act Like pending: something of the app is due in 2 s",
        "3 previous sound: boundary", "4 previous pending: something of the app is due in 2 s",
      ])
    #expect(reader.log.map(\.fate) == [.spoken, .spoken, nil, nil, nil])
    #expect(reader.phrases == ["See you at the ferry. Actions available", "Liked"])
  }

  @Test("Time passes where the test says so")
  func waiting() async throws {
    let reader = VoiceOver(reading: LikeableMessage())

    try reader.act("Like")
    #expect(reader.find("Sent") == [])
    await reader.wait(2)

    #expect(reader.find("Sent") == ["Sent"])
  }

  @Test("Tasks that only an await lets run are heard when the screen settles")
  func settling() async {
    let model = Ticker()
    let reader = VoiceOver(reading: TickerView(model: model))

    Task { @MainActor in model.count += 1 }
    reader.first()
    #expect(reader.lastPhrase == "0 ticks")
    let said = await reader.settle()

    #expect(said == ["1 ticks"])
  }

  @Test("Text is entered, and the rotor moves through it")
  func typing() throws {
    let reader = VoiceOver(reading: LikeableMessage())

    reader.next()
    reader.activate()
    reader.type("Hi")
    #expect(reader.focused?.value == "Hi")
    reader.rotor("Characters")
    #expect(reader.down() == ["H"])
    reader.set("hints", "off")
    let current = try reader.perform("current")
    #expect(current == ["Hi, text field, is editing"])
  }

  @Test("A screen that comes with Earshot can be read")
  func others() throws {
    let named = try VoiceOver(opening: "tapback")

    #expect(named.phrases == ["Press and hold a message"])
  }

  @Test("Entries of the log count from zero, and there are none behind its end")
  func logSince() throws {
    let reader = VoiceOver(reading: LikeableMessage())

    try reader.act("Like")

    #expect(reader.log(since: 1)[0].text == "Liked")
    #expect(reader.log(since: 99) == [])
    #expect(reader.log(since: -1) == reader.log)
  }

  @Test("After quitting, a line of line mode is an error that says so")
  func quitting() throws {
    let reader = VoiceOver(reading: LikeableMessage())

    try reader.perform("quit")
    let error = #expect(throws: VoiceOverError.self) { try reader.perform("next") }

    #expect(error?.reason == "the session ended with 'quit'; nothing can follow")
  }
}

private struct EmptyMessage: View {
  var body: some View { EmptyView() }
}

@MainActor @Observable
private final class Ticker {
  var count = 0
}

private struct TickerView: View {
  let model: Ticker
  var body: some View { Text("\(model.count) ticks") }
}
