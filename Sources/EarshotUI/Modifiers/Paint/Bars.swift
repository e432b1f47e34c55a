public import struct Foundation.CGFloat

// Modifiers of how bars and presentations look; they say nothing.
extension View {
  /// Sets whether a page's title is large.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }
  /// Sets where tabs stand.
  public nonisolated func tabPlacement(_ placement: Visibility) -> Self { self }
  /// Sets when the bar of tabs becomes small.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self {
    self
  }
  /// Sets what lies behind a sheet.
  public nonisolated func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  /// Lays a view behind a sheet; it is not read.
  public nonisolated func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// Rounds the corners of a sheet.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }
  /// Sets what a sheet becomes where there is little room.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Self { self }
  /// Sets what a sheet becomes where there is little room.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// Sets whether a sheet's content scrolls before it grows.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> Self { self }
  /// Sets whether a bar at the top of the screen is seen.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  /// Sets whether the bar at the end of the screen is seen.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Sets at which edges the app's gestures go before those of the system.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// Sets what a bar is for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// Sets whether touches reach what lies behind a sheet; it is not read either way.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// Sets the outline of buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
}

// What lies behind bars.
extension View {
  /// Sets what lies behind bars.
  public nonisolated func toolbarBackground(
    _ style: some ShapeStyle, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Sets whether what lies behind bars is seen.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Sets whether what lies behind bars is seen.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// Sets whether bars are light or dark.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> Self { self }
}
