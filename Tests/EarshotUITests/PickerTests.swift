import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple = "Apple"
    case pear = "Pear"
    case plum = "Plum"
    var id: Self { self }
  }

  private struct Basket<Style: PickerStyle>: View {
    let style: Style
    @State private var fruit = Fruit.apple

    var body: some View {
      Picker("Fruit", selection: $fruit) {
        ForEach(Fruit.allCases) { Text($0.rawValue) }
      }
      .pickerStyle(style)
    }
  }

  @Test("A picker that opens as a menu holds the choice, and offers the options when activated")
  func menu() throws {
    let source = ViewSource(Basket(style: .menu))
    let picker = try #require(source.firstElement())

    #expect(picker.label == "Fruit" && picker.value == "Apple" && picker.traits == .popUpButton)
    source.activate("Fruit")
    #expect(source.labels.suffix(4) == ["Apple", "Pear", "Plum", "Dismiss context menu"])
    #expect(
      source.allElements.first { $0.label == "Apple" }?.traits == [.button, .selected])
    source.activate("Plum")
    #expect(source.labels == ["Fruit"])
    #expect(source.element(picker.id)?.value == "Plum")
  }

  @Test("A label that is set on a menu picker silences its value, unless one is set too")
  func labelled() {
    let label = ViewSource(Basket(style: .menu).accessibilityLabel("Fruit"))
    let both = ViewSource(
      Basket(style: .menu).accessibilityValue("Ripe").accessibilityLabel("Fruit"))

    #expect(label.firstElement()?.value == nil)
    #expect(both.firstElement()?.value == "Ripe")
  }

  @Test("Segments are buttons with their place, of which the chosen one is selected")
  func segmented() throws {
    let source = ViewSource(Basket(style: .segmented))
    let last = try #require(source.lastElement())

    #expect(source.labels == ["Apple", "Pear", "Plum"])
    #expect(source.container(around: last.id)?.kind == .series)
    source.activate("Pear")
    #expect(
      source.allElements.map(\.traits) == [.button, [.button, .selected], .button])
  }

  @Test("A wheel is turned option by option, and stops at its ends")
  func wheel() throws {
    let source = ViewSource(Basket(style: .wheel))
    let wheel = try #require(source.firstElement())

    #expect(wheel.label == "Fruit" && wheel.value == "Apple")
    #expect(wheel.traits == [.pickerItem, .adjustable])
    for _ in 0..<4 { #expect(source.perform(.increment, on: wheel.id) == .performed) }
    source.settle()
    #expect(source.element(wheel.id)?.value == "Plum")
    _ = source.perform(.decrement, on: wheel.id)
    source.settle()
    #expect(source.element(wheel.id)?.value == "Pear")
  }

  private struct Tags: View {
    @State private var level: Int? = 2

    var body: some View {
      Picker(selection: $level) {
        Text("None").tag(Int?.none)
        Label("Low", systemImage: "tortoise").tag(1)
        HStack {
          Image(systemName: "hare")
          Text("High")
          Text("fast")
        }
        .tag(2 as Int?)
        Text("Untagged")
      } label: {
        Text("Level")
      }
      .pickerStyle(.inline)
    }
  }

  @Test("Options are told apart by their tags, of the selection's type or not optional")
  func tags() {
    let source = ViewSource(Tags())

    #expect(source.labels == ["Level", "None", "Low", "High, fast", "Untagged"])
    #expect(
      source.allElements.filter { $0.traits.contains(.selected) }.map(\.label) == ["High, fast"])
    source.activate("Low")
    #expect(source.allElements.filter { $0.traits.contains(.selected) }.map(\.label) == ["Low"])
    source.activate("None")
    #expect(source.allElements.filter { $0.traits.contains(.selected) }.map(\.label) == ["None"])
    #expect(source.activate("Untagged") == .refused(.noAction))
  }

  @Test("A disabled picker can not be changed, in any style")
  func disabled() {
    #expect(
      ViewSource(Basket(style: .menu).disabled(true)).activate("Fruit") == .refused(.disabled))
    #expect(
      ViewSource(Basket(style: .segmented).disabled(true)).activate("Pear")
        == .refused(.disabled))
  }
}
