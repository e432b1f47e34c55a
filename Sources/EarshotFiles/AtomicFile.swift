import Glibc

/// A file that is replaced as a whole or not at all.
///
/// The new content goes into a temporary file in the same folder, which then takes the old one's
/// name. Other hard links to the old file keep the old content.
///
/// A pipe or a device (`/dev/stdout`, `/dev/null`) cannot be replaced. It is refused, unless the
/// caller says that it is `.writtenTo`: then the bytes go into it, and what was taken before an
/// error stays taken.
package struct AtomicFile {
  /// What becomes of a pipe or a device in the place of the file.
  package enum Streams {
    case refused
    case writtenTo
  }

  private static let maximumLinks = 40
  private static let maximumAttempts = 16

  /// The file itself, behind any symbolic links; of a stream, the path as it was given.
  private let path: String
  private let folder: String
  /// What is there now, if anything.
  private let existing: stat?
  private let isStream: Bool
  private let calls: FileCalls

  /// Prepares to replace a file, or to create one; throws if its name can be known not to work.
  package init(
    replacing file: String, streams: Streams = .refused, calls: FileCalls = FileCalls()
  ) throws(FileFailure) {
    try FileFailure.check(path: file)
    existing = try Self.status(of: file)
    isStream = existing.map { $0.st_mode & S_IFMT != S_IFREG } ?? false
    guard !isStream || streams == .writtenTo else {
      throw FileFailure("it is not a regular file")
    }
    // A link to a pipe, such as `/dev/stdout`, may name no path that could be followed.
    path = isStream ? file : try Self.followLinks(from: file)
    guard !path.hasSuffix("/") else { throw FileFailure(code: EISDIR) }
    folder = Self.folder(of: path)
    self.calls = calls
  }

  /// Creates and removes a temporary file, which shows what permissions alone do not.
  ///
  /// A stream is left alone, because opening one can be noticed at its other end.
  package func check() throws(FileFailure) {
    guard !isStream else { return }
    let temporary = try createTemporary()
    close(temporary.descriptor)
    unlink(temporary.path)
  }

  /// Replaces the content; on failure, the file is as it was.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    if isStream { try writeToStream(bytes) } else { try replace(with: bytes) }
  }

  private func writeToStream(_ bytes: [UInt8]) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    try fill(descriptor, with: bytes)
  }

  private func replace(with bytes: [UInt8]) throws(FileFailure) {
    let temporary = try createTemporary()
    do throws(FileFailure) {
      try fill(temporary.descriptor, with: bytes)
      guard calls.rename(temporary.path, path) == 0 else { throw FileFailure(code: errno) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    synchronizeFolder()
  }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(FileFailure) {
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    try write(bytes, to: descriptor)
    if !isStream { try makeLasting(descriptor) }
    isOpen = false
    guard close(descriptor) == 0 else { throw FileFailure(code: errno) }
  }

  private func makeLasting(_ descriptor: Int32) throws(FileFailure) {
    if let existing { try keepPermissions(of: existing, for: descriptor) }
    guard calls.synchronize(descriptor) == 0 else { throw FileFailure(code: errno) }
  }

  /// Keeps owner, group and mode; only the superuser may give a file to another owner.
  private func keepPermissions(of existing: stat, for descriptor: Int32) throws(FileFailure) {
    let keepsOwner = fchown(descriptor, existing.st_uid, existing.st_gid) == 0
    let keepsGroup = keepsOwner || fchown(descriptor, uid_t.max, existing.st_gid) == 0
    var mode = existing.st_mode & (keepsOwner ? 0o7777 : 0o777)
    // What the old group was allowed is not for the new one to have.
    if !keepsGroup { mode = mode & 0o707 | (mode & 0o007) << 3 }
    guard fchmod(descriptor, mode) == 0 else { throw FileFailure(code: errno) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileFailure) {
    var count = 0
    while count < bytes.count {
      let result = bytes.withUnsafeBytes {
        calls.write(descriptor, UnsafeRawBufferPointer(rebasing: $0[count...]))
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw FileFailure(code: result < 0 ? errno : EIO) }
      count += result
    }
  }

  private func createTemporary() throws(FileFailure) -> (path: String, descriptor: Int32) {
    let mode: mode_t = existing == nil ? 0o666 : 0o600
    for _ in 0..<Self.maximumAttempts {
      let number = String(UInt64.random(in: .min ... .max), radix: 16)
      let candidate = "\(folder)/.earshot-\(number).tmp"
      let descriptor = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor >= 0 { return (candidate, descriptor) }
      guard errno == EEXIST else { throw Self.folderFailure(code: errno, folder: folder) }
    }
    throw FileFailure(code: EEXIST)
  }

  /// Makes the new name survive a power cut; where the system cannot, the content is safe anyway.
  private func synchronizeFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    close(descriptor)
  }
}

// MARK: - Names

extension AtomicFile {
  private static func status(of path: String) throws(FileFailure) -> stat? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileFailure(code: errno) }
      return nil
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFailure(code: EISDIR) }
    guard access(path, W_OK) == 0 else { throw FileFailure(code: errno) }
    return status
  }

  private static func followLinks(from file: String) throws(FileFailure) -> String {
    var path = file
    for _ in 0..<maximumLinks {
      guard let destination = destination(ofLink: path) else { return path }
      path = destination.hasPrefix("/") ? destination : "\(folder(of: path))/\(destination)"
    }
    throw FileFailure(code: ELOOP)
  }

  private static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func folderFailure(code: Int32, folder: String) -> FileFailure {
    let reason = FileFailure(code: code).reason
    return code == ENOENT && access(folder, F_OK) != 0
      ? FileFailure("the folder '\(folder)' does not exist")
      : FileFailure("in the folder '\(folder)': \(reason)")
  }
}
