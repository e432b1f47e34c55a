public import Foundation

/// A view as an arrangement of the app's own sees it; here nothing has a size.
public struct LayoutSubview: Equatable, Sendable {
  /// How it ranks for room.
  public var priority: Double { 0 }
  /// The room it likes around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// What it hands to the arrangement.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  /// Its size in some room.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Its size and guides in some room.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }

  /// Puts it somewhere.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}
