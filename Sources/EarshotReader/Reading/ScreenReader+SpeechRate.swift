import EarshotTree

extension ScreenReader {
  private static let rateStep = 5
  private static let rates = 0...100

  /// Speaks faster upwards and slower downwards, as far as the rate goes.
  mutating func changeSpeechRate(_ direction: Direction) {
    let rate = settings.speechRate - direction.offset * Self.rateStep
    let reachable = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    guard reachable != settings.speechRate else { return hear(.sound(.boundary)) }
    settings.speechRate = reachable
    timeline?.speak(charactersPerSecond: SpeechQueue.pace(atRate: reachable))
    let said = Decision(ReaderRules.rotorSpeechRate, says: .speechRate(reachable))
    say(Utterance(.rotor, about: focus?.element, deciding: [said]))
  }
}
