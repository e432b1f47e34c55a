import EarshotTestSupport
import EarshotTree
import EarshotUI
import Observation
import Testing

/// A row with a state of its own: a button that counts.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

@MainActor @Observable
private final class Names {
  var names: [String]
  var isOn = true
  init(_ names: [String]) { self.names = names }
}

private struct Counters: View {
  let model: Names

  var body: some View {
    VStack { ForEach(model.names, id: \.self) { Counter(name: $0) } }
  }
}

private struct Branches: View {
  let model: Names

  var body: some View {
    VStack {
      if model.isOn { Counter(name: "counter") } else { Counter(name: "counter") }
      Counter(name: "neighbour")
    }
  }
}

private struct Reborn: View {
  let model: Names

  var body: some View { Counter(name: "counter").id(model.names) }
}

/// Layers that come and go, over a view that stays.
private struct Layers: View {
  let model: Names

  var body: some View {
    Counter(name: "base")
      .overlay { if model.names.contains("over") { Counter(name: "over") } }
      .background { if model.names.contains("under") { Counter(name: "under") } }
      .overlay {
        if model.isOn { Counter(name: "on") } else { Counter(name: "off") }
      }
  }
}

@MainActor
@Suite("State belongs to an identity")
struct IdentityTests {
  @Test("The state of a row follows its identity through insertion, deletion and reordering")
  func rowState() {
    let model = Names(["a", "b", "c"])
    let source = ViewSource(Counters(model: model))
    source.activate("b 0")
    source.activate("b 1")

    model.names = ["c", "x", "b", "a"]
    source.settle()
    #expect(source.labels == ["c 0", "x 0", "b 2", "a 0"])

    model.names = ["b"]
    source.settle()
    #expect(source.labels == ["b 2"])
  }

  @Test("Layers that come and go keep nothing, and take nothing from what stays")
  func layers() {
    let model = Names(["over"])
    let source = ViewSource(Layers(model: model))
    for label in ["base 0", "over 0", "on 0"] { source.activate(label) }

    model.names = ["under"]
    source.settle()
    #expect(source.labels == ["under 0", "base 1", "on 1"])

    source.activate("under 0")
    model.names = ["over", "under"]
    model.isOn = false
    source.settle()
    #expect(source.labels == ["under 1", "base 1", "over 0", "off 0"])

    model.names = []
    source.settle()
    model.names = ["under"]
    model.isOn = true
    source.settle()
    #expect(source.labels == ["under 0", "base 1", "on 0"])
  }

  @Test("The state of a row that was taken out is not there when the row comes back")
  func rowComesBack() {
    let model = Names(["a", "b"])
    let source = ViewSource(Counters(model: model))
    source.activate("a 0")

    model.names = ["b"]
    source.settle()
    model.names = ["a", "b"]
    source.settle()

    #expect(source.labels == ["a 0", "b 0"])
  }

  @Test("Two branches do not share state, though they hold the same type")
  func branches() {
    let model = Names([])
    let source = ViewSource(Branches(model: model))
    source.activate("counter 0")
    source.activate("neighbour 0")

    model.isOn = false
    source.settle()
    #expect(source.labels == ["counter 0", "neighbour 1"])

    model.isOn = true
    source.settle()
    #expect(source.labels == ["counter 0", "neighbour 1"])
  }

  @Test("Another identity is another view")
  func explicitIdentity() {
    let model = Names(["first"])
    let source = ViewSource(Reborn(model: model))
    source.activate("counter 0")
    let before = source.firstElement()?.id

    model.names = ["second"]
    source.settle()

    #expect(source.labels == ["counter 0"])
    #expect(source.firstElement()?.id != before)
  }

  @Test("An element keeps its identity when its words change")
  func wordsChange() throws {
    let source = ViewSource(Counter(name: "counter"))
    let before = try #require(source.firstElement())

    source.activate("counter 0")

    #expect(source.element(before.id)?.label == "counter 1")
  }

  @Test("An identity that comes twice gives two elements, told apart")
  func sameIdentityTwice() {
    let source = ViewSource(Counters(model: Names(["a", "a", "b"])))

    #expect(source.labels == ["a 0", "a 0", "b 0"])
    #expect(Set(source.allElements.map(\.id)).count == 3)
  }

  @Test(
    "Identities that could be mistaken for a way through the tree stay apart",
    arguments: ["/", "]", "[a]/0", "\\", "a\\/b", "", "\u{0}", "👍🏽", "0t", "~2"])
  func strangeIdentities(name: String) throws {
    let model = Names([name, name + "/", "z"])
    let source = ViewSource(List { ForEach(model.names, id: \.self) { Counter(name: $0) } })
    let element = try #require(source.firstElement())

    #expect(source.element(element.id)?.label == "\(name) 0")
    #expect(Set(source.allElements.map(\.id)).count == 3)
  }
}

/// A list that is changed at random is the same as one that was made that way.
@MainActor
@Suite("A changed list is the same as a new one")
struct RandomChangeTests {
  /// 20 times 500: ten thousand changes.
  @Test(
    "Random insertions, deletions, moves and filters leave what a new evaluation gives",
    arguments: 0..<20)
  func randomChanges(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Names(["0"])
    let source = ViewSource(Counters(model: model))
    let lazySource = ViewSource(LazyCounters(model: model))
    for step in 1...500 {
      change(&model.names, step: step, using: &random)
      source.settle()
      lazySource.settle()

      let fresh = ViewSource(Counters(model: Names(model.names)))
      #expect(source.labels == fresh.labels)
      #expect(source.allElements.map(\.id) == fresh.allElements.map(\.id))
      #expect(lazySource.labels == fresh.labels)
    }
  }

  private static let mostNames = 12

  private func change(_ names: inout [String], step: Int, using random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where names.count < Self.mostNames:
      names.insert("\(step)", at: Int.random(in: 0...names.count, using: &random))
    case 1 where !names.isEmpty:
      names.remove(at: Int.random(in: 0..<names.count, using: &random))
    case 2:
      names.shuffle(using: &random)
    case 3 where names.count > Self.mostNames / 2:
      names.removeAll { $0.hasSuffix("\(step % 10)") }
    case _ where names.count < Self.mostNames:
      names.append("\(step)")
    default:
      names.removeLast()
    }
  }
}

private struct LazyCounters: View {
  let model: Names

  var body: some View {
    List { ForEach(model.names, id: \.self) { Counter(name: $0) } }
  }
}
