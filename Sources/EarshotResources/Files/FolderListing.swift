import EarshotFiles
import Glibc

/// What is in a folder, in the order of names.
enum FolderListing {
  struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// Files and folders; links, and what is neither, are left out, and so are names in no encoding.
  static func entries(of folder: String, limit: Int) throws(FileFailure) -> [Entry] {
    try FileFailure.check(path: folder)
    guard let stream = opendir(folder) else { throw FileFailure(code: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      guard entries.count < limit else { throw FileFailure("there are too many names to look at") }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), !name.hasPrefix(".") else {
        continue
      }
      guard let isFolder = isFolder("\(folder)/\(name)") else { continue }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name < $1.name }
  }

  private static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return true
    case S_IFREG: return false
    default: return nil
    }
  }
}
