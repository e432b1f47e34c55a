import EarshotTree
import EarshotUI
import Testing

private struct Deleting: View {
  @State private var isAsked = false
  let tally: Tally

  var body: some View {
    Button("Delete") { isAsked = true }
      .alert("Delete the photo?", isPresented: $isAsked) {
        Button(role: .destructive) {
          tally.note("deleted")
        } label: {
          Text("Delete it")
        }
        Button(role: .cancel) {
          tally.note("kept")
        } label: {
          Text("Keep it")
        }
      } message: {
        Text("It cannot be undone.")
      }
  }
}

@MainActor
@Suite("Alerts and dialogs")
struct AlertTests {
  @Test("An alert is title, message and buttons, in a modal container of its name")
  func alert() {
    let tally = Tally()
    let source = ViewSource(Deleting(tally: tally))

    source.activate("Delete")

    #expect(
      source.labels == ["Delete the photo?", "It cannot be undone.", "Delete it", "Keep it"])
    let container = source.firstElement().flatMap { source.container(around: $0.id) }
    #expect(container?.label == "Alert" && container?.kind == .modal)

    source.activate("Delete it")
    #expect(source.labels == ["Delete"])
    #expect(tally.entries == ["deleted"])
  }

  @Test("A scrub leaves an alert by its cancel button, if it has one")
  func escape() {
    let tally = Tally()
    let source = ViewSource(Deleting(tally: tally))
    source.activate("Delete")

    #expect(source.escape("Delete the photo?") == .performed)
    #expect(tally.entries == ["kept"] && source.labels == ["Delete"])

    let stubborn = ViewSource(
      Text("x").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} })
    #expect(stubborn.labels == ["Sure?", "Yes"])
    #expect(stubborn.escape("Yes") == .refused(.noAction))
  }

  @Test("An alert without buttons has one that says OK")
  func okButton() {
    struct Telling: View {
      @State private var isTold = true
      var body: some View { Text("x").alert("Saved", isPresented: $isTold) {} }
    }
    let source = ViewSource(Telling())

    #expect(source.labels == ["Saved", "OK"])
    source.activate("OK")
    #expect(source.labels == ["x"])
  }

  @Test("An alert about data is shown only while there is some")
  func presenting() {
    let shown = ViewSource(
      Text("x").alert("Error", isPresented: .constant(true), presenting: "disk") { name in
        Button("Eject \(name)") {}
      } message: {
        Text("\($0) is full")
      })
    let absent = ViewSource(
      Text("x").alert("Error", isPresented: .constant(true), presenting: String?.none) { _ in
        Button("Eject") {}
      })

    #expect(shown.labels == ["Error", "disk is full", "Eject disk"])
    #expect(absent.labels == ["x"])
  }

  @Test("A dialog hides its title unless told, and always has a way to cancel, which is last")
  func dialog() {
    struct Asking: View {
      @State private var isAsked = true
      let visibility: Visibility
      var body: some View {
        Button("Ask") { isAsked = true }
          .confirmationDialog("Sure?", isPresented: $isAsked, titleVisibility: visibility) {
            Button("Leave") {}
          }
      }
    }
    let source = ViewSource(Asking(visibility: .automatic))

    #expect(source.labels == ["Leave", "Cancel"])
    #expect(source.escape("Leave") == .performed)
    #expect(source.labels == ["Ask"])
    #expect(ViewSource(Asking(visibility: .visible)).labels == ["Sure?", "Leave", "Cancel"])

    let own = ViewSource(
      Text("x").confirmationDialog("Sure?", isPresented: .constant(true)) {
        Button(role: .cancel) {
        } label: {
          Text("Not yet")
        }
        Button("Leave") {}
      })
    #expect(own.labels == ["Leave", "Not yet"])
  }
}
