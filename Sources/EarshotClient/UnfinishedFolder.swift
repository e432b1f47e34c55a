import EarshotFiles
import EarshotProcesses
import Glibc

/// A folder that is being filled, under a name that nobody looks for, until it takes its own.
final class UnfinishedFolder {
  /// With what such names begin.
  static let prefix = "new-"

  /// Where it is.
  let path: String
  /// Held as long as somebody is at work, so that it shows when nobody is any more.
  private let lock: OwnedDescriptor

  /// Makes one.
  init(in folder: String) throws(FileFailure) {
    path = try FilePath.makeUniqueFolder(in: folder, prefix: Self.prefix)
    guard let lock = Self.lock(path) else { throw FileFailure(code: errno) }
    self.lock = lock
  }

  /// Gives it a name for good; false where there is something of that name already.
  func take(name: String) -> Bool { rename(path, name) == 0 }

  /// Takes it away if it is still there.
  func remove() { FilePath.remove(path) }

  /// Takes away what was left by those who were ended while they were at work.
  static func removeAbandoned(in folder: String) {
    for name in FilePath.names(in: folder) where name.hasPrefix(prefix) {
      let path = "\(folder)/\(name)"
      guard FileSystem.age(of: path) > minimumAge, let lock = lock(path) else { continue }
      withExtendedLifetime(lock) { FilePath.remove(path) }
    }
  }

  /// After how many seconds at the latest who makes a folder has locked it.
  private static let minimumAge = 10

  private static func lock(_ path: String) -> OwnedDescriptor? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let lock = OwnedDescriptor(descriptor)
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? lock : nil
  }
}
