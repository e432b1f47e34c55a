/// What the comments of a source allow the audit to find.
///
/// What stands in `/* … */` or in a string allows nothing.
public struct AllowComments: Sendable {
  /// The comments that allow something, in the order of the source.
  public let comments: [AllowComment]
  /// Those that seem to allow something and do not, in the order of the source.
  public let errors: [AllowCommentError]

  /// Reads a text; throws where it is too much.
  public init(in text: String, file: String) throws(SourceError) {
    try self.init(in: Array(text.utf8), file: file)
  }

  /// Reads the bytes of a file; throws where they are no text, or too many.
  public init(in bytes: [UInt8], file: String) throws(SourceError) {
    let outline = try SourceOutline(of: bytes, file: file)
    let extents = CodeExtents(of: outline)
    var comments: [AllowComment] = []
    var errors: [AllowCommentError] = []
    for comment in AllowText.comments(in: bytes) {
      let position = outline.source.position(at: comment.offset)
      switch comment.content {
      case .failure(let reason):
        errors.append(AllowCommentError(reason: reason, file: file, position: position))
      case .success(let allowed):
        let lines = extents.lines(allowedAt: comment.offset)
        let type = extents.type(around: comment.offset, orIn: lines)
        comments.append(
          AllowComment(
            rule: allowed.rule, reason: allowed.reason, file: file, position: position,
            lines: lines, type: type?.name, typePosition: type?.position))
      }
    }
    self.comments = comments
    self.errors = errors
  }
}
