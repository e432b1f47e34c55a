import EarshotFiles

/// The folder from which a service that shows reports knows the paths of files.
package struct WorkspacePath: Hashable, Sendable {
  private let root: String?

  /// Takes the folder; nil where paths stay as they are.
  package init(root: String?) { self.root = root.flatMap { FilePath.resolved($0) } }

  /// A path from that folder on; one that leads out of it stays as it is.
  package func path(of file: String) -> String {
    guard let root, let resolved = FilePath.resolved(file) else { return file }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return resolved.hasPrefix(prefix) ? String(resolved.dropFirst(prefix.count)) : file
  }
}
