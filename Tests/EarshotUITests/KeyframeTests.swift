import EarshotTree
import EarshotUI
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("Keyframes are come to one after another on the screen's clock")
struct KeyframeTests {
  private struct Pose {
    var scale = 1.0
    var angle = Angle.zero
    var height: CGFloat = 0
  }

  private struct Jumping: View {
    @State private var taps = 0

    var body: some View {
      Text("emoji")
        .keyframeAnimator(initialValue: Pose(), trigger: taps) { text, pose in
          text.scaleEffect(pose.scale).rotationEffect(pose.angle).offset(y: pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.5, duration: 0.2)
            SpringKeyframe(1, duration: 0.3, spring: .bouncy)
          }
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(20), duration: 0.1)
            CubicKeyframe(.zero, duration: 0.1)
          }
          KeyframeTrack(\.height) {
            MoveKeyframe(-10)
            LinearKeyframe(0, duration: 0.5, timingCurve: .easeOut)
          }
        }
      Button("tap") { taps += 1 }
    }
  }

  private func wait(_ milliseconds: Int, _ source: ViewSource) {
    source.clock.move(to: source.clock.now + .milliseconds(milliseconds))
    source.settle()
  }

  @Test("With a trigger each part sets out for its keyframes in its own time, once")
  func trigger() {
    let source = ViewSource(Jumping())
    let changes = source.changes()
    var movements: [[String]] = []

    source.activate("tap")
    movements.append(changes.movements())
    for _ in 0..<4 {
      wait(100, source)
      movements.append(changes.movements())
    }

    #expect(source.labels == ["emoji", "tap"])
    #expect(
      movements == [
        [
          "emoji: scale 1.0 → 1.5 in 200 ms, steady",
          "emoji: rotation 0.0 → 20.0 in 100 ms, ease in and out",
          "emoji: vertical offset -10.0 → 0.0 in 500 ms, ease out",
        ],
        ["emoji: rotation 20.0 → 0.0 in 100 ms, ease in and out"],
        ["emoji: scale 1.5 → 1.0 in 300 ms, spring with bounce 0.3"],
        [], [],
      ])
    wait(1000, source)
    #expect(source.clock.nextDeadline == nil)
  }

  private struct Pulse: View {
    let isRepeating: Bool
    @State private var isShown = true

    var body: some View {
      if isShown {
        Text("pulse")
          .keyframeAnimator(initialValue: 1.0, repeating: isRepeating) { text, opacity in
            text.opacity(opacity)
          } keyframes: { _ in
            LinearKeyframe(0.5, duration: 1)
            LinearKeyframe(1, duration: 1)
          }
      }
      Button("stop") { isShown = false }
    }
  }

  @Test("Without a trigger they go on until the view leaves")
  func repeating() {
    let source = ViewSource(Pulse(isRepeating: true))
    let changes = source.changes()

    for _ in 0..<3 { wait(1000, source) }
    #expect(
      changes.movements() == [
        "pulse: opacity 0.5 → 1.0 in 1000 ms, steady",
        "pulse: opacity 1.0 → 0.5 in 1000 ms, steady",
        "pulse: opacity 0.5 → 1.0 in 1000 ms, steady",
      ])

    source.activate("stop")
    #expect(source.clock.nextDeadline == nil)
  }

  @Test("Those that do not repeat stay at the value that they begin with")
  func still() {
    let source = ViewSource(Pulse(isRepeating: false))

    #expect(source.labels == ["pulse", "stop"])
    #expect(source.clock.nextDeadline == nil)
  }

  @Test("Keyframes that take no time come once a picture, and the screen still comes to rest")
  func instant() {
    let source = ViewSource(
      KeyframeAnimator(initialValue: 1.0) { scale in
        Text("a").scaleEffect(scale)
      } keyframes: { _ in
        KeyframeTrack { MoveKeyframe(2.0) }
      })

    wait(100, source)

    #expect(source.labels == ["a"])
  }
}
