import EarshotTree

/// Holding what is being said, and going on with it.
extension ScreenReader {
  /// A remark for each announcement of which nothing was said because it is held.
  public var leftPaused: [Note] {
    (paused?.parts ?? []).filter { $0.said == 0 }
      .compactMap { $0.fate(.dropped(because: .givenUp)) }
      .map { .notSaid($0.words, .givenUp) }
  }

  /// Holds what is being said; if nothing is, goes on with what was held.
  mutating func pauseOrResume(hearing: (Heard) -> Void) {
    if timeline?.speaking != nil || reading != nil { return pause() }
    if let paused { return resume(paused, hearing: hearing) }
    hear(.note(.gesture(hasEndedSpeech ? .readingEnded : .nothingSpoken)))
    hasEndedSpeech = false
  }

  /// Notes that what was read or held can not be gone on with any more.
  mutating func giveUp(_ former: PausedSpeech) {
    guard former.reading != nil || !former.parts.isEmpty else { return }
    hasEndedSpeech = reading == nil
    for part in former.parts {
      guard let fate = part.fate(.dropped(because: .givenUp)) else { continue }
      log.append(fate)
      if part.said == 0 { hear(.note(.notSaid(fate.words, .givenUp))) }
    }
  }

  private mutating func pause() {
    let interrupted = takeInterruptedStop()
    if timeline?.speaking == nil { hear(.note(.gesture(.paused))) }
    let parts = (timeline?.pause(at: source.clock.now) ?? []) + [interrupted].compactMap(\.self)
    defer { (reading, hasEndedSpeech) = (nil, false) }
    guard reading != nil || !parts.isEmpty else { return }
    paused = PausedSpeech(
      parts: (paused?.parts ?? []) + parts, reading: reading ?? paused?.reading)
  }

  private mutating func resume(_ paused: PausedSpeech, hearing: (Heard) -> Void) {
    self.paused = nil
    reading = paused.reading
    for part in paused.parts { sayRest(part) }
    if timeline == nil { readRest(hearing: hearing) }
  }
}
