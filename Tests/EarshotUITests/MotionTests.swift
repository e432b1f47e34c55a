import EarshotTree
import EarshotUI
import Observation
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("What moves is told: which property of what, from where to where, and how")
struct MotionTests {
  @Observable
  final class Model {
    var distance = 0.0
  }

  @Test("A value that is set with an animation moves, and one that is set without does not")
  func explicit() {
    struct Screen: View {
      @State private var isLarge = false

      var body: some View {
        Text("Photo").scaleEffect(isLarge ? 2 : 1)
        Button("animate") { withAnimation(.easeInOut(duration: 0.2)) { isLarge.toggle() } }
        Button("jump") { isLarge.toggle() }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("animate")
    #expect(changes.movements() == ["Photo: scale 1.0 → 2.0 in 200 ms, ease in and out"])

    source.activate("jump")
    #expect(changes.movements() == [])
  }

  @Test("Nothing moves when a screen appears")
  func firstAppearance() {
    let source = ViewSource(
      Text("Photo").scaleEffect(2).transition(.opacity.animation(.linear(duration: 1))))

    #expect(source.changes().movements() == [])
  }

  @Test("Each effect tells of its own property")
  func effects() {
    struct Screen: View {
      @State private var isOn = false

      var body: some View {
        Group {
          Text("a").scaleEffect(x: isOn ? 2 : 1, y: 1)
          Text("b").rotationEffect(.degrees(isOn ? 90 : 0))
          Text("c").offset(x: isOn ? 10 : 0, y: isOn ? -5 : 0)
          Text("d").opacity(isOn ? 0 : 1)
          Text("e").blur(radius: isOn ? 5 : 0)
          Text("f").rotation3DEffect(.degrees(isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements() == [
        "a: width scale 1.0 → 2.0 in 1000 ms, steady",
        "b: rotation 0.0 → 90.0 in 1000 ms, steady",
        "c: horizontal offset 0.0 → 10.0 in 1000 ms, steady",
        "c: vertical offset 0.0 → -5.0 in 1000 ms, steady",
        "d: opacity 1.0 → 0.0 in 1000 ms, steady",
        "e: blur 0.0 → 5.0 in 1000 ms, steady",
        "f: tilt 0.0 → 180.0 in 1000 ms, steady",
      ])
    #expect(source.labels == ["a", "b", "c", "e", "f", "go"])
  }

  @Test("Changes under different animations move each in its own way, even of one view")
  func severalTransactions() {
    struct Screen: View {
      @State private var first = 0.0
      @State private var second = 0.0
      @State private var third = 0.0

      var body: some View {
        Text("a").offset(x: first)
        Text("b").offset(x: second)
        Text("c").offset(x: third)
        Button("go") {
          first = 1
          withAnimation(.linear(duration: 1)) { second = 1 }
          withAnimation(.linear(duration: 1).delay(0.5)) { third = 1 }
        }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements() == [
        "b: horizontal offset 0.0 → 1.0 in 1000 ms, steady",
        "c: horizontal offset 0.0 → 1.0 after 500 ms in 1000 ms, steady",
      ])
  }

  @Test("A change of an observable model moves as well")
  func observable() {
    struct Screen: View {
      let model: Model

      var body: some View { Text("a").offset(x: model.distance) }
    }
    let model = Model()
    let source = ViewSource(Screen(model: model))
    let changes = source.changes()

    withAnimation(.easeIn(duration: 0.1)) { model.distance = 3 }

    #expect(changes.movements() == ["a: horizontal offset 0.0 → 3.0 in 100 ms, ease in"])
  }

  @Test("An animation of a value moves what lies inside while the value changes")
  func implicit() {
    struct Screen: View {
      @State private var watched = 0.0
      @State private var other = 0.0

      var body: some View {
        Text("inside")
          .offset(x: watched, y: other)
          .animation(.linear(duration: 1), value: watched)
          .opacity(watched == 0 ? 1 : 0.5)
        Button("watched") { watched += 1 }
        Button("other") { other += 1 }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("watched")
    #expect(changes.movements() == ["inside: horizontal offset 0.0 → 1.0 in 1000 ms, steady"])

    source.activate("other")
    #expect(changes.movements() == [])
  }

  @Test("The innermost animation counts, none at all included")
  func innermost() {
    struct Screen: View {
      @State private var x = 0.0

      var body: some View {
        Group {
          Text("a").offset(x: x).animation(nil, value: x)
          Text("b").offset(x: x).animation(.easeIn(duration: 2), value: x)
          Text("c").offset(x: x)
        }
        .animation(.linear(duration: 1), value: x)
        Button("go") { x = 1 }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements() == [
        "b: horizontal offset 0.0 → 1.0 in 2000 ms, ease in",
        "c: horizontal offset 0.0 → 1.0 in 1000 ms, steady",
      ])
  }

  @Test("An animation without a value moves what changes further in by itself, too")
  func always() {
    struct Inner: View {
      @State private var x = 0.0

      var body: some View {
        Text("a").offset(x: x)
        Button("go") { x = 1 }
      }
    }
    let source = ViewSource(Inner().animation(.linear(duration: 1)))
    let changes = source.changes()

    source.activate("go")

    #expect(changes.movements() == ["a: horizontal offset 0.0 → 1.0 in 1000 ms, steady"])
  }

  @Test("A transaction can be changed on its way, and can keep views from animating")
  func transactions() {
    struct Screen: View {
      @State private var x = 0.0

      var body: some View {
        Text("a").offset(x: x).transaction { $0.animation = $0.animation?.delay(1) }
        Text("b").offset(x: x).animation(.linear(duration: 9), value: x)
        Button("go") { withTransaction(\.animation, .linear(duration: 1)) { x = 1 } }
        Button("still") {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { x = 2 }
        }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")
    #expect(
      changes.movements() == [
        "a: horizontal offset 0.0 → 1.0 after 1000 ms in 1000 ms, steady",
        "b: horizontal offset 0.0 → 1.0 in 9000 ms, steady",
      ])

    source.activate("still")
    #expect(changes.movements() == [])
  }

  @Test("An animation of some modifiers leaves alone what lies further in")
  func scoped() {
    struct Screen: View {
      @State private var x = 0.0

      var body: some View {
        Text("a")
          .offset(x: x)
          .animation(.linear(duration: 1)) { $0.opacity(x == 0 ? 1 : 0.5) }
        Button("go") { x = 1 }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")

    #expect(changes.movements() == ["a: opacity 1.0 → 0.5 in 1000 ms, steady"])
  }

  @Test("Code that waits for the end of an animation runs then, on the screen's clock")
  func completion() {
    struct Screen: View {
      @State private var x = 0.0
      @State private var isDone = false

      var body: some View {
        Text(isDone ? "done" : "waiting").offset(x: x)
        Button("go") {
          withAnimation(.linear(duration: 1).delay(0.5)) {
            x = 1
          } completion: {
            isDone = true
          }
        }
      }
    }
    let source = ViewSource(Screen())

    source.activate("go")
    source.clock.move(to: .milliseconds(1499))
    source.settle()
    #expect(source.labels == ["waiting", "go"])

    source.clock.move(to: .milliseconds(1500))
    source.settle()
    #expect(source.labels == ["done", "go"])
  }

  @Test("What moves is named by what it exposes, or else by what it is")
  func subjects() {
    struct Screen: View {
      @State private var x = 0.0

      var body: some View {
        Group {
          Circle().blur(radius: x)
          HStack {
            Text("one")
            Text("two")
            Text("three")
          }
          .offset(x: x)
          Text("A message that goes on for longer than anybody wants to hear it again").offset(x: x)
          List { ForEach(0..<9) { Text(verbatim: "row \($0)") } }.offset(x: x)
        }
        Button("go") { withAnimation(.linear(duration: 1)) { x = 1 } }
      }
    }
    let source = ViewSource(Screen())
    let changes = source.changes()

    source.activate("go")

    #expect(
      changes.movements().map { $0.prefix { $0 != ":" } } == [
        "a shape", "one and 2 more", "A message that goes on for longer than…", "a view",
      ])
  }

  @Test("Away from the main thread an animation changes nothing, and does no harm")
  func elsewhere() async {
    let value = await Task.detached { withAnimation(.linear(duration: 1)) { 3 } }.value

    #expect(value == 3)
  }

  @Test("An endless chain of animated changes is a fault that names the view, and ends")
  func endless() {
    struct Restless: View {
      @State private var x = 0.0

      var body: some View {
        Text("a").onChange(of: x) { withAnimation { x += 1 } }
        Button("go") { x += 1 }
      }
    }
    let source = ViewSource(Restless())
    let changes = source.changes()

    source.activate("go")

    let faults = changes.takeAll().compactMap { change in
      if case .fault(let sentence) = change { sentence } else { nil }
    }
    #expect(faults.first?.hasPrefix("Restless was still changing") == true)
    #expect(source.labels == ["a", "go"])
  }
}
