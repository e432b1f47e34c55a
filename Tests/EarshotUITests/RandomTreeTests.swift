import EarshotTestSupport
import EarshotTree
import EarshotUI
import Observation
import Testing

/// What a random view is made of.
private indirect enum Plan {
  case text(Int)
  case button(Int)
  case image
  case shape
  case stack([Plan])
  case rows([(id: Int, Plan)], isLazy: Bool)
  case optional(Plan?)
  case either(Bool, Plan)
  case chain(Int, Int, Plan)
}

extension Plan {
  static func random(depth: Int, using random: inout SeededGenerator) -> Plan {
    let number = Int.random(in: 0..<100, using: &random)
    switch Int.random(in: 0..<(depth == 0 ? 4 : 12), using: &random) {
    case 0: return .button(number)
    case 1: return .image
    case 2: return .shape
    case 3: return .text(number)
    case 4, 5: return .stack(several(depth: depth, using: &random))
    case 6, 7:
      let plans = several(depth: depth, using: &random)
      let ids = Array(0..<10).shuffled(using: &random)
      return .rows(Array(zip(ids, plans)).map { ($0, $1) }, isLazy: number.isMultiple(of: 2))
    case 8: return .optional(number < 30 ? nil : .random(depth: depth - 1, using: &random))
    case 9: return .either(number < 50, .random(depth: depth - 1, using: &random))
    default: return .chain(number % 18, number / 10, .random(depth: depth - 1, using: &random))
    }
  }

  private static func several(depth: Int, using random: inout SeededGenerator) -> [Plan] {
    let count = Int.random(in: 0..<4, using: &random)
    return (0..<count).map { _ in .random(depth: depth - 1, using: &random) }
  }

  /// A plan that differs somewhere.
  func changed(depth: Int, using random: inout SeededGenerator) -> Plan {
    guard Int.random(in: 0..<4, using: &random) > 0 else {
      return .random(depth: depth, using: &random)
    }
    switch self {
    case .text(let number): return .text(number + 1)
    case .button(let number): return .button(number + 1)
    case .image, .shape: return self
    case .stack(var plans):
      guard let place = plans.indices.randomElement(using: &random) else { return self }
      plans[place] = plans[place].changed(depth: depth - 1, using: &random)
      return .stack(plans)
    case .rows(var rows, let isLazy):
      guard let place = rows.indices.randomElement(using: &random) else {
        return .rows([(0, .text(0))], isLazy: isLazy)
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: rows.remove(at: place)
      case 1: rows.shuffle(using: &random)
      case 2: rows.insert((rows.map(\.id).reduce(0, max) + 1, .text(place)), at: place)
      default: rows[place].1 = rows[place].1.changed(depth: depth - 1, using: &random)
      }
      return .rows(rows, isLazy: isLazy)
    case .optional(let plan):
      return .optional(plan == nil ? .random(depth: depth - 1, using: &random) : nil)
    case .either(let isFirst, let plan):
      return .either(
        Bool.random(using: &random) ? isFirst : !isFirst,
        plan.changed(depth: depth - 1, using: &random))
    case .chain(let kind, _, let plan):
      return .chain(
        kind, Int.random(in: 0..<10, using: &random),
        plan.changed(depth: depth - 1, using: &random))
    }
  }
}

@MainActor @Observable
private final class Model {
  var plan: Plan
  init(_ plan: Plan) { self.plan = plan }
}

/// How many views have come and not gone.
@MainActor
private final class Presence {
  var count = 0
}

private struct Planned: View {
  let plan: Plan
  let presence: Presence

  @ViewBuilder var body: some View {
    switch plan {
    case .text(let number): Text(number.isMultiple(of: 7) ? "" : "text \(number)")
    case .button(let number): Button("button \(number)") {}.disabled(number.isMultiple(of: 3))
    case .image: Image("image")
    case .shape: Circle()
    case .stack(let plans):
      VStack {
        ForEach(0..<plans.count, id: \.self) { Planned(plan: plans[$0], presence: presence) }
        Text("end").accessibilityHidden(plans.count > 2)
      }
    case .rows(let rows, let isLazy):
      if isLazy {
        LazyVStack {
          ForEach(rows, id: \.id) { Planned(plan: $0.1, presence: presence) }
        }
      } else {
        Group { ForEach(rows, id: \.id) { Planned(plan: $0.1, presence: presence) } }
      }
    case .optional(let plan): if let plan { Planned(plan: plan, presence: presence) }
    case .either(let isFirst, let plan):
      if isFirst {
        AnyView(Planned(plan: plan, presence: presence))
      } else {
        Planned(plan: plan, presence: presence)
      }
    case .chain(let kind, let number, let plan):
      Chained(kind: kind, number: number, content: Planned(plan: plan, presence: presence))
        .environment(\.isEnabled, number != 1)
        .modifier(Counting(presence: presence))
    }
  }
}

/// Modifiers with children, memory and state of their own, in various orders.
private struct Chained<Content: View>: View {
  let kind: Int
  let number: Int
  let content: Content

