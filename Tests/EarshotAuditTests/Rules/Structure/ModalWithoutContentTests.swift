import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule modal-without-content", .cases(of: ModalWithoutContent.self))
struct ModalWithoutContentTests {
  private let modal = AccessibilityContainer(id: "menu", kind: .modal)

  @Test("An empty modal is found")
  func empty() {
    let behind = DrawnScreen.element("0", "Yes")

    let screen = AuditedScreen(elements: [behind], containers: [modal])

    #expect(
      ModalWithoutContent.found(on: screen) == [
        AuditProblem(
          element: "menu", "it opens in front of everything, and nothing in it can be reached")
      ])
  }

  @Test(
    "A modal in which there are only ways out is found",
    arguments: [
      (["Dismiss context menu"], "“Dismiss context menu”"),
      (["Close"], "“Close”"),
      (
        ["Sheet Grabber", "Activate to dismiss pop-up window"],
        "“Sheet Grabber” and “Activate to dismiss pop-up window”"
      ),
      (["Cancel"], "“Cancel”"),
    ] as [([String], String)])
  func onlyWaysOut(labels: [String], list: String) {
    #expect(
      ModalWithoutContent.found(on: screen(labels))
        == [AuditProblem(element: "menu", "all that can be reached in it is \(list)")])
  }

  @Test(
    "A modal with anything else in it is not",
    arguments: [
      ["Reply", "Close"], ["OK"], ["Delete", "Cancel"], ["Sheet"], ["Activate the alarm"],
    ])
  func notFound(labels: [String]) {
    #expect(ModalWithoutContent.found(on: screen(labels)).isEmpty)
  }

  @Test("A text that begins like a way out is none")
  func text() {
    #expect(ModalWithoutContent.found(on: screen(["Close the boathouse"], .staticText)).isEmpty)
  }

  @Test("A group may hold what it likes")
  func group() {
    let group = AccessibilityContainer(id: "g", kind: .group)
    let screen = AuditedScreen(elements: [
      DrawnScreen.element("0", "Close", .button, containers: [group])
    ])

    #expect(ModalWithoutContent.found(on: screen).isEmpty)
  }

  private func screen(
    _ labels: [String], _ traits: AccessibilityTraits = .button
  ) -> AuditedScreen {
    AuditedScreen(
      elements: labels.map { label in
        DrawnScreen.element(.init(rawValue: label), label, traits, containers: [modal])
      })
  }
}
