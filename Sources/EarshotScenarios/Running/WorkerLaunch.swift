import Glibc

/// Starts a program in a process group of its own, with nothing open but what it is given.
struct WorkerLaunch {
  let program: String
  let arguments: [String]
  /// The descriptors of the new process, and those here that they stand for.
  let descriptors: [Int32: Int32]

  /// Starts the program, and gives the number of its process.
  func start() throws(WorkerError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let copies = try arrange(&actions)
    defer { for copy in copies { Descriptor.close(copy) } }
    var process: pid_t = 0
    let code = Self.withWords([program] + arguments) { arguments in
      Self.withWords(Self.environment) {
        posix_spawn(&process, program, &actions, &attributes, arguments, $0)
      }
    }
    guard code == 0 else { throw .refused("start '\(program)'", errno: code) }
    return process
  }

  /// Puts the descriptors in place, by way of copies that no place is taken by.
  private func arrange(
    _ actions: inout posix_spawn_file_actions_t
  ) throws(WorkerError) -> [Int32] {
    let free = (descriptors.keys.max() ?? STDERR_FILENO) + 1
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var copies: [Int32] = []
    for (place, descriptor) in descriptors.sorted(by: { $0.key < $1.key }) {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, free)
      guard copy >= 0 else { throw .refused("copy a descriptor", errno: errno) }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, place)
    }
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    return copies
  }

  /// The environment of this process, without the backtrace that takes seconds at each crash,
  /// unless somebody asked for it.
  private static var environment: [String] {
    var variables: [String] = []
    var place = environ
    while let variable = place.pointee {
      variables.append(String(cString: variable))
      place += 1
    }
    let asksForBacktrace = variables.contains { $0.hasPrefix("\(backtrace)=") }
    return asksForBacktrace ? variables : variables + ["\(backtrace)=enable=no"]
  }

  private static let backtrace = "SWIFT_BACKTRACE"

  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var words = words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return body(&words)
  }
}
