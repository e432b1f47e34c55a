import EarshotTestSupport
import Testing

@testable import earshot

@Suite("A sheet for a device is written, filled in and read again")
@MainActor
struct DeviceSheetCommandTests {
  private static let transcript = "screen: tapback\n\nPress and hold a message\n> hold\n~ nothing"

  @Test("What was heard otherwise is a finding, at its line of the sheet")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put(Self.transcript, at: "chat.transcript")
    let sheet = folder("sheet.md")

    let written = run(["test", path, "--device-sheet", sheet])
    let line = try folder.text(of: "sheet.md").split(
      separator: "\n", omittingEmptySubsequences: false
    ).firstIndex(of: "### Step 1: hold")
    let filled = try folder.text(of: "sheet.md")
      .replacing("Heard:\n", with: "Heard: same\n", maxReplacements: 1)
      .replacing("Heard:\n", with: "Heard: Hello\n", maxReplacements: 1)
    try folder.put(filled, at: "filled.md")
    let read = run(["test", "--heard", folder("filled.md")])

    #expect(written.status == .success)
    #expect(written.output == "1 transcript to follow on a device: \(sheet)\n")
    #expect(read.status == .finding)
    #expect(
      read.output.contains(
        "filled.md:\((line ?? 0) + 1): heard otherwise: step 'hold' of \(path):4\n"))
    #expect(read.output.hasSuffix("\n1 as expected, 1 heard otherwise, 0 not filled in\n"))
  }

  @Test("A sheet that is there already is never written over")
  func kept() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put(Self.transcript, at: "chat.transcript")
    let sheet = try folder.put("mine", at: "sheet.md")

    let result = run(["test", path, "--device-sheet", sheet])

    #expect(result.status == .invalid)
    #expect(
      result.errors
        == "\(sheet): error: it is there already, and may have been filled in; name a new file\n")
    #expect(try folder.text(of: "sheet.md") == "mine")
  }

  @Test(
    "What would be left undone beside a sheet is refused",
    arguments: [
      (["--heard", "a.md", "--jobs", "2"], "option '--heard' plays nothing; leave out '--jobs'"),
      (
        ["--device-sheet", "a.md", "--record", "missing"],
        "option '--device-sheet' plays nothing; leave out '--record'"
      ),
      (["b", "--heard", "a.md"], "unexpected 'b'; the sheet names its transcripts itself"),
    ])
  func refused(words: [String], message: String) {
    let result = run(["test"] + words)

    #expect(result.status == .invalid)
    #expect(result.errors == "earshot: error: \(message)\n")
  }

  private func run(_ arguments: [String]) -> (
    status: earshot.ExitStatus, output: String, errors: String
  ) {
    var output = ""
    var errors = ""
    let status = CommandRunner(
      arguments: arguments, standardInput: { _ in TypedLines([]) }
    ).run(printingTo: &output, errorsTo: &errors)
    return (status, output, errors)
  }
}
