#if !canImport(Darwin)
  public import EarshotUI

  // Commands of keyboards, pencils and remote controls.
  extension View {
    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model copyable; use a Button in contextMenu"
    )
    public nonisolated func copyable<Item>(_ payload: @autoclosure () -> [Item]) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model cuttable; use a Button in contextMenu"
    )
    public nonisolated func cuttable<Item>(for payloadType: Item.Type, action: () -> [Item]) -> Self
    { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model pasteDestination; use a Button in contextMenu"
    )
    public nonisolated func pasteDestination<Item>(
      for payloadType: Item.Type, action: ([Item]) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(*, unavailable, message: "Earshot does not model onCommand; use a Button")
    public nonisolated func onCommand(_ selector: Any, perform action: (() -> Void)?) -> Self {
      self
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model onCopyCommand; use a Button in contextMenu"
    )
    public nonisolated func onCopyCommand(perform action: (() -> [Any])?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model onCutCommand; use a Button in contextMenu"
    )
    public nonisolated func onCutCommand(perform action: (() -> [Any])?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model onDeleteCommand; use onDelete(perform:)"
    )
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onExitCommand; use accessibilityAction(.escape)"
    )
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onMoveCommand; use accessibilityAdjustableAction"
    )
    public nonisolated func onMoveCommand(perform action: ((_Unmodelled) -> Void)?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onPlayPauseCommand; use accessibilityAction(.magicTap)"
    )
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onModifierKeysChanged; leave it out; there are no keys"
    )
    public nonisolated func onModifierKeysChanged(
      mask: EventModifiers = [], initial: Bool = true,
      _ action: (EventModifiers, EventModifiers) -> Void
    ) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model onPencilDoubleTap; use accessibilityAction"
    )
    public nonisolated func onPencilDoubleTap(perform action: (_Unmodelled) -> Void) -> Self {
      self
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable, message: "Earshot does not model onPencilSqueeze; use accessibilityAction"
    )
    public nonisolated func onPencilSqueeze(perform action: (_Unmodelled) -> Void) -> Self { self }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model onContinuousHover; leave it out; nobody hovers"
    )
    public nonisolated func onContinuousHover(perform action: (_Unmodelled) -> Void) -> Self {
      self
    }

    /// Refused; the message says what to write in its place.
    @available(
      *, unavailable,
      message: "Earshot does not model digitalCrownRotation; use accessibilityAdjustableAction"
    )
    public nonisolated func digitalCrownRotation<Value>(_ binding: Binding<Value>) -> Self { self }
  }
#endif
