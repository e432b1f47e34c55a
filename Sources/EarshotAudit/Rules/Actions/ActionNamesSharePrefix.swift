import EarshotTree

/// Actions that are told apart only at the end of their names.
public enum ActionNamesSharePrefix: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "action-names-share-prefix",
    title: "Actions begin with the same words",
    meets: "The same words are heard at each turn of the rotor, before those that differ.",
    remedy: "put the words that differ in front",
    severity: .note,
    criteria: [],
    bad: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "React to this message with ❤️") {}
        .accessibilityAction(named: "React to this message with 👍") {}
        .accessibilityAction(named: "React to this message with 👎") {}
      """),
    good: .swift(
      """
      Text("Dinner at eight?")
        .accessibilityAction(named: "React with ❤️") {}
        .accessibilityAction(named: "React with 👍") {}
        .accessibilityAction(named: "React with 👎") {}
      """))

  private static let fewestActions = 3
  private static let fewestWords = 3

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.elements.flatMap { element in
      groups(of: element.element.customActions).map { names in
        AuditProblem(
          element: element.id,
          "\(names.count) actions begin with \(Quotation.of(prefix(of: names)))")
      }
    }
  }

  /// The different names by their first words, in the order in which they are met.
  private static func groups(of actions: [AccessibilityCustomAction]) -> [[[Substring]]] {
    let names = actions.filter { $0.occurrence == 0 }.map { $0.name.split(separator: " ") }
    let long = names.filter { $0.count > fewestWords }
    return Dictionary(grouping: long) { $0.prefix(fewestWords) }.values
      .filter { $0.count >= fewestActions }
      .sorted { place(of: $0, in: names) < place(of: $1, in: names) }
  }

  private static func place(of group: [[Substring]], in names: [[Substring]]) -> Int {
    group.first.flatMap { names.firstIndex(of: $0) } ?? names.endIndex
  }

  private static func prefix(of names: [[Substring]]) -> String {
    let common = names.dropFirst().reduce(names.first ?? []) { common, name in
      zip(common, name).prefix { $0 == $1 }.map(\.0)
    }
    return common.joined(separator: " ")
  }
}
