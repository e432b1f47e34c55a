extension StringProtocol {
  /// Whether there is nothing in the text that could be heard.
  var isInaudible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }
}
