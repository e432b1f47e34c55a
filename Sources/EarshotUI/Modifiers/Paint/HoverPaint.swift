// What a pointer over a view changes.
extension View {
  /// Sets what a pointer over the controls inside changes.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  /// Sets what a pointer over a row changes.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> Self { self }
  /// Keeps a pointer over a row from changing it.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
