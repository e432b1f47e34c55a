public import EarshotUI

/// Expects a transcript to be heard on the screen that it names, and records as
/// `expectTranscript(_:named:)` does.
@MainActor
public func expectHeard(
  _ scenario: Scenario, recording mode: TranscriptRecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let failure = scenario.failure(recording: mode)
  Issues.report(failure, at: CodeLocation(fileID, filePath, line, column))
}

/// Expects a transcript to be heard on a view, whatever screen it names, and records as
/// `expectTranscript(_:named:)` does.
@MainActor
public func expectHeard(
  _ scenario: Scenario, on view: some View, recording mode: TranscriptRecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let failure = scenario.failure(on: view, recording: mode)
  Issues.report(failure, at: CodeLocation(fileID, filePath, line, column))
}
