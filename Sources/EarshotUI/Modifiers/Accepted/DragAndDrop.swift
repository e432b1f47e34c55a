public import struct Foundation.CGPoint

// Modifiers for what is dragged from view to view; nobody drags here.
extension View {
  /// Lets something be dragged away.
  public nonisolated func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .draggable))
  }

  /// Lets something be dragged away, under the look of a view.
  public nonisolated func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .draggable))
  }

  /// Lets something be dragged away.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> ModifiedContent<
    Self, AcceptedModifier
  > {
    modifier(AcceptedModifier(feature: .onDrag))
  }

  /// Lets something be dragged away, under the look of a view.
  public nonisolated func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .onDrag))
  }

  /// Takes what is dropped.
  public nonisolated func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .dropDestination))
  }

  /// Takes what is dropped, of types that are named.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .onDrop))
  }

  /// Takes what is dropped.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .onDrop))
  }

  /// Takes what is dropped at a point.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .onDrop))
  }

  /// Takes what is dropped, as somebody else decides.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> ModifiedContent<Self, AcceptedModifier> {
    modifier(AcceptedModifier(feature: .onDrop))
  }
}
