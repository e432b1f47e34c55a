/// Scrolling stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Scrolling stops at pages.
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling stops at pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
