import EarshotTree
import EarshotUI
import Testing

private struct Guide: View {
  var style = PageTabViewStyle()
  @State private var page = "talk"

  var body: some View {
    TabView(selection: $page) {
      Text("Talk").tag("talk")
      Text("React").tag("react")
      Text("Stay private").tag("stay").padding()
    }
    .tabViewStyle(style)
    Button("Last") { page = "stay" }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

extension ViewSource {
  fileprivate func turn(_ action: AccessibilityAction) {
    guard let dots = allElements.first(where: { $0.traits.contains(.adjustable) }) else { return }
    _ = perform(action, on: dots.id)
    settle()
  }

  fileprivate var dots: String? {
    allElements.first { $0.traits.contains(.adjustable) }?.value
  }
}

@MainActor
@Suite("Pages of a tab view")
struct PageTests {
  @Test("Where no page is the chosen one, the first is shown, until one is")
  func missingPage() {
    struct Missing: View {
      @State private var page = 9
      var body: some View {
        TabView(selection: $page) {
          Text("Talk").tag(0)
          Text("React").tag(1)
        }
        .tabViewStyle(.page)
        Button("To 1") { page = 1 }
        Button("To 5") { page = 5 }
      }
    }
    let source = ViewSource(Missing())

    #expect(source.labels == ["Talk", "", "To 1", "To 5"])
    #expect(source.dots == "page 1 of 2")
    source.activate("To 1")
    #expect(source.labels == ["React", "", "To 1", "To 5"])
    source.activate("To 5")
    #expect(source.labels == ["Talk", "", "To 1", "To 5"])
    source.turn(.increment)
    #expect(source.labels == ["React", "", "To 1", "To 5"])
  }

  @Test("Of pages the chosen one is read, and the dots say which that is")
  func chosenPage() {
    let source = ViewSource(Guide())

    #expect(source.labels == ["Talk", "", "Last"])
    #expect(source.dots == "page 1 of 3")

    source.activate("Last")

    #expect(source.labels == ["Stay private", "", "Last"])
    #expect(source.dots == "page 3 of 3")
  }

  @Test("The dots turn one page at a time, and stop at the ends")
  func turning() {
    let source = ViewSource(Guide())

    source.turn(.decrement)
    #expect(source.dots == "page 1 of 3")
    source.turn(.increment)
    #expect(source.dots == "page 2 of 3")
    source.turn(.increment)
    source.turn(.increment)
    #expect(source.labels == ["Stay private", "", "Last"])
  }

  @Test("Pages without dots are turned by the app alone")
  func withoutDots() {
    let source = ViewSource(Guide(style: PageTabViewStyle(indexDisplayMode: .never)))

    #expect(source.labels == ["Talk", "Last"])
  }

  @Test("Pages of a collection need no tag, and keep their state once they were shown")
  func collection() {
    let source = ViewSource(
      TabView {
        ForEach(["a", "b"], id: \.self) { Counter(name: $0) }
      }
      .tabViewStyle(.page))

    source.activate("a 0")
    source.turn(.increment)
    #expect(source.labels == ["b 0", ""])
    source.turn(.decrement)
    #expect(source.labels == ["a 1", ""])
  }

  @Test("A row's identity is what a choice from outside names")
  func identities() {
    let source = ViewSource(
      TabView(selection: .constant(2)) {
        ForEach(1..<4) { Text("page \($0)") }
      }
      .tabViewStyle(.page(indexDisplayMode: .always)))

    #expect(source.labels == ["page 2", ""])
    #expect(source.dots == "page 2 of 3")
  }

  @Test("A page that comes later is counted")
  func condition() {
    struct Growing: View {
      @State private var isLong = false
      var body: some View {
        TabView {
          Button("more") { isLong = true }
          Text("second")
          if isLong { Text("third") }
        }
        .tabViewStyle(.page)
      }
    }
    let source = ViewSource(Growing())

    #expect(source.dots == "page 1 of 2")
    source.activate("more")
    #expect(source.dots == "page 1 of 3")
  }
}
