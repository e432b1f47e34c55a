/// Words of another language than the one that a text should be in.
enum ForeignWords {
  /// From so many words on, a language is known.
  private static let fewestWords = 6
  /// How many letters of a script without spaces stand for so many words.
  private static let fewestLetters = 12

  /// What a text is written in instead of its language, as `German` or `Cyrillic letters`.
  ///
  /// Latin words in another script are told by their small words alone, since brands are Latin
  /// everywhere.
  static func kind(of text: String, insteadOf language: String) -> String? {
    if let script = script(of: text, insteadOf: language) { return "\(script.rawValue) letters" }
    let words = Words.folded(text.replacing("’", with: "'"))
    guard words.count >= fewestWords else { return nil }
    return FunctionWords.language(of: words, insteadOf: language)
  }

  private static func script(of text: String, insteadOf language: String) -> WritingScript? {
    guard let own = WritingScript.scripts(of: language) else { return nil }
    var run: (script: WritingScript, words: Int, letters: Int)?
    for word in text.split(whereSeparator: \.isWhitespace) {
      let letters = word.unicodeScalars.compactMap { WritingScript($0) }
      guard let script = letters.first else { continue }
      guard !own.contains(script), script != .latin else {
        run = nil
        continue
      }
      let before = run?.script == script ? run : nil
      run = (script, (before?.words ?? 0) + 1, (before?.letters ?? 0) + letters.count)
      if let run, isLong(run.script, run.words, run.letters) { return script }
    }
    return nil
  }

  private static func isLong(_ script: WritingScript, _ words: Int, _ letters: Int) -> Bool {
    script.isUnspaced ? letters >= fewestLetters : words >= fewestWords
  }
}
