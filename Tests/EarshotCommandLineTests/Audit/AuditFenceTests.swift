import Testing

/// Code of screens that reaches for what the process has open that audits it, or for that process.
@Suite("Code of screens can take away or forge nothing of a report, and does not end who audits it")
struct AuditFenceTests {
  private static let source = """
    import Foundation
    import SwiftUI
    struct Closes: View {
      @State private var count = 0
      var body: some View {
        Button("Close \\(count)") { count = 1; for number in Int32(0)...99 { close(number) } }
        Image("dots-3")
      }
    }
    struct Writes: View {
      var body: some View {
        Button("Write") {
          for number in Int32(1)...99 where number != 2 { _ = write(number, "forged\\n{}\\n", 10) }
          print("printed")
        }
      }
    }
    struct All: View {
      @State private var isOpen = false
      var body: some View {
        if isOpen {
          Button("Close all") { for number in 0..<getdtablesize() { close(number) } }
        } else {
          Button("Open") { isOpen = true }
        }
      }
    }
    struct Signals: View {
      @State private var count = 0
      var body: some View {
        Button("Kill") { kill(0, SIGKILL) }
        Button("Stop") { kill(0, SIGTERM) }
        Button("Count \\(count)") { count = 1 - count }
      }
    }
    func depth(_ count: Int) -> Int { depth(count + 1) + depth(count + 2) }
    #Preview("Closes") { Closes() }
    #Preview("Writes") { Writes() }
    #Preview("All") { All() }
    #Preview("Signals") { Signals() }
    #Preview("Deep") { Text("\\(depth(1))") }
    #Preview("Long") { Image(String(repeating: "word ", count: 20_000)).onTapGesture {} }
    #Preview("Fine") { Button("") {} }

    """

  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(Self.source, to: "Chat.swift")
  }

  private func audit(_ names: String..., options: String = "--format json") throws -> String {
    let screens = names.map { "'Chat.swift#\($0)'" }.joined(separator: " ")
    return try shell.run(
      "swift run earshot audit \(screens) --trust --fail-on never \(options) 2>/dev/null; echo $?")
  }

  private func faults(in json: String) throws -> [String] {
    #expect(json.hasSuffix("\n0\n"))
    return try AuditedScreens(json: String(json.dropLast(2))).findings
      .filter { $0.rule == "fault-when-acting" }
      .map { "\($0.screen): \($0.message) \($0.commands ?? [])" }
  }

  @Test("A report is whole when the code has closed or written to all that it finds")
  func descriptors() throws {
    let report = try audit("Closes", "Writes", "Fine")

    #expect(try faults(in: report).isEmpty)
    #expect(!report.contains("forged") && !report.contains("printed"))
    let rules = try AuditedScreens(json: String(report.dropLast(2))).findings.map(\.rule)
    #expect(rules.contains("label-is-file-name") && rules.contains("missing-label"))
  }

  @Test("What takes everything away is a finding, with lines that meet it again")
  func everything() throws {
    #expect(
      try faults(in: audit("All", "Fine")) == [
        "Chat.swift#All: a double tap on “Close all” closes files that it did not open: other code of "
          + "the app loses what it has open [\"activate\", \"activate\"]"
      ])
  }

  @Test("A signal to the whole group is a finding like any other end")
  func signals() throws {
    #expect(
      try faults(in: audit("Signals", "Fine")) == [
        "Chat.swift#Signals: a double tap on “Kill” ends the app: the process was ended by signal 9 "
          + "(Killed) [\"activate\"]",
        "Chat.swift#Signals: a double tap on “Stop” ends the app: the process was ended by signal 15 "
          + "(Terminated) [\"next\", \"activate\"]",
      ])
  }

  @Test("A preview without a view of its own is called a preview, and no name is for linkers")
  func deep() throws {
    let faults = try faults(in: audit("Deep"))

    #expect(faults.count == 1)
    #expect(faults.first?.contains(", in the body of '#Preview'") == true)
  }

  @Test("A label of many thousand characters is cut where people read, and whole elsewhere")
  func long() throws {
    let text = try audit("Long", options: "--report long.html --report long.json")
    let page = try #require(shell.text(of: "long.html"))
    let whole = try #require(shell.text(of: "long.json"))

    #expect(text.utf8.count < 5_000 && text.contains("word word…"))
    #expect(page.utf8.count < 30_000 && page.contains("word word…"))
    #expect(whole.contains(String(repeating: "word ", count: 19_999)))
  }
}
