import EarshotTree
import EarshotUI
import SwiftUI
import Testing

@MainActor
@Suite("What is painted leaves what is read as it is")
struct PaintTests {
  private func labels(of view: some View) -> [String?] {
    let source = ViewSource(view)
    var labels: [String?] = []
    var next = source.firstElement()
    while let element = next {
      labels.append(element.label)
      next = source.element(after: element.id)
    }
    return labels
  }

  @Test("A list with every kind of paint reads its rows, and then the bar below")
  func paintedList() {
    #expect(labels(of: PaintedList(names: ["Ana", "Bo"])) == ["Ana", "Bo", "Bar"])
  }

  @Test("Neither shapes, gradients, canvases nor colours are read")
  func shapes() {
    let view = VStack {
      Triangle().fill(.red)
      Ticket()
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
      Canvas { _, _ in }
      Color.brand
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)).stroke(.red)
      UnevenRoundedRectangle(topLeadingRadius: 3)
    }

    #expect(labels(of: view).isEmpty)
  }

  @Test("A shape of the app's own is read once it has words")
  func ownShape() {
    #expect(labels(of: Triangle().accessibilityLabel("Play")) == ["Play"])
  }

  @Test("A card with every kind of paint reads its pictures and its words")
  func paintedCard() {
    let labels = labels(of: PaintedCard(title: "Due"))

    #expect(labels.prefix(6) == ["cover", "Favorite", nil, "Total 12", "Due", "DUE"])
    #expect(
      labels.dropFirst(7) == ["Jan 1", "25%", "12", "star 3.5 of 5", "plain", "key"])
  }

  @Test("A mask and the background of a row are not read")
  func masks() {
    let view = Text("Seen").mask { Text("Mask") }.listRowBackground(Text("Behind"))

    #expect(labels(of: view) == ["Seen"])
  }
}
