import EarshotAudit
import EarshotTree
import Synchronization
import Testing

@Suite("Each case of a rule is looked at")
struct RuleCasesTraitTests {
  @Test("A test that looks at every answer passes")
  func attentive() async throws {
    let issues = try await issues {
      #expect(MadeUpRule.found(on: Self.bad) == [AuditProblem(element: "it", "is bad")])
      #expect(MadeUpRule.found(on: Self.good).isEmpty)
    }

    #expect(issues.isEmpty)
  }

  @Test("An answer that nobody looks at is told, and so is one that may as well be another")
  func careless() async throws {
    let issues = try await issues {
      _ = MadeUpRule.found(on: Self.bad)
      #expect(MadeUpRule.found(on: Self.good).isEmpty)
      #expect(MadeUpRule.found(on: Self.bad).allSatisfy { $0.message == "is bad" })
      #expect(MadeUpRule.found(on: Self.good).count < 2)
    }

    #expect(
      issues == [
        "made-up: nobody would notice if it found nothing in answer 1",
        "made-up: nobody would notice if it found nothing in answer 3",
        "made-up: nobody would notice if it found something in answer 4",
      ])
  }

  @Test("A test that gives up has noticed")
  func required() async throws {
    let issues = try await issues {
      let problem = try #require(MadeUpRule.found(on: Self.bad).first)
      #expect(problem.message == "is bad")
    }

    #expect(issues.isEmpty)
  }

  @Test("What fails as it is, fails")
  func failing() async throws {
    let issues = try await issues { Issue.record("fails as it is") }

    #expect(issues == ["fails as it is"])
  }

  @Test("Steps and explorations are cases as well")
  func subjects() async throws {
    let step = Deeds.activate("it", from: Self.bad)

    let issues = try await issues {
      _ = MadeUpRule.found(with: step)
      _ = MadeUpRule.found(in: Deeds.exploration([step]))
    }

    #expect(
      issues == [
        "made-up: nobody would notice if it found something in answer 1",
        "made-up: nobody would notice if it found something in answer 2",
      ])
  }

  @Test("Too few cases are told when the suite is over, unless only some of its tests run")
  func tooFew() async throws {
    let body = { @Sendable in #expect(!MadeUpRule.found(on: Self.bad).isEmpty) }

    let whole = try await issues(isWhole: true, body)
    let filtered = try await issues(isWhole: false, body)

    #expect(
      whole == [
        "made-up finds something in 1 cases of its suite, and 3 are the least",
        "made-up passes over 0 cases of its suite, and 3 are the least",
      ])
    #expect(filtered.isEmpty)
  }

  @Test("Without anybody who counts, a rule answers as ever")
  func alone() {
    #expect(MadeUpRule.found(on: Self.bad) == MadeUpRule.problems(on: Self.bad))
    #expect(RuleInquiry.current == nil)
  }

  private static let bad = AuditedScreen(.button("bad"))
  private static let good = AuditedScreen(.button("good"))

  /// What comes up when a suite runs that has one test, and is told to count or not.
  private func issues(
    isWhole: Bool = false, _ body: @escaping @Sendable () throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let trait = RuleCasesTrait(of: MadeUpRule.self, isWhole: isWhole)
    let heard = Mutex<[String]>([])
    let listener = IssueHandlingTrait.compactMapIssues { issue in
      heard.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return nil
    }
    try await listener.provideScope(for: test, testCase: testCase) {
      try await trait.provideScope(for: test, testCase: nil) {
        try await trait.provideScope(for: test, testCase: testCase) { try body() }
      }
    }
    return heard.withLock(\.self)
  }
}
