import EarshotTree

/// A place to jump to that is not said to be any.
public enum ContainerWithoutName: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "container-without-name",
    title: "A landmark or table has no name",
    meets: "The rotor leads into a part of the screen, and nothing says which.",
    remedy: "give the container a label, such as `Messages`",
    severity: .note,
    criteria: [.headingsAndLabels],
    bad: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "pinned", "container": "landmark", "children": [
          {"id": "1", "label": "Start is at eight"}, {"id": "2", "label": "Bring the oars"}]}]}
      """),
    good: .tree(
      """
      {"earshotTree": 1, "elements": [
        {"id": "pinned", "label": "Pinned", "container": "landmark", "children": [
          {"id": "1", "label": "Start is at eight"}, {"id": "2", "label": "Bring the oars"}]}]}
      """))

  public static func problems(on screen: AuditedScreen) -> [AuditProblem] {
    screen.containers
      .filter { isPlace($0) && $0.label == nil && !beginsWithHeading($0, on: screen) }
      .map { AuditProblem(element: $0.id, "is a \(word(for: $0)) without a name") }
  }

  /// Groups and lists are heard by what is in them, and bars of tabs and series by their members.
  private static func isPlace(_ container: AccessibilityContainer) -> Bool {
    switch container.kind {
    case .landmark, .table: true
    case .list, .tabBar, .series, .group, .modal: false
    }
  }

  private static func word(for container: AccessibilityContainer) -> String {
    container.kind == .landmark ? "landmark" : "table"
  }

  private static func beginsWithHeading(
    _ container: AccessibilityContainer, on screen: AuditedScreen
  ) -> Bool {
    screen.elements(in: container.id).first?.element.traits.contains(.header) == true
  }
}
