/// What accompanies a change of state on its way through the views: how it moves.
public struct Transaction: Sendable {
  /// How the change moves; nil where it happens at once.
  public var animation: Animation?
  /// Whether the animations that views ask for themselves are left out.
  public var disablesAnimations = false
  /// Whether the change is part of a row of changes, such as a drag.
  public var isContinuous = false

  /// A change that happens at once.
  public init() {}

  /// A change that moves.
  public init(animation: Animation?) { self.animation = animation }
}
