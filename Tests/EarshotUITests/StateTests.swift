import EarshotTree
import EarshotUI
import Observation
import Testing

@MainActor @Observable
private final class Settings {
  var name = "Ana"
  var isOn = false
}

private struct Owner: View {
  @State private var settings = Settings()
  @State private var items = ["a", "b"]
  @State private var counts: [String: Int] = [:]
  @State private var nested = Nested()
  @State private var optional: Int?

  var body: some View {
    VStack {
      NameButton(settings: settings)
      FlagButton(isOn: Bindable(settings).isOn)
      TextButton(text: $items[1])
      CountButton(count: Binding(get: { counts["x"] ?? 0 }, set: { counts["x"] = $0 }))
      CountButton(count: $nested.inner.count)
      if let count = Binding($optional) { CountButton(count: count) }
      Button("fill") { optional = 5 }
      Text(items.joined())
    }
  }
}

private struct Nested {
  var inner = Inner()
  struct Inner { var count = 0 }
}

private struct NameButton: View {
  @Bindable var settings: Settings
  var body: some View { Button(settings.name) { $settings.name.wrappedValue = "Ben" } }
}

private struct FlagButton: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

private struct TextButton: View {
  @Binding var text: String
  var body: some View { Button(text) { text += "!" } }
}

private struct CountButton: View {
  @Binding var count: Int
  var body: some View { Button("count \(count)") { count += 1 } }
}

/// A property made of others.
private struct Clicks: DynamicProperty {
  @State private var count = 10
  @Environment(\.isEnabled) private var isEnabled
  private var words = ""

  mutating func update() { words = isEnabled ? "clicks \(count)" : "off \(count)" }
  func click() { count += 1 }
  var text: String { words }
}

private struct Clicker: View {
  @State private var before = 1
  private var clicks = Clicks()
  @State private var after = 2

  var body: some View {
    Button("\(clicks.text) \(before) \(after)") {
      clicks.click()
      after += 1
    }
  }
}

private struct Chain: View {
  @State private var first = 0
  @State private var second = 0
  @State private var third = 0

  var body: some View {
    Button("\(first) \(second) \(third)") { first += 1 }
      .onChange(of: first) { second += 1 }
      .onChange(of: second) { third += 1 }
      .onAppear { first = 10 }
  }
}

private struct Leaving: View {
  @State private var isThere = true
  @State private var farewells = 0

  var body: some View {
    VStack {
      Button("leave \(farewells)") { isThere = false }
      if isThere { Text("there").onDisappear { farewells += 1 } }
    }
  }
}

private struct FourCases: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Button("next") { number += 1 }
      switch number % 4 {
      case 0: Counter()
      case 1: Counter()
      case 2: Counter()
      default: Counter()
      }
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("count \(count)") { count += 1 } }
}

private struct WordKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct Surroundings: View {
  @State private var word = "one"
  @State private var settings = Settings()

  var body: some View {
    VStack {
      Button("change") {
        word = "two"
        settings.name = "Ben"
      }
      List {
        ForEach(0..<3) { number in
          Surrounded(number: number)
            .accessibilityActions { Surrounded(number: number) }
        }
      }
    }
    .environment(\.word, word)
    .environment(settings)
  }
}

private struct Surrounded: View {
  let number: Int
  @Environment(\.word) private var word
  @Environment(Settings.self) private var settings
  var body: some View { Button("\(word) \(settings.name) \(number)") {} }
}

/// Reads state nowhere but in the rows of its actions.
private struct LateReader: View {
  let settings: Settings
  @State private var count = 0

  var body: some View {
    Text("message").accessibilityActions {
      ForEach(0..<1) { _ in Button("add to \(count)") { count += 1 } }
      ForEach(0..<1) { _ in Button("greet \(settings.name)") {} }
    }
  }
}

@MainActor
@Suite("State, bindings and surroundings")
struct StateTests {
  @Test("Bindings reach objects, elements, entries, parts and what is in an optional")
  func bindings() {
    let source = ViewSource(Owner())
    #expect(source.labels == ["Ana", "off", "b", "count 0", "count 0", "fill", "ab"])

    for label in ["Ana", "off", "b", "count 0", "count 0", "fill", "count 5"] {
      #expect(source.activate(label) == .performed)
    }

    #expect(
      source.labels == ["Ben", "on", "b!", "count 1", "count 1", "count 6", "fill", "ab!"])
  }

  @Test("A property made of others keeps their state between those around it")
  func composedProperty() {
    let source = ViewSource(Clicker().disabled(false))
    source.activate("clicks 10 1 2")

    #expect(source.labels == ["clicks 11 1 3"])
    #expect(ViewSource(Clicker().disabled(true)).labels == ["off 10 1 2"])
  }

  @Test("A change leads to another, and all are done when the source has settled")
  func chains() {
    let source = ViewSource(Chain())
    #expect(source.labels == ["10 1 1"])

    source.activate("10 1 1")

    #expect(source.labels == ["11 2 2"])
  }

  @Test("A view that leaves may still write to the state of one that stays")
  func leaving() {
    let source = ViewSource(Leaving())

    source.activate("leave 0")

    #expect(source.labels == ["leave 1"])
  }

  @Test("Each of four cases has a state of its own, lost when another takes its place")
  func fourCases() {
    let source = ViewSource(FourCases())
    for _ in 0..<4 {
      #expect(source.labels == ["next", "count 0"])
      source.activate("count 0")
      #expect(source.labels == ["next", "count 1"])
      source.activate("next")
    }

    #expect(source.labels == ["next", "count 0"])
  }

  @Test("A change of the surroundings reaches lazy rows and views of actions")
  func surroundings() {
    let source = ViewSource(Surroundings())
    #expect(source.labels == ["change", "one Ana 0", "one Ana 1", "one Ana 2"])

    source.activate("change")

    #expect(source.labels == ["change", "two Ben 0", "two Ben 1", "two Ben 2"])
    #expect(source.lastElement()?.customActions.map(\.name) == ["two Ben 2"])
  }

  @Test("What only the views of actions read is told when it changes")
  func lateReader() throws {
    let settings = Settings()
    let source = ViewSource(LateReader(settings: settings))
    let changes = source.changes()
    let element = try #require(source.firstElement())
    #expect(element.customActions.map(\.name) == ["greet Ana", "add to 0"])

    #expect(source.perform(.custom(element.customActions[1]), on: element.id) == .performed)
    source.settle()
    #expect(changes.takeAll() == [.updated(element.id)])

    settings.name = "Ben"
    source.settle()
    #expect(changes.takeAll() == [.updated(element.id)])
    #expect(source.firstElement()?.customActions.map(\.name) == ["greet Ben", "add to 1"])
  }

  @Test("A row that is read for the first time has appeared when it is told")
  func appearance() {
    let source = ViewSource(List { ForEach(0..<3) { _ in Appearing() } })

    #expect(source.labels == ["appeared", "appeared", "appeared"])
  }
}

private struct Appearing: View {
  @State private var hasAppeared = false
  var body: some View {
    Text(hasAppeared ? "appeared" : "not yet").onAppear { hasAppeared = true }
  }
}
