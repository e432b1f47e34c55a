import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Layers that lie over what is drawn")
struct AuditedScreenLayersTests {
  @Test("A shape that takes taps of its own is one, with its place in the drawing")
  func layer() {
    let screen = Self.screen(DrawnScreen.text("a", "Hi"), LayeredScreen.layer("layer"))

    #expect(screen.layers.map(\.part.id) == ["layer"])
    #expect(screen.layers.map(\.place) == [1])
  }

  @Test(
    "Pictures, shapes without taps or of a known size, what nobody sees, and what stands in a row are not",
    arguments: [
      LayeredScreen.layer("part", kind: .picture), LayeredScreen.layer("part", touches: []),
      LayeredScreen.layer("part", touches: [.drag]),
      LayeredScreen.layer("part", size: AccessibilitySize(width: 44, height: 44)),
      LayeredScreen.layer("part", isScaledToNothing: true), LayeredScreen.layer("/0/[1]/0"),
    ])
  func others(part: DrawnPart) {
    #expect(Self.screen(DrawnScreen.text("a", "Hi"), part).layers.isEmpty)
  }

  @Test("One whose tap reaches words or pictures as well belongs to these")
  func shared() {
    let word = DrawnPart(id: "a", kind: .text, words: "Hi", touches: [.tap], tapReach: "row")
    let shape = DrawnPart(
      id: "b", kind: .shape(paint: nil), touches: [.tap], tapReach: "row")

    #expect(Self.screen(word, LayeredScreen.layer("layer", reach: "row")).layers.isEmpty)
    #expect(
      Self.screen(word, LayeredScreen.layer("layer", reach: "other")).layers.map(\.part.id)
        == ["layer"])
    #expect(
      Self.screen(shape, LayeredScreen.layer("layer", reach: "row")).layers.map(\.part.id)
        == ["b", "layer"])
  }

  @Test("One whose reach is not known stands for itself")
  func ownReach() {
    let word = DrawnPart(id: "a", kind: .text, words: "Hi", touches: [.tap], tapReach: "layer")

    #expect(Self.screen(word, LayeredScreen.layer("layer")).layers.isEmpty)
  }

  @Test("What is drawn before a layer is out of touch, what is drawn after it is not")
  func outOfTouch() {
    let screen = Self.screen(
      DrawnScreen.text("behind", "Hi"), LayeredScreen.layer("layer"),
      DrawnScreen.text("front", "Close"))

    #expect(screen.isOutOfTouch("behind"))
    #expect(!screen.isOutOfTouch("layer"))
    #expect(!screen.isOutOfTouch("front"))
    #expect(screen.isOutOfTouch("not there"))
  }

  @Test("What stands beside something modal is out of touch, what stands in it is not")
  func modal() {
    let sheet = AccessibilityContainer(id: "/1/0", kind: .modal)
    let screen = AuditedScreen(
      elements: [DrawnScreen.element("/1/0/0", "Close", containers: [sheet])],
      drawn: DrawnContent(parts: [
        DrawnScreen.text("/0", "Hi"), DrawnScreen.text("/1/0/0", "Close"),
      ]))

    #expect(screen.isOutOfTouch("/0"))
    #expect(!screen.isOutOfTouch("/1/0/0"))
  }

  private static func screen(_ parts: DrawnPart...) -> AuditedScreen {
    AuditedScreen(elements: [], drawn: DrawnContent(parts: parts))
  }
}
