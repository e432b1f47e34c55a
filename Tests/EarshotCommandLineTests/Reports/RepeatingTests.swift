import EarshotScenarios
import EarshotTestSupport
import Testing

@Suite("The command that repeats a failure does so when it is pasted into a shell")
struct RepeatingTests {
  @Test(
    "Whatever the name of the file, in every shell",
    arguments: [
      "plain", "sp ace", "it's", "\"quoted\"", "$HOME `id` $(id)", "back\\slash", "#hash", "-dash",
      "~",
      "*", "tab\there", "new\nline", "esc\u{1B}[31m", "100 %d\u{7}'\\", "\u{202E}turned",
      "c1\u{80}",
      "\u{FEFF}mark", "👩🏽‍🚀", "e\u{301}", "日本", "a\r\nb",
    ], ["bash", "sh"])
  func names(_ name: String, shell: String) throws {
    let folder = try TemporaryFolder()
    let file = "\(name).transcript"
    try folder.put("screen: tapback\n\nPress\n", at: file)
    let call = try report(of: file)

    let output = try Shell().run(
      "cd '\(folder.path)'; cat >call <<'END'\n\(call)\nEND\n"
        + "mkdir bin; ln -s '\(Shell.program)' bin/earshot; PATH=$PWD/bin:$PATH \(shell) call")

    #expect(output.contains(":3: error: opening: other lines were heard\n"), "\(call)\n\(output)")
    #expect(output.hasSuffix("\n0 passed, 1 failed\n"), "\(call)\n\(output)")
  }

  private func report(of file: String) throws -> String {
    let failure = TranscriptFailure(command: nil, line: 3, reason: .assertsNothing)
    var report = TranscriptReport()
    var text = ""
    report.add(
      TranscriptResult(file: file, steps: [StepResult(failing: failure)]), printingTo: &text)
    let mark = "\nto repeat: "
    let start = try #require(text.firstRange(of: mark))
    return String(text[start.upperBound...].prefix { $0 != "\n" })
  }
}
