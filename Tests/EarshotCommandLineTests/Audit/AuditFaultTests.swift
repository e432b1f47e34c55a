import Testing

/// Code of screens that ends the process in which it is audited, or never comes back.
@Suite("What ends the code of a screen is a finding, and nothing else is lost")
struct AuditFaultTests {
  private static let source = """
    import Foundation
    import SwiftUI
    struct Fine: View {
      @State private var isOn = false
      var body: some View {
        Button("") { isOn.toggle() }
        Text(isOn ? "On" : "Off")
      }
    }
    struct Two: View {
      @State private var picked: [String] = []
      @State private var count = 0
      var body: some View {
        Button("Count \\(count)") { count = 1 - count }
        Button("Send") { fatalError("no more seeds") }
        Button("Pick") { print(picked[0]) }
        Image("dots-3")
      }
    }
    struct Later: View {
      @State private var isOpen = false
      var body: some View {
        if isOpen {
          Button("Close") { isOpen = false }
          Button("Delete") { let gone: String? = nil; print(gone!) }
        } else {
          Button("Open") { isOpen = true }
        }
      }
    }
    struct AtOnce: View {
      var body: some View { let none: [Int] = []; return Text("\\(none[3])") }
    }
    struct Task2: View {
      var body: some View {
        Text("Hello").task { try? await Task.sleep(for: .seconds(2)); fatalError("too late") }
        Button("") {}
      }
    }
    struct Details: View {
      @State private var isOpen = false
      var body: some View {
        if isOpen {
          Text("Details").onAppear {
            // earshot:allow fault-when-acting: they come with the next version
            fatalError("no details")
          }
        } else {
          Button("Show") { isOpen = true }
        }
      }
    }
    struct Spin: View {
      var body: some View {
        Button("Spin") { while true {} }
        Text("Words")
      }
    }
    nonisolated(unsafe) var presses = 0
    struct Once: View {
      var body: some View {
        Text("Words")
        Button("Press") { presses += 1; if presses == 3 { fatalError("thrice") } }
      }
    }
    final class Hidden { var presses = 0 }
    struct Second: View {
      private let hidden = Hidden()
      @State private var taps = 0
      var body: some View {
        Button("Press") { hidden.presses += 1; if hidden.presses == 2 { fatalError("twice") } }
        Button("Tap") { taps += 1; if taps == 2 { fatalError("again") } }
      }
    }
    struct Toast: View {
      @State private var isGone = false
      var body: some View {
        Button("Delete") {
          isGone = true
          Task { try? await Task.sleep(for: .seconds(3)); isGone = false }
        }
        if isGone { Button("Undo") { let gone: [Int] = []; print(gone[0]) } }
      }
    }
    struct Vandal: View {
      @State private var count = 0
      var body: some View {
        Button("Count \\(count)") {
          count = 1
          for number in Int32(3)...6 { ftruncate(number, 0); write(number, "junk", 4); close(number) }
        }
        Button("Quit") { exit(0) }
        Button("") { count = 0 }
      }
    }
    #Preview("Fine") { Fine() }
    #Preview("Two") { Two() }
    #Preview("Later") { Later() }
    #Preview("AtOnce") { AtOnce() }
    #Preview("Task") { Task2() }
    #Preview("Details") { Details() }
    #Preview("Spin") { Spin() }
    #Preview("Once") { Once() }
    #Preview("Second") { Second() }
    #Preview("Toast") { Toast() }
    #Preview("Vandal") { Vandal() }

    """

  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.write(Self.source, to: "Chat.swift")
  }

  private func screens(_ names: [String]) -> String {
    names.map { "'Chat.swift#\($0)'" }.joined(separator: " ")
  }

  private func audit(_ names: String..., options: String = "") throws -> AuditedScreens {
    try AuditedScreens(
      json: shell.run(
        "swift run earshot audit \(screens(names)) --trust --format json --fail-on never \(options) "
          + "2>/dev/null"))
  }

  private func faults(in audit: AuditedScreens) -> [AuditedScreens.Finding] {
    audit.findings.filter { $0.rule == "fault-when-acting" }
  }

  @Test("Each fault is told with its place, and with lines that meet it again")
  func faults() throws {
    let audit = try audit("Fine", "Two", "Later")
    let faults = faults(in: audit)

    #expect(
      faults.map { "\($0.screen): \($0.message)" } == [
        "Chat.swift#Two: a double tap on “Send” ends the app: Fatal error: no more seeds",
        "Chat.swift#Two: a double tap on “Pick” ends the app: Fatal error: Index out of range",
        "Chat.swift#Later: a double tap on “Delete” ends the app: Fatal error: Unexpectedly found nil "
          + "while unwrapping an Optional value",
      ])
    #expect(
      faults.map(\.commands) == [
        ["next", "activate"], ["next", "next", "activate"], ["activate", "next", "activate"],
      ])
    #expect(faults.map(\.place?.file) == ["Chat.swift", "Chat.swift", "Chat.swift"])
    #expect(faults.map(\.place?.line) == [15, 16, 25])
    #expect(faults.allSatisfy { $0.severity == "error" })
    #expect(
      audit.findings.filter { $0.rule != "fault-when-acting" }.map { "\($0.screen) \($0.rule)" }
        == [
          "Chat.swift#Fine missing-label", "Chat.swift#Two label-is-file-name",
        ])
    for fault in faults {
      let lines = (fault.commands ?? []).joined(separator: "\\n")
      let played = try shell.run(
        "printf '\(lines)\\n' | swift run earshot play '\(fault.screen)' --trust 2>&1; echo $?")
      #expect(
        played.contains("the screen crashed at 'activate', line \(fault.commands?.count ?? 0)"))
      #expect(played.hasSuffix("\n1\n"))
    }
  }

  @Test("Reports, baselines and the status are as with any finding")
  func outcome() throws {
    let call = "swift run earshot explore \(screens(["Fine", "Later"])) --trust"

    let output = try shell.run(
      "\(call) --report a.json --report a.sarif --write-baseline known.json 2>&1; echo status $?")

    #expect(output.contains("1 error, 0 warnings, 0 notes on 2 screens"))
    #expect(output.hasSuffix("status 1\n"))
    for report in ["a.json", "a.sarif"] {
      #expect(shell.text(of: report)?.contains("unwrapping an Optional value") == true)
    }
    let known = try shell.run("\(call) --baseline known.json 2>&1; echo status $?")
    #expect(known.contains("0 new errors, 0 new warnings, 0 new notes on 2 screens"))
    #expect(known.contains("1 known from the baseline"))
    #expect(known.hasSuffix("status 0\n"))
  }

  @Test(
    "A screen that fails before or soon after it is there does not keep the next from being looked at"
  )
  func opening() throws {
    let audit = try audit("AtOnce", "Task", "Fine")

    #expect(
      faults(in: audit).map(\.message) == [
        "opening it ends the app: Fatal error: Index out of range, in the body of 'AtOnce'",
        "what follows the opening ends the app: Fatal error: too late",
      ])
    #expect(faults(in: audit).map(\.commands) == [nil, ["wait 6"]])
    #expect(
      audit.findings.filter { $0.rule == "missing-label" }.map(\.screen) == [
        "Chat.swift#Task", "Chat.swift#Fine",
      ])
    #expect(audit.screens.map(\.name).count == 3)
  }

  @Test("What does not come back is told after the time that it was given")
  func endless() throws {
    let audit = try audit("Spin", "Fine", options: "--timeout 3")

    #expect(
      faults(in: audit).map(\.message) == [
        "a double tap on “Spin” freezes the app: it computed for 3 seconds and did not come back"
      ])
    #expect(faults(in: audit).map(\.commands) == [["activate"]])
    #expect(audit.findings(onScreen: "Fine").map(\.rule) == ["missing-label"])
  }

  @Test("What is done while something shows for a while only may fail as well")
  func toast() throws {
    let audit = try audit("Toast")

    #expect(
      faults(in: audit).map(\.message) == [
        "a double tap on “Undo” ends the app: Fatal error: Index out of range"
      ])
    #expect(faults(in: audit).map(\.commands) == [["activate", "next", "activate"]])
    #expect(
      audit.findings.map(\.rule) == ["fault-when-acting", "message-passes-unheard"])
  }

  @Test("What needs more than the lines that are known says so, and has none")
  func once() throws {
    let faults = faults(in: try audit("Once"))

    #expect(
      faults.map(\.message) == [
        "a double tap on “Press” ends the app: Fatal error: thrice; it did not when the same was done "
          + "once more"
      ])
    #expect(faults.map(\.commands) == [nil])
  }

  @Test("What fails when it is done twice is met, though nothing shows after the first time")
  func second() throws {
    let faults = faults(in: try audit("Second"))

    #expect(
      faults.map(\.message) == [
        "a double tap on “Press” ends the app: Fatal error: twice",
        "a double tap on “Tap” ends the app: Fatal error: again",
      ])
    #expect(
      faults.map(\.commands) == [["activate", "activate"], ["next", "activate", "activate"]])
  }

  @Test("In whatever order things are tried, the same faults are met")
  func seed() throws {
    let audit = try audit("Two", options: "--seed 7")

    #expect(
      Set(faults(in: audit).map(\.message)) == [
        "a double tap on “Send” ends the app: Fatal error: no more seeds",
        "a double tap on “Pick” ends the app: Fatal error: Index out of range",
      ])
  }

  @Test("A fault can be allowed where it is, and no transcript is written of one")
  func allowed() throws {
    let output = try shell.run(
      "swift run earshot audit \(screens(["Details", "Later"])) --trust --transcripts T 2>&1; ls T")

    #expect(!output.contains("no details, in"))
    #expect(output.contains("1 allowed"))
    #expect(output.contains("they come with the next version"))
    #expect(!output.contains("fault-when-acting.transcript"))
  }

  @Test(
    "Code that takes away or writes over what processes hand to each other loses nothing of others")
  func vandal() throws {
    let audit = try audit("Later", "Vandal", "Fine")

    #expect(faults(in: audit).map(\.screen) == ["Chat.swift#Later", "Chat.swift#Vandal"])
    #expect(
      faults(in: audit).last?.message.hasPrefix(
        "a double tap on “Quit” ends the app: the process ended of its own accord, with status 0")
        == true)
    #expect(
      audit.findings.filter { $0.rule == "missing-label" }.map(\.screen) == [
        "Chat.swift#Vandal", "Chat.swift#Fine",
      ])
  }
}
