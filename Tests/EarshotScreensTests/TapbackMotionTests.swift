import EarshotScreens
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("tapback: what moves, and for whom")
struct TapbackMotionTests {
  private struct Owner: View {
    @State private var reaction: String?
    @State private var isPicking = false

    var body: some View {
      TapbackReactionBubble(
        reaction: $reaction, isPicking: $isPicking,
        reactions: ["a", "b", "c", "d", "e", "f", "g", "h"]
      ) { Text("hello") }
    }
  }

  private func motions(afterHoldingIn source: ViewSource) throws -> [MotionEvent] {
    let changes = source.changes()
    let message = try #require(source.allElements.last)
    #expect(source.perform(.touchAndHold, on: message.id) == .performed)
    source.settle()
    return changes.takeAll().motions
  }

  @Test("The buttons pop in one after another, and none waits longer than 0.18 seconds")
  func wave() throws {
    let motions = try motions(afterHoldingIn: ViewSource(Owner()))

    let buttons = motions.filter { $0.from == .number(0.4) }
    #expect(buttons.map(\.subject) == ["a", "b", "c", "d", "e", "f", "g", "h"])
    #expect(
      buttons.map { Int(($0.delay / .milliseconds(1)).rounded()) } == [
        0, 30, 60, 90, 120, 150, 180, 180,
      ])
    #expect(buttons.allSatisfy { $0.duration == .milliseconds(250) })
    #expect(buttons.allSatisfy { $0.curve == "spring with bounce 0.45" })
  }

  @Test("With Reduce Motion everything only fades")
  func fade() throws {
    let source = ViewSource(TapbackDemo())
    source.environment.accessibilityReduceMotion = true
    source.settle()

    let motions = try motions(afterHoldingIn: source)

    #expect(Set(motions.map(\.property)) == [.opacity])
    #expect(
      motions.filter { $0.occasion == .appearance }.map { "\($0.curve) \($0.duration)" } == [
        "ease in and out \(Duration.milliseconds(200))"
      ])
  }

  @Test("A reachable bar is heard button by button after its message, and no action comes twice")
  func reachableBar() throws {
    let source = ViewSource(TapbackDemo(isBarReachable: true))
    let message = try #require(
      source.allElements.first { $0.label == "Is the picnic still on for Sunday?" })

    _ = source.perform(.touchAndHold, on: message.id)
    source.settle()

    #expect(
      source.allStops.prefix(9) == [
        "Press and hold a message", "Is the picnic still on for Sunday?", "React with ❤️",
        "React with 👍", "React with 👎", "React with 😂", "React with ‼️", "React with ❓",
        "Yes, and I am bringing the lemonade: Reacted with ❤️",
      ])
    let names = source.element(message.id)?.customActions.map(\.name) ?? []
    #expect(names.count == 6 && Set(names).count == 6)
    #expect(source.element(message.id)?.traits.contains(.button) == false)
  }
}
