import EarshotAudit
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

  @Test("A screen that cannot be opened is told, and keeps no other from being audited")
  func refused() throws {
    try folder.put(#"{"earshotTree": 1, "elements": [}"#, at: "bad.json")
    let bad = folder("bad.json")
    let known = folder("known.json")

    let run = run("audit", bad, "popover", "nowhere", "--write-baseline", known)
    let alone = self.run("audit", bad)

    #expect(run.status == .invalid)
    #expect(run.output.contains("popover: "))
    #expect(run.output.hasSuffix(" on 1 screen by 86 rules\n"))
    let reason = "\(bad):1:33: error: expected an object, found '}' (at $.elements[0])\n"
    #expect(run.errors.hasPrefix(reason + "earshot: error: unknown screen 'nowhere'"))
    #expect(folder.names == ["bad.json"])
    #expect(alone.status == .invalid)
    #expect(alone.output == "")
    #expect(alone.errors == reason)
  }

  @Test("Rules are chosen one by one, or all of a topic")
  func choice() throws {
    let call = try CommandLineArguments(
      parsing: [
        "audit", "--only", "behaviour", "--only", "missing-label", "--except", "stale-action",
      ])
    let behaviour = AuditTopic.behaviour.rules.map { $0.facts.id }

    let rules = call.rules.map { $0.facts.id }

    #expect(rules == ["missing-label"] + behaviour.filter { $0 != "stale-action" })
  }

  @Test(
    "A choice that leaves nothing, or names nothing, is refused",
    arguments: [
      (
        ["explore", "tapback", "--only", "missing-label"],
        "no rule is left to ask, among those of 'earshot rules behaviour'; look at '--only' and "
          + "'--except'"
      ),
      (
        ["audit", "--only", "names", "--except", "names"],
        "no rule is left to ask; look at '--only' and '--except'"
      ),
      (
        ["audit", "--only", "label-missing"],
        "option '--only': unknown rule 'label-missing'; did you mean 'missing-label'?"
      ),
      (
        ["audit", "--except", "contrast"],
        "option '--except': unknown rule 'contrast'; 'earshot rules' lists them"
      ),
    ])
  func wrongChoice(arguments: [String], message: String) {
    let run = run(arguments)

    #expect(run.status == .invalid)
    #expect(run.errors == "earshot: error: \(message)\n")
  }

  @Test("A screen that is named twice is audited once, with what is allowed by each that names it")
  func repeats() throws {
    for name in ["a", "b"] {
      try folder.put(
        """
        screen: popover
        audit-allow: \(name == "a" ? "read-twice" : "tap-without-button-trait"): known

        ~ x
        """, at: "\(name).transcript")
    }

    let run = run(
      "audit", "popover", folder("a.transcript"), "popover", folder("b.transcript"), "--only",
      "read-twice", "--only", "tap-without-button-trait")

    #expect(
      run.output.hasSuffix("\n0 errors, 0 warnings, 0 notes on 1 screen by 2 rules; 2 allowed\n"))
    #expect(run.output.split(separator: "states met in").count == 2)
  }

  @Test("The same screen set up otherwise is another, and so is another one")
  func others() throws {
    try folder.put("screen: popover\nset: hints off\n\n~ x", at: "a.transcript")
    try folder.put("screen: popover\nset: hints on\nset: hints off\n\n~ x", at: "b.transcript")

    let run = run(
      "audit", "popover", folder("a.transcript"), folder("b.transcript"), "tapback", "--only",
      "missing-label")

    #expect(run.output.hasSuffix("\n0 errors, 0 warnings, 0 notes on 3 screens by 1 rule\n"))
  }

  @Test("A file that is named in two ways is one")
  func files() throws {
    let tree = #"{"earshotTree": 1, "elements": [{"id": "it", "label": "Send"}]}"#
    try folder.put(tree, at: "chat.json")
    try folder.makeFolder("more")

    let run = run("audit", folder("chat.json"), folder("more/../chat.json"))

    #expect(run.output.contains(" on 1 screen by "))
  }

  @Test("A file that a transcript names is told by the shortest path, for tools that look for it")
  func pathFromTranscript() throws {
    let tree = #"{"earshotTree": 1, "elements": [{"id": "it", "traits": ["button"]}]}"#
    try folder.makeFolder("trees")
    try folder.makeFolder("tests")
    try folder.put(tree, at: "trees/chat.json")
    try folder.put("screen: ../trees/chat.json\n\n~ x", at: "tests/a.transcript")

    let run = run("audit", folder("tests/a.transcript"), "--only", "missing-label")

    #expect(run.output.hasPrefix("\(folder("trees/chat.json")): error missing-label: "))
  }

  @Test("Transcripts that are written into a folder that was not there find their screen")
  func playable() throws {
    let shell = try Shell()
    try shell.write(
      """
      import SwiftUI

      #Preview("Chat") {
        @Previewable @State var isOn = false
        Toggle("Notify me", isOn: $isOn)
        Button("Archive") {}
      }
      """, to: "Chat.swift")

    let output = try shell.run(
      "swift run earshot audit Chat.swift --trust --only activation-does-nothing "
        + "--transcripts new --fail-on never >/dev/null; grep -h screen: new/*; "
        + "swift run earshot test new --trust | tail -1")

    #expect(output == "screen: ../Chat.swift\n1 passed, 0 failed\n")
  }

  @Test("Where a rule does not know the language, it is told that it was not asked")
  func language() throws {
    try folder.put(
      """
      {"earshotTree": 1, "language": "nl",
       "elements": [{"id": "it", "label": "Hallo", "traits": ["staticText"]}]}
      """, at: "chat.json")

    let run = run(
      "audit", folder("chat.json"), "--only", "hint-is-order", "--only", "missing-label")

    #expect(
      run.output.hasPrefix(
        "not checked: the words are in a language that the rule does not know: hint-is-order\n"))
  }

  @Test("Where there is nothing to look at, it is told")
  func nothing() throws {
    try folder.put(#"{"earshotTree": 1, "elements": []}"#, at: "chat.json")

    let run = run("audit", folder("chat.json"), "--fail-on", "warning")

    #expect(run.status == .finding)
    #expect(
      run.output.hasPrefix(
        "\(folder("chat.json")): warning nothing-shown: nothing is heard, so that nothing could be "
          + "looked at\n  the whole screen\n  this is certain\n"))
  }

  private struct Outcome {
    var status = earshot.ExitStatus.success
    var output = ""
    var errors = ""
  }

  private func run(_ arguments: String...) -> Outcome { run(arguments) }

  private func run(_ arguments: [String]) -> Outcome {
    var outcome = Outcome()
    outcome.status = CommandRunner(arguments: arguments, standardInput: { _ in TypedLines([]) })
      .run(printingTo: &outcome.output, errorsTo: &outcome.errors)
    return outcome
  }
}
