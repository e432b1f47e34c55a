/// Colours in a net of points.
public struct MeshGradient: ShapeStyle {
  /// Takes the points row by row, in fractions of the size, and a colour for each.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true
  ) {}
}

extension MeshGradient: SilentView {}
