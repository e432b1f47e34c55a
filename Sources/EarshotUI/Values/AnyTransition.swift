public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// What a view does when it comes or goes.
  public indirect enum Effect: Sendable {
    /// It is there at once.
    case identity
    /// It fades.
    case opacity
    /// It grows from a part of its size.
    case scale(Double, anchor: UnitPoint)
    /// It comes from an edge.
    case move(Edge)
    /// It pushes what was there away from an edge.
    case push(Edge)
    /// It comes from where reading begins, and leaves where it ends.
    case slide
    /// It comes from a place nearby.
    case offset(x: Double, y: Double)
    /// It does both.
    case combined(Effect, Effect)
    /// It comes in one way and goes in the other.
    case asymmetric(insertion: Effect, removal: Effect)
    /// It moves in its own way.
    case animated(Effect, Animation?)
    /// It fades, blurred and smaller than it is.
    case blurReplace
    /// It does what the app has written itself.
    case custom
  }

  /// What the view does.
  public let effect: Effect

  /// Takes what the view does.
  public init(effect: Effect) { self.effect = effect }

  /// Hides the type of a transition.
  public init(_ transition: some Transition) { effect = transition._effect }

  /// By fading.
  public static let opacity = AnyTransition(effect: .opacity)
  /// At once.
  public static let identity = AnyTransition(effect: .identity)
  /// From where reading begins to where it ends.
  public static let slide = AnyTransition(effect: .slide)
  /// By growing from a point.
  public static let scale = AnyTransition(effect: .scale(0, anchor: .center))

  /// By growing from a part of the size.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(effect: .scale(scale, anchor: anchor))
  }

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(effect: .move(edge)) }

  /// From an edge, pushing what was there away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(effect: .push(edge)) }

  /// From a place nearby.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(effect: .offset(x: x, y: y))
  }

  /// From a place nearby.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }

  /// In one way, and away in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      effect: .asymmetric(insertion: insertion.effect, removal: removal.effect))
  }

  /// From one state of a modifier to the other.
  @MainActor @preconcurrency
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition { AnyTransition(effect: .custom) }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effect: .combined(effect, other.effect))
  }

  /// Moves the change in its own way.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(effect: .animated(effect, animation))
  }
}
