/// A node that realises its rows when they are asked for.
class RowsNode: _ViewNode {
  /// Whether rows are handed out one by one; false once somebody asked for all of them at once, and
  /// so depends on each.
  private(set) var handsOutRows = true

  /// How many rows there are.
  var rowCount: Int { 0 }

  /// The row at a place, realised now if need be.
  func row(at index: Int) -> EvaluatingNode? { nil }

  /// The row at a place to be drawn, realised now if need be; no other one leaves for it, and it is
  /// the first to leave.
  func drawnRow(at index: Int) -> EvaluatingNode? { nil }

  /// Where a realised row stands now; nil when it is gone.
  func index(of row: EvaluatingNode) -> Int? { nil }

  /// The row of a name, realised now if need be.
  func row(named name: Substring) -> EvaluatingNode? { nil }

  /// The row of an identity, realised now if need be.
  func row(identifiedBy id: AnyHashable) -> EvaluatingNode? { nil }

  /// The rows that are realised now, in no order.
  var realisedRows: [EvaluatingNode] { [] }

  final override func resolveItems() -> [_ResolvedItem] {
    DrawingWalk.current?.items(of: self) ?? [_ResolvedItem(.rows(self, []))]
  }

  /// What all rows expose; realises every one.
  final func allItems() -> [_ResolvedItem] {
    handsOutRows = false
    return (0..<rowCount).flatMap { row(at: $0)?.exposedItems.items ?? [] }
  }
}
