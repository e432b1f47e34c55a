// How menus and buttons look and how they answer a finger that stays.
extension View {
  /// Sets whether a menu's button has an arrow.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// Sets whether a menu turns around where it opens upwards; it is read as it is written.
  public nonisolated func menuOrder(_ order: MenuOrder) -> Self { self }
  /// Sets whether a button acts again while a finger stays on it.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  /// Sets whether something that is dragged over a button presses it.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
}
