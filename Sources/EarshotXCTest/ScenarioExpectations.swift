public import EarshotUI

/// Expects a transcript to be heard on the screen that it names.
@MainActor
public func expectHeard(
  _ scenario: Scenario, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  Issues.report(scenario.failure(), at: CodeLocation(fileID, filePath, line, column))
}

/// Expects a transcript to be heard on a view.
@MainActor
public func expectHeard(
  _ scenario: Scenario, on view: some View, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  Issues.report(scenario.failure(on: view), at: CodeLocation(fileID, filePath, line, column))
}
