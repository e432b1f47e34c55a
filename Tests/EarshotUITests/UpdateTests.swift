import EarshotTree
import EarshotUI
import Observation
import Testing

@MainActor @Observable
private final class Model {
  var read = "read"
  var unread = "unread"
}

private struct Reader: View {
  let model: Model
  let tally: Tally

  var body: some View {
    tally.note("reader")
    return Text(model.read)
  }
}

private struct Parent: View {
  let model: Model
  let tally: Tally
  @State private var isOn = false

  var body: some View {
    tally.note("parent")
    return VStack {
      Button("toggle") { isOn.toggle() }
      Child(isOn: $isOn, tally: tally)
      Reader(model: model, tally: tally)
    }
  }
}

private struct Child: View {
  @Binding var isOn: Bool
  let tally: Tally

  var body: some View {
    tally.note("child")
    return Text(isOn ? "on" : "off")
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 }
  }
}

private struct Bottomless: View {
  var body: some View { AnyView(VStack { Bottomless() }) }
}

private struct Lifecycle: View {
  @Bindable var model: Model
  let tally: Tally

  var body: some View {
    VStack {
      if model.read == "read" {
        Text("shown")
          .onAppear { tally.note("appear") }
          .onDisappear { tally.note("disappear") }
      }
      Text("always")
        .onChange(of: model.read) { tally.note("\($0) to \($1)") }
    }
  }
}

@MainActor
@Suite("A change evaluates what read it, and nothing else")
struct UpdateTests {
  @Test("A property that nobody read runs no body")
  func unreadProperty() {
    let model = Model()
    let tally = Tally()
    let source = ViewSource(Parent(model: model, tally: tally))
    tally.clear()

    model.unread = "changed"
    source.settle()

    #expect(tally.counts == [:])
  }

  @Test("A property runs only the bodies that read it")
  func readProperty() {
    let model = Model()
    let tally = Tally()
    let source = ViewSource(Parent(model: model, tally: tally))
    tally.clear()

    model.read = "changed"
    source.settle()

    #expect(tally.counts == ["reader": 1])
    #expect(source.labels == ["toggle", "off", "changed"])
  }

  @Test("State that a body only passes on runs the body that reads it")
  func passedOnState() {
    let tally = Tally()
    let source = ViewSource(Parent(model: Model(), tally: tally))
    tally.clear()

    source.activate("toggle")

    #expect(tally.counts == ["child": 1])
    #expect(source.labels == ["toggle", "on", "read"])
  }

  @Test("Many writes before an update run a body once")
  func manyWrites() {
    let model = Model()
    let tally = Tally()
    let source = ViewSource(Reader(model: model, tally: tally))
    tally.clear()

    for count in 0..<100 { model.read = "\(count)" }
    source.settle()

    #expect(tally.counts == ["reader": 1])
    #expect(source.labels == ["99"])
  }

  @Test("A write from another thread reaches the views at the next update")
  func otherThread() async {
    let model = Background()
    let source = ViewSource(BackgroundReader(model: model))

    await Task.detached { model.word = "from afar" }.value
    source.settle()

    #expect(source.labels == ["from afar"])
  }

  @Test("State that another thread reads and writes reaches the views at the next update")
  func stateFromAfar() async {
    let source = ViewSource(Relay())
    let words = source.labels

    source.activate("start")
    await Relay.writing.value
    source.settle()

    #expect(words == ["here", "start"])
    #expect(source.labels == ["here, from afar", "start"])
  }

  @Test("Views that change each other for ever are reported by name")
  func endless() {
    let source = ViewSource(EmptyView())
    _ = source
    let endless = ViewSource(Switch { Endless() })
    let changes = endless.changes()

    endless.activate("start")

    #expect(
      changes.takeAll().contains(
        .fault(
          "Endless was still changing after 100 rounds of updates; look for state that its body, "
            + "onAppear or onChange sets every time")))
  }

  @Test("Views without a bottom are reported instead of overflowing the stack")
  func bottomless() {
    let source = ViewSource(Switch { Bottomless() })
    let changes = source.changes()

    source.activate("start")

    let faults = changes.takeAll().compactMap { change -> String? in
      if case .fault(let sentence) = change { sentence } else { nil }
    }
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("views are nested more than 500 deep at ") == true)
  }

  @Test("Actions are made when somebody asks, once, and anew when what they read changes")
  func actions() throws {
    let model = Model()
    let tally = Tally()
    let source = ViewSource(ActionReader(model: model, tally: tally))
    #expect(tally.entries == ["body"])

    let before = try #require(source.firstElement())
    #expect(source.firstElement() == before)
    #expect(before.customActions.map(\.name) == ["read"])
    #expect(tally.entries == ["body", "action"])

    let changes = source.changes()
    model.read = "other"
    source.settle()

    #expect(changes.takeAll() == [.updated(before.id)])
    #expect(source.firstElement()?.customActions.map(\.name) == ["other"])
    #expect(tally.entries == ["body", "action", "action"])
  }

  @Test("The identities of neighbours are told without their actions being made")
  func identitiesOfNeighbours() throws {
    let tally = Tally()
    let source = ViewSource(
      VStack {
        Text("before")
        ActionReader(model: Model(), tally: tally)
        Text("after")
      })
    let first = try #require(source.firstElement())
    let last = try #require(source.lastElement())

    let next = source.id(after: first.id)
    let previous = source.id(before: last.id)

    #expect(next != nil)
    #expect(next == previous)
    #expect(source.id(before: first.id) == nil)
    #expect(source.id(after: last.id) == nil)
    #expect(tally.entries == ["body"])
    #expect(source.element(after: first.id)?.id == next)
    #expect(tally.entries == ["body", "action"])
  }

  @Test("A view hears of its coming and going, and of values that change")
  func lifecycle() {
    let model = Model()
    let tally = Tally()
    let source = ViewSource(Lifecycle(model: model, tally: tally))
    #expect(tally.entries == ["appear"])
    tally.clear()

    model.read = "other"
    source.settle()

    #expect(tally.entries == ["disappear", "read to other"])
    #expect(source.labels == ["always"])
  }
}

/// A view whose body leaves it to the action to read the model.
private struct ActionReader: View {
  let model: Model
  let tally: Tally

  var body: some View {
    tally.note("body")
    return Text("message").accessibilityActions {
      ForEach(0..<1) { _ in
        tally.note("action")
        return Button(model.read) {}
      }
    }
  }
}

@Observable
private final class Background: @unchecked Sendable {
  var word = "near"
}

private struct BackgroundReader: View {
  let model: Background
  var body: some View { Text(model.word) }
}

/// A button that brings a view in.
private struct Switch<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("start") { isOn = true }
      if isOn { content }
    }
  }
}

/// A view whose state is added to by another thread.
private struct Relay: View {
  @MainActor static var writing = Task {}
  @State private var word = "here"

  var body: some View {
    Text(word)
    Button("start") {
      let state = _word
      Self.writing = Task.detached { state.wrappedValue += ", from afar" }
    }
  }
}
