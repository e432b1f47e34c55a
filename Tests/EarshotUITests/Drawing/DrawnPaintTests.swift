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

  @Test("What is not one colour has no name")
  func gradients() {
    let source = ViewSource(
      VStack {
        Circle().fill(.red.gradient)
        Circle().fill(.secondary)
        Circle().foregroundColor(nil)
      })

    #expect(source.drawnLines() == ["shape", "shape", "shape"])
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
