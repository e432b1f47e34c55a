import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What is accepted but not simulated is told")
struct UnsimulatedTests {
  private struct Notes: View {
    @State private var isDraggable = false

    var body: some View {
      VStack {
        Text("code").accessibilityTextContentType(.sourceCode)
        Text("story").accessibilityTextContentType(.narrative)
        Text("touched").accessibilityDirectTouch()
        Button("drag") { isDraggable = true }
        if isDraggable { Text("a").accessibilityDragPoint(.center, description: "Drag") }
      }
    }
  }

  @Test("Each is named once on a screen, when it is met")
  func names() {
    let source = ViewSource(Notes())

    #expect(source.unsimulated == ["accessibilityTextContentType"])
    source.activate("drag")
    #expect(source.unsimulated == ["accessibilityTextContentType", "accessibilityDragPoint"])
  }

  @Test("Each element that is concerned has a rule that says so, and says nothing else for it")
  func rules() throws {
    let source = ViewSource(Notes())
    let element = try #require(source.firstElement())

    #expect(
      source.rules(shaping: element.id).map(\.statement).suffix(1) == [
        "accessibilityTextContentType is accepted, not simulated: every text is read in the same way."
      ])
    #expect(element.label == "code" && element.traits == .staticText)
  }

  @Test("A screen that asks for nothing of the kind has nothing to tell")
  func nothing() {
    #expect(ViewSource(Text("a").accessibilityActivationPoint(.top)).unsimulated == [])
    #expect(
      ViewSource(Text("a").accessibilityDirectTouch(false, options: .silentOnTouch))
        .unsimulated == [])
  }
}
