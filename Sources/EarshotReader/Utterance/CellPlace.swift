/// One thing that is said of where a cell is in its table.
public enum CellPlace: Hashable, Sendable {
  /// The cell covers several rows.
  case spansRows(Int)
  /// The cell covers several columns.
  case spansColumns(Int)
  /// The row, counted from one.
  case row(Int)
  /// The column, counted from one.
  case column(Int)
}
