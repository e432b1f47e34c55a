import EarshotTree
import EarshotUI
import Foundation
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

  @Test("Of two gestures that exclude each other, activation is the one of fewer taps")
  func exclusive() {
    let tally = Tally()
    let double = TapGesture(count: 2).onEnded { tally.note("zoomed") }
    let single = TapGesture().onEnded { tally.note("opened") }
    let drag = DragGesture(minimumDistance: 0, coordinateSpace: .named("wall"))
    let source = ViewSource(
      VStack {
        Text("Photo").gesture(double.exclusively(before: single))
        Text("Frame").gesture(
          drag.exclusively(before: double).onEnded { value in
            if case .second = value { tally.note("either") }
          })
      })

    source.activate("Photo")
    source.activate("Frame")

    #expect(tally.entries == ["opened", "zoomed", "either"])
  }

  @Test("Two gestures of one touch are both performed, and each tells which it is")
  func simultaneous() {
    let tally = Tally()
    let both = TapGesture().onEnded { tally.note("tapped") }
      .simultaneously(with: SpatialTapGesture())
    let source = ViewSource(
      Text("Photo").gesture(
        both.onEnded { tally.note($0.first == nil ? "second" : "first") }))

    source.activate("Photo")

    #expect(tally.entries == ["tapped", "first", "second"])
  }

  @Test("A gesture that goes on with a drag comes to no end; one of two held touches does")
  func sequence() throws {
    let tally = Tally()
    let source = ViewSource(
      VStack {
        Text("Photo").gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in
            tally.note("dragged")
          })
        Text("Frame").gesture(
          LongPressGesture().sequenced(before: LongPressGesture()).onEnded { value in
            if case .second(true, true?) = value { tally.note("held twice") }
          })
      })

    for element in source.allElements { _ = source.perform(.touchAndHold, on: element.id) }

    #expect(tally.entries == ["held twice"])
  }

  @Test("A gesture that may be there is performed when it is, and one of a hidden type, too")
  func optional() {
    let tally = Tally()
    let tap = TapGesture().onEnded { tally.note("opened") }
    let source = ViewSource(
      VStack {
        Text("Photo").gesture(Optional(tap))
        Text("Frame").gesture(tally.entries.isEmpty ? nil : tap)
        Text("Wall").gesture(AnyGesture(tap))
      })

    source.activate("Photo")
    source.activate("Frame")
    source.activate("Wall")

    #expect(tally.entries == ["opened", "opened"])
  }

  @Test("A tap that asks for its place is given the middle of the nominal screen")
  func place() {
    let tally = Tally()
    let source = ViewSource(
      Text("Photo").onTapGesture { place in tally.note("\(place.x) \(place.y)") })

    source.activate("Photo")

    #expect(tally.entries == ["196.5 426.0"])
  }
}
