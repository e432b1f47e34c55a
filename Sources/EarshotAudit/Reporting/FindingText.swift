import EarshotReports
import EarshotText

/// Words about findings that are told once, which several formats share.
struct FindingText {
  private let group: FindingGroup
  private var first: AuditFinding { group.first }

  init(_ group: FindingGroup) { self.group = group }

  init(_ finding: AuditFinding) { self.init(FindingGroup.groups(of: [finding])[0]) }

  /// What a person meets.
  var message: String { ShownText.sentence(first.problem.message) }

  /// Where it is, an element each: `heard “Yes”, in Bubble, Bubble.swift:12:5`.
  var places: [String] { group.findings.map(Self.place) }

  /// How sure it is, and what it rests on unless that was told before.
  func confidence(afterOthers isRepeated: Bool = false) -> String {
    guard first.confidence == .assumed, let assumption = first.rule.assumption else {
      return first.confidence.rawValue
    }
    return isRepeated ? "assumed, as above" : "assumed: \(PrintableText.line(assumption))"
  }

  /// What to change.
  var remedy: String { ShownText.sentence(first.remedy) }

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
      finding.heard.map { $0.isEmpty ? "[silence]" : "heard “\(ShownText.words($0))”" },
      finding.whereabouts.map(ShownText.words),
      finding.view.map { "in \(ShownText.words($0))" },
      finding.place.map { PrintableText.line($0.description) },
    ].compactMap(\.self)
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    guard let subject = finding.subject else { return "the whole screen" }
    // A path in the structure of views tells nobody anything; a name that a file gives does.
    return subject.hasPrefix("/")
      ? "at something without words" : "at \(ShownText.words(subject))"
  }
}
