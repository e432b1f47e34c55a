/// How a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is enclosed twice is left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Takes how a shape is filled.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
