@_exported public import EarshotTestKit
@_exported public import EarshotTree

/// A simulated VoiceOver in front of a screen, for XCTest.
///
/// ```swift
/// @MainActor func testReacting() throws {
///   let reader = VoiceOver(reading: TapbackBubble())
///
///   try reader.act("React with ❤️")
///
///   expectSpoken(reader, ["Hello", "Reacted with ❤️"])
/// }
/// ```
@MainActor
public final class VoiceOver: SimulatedVoiceOver {
  /// Fails the test at its line.
  public override func report(_ message: String, at location: CodeLocation) {
    Issues.report(message, at: location)
  }
}
