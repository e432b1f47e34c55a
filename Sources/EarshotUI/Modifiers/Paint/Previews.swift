// Modifiers of previews; they say nothing.
extension View {
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> Self { self }
  /// Shows a preview on a device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> Self { self }
  /// Sets the size of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> Self { self }
  /// Turns the device of a preview.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> Self { self }
}
