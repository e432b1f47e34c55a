import EarshotTestSupport
import EarshotUI
import Testing

import struct Foundation.CGFloat
import struct Foundation.CGRect

@MainActor
@Suite("What paint is told of")
struct DrawnPaintTests {
  @Test("A shape is told with the colour that fills it, or the one around where none does")
  func shapes() {
    let source = ViewSource(
      VStack {
        Circle().fill(.green)
        Capsule().foregroundColor(.red)
        Rectangle().foregroundStyle(AnyShapeStyle(.blue)).foregroundStyle(.red)
        Circle().fill().foregroundStyle(.orange)
        Circle().fill(.red).foregroundColor(.blue)
        Path { _ in }.fill(Color.gray)
      })

    #expect(
      source.drawnLines() == [
        "shape of green", "shape of red", "shape of blue", "shape of orange", "shape of red",
        "shape of gray",
      ])
  }

  @Test("A colour reaches a shape through its frame")
  func framedShapes() {
    let source = ViewSource(
      VStack {
        Circle().frame(width: 8, height: 8).foregroundStyle(.green)
        Circle().frame(width: 8, height: 8).foregroundColor(.red)
        Circle().fill(.gray).frame(width: 8, height: 8).foregroundStyle(.green)
        Circle().fill().frame(width: 8, height: 8).foregroundColor(.red)
      })

    #expect(
      source.drawnLines() == [
        "shape of green 8x8", "shape of red 8x8", "shape of gray 8x8", "shape of red 8x8",
      ])
  }

  @Test("A paint without a colour of its own has no name")
  func nameless() {
    let source = ViewSource(
      VStack {
        Circle().fill(.secondary)
        Circle().foregroundColor(nil)
        Circle().stroke(lineWidth: 2)
        Image(systemName: "heart").foregroundStyle(.secondary)
      })

    #expect(source.drawnLines() == ["shape", "shape", "shape", "symbol heart < Favorite"])
  }

  @Test("A gradient is told with the colours that it passes through")
  func gradients() {
    let ends = (start: UnitPoint.top, end: UnitPoint.bottom)
    let source = ViewSource(
      VStack {
        Circle().fill(.red.gradient)
        Circle().fill(Gradient(colors: [.red, .blue]))
        Circle().fill(
          LinearGradient(colors: [.red, .gray], startPoint: ends.start, endPoint: ends.end))
        Circle().fill(.linearGradient(colors: [.blue], startPoint: ends.start, endPoint: ends.end))
      })

    #expect(
      source.drawnLines() == [
        "shape of red", "shape of red to blue", "shape of red to gray", "shape of blue",
      ])
  }

  @Test("An outline is told with its colour")
  func outlinesWithColour() {
    let source = ViewSource(
      VStack {
        Circle().stroke(.green, lineWidth: 2)
        Circle().strokeBorder(.red)
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2)).frame(width: 8, height: 8)
        Circle().fill().strokeBorder(.gray)
      })

    #expect(
      source.drawnLines() == [
        "shape of green", "shape of red", "shape of blue 8x8", "shape of gray",
      ])
  }

  @Test("A symbol is told with its colour, the closest one")
  func symbols() {
    let source = ViewSource(
      VStack {
        Image(systemName: "pin").foregroundStyle(.red)
        Image(systemName: "lock").foregroundColor(.green).foregroundStyle(.gray)
        Image(systemName: "mic").font(.caption).foregroundStyle(AnyShapeStyle(.blue))
        Image(systemName: "eye").frame(width: 8, height: 8).foregroundStyle(.orange)
        Image(systemName: "moon").frame(width: 8, height: 8).foregroundColor(.pink)
        Image(systemName: "star")
      })

    #expect(
      source.drawnLines() == [
        "symbol pin in red < pin", "symbol lock in green < lock", "symbol mic in blue < mic",
        "symbol eye in orange 8x8 < eye", "symbol moon in pink 8x8 < moon", "symbol star < star",
      ])
  }

  @Test("A painted shape can be painted, drawn and made smaller as any other")
  func furtherPaint() {
    let source = ViewSource(
      VStack {
        Circle().fill(.red).stroke(.black, lineWidth: 2)
        Circle().fill(.green).inset(by: 2).strokeBorder(.black)
        Circle().inset(by: 2).inset(by: 1).fill(.blue)
      })

    #expect(source.drawnLines() == ["shape of red", "shape of green", "shape of blue"])
  }

  @Test("A painted shape has the outline of the shape")
  func outlines() {
    let room = CGRect(x: 0, y: 0, width: 20, height: 10)

    #expect(Rectangle().fill(.red).path(in: room) == Path(room))
    #expect(Rectangle().inset(by: 2).path(in: room) == Path(room.insetBy(dx: 2, dy: 2)))
    #expect(
      Rectangle().inset(by: 2).inset(by: 1).path(in: room) == Path(room.insetBy(dx: 3, dy: 3)))
  }
}
