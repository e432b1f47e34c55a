public import struct Foundation.CGFloat

/// A form that can be made smaller all around.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller form.
  associatedtype InsetShape: InsettableShape

  /// The form, smaller by a length in points all around.
  func inset(by amount: CGFloat) -> InsetShape
}
