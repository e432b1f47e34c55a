import EarshotFiles
import Glibc

/// What is asked of folders and files beside reading and writing whole ones.
enum FileSystem {
  /// Where the running program is.
  static var program: String { FilePath.destination(of: "/proc/self/exe") }

  /// What changes about a file when somebody writes it, as text.
  static func version(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_ino) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) "
      + "\(status.st_ctim.tv_sec) \(status.st_ctim.tv_nsec)"
  }

  /// When a file or folder was last changed or marked as used, in seconds; 0 where there is none.
  static func lastChange(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }

  /// How many seconds ago something was last changed or marked as used.
  static func age(of path: String) -> Int { time(nil) - lastChange(of: path) }

  /// The number of the user whose file or folder it is; nil where there is none.
  static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }

  /// Whether a path leads to an ordinary file.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path names a folder, and not a link to one.
  static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
