import Testing

/// What does not hold, handed to Swift Testing.
enum Issues {
  /// Records a failure at the line of a test; nil where everything holds.
  static func report(_ failure: String?, at location: CodeLocation) {
    guard let failure else { return }
    Issue.record(
      Comment(rawValue: failure),
      sourceLocation: SourceLocation(
        fileID: location.fileID, filePath: location.filePath.description, line: location.line,
        column: location.column))
  }
}
