public import EarshotSource

extension Suppression {
  /// What a comment in source allows.
  public init(_ comment: AllowComment) throws(SuppressionError) {
    try self.init(
      rule: comment.rule,
      matching: .code(
        AllowedCode(
          file: comment.file, lines: comment.lines, view: comment.type,
          viewLine: comment.typePosition?.line)),
      reason: comment.reason,
      writtenAt: SourcePlace(
        file: comment.file, line: comment.position.line, column: comment.position.column))
  }
}
