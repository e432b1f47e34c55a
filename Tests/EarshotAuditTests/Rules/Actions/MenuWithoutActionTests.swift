import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule menu-without-action", .cases(of: MenuWithoutAction.self))
struct MenuWithoutActionTests {
  @Test(
    "What a menu offers and nobody else does is found",
    arguments: [
      (["Reply"], "“Reply” is offered"), (["Reply", "Delete"], "“Reply” and “Delete” are offered"),
      (["Pin", "Mute"], "“Mute” is offered"),
    ] as [([String], String)])
  func found(offers: [String], begin: String) {
    let screen = screen([part(offers: offers)], actions: ["Pin"])

    #expect(
      MenuWithoutAction.found(on: screen) == [
        AuditProblem(
          part: "/0/[a]/1",
          "\(begin) to a finger that holds or swipes “…”, and to nobody who listens")
      ])
  }

  @Test("What another row offers does not help")
  func otherRow() {
    let screen = screen([part("/0/[b]/1", offers: ["Reply"])], actions: ["Reply"])

    #expect(MenuWithoutAction.found(on: screen).map(\.part) == ["/0/[b]/1"])
  }

  @Test("What stands at one place in all rows is told of once")
  func once() {
    let parts = ["/0/[a]/1", "/0/[b]/1"].map {
      part(.init(rawValue: $0), offers: ["Reply"])
    }

    #expect(MenuWithoutAction.found(on: screen(parts)).count == 1)
  }

  @Test("An action or a control of the same name stands in", arguments: ["Reply", "reply…"])
  func offered(name: String) {
    let button = DrawnScreen.element("/0/[a]/2", name, .button)
    let parts = [part(offers: ["Reply"])]

    #expect(MenuWithoutAction.found(on: screen(parts, actions: [name])).isEmpty)
    #expect(MenuWithoutAction.found(on: screen(parts, besides: [button])).isEmpty)
    #expect(
      MenuWithoutAction.found(
        on: screen(parts, besides: [DrawnScreen.element("/0/[a]/2", name)])
      ).count == 1)
  }

  @Test("What lies in rows of an element is offered by the element around them")
  func rowsWithin() {
    let chip = part("/0/[a]/0/3/[heart]/0", offers: ["Reply"])

    #expect(MenuWithoutAction.found(on: screen([chip], actions: ["Reply"])).isEmpty)
    #expect(MenuWithoutAction.found(on: screen([chip])).count == 1)
  }

  @Test("Outside of rows, an action anywhere stands in")
  func outside() {
    let parts = [part("/1", offers: ["Reply"])]

    #expect(MenuWithoutAction.found(on: screen(parts, actions: ["Reply"])).isEmpty)
    #expect(MenuWithoutAction.found(on: screen(parts)).count == 1)
  }

  @Test("What offers nothing, is not to be seen, or lies behind something modal, is not")
  func others() {
    var small = part(offers: ["Reply"])
    small.isScaledToNothing = true
    let menu = AccessibilityContainer(id: "/9/0", kind: .modal)
    let modal = DrawnScreen.element("/9/0/1", "Close", .button, containers: [menu])

    #expect(MenuWithoutAction.found(on: screen([part(offers: [])])).isEmpty)
    #expect(MenuWithoutAction.found(on: screen([small])).isEmpty)
    #expect(
      MenuWithoutAction.found(
        on: AuditedScreen(
          elements: [modal], drawn: DrawnContent(parts: [part(offers: ["Reply"])]))
      ).isEmpty)
  }

  @Test("Where not all elements are known, one of them may offer it")
  func leftOut() {
    let screen = AuditedScreen(
      elements: [DrawnScreen.element("/0/[a]/0", "See you")],
      drawn: DrawnContent(parts: [part(offers: ["Reply"])]), elementsLeftOut: true)

    #expect(MenuWithoutAction.found(on: screen).isEmpty)
  }

  private func part(_ id: DrawnPart.ID = "/0/[a]/1", offers: [String]) -> DrawnPart {
    DrawnPart(
      id: id, kind: .text, words: "…", touches: [.menu], isHidden: true, offers: offers)
  }

  private func screen(
    _ parts: [DrawnPart], actions: [String] = [], besides others: [AuditedElement] = []
  ) -> AuditedScreen {
    AuditedScreen(
      elements: [
        DrawnScreen.element("/0/[a]/0", "See you", actions: actions),
        DrawnScreen.element("/0/[b]/0", "Bye"),
      ] + others,
      drawn: DrawnContent(parts: parts))
  }
}
