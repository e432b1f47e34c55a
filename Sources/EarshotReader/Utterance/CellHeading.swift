/// What a cell of a table heads.
public enum CellHeading: String, Hashable, Sendable, CaseIterable {
  /// The cell heads a row.
  case row
  /// The cell heads a column.
  case column
}
