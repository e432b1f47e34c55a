import EarshotFiles
import Glibc

/// Processes whose parents are gone, such as a daemon that a screen started.
///
/// One that left its group is not ended with it. The system hands it to the nearest process that
/// asked for such; where none did, it stays behind.
public enum Orphans {
  private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

  // Linux's own numbers for PR_SET_CHILD_SUBREAPER and PR_GET_CHILD_SUBREAPER.
  private static let setAdoption: Int32 = 36
  private static let getAdoption: Int32 = 37
  /// How often it is looked for more, since what is ended may have left others behind.
  private static let roundLimit = 100
  private static let listLimit = 1 << 20

  /// Has the system hand orphans to this process, whose only children from now on are workers.
  ///
  /// One that was given children by whoever started it cannot tell them from orphans, and adopts
  /// none.
  public static func adopt() {
    guard children.isEmpty else { return }
    _ = control(setAdoption, 1)
  }

  /// Ends every child of this process, if it adopts orphans.
  public static func end() { end(except: []) }

  /// Ends every child of this process but some, if it adopts orphans.
  static func end(except kept: Set<pid_t>) {
    guard areAdopted else { return }
    for _ in 0..<roundLimit {
      let orphans = children.filter { !kept.contains($0) }
      guard !orphans.isEmpty else { return }
      for orphan in orphans { kill(orphan, SIGKILL) }
      for orphan in orphans { waitpid(orphan, nil, 0) }
    }
  }

  private static var areAdopted: Bool {
    var answer: Int32 = 0
    let code = withUnsafeMutablePointer(to: &answer) { control(getAdoption, UInt(bitPattern: $0)) }
    return code == 0 && answer != 0
  }

  /// The children of every thread of this process.
  private static var children: [pid_t] {
    guard let stream = opendir("/proc/self/task") else { return [] }
    defer { closedir(stream) }
    var children: [pid_t] = []
    while let entry = readdir(stream) {
      let thread = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = "/proc/self/task/\(thread)/children"
      let list = (try? FileContents.read(path, limit: listLimit)) ?? []
      children += list.split(separator: UInt8(ascii: " "))
        .compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
    }
    return children
  }

  /// Calls `prctl`, which Swift does not see, because it takes any number of arguments.
  private static func control(_ option: Int32, _ argument: UInt) -> Int32 {
    guard let symbol = dlsym(nil, "prctl") else { return -1 }
    return unsafeBitCast(symbol, to: Control.self)(option, argument, 0, 0, 0)
  }
}
