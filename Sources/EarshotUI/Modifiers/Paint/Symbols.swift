// Modifiers of how symbols and pictures look; they say nothing.
extension View {
  /// Sets the size of symbols beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Sets the form of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  /// Sets how the parts of symbols are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}
