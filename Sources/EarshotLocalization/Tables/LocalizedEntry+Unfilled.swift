extension LocalizedEntry {
  /// The words in the form for most numbers, with the places for values as they are written.
  public var unfilled: String {
    var words = Self.mostCommon(words)
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      let inner = Self.mostCommon(substitution.words)
        .replacing("%arg", with: "%\(substitution.specifier)")
      words = words.replacing("%#@\(name)@", with: inner)
    }
    return words
  }

  private static func mostCommon(_ variation: LocalizedVariation) -> String {
    var variation = variation
    while case .plural(let forms) = variation {
      guard let form = forms[.other] ?? forms.values.first else { return "" }
      variation = form
    }
    guard case .words(let words) = variation else { return "" }
    return words
  }
}
