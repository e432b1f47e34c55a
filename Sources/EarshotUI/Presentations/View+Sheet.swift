extension View {
  /// Shows a sheet while a condition holds.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .sheet, item: item, id: { $0.id }, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while a condition holds.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .cover, isPresented: isPresented, onDismiss: onDismiss, content: content))
  }

  /// Covers the screen while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        .cover, item: item, id: { $0.id }, onDismiss: onDismiss, content: content))
  }

  /// Shows a popover while a condition holds.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(.popover, isPresented: isPresented, content: content))
  }

  /// Shows a popover while there is an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.popover, item: item, id: { $0.id }, content: content))
  }

  /// Shows an inspector while a condition holds; on a phone it is a sheet.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(.sheet, isPresented: isPresented, content: content))
  }

  /// Keeps a person from leaving the sheet around other than by its own buttons.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedContent<
    Self, DismissalModifier
  > {
    modifier(DismissalModifier(isDisabled: isDisabled))
  }
}

/// Keeps a person from leaving what is shown.
public struct DismissalModifier {
  let isDisabled: Bool
}

extension DismissalModifier: BuildingBlockModifier, ViewModifier {
  public static func _update<Modified: View>(
    _ modifier: Self, of content: Modified, in context: inout _UpdateContext
  ) {
    context.environment.presentation?.isDismissalDisabled = modifier.isDisabled
    Modified._update(content, in: &context)
  }
}
