package import Glibc

/// Starts a program with nothing of this one open but what it is given.
///
/// What was handed to this process itself, as a shell does for `<(…)`, stays open.
package struct ProcessLaunch {
  /// Which processes get a signal together with the new one.
  package enum Group: Hashable, Sendable {
    /// Those that it starts itself.
    case own
    /// Those of who starts it, as when somebody types Ctrl-C.
    case shared
  }

  private let program: String
  private let arguments: [String]
  private let environment: ProcessEnvironment
  private let descriptors: [Int32: Int32]
  private let group: Group

  /// Prepares to start a program.
  ///
  /// `descriptors` says for each of the new process which one here it stands for. Where it says
  /// nothing, there is no input, and what is printed goes where errors go.
  package init(
    of program: String, arguments: [String], environment: ProcessEnvironment,
    descriptors: [Int32: Int32], group: Group
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.descriptors = descriptors
    self.group = group
  }

  /// Starts the program, and gives the number of its process.
  package func start() throws(SystemRefusal) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of others may hold signals back, which is no business of the new process.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGMASK | (group == .own ? POSIX_SPAWN_SETPGROUP : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let copies = try arrange(&actions)
    defer { for copy in copies { Descriptor.close(copy) } }
    var process: pid_t = 0
    let code = Self.withWords([program] + arguments) { arguments in
      Self.withWords(environment.words) {
        posix_spawn(&process, program, &actions, &attributes, arguments, $0)
      }
    }
    guard code == 0 else { throw SystemRefusal("start '\(program)'", code: code) }
    return process
  }

  /// Puts the descriptors in place, by way of copies that no place is taken by.
  private func arrange(
    _ actions: inout posix_spawn_file_actions_t
  ) throws(SystemRefusal) -> [Int32] {
    let free = (descriptors.keys.max() ?? STDERR_FILENO) + 1
    if descriptors[STDIN_FILENO] == nil {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    var copies: [Int32] = []
    for (place, descriptor) in descriptors.sorted(by: { $0.key < $1.key }) {
      let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, max(free, STDERR_FILENO + 1))
      guard copy >= 0 else { throw SystemRefusal("copy a descriptor", code: errno) }
      copies.append(copy)
      posix_spawn_file_actions_adddup2(&actions, copy, place)
    }
    if descriptors[STDOUT_FILENO] == nil {
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
    }
    return copies
  }

  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var words = words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return body(&words)
  }
}
