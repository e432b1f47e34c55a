import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("Rule stops-per-message", .cases(of: StopsPerMessage.self))
struct StopsPerMessageTests {
  @Test("Rows in pieces are found once for their list")
  func found() {
    let screen = DrawnScreen.of(
      element("/0/[1]/0", "Ana"), element("/0/[1]/1", "On my way"), element("/0/[1]/2", "11:21"),
      element("/0/[2]/0", "Ben"), element("/0/[2]/1", "Me too"))

    #expect(
      StopsPerMessage.found(on: screen) == [
        AuditProblem(
          element: "/0/[1]/0",
          "each of 2 rows takes several stops, such as “Ana”, “On my way” and “11:21”"
        ).about(.row)
      ])
  }

  @Test("A portrait beside a text, and what stands around buttons, counts")
  func mixed() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[1]/0", "portrait", .image), element("/0/[1]/1", "On my way"),
      DrawnScreen.element("/0/[1]/2", "Like", .button),
      DrawnScreen.element("/0/[2]/0", "portrait", .image), element("/0/[2]/1", "Me too"))

    #expect(
      StopsPerMessage.found(on: screen) == [
        AuditProblem(
          element: "/0/[1]/0",
          "each of 2 rows takes several stops, such as “portrait”, “On my way” and “Like”"
        ).about(.row)
      ])
  }

  @Test("All rows that take several stops are counted, with those that are split around a deed")
  func count() {
    let split = [element("/0/[1]/0", "Ana"), element("/0/[1]/1", "On my way")]
    let other = [element("/0/[2]/0", "Ben"), element("/0/[2]/1", "Me too")]
    let held = [
      DrawnScreen.element("/0/[3]/0", "See you", responses: .touchAndHold),
      element("/0/[3]/1", "11:21"),
    ]
    let whole = [element("/0/[4]/0", "Ben, no")]

    let all = StopsPerMessage.found(on: AuditedScreen(elements: split + other + held))
    let some = StopsPerMessage.found(on: AuditedScreen(elements: split + other + held + whole))

    #expect(
      all.map(\.message) == ["each of 3 rows takes several stops, such as “Ana” and “On my way”"])
    #expect(
      some.map(\.message) == ["3 of 4 rows take several stops, such as “Ana” and “On my way”"])
  }

  @Test("Messages within days are found by their own rows")
  func nested() {
    let screen = DrawnScreen.of(
      DrawnScreen.element("/0/[Monday]/0", "Monday", .header),
      element("/0/[Monday]/1/[1]/0", "Ana"), element("/0/[Monday]/1/[1]/1", "On my way"),
      DrawnScreen.element("/0/[Tuesday]/0", "Tuesday", .header),
      element("/0/[Tuesday]/1/[2]/0", "Ben"), element("/0/[Tuesday]/1/[2]/1", "Me too"))

    #expect(
      StopsPerMessage.found(on: screen) == [
        AuditProblem(
          element: "/0/[Monday]/1/[1]/0",
          "each of 2 rows takes several stops, such as “Ana” and “On my way”"
        ).about(.row)
      ])
  }

  @Test("Rows of one stop, a single row, and what is in no row are not found")
  func oneStop() {
    let rows = DrawnScreen.of(element("/0/[1]/0", "Ana, yes"), element("/0/[2]/0", "Ben, no"))
    let single = DrawnScreen.of(
      element("/0/[1]/0", "Ana"), element("/0/[1]/1", "Yes"), element("/0/[2]/0", "Ben, no"))
    let flat = DrawnScreen.of(element("/0/0", "Ana"), element("/0/1", "Yes"))

    for screen in [rows, single, flat] { #expect(StopsPerMessage.found(on: screen).isEmpty) }
  }

  @Test("Reactions within a message are rows of their own")
  func reactions() {
    let screen = DrawnScreen.of(
      element("/0/[1]/0", "Ana, yes"), element("/0/[1]/1/[❤️]", "❤️"),
      element("/0/[1]/1/[👍]", "👍"), element("/0/[2]/0", "Ben, no"), element("/0/[2]/1/[👍]", "👍"))

    #expect(StopsPerMessage.found(on: screen).isEmpty)
  }

  @Test(
    "Stops at which something can be done are there on purpose",
    arguments: [
      DrawnScreen.element("/", "Like", .button),
      DrawnScreen.element("/", "Photo", actions: ["Save"]),
      DrawnScreen.element("/", "Photo", responses: .touchAndHold),
      DrawnScreen.element("/", "Photo", responses: .menu),
      DrawnScreen.element("/", "Rating", responses: .adjustment),
      DrawnScreen.element("/", "Photo", responses: .tap),
    ])
  func purposeful(element: AuditedElement) {
    func second(_ id: AccessibilityElement.ID) -> AuditedElement {
      var copy = element
      copy.element = element.element.identified(by: id)
      return copy
    }
    let screen = DrawnScreen.of(
      self.element("/0/[1]/0", "Ana, yes"), second("/0/[1]/1"),
      self.element("/0/[2]/0", "Ben, no"), second("/0/[2]/1"))

    #expect(StopsPerMessage.found(on: screen).isEmpty)
  }

  @Test(
    "What a swipe over a row or a tap on it does is offered at each of its stops, and is none's own"
  )
  func sharedDeeds() {
    func row(_ number: Int) -> [AuditedElement] {
      ["Ana", "On my way", "11:21"].enumerated().map { place, text in
        DrawnScreen.element(
          .init(rawValue: "/0/[\(number)]/\(place)"), text, actions: ["Delete"],
          responses: [.tap, .touchAndHold])
      }
    }

    let problems = StopsPerMessage.found(on: AuditedScreen(elements: row(1) + row(2)))

    #expect(
      problems == [
        AuditProblem(
          element: "/0/[1]/0",
          "each of 2 rows takes several stops, such as “Ana”, “On my way” and “11:21”"
        ).about(.row)
      ])
  }

  @Test("Headed parts, pictures, paragraphs and cells are no messages")
  func others() {
    let long = "one two three four five six seven eight nine ten eleven twelve"
    let table = AccessibilityContainer(id: "t", kind: .table(rows: 2, columns: 2))
    let screens = [
      rows({ DrawnScreen.element($0, "Ana") }, { DrawnScreen.element($0, "Title", .header) }),
      rows(
        { DrawnScreen.element($0, "one", .image) }, { DrawnScreen.element($0, "two", .image) }),
      rows({ DrawnScreen.element($0, long) }, { DrawnScreen.element($0, long) }),
      rows(
        { DrawnScreen.element($0, "1", containers: [table]) },
        { DrawnScreen.element($0, "2", containers: [table]) }),
    ]

    for screen in screens { #expect(StopsPerMessage.found(on: screen).isEmpty) }
  }

  private typealias Maker = (AccessibilityElement.ID) -> AuditedElement

  private func rows(_ first: Maker, _ second: Maker) -> AuditedScreen {
    DrawnScreen.of(
      first("/0/[1]/0"), second("/0/[1]/1"), first("/0/[2]/0"), second("/0/[2]/1"))
  }

  private func element(_ id: AccessibilityElement.ID, _ label: String) -> AuditedElement {
    DrawnScreen.element(id, label)
  }
}
