import EarshotTree

/// What is known of an element that changes all the time, between two times at which it is said.
struct FrequentUpdates {
  /// How long nothing is said of such an element after something was.
  private static let pause = Duration.seconds(1)

  /// The element as it was last heard, if it is another by now.
  private(set) var heard: AccessibilityElement?
  private var lastSpeech = Duration.zero

  /// When the element may be said again, if there is something new to say.
  var due: Duration? { heard == nil ? nil : lastSpeech + Self.pause }

  /// Notes that the element changed and nothing was said of it.
  mutating func note(_ former: AccessibilityElement) {
    if heard?.id != former.id { heard = former }
  }

  /// Notes that something was said of the element under the cursor.
  mutating func noteSpeech(at now: Duration) {
    heard = nil
    lastSpeech = now
  }

  /// Forgets what was not said.
  mutating func forget() { heard = nil }
}
