import EarshotTree

extension ScreenReader {
  /// How many moments with something to do one command waits through; half an hour of animation
  /// fits.
  private static let longestWait = 100_000

  /// Lets time pass from one thing that is due to the next, and says what each brings about.
  mutating func wait(_ duration: Duration, hearing: (Heard) -> Void) {
    cause = .unsolicited
    let end = source.clock.now + max(duration, .zero)
    let word = wordAfterPause()
    speakOverTime(hearing: hearing) { reader in
      if let word, word.due <= end {
        reader.wait(until: word.due, hearing: hearing)
        reader.sayIfStillThere(word)
      }
      reader.wait(until: end, hearing: hearing)
      reader.updates.forget()
    }
  }

  /// A stop of a reading is no moment of its own, since a reading comes to an end.
  private mutating func wait(until end: Duration, hearing: (Heard) -> Void) {
    var moments = 0
    while let moment = nextMoment(until: end) {
      let isWorkDue = nextWork(until: moment) != nil
      guard moments < Self.longestWait else { return hear(.note(.waitCutShort(moments: moments))) }
      if isWorkDue { moments += 1 }
      moveTime(to: moment)
      hearWhatHappened()
      makeDueGestures(hearing: hearing)
      sayUpdateIfDue()
      goOnReading(hearing: hearing)
      report(to: hearing)
    }
    moveTime(to: end)
  }

  /// The next time at which something is due, or at which a reading goes on.
  private func nextMoment(until end: Duration) -> Duration? {
    let nextStop = reading.flatMap { _ in timeline?.end }
    guard let nextStop, nextStop > source.clock.now, nextStop <= end else {
      return nextWork(until: end)
    }
    return min(nextStop, nextWork(until: end) ?? nextStop)
  }

  /// The next time at which something is due; work that stays due although it was run is left.
  private func nextWork(until end: Duration) -> Duration? {
    let now = source.clock.now
    return [source.clock.nextDeadline, updates.due].compactMap(\.self)
      .filter { $0 > now && $0 <= end }.min()
  }
}
