import EarshotReports
import EarshotText

/// Words about findings that are told once, which several formats share.
struct FindingText {
  private let group: FindingGroup
  private var first: AuditFinding { group.first }

  init(_ group: FindingGroup) { self.group = group }

  init(_ finding: AuditFinding) { self.init(FindingGroup.groups(of: [finding])[0]) }

  /// What a person meets.
  var message: String { PrintableText.line(first.problem.message) }

  /// Where it is, an element each: `heard “Yes”, in Bubble, Bubble.swift:12:5`.
  var places: [String] { group.findings.map(Self.place) }

  /// How sure it is, and what it rests on.
  var confidence: String {
    switch first.confidence {
    case .certain: "sure"
    case .likely: "likely"
    case .assumed: first.rule.assumption.map { "assumed: \(PrintableText.line($0))" } ?? "assumed"
    }
  }

  /// What to change.
  var remedy: String { PrintableText.line(first.remedy) }

  /// The criteria that fail: `4.1.2 Name, Role, Value, level A`.
  var criteria: [String] {
    first.rule.criteria.map { "\($0.number) \($0.name), level \($0.level.rawValue)" }
  }

  /// The call with which somebody hears it, and what to type then; nothing where it shows at once.
  var commands: [String] {
    guard !first.commands.isEmpty else { return [] }
    return [call] + first.commands.map { "> \(PrintableText.line($0))" }
  }

  /// What the commands lead to.
  var meeting: String {
    let isSame = group.findings.allSatisfy { $0.commands == first.commands }
    return isSame ? "to meet it" : "to meet the first"
  }

  private var call: String { "earshot play \(ShellWord.quoting(path: first.screen))" }

  private static func place(of finding: AuditFinding) -> String {
    let parts = [
      finding.heard.map { $0.isEmpty ? "[silence]" : "heard “\(PrintableText.line($0))”" },
      finding.view.map { "in \(PrintableText.line($0))" },
      finding.place.map { PrintableText.line($0.description) },
    ].compactMap(\.self)
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    return finding.subject.map { "at \(PrintableText.line($0))" } ?? "the whole screen"
  }
}
