import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Screens that lead to others")
struct NavigationTests {
  @Test("The title of a screen is a heading above its content")
  func title() {
    let source = ViewSource(NavigationStack { List { Text("Mail") }.navigationTitle("Inbox") })

    #expect(source.labels == ["Inbox", "Mail"])
    #expect(source.firstElement()?.traits == .header)
    #expect(ViewSource(Text("Mail").navigationTitle("Inbox")).labels == ["Mail"])
  }

  @Test("A title takes no heading level from the content it is written on")
  func titleLevel() {
    let source = ViewSource(
      NavigationStack { Text("Mail").navigationTitle("Inbox").accessibilityHint("Opens") })

    #expect(source.allElements.map(\.hint) == [nil, "Opens"])
  }

  @Test("A link shows its view instead, with a way back that a scrub takes as well")
  func link() {
    let source = ViewSource(
      NavigationStack {
        List {
          NavigationLink("Details") {
            List { Text("Size") }.navigationTitle("Details of it")
          }
        }
        .navigationTitle("Home")
      })
    let changes = source.changes()
    let link = source.allElements.last

    #expect(source.labels == ["Home", "Details"])
    #expect(link?.traits == .button)
    source.activate("Details")
    #expect(source.labels == ["Back", "Details of it", "Size"])
    #expect(
      changes.takeAll().last == .posted(.screenChanged(focus: source.lastElement()?.id)))

    source.activate("Back")
    #expect(source.labels == ["Home", "Details"])
    #expect(changes.takeAll().last == .posted(.screenChanged(focus: link?.id)))

