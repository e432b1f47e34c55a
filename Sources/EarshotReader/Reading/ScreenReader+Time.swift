import EarshotTree

extension ScreenReader {
  /// How many moments with something to do one command waits through; half an hour of animation
  /// fits.
  private static let longestWait = 100_000

  /// Lets time pass from one thing that is due to the next, and says what each brings about.
  mutating func wait(_ duration: Duration) {
    cause = .unsolicited
    let end = source.clock.now + max(duration, .zero)
    let word = wordAfterPause()
    speakOverTime { reader in
      if let word, word.due <= end {
        reader.wait(until: word.due)
        reader.sayIfStillThere(word)
      }
      reader.wait(until: end)
      reader.updates.forget()
    }
  }

  private mutating func wait(until end: Duration) {
    var moments = 0
    while let moment = nextMoment(until: end) {
      guard moments < Self.longestWait else { return hear(.note(.waitCutShort(moments: moments))) }
      moments += 1
      moveTime(to: moment)
      hearWhatHappened()
      sayUpdateIfDue()
    }
    moveTime(to: end)
  }

  /// The next time at which something is due; work that stays due although it was run is left.
  private func nextMoment(until end: Duration) -> Duration? {
    let now = source.clock.now
    return [source.clock.nextDeadline, updates.due].compactMap(\.self)
      .filter { $0 > now && $0 <= end }.min()
  }
}
