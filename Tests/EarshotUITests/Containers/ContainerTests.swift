import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Sections, rows, tabs and grids")
struct ContainerTests {
  @Test("A section's header is a heading as written, and its footer is plain")
  func section() {
    let source = ViewSource(
      Form {
        Section {
          Text("Ana")
        } header: {
          Text("Accounts")
        } footer: {
          Text("On this phone")
        }
        Section("More") { Text("Help") }
      })

    #expect(source.labels == ["Accounts", "Ana", "On this phone", "More", "Help"])
    #expect(
      source.allElements.map { $0.traits.contains(.header) } == [true, false, false, true, false])
  }

  @Test("A button in a header stays a button")
  func headerButton() {
    let source = ViewSource(
      Section {
        Text("x")
      } header: {
        HStack {
          Text("Recent")
          Button("See all") {}
        }
      })

    #expect(source.allElements.prefix(2).map(\.traits) == [[.staticText, .header], .button])
  }

  @Test("A collapsed section shows its header alone")
  func collapsed() {
    #expect(
      ViewSource(Section("More", isExpanded: .constant(false)) { Text("Help") }).labels
        == ["More"])
  }

  @Test("Rows in a section of a list are realised when they are asked for")
  func lazySection() {
    let tally = Tally()
    let source = ViewSource(
      List {
        Section("Numbers") {
          ForEach(0..<10_000) { number in
            Text("row \(number)").onAppear { tally.note("row") }
          }
        }
      })

    #expect(source.firstElement()?.label == "Numbers")
    #expect(tally.counts["row", default: 0] < 100)
  }

  @Test("Swipe actions come before an element's own, and a context menu's after")
  func rowActions() {
    let source = ViewSource(
      HStack {
        Text("Mail")
        Text("Yesterday")
      }
      .accessibilityAction(named: "Reply") {}
      .contextMenu { Button("Copy") {} }
      .swipeActions { Button("Archive") {} })

    #expect(
      source.allElements.map { $0.customActions.map(\.name) } == [
        ["Archive", "Reply", "Copy"], ["Archive", "Reply", "Copy"],
      ])
  }

  @Test(
    "A row that can be deleted offers to, and the row it stands at is deleted",
    arguments: [
      true, false,
    ])
  func delete(isLazy: Bool) {
    struct Names: View {
      let isLazy: Bool
      @State private var names = ["Ana", "Ben", "Cem"]

      var body: some View {
        let rows = ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
        if isLazy { List { rows } } else { VStack { rows } }
      }
    }
    let source = ViewSource(Names(isLazy: isLazy))

    for name in ["Ana", "Cem"] {
      let row = source.allElements.first { $0.label == name }
      #expect(row?.customActions.map(\.name) == ["Delete"])
      if let row { _ = source.perform(.custom(AccessibilityCustomAction("Delete")), on: row.id) }
      source.settle()
    }

    #expect(source.labels == ["Ben"])
  }

  @Test("A row with actions of a swipe offers no Delete beside them, on any of its elements")
  func deleteAndSwipe() {
    let source = ViewSource(
      List {
        ForEach(["Ana"], id: \.self) { name in
          Text(name).swipeActions { Button("Delete") {} }.badge(2)
        }
        .onDelete { _ in }
      })

    #expect(source.allElements.map { $0.customActions.map(\.name) } == [["Delete"], []])
  }

  @Test("A row of a list with a selection is chosen by a double tap")
  func selection() {
    struct Choice: View {
      @State private var chosen: Set<String> = ["Ana"]
      var body: some View {
        List(["Ana", "Ben"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
    let source = ViewSource(Choice())

    source.activate("Ben")
    source.activate("Ana")

    #expect(source.allElements.map { $0.traits.contains(.selected) } == [false, true])
  }

  @Test(
    "Tabs stand in a bar after the content, each with its place, and the chosen one is selected")
  func tabs() {
    struct Feeds: View {
      @State private var count = 0
      var body: some View { Button("read \(count)") { count += 1 } }
    }
    let source = ViewSource(
      TabView {
        Feeds().tabItem {
          Image(systemName: "list.bullet")
          Text("Feeds")
        }
        Text("Nothing saved").tabItem { Text("Saved") }
      })

    #expect(source.labels == ["read 0", "Feeds", "Saved"])
    let feeds = source.allElements[1]
    #expect(feeds.traits == [.button, .tabBarItem, .selected])
    #expect(source.container(around: feeds.id)?.kind == .tabBar)
    #expect(source.position(of: feeds.id)?.place == 1)
    #expect(source.position(of: feeds.id)?.count == 2)
    #expect(source.allElements.first.flatMap { source.position(of: $0.id) } == nil)

    source.activate("read 0")
    source.activate("Saved")
    #expect(source.labels == ["Nothing saved", "Feeds", "Saved"])
    #expect(source.lastElement()?.traits.contains(.selected) == true)
    source.activate("Feeds")
    #expect(source.labels == ["read 1", "Feeds", "Saved"])
  }

  @Test("A tab may be tagged before it is made one, and the first shows where none is chosen")
  func tagsInside() {
    struct Tabs: View {
      let tally: Tally
      @State private var tab = 2
      var body: some View {
        TabView(selection: $tab) {
          Text("first").onAppear { tally.note("first") }.tag(1).tabItem { Text("A") }
          Button("Away") { tab = 7 }.tag(2).tabItem { Text("B") }
        }
      }
    }
    let tally = Tally()
    let source = ViewSource(Tabs(tally: tally))

    #expect(source.labels == ["Away", "A", "B"])
    #expect(tally.entries == [])
    source.activate("Away")
    #expect(source.labels == ["first", "A", "B"])
    #expect(source.allElements[1].traits == [.button, .tabBarItem, .selected])
    #expect(tally.entries == ["first"])
    source.activate("B")
    #expect(source.labels == ["Away", "A", "B"])
  }

  @Test("Tabs made of a collection are chosen by its identities")
  func tabsOfCollection() {
    let source = ViewSource(
      TabView(selection: .constant("b")) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Text("content \(name)").tabItem { Text(name) }
        }
      })

    #expect(source.labels == ["content b", "a", "b", "c"])
  }

  @Test("A tab is chosen by its value as well")
  func tabValues() {
    struct Tabs: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a.circle", value: "a") { Text("first") }
          Tab("B", systemImage: "b.circle", value: "b") { Button("To A") { tab = "a" } }
        }
      }
    }
    let source = ViewSource(Tabs())

    #expect(source.labels == ["To A", "A", "B"])
    source.activate("To A")
    #expect(source.labels == ["first", "A", "B"])
    source.activate("B")
    #expect(source.labels == ["To A", "A", "B"])
  }

  @Test("Buttons in a container that is a tab bar have a place in it")
  func customTabBar() throws {
    let source = ViewSource(
      HStack {
        Button("Feed") {}.accessibilityAddTraits(.isSelected)
        Button("Check-in") {}
      }
      .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar))
    let last = try #require(source.lastElement())

    #expect(source.container(around: last.id)?.kind == .tabBar)
    #expect(source.position(of: last.id)?.place == 2)
    #expect(source.position(of: last.id)?.count == 2)
  }

  @Test("Grids, readers and layouts expose what is in them")
  func layouts() {
    let layout = AnyLayout(HStackLayout())

    #expect(
      ViewSource(
        VStack {
          Grid { GridRow { Text("a") } }
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
            ForEach(0..<2) { Text("v\($0)") }
          }
          ViewThatFits {
            Text("wide")
            Text("narrow")
          }
          GeometryReader { proxy in Text("\(Int(proxy.size.width)) wide") }
          ScrollViewReader { proxy in Button("Up") { proxy.scrollTo(0) } }
          layout { Text("laid out") }
          TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 60), by: 1)) {
            Text("\(Int($0.date.timeIntervalSinceReferenceDate)) s")
          }
        }
      ).labels == ["a", "v0", "v1", "wide", "393 wide", "Up", "laid out", "60 s"])
  }

  @Test("Elements are moved and removed by their places")
  func offsets() {
    var letters = ["a", "b", "c", "d", "e"]

    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c", "e"])
    letters.move(fromOffsets: [1], toOffset: 5)
    #expect(letters == ["b", "d", "c", "e", "a"])
    letters.remove(atOffsets: [0, 4])
    #expect(letters == ["d", "c", "e"])
  }

  @Test("Tabs of the older spelling, and rows of a list, are chosen by their tags")
  func tags() {
    struct Tagged: View {
      @State private var tab = 2
      @State private var row: String?
      var body: some View {
        TabView(selection: $tab) {
          Text("first").tabItem { Text("A") }.tag(1)
          List(selection: $row) {
            Text("red").tag("red")
            Text("blue").tag("blue")
          }
          .tabItem { Text("B") }.tag(2)
        }
      }
    }
    let source = ViewSource(Tagged())

    #expect(source.labels == ["red", "blue", "A", "B"])
    source.activate("blue")
    #expect(source.allElements.map { $0.traits.contains(.selected) } == [false, true, false, true])
    source.activate("A")
    #expect(source.labels == ["first", "A", "B"])
  }
}
