import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule text-never-spoken", .cases(of: TextNeverSpoken.self))
struct TextNeverSpokenTests {
  @Test(
    "Words that are hidden and told nowhere are found",
    arguments: ["Not delivered", "11:21", "Edited by Ben"])
  func found(words: String) {
    let screen = screen(DrawnScreen.text("/1", words, isHidden: true))

    #expect(
      TextNeverSpoken.found(on: screen) == [
        AuditProblem(part: "/1", "“\(words)” is drawn, and nothing that is heard tells it")
      ])
  }

  @Test("Words that no element stands for, though nobody hides them, are found")
  func noElement() {
    let screen = screen(DrawnScreen.text("/1", "Not delivered"))

    #expect(
      TextNeverSpoken.found(on: screen) == [
        AuditProblem(part: "/1", "“Not delivered” is drawn, and nothing that is heard tells it")
      ])
  }

  @Test(
    "Words that are told elsewhere are not",
    arguments: [
      DrawnScreen.element("/0", "Ana, not delivered"),
      DrawnScreen.element("/0", "Ana", value: "Not delivered yet"),
      DrawnScreen.element("/0", "Ana", hint: "It was not delivered"),
      DrawnScreen.element("/0", "Ana", actions: ["Send again, as it was not delivered"]),
      AuditedElement(
        AccessibilityElement(
          id: "/0", label: "Ana",
          customContent: [AccessibilityCustomContent(label: "State", value: "Not delivered")])),
      DrawnScreen.element(
        "/0", "Ana",
        containers: [AccessibilityContainer(id: "c", kind: .group, label: "Not delivered")]),
    ])
  func toldElsewhere(element: AuditedElement) {
    let screen = DrawnScreen.of(
      element, drawing: [DrawnScreen.text("/1", "NOT DELIVERED", isHidden: true)])

    #expect(TextNeverSpoken.found(on: screen).isEmpty)
  }

  @Test(
    "Initials, emoji, signs, pictures, what is scaled to nothing, and what an element stands for are not",
    arguments: [
      DrawnScreen.text("/1", "AB", isHidden: true),
      DrawnScreen.text("/1", "📎", isHidden: true),
      DrawnScreen.text("/1", "· › ·", isHidden: true),
      DrawnScreen.part("/1", .symbol("checkmark"), isHidden: true),
      DrawnPart(
        id: "/1", kind: .text, words: "Not delivered", isHidden: true, isScaledToNothing: true),
      DrawnScreen.text("/1", "Not delivered", in: "/0"),
    ])
  func notFound(part: DrawnPart) {
    #expect(TextNeverSpoken.found(on: screen(part)).isEmpty)
  }

  @Test("Four letters are no initials, and neither are small ones")
  func noInitials() {
    for words in ["FAIL", "new"] {
      #expect(
        TextNeverSpoken.found(on: screen(DrawnScreen.text("/1", words, isHidden: true))).count
          == 1)
    }
  }

  @Test("Half of the words is not enough")
  func half() {
    let element = DrawnScreen.element("/0", "Delivered")
    let screen = DrawnScreen.of(
      element, drawing: [DrawnScreen.text("/1", "Not delivered", isHidden: true)])

    #expect(TextNeverSpoken.found(on: screen).count == 1)
  }

  @Test("What lies behind a modal is not there for now, what is hidden in it is")
  func modal() {
    let modal = AccessibilityContainer(id: "/2/#modal", kind: .modal)
    let screen = DrawnScreen.of(
      DrawnScreen.element("/2/0", "Reply", .button, containers: [modal]),
      drawing: [
        DrawnScreen.text("/1", "Not delivered", isHidden: true),
        DrawnScreen.text("/2/1", "Offline", isHidden: true),
      ])

    #expect(
      TextNeverSpoken.found(on: screen) == [
        AuditProblem(part: "/2/1", "“Offline” is drawn, and nothing that is heard tells it")
      ])
  }

  @Test("A modal of which nobody knows where it lies keeps the rule quiet")
  func flatModal() {
    let modal = AccessibilityContainer(id: "sheet", kind: .modal)
    let screen = DrawnScreen.of(
      DrawnScreen.element("reply", "Reply", .button, containers: [modal]),
      drawing: [DrawnScreen.text("/1", "Not delivered", isHidden: true)])

    #expect(TextNeverSpoken.found(on: screen).isEmpty)
  }

  @Test("Where rows or elements were left out, only what is hidden is known to be silent")
  func leftOut() {
    let parts = [
      DrawnScreen.text("/1", "Not delivered"), DrawnScreen.text("/2", "Offline", isHidden: true),
    ]
    let element = DrawnScreen.element("/0", "See you at nine")
    let screens = [
      AuditedScreen(elements: [element], drawn: DrawnContent(parts: parts, rowsLeftOut: 1)),
      AuditedScreen(
        elements: [element], drawn: DrawnContent(parts: parts), elementsLeftOut: true),
    ]

    for screen in screens {
      #expect(TextNeverSpoken.found(on: screen).map(\.part) == ["/2"])
    }
  }

  @Test("What is silent all together is told as one, by another rule")
  func together() {
    let texts = ["On my way", "Save me a seat", "Bring the oars", "Start is at eight"]
    let screen = AuditedScreen(
      elements: [DrawnScreen.element("title", "Chat")],
      drawn: DrawnContent(parts: texts.map { DrawnScreen.text(.init(rawValue: $0), $0) }))

    #expect(TextNeverSpoken.found(on: screen).isEmpty)
  }

  private func screen(_ part: DrawnPart) -> AuditedScreen {
    DrawnScreen.of(DrawnScreen.element("/0", "See you at nine"), drawing: [part])
  }
}
