/// A part of a program that has views of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that describe this one.
  associatedtype Body: Scene
  /// The scenes that describe this one.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// The views of the scene that is shown first.
  @MainActor var _views: AnyView? { get }
}

extension Scene {
  /// Those of the scenes that describe this one.
  public var _views: AnyView? { body._views }
}

extension Never: Scene {
  /// There is no scene.
  public var _views: AnyView? { nil }
}

/// A scene that others are built from.
@MainActor @preconcurrency
protocol BuildingBlockScene: Scene where Body == Never {}

extension BuildingBlockScene {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is a building block of other scenes")
  }
}

/// Turns the statements of a closure into one scene.
@resultBuilder
public enum SceneBuilder {
  /// Passes an expression on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One statement is that scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several statements keep their order.
  @MainActor
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> SeveralScenes {
    var views = first._views
    for scene in repeat each content { views = views ?? scene._views }
    return SeveralScenes(views: views)
  }
}

/// Several scenes, of which the first is shown.
public struct SeveralScenes {
  let views: AnyView?
}

extension SeveralScenes: BuildingBlockScene {
  public var _views: AnyView? { views }
}
