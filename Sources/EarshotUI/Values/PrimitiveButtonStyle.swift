/// How buttons look and react.
public protocol PrimitiveButtonStyle {}

/// A button that looks like its label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// A button that looks like its label.
  public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
