package import Glibc

/// A folder of its own for one test, removed with everything in it when the test lets go of it.
package final class TemporaryFolder {
  /// What the system refused, and why.
  package struct Failure: Error {
    package let operation: String
    package let code: Int32
  }

  package let path: String

  package init() throws(Failure) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(parent)/earshot-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(operation: "mkdtemp", code: errno) }
    path = String(cString: made)
  }

  deinit { Self.remove(path) }

  /// The names in the folder in order, hidden ones too.
  package var names: [String] { Self.names(in: path) }

  /// The path of something in the folder, whether or not it is there.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }
}

// MARK: - Making

extension TemporaryFolder {
  /// Puts a text file there, without the code under test, and returns its path.
  @discardableResult
  package func put(
    _ text: String, at name: String, mode: mode_t = 0o644
  ) throws(Failure) -> String {
    try put(Array(text.utf8), at: name, mode: mode)
  }

  /// Puts a file there, without the code under test, and returns its path.
  @discardableResult
  package func put(
    _ bytes: [UInt8], at name: String, mode: mode_t = 0o644
  ) throws(Failure) -> String {
    let descriptor = open(self(name), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    try check("open", descriptor >= 0)
    defer { close(descriptor) }
    try check("write", write(descriptor, bytes, bytes.count) == bytes.count)
    try check("fchmod", fchmod(descriptor, mode) == 0)
    return self(name)
  }

  /// Puts a program there that can be started at once: where another process is being started
  /// meanwhile, it holds the file open for writing for a moment, and nobody can run it until then.
  @discardableResult
  package func putProgram(_ text: String, at name: String) throws(Failure) -> String {
    let program = try put(text, at: name, mode: 0o755)
    let descriptor = open(program, O_RDONLY | O_CLOEXEC)
    try check("open", descriptor >= 0)
    defer { close(descriptor) }
    // A lease for reading is refused as long as anybody may write. Swift does not see its name.
    let setLease = Int32(1_024)
    while fcntl(descriptor, setLease, F_RDLCK) != 0, errno == EAGAIN { sched_yield() }
    _ = fcntl(descriptor, setLease, F_UNLCK)
    return program
  }

  package func makeFolder(_ name: String) throws(Failure) {
    try check("mkdir", mkdir(self(name), 0o700) == 0)
  }

  package func makeLink(_ name: String, to destination: String) throws(Failure) {
    try check("symlink", symlink(destination, self(name)) == 0)
  }

  package func makePipe(_ name: String) throws(Failure) {
    try check("mkfifo", mkfifo(self(name), 0o600) == 0)
  }
}

// MARK: - Looking

extension TemporaryFolder {
  package func text(of name: String) throws(Failure) -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  package func bytes(of name: String) throws(Failure) -> [UInt8] {
    let descriptor = open(self(name), O_RDONLY | O_CLOEXEC)
    try check("open", descriptor >= 0)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      try check("read", count >= 0)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// What stands at a name; of a link, the link.
  package func status(of name: String) throws(Failure) -> stat {
    var status = stat()
    try check("lstat", lstat(self(name), &status) == 0)
    return status
  }
}

extension TemporaryFolder {
  private func check(_ operation: String, _ isDone: Bool) throws(Failure) {
    guard isDone else { throw Failure(operation: operation, code: errno) }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  private static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
