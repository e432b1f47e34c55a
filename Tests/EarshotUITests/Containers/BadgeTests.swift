import EarshotTree
import EarshotUI
import Testing

private struct Calls: View {
  @State private var missed = 2
  @State private var tab = "chats"

  var body: some View {
    TabView(selection: $tab) {
      Button("Miss another") { missed += 1 }.tabItem { Text("Chats") }.tag("chats")
      Button("Clear") { missed = 0 }.tabItem { Text("Calls") }.badge(missed).tag("calls")
      Tab("New", systemImage: "star", value: "new") { Text("News") }.badge("now")
    }
  }
}

@MainActor
@Suite("Badges")
struct BadgeTests {
  @Test("The badge of a tab is its value, and goes with its number")
  func tabs() {
    let source = ViewSource(Calls())

    #expect(source.allElements.map(\.value) == [nil, nil, "2 items", "now"])
    source.activate("Miss another")
    #expect(source.allElements.map(\.value) == [nil, nil, "3 items", "now"])
    source.activate("Calls")
    source.activate("Clear")
    #expect(source.allElements.map(\.value) == [nil, nil, nil, "now"])
  }

  @Test("One item is not several")
  func singular() {
    let source = ViewSource(TabView { Text("Four chats").tabItem { Text("Chats") }.badge(1) })

    #expect(source.lastElement()?.value == "1 item")
  }

  @Test("The badge of a row is read after the row; there is none of zero or of nothing")
  func rows() {
    let source = ViewSource(
      List {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
        Text("Drafts").badge(Text("new"))
        Text("Junk").badge(nil as Text?)
      })

    #expect(source.labels == ["Inbox", "3", "Sent", "Drafts", "new", "Junk"])
  }

  @Test("A form shows badges, a stack does not")
  func elsewhere() {
    #expect(ViewSource(Form { Text("Inbox").badge(3) }).labels == ["Inbox", "3"])
    #expect(ViewSource(VStack { Text("Inbox").badge(3) }).labels == ["Inbox"])
  }
}
