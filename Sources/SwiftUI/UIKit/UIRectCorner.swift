#if !canImport(Darwin)
  /// Some corners of a rectangle.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// The corners as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left one.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right one.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left one.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right one.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of them.
    public static let allCorners = UIRectCorner(rawValue: .max)
  }
#endif
