import Glibc

/// What a path leads to.
package enum FilePath {
  /// Whether two paths lead to one file, which need not exist yet.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    resolved(first) == resolved(second)
  }

  private static func resolved(_ path: String) -> String {
    if let existing = real(path) { return existing }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return "\(real(".") ?? ".")/\(path)"
    }
    let folder = String(path[...slash])
    return "\(real(folder) ?? folder)/\(path[path.utf8.index(after: slash)...])"
  }

  private static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
