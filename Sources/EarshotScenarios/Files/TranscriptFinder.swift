import Glibc

/// Finds transcripts in files and folders.
public struct TranscriptFinder: Sendable {
  /// What tells one file from another, however it is reached.
  private struct FileIdentity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  private struct Entry {
    let path: String
    let identity: FileIdentity
    let isFolder: Bool
    /// Whether it is a file with an end, and no pipe or device.
    let isFile: Bool
  }

  /// The files and folders in which to look.
  public let paths: [String]

  /// Looks in the folder `Scenarios` unless paths are given.
  public init(paths: [String] = []) {
    self.paths = paths.isEmpty ? ["Scenarios"] : paths
  }

  /// The paths of all transcripts, sorted, each file once.
  ///
  /// A path that does not exist, and a folder without transcripts, are errors. Hidden files and
  /// folders are passed over, and a folder that is reached again through a link is not entered
  /// again.
  public func transcripts() throws(TranscriptError) -> [String] {
    var seen: Set<FileIdentity> = []
    var found: [String] = []
    for path in paths {
      for entry in try entries(at: path).sorted(by: { $0.path < $1.path })
      where seen.insert(entry.identity).inserted {
        found.append(entry.path)
      }
    }
    return found.sorted()
  }

  private func entries(at path: String) throws(TranscriptError) -> [Entry] {
    guard let start = try entry(at: path) else { throw TextFile.failure(path, ENOENT) }
    guard start.isFolder else { return [start] }
    let found = try transcripts(below: start)
    guard !found.isEmpty else {
      throw TranscriptError(file: path, message: "no file in this folder ends in '.transcript'")
    }
    return found
  }

  private func transcripts(below start: Entry) throws(TranscriptError) -> [Entry] {
    var visited: Set<FileIdentity> = []
    var folders = [start]
    var found: [Entry] = []
    while let folder = folders.popLast() {
      guard visited.insert(folder.identity).inserted else { continue }
      for name in try names(in: folder.path) where !name.utf8.starts(with: ".".utf8) {
        let path = joined(folder.path, name)
        let isTranscript = name.hasSuffix(".transcript")
        if let entry = try entry(at: path) {
          if entry.isFolder { folders.append(entry) }
          if isTranscript, !entry.isFolder { found.append(try file(entry)) }
        } else if isTranscript {
          throw TextFile.failure(path, ENOENT)
        }
      }
    }
    return found
  }

  /// A pipe that is found, and not named, would be waited for without anybody knowing why.
  private func file(_ entry: Entry) throws(TranscriptError) -> Entry {
    guard entry.isFile else {
      throw TranscriptError(file: entry.path, message: "it is not a regular file")
    }
    return entry
  }

  /// What stands at a path; nil when a link leads nowhere or only back to itself.
  private func entry(at path: String) throws(TranscriptError) -> Entry? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let code = errno
      if code == ENOENT || code == ELOOP { return nil }
      throw TextFile.failure(path, code)
    }
    return Entry(
      path: path, identity: FileIdentity(device: status.st_dev, number: status.st_ino),
      isFolder: status.st_mode & S_IFMT == S_IFDIR, isFile: status.st_mode & S_IFMT == S_IFREG)
  }

  /// The names in a folder, in descending order, because the last folder is entered first.
  ///
  /// One that is no UTF-8 leads nowhere once it is text; what it hides must not be passed over.
  private func names(in folder: String) throws(TranscriptError) -> [String] {
    guard let stream = opendir(folder) else { throw TextFile.failure(folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        let name = String(decoding: bytes, as: UTF8.self)
        guard entry.pointee.d_type == DT_REG, !name.hasSuffix(".transcript") else {
          throw TranscriptError(file: joined(folder, name), message: "the name is not UTF-8 text")
        }
        continue
      }
      names.append(name)
    }
    return names.sorted(by: >)
  }

  private func joined(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }
}
