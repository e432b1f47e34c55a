/// How much of a project is looked at.
public struct ResourceLimits: Hashable, Sendable {
  /// How many names in folders are looked at.
  public var nameCount: Int
  /// How many files are read.
  public var fileCount: Int
  /// The largest file, in bytes.
  public var fileSize: Int
  /// All files together, in bytes.
  public var totalSize: Int
  /// How deep folders may lie in each other.
  public var depth: Int
  /// Whether folders in the folder are looked into as well, and not only those of languages and
  /// catalogues of assets.
  public var looksIntoFolders = true

  /// Sets limits; the defaults fit large apps.
  public init(
    nameCount: Int = 200_000, fileCount: Int = 10_000, fileSize: Int = 32 << 20,
    totalSize: Int = 256 << 20, depth: Int = 64
  ) {
    self.nameCount = nameCount
    self.fileCount = fileCount
    self.fileSize = fileSize
    self.totalSize = totalSize
    self.depth = depth
  }
}
