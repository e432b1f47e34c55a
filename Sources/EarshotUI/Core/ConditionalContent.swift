/// One of two views; each branch has an identity, and so a state, of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: BuildingBlock {
  @inline(__always)
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    switch view.branch {
    case .first(let content): context.updatePart(content, branch: .first)
    case .second(let content): context.updatePart(content, branch: .second)
    }
  }

  @inline(__always)
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    switch view.branch {
    case .first(let content): context.resolvePart(content)
    case .second(let content): context.resolvePart(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("An optional view has no body; it is a building block of other views")
  }

  @inline(__always)
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    switch view {
    case .some(let content): context.updatePart(content, branch: .first)
    case .none: context.updatePart(EmptyView(), branch: .absent)
    }
  }

  @inline(__always)
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    switch view {
    case .some(let content): context.resolvePart(content)
    case .none: context.resolvePart(EmptyView())
    }
  }
}
