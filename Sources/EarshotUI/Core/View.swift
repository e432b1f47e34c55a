/// A part of an interface, described by other views.
@MainActor @preconcurrency
public protocol View {
  /// The type of the views that describe this one.
  associatedtype Body: View

  /// The views that describe this one.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Brings the node at which the view stands up to date with the view's new value.
  static func _update(_ view: Self, in context: inout _UpdateContext)

  /// What the view exposes to assistive technology, in reading order.
  static func _resolve(_ view: Self, in context: inout _ResolveContext) -> [_ResolvedItem]

  /// Whether the view describes itself by other views, and so stands at a node of its own.
  static var _isComposite: Bool { get }

  /// Whether the view stands at one node that is its own, whatever it is part of.
  static var _standsAtOwnNode: Bool { get }
}

extension View {
  /// A composite view stands at a node of its own, which evaluates its body.
  public static func _update(_ view: Self, in context: inout _UpdateContext) {
    context.updateChild(view)
  }

  /// A composite view exposes what its node exposes.
  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    context.resolveChild()
  }

  /// True unless the view is one of the building blocks.
  public static var _isComposite: Bool { Body.self != Never.self }

  /// True of composite views, and of views that are there or not.
  public static var _standsAtOwnNode: Bool { _isComposite }
}

extension Never: View {
  /// There is no value to describe.
  public nonisolated var body: Never { self }
}

/// A view that other views are built from: it has no body, and says itself what it exposes.
@MainActor @preconcurrency
protocol BuildingBlock: View where Body == Never {}

extension BuildingBlock {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of other views")
  }
}
