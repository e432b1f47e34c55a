import Glibc

/// A benchmark in a process of its own, so that none finds memory that another left behind.
enum BenchmarkProcess {
  /// Runs a benchmark, and yields its exit status.
  static func run(_ name: String, walking commands: Int) throws(BenchmarkError) -> Int32 {
    let words = ["EarshotBenchmarks", name, "--commands", "\(commands)"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child: pid_t = 0
    let code = posix_spawn(&child, "/proc/self/exe", nil, nil, arguments, environ)
    guard code == 0 else {
      throw BenchmarkError("cannot start a process: \(String(cString: strerror(code)))")
    }
    return try status(of: child)
  }

  private static func status(of child: pid_t) throws(BenchmarkError) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else {
        throw BenchmarkError("cannot wait for a process: \(String(cString: strerror(errno)))")
      }
    }
    guard status & 0x7F == 0 else { throw BenchmarkError("a benchmark crashed") }
    return (status >> 8) & 0xFF
  }
}
