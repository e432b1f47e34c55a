import EarshotTree
import EarshotUI
import Foundation
import Observation
import Testing

private final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var note = ""
  var quiet = 0
}

private struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone = false
}

private struct ItemRow: View {
  @Binding var item: Item

  var body: some View {
    Button("\(item.name) \(item.isDone ? "done" : "open")") { item.isDone.toggle() }
  }
}

private struct ItemList: View {
  @State private var items = [Item(id: 1, name: "milk"), Item(id: 2, name: "bread")]

  var body: some View {
    Text("\(items.filter(\.isDone).count) done")
    ForEach($items) { $item in ItemRow(item: $item) }
    ForEach($items, id: \.name) { item in Text(item.wrappedValue.name) }
    Button("drop") { items.removeFirst() }
  }
}

private struct SwappedRows: View {
  @State private var items = [Item(id: 1, name: "milk"), Item(id: 2, name: "bread")]
  let isLazy: Bool

  var body: some View {
    Button("swap") { items.swapAt(0, 1) }
    if isLazy { List { rows } } else { VStack { rows } }
  }

  private var rows: some View {
    ForEach($items) { item in Text(item.wrappedValue.name) }
  }
}

private struct Shop: View {
  @StateObject private var basket = Basket()
  let tally: Tally

  var body: some View {
    tally.note("shop")
    return VStack {
      Contents(basket: basket)
      Deep().environmentObject(basket)
      Button("add") { basket.items.append("apple") }
      Button("quiet") { basket.quiet += 1 }
      Note(text: $basket.note)
    }
  }
}

private struct Contents: View {
  @ObservedObject var basket: Basket
  var body: some View { Text("\(basket.items.count) items") }
}

private struct Deep: View {
  @EnvironmentObject private var basket: Basket
  var body: some View { Text("deep \(basket.items.count)") }
}

private struct Note: View {
  @Binding var text: String
  var body: some View { Button("note \(text)") { text += "!" } }
}

private struct Settings: View {
  enum Theme: String { case light, dark }

  @AppStorage("name") private var name = "Ana"
  @AppStorage("theme") private var theme = Theme.light
  @AppStorage("age") private var age: Int?
  @SceneStorage("name") private var sceneName = "scene"

  var body: some View {
    Text("\(name) \(theme.rawValue) \(age ?? 0) \(sceneName)")
    Button("change") {
      name = "Ben"
      theme = .dark
      age = 7
    }
  }
}

private struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Ruler: View {
  @State private var widest = 0
  @State private var wide = 5
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("a").preference(key: Width.self, value: wide)
      if isShown { Text("b").preference(key: Width.self, value: 7) }
      Text("c").preference(key: Width.self, value: 1).transformPreference(Width.self) { $0 *= 2 }
    }
    .onPreferenceChange(Width.self) { widest = $0 }
    Text("widest \(widest)")
    Button("hide") { isShown = false }
    Button("widen") { wide = 9 }
  }
}

@propertyWrapper
private struct Doubled: DynamicProperty {
  @State private var number = 1
  private var updates = 0

  var wrappedValue: Int {
    get { number * 2 }
    nonmutating set { number = newValue / 2 }
  }

  mutating func update() { updates += 1 }
}

private struct Custom: View {
  @Doubled private var number
  @ScaledMetric private var size: CGFloat = 12
  @GestureState private var drag = 0.0

  var body: some View {
    Button("\(number) at \(Int(size)) \(Int(drag))") { number = 8 }
  }
}

@MainActor
@Suite("Data flows through property wrappers")
struct DataFlowTests {
  @Test("Rows change the elements that they were given access to")
  func elementBindings() {
    let source = ViewSource(ItemList())
    #expect(
      source.labels == ["0 done", "milk open", "bread open", "milk", "bread", "drop"])

    source.activate("bread open")
    #expect(source.labels.prefix(3) == ["1 done", "milk open", "bread done"])

