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
  public static var _standsAtOwnNode: Bool { true }

  @inline(__always)
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    switch view.branch {
    case .first(let content): context.updateKeyedPart(content, branch: .first)
    case .second(let content): context.updateKeyedPart(content, branch: .second)
    }
  }

  @inline(__always)
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    switch view.branch {
    case .first(let content): context.resolveKeyedPart(content)
    case .second(let content): context.resolveKeyedPart(content)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("An optional view has no body; it is a building block of other views")
  }

  public static var _standsAtOwnNode: Bool { true }

  @inline(__always)
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    switch view {
    case .some(let content): context.updateKeyedPart(content, branch: .first)
    case .none: context.updateAbsentChild()
    }
  }

  @inline(__always)
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    switch view {
    case .some(let content): context.resolveKeyedPart(content)
    case .none: context.resolveAbsentChild()
    }
  }
}
