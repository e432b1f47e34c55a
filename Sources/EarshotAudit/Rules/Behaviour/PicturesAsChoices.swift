import EarshotTree

/// Pictures that come up as if to choose from, and that cannot be chosen.
public enum PicturesAsChoices: AuditRule {
  public static let facts = AuditRuleFacts(
    id: "pictures-as-choices",
    title: "Pictures come up that cannot be chosen",
    meets: "A bar of icons appears. To whoever listens they are pictures one after another, and a "
      + "double tap does nothing with them.",
    remedy: "make each a `Button` with a label",
    severity: .warning,
    confidence: .likely,
    assumption: "pictures of one row that come up after a deed are there to be chosen",
    criteria: [.nameRoleValue],
    needs: [.drawing, .behaviour],
    bad: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        var body: some View {
          Button("Reactions") { isOpen.toggle() }
          if isOpen {
            ForEach(["heart", "star"], id: \\.self) { Image(systemName: $0) }
          }
        }
      }
      """),
    good: .swift(
      """
      struct Example: View {
        @State private var isOpen = false
        @State private var chosen = ""
        var body: some View {
          Button("Reactions") { isOpen.toggle() }
          if isOpen {
            ForEach(["Love", "Favourite"], id: \\.self) { name in
              Button(name, systemImage: "heart") { chosen = name }
                .accessibilityAddTraits(chosen == name ? .isSelected : [])
            }
          }
        }
      }
      """))

  public static func problems(with step: AuditedStep) -> [AuditProblem] {
    let former = Dictionary(
      (step.before.drawn?.parts ?? []).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let parts = step.after.drawn?.parts ?? []
    let pictures = parts.filter { part in
      part.isPicture && !part.isScaledToNothing && !part.isHidden
        && former[part.id].map(\.isScaledToNothing) ?? true
    }
    return groups(of: pictures).filter { group in
      group.count > 1 && group.allSatisfy { stands(alone: $0, among: parts, on: step.after) }
    }.compactMap { problem(with: $0, on: step.after) }
  }

  /// Pictures at one place of different rows belong together.
  private static func groups(of pictures: [DrawnPart]) -> [[DrawnPart]] {
    let inRows = pictures.filter { ElementPath($0.id).row != nil }
    let groups = Dictionary(grouping: inRows) { ElementPath($0.id).shape }
    var seen: Set<ElementPath> = []
    return inRows.map { ElementPath($0.id).shape }.filter { seen.insert($0).inserted }
      .compactMap { groups[$0] }
  }

  /// A picture that nothing can be done with, and beside which its row has nothing.
  private static func stands(
    alone picture: DrawnPart, among parts: [DrawnPart], on screen: AuditedScreen
  ) -> Bool {
    guard picture.touches.isEmpty, let row = ElementPath(picture.id).row,
      let element = picture.elements.lazy.compactMap({ screen[$0] }).first,
      !element.isControl, element.element.customActions.isEmpty
    else { return false }
    return !parts.contains { $0.id != picture.id && ElementPath($0.id).isWithin(row) }
  }

  private static func problem(with group: [DrawnPart], on screen: AuditedScreen) -> AuditProblem? {
    let element = group.first?.elements.lazy.compactMap { screen[$0] }.first
    return AuditProblem(
      element: element?.id,
      "\(group.count) pictures come up as if to choose from, and none of them can be activated")
  }
}

extension DrawnPart {
  /// Whether it is a picture that the app brings along.
  fileprivate var isPicture: Bool {
    switch kind {
    case .asset, .symbol: true
    case .text, .decoration, .picture, .shape, .control: false
    }
  }
}
