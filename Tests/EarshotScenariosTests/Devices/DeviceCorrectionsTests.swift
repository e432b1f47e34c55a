import EarshotScenarios
import EarshotTestSupport
import Testing

@MainActor
@Suite("A filled-in sheet is held against the rules")
struct DeviceCorrectionsTests {
  private static let transcript = """
    screen: tapback

    Press and hold a message
    > next
    ~ picnic
    ! Reacted with
    > act React with ❤️
    Reacted with ❤️
    > last
    Meet at the boathouse at eleven? Actions available
    """

  @Test("What was heard otherwise is shown with the rules behind it, assumptions first")
  func corrections() throws {
    let folder = try TemporaryFolder()

    let lines = try lines(
      of: ["same", "", "REACTED, with red heart!", "Meet at eleven"], in: folder)

    let rest = lines.filter { !$0.hasPrefix("    by ") && !$0.hasPrefix("  1 step: ") }
    #expect(
      rest == [
        "Device: iPhone 15",
        "sheet.md:59: heard otherwise: step 'last' of \(folder("chat.transcript")):9",
        "  - expected: Meet at [-the boathouse at -]eleven[-? Actions available-]",
        "  + heard: Meet at eleven", "",
        "rules behind what was heard otherwise, assumptions first:", "",
        "2 as expected, 1 heard otherwise, 1 not filled in",
      ])
    #expect(lines.contains { $0.hasPrefix("    by actions.") || $0.contains("(documented)") })
    #expect(lines.contains { $0.hasPrefix("  1 step: ") })
  }

  @Test("Words that must and must not be heard are looked for in what was heard")
  func words() throws {
    let folder = try TemporaryFolder()

    let lines = try lines(of: ["", "Picnic?\nReacted with thumbs up", "", "nothing"], in: folder)

    #expect(lines.contains("  - Expect to hear these words in this order: picnic"))
    #expect(lines.contains("  - Expect not to hear: Reacted with"))
    #expect(lines.contains("  + heard: Reacted with thumbs up"))
    #expect(lines.contains("  + heard: nothing"))
    #expect(lines.last == "0 as expected, 2 heard otherwise, 2 not filled in")
  }

  @Test("A sheet in which everything is as expected has no corrections")
  func agreed() throws {
    let folder = try TemporaryFolder()

    let lines = try lines(of: ["Press and hold a message", "same", "Same", "same"], in: folder)

    #expect(lines == ["Device: iPhone 15", "4 as expected, 0 heard otherwise, 0 not filled in"])
  }

  @Test("A sheet in which nothing is written is an error")
  func empty() throws {
    let folder = try TemporaryFolder()

    #expect {
      try lines(of: ["", "", "", ""], in: folder)
    } throws: {
      "\($0)" == "sheet.md:1: error: nothing is written behind any 'Heard:'"
    }
  }

  @Test("A transcript that changed since, or is gone, is an error at the line of the sheet")
  func changed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put(Self.transcript, at: "chat.transcript")
    let text = DeviceSheet(of: [try Transcript(contentsOf: path)]).text
      .replacing("### Step 3: last", with: "### Step 3: first").replacing(
        "Heard:", with: "Heard: x")
    let gone = text.replacing("chat.transcript", with: "talk.transcript")

    let line = { (text: String, heading: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix(heading) }.map { $0 + 1 } ?? 0
    }
    #expect {
      try DeviceCorrections(of: FilledDeviceSheet(parsing: text, file: "sheet.md"))
    } throws: {
      "\($0)".hasPrefix(
        "sheet.md:\(line(text, "### Step 3")): error: step 3 of '\(path)' is not 'first' any more")
    }
    #expect {
      try DeviceCorrections(of: FilledDeviceSheet(parsing: gone, file: "sheet.md"))
    } throws: {
      "\($0)".hasPrefix(
        "sheet.md:\(line(gone, "## Transcript")): error: cannot read the transcript")
    }
  }

  private func lines(of answers: [String], in folder: TemporaryFolder) throws -> [String] {
    let path = try folder.put(Self.transcript, at: "chat.transcript")
    var text = DeviceSheet(of: [try Transcript(contentsOf: path)]).text
      .replacing("Device:", with: "Device: iPhone 15")
    for answer in answers.map({ "HEARD: \($0)" }) {
      text = text.replacing("\nHeard:\n", with: "\n\(answer)\n", maxReplacements: 1)
    }
    let sheet = try FilledDeviceSheet(
      parsing: text.replacing("HEARD:", with: "Heard:"), file: "sheet.md")
    return DeviceCorrectionsText(try DeviceCorrections(of: sheet), of: sheet).lines
  }
}
