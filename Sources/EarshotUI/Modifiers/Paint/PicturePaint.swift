// How a picture looks; it stays a picture.
extension Image {
  /// Lets the picture take the size that it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Sets whether the picture shows its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Sets how carefully the picture is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Sets whether edges are smoothed.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Sets how the parts of a symbol are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Sets how bright the picture may be.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  /// Sets the font, by which a symbol's size goes.
  public func font(_ font: Font?) -> Image { self }
}
