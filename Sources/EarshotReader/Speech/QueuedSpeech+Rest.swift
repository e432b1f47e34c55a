/// What is left to say of something, from the word in which it was cut off.
extension QueuedSpeech {
  /// What is left when so many characters of this were said; nil where no word is.
  func rest(after count: Int) -> QueuedSpeech? {
    let text = Phrasing.spoken.text(of: utterance)
    let words = text.fromWord(reachedBy: from + count)
    guard !words.isEmpty else { return nil }
    let start = max(from, text.distance(from: text.startIndex, to: words.startIndex))
    var rest = QueuedSpeech(
      utterance: utterance, standing: standing, length: from + length - start, posted: posted)
    rest.from = start
    rest.said = from + count
    rest.firstPosted = firstPosted
    return rest
  }

  /// The same, posted once more at a later time; the cursor does not come anywhere anew, so that
  /// nothing gives way.
  func posted(again now: Duration) -> QueuedSpeech {
    var later = QueuedSpeech(
      utterance: utterance, standing: isOfCursor ? .reading : standing, length: length,
      posted: now)
    later.from = from
    later.said = said
    later.firstPosted = firstPosted ?? posted
    return later
  }

  /// All of this, as it is heard.
  var heardInFull: Heard {
    from > 0 ? .restOfSpeech(utterance, from: from) : .speech(utterance)
  }

  /// So many characters of this, as they are heard.
  func heard(upTo count: Int) -> [Heard] {
    count > 0 ? [.cutSpeech(utterance, from: from, after: count)] : []
  }
}
