extension StringProtocol {
  /// Whether there is nothing in the text that could be heard.
  package var isInaudible: Bool {
    for scalar in unicodeScalars where !scalar.isInaudible { return false }
    return true
  }
}

extension Unicode.Scalar {
  private static let visibleASCII: ClosedRange<Unicode.Scalar> = "!"..."~"

  /// Most words begin with a letter, for which no table needs to be looked at.
  fileprivate var isInaudible: Bool {
    guard !Self.visibleASCII.contains(self) else { return false }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
  }
}