    source.activate("Details")
    #expect(source.escape("Size") == .performed)
    #expect(source.labels == ["Home", "Details"])
  }

  @Test("Values lead to what was said about their type, screen over screen")
  func values() {
    let source = ViewSource(
      NavigationStack {
        List(1..<4) { NavigationLink("number \($0)", value: $0) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("is \(number)")
              NavigationLink("name", value: "name of \(number)")
            }
          }
          .navigationDestination(for: String.self) { Text($0).navigationTitle("Name") }
      })

    source.activate("number 2")
    #expect(source.labels == ["Back", "is 2", "name"])
    source.activate("name")
    #expect(source.labels == ["Back", "Name", "name of 2"])
    source.activate("Back")
    #expect(source.labels == ["Back", "is 2", "name"])
    source.activate("Back")
    #expect(source.labels == ["number 1", "number 2", "number 3"])
  }

  @Test("A path from outside shows its values, and hears of the way back")
  func path() {
    struct Library: View {
      @State private var path: [String]
      let tally: Tally

      init(path: [String], tally: Tally) {
        _path = State(initialValue: path)
        self.tally = tally
      }

      var body: some View {
        NavigationStack(path: $path) {
          Button("Deep") { path = ["shelf", "book"] }
            .navigationDestination(for: String.self) { name in
              Text(name)
              Button("Home") { path.removeAll() }
            }
        }
        .onChange(of: path) { tally.note(path.joined(separator: "/")) }
      }
    }
    let tally = Tally()
    let source = ViewSource(Library(path: ["shelf"], tally: tally))

    #expect(source.labels == ["Back", "shelf", "Home"])
    source.activate("Home")
    source.activate("Deep")
    #expect(source.labels == ["Back", "book", "Home"])
    source.activate("Back")
    #expect(source.labels == ["Back", "shelf", "Home"])
    #expect(tally.entries == ["", "shelf/book", "shelf"])
  }

  @Test("A path of values of several types is shown in its order")
  func mixedPath() {
    struct Mixed: View {
      @State private var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(7)
            path.append("seven")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("word \($0)") }
        }
      }
    }
    let source = ViewSource(Mixed())

    source.activate("Go")
    #expect(source.labels == ["Back", "word seven"])
    source.activate("Back")
    #expect(source.labels == ["Back", "number 7"])
  }

  @Test("A screen closes itself by dismiss, and one is shown while a condition holds")
  func dismiss() {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    struct Outer: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }.navigationDestination(isPresented: $isShown) { Inner() }
        }
      }
    }
    let source = ViewSource(Outer())

    source.activate("Show")
    #expect(source.labels == ["Back", "Done"])
    source.activate("Done")
    #expect(source.labels == ["Show"])
  }

  @Test("A pushed screen follows what changes outside of it and inside of it")
  func upToDate() {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink("Count") { Button("count \(count)") { count += 1 } }
        }
      }
    }
    let source = ViewSource(Root())

    source.activate("Count")
    source.activate("count 0")
    #expect(source.labels == ["Back", "count 1"])
  }

  @Test("Without a back button a scrub does not go back, and a link without navigation is dimmed")
  func noWay() {
    let source = ViewSource(
      NavigationStack {
        NavigationLink("In") { Text("deep").navigationBarBackButtonHidden() }
      })

    source.activate("In")
    #expect(source.labels == ["deep"])
    #expect(source.escape("deep") == .refused(.noAction))

    let lost = ViewSource(NavigationLink("Lost") { Text("x") })
    #expect(lost.activate("Lost") == .refused(.disabled))
  }

  @Test("Toolbar items stand around the content, in their places")
  func toolbar() {
    let source = ViewSource(
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Archive") {}
              Button("Delete") {}
            }
          }
          .toolbar { Button("Plain") {} }
      })

    #expect(
      source.labels == ["Cancel", "Title", "Plain", "Add", "content", "Archive", "Delete"])
    #expect(ViewSource(Text("a").toolbar { Button("b") {} }).labels == ["a"])
  }

  @Test("Toolbar content of the app's own type and conditions is followed")
  func toolbarChanges() {
    struct Bar: ToolbarContent {
      let isEditing: Bool
      let toggle: () -> Void
      var body: some ToolbarContent {
        ToolbarItem { Button(isEditing ? "Done" : "Edit", action: toggle) }
        if isEditing { ToolbarItem(placement: .bottomBar) { Text("Editing") } }
      }
    }
    struct Screen: View {
      @State private var isEditing = false
      var body: some View {
        NavigationView {
          Text("content").toolbar { Bar(isEditing: isEditing) { isEditing.toggle() } }
        }
      }
    }
    let source = ViewSource(Screen())

    #expect(source.labels == ["Edit", "content"])
    source.activate("Edit")
    #expect(source.labels == ["Done", "content", "Editing"])
  }

  @Test("A search field stands between bar and content")
  func search() {
    let source = ViewSource(
      NavigationStack {
        Text("fruit").navigationTitle("Food").searchable(text: .constant(""), prompt: "Find food")
      })

    #expect(source.labels == ["Food", "Find food", "fruit"])
    #expect(source.allElements[1].traits.contains(.searchField))
  }

  @Test("What is entered into a search field is searched for, and a line end submits it")
  func enteredSearch() throws {
    struct Fruit: View {
      @State private var text = ""
      @State private var submitted = "nothing"
      var body: some View {
        NavigationStack {
          Text("\(text), submitted \(submitted)")
            .searchable(text: $text)
            .onSubmit(of: .search) { submitted = text }
        }
      }
    }
    let source = ViewSource(Fruit())
    let field = try #require(source.firstElement())

    #expect(source.perform(.setText("pe"), on: field.id) == .performed)
    source.settle()
    #expect(
      source.allElements.map { $0.value ?? $0.label } == ["pe", "Cancel", "pe, submitted nothing"])
    #expect(source.perform(.setText("pear\n"), on: field.id) == .performed)
    source.settle()
    #expect(
      source.allElements.map { $0.value ?? $0.label } == ["pear", "Cancel", "pear, submitted pear"])
  }

  @Test("A disabled search field refuses what is entered")
  func disabledSearch() throws {
    let source = ViewSource(
      NavigationStack { Text("fruit").searchable(text: .constant("")).disabled(true) })
    let field = try #require(source.firstElement())

    #expect(field.traits == [.searchField, .notEnabled])
    #expect(source.perform(.setText("pear"), on: field.id) == .refused(.disabled))
  }

  @Test("A split view shows one column at a time, and a chosen row leads to the next")
  func splitView() {
    struct Split: View {
      @State private var choice: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $choice) { ForEach(1..<3, id: \.self) { Text("row \($0)") } }
        } detail: {
          Text("detail \(choice ?? 0)")
        }
      }
    }
    let source = ViewSource(Split())

    #expect(source.labels == ["row 1", "row 2"])
    source.activate("row 2")
    #expect(source.labels == ["Back", "detail 2"])
    source.activate("Back")
    #expect(source.labels == ["row 1", "row 2"])
    #expect(source.lastElement()?.traits == [.staticText, .selected])
  }

  @Test("A value that nobody has a screen for is reported as a fault")
  func lostValue() {
    let source = ViewSource(NavigationStack { NavigationLink("Two", value: 2) })
    let changes = source.changes()

    source.activate("Two")

    #expect(source.labels == ["Back"])
    #expect(
      changes.takeAll().contains(
        .fault(
          "no navigationDestination(for: Int.self) says what to show for a value of the path; "
            + "its screen is empty")))
  }

  @Test("A bar keeps its order when a part of it is evaluated alone")
  func order() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("up") { count += 1 }.toolbar { Text("inner \(count)") }
          .navigationTitle("count \(count)")
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            Counter()
            Button("outer up") { count += 1 }.toolbar { Text("outer \(count)") }
          }
        }
      }
    }
    let source = ViewSource(Screen())

    source.activate("up")
    #expect(source.labels == ["count 1", "inner 1", "outer 0", "up", "outer up"])
  }
}
