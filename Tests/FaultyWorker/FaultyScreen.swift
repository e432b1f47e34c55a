import EarshotUI
import Glibc

/// A button for each fault.
struct FaultyScreen: View {
  var body: some View {
    Button("Fine") {}
    Button("Crash") { fatalError("the seeds are gone") }
    Button("Hang") { hang() }
    Button("Ignore signals and hang") {
      for number in 1...SIGSYS { signal(number, SIG_IGN) }
      hang()
    }
    Button("Exhaust memory") { exhaustMemory() }
    Button("Recurse") { print(depth(of: 1)) }
    Button("Leave") { exit(0) }
    Button("Start a child and crash") {
      startChild()
      abort()
    }
    Button("Start a child and hang") {
      startChild()
      hang()
    }
    Button("Start a daemon and crash") {
      startChild(leavingGroup: true)
      abort()
    }
    Button("Start a daemon and hang") {
      startChild(leavingGroup: true)
      hang()
    }
    Button("Print without end") {
      while true { write(STDERR_FILENO, Self.longLine, Self.longLine.count) }
    }
    Button("Close standard error") { close(STDERR_FILENO) }
    Button("Say nonsense") { send(Self.channel, Self.longLine, Self.longLine.count, 0) }
    Button("Die when asked for more") { dieWhenAskedForMore() }
    Button("Go elsewhere") { chdir("/") }
  }

  /// Where a worker is asked and answers, which it keeps out of the way of such code.
  private static let channel: Int32 =
    (3..<1_024).last { number in
      var status = stat()
      return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    } ?? -1
  /// Linux's own number for `POSIX_SPAWN_SETSID`, which Swift does not see.
  private static let inSessionOfItsOwn: Int16 = 0x80
  private static let longLine = [UInt8](repeating: UInt8(ascii: "x"), count: 1_000) + [10]

  private func hang() {
    let line = Array("hanging\n".utf8)
    write(STDERR_FILENO, line, line.count)
    while true { sched_yield() }
  }

  private func exhaustMemory() {
    var hoard: [[UInt8]] = []
    while true { hoard.append([UInt8](repeating: UInt8(hoard.count & 0xFF), count: 1 << 24)) }
  }

  private func depth(of level: Int) -> Int { level % 7 == 8 ? 0 : 1 + depth(of: level &+ 1) }

  /// Starts what does not end by itself, and holds on to what it is given.
  private func startChild(leavingGroup leaves: Bool = false) {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if leaves { posix_spawnattr_setflags(&attributes, Self.inSessionOfItsOwn) }
    let call: [String] = ["tail", "-f", "/dev/null"]
    var words = call.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    posix_spawnp(&process, call[0], nil, &attributes, &words, environ)
  }

  /// Has the system send a signal, which ends the process, when the next transcript arrives.
  private func dieWhenAskedForMore() {
    _ = fcntl(Self.channel, F_SETOWN, getpid())
    _ = fcntl(Self.channel, F_SETFL, O_ASYNC)
  }
}
