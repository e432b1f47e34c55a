import EarshotAudit
import EarshotScenarios
import EarshotTestSupport
import Testing

@testable import earshot

@MainActor
@Suite("Where findings lie in the source of their screens")
struct AuditedSourceTests {
  private static let chat = """
    import SwiftUI

    let senders = ["Mira", "Jonas"]

    // earshot:allow stops-per-message: it is known
    struct MessageRow: View {
      let sender: String
      var body: some View {
        Text(sender)
        Text("Sent")
      }
    }

    #Preview { MessageRow(sender: senders[0]) }

    """

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("What is about a row lies at its view, and a comment above it allows it")
  func row() throws {
    try folder.put(Self.chat, at: "Chat.swift")
    let call = try call("Chat.swift")
    let source = try AuditedSource(of: call)
    let screen = try #require(call.sourcesOfScreens.first.map(ScreenReference.source))

    let sample = source.place(of: SourceTraces(["Mira"], inView: "MessageRow"), on: screen)
    let drawn = source.place(of: SourceTraces(["Sent"], inView: "MessageRow"), on: screen)
    let finding = AuditFinding(
      rule: StopsPerMessage.facts, problem: AuditProblem("each of 2 rows takes several stops"),
      screen: "\(screen)", view: "MessageRow", place: sample)

    #expect(sample?.line == 6)
    #expect(drawn?.line == 10)
    #expect(source.suppressions.map { $0.allows(finding) } == [true])
  }

  @Test("Views of the same name in other files of a call are not looked at")
  func otherFile() throws {
    try folder.put(Self.chat, at: "Chat.swift")
    try folder.put("\n\n" + Self.chat, at: "Other.swift")
    let call = try call("Chat.swift", "Other.swift")
    let source = try AuditedSource(of: call)

    let places = call.sourcesOfScreens.map {
      source.place(of: SourceTraces(["Sent"], inView: "MessageRow"), on: .source($0))
    }

    #expect(places.map(\.?.file) == [folder("Chat.swift"), folder("Other.swift")])
    #expect(places.map(\.?.line) == [10, 12])
  }

  private func call(_ files: String...) throws -> CommandLineArguments {
    var call = try CommandLineArguments(parsing: ["audit"] + files.map { folder($0) })
    try call.lookAtScreensToAudit()
    return call
  }
}
