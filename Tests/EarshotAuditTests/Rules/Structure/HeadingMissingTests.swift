import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule heading-missing", .cases(of: HeadingMissing.self))
struct HeadingMissingTests {
  @Test(
    "Twenty stops and more without a heading are found",
    arguments: [
      (20, .staticText), (35, []), (20, [.button, .switchButton]), (20, .link),
    ] as [(Int, AccessibilityTraits)])
  func found(count: Int, traits: AccessibilityTraits) {
    let screen = AuditedScreen(elements: stops(count, traits))

    #expect(
      HeadingMissing.found(on: screen)
        == [AuditProblem("there are \(count) stops, and no heading to jump to")])
  }

  @Test(
    "A short screen, and a field of buttons, keys, tabs or wheels, is not",
    arguments: [
      (19, .staticText), (40, .button), (40, .keyboardKey), (40, .tabBarItem), (40, .pickerItem),
    ] as [(Int, AccessibilityTraits)])
  func notFound(count: Int, traits: AccessibilityTraits) {
    #expect(HeadingMissing.found(on: AuditedScreen(elements: stops(count, traits))).isEmpty)
  }

  @Test("One heading is enough")
  func heading() {
    let title = DrawnScreen.element("title", "Today", [.staticText, .header])

    let screen = AuditedScreen(elements: stops(30, .staticText) + [title])

    #expect(HeadingMissing.found(on: screen).isEmpty)
  }

  @Test("The members of a series are no stops to jump among, those of a list are")
  func series() {
    func screen(_ kind: AccessibilityContainer.Kind) -> AuditedScreen {
      let container = AccessibilityContainer(id: "all", kind: kind)
      return AuditedScreen(
        elements: (0..<20).map { place in
          DrawnScreen.element(.init(rawValue: "\(place)"), "Yes", containers: [container])
        })
    }

    #expect(HeadingMissing.found(on: screen(.series)).isEmpty)
    #expect(HeadingMissing.found(on: screen(.list)).count == 1)
  }

  private func stops(_ count: Int, _ traits: AccessibilityTraits) -> [AuditedElement] {
    (0..<count).map { DrawnScreen.element(.init(rawValue: "\($0)"), "Message \($0)", traits) }
  }
}
