import EarshotTestSupport
import Foundation
import Testing

/// What shows that a reported fault is told as it should be.
private struct BugReport: Decodable {
  let id: String
  /// Transcripts, from the folder of all of them.
  var transcripts: [String]?
  /// The names of tests.
  var tests: [String]?
  /// Why the report is for somebody else to answer.
  var notAboutTheReader: String?
}

@Suite("Every reported fault of menus, focus and announcements is shown, or left with a reason")
struct BugReportTests {
  /// Menus and what is hidden, focus and order, values and announcements.
  private static let ids = [
    "BR-24", "BR-25", "BR-26", "BR-27", "BR-28", "BR-30", "BR-32",
    "BR-33", "BR-34", "BR-35", "BR-37", "BR-39", "BR-40", "BR-41",
    "BR-65", "BR-67", "BR-68", "BR-70",
  ]

  private let reports: [BugReport]

  init() throws {
    let file = URL(filePath: "\(Repository.root)/Tests/VoiceOverCases/bug-reports.json")
    reports = try JSONDecoder().decode([BugReport].self, from: Data(contentsOf: file))
  }

  @Test("Each is listed once, in order, and shown or left")
  func complete() {
    #expect(reports.map(\.id) == Self.ids)
    for report in reports {
      let isShown = report.transcripts?.isEmpty == false || report.tests?.isEmpty == false
      #expect(isShown || report.notAboutTheReader?.isEmpty == false, "\(report.id)")
    }
    #expect(reports.count { $0.transcripts != nil } == 17)
    #expect(reports.count { $0.notAboutTheReader != nil } == 1)
  }

  @Test("Each transcript is there, and says in a comment which reports it shows")
  func transcripts() throws {
    for report in reports {
      for name in report.transcripts ?? [] {
        let text = try String(
          contentsOfFile: "\(Repository.root)/Scenarios/\(name)", encoding: .utf8)
        let comments = text.split(separator: "\n").filter { $0.hasPrefix("#") }
        #expect(comments.contains { $0.contains(report.id) }, "\(name): \(report.id)")
      }
    }
  }

  @Test("Each transcript that names one of them is listed for it")
  func nothingForgotten() throws {
    for name in try files(in: "Scenarios", endingIn: ".transcript") {
      let text = try String(
        contentsOfFile: "\(Repository.root)/Scenarios/\(name)", encoding: .utf8)
      for report in reports where text.contains(report.id) {
        #expect(report.transcripts?.contains(name) == true, "\(name): \(report.id)")
      }
    }
  }

  @Test("Each test is there under its name")
  func tests() throws {
    let sources = try files(in: "Tests", endingIn: "Tests.swift").map {
      try String(contentsOfFile: "\(Repository.root)/Tests/\($0)", encoding: .utf8)
    }
    for report in reports {
      for name in report.tests ?? [] {
        #expect(sources.contains { $0.contains("\"\(name)\"") }, "\(report.id): \(name)")
      }
    }
  }

  private func files(in folder: String, endingIn suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(Repository.root)/\(folder)")
      .filter { $0.hasSuffix(suffix) }.sorted()
  }
}
