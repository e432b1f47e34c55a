import Glibc

/// What a path leads to.
package enum FilePath {
  /// Whether two paths lead to one file, which need not exist yet.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    destination(of: first) == destination(of: second)
  }

  /// The folder in which a path names something, with a slash at its end unless it is `.`.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
  }

  /// How a path is written from the folder of a file on; one from the root stays as it is.
  package static func path(to path: String, fromFolderOf file: String) -> String {
    guard !path.hasPrefix("/") else { return path }
    let folder = folder(of: file)
    let start = (resolved(folder) ?? folder).split(separator: "/")
    let end = destination(of: path).split(separator: "/")
    let common = zip(start, end).prefix { $0 == $1 }.count
    let steps = repeatElement("..", count: start.count - common) + end[common...].map(String.init)
    return steps.joined(separator: "/")
  }

  /// The path without `.` and without folders that `..` leaves again, where it leads to the same.
  package static func withoutDetours(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let direct = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    // A folder that is a link to another one is no detour.
    return areSame(path, direct) ? direct : path
  }

  /// Whether a path leads to something.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Where a path leads, or would lead if it existed.
  package static func destination(of path: String) -> String {
    if let existing = resolved(path) { return existing }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return "\(resolved(".") ?? ".")/\(path)"
    }
    let folder = folder(of: path)
    return "\(resolved(folder) ?? folder)/\(path[path.utf8.index(after: slash)...])"
  }

  /// The path without links, `.` and `..`; nil where it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Takes away a folder with the files that are in it.
  package static func remove(_ path: String) {
    for name in names(in: path) {
      let file = "\(path)/\(name)"
      if unlink(file) != 0 { remove(file) }
    }
    rmdir(path)
  }

  /// Makes a folder, and those that it lies in, where they are not there; throws where one cannot be
  /// made.
  package static func makeFolder(
    _ path: String, mode: UInt32 = 0o777
  ) throws(FileFailure) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard mkdir(path, mode) != 0, errno != EEXIST else { return }
    guard errno == ENOENT, let slash = path.utf8.dropFirst().lastIndex(of: UInt8(ascii: "/")) else {
      throw FileFailure(code: errno)
    }
    try makeFolder(String(path[..<slash]), mode: mode)
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw FileFailure(code: errno) }
  }

  /// Makes a folder of a name that nothing had before.
  package static func makeUniqueFolder(
    in folder: String, prefix: String
  ) throws(FileFailure) -> String {
    var template = Array("\(folder)/\(prefix)XXXXXX".utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    guard isMade else { throw FileFailure(code: errno) }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The names in a folder, in the order of their bytes; none where it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
