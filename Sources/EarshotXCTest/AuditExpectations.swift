public import EarshotAudit
import EarshotTestKit
public import EarshotUI

/// Expects that nobody who listens would stumble over anything on a view.
///
/// The view is opened anew many times, and everything is done there that can be done; a model that
/// it shows should be made in the expression, so that each begins alike. Rules can be chosen by their
/// names, which `earshot rules` lists, or by the types of Apple's audit. A finding that is meant is
/// allowed with a reason.
///
/// ```swift
/// expectAudit(MessageRow(.sample), failOn: .warning)
/// expectAudit(MessageRow(.sample), for: [.trait], excluding: ["label-says-role"])
/// ```
///
/// What cannot be told fails the test if it was asked for by name or by type. A crash of the view ends
/// the run of tests, as in any test; `earshot audit` makes it a finding.
@MainActor
public func expectAudit<Content: View>(
  _ view: @autoclosure @escaping @MainActor () -> Content, failOn level: AuditFailLevel = .error,
  for types: [AuditType]? = nil, including included: [String] = [],
  excluding excluded: [String] = [], allowing allowed: [AllowedFinding] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let expectation = AuditExpectation(
    failLevel: level, types: types, included: included, excluded: excluded, allowed: allowed)
  let failure = expectation.failure(on: view, named: "\(Content.self)")
  Issues.report(failure, at: CodeLocation(fileID, filePath, line, column))
}
