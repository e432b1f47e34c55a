import EarshotTree

extension UtteranceComposer {
  /// What is said when somebody asks where the cursor is: from the inside out.
  func whereabouts(of element: AccessibilityElement, in context: ReadingContext) -> Utterance {
    Utterance(
      .whereabouts, about: element,
      deciding: [Decision(ReaderRules.whereabouts)]
        + description(of: element, isTab: context.isTab, isCell: context.cell != nil)
        + cell(context) + place(context)
        + context.entered.reversed().map {
          Decision(ReaderRules.whereabouts, says: .containerEntry($0))
        } + spot(of: element))
  }

  private func spot(of element: AccessibilityElement) -> [Decision] {
    guard let spot = element.frame.flatMap({ ScreenSpot(of: $0, on: .nominalScreen) }) else {
      return []
    }
    return [Decision(ReaderRules.spot, says: .spot(spot))]
  }

  private func cell(_ context: ReadingContext) -> [Decision] {
    [
      context.cell?.row.map { CellPlace.row($0 + 1) },
      context.cell?.column.map { CellPlace.column($0 + 1) },
    ].compactMap { $0.map { Decision(ReaderRules.whereabouts, says: .cellPlace($0)) } }
  }

  private func place(_ context: ReadingContext) -> [Decision] {
    context.position.map { [Decision(ReaderRules.whereabouts, says: .position($0))] } ?? []
  }
}
