// Modifiers of how content scrolls; all of it can be reached either way.
extension View {
  /// Sets whether bars show how far content is scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Shows for a moment how far content is scrolled.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Shows for a moment how far content is scrolled.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Sets whether the background of scrolled content is seen.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Sets whether content swings at its end.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Sets whether scrolling puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }
  /// Has scrolling stop at the views inside.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Sets where scrolling stops.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { self }
  /// Keeps touches from scrolling; all of the content can still be reached.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Sets where scrolled content begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Sets how content passes under bars.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
