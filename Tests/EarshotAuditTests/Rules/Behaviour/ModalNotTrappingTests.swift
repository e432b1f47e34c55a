import EarshotAudit
import EarshotReader
import EarshotTree
import Testing

@Suite("Rule modal-not-trapping", .cases(of: ModalNotTrapping.self))
struct ModalNotTrappingTests {
  private static let message =
    "lies over the rest and keeps touches from it, and “See you” and 1 more behind it are still read"

  @Test("A layer that comes with a menu, and behind which messages are read, is found")
  func found() {
    #expect(
      problems(to: LayeredScreen.open()) == [AuditProblem(part: "/1/0t/0", Self.message)])
    #expect(
      problems(to: LayeredScreen.open(layer: LayeredScreen.layer(reach: "/1/0t/0"))) == [
        AuditProblem(part: "/1/0t/0", Self.message)
      ])
  }

  @Test("One message behind is enough, and a finger may open the menu as well")
  func one() {
    let before = DrawnScreen.of(
      DrawnScreen.element("/0", "See you"), drawing: [DrawnScreen.text("/0", "See you", in: "/0")])
    let after = DrawnScreen.of(
      DrawnScreen.element("/0", "See you"), DrawnScreen.element("/2", "Reply", .button),
      drawing: [
        DrawnScreen.text("/0", "See you", in: "/0"), LayeredScreen.layer("/1"),
        DrawnScreen.text("/2", "Reply", in: "/2"),
      ])
    let step = Deeds.step(.touch(.touchAndHold, on: "/0"), from: before, to: after)

    #expect(
      ModalNotTrapping.found(with: step) == [
        AuditProblem(
          part: "/1",
          "lies over the rest and keeps touches from it, and “See you” behind it is still read")
      ])
  }

  @Test("Something modal keeps the cursor inside")
  func modal() {
    let menu = AccessibilityContainer(id: "menu", kind: .modal)
    let open = LayeredScreen.open()
    let after = AuditedScreen(
      elements: open.elements.map { element in
        var element = element
        if element.id == "/1/0t/1" { element.containers = [menu] }
        return element
      }, drawn: open.drawn)

    #expect(problems(to: after).isEmpty)
  }

  @Test("Where nothing behind is read, or nothing new is in front, nothing is laid over")
  func partial() {
    #expect(problems(to: LayeredScreen.open(behind: false)).isEmpty)
    #expect(problems(to: LayeredScreen.open(menu: false)).isEmpty)
    #expect(
      problems(from: LayeredScreen.open(menu: false), to: LayeredScreen.open()).isEmpty)
  }

  @Test(
    "A background without touches, one in a row, one with a size, and what is no shape is no layer",
    arguments: [
      LayeredScreen.layer(touches: []), LayeredScreen.layer(touches: [.drag]),
      LayeredScreen.layer("/0/[1]/9"),
      LayeredScreen.layer(size: AccessibilitySize(width: 216, height: 40)),
      LayeredScreen.layer(kind: .decoration), LayeredScreen.layer(isScaledToNothing: true),
    ])
  func noLayer(layer: DrawnPart) {
    #expect(problems(to: LayeredScreen.open(layer: layer)).isEmpty)
  }

  @Test("A card that takes taps as a whole has a background that takes them as well")
  func card() {
    let after = DrawnScreen.of(
      DrawnScreen.element("/0/[0]", "See you"), DrawnScreen.element("/1/1", "Details", .button),
      drawing: [
        DrawnScreen.text("/0/[0]", "See you", in: "/0/[0]"),
        LayeredScreen.layer("/1/0", reach: "/1"),
        DrawnPart(
          id: "/1/1", kind: .text, words: "Details", touches: [.tap], tapReach: "/1",
          elements: ["/1/1"]),
      ])

    #expect(problems(to: after).isEmpty)
  }

  @Test("Where it is not known what is drawn, nothing is known to lie over anything")
  func unknown() {
    let before = AuditedScreen(elements: LayeredScreen.column.elements)
    let after = AuditedScreen(elements: LayeredScreen.open().elements)

    #expect(problems(from: before, to: after).isEmpty)
    #expect(problems(from: before, to: LayeredScreen.open()).isEmpty)
  }

  private func problems(
    from before: AuditedScreen = LayeredScreen.column, to after: AuditedScreen
  ) -> [AuditProblem] {
    ModalNotTrapping.found(with: Deeds.activate("/0/[0]", from: before, to: after))
  }
}
