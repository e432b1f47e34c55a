import EarshotTree

/// Gestures that are made while time passes.
extension ScreenReader {
  /// The gestures whose time has not come, each with its time on the clock of the source.
  public var plannedGestures: [(gesture: ReaderCommand, time: Duration)] { planned.inOrder }

  /// Makes a gesture after a delay; without one, now.
  mutating func plan(
    _ gesture: ReaderCommand, after delay: Duration, hearing: (Heard) -> Void
  ) throws(ReaderError) {
    guard delay > .zero else { return try make(gesture, hearing: hearing) }
    guard !planned.isFull else { throw .tooManyPlanned(PlannedGestures.limit) }
    planned.plan(gesture, at: source.clock.scheduleBreak(after: delay))
  }

  /// Makes the gestures whose time has come, each between what the app was to do before and after.
  mutating func makeDueGestures(hearing: (Heard) -> Void) {
    while let time = source.clock.endDueBreak() {
      if let gesture = planned.take(time) { makeInTime(gesture, hearing: hearing) }
      hearWhatHappened()
    }
  }

  private mutating func makeInTime(_ gesture: ReaderCommand, hearing: (Heard) -> Void) {
    guard focus != nil else { return hear(.note(.nothingToFocus)) }
    cause = .command(gesture)
    do {
      try make(gesture, hearing: hearing)
    } catch {
      hear(.note(.gesture(.notMade(gesture, "\(error)"))))
    }
    hearWhatHappened()
    cause = .unsolicited
  }

  /// Carries out a command; a gesture ends what is being read or held, unless it can not be made.
  mutating func make(
    _ command: ReaderCommand, hearing: (Heard) -> Void
  ) throws(ReaderError) {
    guard command.endsReading else { return try carryOut(command, hearing: hearing) }
    let former = PausedSpeech(parts: paused?.parts ?? [], reading: reading ?? paused?.reading)
    let (formerReading, formerPaused) = (reading, paused)
    (reading, paused) = (nil, nil)
    do {
      try carryOut(command, hearing: hearing)
    } catch {
      (reading, paused) = (formerReading, formerPaused)
      throw error
    }
    giveUp(former)
  }
}

extension ReaderCommand {
  /// Whether a person does this with fingers or keys; what remains is asked of the tool, or set.
  var isGesture: Bool {
    switch self {
    case .actions, .wait, .planned, .log, .set: false
    default: true
    }
  }

  /// Whether this ends what is being read or held.
  var endsReading: Bool { isGesture && self != .pause }
}
