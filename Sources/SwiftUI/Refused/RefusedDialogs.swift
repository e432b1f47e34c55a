#if !canImport(Darwin)
  public import EarshotUI

  // Dialogs as they were written before iOS 15.
  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable,
    message: "Earshot does not model ActionSheet; use confirmationDialog(_:isPresented:)"
  )
  public struct ActionSheet {
    /// As it is written.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
    /// As it is written.
    public struct Button {
      public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
      public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
      public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
      public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
        Button()
      }
    }
  }

  /// Refused; the message says what to write in its place.
  @available(
    *, unavailable, message: "Earshot does not model ContextMenu; use contextMenu(menuItems:)"
  )
  public struct ContextMenu {
    /// As it is written.
    public init<Items: View>(@ViewBuilder menuItems: () -> Items) {}
  }
#endif
