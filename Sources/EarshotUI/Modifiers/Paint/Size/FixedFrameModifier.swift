import EarshotTree

public import struct Foundation.CGFloat

/// Fixes how much room a view takes; what is laid around it at once is added.
public struct FixedFrameModifier {
  /// In points; nil where layout decides it.
  @usableFromInline var width: CGFloat?
  /// In points; nil where layout decides it.
  @usableFromInline var height: CGFloat?

  @inlinable
  nonisolated init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

extension FixedFrameModifier: BuildingBlockModifier, ViewModifier {
  @inline(__always)
  public static func _resolve<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let items = Modified._resolve(content, in: &context)
    return DrawingWalk.isOn ? items.framed(as: modifier.size, at: context.id) : items
  }

  /// The room, as whoever asks is told.
  var size: AccessibilitySize {
    AccessibilitySize(width: Self.known(width), height: Self.known(height))
  }

  private static func known(_ length: CGFloat?) -> Double? {
    guard let length, length.isFinite, length >= 0 else { return nil }
    return Double(length)
  }
}

extension View {
  /// Sets the size.
  @inlinable
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, FixedFrameModifier> {
    modifier(FixedFrameModifier(width: width, height: height))
  }
}
