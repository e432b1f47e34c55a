import EarshotTree
import Testing

@testable import EarshotReader

@Suite("What is heard while time passes is told in the order in which it begins")
struct SpeechTimelineTests {
  @Test("What is felt while something is said is told after it, cut off or not")
  func meanwhile() {
    var timeline = SpeechTimeline(charactersPerSecond: 10)

    timeline.hear(.haptic(.success))
    timeline.say(announcement("0123456789"), .announcement(.default), at: .seconds(1))
    timeline.hear(.haptic(.warning))
    timeline.advance(to: .milliseconds(1900))
    #expect(timeline.takeHeard().map { $0.line() } == ["[success]"])
    timeline.advance(to: .seconds(2))
    #expect(timeline.takeHeard().map { $0.line() } == ["0123456789", "[warning]"])

    timeline.say(announcement("0123456789"), .announcement(.default), at: .seconds(3))
    timeline.hear(.haptic(.error))
    timeline.say(announcement("Alarm"), .announcement(.high), at: .milliseconds(3400))
    timeline.finish()
    #expect(
      timeline.takeHeard().map { $0.line() } == [
        "0123", "[cut after 4 characters, an announcement of high priority came]", "[error]",
        "Alarm",
      ])
  }

  @Test("What was begun and not heard is told after nothing")
  func cutAtOnce() {
    var timeline = SpeechTimeline(charactersPerSecond: 10)

    timeline.say(announcement("0123456789"), .announcement(.default), at: .seconds(1))
    timeline.hear(.haptic(.warning))
    timeline.say(announcement("Alarm"), .announcement(.high), at: .milliseconds(1050))
    timeline.finish()

    #expect(
      timeline.takeHeard().map { $0.line() } == [
        "[not said: 0123456789: an announcement of high priority came]", "[warning]", "Alarm",
      ])
    #expect(timeline.takeFates().count == 2)
    #expect(timeline.takeFates() == [])
  }

  private func announcement(_ words: String) -> Utterance {
    Utterance(.announcement, segments: [.announcement(words)])
  }
}
