public import struct Foundation.CGPoint

// Modifiers for what is dragged from view to view; nobody drags here, and nothing is said of it.
extension View {
  /// Lets something be dragged away.
  public nonisolated func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> Self { self }
  /// Lets something be dragged away, under the look of a view.
  public nonisolated func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  /// Lets something be dragged away.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  /// Lets something be dragged away, under the look of a view.
  public nonisolated func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  /// Takes what is dropped.
  public nonisolated func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  /// Takes what is dropped, of types that are named.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> Self { self }
  /// Takes what is dropped.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> Self { self }
  /// Takes what is dropped at a point.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> Self { self }
  /// Takes what is dropped, as somebody else decides.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> Self { self }
}
