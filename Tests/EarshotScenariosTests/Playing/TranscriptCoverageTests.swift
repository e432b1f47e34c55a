import EarshotReader
import EarshotTestSupport
import EarshotTree
import Foundation
import Testing

@testable import EarshotScenarios

@MainActor
@Suite("Whatever the screen reader can do is shown by a transcript")
struct TranscriptCoverageTests {
  @Test("Each setting of the rotor is turned to and used")
  func rotors() throws {
    let played = try PlayedScenarios.all()

    let unused = Rotor.fixed.filter { !played.rotors.contains($0) }

    #expect(unused.map(\.name) == [])
    #expect(played.rotors.contains { if case .app = $0 { true } else { false } })
  }

  @Test("Each command is given under each of its names, by its short form and by its gesture")
  func commands() throws {
    let played = try PlayedScenarios.all()

    let unused = SessionHelp.names.filter { name in
      !played.commands.contains { $0 == name || $0.hasPrefix(name + " ") }
    }

    #expect(unused == [])
  }

  @Test("Each reason for which something is not said, or not to its end, is told")
  func reasons() throws {
    let lines = try PlayedScenarios.all().lines

    let untold = SpeechFate.Reason.allCases.filter { reason in
      !lines.contains { $0.contains(", \(reason)") || $0.contains(": \(reason)]") }
    }

    #expect(untold == [])
  }

  @Test(
    "An announcement of each priority is said, and each but the highest is dropped",
    arguments: AccessibilityNotification.Priority.allCases)
  func priorities(priority: AccessibilityNotification.Priority) throws {
    let lines = try PlayedScenarios.all().lines.filter { $0.contains(" s, \(priority.rawValue): ") }

    #expect(lines.contains { $0.hasSuffix(": spoken") })
    #expect(lines.contains { $0.contains(": dropped, ") } == (priority != .high))
  }

  @Test("Each rule of the screen reader is at work in one")
  func rules() throws {
    let played = try PlayedScenarios.all()

    let idle = ReaderRules.all.map(\.id).filter { !played.shows($0) && Self.tests[$0] == nil }

    #expect(idle == [])
  }

  @Test("Each rule for what is modal is at work in one")
  func modalRules() throws {
    let played = try PlayedScenarios.all()
    let ids = try Self.viewRules().filter { id in
      ["modal.", "presentation.", "sheet."].contains { id.hasPrefix($0) }
    }

    let idle = ids.filter { !played.shows($0) && Self.tests[$0] == nil }

    #expect(ids.count >= 8)
    #expect(idle == [])
  }

  @Test("What transcripts and tests say that they show are rules that there are")
  func known() throws {
    let known = Set(ReaderRules.all.map(\.id) + (try Self.viewRules()))

    let shown = try PlayedScenarios.all().rulesInComments.union(Self.tests.keys)

    #expect(shown.subtracting(known) == [])
  }

  @Test("Where a test stands in for a transcript, it is there under its name")
  func standIns() throws {
    let folder = "\(Repository.root)/Tests"
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Tests.swift") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }

    for (rule, test) in Self.tests {
      #expect(sources.contains { $0.contains("@Test(\"\(test)\"") }, "\(rule)")
    }
    #expect(try Self.tests.keys.filter { try PlayedScenarios.all().shows($0) } == [])
  }

  /// Rules that need more than the screens that come with Earshot can do.
  private static let tests = [
    "cursor.found-again":
      "Where nothing is left for a while when something modal closes, the opener still gets it",
    "cursor.modal-opened":
      "What the app asks for, and what became of an element that went away",
    "cursor.reloaded": "The cursor stays with its stop, which is said, and why says by which rule",
    "cursor.reloaded-gone":
      "When its stop is gone, the cursor goes to the nearest that is left, the next first",
    "gesture.stays-in-modal": "What climbs does not leave a modal part of the screen",
    "rotor.nearest-place":
      "From between two places the first swipe goes to the nearest in its direction",
    "rotor.stretch-of-text":
      "Stretches of a text are said one after another, and the cursor stays",
    "typing.secret-anew":
      "What is secret is echoed as bullets, and not known where it was typed elsewhere",
    "presentation.dialog":
      "A dialog hides its title unless told, and always has a way to cancel, which is last",
    "presentation.files": "A choice of files can be left, and says so",
    "sheet.dismissal-second":
      "A sheet of several heights has a grabber, and a button that dismisses it",
    "sheet.grabber-first": "A grabber that is asked for is the first stop of its sheet",
    "sheet.grabber-words": "A grabber that is asked for is the first stop of its sheet",
  ]

  /// The rules on the page that is written from the tables of all.
  private static func viewRules() throws -> [String] {
    let page = "\(Repository.root)/Sources/EarshotUI/EarshotUI.docc/Rules.md"
    return try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n")
      .compactMap { $0.hasPrefix("| `") ? String($0.split(separator: "`")[1]) : nil }
  }
}
