#if !canImport(Darwin)
  public import EarshotUI

  // Forms of names that are modelled in others.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model contextMenu(forSelectionType:); use contextMenu on each row"
    )
    public nonisolated func contextMenu<Value: Hashable, Items: View>(
      forSelectionType type: Value.Type = Value.self, @ViewBuilder menu: (Set<Value>) -> Items,
      primaryAction: ((Set<Value>) -> Void)? = nil
    ) -> Self {
      self
    }
  }

  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model contextMenu(_:); use contextMenu(menuItems:)"
    )
    public nonisolated func contextMenu(_ menu: ContextMenu?) -> Self {
      self
    }
  }

  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model containerValue; use PreferenceKey or Environment"
    )
    public nonisolated func containerValue<Value>(
      _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> Self {
      self
    }
  }
#endif
