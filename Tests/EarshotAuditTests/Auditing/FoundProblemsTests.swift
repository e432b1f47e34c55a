import EarshotTree
import Testing

@testable import EarshotAudit

@Suite("What rules find in an exploration")
struct FoundProblemsTests {
  private static let plain = DrawnScreen.of(DrawnScreen.element("it", "Like", .button))
  private static let bad = DrawnScreen.of(DrawnScreen.element("it", "bad", .button))

  @Test("What is wrong on a screen is found once, where it shows first")
  func screens() {
    let found = Self.found(in: [
      Deeds.activate("it", from: Self.plain, to: Self.bad),
      Deeds.activate("it", from: Self.bad, to: Self.plain),
      Deeds.activate("it", from: Self.bad, to: Self.worse),
    ])

    #expect(found.map(\.problem) == [AuditProblem(element: "it", "is bad")])
    #expect(found.map(\.state) == [1])
    #expect(found.map(\.screen) == [Self.bad])
    #expect(found.map(\.step) == [nil])
  }

  @Test("Rows that come later tell nothing new of their place, those that come together do")
  func rows() {
    let two = DrawnScreen.of(
      DrawnScreen.element("/[1]/0", "bad"), DrawnScreen.element("/[2]/0", "bad"))
    let three = DrawnScreen.of(
      DrawnScreen.element("/[1]/0", "bad"), DrawnScreen.element("/[3]/0", "bad"),
      DrawnScreen.element("/4", "bad"))

    let found = Self.found(in: [Deeds.activate("/[1]/0", from: two, to: three)])

    #expect(found.map(\.problem.element) == ["/[1]/0", "/[2]/0", "/4"])
    #expect(found.map(\.state) == [0, 0, 1])
  }

  @Test("What is about a screen as a whole is told apart by what is said of it")
  func wholes() {
    let found = Self.found(
      in: [
        Deeds.step(.escape, from: Self.plain, to: Self.bad),
        Deeds.step(.escape, from: Self.bad, to: Self.plain),
      ], by: TellsOfAll.self)

    #expect(found.map(\.problem.message) == ["is plain", "is bad"])
  }

  @Test("What is said of a screen as a whole is the same where only a number differs")
  func numbers() {
    let columns = [20, 21, 25].map { count in
      AuditedScreen(
        elements: (0..<count).map { DrawnScreen.element(.init(rawValue: "\($0)"), "Line \($0)") })
    }
    let found = FoundProblems(in: Exploration(states: columns), by: [HeadingMissing.self]) {}

    #expect(found.all.map(\.problem.message) == ["there are 20 stops, and no heading to jump to"])
  }

  @Test("Two rules tell of one element each for itself")
  func rules() {
    let found = FoundProblems(
      in: Deeds.exploration([Deeds.step(.escape, from: Self.bad)]),
      by: [MadeUpRule.self, TellsOfAll.self, TellsOfSteps.self]
    ) {}

    #expect(found.all.map(\.rule.id) == ["made-up", "tells-of-all", "tells-of-steps"])
  }

  @Test("What a step shows is about what was there before, or else about what came of it")
  func steps() {
    let opened = DrawnScreen.of(
      DrawnScreen.element("it", "Like", .button), DrawnScreen.element("new", "Close", .button))
    let found = Self.found(
      in: [
        Deeds.activate("it", from: Self.plain, to: opened),
        Deeds.activate("new", from: opened, to: opened),
      ], by: TellsOfSteps.self)

    #expect(found.map(\.problem.element) == ["it", "new"])
    #expect(found.map(\.screen) == [Self.plain, opened])
    #expect(found.map(\.step) == [0, 0])
    #expect(found.map(\.state) == [0, 0])
  }

  @Test("A part that only a step brings is looked at where it came to")
  func parts() {
    let drawn = DrawnScreen.of(
      DrawnScreen.element("it", "Like", .button),
      drawing: [DrawnScreen.text("part", "Like", in: "it")])

    let come = Self.found(
      in: [Deeds.activate("it", from: Self.plain, to: drawn)], by: TellsOfParts.self)
    let gone = Self.found(
      in: [Deeds.activate("it", from: drawn, to: Self.plain)], by: TellsOfParts.self)

    #expect(come.map(\.screen) == [drawn])
    #expect(gone.map(\.screen) == [drawn])
  }

  @Test("What only shows in the whole stands at its last step, or else at the opened screen")
  func explorations() {
    let steps = [
      Deeds.activate("it", from: Self.plain, to: Self.bad), Deeds.activate("it", from: Self.bad),
    ]

    let last = Self.found(in: steps, by: TellsOfWhole<LastStep>.self)
    let none = Self.found(in: steps, by: TellsOfWhole<NoStep>.self)
    let wrong = Self.found(in: steps, by: TellsOfWhole<WrongStep>.self)

    #expect(last.map(\.step) == [1])
    #expect(last.map(\.state) == [1])
    for found in [none, wrong] {
      #expect(found.map(\.step) == [nil])
      #expect(found.map(\.state) == [0])
      #expect(found.map(\.screen) == [Self.plain])
    }
  }

  @Test("Of one element a rule tells once, in whatever words")
  func once() {
    let found = Self.found(
      in: [
        Deeds.activate("it", from: Self.plain),
        Deeds.activate("it", from: Self.plain, to: Self.bad),
      ], by: TellsOfLabels.self)

    #expect(found.map(\.problem.message) == ["leads to Like"])
  }

