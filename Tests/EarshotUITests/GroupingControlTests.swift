import EarshotTree
import EarshotUI
import Foundation
import Testing

@MainActor
@Suite("Controls with content of their own")
struct GroupingControlTests {
  @Test("A disclosure group says whether it is open, and shows its content while it is")
  func disclosure() throws {
    let source = ViewSource(DisclosureGroup("Details") { Text("x") })
    let button = try #require(source.firstElement())

    #expect(button.traits == .button && button.expandedStatus == .collapsed)
    #expect(button.hint == "Double tap to expand")
    #expect(source.labels == ["Details"])
    source.activate("Details")
    #expect(source.labels == ["Details", "x"])
    #expect(source.firstElement()?.expandedStatus == .expanded)
    #expect(source.firstElement()?.hint == "Double tap to collapse")
    #expect(source.firstElement()?.id == button.id)
  }

  private struct Outside: View {
    @State private var isExpanded = true

    var body: some View {
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("one")
        Text("two")
      } label: {
        Label("Parts", systemImage: "gear")
      }
      Button("Close all") { isExpanded = false }
    }
  }

  @Test("A disclosure group follows the state that somebody else keeps")
  func disclosureBinding() {
    let source = ViewSource(Outside())

    #expect(source.labels == ["Parts", "one", "two", "Close all"])
    source.activate("Close all")
    #expect(source.labels == ["Parts", "Close all"])
  }

  @Test("A label on a disclosure group replaces the words of all that is in it")
  func disclosureLabel() {
    let source = ViewSource(
      DisclosureGroup("Details", isExpanded: .constant(true)) { Text("x") }
        .accessibilityLabel("All"))

    #expect(source.labels == ["All", "All"])
  }

  private struct Actions: View {
    let tally: Tally
    var body: some View {
      Menu("Add") {
        Button("New password") { tally.note("password") }
        Menu("More") { Button("New group", role: .destructive) { tally.note("group") } }
      }
      Text("below")
    }
  }

  @Test("A menu opens its items with a way out after them, and closes when one was chosen")
  func menu() throws {
    let tally = Tally()
    let source = ViewSource(Actions(tally: tally))

    #expect(source.firstElement()?.traits == [.button, .popUpButton])
    #expect(source.firstElement()?.hint == "Double tap to activate the picker")
    source.activate("Add")
    #expect(source.labels.contains("New password"))
    let item = try #require(source.allElements.first { $0.label == "New password" })
    #expect(source.container(around: item.id)?.kind == .modal)
    source.activate("New password")
    #expect(source.labels == ["Add", "below"])
    source.activate("Add")
    source.activate("Dismiss context menu")
    #expect(source.labels == ["Add", "below"])
    #expect(tally.entries == ["password"])
  }

  @Test("A menu within a menu keeps the outer one open until an item is chosen")
  func nestedMenu() {
    let tally = Tally()
    let source = ViewSource(Actions(tally: tally))

    source.activate("Add")
    source.activate("More")
    #expect(source.labels.contains("New group"))
    source.activate("New group")
    #expect(source.labels == ["Add", "below"])
    #expect(tally.entries == ["group"])
  }

  @Test("A menu with an action of its own opens when it is held")
  func primaryAction() throws {
    let tally = Tally()
    let source = ViewSource(
      Menu {
        Button("Later") {}
      } label: {
        Label("Send", systemImage: "paperplane")
      } primaryAction: {
        tally.note("sent")
      })
    let button = try #require(source.firstElement())

    #expect(source.activate("Send") == .performed)
    #expect(tally.entries == ["sent"])
    #expect(source.perform(.touchAndHold, on: button.id) == .performed)
    source.settle()
    #expect(source.labels.contains("Later"))
  }

  @Test("Labelled text is one element; without content nothing is heard; controls stay themselves")
  func labeledContent() {
    let text = ViewSource(LabeledContent("Name", value: "Ann")).allElements
    let number = ViewSource(LabeledContent("Count", value: 2847, format: IntegerFormatStyle()))

    #expect(text.map(\.label) == ["Name"] && text.map(\.value) == ["Ann"])
    #expect(number.firstElement()?.value?.isEmpty == false)
    #expect(ViewSource(LabeledContent("Name") { EmptyView() }).allElements == [])
    #expect(ViewSource(LabeledContent("Name") { Button("Edit") {} }).labels == ["Name", "Edit"])
  }

  @Test("A box is read title first, and a group of controls adds nothing")
  func boxes() {
    #expect(ViewSource(GroupBox("Profile") { Text("Ann") }).labels == ["Profile", "Ann"])
    #expect(ViewSource(GroupBox { Text("Ann") }).labels == ["Ann"])
    #expect(
      ViewSource(
        ControlGroup("Edit") {
          Button("Cut") {}
          Button("Copy") {}
        }
      ).labels == ["Cut", "Copy"])
  }
}
