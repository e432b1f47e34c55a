import EarshotText
import EarshotTree

/// What is said in full, and what stands in line while time passes.
extension ScreenReader {
  /// Says something; while time passes, as far as what else is said lets it.
  mutating func speak(_ utterance: Utterance, as standing: QueuedSpeech.Standing) {
    mentionCount += 1
    if [.focus, .reading, .change].contains(standing) { updates.noteSpeech(at: source.clock.now) }
    guard timeline == nil else {
      timeline?.say(utterance.spoken(as: settings), standing, at: source.clock.now)
      return
    }
    takeNote(of: .speech(utterance))
    let speech = QueuedSpeech(
      utterance: utterance, standing: standing, length: 0, posted: source.clock.now)
    if let fate = speech.fate(.spoken) { log.append(fate) }
  }

  /// Says what the app announces.
  mutating func announce(_ words: String, _ priority: AccessibilityNotification.Priority) {
    guard !words.isInaudible else {
      return log.append(
        AnnouncementFate(
          words: words, priority: priority, posted: source.clock.now,
          fate: .dropped(because: .inaudible)))
    }
    let reasons = [Decision(ReaderRules.announcement, says: .announcement(words))]
    let ranking = timeline == nil ? [] : [Decision(ReaderRules.rule(for: priority))]
    speak(
      Utterance(.announcement, deciding: reasons + ranking), as: .announcement(priority))
  }

  /// Says to where content was scrolled.
  mutating func sayPage(_ words: String) {
    guard !words.isInaudible else { return }
    let said = Decision(ReaderRules.pageScrolled, says: .announcement(words))
    speak(Utterance(.pageScroll, deciding: [said]), as: .announcement(.default))
  }

  /// Lets things be said over each other while time passes, and everything to its end after that.
  mutating func speakOverTime(
    hearing: (Heard) -> Void, _ passing: (inout ScreenReader) -> Void
  ) {
    timeline = SpeechTimeline(
      charactersPerSecond: SpeechQueue.pace(atRate: settings.speechRate))
    passing(&self)
    timeline?.finish()
    takeNoteOfTimeline()
    timeline = nil
    readRest(hearing: hearing)
  }

  /// Moves the clock, with what is being said meanwhile.
  mutating func moveTime(to moment: Duration) {
    source.clock.move(to: moment)
    timeline?.advance(to: moment)
    takeNoteOfTimeline()
  }

  mutating func takeNoteOfTimeline() {
    for heard in timeline?.takeHeard() ?? [] { takeNote(of: heard) }
    for fate in timeline?.takeFates() ?? [] { log.append(fate) }
  }

  /// Lists what became of announcements, with the time of each.
  mutating func listFates() {
    guard !log.fates.isEmpty else { return hear(.note(.nothingAnnounced)) }
    let inOrder = log.fates.enumerated().sorted {
      ($0.element.posted, $0.offset) < ($1.element.posted, $1.offset)
    }
    for (_, fate) in inOrder { hear(.answer("\(fate)")) }
  }
}
