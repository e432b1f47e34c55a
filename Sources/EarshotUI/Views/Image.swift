import EarshotTree

public import class Foundation.Bundle

/// A picture.
public struct Image: Equatable, Sendable {
  enum Source: Equatable {
    case asset(String)
    case symbol(String)
    case madeAtRunTime
    case decoration
  }

  let source: Source
  let label: Text?

  package init(madeAtRunTimeWithLabel label: Text?) {
    source = .madeAtRunTime
    self.label = label
  }

  /// The picture of an asset, named by it.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    label = nil
  }

  /// The picture of an asset, named by a text.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label
  }

  /// The picture of an asset, filled up to a part, named by it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// The picture of an asset, which says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .decoration
    label = nil
  }

  /// The picture of a system symbol.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = nil
  }

  /// The picture of a system symbol, filled up to a part.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Image: BuildingBlock {
  public static func _update(_ view: Self, in context: inout _UpdateContext) {}

  public static func _resolve(
    _ view: Self, in context: inout _ResolveContext
  ) -> [_ResolvedItem] {
    guard let rule = view.source.rule else { return [] }
    let element = context.makeElement(rule)
    element.label = view.spokenName
    element.traits = .image
    return [.element(element)]
  }

  /// What the picture is called; a decoration has no name.
  var spokenName: String? { label?.string ?? source.name }
}

extension Image.Source {
  fileprivate var rule: UIRule? {
    switch self {
    case .asset: .imageAsset
    case .symbol: .imageSymbol
    case .madeAtRunTime: .imageMadeAtRunTime
    case .decoration: nil
    }
  }

  fileprivate var name: String? {
    switch self {
    case .asset(let name): String(name.map { $0 == "." ? " " : $0 })
    case .symbol(let name): Self.spokenSymbolNames[name] ?? name
    case .madeAtRunTime, .decoration: nil
    }
  }

  /// The symbols that were heard by a name of their own.
  private static let spokenSymbolNames = ["heart": "Favorite", "globe": "Globe"]
}
