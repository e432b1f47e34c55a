public import EarshotTree

/// Someone who hears a screen: the cursor, the rotor, and what was said.
///
/// Nothing that is asked of it passes in silence: each step yields at least one line. Keep one
/// value for as long as a screen is read: copies share what happens in the source, so that each
/// would hear only a part of it.
@MainActor
public struct ScreenReader {
  /// What is being read.
  public let source: any AccessibilitySource
  /// How the person has set up the screen reader.
  public var settings: ReaderSettings
  /// What was heard last.
  public internal(set) var log: SpeechLog

  var focus: Focus?
  var rotor = RotorState()
  var typing: Typing?
  var cause = SpeechLog.Cause.unsolicited
  /// What is heard while time passes; nil while none does.
  var timeline: SpeechTimeline?
  var openers = OpenerStack()
  /// Where the cursor was before nothing could have it, and what had opened what it was in.
  var lostPlaces: [AccessibilityElement.ID] = []
  var updates = FrequentUpdates()
  /// The gestures that are to be made while time passes.
  var planned = PlannedGestures()
  /// What is read stop by stop while time passes.
  var reading: ContinuousReading?
  /// What somebody held, to go on with it.
  var paused: PausedSpeech?
  /// Whether a gesture ended what could otherwise be gone on with.
  var hasEndedSpeech = false
  /// How many things were heard, or will be once it is known how much of them is.
  var mentionCount = 0
  let changes: AccessibilityChangeStream
  /// What was heard and not yet handed to anyone.
  private var unreported: [Heard] = []
  private var heardCount = 0

  /// Prepares to read a source; nothing is said before the first step.
  public init(
    reading source: any AccessibilitySource,
    settings: ReaderSettings = ReaderSettings(),
    log: SpeechLog = SpeechLog()
  ) {
    self.source = source
    self.settings = settings
    self.log = log
    changes = source.changes()
  }

  /// The identity of the element under the cursor.
  public var cursor: AccessibilityElement.ID? { focus?.element.id }

  /// The element under the cursor, as it was last heard.
  public var focusedElement: AccessibilityElement? { focus?.element }

  var composer: UtteranceComposer { UtteranceComposer(settings: settings) }
}

extension ScreenReader {
  /// Comes to the screen, and says the first element.
  public mutating func screenAppeared() -> [Heard] {
    loseFocus()
    openers = OpenerStack()
    lostPlaces = []
    (reading, paused) = (nil, nil)
    return listen { $0.sayScreenSummary() }
  }

  /// Hears what happened in the app without a command.
  public mutating func listen() -> [Heard] { listen { _ in } }

  private mutating func listen(andThen speak: (inout ScreenReader) -> Void) -> [Heard] {
    takeStep { reader in
      reader.hearWhatHappened()
      speak(&reader)
    }
  }

  /// Does something, for which nobody gave a command unless one is named, and yields what is heard.
  mutating func takeStep(
    because cause: SpeechLog.Cause = .unsolicited, _ step: (inout ScreenReader) -> Void
  ) -> [Heard] {
    let start = beginStep(cause)
    step(&self)
    endStep(since: start, cause)
    return takeUnreported()
  }

  /// Carries out a command, and yields what was heard.
  ///
  /// When it throws, nothing was done; what happened in the app meanwhile is heard with the next
  /// step.
  public mutating func perform(_ command: ReaderCommand) throws(ReaderError) -> [Heard] {
    var heard: [Heard] = []
    try perform(command) { heard.append($0) }
    return heard
  }

  /// Carries out a command, and hands on each thing as it is heard, so that none has to be kept.
  public mutating func perform(
    _ command: ReaderCommand, hearing: (Heard) -> Void
  ) throws(ReaderError) {
    cause = .unsolicited
    hearWhatHappened()
    let start = beginStep(.command(command))
    try make(command, hearing: hearing)
    hearWhatHappened()
    endStep(since: start, .command(command))
    report(to: hearing)
  }

