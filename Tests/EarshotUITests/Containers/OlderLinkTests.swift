import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Links in the spelling of iOS 13 to 15")
struct OlderLinkTests {
  private struct Links: View {
    @State private var isActive = false
    @State private var tag: Int?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Text", destination: Text("text"), isActive: $isActive)
          NavigationLink("Tag", destination: Text("tag"), tag: 1, selection: $tag)
          NavigationLink(destination: Text("label"), tag: 2, selection: $tag) { Text("Label") }
          NavigationLink(tag: 3, selection: $tag) {
            Text("builder")
          } label: {
            Text("Builder")
          }
          NavigationLink("Both", tag: 4, selection: $tag) { Text("both") }
          NavigationLink("Active", isActive: $isActive) { Text("active") }
            .hidden()
          Button("go to tag") { tag = 1 }
          Text("at \(tag ?? 0)")
        }
      }
    }
  }

  private let first = ["Text", "Tag", "Label", "Builder", "Both", "go to tag", "at 0"]

  @Test(
    "A link with a tag is followed while its tag is the chosen one",
    arguments: [("Tag", "tag"), ("Label", "label"), ("Builder", "builder"), ("Both", "both")])
  func tags(link: String, destination: String) {
    let source = ViewSource(Links())

    #expect(source.labels == first)
    source.activate(link)
    #expect(source.labels == ["Back", destination])
    source.activate("Back")
    #expect(source.labels == first)
  }

  @Test("The app follows a link by choosing its tag")
  func choice() {
    let source = ViewSource(Links())

    source.activate("go to tag")

    #expect(source.labels == ["Back", "tag"])
  }

  @Test("A hidden link is followed like any other once its condition holds")
  func hidden() {
    let source = ViewSource(Links())

    source.activate("Text")

    #expect(source.labels == ["Back", "active"])
  }
}
