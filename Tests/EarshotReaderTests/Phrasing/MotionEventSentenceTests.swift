import EarshotReader
import EarshotTree
import Testing

@Suite("A movement is one line that makes sense when it is heard")
struct MotionEventSentenceTests {
  @Test("Property, ends, time, wait and curve follow each other")
  func change() {
    let motion = MotionEvent(
      of: "Like", .rotation, from: .number(-45), to: .number(0), curve: "spring with bounce 0.4",
      delay: .seconds(0.1 + 0.2), duration: .milliseconds(482))

    #expect(
      motion.sentence
        == "motion: Like, rotation from -45 to 0 in 0.482 seconds after 0.3 seconds, "
        + "spring with bounce 0.4")
  }

  @Test("What comes and goes says so")
  func occasions() {
    let sentences = [MotionEvent.Occasion.appearance, .disappearance].map { occasion in
      MotionEvent(
        of: "Menu", occasion: occasion, .position, from: .place("beyond the top edge"),
        to: .place("its place"), curve: "steady", duration: .seconds(1)
      ).sentence
    }

    #expect(
      sentences == [
        "motion: Menu, appearing, position from beyond the top edge to its place in 1 second, steady",
        "motion: Menu, disappearing, position from beyond the top edge to its place in 1 second, "
          + "steady",
      ])
  }

  @Test("Whatever is named and however large a number is, it stays one printable line")
  func hostile() {
    let motion = MotionEvent(
      of: "a\u{1B}[2J\nb", .horizontalOffset, from: .number(.infinity), to: .number(1e300),
      curve: "steady", duration: .zero)

    #expect(
      motion.sentence
        == "motion: a\\u{1B}[2J b, horizontal offset from inf to 1e+300 in 0 seconds, steady")
  }
}
