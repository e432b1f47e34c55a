import EarshotTree
import EarshotUI
import Testing

private struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("bottom")
    } else {
      VStack { AnyView(Nested(depth: depth - 1)) }
    }
  }
}

private struct Decorated: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content.onAppear { count += 1 }.overlay { Text("\(count)").accessibilityHidden(true) }
  }
}

private struct Restless: View {
  @State private var count = 0
  @State private var isRestless = true

  var body: some View {
    VStack {
      Button("calm") { isRestless = false }
      Button("count") { count = 1_000 }
      Text("\(count)").onChange(of: count) { if isRestless { count += 1 } }
    }
  }
}

private struct HeightKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Growing: View {
  @State private var height = 0

  var body: some View {
    Text("\(height)")
      .preference(key: HeightKey.self, value: height + 1)
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

private struct Blinking: View {
  @State private var isShown = false

  var body: some View {
    Text("base")
      .onAppear { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("sheet").onAppear { isShown = false }.onDisappear { isShown = true }
      }
  }
}

@MainActor
@Suite("Limits are reported, and what is left works on")
struct LimitTests {
  private func faults(_ changes: AccessibilityChangeStream) -> [String] {
    changes.takeAll().compactMap { change in
      if case .fault(let sentence) = change { sentence } else { nil }
    }
  }

  @Test("A fault of the first evaluation is told to the first who watches")
  func firstEvaluation() {
    let source = ViewSource(Nested(depth: 1_000))

    #expect(faults(source.changes()).count == 1)
    #expect(faults(source.changes()) == [])
  }

  @Test("A view that changed for ever is evaluated again when it is changed later")
  func afterEndless() {
    let source = ViewSource(Restless())
    let changes = source.changes()
    source.activate("count")
    #expect(faults(changes).count == 1)

    source.activate("calm")
    source.activate("count")

    #expect(source.labels.last == "1,000")
    #expect(faults(changes) == [])
  }

  @Test("A value that is handed up and changed by who hears of it is reported by name")
  func endlessPreference() {
    let source = ViewSource(Growing())

    #expect(faults(source.changes()) == [stillChanging("Growing")])
  }

  @Test("A sheet that comes and goes for ever is reported by the name of the view that shows it")
  func endlessSheet() {
    let source = ViewSource(Blinking())

    #expect(faults(source.changes()) == [stillChanging("Blinking")])
  }

  private func stillChanging(_ name: String) -> String {
    "\(name) was still changing after 100 rounds of updates; look for state that its body, "
      + "onAppear or onChange sets every time"
  }

  @Test("A task that makes way for ever is reported once, and reading on does not wait for it")
  func endlessYielding() {
    let source = ViewSource(Text("a").task { while !Task.isCancelled { await Task.yield() } })
    let changes = source.changes()

    #expect(source.labels == ["a"])
    #expect(
      faults(changes) == [
        "work was still due after 10000 pieces of it; "
          + "look for work that plans itself again without a delay"
      ])
  }

  @Test("Work that plans itself again without delay is reported, and does not hang")
  func selfPlanning() {
    let clock = VirtualClock()
    let source = ViewSource(Text("a"), clock: clock)
    let changes = source.changes()
    func again() { clock.schedule(after: .zero) { again() } }
    again()

    source.settle()

    #expect(faults(changes).count == 1)
  }

  @Test("Two hundred modifiers in a row are no problem")
  func modifiers() {
    var view = AnyView(Text("a"))
    for _ in 0..<50 {
      view = AnyView(
        view.accessibilityHint("x").onAppear {}.opacity(0.5).accessibilityHidden(false))
    }
    let source = ViewSource(view)

    #expect(source.labels == ["a"])
    #expect(faults(source.changes()) == [])
  }

  @Test("Custom modifiers that keep state can be chained")
  func customModifiers() {
    var view = AnyView(Text("a"))
    for _ in 0..<120 { view = AnyView(view.modifier(Decorated())) }

    let source = ViewSource(view)

    #expect(source.labels == ["a"])
    #expect(faults(source.changes()) == [])
  }

  @Test("Nesting as deep as is allowed fits the stack, with modifiers on every level")
  func deep() {
    var view = AnyView(Text("a"))
    for _ in 0..<480 {
      view = AnyView(
        VStack {
          view
            .onAppear {}.accessibilityHint("a").disabled(false).opacity(1).accessibilityHint("b")
            .onAppear {}.accessibilityHint("a").disabled(false).opacity(1).accessibilityHint("b")
            .accessibilityElement(children: .combine)
        })
    }

    #expect(ViewSource(view).labels == ["a"])
  }
}
