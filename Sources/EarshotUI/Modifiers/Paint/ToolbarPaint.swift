// How parts of a toolbar look.
extension ToolbarContent {
  /// Sets whether the part shares a background with others.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}
