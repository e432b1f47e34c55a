import EarshotTestSupport
import Testing

@testable import earshot

@MainActor
@Suite("A call of the audit is heeded")
struct AuditCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Where something cannot be written, it is told before anything is audited",
    arguments: ["--transcripts", "--write-baseline", "--report"])
  func unwritable(option: String) throws {
    try folder.put("", at: "file.json")
    let place = folder("file.json/below.json")

    let run = run("audit", "popover", option, place)

    #expect(run.status == .invalid)
    #expect(run.output == "")
    #expect(run.errors == "\(place): error: cannot be written: Not a directory\n")
  }

  @Test("The folder of transcripts is made where something is found, with those around it")
  func transcripts() throws {
    let place = folder("deep/er")

    let some = run("audit", "popover", "--only", "read-twice", "--transcripts", place)
    let none = run("audit", "popover", "--only", "missing-label", "--transcripts", folder("none"))

    #expect(some.status == .success)
    #expect(none.status == .success)
    #expect(folder.names == ["deep"])
    let transcript = try folder.text(of: "deep/er/popover-read-twice.transcript")
    #expect(transcript.hasPrefix("# read-twice: “Did the seeds come?” is read here"))
  }

  private struct Outcome {
    var status = earshot.ExitStatus.success
    var output = ""
    var errors = ""
  }

  private func run(_ arguments: String...) -> Outcome {
    var outcome = Outcome()
    outcome.status = CommandRunner(arguments: arguments, standardInput: { _ in TypedLines([]) })
      .run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }
}
