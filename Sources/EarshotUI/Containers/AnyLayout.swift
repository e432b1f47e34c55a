public import struct Foundation.CGFloat

/// A way to arrange views that can change while they stay the same.
///
/// What an app's own arrangement measures and places is never asked: the views are read in the order
/// in which they are written.
public protocol Layout: Sendable {
  /// What the arrangement keeps between measuring and placing.
  associatedtype Cache = Void
}

extension Layout {
  /// The views that are arranged.
  public typealias Subviews = LayoutSubviews

  /// Arranges views.
  @MainActor
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    LayoutView(content: content())
  }
}

/// Views in some arrangement.
struct LayoutView<Content: View> {
  let content: Content
}

extension LayoutView: LayoutContainer {}

/// An arrangement whose type is hidden.
public struct AnyLayout: Layout {
  /// Hides the type of an arrangement.
  public init(_ layout: some Layout) {}
}

/// Beside each other.
public struct HStackLayout: Layout {
  /// Arranges views along the reading direction.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Under each other.
public struct VStackLayout: Layout {
  /// Arranges views from top to bottom.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// On top of each other.
public struct ZStackLayout: Layout {
  /// Arranges views from back to front.
  public init(alignment: Alignment = .center) {}
}

/// In rows that stand under each other.
public struct GridLayout: Layout {
  /// Arranges rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}
