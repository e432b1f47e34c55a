import EarshotTree

/// What is heard while time passes, in the order in which it begins.
///
/// How much is heard of something that is being said is known only when it ends; what is heard
/// meanwhile waits behind it.
struct SpeechTimeline {
  private var queue: SpeechQueue
  private var heard: [Heard] = []
  /// What was heard while something was being said.
  private var meanwhile: [Heard] = []
  private var isSpeaking = false
  private var fates: [AnnouncementFate] = []

  init(charactersPerSecond pace: Int = SpeechQueue.usualPace) {
    queue = SpeechQueue(charactersPerSecond: pace)
  }

  mutating func say(_ utterance: Utterance, _ standing: QueuedSpeech.Standing, at now: Duration) {
    let length = Phrasing.spoken.text(of: utterance).count
    queue.post(
      QueuedSpeech(utterance: utterance, standing: standing, length: length, posted: now))
    takeEvents()
  }

  /// Takes note of something that is heard besides speech.
  mutating func hear(_ other: Heard) { append([other]) }

  mutating func advance(to now: Duration) {
    queue.advance(to: now)
    takeEvents()
  }

  mutating func finish() {
    queue.finish()
    takeEvents()
  }

  /// Takes what is known to have been heard since the last call.
  mutating func takeHeard() -> [Heard] {
    defer { heard.removeAll() }
    return heard
  }

  /// Takes what became of announcements since the last call.
  mutating func takeFates() -> [AnnouncementFate] {
    defer { fates.removeAll() }
    return fates
  }

  private mutating func append(_ others: [Heard]) {
    if isSpeaking { meanwhile += others } else { heard += others }
  }

  private mutating func takeEvents() {
    for event in queue.takeEvents() {
      switch event {
      case .began: isSpeaking = true
      case .ended(let speech, let fate): end(speech, fate)
      case .dropped(let speech, let reason): append(remarks(on: speech, .dropped(because: reason)))
      }
    }
  }

  private mutating func end(_ speech: QueuedSpeech, _ fate: SpeechFate) {
    let said: [Heard]
    switch fate {
    case .spoken: said = [.speech(speech.utterance)]
    case .cut(let count, _): said = [.cutSpeech(speech.utterance, after: count)]
    case .dropped: said = []
    }
    resolve(said + remarks(on: speech, fate))
  }

  /// Keeps the fate of an announcement, and yields what has to be remarked besides what is heard.
  private mutating func remarks(on speech: QueuedSpeech, _ fate: SpeechFate) -> [Heard] {
    let announcement = speech.fate(fate)
    if let announcement { fates.append(announcement) }
    switch fate {
    case .spoken: return []
    case .cut(let count, let reason): return [.note(.cutOff(after: count, reason))]
    case .dropped(let reason):
      return announcement.map { [.note(.notSaid($0.words, reason))] } ?? []
    }
  }

  /// Puts what was said before what was heard meanwhile.
  private mutating func resolve(_ said: [Heard]) {
    isSpeaking = false
    heard += said + meanwhile
    meanwhile.removeAll()
  }
}
