extension StringProtocol {
  /// Whether there is nothing in the text that could be heard.
  package var isInaudible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
