/// Everything that is drawn, in the order of the structure.
public struct DrawnContent: Hashable, Sendable {
  /// What is drawn, one by one.
  public var parts: [DrawnPart]
  /// How many rows were left out because there are so many.
  public var rowsLeftOut: Int
  /// What is there and fully transparent, without what the app keeps from assistive technology.
  public var transparentParts: [DrawnPart]

  /// Creates content.
  public init(parts: [DrawnPart], rowsLeftOut: Int = 0, transparentParts: [DrawnPart] = []) {
    self.parts = parts
    self.rowsLeftOut = rowsLeftOut
    self.transparentParts = transparentParts
  }
}
