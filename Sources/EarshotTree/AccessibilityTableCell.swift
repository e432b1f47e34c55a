/// What is known of a cell of a table, as `UIAccessibilityContainerDataTableCell` has it.
public struct AccessibilityTableCell: Hashable, Sendable {
  /// A cell that heads a row or a column.
  public struct Header: Hashable, Sendable {
    /// The identity of the heading cell.
    public let id: AccessibilityElement.ID
    /// The name of the heading cell.
    @AccessibilityElement.NonEmpty public var label: String?
    /// What the heading cell holds.
    @AccessibilityElement.NonEmpty public var value: String?

    /// States what heads a cell.
    public init(id: AccessibilityElement.ID, label: String?, value: String?) {
      self.id = id
      self.label = label
      self.value = value
    }
  }

  /// The row of the cell, counted from zero; nil where the app does not say.
  public var row: Int?
  /// The column of the cell, counted from zero; nil where the app does not say.
  public var column: Int?
  /// How many rows the cell covers.
  public var rowSpan: Int
  /// How many columns the cell covers.
  public var columnSpan: Int
  /// Whether the cell is the first of its row.
  public var isFirstInRow: Bool
  /// Whether the cell heads other cells of its row.
  public var isRowHeader = false
  /// Whether the cell heads other cells of its column.
  public var isColumnHeader = false
  /// What heads the row of the cell.
  public var rowHeaders: [Header]
  /// What heads the column of the cell.
  public var columnHeaders: [Header]

  /// States where a cell is, and what heads it.
  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, isFirstInRow: Bool = false,
    rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
