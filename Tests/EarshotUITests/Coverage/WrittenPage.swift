import Foundation
import Testing

/// A page of the documentation that is written from the sources.
struct WrittenPage {
  let url: URL
  /// The suite that writes the page when it is asked to.
  let suite: String

  /// Expects the page to be what the sources say, or writes it again.
  func expect(_ contents: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["EARSHOT_WRITE_COVERAGE"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: url, atomically: true, encoding: .utf8)
    }

    let written = try? String(contentsOf: url, encoding: .utf8)

    #expect(
      written == contents,
      """
      \(url.lastPathComponent) is not what the sources say; write it again with
      EARSHOT_WRITE_COVERAGE=1 swift test --filter \(suite)
      """,
      sourceLocation: sourceLocation)
  }
}
