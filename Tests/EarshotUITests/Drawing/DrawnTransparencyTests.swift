import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What is there and cannot be seen through its opacity")
struct DrawnTransparencyTests {
  @Test("What is fully transparent is kept apart from what is drawn")
  func transparent() {
    let source = ViewSource(
      VStack {
        Text("Hello")
        HStack {
          Text("Not sent")
          Image(systemName: "clock")
        }
        .opacity(0)
      })

    #expect(source.drawnLines() == ["text “Hello” < Hello"])
    #expect(source.transparentKinds == [.text, .symbol("clock")])
  }

  @Test("What is seen a little, or hidden besides, is not among it")
  func others() {
    let source = ViewSource(
      VStack {
        Text("Faint").opacity(0.01)
        Text("Inside").accessibilityHidden(true).opacity(0)
        Text("Outside").opacity(0).accessibilityHidden(true)
        Text("Hidden").hidden()
        Text("Kept").opacity(0).hidden()
      })

    #expect(source.transparentKinds.isEmpty)
  }

  @Test("Nothing changes for whoever listens, or touches the screen")
  func exposure() {
    let source = ViewSource(Button("Send") {}.opacity(0))

    #expect(source.firstElement() == nil)
    #expect(source.drawnContent(rowLimit: 20)?.parts.isEmpty == true)
    #expect(source.touch(.tap, on: "/") == .refused(.elementGone))
  }
}

extension ViewSource {
  fileprivate var transparentKinds: [DrawnPart.Kind] {
    drawnContent(rowLimit: 20)?.transparentParts.map(\.kind) ?? []
  }
}
