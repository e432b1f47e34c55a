import Testing

@testable import EarshotAudit

@Suite("Deeds that can be taken back are told by their names")
struct ReversibleDeedTests {
  @Test(
    "A reaction and a verb with a counterpart are", arguments: ["React with ❤️", "Pin", "mute Ana"])
  func known(name: String) {
    #expect(ReversibleDeed(name) != nil)
  }

  @Test(
    "Other verbs, and a reaction with nothing, are not",
    arguments: ["Reply", "React", "React with", "React to this", "", "Unpin", "Chat with Ana"])
  func unknown(name: String) {
    #expect(ReversibleDeed(name) == nil)
  }

  @Test("The counterpart is told by its verb, and by what it is about")
  func counterpart() throws {
    let react = try #require(ReversibleDeed("React with ❤️"))
    let pin = try #require(ReversibleDeed("Pin"))

    #expect(react.isTakenBack(by: "Remove ❤️"))
    #expect(react.concerns("Remove ❤️"))
    #expect(!react.concerns("Remove 👍"))
    #expect(!react.isTakenBack(by: "Unpin"))
    #expect(pin.isTakenBack(by: "Unpin"))
    #expect(pin.concerns("Unpin"))
    #expect(!pin.isTakenBack(by: "Pin"))
    #expect(!pin.isTakenBack(by: "…"))
  }

  @Test("The result shows where it is told afterwards and was not before")
  func result() throws {
    let react = try #require(ReversibleDeed("React with thumbs up"))

    #expect(react.shows(from: "See you", to: "See you, thumbs up"))
    #expect(!react.shows(from: "thumbs up", to: "thumbs up, thumbs up"))
    #expect(!react.shows(from: "See you", to: "See you, thumbs"))
  }
}
