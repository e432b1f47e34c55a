import EarshotTree
import EarshotUI
import Observation
import Testing

@MainActor @Observable
private final class Model {
  var count = 0
  var word = "word"
}

private struct Fixed: View {
  let name: String
  let tally: Tally

  var body: some View {
    tally.note(name)
    return Text(name)
  }
}

private struct Reading: View {
  let tally: Tally
  @Environment(\.isEnabled) private var isEnabled
  @Environment(Model.self) private var model
  @Environment(Model.self) private var perhaps: Model?
  @State private var own = 0

  var body: some View {
    tally.note("reading")
    return Text("\(isEnabled ? "on" : "off") \(model.word) \(perhaps == nil ? "" : "!")")
  }
}

private struct Counter: View {
  let tally: Tally
  @Binding var count: Int

  var body: some View {
    tally.note("counter")
    return Text("counted \(count)")
  }
}

private struct Passive: View {
  let tally: Tally
  @Binding var count: Int

  var body: some View {
    tally.note("passive")
    return Button("more") { count += 1 }
  }
}

private struct Acting: View {
  let tally: Tally
  let action: () -> Void

  var body: some View {
    tally.note("acting")
    return Button("act", action: action)
  }
}

private struct Wrapped<Content: View>: View {
  let tally: Tally
  @ViewBuilder let content: Content

  var body: some View {
    tally.note("wrapped")
    return content
  }
}

private struct Parent: View {
  let model: Model
  let tally: Tally
  @State private var count = 0

  var body: some View {
    tally.note("parent")
    return VStack {
      Text("parent \(model.count) \(count)")
      Fixed(name: "fixed", tally: tally)
      Reading(tally: tally).environment(\.isEnabled, model.count < 3).environment(model)
      Counter(tally: tally, count: $count)
      Passive(tally: tally, count: $count)
      Acting(tally: tally) { count += model.count }
      Wrapped(tally: tally) { Text("inside \(model.count)") }
    }
  }
}

/// What most apps have around their screens, owned by what changes.
private struct Framed: View {
  let model: Model
  let tally: Tally
  @State private var isShown = true

  var body: some View {
    let count = model.count
    TabView {
      NavigationStack {
        List {
          Section("Rows") { Fixed(name: "fixed", tally: tally) }
          Text("counted \(count)")
        }
        .navigationTitle("Title")
        .environment(\.lineLimit, 2)
      }
      .tabItem { Text("Tab") }
    }
    .tint(.red)
    .sheet(isPresented: $isShown) { Fixed(name: "sheet", tally: tally) }
  }
}

@MainActor
@Suite("A view that is the same as before is not evaluated again")
struct SkippingTests {
  private let tally = Tally()
  private let model = Model()

  @Test("When a parent is evaluated, only children that were given something else are too")
  func children() {
    let source = ViewSource(Parent(model: model, tally: tally))
    tally.clear()

    model.count = 1
    source.settle()

    #expect(tally.counts == ["parent": 1, "acting": 1, "wrapped": 1])
    #expect(
      source.labels == [
        "parent 1 0", "fixed", "on word !", "counted 0", "more", "act", "inside 1",
      ])
  }

  @Test("Tabs, navigation, lists and sheets hand down the same surroundings as before")
  func frames() {
    let source = ViewSource(Framed(model: model, tally: tally))
    tally.clear()

    model.count = 1
    source.settle()

    #expect(tally.counts.isEmpty)
  }

  @Test("A child whose surroundings are another is evaluated")
  func surroundings() {
    let source = ViewSource(Parent(model: model, tally: tally))
    tally.clear()

    model.count = 3
    source.settle()

    #expect(tally.counts["reading"] == 1)
    #expect(source.labels[2] == "off word !")
  }

  @Test("A child that was passed over still hears of what it reads")
  func stillRead() {
    let source = ViewSource(Parent(model: model, tally: tally))
    model.count = 1
    source.settle()
    tally.clear()

    model.word = "another"
    source.settle()
    #expect(tally.counts == ["reading": 1])
    #expect(source.labels[2] == "on another !")

    tally.clear()
    source.activate("more")
    #expect(tally.counts == ["parent": 1, "counter": 1, "acting": 1])
    #expect(source.labels[0] == "parent 1 1" && source.labels[3] == "counted 1")
  }

  @Test("Writing the value that state has already evaluates nothing")
  func equalState() {
    let source = ViewSource(Parent(model: model, tally: tally))
    tally.clear()

    source.activate("act")

    #expect(tally.counts == [:])
  }
}
