import EarshotAudit
import EarshotText

/// Names of rules, and of what they are about, as a person types them.
enum RuleName {
  private static let known = AuditRules.facts.map(\.id) + AuditTopic.allCases.map(\.rawValue)

  /// The rules that a name means: one, or all of a topic; nil where it is none.
  static func rules(called name: String) -> [String]? {
    if let topic = AuditTopic(rawValue: name) { return topic.rules.map { $0.facts.id } }
    return known.contains(name) ? [name] : nil
  }

  /// The end of an error about a name that is not known: the name, and the one that may be meant,
  /// which is spelled much the same or has the same words in another order.
  static func help(for name: String) -> String {
    let words = name.lowercased().split(separator: "-").sorted()
    let meant =
      known.first { $0.split(separator: "-").sorted() == words }
      ?? NearestName.nearest(to: name, among: known)
    return PrintableText.quoting(name) + NearestName.question(meant)
      + (meant == nil ? "; 'earshot rules' lists them" : "")
  }
}
