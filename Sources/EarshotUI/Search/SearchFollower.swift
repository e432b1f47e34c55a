/// Somebody who follows whether text is entered in a search field.
@MainActor
final class SearchFollower: NodeMemory {
  var tell: (Bool) -> Void = { _ in }
  /// Whether the state says that text is entered, as of the latest evaluation.
  var isChosen = false
  weak var screen: ScreenModel?

  func nodeWillLeave(_ graph: ViewGraph) { screen?.search?.remove(self) }
}
