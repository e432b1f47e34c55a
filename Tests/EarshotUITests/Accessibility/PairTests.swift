import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Views that belong together wherever they stand")
struct PairTests {
  private struct Battery: View {
    @State private var level = 87
    @State private var name = ""
    @State private var isNamed = true
    @Namespace private var space

    var body: some View {
      VStack {
        Text("\(level) %").accessibilityLabeledPair(role: .content, id: "level", in: space)
        TextField("Any name", text: $name)
          .accessibilityLabeledPair(role: .content, id: "name", in: space)
        Button("Change") { level -= 1 }
          .accessibilityLabeledPair(role: .content, id: "level", in: space)
        if isNamed {
          Text("Battery of \(level)")
            .accessibilityLabeledPair(role: .label, id: "level", in: space)
        }
        Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: space)
        Button("Unname") { isNamed = false }
      }
    }
  }

  private func words(_ source: ViewSource) -> [String] {
    source.allElements.map { element in
      [element.label, element.value].compactMap(\.self).joined(separator: ": ")
    }
  }

  @Test("Content is named by its label first, and keeps up with it")
  func pairs() {
    let source = ViewSource(Battery())

    #expect(
      words(source) == [
        "Battery of 87: 87 %", "Name: Any name", "Battery of 87, Change", "Battery of 87", "Name",
        "Unname",
      ])
    source.activate("Battery of 87, Change")
    #expect(
      words(source) == [
        "Battery of 86: 86 %", "Name: Any name", "Battery of 86, Change", "Battery of 86", "Name",
        "Unname",
      ])
    source.activate("Unname")
    #expect(words(source) == ["86 %", "Name: Any name", "Change", "Name", "Unname"])
  }

  @Test("A label does not name what is a part of itself")
  func nestedPair() {
    struct Nested: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("a")
          Button("b") {}.accessibilityLabeledPair(role: .content, id: 1, in: space)
        }
        .accessibilityLabeledPair(role: .label, id: 1, in: space)
      }
    }
    let source = ViewSource(Nested())

    #expect(source.labels == ["a", "b"])
  }

  private struct Links: View {
    @Namespace private var space

    var body: some View {
      List {
        Text("Mail").accessibilityLinkedGroup(id: 1, in: space)
        Text("Notes").accessibilityLinkedGroup(id: 2, in: space)
        Text("The mail").accessibilityLinkedGroup(id: 1, in: space)
      }
    }
  }

  @Test("The elements of a linked group lead to each other")
  func links() throws {
    let source = ViewSource(Links())
    let elements = source.allElements

    let targets = elements.map { element in
      source.results(ofRotor: "Linked Elements", at: element.id).map(\.target)
    }

    #expect(elements.map(\.rotors) == Array(repeating: ["Linked Elements"], count: 3))
    #expect(targets == [[elements[2].id], [], [elements[0].id]])
  }

  @Test("What can be zoomed offers both directions among its actions")
  func zoom() throws {
    let tally = Tally()
    let source = ViewSource(
      Image("map").accessibilityZoomAction { action in
        tally.note("\(action.direction) at \(action.location.x)")
      })
    let element = try #require(source.firstElement())

    for action in element.customActions { _ = source.perform(.custom(action), on: element.id) }

    #expect(element.customActions.map(\.name) == ["Zoom In", "Zoom Out"])
    #expect(element.traits.contains(.supportsZoom))
    #expect(tally.entries == ["zoomIn at 0.5", "zoomOut at 0.5"])
  }
}
