/// How large somebody asked text to be.
public enum DynamicTypeSize: Int, Hashable, Comparable, Sendable, CaseIterable {
  /// As small as can be.
  case xSmall
  /// Small.
  case small
  /// A little smaller.
  case medium
  /// As delivered.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// As large as can be without asking for more.
  case xxxLarge
  /// The first size for those who need larger text.
  case accessibility1
  /// The second such size.
  case accessibility2
  /// The third such size.
  case accessibility3
  /// The fourth such size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one for those who need larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}
