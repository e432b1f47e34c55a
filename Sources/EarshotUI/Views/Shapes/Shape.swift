import EarshotTree

public import struct Foundation.CGRect
public import struct Foundation.CGSize

/// A form that can be filled, drawn or used to clip.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of other views")
  }

  @MainActor
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  /// A shape is seen and not heard, until it is given words.
  @MainActor
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let element = context.makeElement(.shape)
    element.isLatent = true
    element.draw(as: .shape(paint: nil))
    return [.element(element)]
  }
}
