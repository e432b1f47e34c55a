import EarshotTree
import EarshotUI
import Testing

private struct Profile: View {
  let visibility: Visibility
  @State private var isEdited = false

  var body: some View {
    Button("Edit") { isEdited = true }
      .sheet(isPresented: $isEdited) {
        NavigationStack { Text("Editor").navigationTitle("Profile") }
          .presentationDragIndicator(visibility)
      }
  }
}

private struct Heights: View {
  let detents: Set<PresentationDetent>
  var isKept = false
  @State private var isEdited = false

  var body: some View {
    Button("Edit") { isEdited = true }
      .sheet(isPresented: $isEdited) {
        Text("Editor").presentationDetents(detents).interactiveDismissDisabled(isKept)
      }
  }
}

@MainActor
@Suite("The grabber of a sheet")
struct GrabberTests {
  @Test("A grabber that is asked for is the first stop of its sheet")
  func visible() throws {
    let source = ViewSource(Profile(visibility: .visible))

    source.activate("Edit")

    #expect(
      source.labels == [
        "Sheet Grabber", "Activate to dismiss pop-up window", "Profile", "Editor",
      ])
    let grabber = try #require(source.firstElement())
    #expect(grabber.traits == .button)
    #expect(source.perform(.activate, on: grabber.id) == .performed)
    #expect(source.perform(.escape, on: grabber.id) == .performed)
    source.settle()
    #expect(source.labels == ["Edit"])
  }

  @Test(
    "A grabber that is hidden or left to the system is no stop",
    arguments: [.hidden, .automatic] as [Visibility])
  func hidden(visibility: Visibility) {
    let source = ViewSource(Profile(visibility: visibility))

    source.activate("Edit")

    #expect(source.labels == ["Profile", "Editor"])
  }

  @Test("A sheet of several heights has a grabber, and a button that dismisses it")
  func heights() {
    let source = ViewSource(Heights(detents: [.medium, .large]))

    source.activate("Edit")
    #expect(source.labels == ["Sheet Grabber", "Activate to dismiss pop-up window", "Editor"])
    source.activate("Activate to dismiss pop-up window")

    #expect(source.labels == ["Edit"])
  }

  @Test("One height has no grabber, and a sheet that must not be dismissed has no button for it")
  func otherHeights() {
    let one = ViewSource(Heights(detents: [.medium]))
    let kept = ViewSource(Heights(detents: [.medium, .large], isKept: true))

    one.activate("Edit")
    kept.activate("Edit")

    #expect(one.labels == ["Editor"])
    #expect(kept.labels == ["Sheet Grabber", "Editor"])
  }

  @Test("A choice of files can be left, and says so")
  func files() {
    struct Attach: View {
      let log: Tally
      @State private var isChoosing = false
      var body: some View {
        Button("Attach") { isChoosing = true }
          .fileImporter(
            isPresented: $isChoosing, allowedContentTypes: [.pdf, .image],
            allowsMultipleSelection: false
          ) { _ in
            log.note("chosen")
          } onCancellation: {
            log.note("left")
          }
      }
    }
    let log = Tally()
    let source = ViewSource(Attach(log: log))

    source.activate("Attach")
    #expect(source.labels == ["Cancel"])
    source.activate("Cancel")

    #expect(source.labels == ["Attach"])
    #expect(log.entries == ["left"])
  }
}
