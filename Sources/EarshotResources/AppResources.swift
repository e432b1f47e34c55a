public import EarshotLocalization

/// What lies beside an app's sources: words in its languages, and the names of its assets.
public struct AppResources: Sendable {
  /// The words.
  public var localizations: Localizations
  /// The assets.
  public var assets: AssetNames

  /// The languages that there are words in, in the order of their tags.
  public var languages: [String] { localizations.languages }

  /// Words and assets that were read elsewhere.
  public init(localizations: Localizations = .none, assets: AssetNames = AssetNames()) {
    self.localizations = localizations
    self.assets = assets
  }

  /// Reads what lies in folders, and nothing that links lead to from there.
  ///
  /// Hidden folders, and those that tools fill, are passed over. Where two files have the same key of
  /// the same table, the one that was come to first counts.
  public init(
    inFolders folders: [String], limits: ResourceLimits = ResourceLimits()
  ) throws(ResourceError) {
    var walk = FolderWalk(limits: limits)
    for folder in folders { try walk.visit(folder) }
    var reader = TableReader(limits: limits)
    for file in walk.found.tables { try reader.read(file) }
    localizations = reader.localizations
    assets = AssetNames(walk.found.assets)
  }
}
