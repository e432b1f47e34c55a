public import struct Foundation.CGFloat

// How pages, sheets and columns look and appear.
extension View {
  /// Leaves out of a bar what the system puts there; a title is said all the same.
  public nonisolated func toolbar(removing item: ToolbarDefaultItemKind?) -> Self { self }
  /// Sets how a navigation view arranges its pages.
  public nonisolated func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
  /// Sets how large a page's title is.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
  /// Hides the bar with the time.
  public nonisolated func statusBar(hidden: Bool) -> Self { self }
  /// Sets how wide a column is.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
  /// Sets how wide a column may be.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  /// Sets how wide an inspector is.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  /// Sets how wide an inspector may be.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  /// Sets how large a sheet is.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// Sets how a page appears.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> Self { self }
  /// Names the view that a page grows out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> Self
  { self }
  /// Sets whether a link to a page has an arrow.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self {
    self
  }
  /// Sets how a search field stands in a bar.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  /// Sets what becomes of a bar while somebody searches.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self { self }
}
