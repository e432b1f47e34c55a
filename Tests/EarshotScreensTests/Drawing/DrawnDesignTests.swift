import EarshotScreens
import EarshotTestSupport
import EarshotTree
import EarshotUI
import Testing

@MainActor
@Suite("What the published designs draw")
struct DrawnDesignTests {
  @Test("The open popover draws its column, the layer over it, emoji to tap and a second copy")
  func popover() throws {
    let source = ViewSource(PopoverDemo())
    let first = try #require(source.firstElement())
    _ = source.perform(.touchAndHold, on: first.id)
    source.settle()

    let parts = try #require(source.drawnContent(rowLimit: 20)?.parts)

    let texts = parts.filter { $0.kind == .text && $0.touches == .init([.touchAndHold]) }
    #expect(texts.count == 4)
    #expect(parts.filter { $0.words == "Did the seeds come?" }.count == 2)
    let layer = try #require(parts.first { $0.kind == .shape(paint: "black at 0.15") })
    #expect(layer.touches == [.tap])
    #expect(layer.elements == [])
    let emoji = parts.filter { $0.view == "PopoverEmoji" }
    #expect(emoji.map(\.words) == ["👍", "👎", "😄", "🔥", "💕", "⚠️", "❓"])
    #expect(emoji.allSatisfy { $0.touches == [.tap] && $0.elements == [$0.id] })
    let copy = try #require(parts.last { $0.words == "Did the seeds come?" })
    #expect(copy.touches == [])
    #expect(
      source.drawnLines().suffix(11) == [
        "control tap < Reply", "text “Reply” < Reply",
        "symbol arrowshape.turn.up.left.fill < Reply", "shape",
        "control tap < Copy", "text “Copy” < Copy", "symbol doc.on.doc.fill < Copy", "shape",
        "control tap < Unsend", "text “Unsend” < Unsend",
        "symbol location.slash.circle.fill < Unsend",
      ])
  }

  @Test("A tap on the layer over the popover closes it")
  func popoverLayer() throws {
    let source = ViewSource(PopoverDemo())
    let first = try #require(source.firstElement())
    _ = source.perform(.touchAndHold, on: first.id)
    source.settle()
    let layer = try #require(source.drawnPart("black at 0.15"))

    #expect(source.touch(.tap, on: layer.id) == .performed)
    source.settle()

    #expect(source.allElements.count == 4)
  }

  @Test("The closed bar of stream reactions draws five pictures that are scaled to nothing")
  func streamReactions() throws {
    let source = ViewSource(StreamReactionsDemo())
    func pictures() -> [DrawnPart] {
      source.drawnContent(rowLimit: 20)?.parts.filter { $0.view == "StreamReactionsDemo" }
        .filter { if case .asset = $0.kind { true } else { false } } ?? []
    }

    #expect(
      pictures().map(\.kind) == [
        .asset("like"), .asset("thumbs_up"), .asset("thumbs_down"), .asset("lol"),
        .asset("wut_reaction"),
      ])
    #expect(pictures().allSatisfy { $0.isScaledToNothing && $0.elements == [$0.id] })

    let message = try #require(source.drawnContent(rowLimit: 20)?.parts.last)
    #expect(message.touches == [.touchAndHold])
    #expect(source.touch(.touchAndHold, on: message.id) == .performed)
    source.settle()

    #expect(pictures().count == 5)
    #expect(pictures().allSatisfy { !$0.isScaledToNothing })
  }

  @Test("The badge of a tapback is drawn and hidden, and its bar belongs to the message")
  func tapback() throws {
    let source = ViewSource(TapbackDemo())
    let badge = try #require(source.drawnPart("❤️"))
    #expect(badge.isHidden)
    let message = try #require(source.drawnPart("Yes, and I am bringing the lemonade"))
    #expect(source.touch(.touchAndHold, on: message.id) == .performed)
    source.settle()

    let parts = try #require(source.drawnContent(rowLimit: 20)?.parts)
    let buttons = parts.filter { $0.view == "TapbackButton" && $0.kind == .control }
    let element = try #require(message.elements.first)

    #expect(buttons.count == 6)
    #expect(buttons.allSatisfy { $0.touches == [.tap] && $0.elements == [element] })
    let others = parts.filter { $0.words?.hasSuffix("?") == true }
    #expect(others.count == 2)
    #expect(others.allSatisfy { $0.touches == [] })
  }
}
