import EarshotReader

/// Time, which passes only where a test says so.
extension SimulatedVoiceOver {
  /// The most seconds that a test can let pass at once, which are eleven days.
  private static let longest = 999_999.0

  /// Lets so many seconds of virtual time pass, then what only an `await` lets run, and yields what
  /// was said meanwhile; a time that cannot pass is reported as a mistake in the test.
  @discardableResult
  public func wait(
    _ seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> [String] {
    guard (0...Self.longest).contains(seconds) else {
      let message = "'wait' needs seconds from 0 to 999999, such as 1.5, not \(seconds)"
      report(message, at: CodeLocation(fileID, filePath, line, column))
      return []
    }
    return await letPass(.nanoseconds(Int64((seconds * 1_000_000_000).rounded())))
  }

  /// Lets virtual time pass, as `wait(_:)` does with seconds.
  @discardableResult
  public func wait(
    _ duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> [String] {
    guard duration >= .zero, duration <= .seconds(Self.longest) else {
      let message = "'wait' needs a time from 0 to 999999 seconds, not \(duration)"
      report(message, at: CodeLocation(fileID, filePath, line, column))
      return []
    }
    return await letPass(duration)
  }

  private func letPass(_ duration: Duration) async -> [String] {
    let start = log.count
    carryOut(.wait(duration))
    await settle()
    return phrases(since: start)
  }
}
