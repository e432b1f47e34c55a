extension StringProtocol {
  /// Leaves out white space at both ends.
  func trimmingWhitespace() -> SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[endIndex...] }
    return self[start...end]
  }

  /// Whether there is nothing in the text that could be heard.
  var isInaudible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