  @ViewBuilder var body: some View {
    switch kind {
    case 0: content.onAppear {}.overlay { Text("over \(number)") }.id(number).onAppear {}
    case 1: content.id(number).background { Text("under") }.modifier(Marked(number: number))
    case 2: content.accessibilityElement(children: .combine).overlay { Image("badge") }
    case 3: content.accessibilityElement(children: .contain).accessibilityLabel("box \(number)")
    case 4:
      content.onChange(of: number) {}.modifier(Marked(number: number)).id(number / 2)
        .accessibilityHidden(number > 7).background { Text("under \(number)") }
    case 5: VStack { content }.accessibilityHint("hint \(number)").onAppear {}
    case 6:
      content.modifier(Marked(number: number)).modifier(Marked(number: number + 1))
        .accessibilityActions { Button("act \(number)") {} }
    case 7:
      NavigationStack {
        content.navigationTitle("title \(number)").toolbar { Button("tool \(number)") {} }
      }
    case 8: Section("section \(number)") { content.contextMenu { Button("menu \(number)") {} } }
    case 9:
      TabView {
        content.tabItem { Text("tab \(number)") }
        Text("other").tabItem { Text("other tab") }
      }
    case 10: content.accessibilitySortPriority(Double(number - 5))
    case 11: Circle().accessibilityRepresentation { content }.modifier(Marked(number: number))
    case 12: content.accessibilityRotor("marks") { AccessibilityRotorEntry("mark", id: number) }
    case 13: Circle().accessibilityLabel("chart").accessibilityChildren { content }
    case 14:
      content.accessibilityLabel { label in
        label
        Text("named \(number)")
      }
    case 15:
      DisclosureGroup("group", isExpanded: .constant(number > 2)) { content }
        .buttonStyle(.bordered)
    case 16:
      Toggle(isOn: .constant(number > 2)) { content }.toggleStyle(Numbered(number: number))
        .buttonStyle(Wrapped(number: number))
    default:
      Button {
      } label: {
        content
      }
    }
  }
}

private struct Wrapped: ButtonStyle {
  let number: Int

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.overlay { if number > 4 { Text("pressed \(number)") } }
  }
}

private struct Numbered: ToggleStyle {
  let number: Int
  @State private var seen = 0

  func makeBody(configuration: Configuration) -> some View {
    Button("switch \(number)") {}
    if configuration.isOn { configuration.label.onChange(of: number) { seen += 1 } }
  }
}

private struct Marked: ViewModifier {
  let number: Int
  @State private var seen = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("mark \(number)").onChange(of: number) { seen += 1 }
    }
  }
}

private struct Counting: ViewModifier {
  let presence: Presence

  func body(content: Content) -> some View {
    content.onAppear { presence.count += 1 }.onDisappear { presence.count -= 1 }
  }
}

private struct Root: View {
  let model: Model
  let presence: Presence

  var body: some View { Planned(plan: model.plan, presence: presence) }
}

@MainActor
@Suite("Views changed at random")
struct RandomTreeTests {
  @Test(
    "A changed view exposes what a new one does, tells each change once, and reads both ways",
    arguments: 0..<12)
  func changed(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Model(.stack((0..<4).map { _ in .random(depth: 4, using: &random) }))
    let presence = Presence()
    let source = ViewSource(Root(model: model, presence: presence))
    let changes = source.changes()
    for _ in 0..<25 {
      let before = read(source)
      _ = changes.takeAll()

      model.plan = model.plan.changed(depth: 5, using: &random)
      source.settle()
      let told = changes.takeAll()
      let after = read(source)

      expect(told, between: before, and: after)
      let freshPresence = Presence()
      let fresh = ViewSource(Root(model: Model(model.plan), presence: freshPresence))
      #expect(after == read(fresh))
      #expect(presence.count == freshPresence.count)
      guard after.count < 60 else { return }
    }
  }

  /// Everything, checked for reading the same in both directions.
  private func read(_ source: ViewSource) -> [AccessibilityElement] {
    let elements = source.allElements
    source.settle()
    #expect(Set(elements.map(\.id)).count == elements.count)
    #expect(source.backwards == elements.map(\.id).reversed())
    for (element, next) in zip(elements, elements.dropFirst()) {
      #expect(source.element(after: element.id) == next)
      #expect(source.element(before: next.id) == element)
      #expect(source.element(element.id) == element)
    }
    for element in elements { expectContainersEnd(around: element.id, in: source) }
    return elements
  }

  private func expectContainersEnd(around id: AccessibilityElement.ID, in source: ViewSource) {
    var container = source.container(around: id)
    var count = 0
    while let inner = container, count < 100 {
      container = source.container(around: inner.id)
      count += 1
    }
    #expect(count < 100)
  }

  private func expect(
    _ told: [AccessibilityChange], between before: [AccessibilityElement],
    and after: [AccessibilityElement]
  ) {
    let former = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    let current = Dictionary(uniqueKeysWithValues: after.map { ($0.id, $0) })
    let inserted = told.filter { if case .inserted = $0 { true } else { false } }
    let others = told.filter { if case .inserted = $0 { false } else { true } }
    let removed = before.filter { current[$0.id] == nil }.map { AccessibilityChange.removed($0.id) }
    let updated = after.filter { former[$0.id] != nil && former[$0.id] != $0 }
      .map { AccessibilityChange.updated($0.id) }
    #expect(Set(others) == Set(removed + updated))
    #expect(Set(told).count == told.count)
    // Rows that nobody has read are not told of, so that fewer may be told than there are.
    let new = Set(after.filter { former[$0.id] == nil }.map { AccessibilityChange.inserted($0.id) })
    #expect(new.isSuperset(of: inserted))
  }
}
