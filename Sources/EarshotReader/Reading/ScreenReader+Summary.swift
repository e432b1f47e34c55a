import EarshotTree

extension ScreenReader {
  /// Says the element that sums up the screen; the cursor stays where it is.
  mutating func sayScreenSummary() {
    guard let summary = source.summaryElement(), summary.id != cursor else { return }
    let words = composer.description(of: summary, isTab: false)
    let reasons = [ReaderRules.screenSummary, ReaderRules.screenSummaryOrder]
    say(Utterance(.summary, about: summary, deciding: reasons.map { Decision($0) } + words))
  }
}
