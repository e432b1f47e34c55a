import EarshotAudit
import EarshotTree
import Testing

@Suite("Counting the cases of a rule")
struct RuleTallyTests {
  @Test("Three in which something is found and three that are passed over are enough")
  func enough() {
    let tally = RuleTally(of: "made-up")

    tally.count(Self.cases(found: 3, passedOver: 3))

    #expect(tally.lacks.isEmpty)
  }

  @Test("Fewer are told", arguments: [0, 1, 2])
  func fewer(count: Int) {
    let tally = RuleTally(of: "made-up")

    tally.count(Self.cases(found: count, passedOver: count))

    #expect(
      tally.lacks == [
        "made-up finds something in \(count) cases of its suite, and 3 are the least",
        "made-up passes over \(count) cases of its suite, and 3 are the least",
      ])
  }

  @Test("Each kind is told by itself")
  func kinds() {
    let found = RuleTally(of: "made-up")
    let passedOver = RuleTally(of: "made-up")

    found.count(Self.cases(found: 3, passedOver: 2))
    passedOver.count(Self.cases(found: 2, passedOver: 3))

    #expect(found.lacks == ["made-up passes over 2 cases of its suite, and 3 are the least"])
    #expect(
      passedOver.lacks == [
        "made-up finds something in 2 cases of its suite, and 3 are the least"
      ])
  }

  @Test("The same case again counts once, and the cases of another rule not at all")
  func others() {
    let tally = RuleTally(of: "made-up")
    let other = Self.cases(found: 3, passedOver: 3, of: "other")

    tally.count(Self.cases(found: 2, passedOver: 3))
    tally.count(Self.cases(found: 2, passedOver: 3) + other)

    #expect(
      tally.lacks == ["made-up finds something in 2 cases of its suite, and 3 are the least"])
  }

  @Test("A screen without anything is no near miss, but something may be found just there")
  func bare() {
    let tally = RuleTally(of: "made-up")
    let bare = (1...3).map { Self.screen([], language: "language \($0)") }
    let nothing = AuditedScreen(elements: [])

    tally.count(bare.map { RuleCase(rule: "made-up", subject: $0, isFound: true) })
    tally.count(bare.map { RuleCase(rule: "made-up", subject: $0, isFound: false) })
    tally.count([
      .init(rule: "made-up", subject: .exploration(Exploration(states: [])), isFound: false),
      .init(
        rule: "made-up", subject: .step(Deeds.step(.escape, from: nothing)), isFound: false),
    ])

    #expect(tally.lacks == ["made-up passes over 0 cases of its suite, and 3 are the least"])
  }

  private static func cases(found: Int, passedOver: Int, of rule: String = "made-up") -> [RuleCase]
  {
    let bad = (0..<found).map { screen([.button("bad \($0)")]) }
    let good = (0..<passedOver).map { screen([.button("good \($0)")]) }
    return bad.map { RuleCase(rule: rule, subject: $0, isFound: true) }
      + good.map { RuleCase(rule: rule, subject: $0, isFound: false) }
  }

  private static func screen(
    _ elements: [AccessibilityElement], language: String = "en"
  ) -> RuleCase.Subject {
    .screen(
      AuditedScreen(elements: elements.map { AuditedElement($0) }, language: language))
  }
}
