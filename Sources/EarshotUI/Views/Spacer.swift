import EarshotTree

public import struct Foundation.CGFloat

/// Room that takes up what is left.
public struct Spacer {
  /// Makes room of at least a length.
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: SilentView {
  var drawnKind: DrawnPart.Kind? { nil }
}
