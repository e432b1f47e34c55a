package import Foundation
package import Testing

/// A page of the documentation that is written from the sources.
package struct WrittenPage {
  /// The file of the page.
  package let url: URL
  /// The suite that writes the page when it is asked to.
  package let suite: String

  /// Names a page.
  package init(url: URL, suite: String) {
    self.url = url
    self.suite = suite
  }

  /// Expects the page to be what the sources say, or writes it again.
  package func expect(_ contents: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
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
