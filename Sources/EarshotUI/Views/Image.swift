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
  /// The colour of the picture, which somebody who asks for what is drawn is told.
  var paint: String?

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
    guard let rule = view.source.rule else { return decoration(in: context) }
    let element = context.makeElement(rule)
    let wording = context.environment.wording
    element.label = view.spokenName(in: wording)
    let isLocalized = view.label == nil && view.source.localizedName(in: wording) != nil
    if isLocalized { element.rules.append(.imageLocalized) }
    element.traits = .image
    element.draw(as: view.source.drawnKind)
    if DrawingWalk.isOn { element.drawing?.paint = view.paint }
    return [.element(element)]
  }

  /// Nothing, unless somebody asks for what is drawn.
  @MainActor
  private static func decoration(in context: _ResolveContext) -> [_ResolvedItem] {
    guard DrawingWalk.isOn else { return [] }
    let element = context.makeElement()
    element.isLatent = true
    element.draw(as: .decoration)
    return [.element(element)]
  }

  /// What the picture is called; a decoration has no name.
  func spokenName(in wording: Wording) -> String? {
    if let label { return label.words(in: wording).string }
    return source.localizedName(in: wording) ?? source.name
  }
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

  var drawnKind: DrawnPart.Kind {
    switch self {
    case .asset(let name): .asset(name)
    case .symbol(let name): .symbol(name)
    case .madeAtRunTime: .picture
    case .decoration: .decoration
    }
  }

  /// What the tables of the app have for the name of an asset.
  fileprivate func localizedName(in wording: Wording) -> String? {
    guard case .asset(let name) = self, wording.match(for: name, table: nil) != nil else {
      return nil
    }
    return wording.plainWords(for: LocalizedStringKey(name))
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
