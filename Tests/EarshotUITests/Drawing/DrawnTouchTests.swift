import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What is drawn can be touched")
struct DrawnTouchTests {
  private let tally = Tally()

  private func touch(
    _ touch: DrawnPart.Touch, _ words: String, in source: ViewSource
  ) -> AccessibilityActionOutcome {
    source.touch(touch, on: source.drawnPart(words)?.id ?? "nowhere")
  }

  @Test("Gestures around several things are at each of them")
  func gesturesAround() {
    let source = ViewSource(
      HStack {
        Text("👍")
        Color.red
      }
      .onTapGesture {}
      .onLongPressGesture {}
      .gesture(DragGesture()))

    #expect(
      source.drawnLines() == [
        "text “👍” drag tap touch and hold < 👍", "shape of red drag tap touch and hold",
      ])
  }

  @Test("One tap gesture reaches the same in whichever form it is written", arguments: [0, 1])
  func reachOfTaps(form: Int) {
    let bubble = HStack {
      Text("👍")
      Text("3")
    }
    let forms = [
      AnyView(bubble.onTapGesture {}), AnyView(bubble.gesture(TapGesture().onEnded {})),
    ]
    let source = ViewSource(
      VStack {
        forms[form]
        Text("copy").gesture(TapGesture().onEnded {})
        Text("12:00").gesture(DragGesture())
      })

    let reaches = ["👍", "3", "copy", "12:00"].map { source.drawnPart($0)?.tapReach }

    #expect(reaches[0] != nil)
    #expect(reaches[0] == reaches[1])
    #expect(reaches[2] != nil)
    #expect(reaches[2] != reaches[0])
    #expect(reaches[3] == nil)
  }

  @Test("Gestures that are made of others are dragged where one of them is", arguments: [0, 1, 2])
  func composedDrags(kind: Int) {
    let hold = LongPressGesture()
    let gestures: [AnyView] = [
      AnyView(Text("x").gesture(hold.sequenced(before: DragGesture()))),
      AnyView(Text("x").gesture(DragGesture().simultaneously(with: TapGesture()))),
      AnyView(Text("x").gesture(hold.exclusively(before: DragGesture().onEnded { _ in }))),
    ]
    let source = ViewSource(gestures[kind])

    let expected = [
      "text “x” drag < x", "text “x” drag tap < x", "text “x” drag touch and hold < x",
    ]
    #expect(source.drawnLines() == [expected[kind]])
  }

  @Test("What no touch reaches has none")
  func hitTesting() {
    let source = ViewSource(
      VStack {
        Text("copy").onTapGesture { tally.note("copy") }
        Button("Send") {}
      }.allowsHitTesting(false))

    #expect(
      source.drawnLines() == ["text “copy” < copy", "control < Send", "text “Send” < Send"])
    #expect(touch(.tap, "copy", in: source) == .refused(.touchesIgnored))
    #expect(tally.counts == [:])
  }

  @Test("Swipes over rows, menus of the system and what is dragged away are told of")
  func touchesOfTheSystem() {
    let source = ViewSource(
      VStack {
        Text("row").swipeActions { Button("Pin") {} }
        Text("held").contextMenu { Button("Copy") {} }
        Text("file").draggable("file")
      })

    #expect(
      source.drawnLines() == [
        "text “row” swipe < row", "text “held” menu < held", "text “file” drag < file",
      ])
  }

  @Test("A row that can be deleted or chosen says so")
  func rows() {
    let source = ViewSource(
      List(selection: .constant(Int?.none)) {
        ForEach([1], id: \.self) { Text("row \($0)") }.onDelete { _ in }
      })

    #expect(source.drawnLines() == ["text “row 1” swipe tap < row 1"])
  }

  @Test("A tap runs the gesture further in, or what a button does")
  func tap() throws {
    let source = ViewSource(
      VStack {
        Text("👍").onTapGesture { tally.note("inner") }
        Color.red
        Button {
          tally.note("button")
        } label: {
          Image("send")
        }
      }.onTapGesture { tally.note("outer") })
    let button = try #require(source.drawnContent(rowLimit: 0)?.parts.first { $0.kind == .control })

    #expect(touch(.tap, "👍", in: source) == .performed)
    #expect(touch(.tap, "red", in: source) == .performed)
    #expect(source.touch(.tap, on: button.id) == .performed)

    #expect(tally.entries == ["inner", "outer", "button"])
  }

  @Test("A touch that is held runs its gesture, and no other")
  func hold() {
    let source = ViewSource(Text("message").onLongPressGesture { tally.note("held") })

    #expect(touch(.touchAndHold, "message", in: source) == .performed)
    #expect(touch(.tap, "message", in: source) == .refused(.noAction))

    #expect(tally.entries == ["held"])
  }

  @Test("What is disabled refuses a touch, and so does what is not there")
  func refusals() {
    let source = ViewSource(Text("👍").onTapGesture { tally.note("tapped") }.disabled(true))

    #expect(touch(.tap, "👍", in: source) == .refused(.disabled))
    #expect(source.touch(.tap, on: "/9") == .refused(.elementGone))
    #expect(tally.counts == [:])
  }

  @Test("An action of assistive technology is no touch")
  func accessibilityAction() {
    let source = ViewSource(Text("message").accessibilityAction {})

    #expect(source.drawnLines() == ["text “message” < message"])
  }

  @Test("A touch on a menu opens it, and one on an item acts and closes it")
  func menu() {
    let source = ViewSource(Menu("More") { Button("Delete") { tally.note("delete") } })
    func tapControl() -> AccessibilityActionOutcome {
      let control = source.drawnContent(rowLimit: 0)?.parts.first { $0.kind == .control }
      defer { source.settle() }
      return source.touch(.tap, on: control?.id ?? "none")
    }

    #expect(tapControl() == .performed)
    #expect(source.labels == ["Delete", "Dismiss context menu"])
    #expect(tapControl() == .performed)

    #expect(source.labels == ["More"])
    #expect(tally.entries == ["delete"])
  }
}
