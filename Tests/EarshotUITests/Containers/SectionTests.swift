import EarshotReader
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Sections that open and close")
struct SectionTests {
  private struct Folders<Style: ListStyle>: View {
    let style: Style
    @State private var isOpen = true

    var body: some View {
      List {
        Section("Mail", isExpanded: $isOpen) { Text("Inbox") }
        Section("Notes") { Text("All") }
      }
      .listStyle(style)
    }
  }

  @Test("In a list at the side, the header says whether the section is open, and changes that")
  func sidebar() throws {
    var reader = ScreenReader(reading: ViewSource(Folders(style: .sidebar)))

    let heard = [
      reader.screenAppeared().map { $0.line() },
      try reader.perform(.activate).map { $0.line() },
      try reader.perform(.next).map { $0.line() },
      try reader.perform(.previous).map { $0.line() },
    ]

    #expect(
      heard == [
        ["Mail, button, heading, expanded. Double tap to collapse"],
        ["collapsed"],
        ["Notes, heading"],
        ["Mail, button, heading, collapsed. Double tap to expand"],
      ])
  }

  @Test("In any other list the header of such a section is a heading and no more")
  func otherLists() {
    let lists = [
      ViewSource(Folders(style: .automatic)), ViewSource(Folders(style: .insetGrouped)),
    ]

    for source in lists {
      #expect(source.firstElement()?.traits == [.staticText, .header])
      #expect(source.firstElement()?.expandedStatus == nil)
      #expect(source.activate("Mail") == .refused(.noAction))
    }
  }

  @Test("The column at the side of a split view is such a list; what it leads to is not")
  func splitView() {
    struct Split: View {
      @State private var isOpen = false
      var body: some View {
        NavigationSplitView {
          List {
            Section("Mail", isExpanded: $isOpen) {
              NavigationLink("Inbox") { List { Section("Today", isExpanded: $isOpen) {} } }
            }
          }
        } detail: {
          Text("detail")
        }
      }
    }
    let source = ViewSource(Split())

    #expect(source.labels == ["Mail"])
    #expect(source.firstElement()?.expandedStatus == .collapsed)
    source.activate("Mail")
    #expect(source.labels == ["Mail", "Inbox"])
    source.activate("Inbox")
    #expect(source.labels == ["Back", "Today"])
    #expect(source.lastElement()?.expandedStatus == nil)
  }
}