  mutating func carryOut(
    _ command: ReaderCommand, hearing: (Heard) -> Void
  ) throws(ReaderError) {
    switch command {
    case .next: step(.forward)
    case .previous: step(.backward)
    case .first: moveToEnd(source.firstElement())
    case .last: moveToEnd(source.lastElement())
    case .current: sayFocus()
    case .activate: activate()
    case .hold: performAction(.touchAndHold)
    case .act(let name): try act(name)
    case .actions: listActions()
    case .slower: changeSpeechRate(.forward)
    case .faster: changeSpeechRate(.backward)
    case .rotor(let turn): try turnRotor(turn)
    case .up: swipe(.backward, adjusting: .increment)
    case .down: swipe(.forward, adjusting: .decrement)
    case .readAll: readAll(hearing: hearing)
    case .readFromHere: readFromHere(hearing: hearing)
    case .pause: pauseOrResume(hearing: hearing)
    case .find(let words): find(words)
    case .magicTap: performClimbing(.magicTap)
    case .escape: performClimbing(.escape)
    case .scroll(let direction): scroll(direction)
    case .delete: delete()
    case .type(let text): type(text)
    case .returnKey: pressReturn()
    case .whereabouts: sayWhereabouts()
    case .sayAgain: sayAgain()
    case .spellOut: spellOut()
    case .spellInWords: spellInWords()
    case .wait(let duration): wait(duration, hearing: hearing)
    case .planned(let gesture, let delay): try plan(gesture, after: delay, hearing: hearing)
    case .log: listFates()
    case .set(let setting, let value): set(setting, to: value)
    }
  }

  private mutating func set(_ setting: ReaderSetting, to value: ReaderSettingValue) {
    settings.set(setting, to: value)
    hear(.note(.set(setting, value)))
  }
}

extension ScreenReader {
  /// Says something; where there is nothing to be heard in it, this is remarked.
  mutating func say(_ utterance: Utterance, as standing: QueuedSpeech.Standing = .answer) {
    if utterance.segments.isEmpty { hear(.note(.silence)) } else { speak(utterance, as: standing) }
  }

  /// Takes note of something that was heard.
  mutating func hear(_ heard: Heard) {
    if heard.breaksSilence { mentionCount += 1 }
    if timeline == nil { takeNote(of: heard) } else { timeline?.hear(heard) }
  }

  /// Takes note of something now that it is known how much of it was heard.
  mutating func takeNote(of heard: Heard) {
    for cue in heard.cues where !cue.followsWords { takeNote(of: .sound(cue)) }
    defer { for cue in heard.cues where cue.followsWords { takeNote(of: .sound(cue)) } }
    let heard = heard.spoken(as: settings)
    log.append(heard, cause: cause)
    if heard.breaksSilence { heardCount += 1 }
    if let setting = heard.setting, !settings[setting] { return }
    unreported.append(heard)
  }

  /// Hands on what was heard so far.
  mutating func report(to hearing: (Heard) -> Void) {
    for heard in takeUnreported() { hearing(heard) }
  }

  private mutating func takeUnreported() -> [Heard] {
    defer { unreported.removeAll() }
    return unreported
  }

  private mutating func beginStep(_ cause: SpeechLog.Cause = .unsolicited) -> StepStart {
    self.cause = cause
    return StepStart(heardCount: heardCount, hadFocus: focus != nil)
  }

  /// Makes sure that a step does not pass without a word.
  private mutating func endStep(
    since start: StepStart, _ cause: SpeechLog.Cause = .unsolicited
  ) {
    self.cause = cause
    let isSilent = heardCount == start.heardCount
    if focus == nil, isSilent || start.hadFocus { return hear(.note(.nothingToFocus)) }
    if isSilent { hear(.note(.silence)) }
  }

  private struct StepStart {
    let heardCount: Int
    let hadFocus: Bool
  }
}
