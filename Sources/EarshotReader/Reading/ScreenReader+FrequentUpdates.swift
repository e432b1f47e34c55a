import EarshotTree

extension ScreenReader {
  /// Notes that an element changed that does so all the time; while time passes, it is said later.
  mutating func noteUpdate(of former: Focus) {
    guard timeline != nil else { return }
    updates.note(former.element)
    sayUpdateIfDue()
  }

  /// Says what is new about such an element, if long enough nothing was said of it.
  mutating func sayUpdateIfDue() {
    guard let due = updates.due, due <= source.clock.now else { return }
    guard let focus, let heard = updates.heard, heard.id == focus.element.id else {
      return updates.forget()
    }
    let change = composer.change(
      from: heard, to: focus.element, isTab: focus.isTab,
      because: [ReaderRules.changed, ReaderRules.changeUnasked, ReaderRules.changeTooFrequent])
    guard let change, !change.segments.isEmpty else { return updates.forget() }
    speak(change, as: .change)
  }
}
