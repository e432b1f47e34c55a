// Modifiers of previews; they say nothing.
extension View {
  /// Names a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
  /// Shows a preview on a device.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the size of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Turns the device of a preview.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
