import EarshotReader
import EarshotScreens
import EarshotTestSupport
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("Settings are listed, made, and refused with what is possible")
struct SettingTests {
  private func session() throws -> Session {
    try Session(at: OpenScreen(opening: .named("tapback")))
  }

  @Test("A call of set alone lists every setting with its value")
  func list() throws {
    var session = try session()
    var lines: [String] = []
    for command in ["set links nothing", "set reduce-motion on", "set app-output on"] {
      try session.perform(command) { _ in }
    }

    try session.perform("set") { lines.append($0.line()) }

    #expect(
      lines == [
        "| hints on: Says hints after a pause.",
        "| actions speak: Says, or signals, that there are actions.",
        "| custom-content speak: Says, or signals, that there is more content to read on demand.",
        "| container-descriptions on: Says the names of containers, and where lists start and end.",
        "| table-headers on: Says what heads the row and the column of a cell.",
        "| table-places on: Says the row and the column of a cell.",
        "| links nothing: Says, or signals, that a link is one.",
        "| punctuation some: Says all marks by their names, or leaves that to the voice, or says "
          + "none.",
        "| emoji on: Says emoji; off leaves them out of text, but not of the names and values of "
          + "controls.",
        "| numbers words: Says numbers as words, or their digits one by one.",
        "| capital-letters nothing: Says, or signals, that a letter is a capital, where characters "
          + "are said one by one.",
        "| phonetic off: Says a word after each letter that is said alone, or only the word.",
        "| language en: Chooses the words for elements that state no language.",
        "| typed-characters on: Says each character as it is typed.",
        "| typed-words on: Says each word once it is typed.",
        "| return-to-opener always: Gives the cursor back to the opener of what closes, or as was "
          + "reported of SwiftUI.",
        "| deleted-text speak: Says a deleted character, or signals that one is deleted.",
        "| haptics off: Prints what is felt.",
        "| motion off: Prints what is seen to move.",
        "| reduce-motion on: Asks that things do not move.",
        "| actions-order ios: Offers custom actions last written first, or as written.",
        "| app-output on: Shows what the app prints; off, it goes to standard error.",
      ])
  }

  @Test(
    "A name without its value, a wrong value and a wrong name are answered with what would do",
    arguments: [
      ("set hints", "'set hints' needs 'on' or 'off'"),
      (
        "set custom-content",
        "'set custom-content' needs 'speak', 'sound', 'pitch' or 'nothing'"
      ),
      ("set numbers roman", "'set numbers' needs 'words' or 'digits'"),
      ("set reduce-motion", "'set reduce-motion' needs 'on' or 'off'"),
      ("set actions-order", "'set actions-order' needs 'ios' or 'declared'"),
      ("set hnits", "unknown setting 'hnits'; did you mean 'hints'?"),
      ("set punctuaton all", "unknown setting 'punctuaton'; did you mean 'punctuation'?"),
      ("set table-header on", "unknown setting 'table-header'; did you mean 'table-headers'?"),
    ])
  func refusal(line: String, message: String) throws {
    var session = try session()

    let error = #expect(throws: SessionError.self) { try session.perform(line) { _ in } }

    #expect(error?.description == message)
  }
}
