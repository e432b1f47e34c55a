/// Tells when somebody saved source files, or made or removed some in a folder.
///
/// It looks at when files were changed, so that it does not matter how an editor saves: in place, or
/// as a new file that takes the name of the old one.
package struct SourceWatch {
  /// Several files that are saved together are waited for.
  private static let stillness = Duration.milliseconds(100)
  /// Looking may take up this share of the time.
  private static let costFactor = 10

  private let files: WatchedFiles
  private var versions: SettlingValue<[String: String]>
  private var nextLook = ContinuousClock.now

  /// Watches files, the Swift files in folders, and what belongs to them, from now on.
  package init(_ paths: [String]) {
    files = WatchedFiles(of: paths)
    versions = SettlingValue(files.versions, stillness: Self.stillness)
  }

  /// Whether something is different than when this was last true, and stands still.
  package mutating func hasNews(at now: ContinuousClock.Instant = .now) -> Bool {
    guard now >= nextLook else { return false }
    let current = files.versions
    nextLook = now + now.duration(to: .now) * Self.costFactor
    return versions.hasSettled(at: current, now: now)
  }

  /// Whether something is different than when there was news last, so that there will be more.
  package var isOutdated: Bool { files.versions != versions.known }

  /// When each file with words or pictures was changed, by its path.
  package var resourceVersions: [String: String] { files.resourceVersions }
}
