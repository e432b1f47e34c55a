import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What is accepted but not simulated is told")
struct UnsimulatedTests {
  private struct Chart: View {
    @State private var isDraggable = false

    var body: some View {
      VStack {
        Text("chart").accessibilityChartDescriptor(1)
        Text("chart").accessibilityChartDescriptor(2)
        Text("touched").accessibilityDirectTouch()
        Button("drag") { isDraggable = true }
        if isDraggable { Text("a").accessibilityDragPoint(.center, description: "Drag") }
      }
    }
  }

  @Test("Each is named once on a screen, when it is met")
  func names() {
    let source = ViewSource(Chart())

    #expect(source.unsimulated == ["accessibilityChartDescriptor"])
    source.activate("drag")
    #expect(source.unsimulated == ["accessibilityChartDescriptor", "accessibilityDragPoint"])
  }

  @Test("Each element that is concerned has a rule that says so, and says nothing else for it")
  func rules() throws {
    let source = ViewSource(Chart())
    let element = try #require(source.firstElement())

    #expect(
      source.rules(shaping: element.id).map(\.statement).suffix(1) == [
        "accessibilityChartDescriptor is accepted, not simulated: nobody can explore the chart."
      ])
    #expect(element.label == "chart" && element.traits == .staticText)
  }

  @Test("A screen that asks for nothing of the kind has nothing to tell")
  func nothing() {
    #expect(ViewSource(Text("a").accessibilityActivationPoint(.top)).unsimulated == [])
    #expect(
      ViewSource(Text("a").accessibilityDirectTouch(false, options: .silentOnTouch))
        .unsimulated == [])
  }
}
