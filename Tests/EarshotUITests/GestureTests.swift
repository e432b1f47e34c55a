import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("Gestures that are values")
struct GestureTests {
  @Test("A tap gesture is performed by activation")
  func tap() {
    let tally = Tally()
    let source = ViewSource(
      Text("Photo").gesture(TapGesture().onEnded { tally.note("opened") }))

    source.activate("Photo")

    #expect(tally.entries == ["opened"])
  }

  @Test("A drag gesture gives nothing to activate")
  func drag() {
    let tally = Tally()
    let source = ViewSource(
      Text("Photo").gesture(DragGesture().onChanged { _ in tally.note("dragged") }))

    source.activate("Photo")

    #expect(tally.entries.isEmpty)
  }
}
