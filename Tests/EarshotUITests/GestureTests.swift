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

  @Test("A gesture that the mask leaves out gives nothing to activate")
  func mask() {
    let tally = Tally()
    let inner = Text("Photo").onTapGesture { tally.note("inner") }
    let masked = TapGesture().onEnded { tally.note("outer") }
    let source = ViewSource(
      VStack {
        inner.gesture(masked, including: .subviews)
        Text("Frame").highPriorityGesture(masked, including: .none)
        Text("Wall").simultaneousGesture(masked, including: .gesture)
      })

    source.activate("Photo")
    source.activate("Frame")
    source.activate("Wall")

    #expect(tally.entries == ["inner", "outer"])
  }

  @Test("Fingers that part or turn give nothing to activate")
  func twoFingers() {
    let tally = Tally()
    let source = ViewSource(
      Text("Photo")
        .gesture(MagnifyGesture().onChanged { _ in tally.note("magnified") })
        .gesture(RotateGesture().onEnded { _ in tally.note("turned") })
        .gesture(MagnificationGesture().onChanged { _ in tally.note("magnified") })
        .gesture(RotationGesture().onEnded { _ in tally.note("turned") }))

    source.activate("Photo")

    #expect(tally.entries.isEmpty)
  }

  @Test("A held touch in the form before iOS 15 tells that it begins and ends")
  func pressing() throws {
    let tally = Tally()
    let source = ViewSource(
      Text("Photo").onLongPressGesture(
        minimumDuration: 1, pressing: { tally.note($0 ? "down" : "up") },
        perform: { tally.note("held") }))
    let element = try #require(source.firstElement())

    let outcome = source.perform(.touchAndHold, on: element.id)

    #expect(outcome == .performed)
    #expect(tally.entries == ["down", "held", "up"])
  }
}
