import EarshotLocalization

extension Wording {
  /// What is said for a key with values, with marks of emphasis taken away.
  func words(
    for key: LocalizedStringKey, table: String? = nil, default written: LocalizedStringKey? = nil
  ) -> SpokenWords {
    let found = found(for: key, table: table, default: written)
    return MarkedPattern(found.pieces, isEnglish: found.isEnglish)
      .filled(with: found.arguments, in: self, rules: found.rules)
  }

  /// What is said for a key with values, with everything in it as it is.
  func plainWords(
    for key: LocalizedStringKey, table: String? = nil, default written: LocalizedStringKey? = nil
  ) -> String {
    let found = found(for: key, table: table, default: written)
    return found.pieces.map { piece in
      switch piece {
      case .words(let words): words
      case .value(let place, let specifier):
        found.arguments.indices.contains(place)
          ? found.arguments[place].words(as: specifier, in: self) : ""
      }
    }.joined()
  }

  /// The parts of what is to be said, before values are put in.
  private struct Found {
    let pieces: [FormatPiece]
    let arguments: [FormatArgument]
    var isEnglish = true
    var rules: [UIRule] = []
  }

  private func found(
    for key: LocalizedStringKey, table: String?, default written: LocalizedStringKey?
  ) -> Found {
    guard let match = match(for: key.key, table: table) else {
      let written = written ?? key
      let rules: [UIRule] = localizations.isEmpty ? [] : [.textKeyNotFound]
      return Found(pieces: written.pieces, arguments: written.arguments, rules: rules)
    }
    // A default with values of its own lends them to what was found.
    let arguments = written?.arguments ?? key.arguments
    let pieces = match.entry.pieces(
      numbers: arguments.map(\.number), rules: PluralRules(language: match.language))
    return Found(
      pieces: pieces, arguments: arguments, isEnglish: match.language.hasPrefix("en"),
      rules: [.textLocalized] + pluralRules(of: match.entry, for: arguments))
  }

  private func pluralRules(of entry: LocalizedEntry, for arguments: [FormatArgument]) -> [UIRule] {
    guard entry.varies else { return [] }
    let hasZero = arguments.contains { $0.number?.isZero == true } && entry.hasZeroForm
    return hasZero ? [.textPluralZero] : [.textPlural]
  }
}
