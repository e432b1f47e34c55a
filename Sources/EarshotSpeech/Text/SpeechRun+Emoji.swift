public import EarshotEmoji

extension SpeechRun {
  /// Takes a run apart at its emoji, whose names are words of another language and so get its voice.
  ///
  /// Where both languages are one, the run stays whole.
  public func naming(
    emojiIn names: EmojiNames, of reader: SpeechRun
  ) -> [SpeechRun] {
    let isOneLanguage = voice == reader.voice && language == reader.language
    guard !isOneLanguage, reading == .words, text.utf8.contains(where: { $0 >= 0x80 }) else {
      return [naming(names.replacingEmoji(in: text))]
    }
    var runs: [SpeechRun] = []
    for part in Self.parts(of: text, names) {
      var run = part.isEmoji ? reader : self
      run.text = part.isEmoji ? names.replacingEmoji(in: part.text) : part.text
      run.settings = settings
      runs.append(run)
    }
    return runs
  }

  private func naming(_ words: String) -> SpeechRun {
    var run = self
    run.text = words
    return run
  }

  private static func parts(
    of text: String, _ names: EmojiNames
  ) -> [(text: String, isEmoji: Bool)] {
    var parts: [(text: String, isEmoji: Bool)] = []
    for character in text {
      let isEmoji =
        names.words(for: character) != nil
        || character == " " && parts.last?.isEmoji == true
      if let last = parts.indices.last, parts[last].isEmoji == isEmoji {
        parts[last].text.append(character)
      } else {
        parts.append((String(character), isEmoji))
      }
    }
    return parts.filter { !$0.text.allSatisfy(\.isWhitespace) }
  }
}
