import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Values that run through keyframes")
struct KeyframeTests {
  private struct Stamp {
    var scale = 0.0
    var word = "none"
  }

  private struct Card: View {
    @State private var isStamped = false
    let bounces: Bool

    var body: some View {
      Button("Stamp") { isStamped.toggle() }
      KeyframeAnimator(initialValue: Stamp(), trigger: isStamped) { stamp in
        Text("\(stamp.word) at \(stamp.scale, specifier: "%.1f")")
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          CubicKeyframe(1.2, duration: 0.3)
          if bounces { SpringKeyframe(0.9, duration: 0.1) } else { MoveKeyframe(1.5) }
        }
        KeyframeTrack(\.word) { MoveKeyframe("done") }
      }
    }
  }

  @Test("A run comes to its last keyframes at once", arguments: [(true, 0.9), (false, 1.5)])
  func run(bounces: Bool, end: Double) {
    let source = ViewSource(Card(bounces: bounces))
    let before = source.labels

    source.activate("Stamp")

    #expect(before == ["Stamp", "none at 0.0"])
    #expect(source.labels == ["Stamp", "done at \(end)"])
  }

  @Test("A run without end does not begin, and a view that is changed by one is read as it is")
  func repeating() {
    let view = VStack {
      Text("Bell").keyframeAnimator(initialValue: 1.0, repeating: true) { content, scale in
        content.scaleEffect(scale)
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
        CubicKeyframe(1, duration: 1)
      }
      Text("Horn").keyframeAnimator(initialValue: 0.0, trigger: 1) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(3, duration: 1) }
      }
    }

    #expect(ViewSource(view).labels == ["Bell", "Horn"])
  }
}
