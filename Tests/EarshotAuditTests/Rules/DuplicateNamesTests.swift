import EarshotAudit
import EarshotTree
import Testing

@Suite("Rule duplicate-names", .cases(of: DuplicateNames.self))
struct DuplicateNamesTests {
  private let group = AccessibilityContainer(id: "group", kind: .group)

  @Test("Controls in a row that sound the same are found once, at the first", arguments: [2, 3])
  func found(count: Int) {
    let more = (0..<count).map { element("\($0)", "More") }

    let problems = DuplicateNames.found(
      on: AuditedScreen(elements: [element("a", "Send")] + more))

    #expect(
      problems == [
        AuditProblem(
          element: "0",
          "\(count) controls in a row are heard as “More”, and nothing tells them apart")
      ])
  }

  @Test("Each row of them is found")
  func twoRuns() {
    let screen = AuditedScreen(elements: [
      element("0", "More"), element("1", "More"), element("2", "Like"), element("3", "Like"),
    ])

    #expect(DuplicateNames.found(on: screen).map(\.element) == ["0", "2"])
  }

  @Test("Controls in the same group are found")
  func grouped() {
    let screen = AuditedScreen(elements: ["0", "1"].map { element($0, "More", in: group) })

    #expect(DuplicateNames.found(on: screen).map(\.element) == ["0"])
  }

  @Test("Messages that react to a tap are not, since people write the same again")
  func taps() {
    let elements = ["0", "1"].map { id in
      AuditedElement(
        AccessibilityElement(id: .init(rawValue: id), label: "Ha"), responses: .tap)
    }

    #expect(DuplicateNames.found(on: AuditedScreen(elements: elements)).isEmpty)
  }

  @Test(
    "Controls that anything tells apart are not",
    arguments: [
      AccessibilityElement(id: "1", label: "Less", traits: .button),
      AccessibilityElement(id: "1", label: "More", value: "2", traits: .button),
      AccessibilityElement(id: "1", label: "More", hint: "Opens people", traits: .button),
      AccessibilityElement(id: "1", label: "More", traits: [.button, .selected]),
      AccessibilityElement(id: "1", label: "More"),
      AccessibilityElement(
        id: "1", label: "More", traits: .button,
        customContent: [AccessibilityCustomContent(label: "Of", value: "Ana")]),
    ])
  func toldApart(second: AccessibilityElement) {
    let screen = AuditedScreen(elements: [element("0", "More"), AuditedElement(second)])

    #expect(DuplicateNames.found(on: screen).isEmpty)
  }

  @Test("The same control in each row is not, whether other words or containers part them")
  func rows() {
    let words = AuditedScreen(elements: [
      element("0", "Like"), AuditedElement(.message("Yes")), element("1", "Like"),
    ])
    let containers = AuditedScreen(elements: [
      element("0", "Like", in: AccessibilityContainer(id: "first", kind: .group)),
      element("1", "Like", in: AccessibilityContainer(id: "second", kind: .group)),
    ])

    #expect(DuplicateNames.found(on: words).isEmpty)
    #expect(DuplicateNames.found(on: containers).isEmpty)
  }

  @Test("Alternatives are not, since each is said with its place, nor are texts and the nameless")
  func others() {
    let series = AccessibilityContainer(id: "series", kind: .series)
    let texts = AuditedScreen(elements: [
      AuditedElement(AccessibilityElement(id: "0", label: "Ha")),
      AuditedElement(AccessibilityElement(id: "1", label: "Ha")),
    ])

    #expect(
      DuplicateNames.found(
        on: AuditedScreen(elements: [
          element("0", "Dot", in: series), element("1", "Dot", in: series),
        ])
      ).isEmpty)
    #expect(DuplicateNames.found(on: texts).isEmpty)
    #expect(
      DuplicateNames.found(
        on: AuditedScreen(elements: [element("0", nil), element("1", nil)])
      ).isEmpty)
  }

  private func element(
    _ id: String, _ label: String?, in container: AccessibilityContainer? = nil
  ) -> AuditedElement {
    AuditedElement(
      AccessibilityElement(id: .init(rawValue: id), label: label, traits: .button),
      containers: [container].compactMap(\.self))
  }
}
