import EarshotTree

extension ResolvedElement {
  /// What a control takes over from its label besides the words.
  private static let takenOver: TreeTraits = [
    .selected, .header, .updatesFrequently, .playsSound, .startsMediaSession, .summaryElement,
    .causesPageTurn, .allowsDirectInteraction,
  ]
  /// What tells an element that acts by itself, which a control around it swallows whole.
  private static let swallowed: TreeTraits = [
    .button, .link, .popUpButton, .switchButton, .adjustable, .textEntry, .searchField, .image,
  ]

  /// Takes over what the texts of its label say and offer besides their words.
  @MainActor
  func takeOver(from label: [ResolvedElement]) {
    let texts = label.filter {
      $0.traits.isDisjoint(with: Self.swallowed) && $0.hasMoreThanWords
    }
    guard !texts.isEmpty else { return }
    rules.append(.labelAttributes)
    value = value ?? texts.compactMap(\.value).joinedWords
    hint = hint ?? texts.compactMap(\.hint).joinedWords
    traits.formUnion(
      texts.reduce(into: TreeTraits()) { $0.formUnion($1.traits) }.intersection(Self.takenOver))
    headingLevel = headingLevel ?? texts.lazy.compactMap(\.headingLevel).first
    let content = texts.compactMap(\.rarities).flatMap(\.customContent)
    if !content.isEmpty { changeRarities { $0.customContent += content } }
    let offering = texts.filter { !$0.actions.isEmpty }
    guard !offering.isEmpty else { return }
    actions.append(.combined { offering.flatMap(\.offeredActions) })
  }

  private var hasMoreThanWords: Bool {
    value != nil || hint != nil || !actions.isEmpty || rarities?.customContent.isEmpty == false
      || !traits.isDisjoint(with: Self.takenOver)
  }
}
