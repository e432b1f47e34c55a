import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

import struct Foundation.CGFloat

@MainActor
@Suite("What sizes are told of")
struct DrawnSizeTests {
  private func lines(_ view: some View) -> [String] { ViewSource(view).drawnLines() }

  @Test("What is drawn has the room that the app gave it, the nearest first")
  func drawnSizes() {
    #expect(
      lines(
        HStack {
          Circle().frame(width: 8, height: 8)
          Text("Ada").frame(width: 60)
          Text("Ben")
        }.frame(width: 300, height: 44))
        == ["shape 8x8", "text “Ada” 60x? < Ada", "text “Ben” < Ben"])
  }

  @Test("Several things in one room, and one thing in a row of its own, have no size of their own")
  func rooms() {
    #expect(
      lines(
        HStack {
          Spacer()
          Circle()
        }.frame(width: 300, height: 44)) == ["shape"])
    #expect(lines(Circle().frame(width: .infinity, height: -1)) == ["shape"])
  }

  @Test("A gesture around a fixed size has that area")
  func gestures() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)

    #expect(lines(icon.onTapGesture {}) == ["symbol xmark tap 20x20 < xmark"])
    #expect(lines(icon.gesture(TapGesture())) == ["symbol xmark tap 20x20 < xmark"])
    #expect(
      lines(icon.gesture(DragGesture())) == ["symbol xmark drag 20x20 < xmark"])
    #expect(
      lines(icon.onTapGesture {}.onLongPressGesture {})
        == ["symbol xmark tap touch and hold 20x20 < xmark"])
  }

  @Test("Room around a fixed size is part of the area")
  func padding() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)
    let sizes = [
      lines(icon.padding(12).onTapGesture {}),
      lines(icon.padding(.horizontal, 5).onTapGesture {}),
      lines(icon.padding([.top, .leading], 3).onTapGesture {}),
      lines(
        icon.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).onTapGesture {}),
      lines(icon.padding(.vertical).onTapGesture {}),
      lines(icon.padding().onTapGesture {}),
    ].map { $0.joined() }

    #expect(
      sizes == [
        "symbol xmark tap 44x44 < xmark", "symbol xmark tap 30x20 < xmark",
        "symbol xmark tap 23x23 < xmark", "symbol xmark tap 26x24 < xmark",
        "symbol xmark tap 20x? < xmark", "symbol xmark tap < xmark",
      ])
  }

  @Test("A further size takes the place of the first, and limits widen it")
  func furtherFrames() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)
    let sizes = [
      lines(icon.frame(width: 44).onTapGesture {}),
      lines(icon.frame(minWidth: 44, minHeight: 10).onTapGesture {}),
      lines(icon.frame(maxWidth: .infinity).onTapGesture {}),
      lines(icon.frame().onTapGesture {}),
    ].map { $0.joined() }

    #expect(
      sizes == [
        "symbol xmark tap 44x20 < xmark", "symbol xmark tap 44x20 < xmark",
        "symbol xmark tap ?x20 < xmark", "symbol xmark tap 20x20 < xmark",
      ])
  }

  @Test("Where touches count in another form, the area is not known")
  func contentShapes() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)

    #expect(
      lines(icon.contentShape(Rectangle()).onTapGesture {}) == ["symbol xmark tap 20x20 < xmark"])
    #expect(
      lines(icon.contentShape(Rectangle().inset(by: -12)).onTapGesture {})
        == ["symbol xmark tap < xmark"])
  }

  @Test("A gesture around something that may be larger has an area that is not known")
  func largerThings() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)

    #expect(lines(HStack { icon }.onTapGesture {}) == ["symbol xmark tap < xmark"])
    #expect(
      lines(icon.overlay { Color.clear }.onTapGesture {})
        == ["symbol xmark tap < xmark", "shape of clear tap"])
    #expect(
      lines(
        HStack {
          Circle().frame(width: 8, height: 8)
          Text("Ada")
        }.onTapGesture {}) == ["shape tap 8x8", "text “Ada” tap < Ada"])
  }

  @Test("A button is as large as its label, or what is around it")
  func buttons() {
    let icon = Image(systemName: "xmark").frame(width: 20, height: 20)
    let button = Button {
    } label: {
      icon
    }

    #expect(lines(button) == ["control tap 20x20 < xmark", "symbol xmark 20x20 < xmark"])
    #expect(
      lines(button.frame(width: 44, height: 44))
        == ["control tap 44x44 < xmark", "symbol xmark 20x20 < xmark"])
    #expect(lines(button.buttonStyle(.plain)).first == "control tap 20x20 < xmark")
    #expect(lines(button.buttonStyle(.bordered)).first == "control tap < xmark")
    #expect(
      lines(
        Menu {
          Button("Copy") {}
        } label: {
          icon
        }
      ).first == "control menu tap 20x20 < xmark")
  }

  @Test("In a row and in a bar the area is larger than the label")
  func rowsAndBars() {
    let button = Button {
    } label: {
      Image(systemName: "xmark").frame(width: 20, height: 20)
    }

    #expect(lines(List { button }).first == "control tap < xmark")
    #expect(
      lines(NavigationStack { Text("Chat").toolbar { button } }).contains("control tap < xmark"))
  }
}