    source.activate("drop")
    #expect(source.labels == ["1 done", "bread done", "bread", "drop"])
  }

  @Test(
    "Rows over a binding go with their elements when those trade places", arguments: [true, false])
  func swappedElements(isLazy: Bool) throws {
    let source = ViewSource(SwappedRows(isLazy: isLazy))
    let milk = try #require(source.allElements.first { $0.label == "milk" })

    source.activate("swap")

    #expect(source.labels == ["swap", "bread", "milk"])
    #expect(source.allElements.last?.id == milk.id)
  }

  @Test("Access to an element that is gone reads what was there, and writes nothing")
  func staleElement() {
    var values = [1, 2]
    let binding = Binding(get: { values }, set: { values = $0 })
    let last = binding[1]

    values = [5]
    last.wrappedValue = 9

    #expect(last.wrappedValue == 2 && values == [5])
    #expect(binding.map(\.wrappedValue) == [5])
  }

  @Test("An object that tells of its changes has every view evaluated that follows it")
  func observableObjects() {
    let tally = Tally()
    let source = ViewSource(Shop(tally: tally))
    #expect(source.labels == ["0 items", "deep 0", "add", "quiet", "note "])

    source.activate("add")
    #expect(source.labels == ["1 items", "deep 1", "add", "quiet", "note "])
    source.activate("note ")
    #expect(source.labels.last == "note !")

    tally.clear()
    source.activate("quiet")
    #expect(tally.counts == [:])
  }

  @Test("What publishes hands on each value before the object has it, until it is cancelled")
  func publishers() {
    let basket = Basket()
    var heard: [String] = []
    let changes = basket.objectWillChange.sink { heard.append("change after \(basket.note)") }
    let notes = basket.$note.sink { heard.append("note \($0)") }

    basket.note = "a"
    changes.cancel()
    notes.cancel()
    basket.note = "b"

    #expect(heard == ["note ", "change after ", "note a"])
  }

  @Test("An app's values are shared by name, a scene's are apart, and other screens have their own")
  func storage() {
    let source = ViewSource(
      VStack {
        Settings()
        Settings()
      })
    source.activate("change")

    #expect(
      source.labels == ["Ben dark 7 scene", "change", "Ben dark 7 scene", "change"])
    #expect(ViewSource(Settings()).labels.first == "Ana light 0 scene")
  }

  @Test("Values that views hand up are reduced, and told when they change")
  func preferences() {
    let source = ViewSource(Ruler())
    #expect(source.labels.contains("widest 7"))

    source.activate("hide")
    #expect(source.labels.contains("widest 5"))
    source.activate("widen")
    #expect(source.labels.contains("widest 9"))
  }

  @Test("A property of one's own is made of others")
  func custom() {
    let source = ViewSource(Custom())
    #expect(source.labels == ["2 at 12 0"])

    source.activate("2 at 12 0")
    #expect(source.labels == ["8 at 12 0"])
  }

  @Test("Objects that views own go with their views")
  func leaks() {
    weak var kept: Canary?
    do {
      let source = ViewSource(Owner(onMake: { kept = $0 }))
      #expect(kept != nil)
      source.activate("leave")
      #expect(kept == nil)
    }
  }
}

private final class Canary: ObservableObject {
  @Published var count = 0
}

private struct Owner: View {
  let onMake: (Canary) -> Void
  @State private var isThere = true

  var body: some View {
    if isThere { Nest(onMake: onMake) }
    Button("leave") { isThere = false }
  }
}

private struct Nest: View {
  @StateObject private var canary = Canary()
  let onMake: (Canary) -> Void

  var body: some View {
    Text("\(canary.count)").onAppear { onMake(canary) }
      .onReceive(canary.$count) { _ = $0 }
      .task {
        for _ in 0..<10 {
          try? await Task.sleep(for: .seconds(1))
          _ = canary.count
        }
      }
  }
}
