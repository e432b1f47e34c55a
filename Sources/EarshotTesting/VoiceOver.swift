@_exported public import EarshotTestKit
@_exported public import EarshotTree

@_exported public import enum EarshotAudit.AuditFailLevel
@_exported public import enum EarshotAudit.AuditType
@_exported public import enum EarshotReader.SpeechFate

/// A simulated VoiceOver in front of a screen, for Swift Testing.
///
/// ```swift
/// @MainActor @Test func reacting() throws {
///   let reader = VoiceOver(reading: TapbackBubble())
///
///   try reader.act("React with ❤️")
///
///   expectSpoken(reader, ["Hello. Actions available", "Reacted with ❤️"])
/// }
/// ```
@MainActor
public final class VoiceOver: SimulatedVoiceOver {
  /// Records an issue at the line of the test.
  public override func report(_ message: String, at location: CodeLocation) {
    Issues.report(message, at: location)
  }
}
