import EarshotTree
import EarshotUI
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("What comes and goes moves as its transition says")
struct TransitionTests {
  private struct Screen<Content: View>: View {
    @State private var isShown = false
    @ViewBuilder let content: () -> Content

    var body: some View {
      if isShown { content() }
      Button("animated") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      Button("at once") { isShown.toggle() }
    }
  }

  private func movements(
    after buttons: [String], @ViewBuilder of content: @escaping () -> some View
  ) -> [String] {
    let source = ViewSource(Screen(content: content))
    let changes = source.changes()
    for button in buttons { source.activate(button) }
    return changes.movements()
  }

  @Test("Transitions are values as well")
  func values() {
    let forms: [(AnyTransition, [String])] = [
      (
        AnyTransition(.blurReplace),
        ["opacity 0.0 → 1.0", "look blurred and of another size → its own"]
      ),
      (
        AnyTransition(.blurReplace(.upUp)),
        ["opacity 0.0 → 1.0", "look blurred and of another size → its own"]
      ),
      (AnyTransition(OpacityTransition()), ["opacity 0.0 → 1.0"]),
      (AnyTransition(.symbolEffect), ["look that of its transition → its own"]),
      (AnyTransition(.identity), []),
      (AnyTransition(.scale(0.5)), ["scale 0.5 → 1.0"]),
      (AnyTransition(MoveTransition(edge: .top)), ["position beyond the top edge → its place"]),
      (AnyTransition(.push(from: .bottom)), ["position beyond the bottom edge → its place"]),
      (AnyTransition(.slide), ["position beyond the leading edge → its place"]),
      (AnyTransition(.offset(x: 5)), ["horizontal offset 5.0 → 0.0"]),
      (
        AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .slide)),
        ["opacity 0.0 → 1.0"]
      ),
      (
        AnyTransition(.opacity.combined(with: .move(edge: .leading))),
        ["opacity 0.0 → 1.0", "position beyond the leading edge → its place"]
      ),
    ]

    for (transition, expected) in forms {
      let movements = movements(after: ["animated"]) { Text("a").transition(transition) }
      #expect(movements == expected.map { "+a: \($0) in 1000 ms, steady" })
    }
    let direct = movements(after: ["animated"]) { Text("a").transition(.blurReplace) }
    #expect(direct.first == "+a: opacity 0.0 → 1.0 in 1000 ms, steady")
  }

  @Test("Each property of a transition moves, in one direction and back")
  func bothWays() {
    let movements = movements(after: ["animated", "animated"]) {
      Text("a").transition(.scale(scale: 0.5).combined(with: .opacity))
    }

    #expect(
      movements == [
        "+a: scale 0.5 → 1.0 in 1000 ms, steady", "+a: opacity 0.0 → 1.0 in 1000 ms, steady",
        "-a: scale 1.0 → 0.5 in 1000 ms, steady", "-a: opacity 1.0 → 0.0 in 1000 ms, steady",
      ])
  }

  @Test("Without an animation nothing moves")
  func atOnce() {
    #expect(movements(after: ["at once", "at once"]) { Text("a").transition(.scale) } == [])
  }

  @Test("A transition with an animation of its own moves in any case")
  func ownAnimation() {
    let movements = movements(after: ["at once"]) {
      Text("a").transition(.opacity.animation(.easeOut(duration: 0.1).delay(0.2)))
    }

    #expect(movements == ["+a: opacity 0.0 → 1.0 after 200 ms in 100 ms, ease out"])
  }

  @Test("A view comes in one way and goes in another")
  func asymmetric() {
    let movements = movements(after: ["animated", "animated"]) {
      Text("a").transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
    }

    #expect(
      movements == [
        "+a: position beyond the bottom edge → its place in 1000 ms, steady",
        "-a: opacity 1.0 → 0.0 in 1000 ms, steady",
      ])
  }

  @Test("Only what is put in or taken out itself makes its transition, not what lies inside it")
  func outermost() {
    let movements = movements(after: ["animated", "animated"]) {
      Text("a").transition(.opacity)
      VStack { Text("b").transition(.opacity) }
      VStack {
        Text("c").transition(.opacity)
        Text("d")
      }
    }

    #expect(
      movements == [
        "+a: opacity 0.0 → 1.0 in 1000 ms, steady", "-a: opacity 1.0 → 0.0 in 1000 ms, steady",
      ])
  }

  @Test("A view with another identity goes, and the new one comes")
  func identity() {
    struct Badge: View {
      @State private var text = "1"

      var body: some View {
        Text(text).transition(.opacity).id(text)
        Button("go") { withAnimation(.linear(duration: 1)) { text = "2" } }
      }
    }
    let source = ViewSource(Badge())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements() == [
        "-1: opacity 1.0 → 0.0 in 1000 ms, steady", "+2: opacity 0.0 → 1.0 in 1000 ms, steady",
      ])
  }

  @Test("Rows come and go by their identity")
  func rows() {
    struct Rows: View {
      @State private var names = ["a", "b"]

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Text($0).transition(.opacity) }
        }
        Button("go") { withAnimation(.linear(duration: 1)) { names = ["b", "c"] } }
      }
    }
    let source = ViewSource(Rows())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements() == [
        "-a: opacity 1.0 → 0.0 in 1000 ms, steady", "+c: opacity 0.0 → 1.0 in 1000 ms, steady",
      ])
  }

  @Test("A row that is realised because somebody reads it does not move")
  func lazyRows() {
    let source = ViewSource(
      List {
        ForEach(0..<200) {
          Text(verbatim: "\($0)").transition(.opacity.animation(.linear(duration: 1)))
        }
      })
    let changes = source.changes()

    #expect(source.labels.count == 200)
    #expect(changes.movements() == [])
  }

  private final class Canary {}

  private final class Cages {
    weak var canary: Canary?
  }

  private struct Cage: View {
    let cages: Cages
    @State private var canary = Canary()

    var body: some View {
      let _ = { cages.canary = canary }()
      List {
        Text("bird").accessibilityAction(named: "Sing") { _ = canary }
        ForEach(0..<3) { Text(verbatim: "\($0)") }
      }
    }
  }

  @Test("What has gone is let go, although it was named when it went")
  func lives() {
    let cages = Cages()
    let source = ViewSource(Screen { Cage(cages: cages).transition(.opacity) })
    let changes = source.changes()

    source.activate("animated")
    _ = source.labels
    #expect(cages.canary != nil)
    _ = changes.movements()
    source.activate("animated")

    #expect(changes.movements() == ["-bird: opacity 1.0 → 0.0 in 1000 ms, steady"])
    #expect(cages.canary == nil)
  }

  @Test("A view that takes the place of its match moves there from the other's place")
  func matched() {
    struct Screen: View {
      @State private var isOpen = false
      @Namespace private var space

      var body: some View {
        if isOpen {
          Text("large").matchedGeometryEffect(id: 1, in: space)
        } else {
          Text("small").matchedGeometryEffect(id: 1, in: space)
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isOpen = true } }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements() == [
        "large: position where its match was → its place in 1000 ms, steady"
      ])
  }
}
