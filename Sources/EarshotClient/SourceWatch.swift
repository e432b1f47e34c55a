import EarshotFiles

/// Tells when somebody saved source files, or made or removed some in a folder.
///
/// It looks at when files were changed, so that it does not matter how an editor saves: in place, or
/// as a new file that takes the name of the old one.
package struct SourceWatch {
  /// Several files that are saved together are waited for.
  private static let stillness = Duration.milliseconds(100)
  /// Looking may take up this share of the time.
  private static let costFactor = 10

  private let paths: [String]
  private var versions: SettlingValue<[String: String]>
  private var nextLook = ContinuousClock.now

  /// Watches files, and the Swift files in folders, from now on.
  package init(_ paths: [String]) {
    self.paths = paths
    versions = SettlingValue(Self.versions(of: paths), stillness: Self.stillness)
  }

  /// Whether something is different than when this was last true, and stands still.
  package mutating func hasNews(at now: ContinuousClock.Instant = .now) -> Bool {
    guard now >= nextLook else { return false }
    let current = Self.versions(of: paths)
    nextLook = now + now.duration(to: .now) * Self.costFactor
    return versions.hasSettled(at: current, now: now)
  }

  /// Whether something is different than when there was news last, so that there will be more.
  package var isOutdated: Bool { Self.versions(of: paths) != versions.known }

  private static func versions(of paths: [String]) -> [String: String] {
    // Files of the same module are compiled along as soon as one of these needs them.
    let files =
      paths.flatMap { FilePath.isFolder($0) ? SourceFolder($0).files : [$0] }
      + ModuleFolder(of: paths).files
    return Dictionary(files.map { ($0, FileSystem.version(of: $0)) }) { $1 }
  }
}
