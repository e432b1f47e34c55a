import EarshotTree
import EarshotUI
import Observation
import Testing

@MainActor @Observable
private final class Rows<ID: Hashable> {
  var ids: [ID]
  init(_ ids: [ID]) { self.ids = ids }
}

private struct IDList<ID: Hashable>: View {
  let model: Rows<ID>
  let isLazy: Bool

  var body: some View {
    if isLazy {
      List { ForEach(model.ids, id: \.self) { Row(id: $0) } }
    } else {
      VStack { ForEach(model.ids, id: \.self) { Row(id: $0) } }
    }
  }
}

private struct Row<ID: Hashable>: View {
  let id: ID
  @State private var count = 0

  var body: some View { Button("\(String(describing: id)) \(count)") { count += 1 } }
}

private enum Alike: Hashable, CustomStringConvertible {
  case one
  case two
  case three(Int)

  var description: String { "alike" }
}

@MainActor
@Suite("Rows are told apart by identities of any kind")
struct RowIdentityTests {
  private func expectApart<ID: Hashable>(
    _ ids: [ID], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for isLazy in [false, true] {
      let model = Rows(ids)
      let source = ViewSource(IDList(model: model, isLazy: isLazy))
      let forwards = source.allElements
      #expect(
        forwards.map { $0.label ?? "" } == ids.map { "\(String(describing: $0)) 0" },
        sourceLocation: sourceLocation)
      #expect(Set(forwards.map(\.id)).count == ids.count, sourceLocation: sourceLocation)
      #expect(source.backwards == forwards.map(\.id).reversed(), sourceLocation: sourceLocation)
      for element in forwards {
        #expect(source.element(element.id) == element, sourceLocation: sourceLocation)
      }
      if let first = forwards.first {
        _ = source.perform(.activate, on: first.id)
        source.settle()
        model.ids.reverse()
        source.settle()
        #expect(
          source.element(first.id)?.label?.hasSuffix(" 1") == true, sourceLocation: sourceLocation)
        #expect(source.lastElement()?.id == first.id, sourceLocation: sourceLocation)
      }
    }
  }

  @Test("Optionals") func optionals() {
    expectApart([Optional("nil"), nil, "a"])
    expectApart([Optional(1), nil, -1])
  }

  @Test("Erased values that describe themselves alike") func erased() {
    expectApart([AnyHashable(1), AnyHashable("1"), AnyHashable(2.0)])
  }

  @Test("Enums that describe themselves alike") func alike() {
    expectApart([Alike.one, .two, .three(1), .three(2)])
  }

  @Test("Negative numbers") func negative() { expectApart([-1, 1, 0, Int.min, Int.max]) }

  @Test("Strings that begin with a mark that joins the letter before")
  func combiningMarks() {
    expectApart(["\u{301}", "a", "\u{301}/b", "/\u{301}", "\u{20E3}x", "\u{200D}👩", "]\u{301}"])
  }

  @Test("Identities that come twice stay apart in lazy rows too")
  func twice() {
    let source = ViewSource(IDList(model: Rows(["a", "a", "b", "a"]), isLazy: true))
    let forwards = source.allElements

    #expect(forwards.map { $0.label ?? "" } == ["a 0", "a 0", "b 0", "a 0"])
    #expect(Set(forwards.map(\.id)).count == 4)
    #expect(source.backwards == forwards.map(\.id).reversed())
  }

  @Test("A view whose type was hidden and changes is another element")
  func hiddenType() throws {
    let model = Rows([1])
    let source = ViewSource(Hidden(model: model))
    let before = try #require(source.firstElement()?.id)
    let changes = source.changes()

    model.ids = []
    source.settle()

    let after = try #require(source.firstElement()?.id)
    #expect(before != after)
    #expect(Set(changes.takeAll()) == [.removed(before), .inserted(after)])
  }
}

private struct Hidden: View {
  let model: Rows<Int>

  var body: some View { model.ids.isEmpty ? AnyView(Button("b") {}) : AnyView(Text("a")) }
}

extension AccessibilitySource {
  /// The identities of every element, read from the last to the first.
  var backwards: [AccessibilityElement.ID] {
    var ids: [AccessibilityElement.ID] = []
    var next = lastElement()
    while let element = next, ids.count < 10_000 {
      ids.append(element.id)
      next = self.element(before: element.id)
    }
    return ids
  }
}
