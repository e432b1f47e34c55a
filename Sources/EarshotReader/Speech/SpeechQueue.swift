import EarshotTree

/// What is being said while time passes, and what waits for its turn.
///
/// It knows no clock: whoever moves the time says how late it is. Everything that happens to what
/// was posted is handed back as events, in order.
struct SpeechQueue: Hashable, Sendable {
  /// Something that happened to what was posted.
  enum Event: Hashable, Sendable {
    /// It is being said from now on.
    case began(QueuedSpeech)
    /// It is not being said any more.
    case ended(QueuedSpeech, SpeechFate)
    /// It will not be said; it had not begun.
    case dropped(QueuedSpeech, SpeechFate.Reason)
    /// It is held after so many characters.
    case held(QueuedSpeech, after: Int)
  }

  /// How many characters are said in a second at a rate of 50 %.
  static let usualPace = 15

  private struct Current: Hashable, Sendable {
    let speech: QueuedSpeech
    let began: Duration
    /// How many characters of it are said in a second.
    let pace: Int

    /// When it is over, if nothing cuts it off.
    var end: Duration {
      let (characters, pace) = (Int64(speech.length), Int64(pace))
      return began + .nanoseconds((characters * 1_000_000_000 + pace - 1) / pace)
    }

    /// How many characters are said until a time.
    func characters(until now: Duration) -> Int {
      let (seconds, attoseconds) = (now - began).components
      let count = Int(seconds) * pace + Int(attoseconds / 1_000_000_000) * pace / 1_000_000_000
      return min(count, speech.length)
    }
  }

  /// What is being said.
  var speaking: QueuedSpeech? { current?.speech }

  /// When that is over, if nothing cuts it off.
  var end: Duration? { current?.end }

  /// Whether where the cursor is, is being said, or waits for its turn.
  var tellsOfCursor: Bool {
    current?.speech.isOfCursor == true || waiting.contains(where: \.isOfCursor)
  }

  /// How many characters are said in a second at a rate from 0 to 100 %.
  static func pace(atRate rate: Int) -> Int { max(usualPace * rate / 50, 1) }

  /// More than this does not wait, so that an app that never stops talking costs a fixed amount.
  static let waitingLimit = 100

  /// How many characters are said in a second of what begins from now on.
  var pace: Int {
    didSet { pace = max(pace, 1) }
  }

  private var current: Current?
  private var waiting: [QueuedSpeech] = []
  private var events: [Event] = []

  init(charactersPerSecond pace: Int = usualPace) { self.pace = max(pace, 1) }

  /// Takes the events since the last call.
  mutating func takeEvents() -> [Event] {
    defer { events.removeAll() }
    return events
  }

  /// Takes something in at the time at which it is posted.
  mutating func post(_ speech: QueuedSpeech) {
    advance(to: speech.posted)
    dropWhatGivesWay(to: speech)
    interrupt(for: speech)
    waiting.insert(speech, at: place(of: speech))
    if waiting.count > Self.waitingLimit {
      events.append(.dropped(waiting.removeLast(), .tooManyWaiting))
    }
    if current == nil { beginNext(at: speech.posted) }
  }

  /// Says what can be said until a time.
  mutating func advance(to now: Duration) {
    while let current, current.end <= now {
      end(current.speech, .spoken)
      beginNext(at: current.end)
    }
  }

  /// Stops where it is, and hands over what is left of what is being said, and what waits.
  mutating func pause(at now: Duration) -> [QueuedSpeech] {
    advance(to: now)
    defer { waiting = [] }
    guard let current else { return waiting }
    let count = current.characters(until: now)
    self.current = nil
    guard let rest = current.speech.rest(after: count) else {
      events.append(.ended(current.speech, .spoken))
      return waiting
    }
    events.append(.held(current.speech, after: count))
    return [rest] + waiting
  }

  /// Says everything to its end, however long that takes.
  mutating func finish() {
    while let current {
      end(current.speech, .spoken)
      beginNext(at: current.end)
    }
  }
}

extension SpeechQueue {
  private mutating func beginNext(at time: Duration) {
    guard !waiting.isEmpty else { return }
    let speech = waiting.removeFirst()
    current = Current(speech: speech, began: time, pace: pace)
    events.append(.began(speech))
  }

  private mutating func end(_ speech: QueuedSpeech, _ fate: SpeechFate) {
    current = nil
    events.append(.ended(speech, fate))
  }

  /// Drops what has not begun and will not be said now that something came.
  private mutating func dropWhatGivesWay(to speech: QueuedSpeech) {
    var kept: [QueuedSpeech] = []
    for other in waiting {
      if let reason = Self.reason(for: other, givingWayTo: speech) {
        events.append(.dropped(other, reason))
      } else {
        kept.append(other)
      }
    }
    waiting = kept
  }

  private static func reason(
    for other: QueuedSpeech, givingWayTo speech: QueuedSpeech
  ) -> SpeechFate.Reason? {
    guard other.posted < speech.posted else { return nil }
    switch (other.standing, speech.standing) {
    case (.announcement(.high), _), (.announcement(.low), .announcement(.low)): return nil
    case (_, .reading): return nil
    case (.announcement, let direct) where direct.isDirect: return direct.interruption
    case (_, let direct) where direct.isDirect: return .outdated
    case (.change, .change): return .outdated
    case (.announcement(.low), _): return .saidLater
    default: return nil
    }
  }

  /// Cuts off what is being said, if what came may do that.
  private mutating func interrupt(for speech: QueuedSpeech) {
    guard let current, !current.speech.isHigh, current.speech.posted < speech.posted else { return }
    guard let reason = speech.standing.interruption else { return }
    let count = current.characters(until: speech.posted)
    end(
      current.speech,
      count > 0 ? .cut(after: count, because: reason) : .dropped(because: reason))
  }

  /// Where something has its turn: what interrupts comes before what was posted earlier.
  private func place(of speech: QueuedSpeech) -> Int {
    guard speech.standing.interruption != nil else { return waiting.count }
    return waiting.firstIndex { !$0.isHigh && $0.posted < speech.posted } ?? waiting.count
  }
}
