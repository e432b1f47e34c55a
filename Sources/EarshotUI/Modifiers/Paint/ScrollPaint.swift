// Modifiers of how content scrolls; all of it can be reached either way.
extension View {
  /// Sets whether bars show how far content is scrolled.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }
  /// Shows for a moment how far content is scrolled.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// Shows for a moment how far content is scrolled.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }
  /// Sets whether the background of scrolled content is seen.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// Sets whether content swings at its end.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> Self { self }
  /// Sets whether scrolling puts the keyboard away.
  public nonisolated func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> Self { self }
  /// Has scrolling stop at the views inside.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// Sets where scrolling stops.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> Self { self }
  /// Keeps touches from scrolling; all of the content can still be reached.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> Self { self }
  /// Sets where scrolled content begins.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// Sets how content passes under bars.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> Self { self }
}
