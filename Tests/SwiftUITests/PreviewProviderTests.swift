import EarshotTree
import EarshotUI
import SwiftUI
import Testing

private struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Text("Good morning")
      .previewDisplayName("Morning")
      .previewLayout(.sizeThatFits)
    Text("Good night")
      .previewDevice("iPhone 16")
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

@MainActor
@Suite("Views that a preview provider offers")
struct PreviewProviderTests {
  @Test("Every view that is offered can be read, however it is to be shown")
  func previews() {
    let source = ViewSource(Greeting_Previews.previews)

    #expect(source.firstElement()?.label == "Good morning")
    #expect(source.lastElement()?.label == "Good night")
  }
}
