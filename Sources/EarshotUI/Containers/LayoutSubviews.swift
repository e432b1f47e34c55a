/// The views as an arrangement of the app's own sees them; nothing is laid out, so it never asks.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  private let views: [LayoutSubview] = []

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  /// In which direction they run.
  public var layoutDirection: LayoutDirection { .leftToRight }

  public subscript(position: Int) -> LayoutSubview { views[position] }
}
