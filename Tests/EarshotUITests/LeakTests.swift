import EarshotTree
import EarshotUI
import Observation
import Testing

/// Something whose life can be watched.
private final class Canary {
  let onEnd: () -> Void
  init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

/// How many canaries live.
private final class Lives: @unchecked Sendable {
  var count = 0

  func make() -> Canary {
    count += 1
    return Canary { self.count -= 1 }
  }
}

@MainActor @Observable
private final class Model {
  var names: [String]
  var word = "word"
  init(_ names: [String]) { self.names = names }
}

private struct Keeper: View {
  let name: String
  let model: Model
  @State private var canary: Canary
  @State private var count = 0

  init(_ name: String, model: Model, lives: Lives) {
    self.name = name
    self.model = model
    _canary = State(initialValue: lives.make())
  }

  var body: some View {
    Button("\(name) \(model.word) \(count)") {
      count += 1
      _ = canary
    }
    .accessibilityAction(named: "Add") { count += 1 }
    .accessibilityActions { Button("More \(count)") { count += 2 } }
    .onChange(of: count) { _ = canary }
  }
}

private struct Keepers: View {
  let model: Model
  let lives: Lives
  let isLazy: Bool

  var body: some View {
    if isLazy {
      LazyVStack { rows }
    } else {
      VStack { rows }
    }
  }

  private var rows: some View {
    ForEach(model.names, id: \.self) { Keeper($0, model: model, lives: lives) }
  }
}

private struct Searched: View {
  let lives: Lives
  @State private var text = ""
  @Namespace private var space

  var body: some View {
    NavigationStack {
      Keeper("a", model: Model([]), lives: lives)
        .accessibilityLabeledPair(role: .content, id: 1, in: space)
        .accessibilityLinkedGroup(id: 1, in: space)
        .searchable(text: $text, isPresented: .constant(true))
        .searchScopes($text) { Keeper("b", model: Model([]), lives: lives) }
        .searchSuggestions {
          Keeper("c", model: Model([]), lives: lives).searchCompletion("c")
          Text("d").accessibilityLabeledPair(role: .label, id: 1, in: space)
        }
        .onSubmit(of: .search) { text += "!" }
    }
  }
}

@MainActor
@Suite("What leaves is let go")
struct LeakTests {
  @Test("A source that is dropped lets go of a search, and of what is named and linked by others")
  func search() {
    let lives = Lives()
    weak var dropped: ViewSource?
    do {
      let source = ViewSource(Searched(lives: lives))
      source.activate("c word 0")
      #expect(source.labels.first == "Search" && lives.count == 3)
      dropped = source
    }

    #expect(dropped == nil && lives.count == 0)
  }

  @Test("A source that is dropped lets go of its views", arguments: [false, true])
  func source(isLazy: Bool) {
    let lives = Lives()
    let model = Model((0..<10).map(String.init))
    weak var dropped: ViewSource?
    do {
      let source = ViewSource(Keepers(model: model, lives: lives, isLazy: isLazy))
      dropped = source
      #expect(source.allElements.count == 10)
      source.activate("3 word 0")
      #expect(source.labels.contains("3 word 1"))
      #expect(lives.count >= 10)
    }

    #expect(dropped == nil)
    #expect(lives.count == 0)
  }

  @Test("A row that leaves lets go of its state", arguments: [false, true])
  func row(isLazy: Bool) {
    let lives = Lives()
    let model = Model((0..<10).map(String.init))
    let source = ViewSource(Keepers(model: model, lives: lives, isLazy: isLazy))
    #expect(source.allElements.count == 10)

    model.names = ["1"]
    source.settle()
    #expect(source.allElements.count == 1)

    // One is the state, the other the initial value that the row was last made with.
    #expect(lives.count == 2)
  }

  @Test("Reading and changing a lazy list for long keeps no more than its window")
  func window() {
    let lives = Lives()
    let model = Model((0..<300).map(String.init))
    let source = ViewSource(Keepers(model: model, lives: lives, isLazy: true))
    for round in 0..<20 {
      #expect(source.allElements.count == 300)
      model.names.append("new \(round)")
      source.settle()
      model.names.removeLast()
      source.settle()
    }

    #expect(lives.count <= 200)
  }

  @Test("State that is written after its source was dropped changes nothing")
  func lateWrite() {
    let clock = VirtualClock()
    do {
      let source = ViewSource(Late(clock: clock), clock: clock)
      source.activate("count 0")
    }

    clock.move(to: .seconds(2))

    #expect(clock.runNextDue())
  }
}

private struct Late: View {
  let clock: VirtualClock
  @State private var count = 0

  var body: some View {
    Button("count \(count)") {
      let count = $count
      clock.schedule(after: .seconds(1)) { count.wrappedValue += 1 }
    }
  }
}
