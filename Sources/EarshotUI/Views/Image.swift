import EarshotTree

/// A picture.
public struct Image: Equatable, Sendable {
  enum Source: Equatable {
    case asset(String)
    case symbol(String)
    case decoration
  }

  let source: Source
  let label: Text?

  /// The picture of an asset, named by it.
  public init(_ name: String) {
    source = .asset(name)
    label = nil
  }

  /// The picture of an asset, named by a text.
  public init(_ name: String, label: Text) {
    source = .asset(name)
    self.label = label
  }

  /// The picture of an asset, which says nothing.
  public init(decorative name: String) {
    source = .decoration
    label = nil
  }

  /// The picture of a system symbol.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = nil
  }
}

extension Image: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    let element: ResolvedElement
    switch view.source {
    case .decoration: return []
    case .asset(let name):
      element = context.makeElement(.imageAsset)
      element.label = String(name.map { $0 == "." ? " " : $0 })
    case .symbol(let name):
      element = context.makeElement(.imageSymbol)
      element.label = spokenSymbolNames[name] ?? name
    }
    if let label = view.label { element.label = label.string }
    element.traits = .image
    return [.element(element)]
  }

  /// The symbols that were heard by a name of their own.
  private static let spokenSymbolNames = ["heart": "Favorite", "globe": "Globe"]
}

extension Image {
  /// Lets the picture take the size that it is offered.
  public func resizable() -> Image { self }
}
