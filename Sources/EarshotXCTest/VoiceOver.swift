@_exported public import EarshotTestKit
@_exported public import EarshotTree

@_exported public import enum EarshotAudit.AuditFailLevel
@_exported public import enum EarshotAudit.AuditType
@_exported public import enum EarshotReader.SpeechFate

/// A simulated VoiceOver in front of a screen, for XCTest.
///
/// On Linux, XCTest stops the program at a test that is on the main actor and not `async`.
///
/// ```swift
/// @MainActor func testReacting() async throws {
///   let reader = VoiceOver(reading: TapbackBubble())
///
///   try reader.act("React with ❤️")
///
///   expectSpoken(reader, ["Hello. Actions available", "Reacted with ❤️"])
/// }
/// ```
@MainActor
public final class VoiceOver: SimulatedVoiceOver {
  /// Fails the test at its line.
  public override func report(_ message: String, at location: CodeLocation) {
    Issues.report(message, at: location)
  }
}