  @Test("All that a rule says of one element at once is told, and not again in another state")
  func respects() {
    let found = Self.found(
      in: [Deeds.activate("it", from: Self.bad, to: Self.worse)], by: TellsOfSides.self)

    #expect(found.map(\.problem.message) == ["is bad of 1 side", "is bad of each other side"])
    #expect(found.map(\.state) == [0, 0])
  }

  @Test("Of texts that are written one by one, each is told, by whatever deed it shows")
  func texts() {
    func says(_ words: String, by id: AccessibilityElement.ID) -> AuditedStep {
      let screen = DrawnScreen.of(
        DrawnScreen.element("it", "Copy", .button),
        DrawnScreen.element("/[1]/0", "Delete", .button),
        DrawnScreen.element("/[2]/0", "Delete", .button))
      var step = Deeds.activate(id, from: screen)
      step.moments = [
        BriefScreen(
          AuditedScreen(elements: screen.elements + [DrawnScreen.element("toast", words)]),
          lasting: .seconds(2))
      ]
      return step
    }

    let found = Self.found(
      in: [
        says("Copied", by: "it"), says("Copied", by: "it"), says("Copied 2", by: "it"),
        says("Pinned", by: "it"), says("Deleted Ana", by: "/[1]/0"),
        says("Deleted Ben", by: "/[2]/0"),
      ], by: MessagePassesUnheard.self)

    #expect(
      found.map(\.problem.message) == [
        "“Copied” shows for 2 seconds and nothing of it is heard",
        "“Copied 2” shows for 2 seconds and nothing of it is heard",
        "“Pinned” shows for 2 seconds and nothing of it is heard",
        "“Deleted Ana” shows for 2 seconds and nothing of it is heard",
      ])
  }

  @Test("What an element says for a while is looked at while it does")
  func moments() {
    var step = Deeds.activate("it", from: Self.plain)
    let copied = DrawnScreen.of(DrawnScreen.element("it", "Copied", .button))
    step.moments = [BriefScreen(copied, lasting: .seconds(1))]

    let found = Self.found(in: [step], by: MessagePassesUnheard.self)

    #expect(found.map(\.screen) == [copied])
  }

  @Test("What a step shows of the whole screen is about the screen before it")
  func wholeSteps() {
    let found = Self.found(
      in: [Deeds.step(.escape, from: Self.plain, to: Self.bad)], by: TellsOfSteps.self)

    #expect(found.map(\.problem.message) == ["is left"])
    #expect(found.map(\.screen) == [Self.plain])
  }

  @Test("That work goes on is told once a rule")
  func resting() {
    var rests = 0

    _ = FoundProblems(
      in: Deeds.exploration([Deeds.step(.escape, from: Self.bad)]),
      by: [MadeUpRule.self, TellsOfAll.self]
    ) { rests += 1 }

    #expect(rests == 2)
  }

  private static let worse = DrawnScreen.of(
    DrawnScreen.element("it", "bad", .button), DrawnScreen.element("other", "Like"))

  private static func found(
    in steps: [AuditedStep], by rule: any AuditRule.Type = MadeUpRule.self
  ) -> [FoundProblems.Found] {
    FoundProblems(in: Deeds.exploration(steps), by: [rule]) {}.all
  }
}

/// Says of each screen what its only element is called.
private enum TellsOfAll: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-all")

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    [AuditProblem(screen.elements.contains { $0.element.label == "bad" } ? "is bad" : "is plain")]
  }
}

/// Tells of what a step acts on, and of what it brings.
private enum TellsOfSteps: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-steps")

  static func problems(with step: AuditedStep) -> [AuditProblem] {
    let new = step.after.elements.map(\.id).filter { step.before[$0] == nil }
    return ([step.deed.subject].compactMap(\.self) + new).map {
      AuditProblem(element: $0, "is done")
    } + (step.deed.subject == nil ? [AuditProblem("is left")] : [])
  }
}

/// Tells of what a step acts on in words that follow from where it leads.
private enum TellsOfLabels: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-labels")

  static func problems(with step: AuditedStep) -> [AuditProblem] {
    [
      AuditProblem(
        element: step.deed.subject, "leads to \(step.subjectAfter?.element.label ?? "nothing")")
    ]
  }
}

/// Says two things of each element that is called bad.
private enum TellsOfSides: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-sides")

  static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.filter { $0.element.label == "bad" }.flatMap { element in
      [
        AuditProblem(element: element.id, "is bad of 1 side"),
        AuditProblem(element: element.id, "is bad of 2 side"),
        AuditProblem(element: element.id, "is bad of each other side"),
      ]
    }
  }
}

/// Tells of a part that is drawn.
private enum TellsOfParts: AuditRule {
  static let facts = MadeUpRule.madeUpFacts(named: "tells-of-parts")

  static func problems(with step: AuditedStep) -> [AuditProblem] {
    [AuditProblem(part: "part", "is drawn")]
  }
}

private protocol NamedSteps: Sendable {
  static func steps(of exploration: Exploration) -> [Int]
}

private enum LastStep: NamedSteps {
  static func steps(of exploration: Exploration) -> [Int] { Array(exploration.steps.indices) }
}

private enum NoStep: NamedSteps {
  static func steps(of exploration: Exploration) -> [Int] { [] }
}

private enum WrongStep: NamedSteps {
  static func steps(of exploration: Exploration) -> [Int] { [exploration.steps.count] }
}

/// Tells of everything, with the steps that it names.
private enum TellsOfWhole<Named: NamedSteps>: AuditRule {
  static var facts: AuditRuleFacts { MadeUpRule.madeUpFacts(named: "tells-of-whole") }

  static func problems(in exploration: Exploration) -> [AuditProblem] {
    [AuditProblem(element: "it", "is done", steps: Named.steps(of: exploration))]
  }
}
