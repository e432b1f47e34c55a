import EarshotTree
import EarshotUI
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("Phases follow each other on the screen's clock")
struct PhaseAnimatorTests {
  private struct Jumping: View {
    @State private var taps = 0

    var body: some View {
      Text("emoji")
        .phaseAnimator([1.0, 1.3, 0.9], trigger: taps) { text, scale in
          text.scaleEffect(scale)
        } animation: { scale in
          scale == 1 ? .linear(duration: 0.1) : .linear(duration: 0.2)
        }
      Button("tap") { taps += 1 }
    }
  }

  private func wait(_ milliseconds: Int, _ source: ViewSource) {
    source.clock.move(to: source.clock.now + .milliseconds(milliseconds))
    source.settle()
  }

  @Test("With a trigger each phase comes once, and the first one is the last")
  func trigger() {
    let source = ViewSource(Jumping())
    let changes = source.changes()
    var movements: [[String]] = []

    source.activate("tap")
    movements.append(changes.movements())
    for _ in 0..<4 {
      wait(200, source)
      movements.append(changes.movements())
    }

    #expect(
      movements == [
        ["emoji: scale 1.0 → 1.3 in 200 ms, steady"], ["emoji: scale 1.3 → 0.9 in 200 ms, steady"],
        ["emoji: scale 0.9 → 1.0 in 100 ms, steady"], [], [],
      ])
    #expect(source.clock.nextDeadline == nil)
  }

  @Test("Without a trigger the phases go on until the view leaves")
  func endless() {
    struct Pulse: View {
      @State private var isShown = true

      var body: some View {
        if isShown {
          Text("pulse").phaseAnimator([false, true]) { text, isFaint in
            text.opacity(isFaint ? 0.5 : 1)
          } animation: { _ in
            .linear(duration: 1)
          }
        }
        Button("stop") { isShown = false }
      }
    }
    let source = ViewSource(Pulse())
    let changes = source.changes()

    wait(1000, source)
    wait(1000, source)
    #expect(
      changes.movements() == [
        "pulse: opacity 0.5 → 1.0 in 1000 ms, steady",
        "pulse: opacity 1.0 → 0.5 in 1000 ms, steady",
      ])

    source.activate("stop")
    #expect(source.clock.nextDeadline == nil)
  }
}
