/// The words of a comment that allows something.
struct AllowText {
  /// A rule, and why it is allowed.
  struct Allowed: Hashable {
    let rule: String
    let reason: String
  }

  /// What came of a comment.
  enum Content: Hashable {
    case success(Allowed)
    case failure(AllowCommentError.Reason)
  }

  private static let mark = "earshot:"
  private static let verb = "allow"

  /// The byte at which the comment begins.
  let offset: Int
  let content: Content

  /// The comments of a source that are written for Earshot.
  static func comments(in bytes: [UInt8]) -> [AllowText] {
    SourceLexer.lineComments(of: bytes).compactMap { range in
      let text = String(decoding: bytes[range], as: UTF8.self).drop { $0 == "/" }
      return trimmed(text).hasPrefix(mark)
        ? AllowText(offset: range.lowerBound, content: content(of: trimmed(text))) : nil
    }
  }

  private static func content(of text: Substring) -> Content {
    let words = text.dropFirst(mark.count)
    guard words.hasPrefix(verb), words.dropFirst(verb.count).first?.isWhitespace == true else {
      return .failure(.unknownForm)
    }
    let rest = words.dropFirst(verb.count)
    let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let rule = String(trimmed(parts[0]))
    guard isRule(rule) else { return .failure(.unknownForm) }
    let reason = parts.count == 2 ? String(trimmed(parts[1])) : ""
    guard !reason.isEmpty else { return .failure(.missingReason(rule: rule)) }
    return .success(Allowed(rule: rule, reason: reason))
  }

  private static func isRule(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0.isDigit
          || $0 == UInt8(ascii: "-")
      }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
