import EarshotConversation
import EarshotReader
import EarshotScreens
import Testing

@MainActor
@Suite("Several people can be at one conversation")
struct SharedConversationTests {
  @Test("A reaction on one screen is heard on another, once, when somebody listens there")
  func twoScreens() throws {
    let conversation = try SampleChat.make()
    var here = ScreenReader(reading: OpenScreen(conversation).source)
    var there = ScreenReader(reading: OpenScreen(conversation).source)
    for _ in 0..<2 {
      _ = try here.perform(.next)
      _ = try there.perform(.next)
    }

    #expect(
      try lines(here.perform(.act("React with 👍"))) == [
        "Ana and Ben reacted with ❤️, You reacted with 👍"
      ])
    #expect(lines(there.listen()) == ["Ana and Ben reacted with ❤️, You reacted with 👍"])
    #expect(lines(there.listen()) == ["[silence]"])
  }

  @Test("Two readers of one screen keep a cursor each")
  func oneScreen() throws {
    let screen = OpenScreen(try SampleChat.make())
    var first = ScreenReader(reading: screen.source)
    var second = ScreenReader(reading: screen.source)
    _ = first.screenAppeared()
    _ = second.screenAppeared()

    _ = try first.perform(.last)
    let heard = try second.perform(.next)

    #expect(
      lines(heard) == [
        "Ana, Who can bring the spare oars on Saturday? Ben reacted with 👍. Actions available"
      ])
  }

  @Test("Messages that arrive, change and go elsewhere are read where they stand")
  func changes() throws {
    let conversation = try SampleChat.make()
    var reader = ScreenReader(reading: OpenScreen(conversation).source)
    _ = reader.screenAppeared()

    try conversation.append("Bring a towel", from: "ben")
    try conversation.edit("4", text: "Start is at 9:00")
    try conversation.delete("3")

    #expect(try lines(reader.perform(.last)) == ["Ben, Bring a towel. Actions available"])
    #expect(try lines(reader.perform(.previous)) == ["Ana, Start is at 9:00. Actions available"])
    #expect(
      try lines(reader.perform(.previous)) == [
        "You, I can, they fit in the van, Ana and Ben reacted with ❤️. Actions available"
      ])
  }

  private func lines(_ heard: [Heard]) -> [String] { heard.map { $0.line() } }
}
