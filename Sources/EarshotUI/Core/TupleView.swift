/// Several views, each identified by its place.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes one view of a tuple of them.
  public init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleView: BuildingBlock {
  @inline(__always)
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    for child in repeat each view.content { context.updateChild(child) }
  }

  @inline(__always)
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    var items: [_ResolvedItem] = []
    repeat items.append(contentsOf: context.resolveChild(of: (each Content).self))
    return items
  }
}
