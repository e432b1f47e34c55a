/// Something that a shape or text can be painted with.
public protocol ShapeStyle: Sendable {}
