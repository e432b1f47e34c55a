import EarshotTree
import Testing

@testable import EarshotReader

@Suite("A queue of speech knows what is said, and what waits")
struct SpeechQueueTests {
  @Test("At the usual pace fifteen characters take a second")
  func pace() {
    var queue = SpeechQueue()
    let first = speech(15, .announcement(.default), at: .zero)
    let second = speech(30, .announcement(.default), at: .zero)

    queue.post(first)
    queue.post(second)
    #expect(queue.takeEvents() == [.began(first)])
    queue.advance(to: .milliseconds(999))
    #expect(queue.takeEvents() == [])
    queue.advance(to: .seconds(1))
    #expect(queue.takeEvents() == [.ended(first, .spoken), .began(second)])
    queue.advance(to: .seconds(3))
    #expect(queue.takeEvents() == [.ended(second, .spoken)])
  }

  @Test("The pace grows with the rate, and is never nothing")
  func rates() {
    #expect([0, 20, 50, 100].map(SpeechQueue.pace) == [1, 6, 15, 30])
  }

  @Test("A newer move of the cursor takes the place of one that waits for what is urgent")
  func newerFocus() {
    var queue = SpeechQueue()
    let urgent = speech(60, .announcement(.high), at: .zero)
    let former = speech(5, .focus, at: .seconds(1))
    let newer = speech(5, .focus, at: .seconds(2))

    for speech in [urgent, former, newer] { queue.post(speech) }
    queue.finish()

    #expect(
      queue.takeEvents() == [
        .began(urgent), .dropped(former, .outdated), .ended(urgent, .spoken), .began(newer),
        .ended(newer, .spoken),
      ])
  }

  @Test("Speech of no length takes no time, and a queue without a pace has one")
  func extremes() {
    var queue = SpeechQueue(charactersPerSecond: 0)
    let nothing = speech(0, .focus, at: .zero)
    let endless = speech(1_000_000_000, .focus, at: .seconds(1))

    queue.post(nothing)
    queue.post(endless)
    queue.advance(to: .seconds(100_000))
    #expect(
      queue.takeEvents() == [.began(nothing), .ended(nothing, .spoken), .began(endless)])
    queue.finish()
    #expect(queue.takeEvents() == [.ended(endless, .spoken)])
  }

  @Test("No more than a hundred wait, whatever an app posts")
  func endlessTalk() {
    var queue = SpeechQueue()

    for _ in 0..<1_500 { queue.post(speech(15, .announcement(.default), at: .zero)) }
    queue.finish()

    let events = queue.takeEvents()
    #expect(events.count { if case .ended(_, .spoken) = $0 { true } else { false } } == 101)
    #expect(
      events.count { if case .dropped(_, .tooManyWaiting) = $0 { true } else { false } } == 1_399)
  }

  private func speech(
    _ length: Int, _ standing: QueuedSpeech.Standing, at time: Duration
  ) -> QueuedSpeech {
    QueuedSpeech(
      utterance: Utterance(.announcement, segments: []), standing: standing, length: length,
      posted: time)
  }
}
