// The paint of pictures; it is drawn, and says nothing.
extension Image {
  /// Sets the colour of the picture, where it takes one.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> Image {
    painted(style._paint)
  }

  /// Sets the colour of the picture, where it takes one.
  public nonisolated func foregroundColor(_ color: Color?) -> Image { painted(color?._paint) }

  /// The picture in a colour, unless another lies closer.
  nonisolated fileprivate func painted(_ paint: String?) -> Image {
    var image = self
    image.paint = self.paint ?? paint
    return image
  }
}

extension ModifiedContent where Content == Image, Modifier == FixedFrameModifier {
  /// Sets the colour of the picture inside.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> Self {
    Self(content: content.foregroundStyle(style), modifier: modifier)
  }

  /// Sets the colour of the picture inside.
  public nonisolated func foregroundColor(_ color: Color?) -> Self {
    Self(content: content.foregroundColor(color), modifier: modifier)
  }
}
