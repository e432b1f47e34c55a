/// What an outline is used for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The purposes as bits.
  public let rawValue: Int

  /// Takes bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is carried elsewhere.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a menu shows.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The reaction to a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of what has focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The cursor of assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
