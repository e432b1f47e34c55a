import Glibc

/// A folder of its own that is removed with what is in it.
final class TemporaryFolder {
  struct Failure: Error {
    let operation: String
    let number: Int32
  }

  let path: String

  init() throws {
    var template = Array("\(P_tmpdir)/earshot-tests-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Failure(operation: "mkdtemp", number: errno) }
    path = String(cString: made)
  }

  deinit {
    for name in names { unlink(path(of: name)) }
    for name in names { rmdir(path(of: name)) }
    rmdir(path)
  }

  /// The names of what is in the folder, in order.
  var names: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws {
    let file = open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard file >= 0 else { throw Failure(operation: "open", number: errno) }
    defer { close(file) }
    let bytes = Array(text.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw Failure(operation: "write", number: errno)
    }
  }

  func bytes(of name: String) throws -> [UInt8] {
    let file = open(path(of: name), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(operation: "open", number: errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }
}
