public import EarshotTree

/// A step in which a device said something else than Earshot expects.
public struct DeviceCorrection: Hashable, Sendable {
  /// The line of the sheet, from 1.
  public let sheetLine: Int
  /// The path of the transcript.
  public let transcript: String
  /// The line of the step in it, from 1.
  public let line: Int
  /// The command of the step; nil for the opening.
  public let command: String?
  /// What was heard, a line for each phrase.
  public let heard: [String]
  /// The rules that shaped what was expected.
  public let rules: [AccessibilityRule]
  let expectation: DeviceExpectation
}
