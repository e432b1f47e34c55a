import EarshotAudit
import Synchronization
import Testing

/// Counts the cases of a rule's suite, and sees to it that each of them would notice.
///
/// Each test runs once as it is, and once more for each answer that it got, with this one answer
/// turned round: a test that passes all the same does not look at that answer, and is a failure.
/// So nothing that counts is asked in vain, and a rule that was deleted, or that finds the opposite,
/// fails every test that asks it.
struct RuleCasesTrait: SuiteTrait, TestTrait, TestScoping {
  /// The names of the rules whose suites are to run.
  static var planned: Set<String> { suites.withLock(\.self) }
  private static let suites = Mutex<Set<String>>([])

  private let rule: String
  private let tally: RuleTally
  private let isWhole: Bool

  /// Counts the cases of a rule, and calls them too few where all of them run.
  init(of rule: any AuditRule.Type, isWhole: Bool = TestRun.isWhole) {
    self.rule = rule.facts.id
    tally = RuleTally(of: rule.facts.id)
    self.isWhole = isWhole
  }

  /// The tests of the suite inherit the trait, and with it the tally.
  var isRecursive: Bool { true }

  func prepare(for test: Test) {
    Self.suites.withLock { _ = $0.insert(rule) }
  }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? self : nil
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase == nil else { return try await count(test, testCase, function) }
    try await function()
    guard isWhole else { return }
    for lack in tally.lacks { Issue.record("\(lack)", sourceLocation: test.sourceLocation) }
  }

  private func count(
    _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void
  ) async throws {
    let inquiry = RuleInquiry()
    try await RuleInquiry.$current.withValue(inquiry) { try await function() }
    for (place, asked) in inquiry.cases.enumerated()
    where await !Self.notices(turning: place, test, testCase, function) {
      Issue.record(
        "\(asked.rule): \(asked.oversight) in answer \(place + 1)",
        sourceLocation: test.sourceLocation)
    }
    tally.count(inquiry.cases)
  }

  private static func notices(
    turning place: Int, _ test: Test, _ testCase: Test.Case?,
    _ function: @Sendable () async throws -> Void
  ) async -> Bool {
    let issues = Mutex(0)
    let listener = IssueHandlingTrait.compactMapIssues { _ in
      issues.withLock { $0 += 1 }
      return nil
    }
    do {
      try await listener.provideScope(for: test, testCase: testCase) {
        try await RuleInquiry.$current.withValue(RuleInquiry(turning: place)) {
          try await function()
        }
      }
    } catch { return true }
    return issues.withLock { $0 > 0 }
  }
}

extension Trait where Self == RuleCasesTrait {
  /// Counts the cases of a rule, and sees to it that each of them would notice.
  static func cases(of rule: any AuditRule.Type) -> Self { Self(of: rule) }
}
