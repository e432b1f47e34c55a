import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule container-without-name", .cases(of: ContainerWithoutName.self))
struct ContainerWithoutNameTests {
  @Test(
    "A landmark and a table without a name are found",
    arguments: [
      (.landmark, "is a landmark without a name"),
      (.table(rows: 2, columns: 2), "is a table without a name"),
      (.table(rows: 0, columns: 0), "is a table without a name"),
    ] as [(AccessibilityContainer.Kind, String)])
  func found(kind: AccessibilityContainer.Kind, message: String) {
    let problems = ContainerWithoutName.found(
      on: screen(AccessibilityContainer(id: "c", kind: kind)))

    #expect(problems == [AuditProblem(element: "c", message)])
  }

  @Test(
    "What is not jumped to needs none",
    arguments: [.list, .tabBar, .series, .group, .modal] as [AccessibilityContainer.Kind])
  func otherKinds(kind: AccessibilityContainer.Kind) {
    let container = AccessibilityContainer(id: "c", kind: kind)

    #expect(ContainerWithoutName.found(on: screen(container)).isEmpty)
  }

  @Test("A name is one, and so is a heading at the beginning")
  func named() {
    let named = AccessibilityContainer(id: "c", kind: .landmark, label: "Pinned")
    let headed = AccessibilityContainer(id: "c", kind: .landmark)

    #expect(ContainerWithoutName.found(on: screen(named)).isEmpty)
    #expect(ContainerWithoutName.found(on: screen(headed, .header)).isEmpty)
  }

  @Test("A heading outside, or one that comes later, is no name")
  func headingElsewhere() {
    let container = AccessibilityContainer(id: "c", kind: .landmark)
    let screen = AuditedScreen(elements: [
      DrawnScreen.element("0", "Chat", .header),
      DrawnScreen.element("1", "Yes", containers: [container]),
      DrawnScreen.element("2", "Later", .header, containers: [container]),
    ])

    #expect(
      ContainerWithoutName.found(on: screen)
        == [AuditProblem(element: "c", "is a landmark without a name")])
  }

  private func screen(
    _ container: AccessibilityContainer, _ traits: AccessibilityTraits = .staticText
  ) -> AuditedScreen {
    DrawnScreen.of(DrawnScreen.element("1", "Yes", traits, containers: [container]))
  }
}
