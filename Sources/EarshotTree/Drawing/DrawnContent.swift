/// Everything that is drawn, in the order of the structure.
public struct DrawnContent: Hashable, Sendable {
  /// What is drawn, one by one.
  public var parts: [DrawnPart]
  /// How many rows were left out because there are so many.
  public var rowsLeftOut: Int

  /// Creates content.
  public init(parts: [DrawnPart], rowsLeftOut: Int = 0) {
    self.parts = parts
    self.rowsLeftOut = rowsLeftOut
  }
}
