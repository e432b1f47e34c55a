import EarshotTree

extension ScreenReader {
  /// Says the element that sums up the screen; the cursor stays where it is.
  mutating func sayScreenSummary() {
    guard let summary = source.summaryElement(), summary.id != cursor else { return }
    let words = composer.description(of: summary, isTab: false)
    say(
      Utterance(.summary, about: summary, deciding: [Decision(ReaderRules.screenSummary)] + words))
  }
}
