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
  /// What told of the cursor and was cut off by what is urgent.
  private var interrupted: QueuedSpeech?

  /// What is being said.
  var speaking: QueuedSpeech? { queue.speaking }

  /// When that is over, if nothing cuts it off.
  var end: Duration? { queue.end }

  /// Whether where the cursor is, is being said, or waits for its turn.
  var tellsOfCursor: Bool { queue.tellsOfCursor }

  init(charactersPerSecond pace: Int = SpeechQueue.usualPace) {
    queue = SpeechQueue(charactersPerSecond: pace)
  }

  mutating func say(_ utterance: Utterance, _ standing: QueuedSpeech.Standing, at now: Duration) {
    let length = Phrasing.spoken.text(of: utterance).count
    queue.post(
      QueuedSpeech(utterance: utterance, standing: standing, length: length, posted: now))
    takeEvents()
  }

  /// Says what begins from now on at another pace.
  mutating func speak(charactersPerSecond pace: Int) { queue.pace = pace }

  /// Goes on with something that was held or cut off.
  mutating func resume(_ rest: QueuedSpeech, at now: Duration) {
    queue.post(rest.posted(again: now))
    takeEvents()
  }

  /// Stops where it is, and hands over what is left.
  mutating func pause(at now: Duration) -> [QueuedSpeech] {
    defer { takeEvents() }
    return queue.pause(at: now)
  }

  /// Takes what is left of what told of the cursor, if something urgent cut it off.
  mutating func takeInterrupted() -> QueuedSpeech? {
    defer { interrupted = nil }
    return interrupted
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
      case .held(let speech, 0): resolve(speech.heard(upTo: 0) + [.note(.gesture(.paused))])
      case .held(let speech, let count):
        resolve(speech.heard(upTo: count) + [.note(.cutOff(after: count, .paused))])
      }
    }
  }

  private mutating func end(_ speech: QueuedSpeech, _ fate: SpeechFate) {
    let said: [Heard]
    switch fate {
    case .spoken: said = [speech.heardInFull]
    case .cut(let count, _): said = speech.heard(upTo: count)
    case .dropped: said = []
    }
    keepIfInterrupted(speech, fate)
    resolve(said + remarks(on: speech, fate))
  }

  private mutating func keepIfInterrupted(_ speech: QueuedSpeech, _ fate: SpeechFate) {
    guard speech.isOfCursor else { return }
    switch fate {
    case .cut(let count, .highPriority): interrupted = speech.rest(after: count)
    case .dropped(.highPriority): interrupted = speech
    default: interrupted = nil
    }
  }

  /// Keeps the fate of an announcement, and yields what has to be remarked besides what is heard.
  private mutating func remarks(on speech: QueuedSpeech, _ fate: SpeechFate) -> [Heard] {
    let announcement = speech.fate(fate)
    if let announcement { fates.append(announcement) }
    switch fate {
    case .spoken: return []
    case .cut(let count, let reason): return [.note(.cutOff(after: count, reason))]
    case .dropped(let reason):
      if let announcement { return [.note(.notSaid(announcement.words, reason))] }
      // Of a change only what came of it counts.
      guard speech.standing != .change else { return [] }
      return [.note(.notSaid(Phrasing.spoken.text(of: speech.utterance), reason))]
    }
  }

  /// Puts what was said before what was heard meanwhile.
  private mutating func resolve(_ said: [Heard]) {
    isSpeaking = false
    heard += said + meanwhile
    meanwhile.removeAll()
  }
}
