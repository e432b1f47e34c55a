import Glibc

/// A folder of its own for one test, removed with everything in it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/earshot-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for name in everything { unlink("\(path)/\(name)") }
    for name in everything { rmdir("\(path)/\(name)") }
    rmdir(path)
  }

  struct Failure: Error {
    let code: Int32
  }

  /// The names in the folder in order, hidden ones too.
  var everything: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Puts a file there, without the code under test.
  func put(_ content: String, at name: String, mode: mode_t = 0o644) throws {
    let descriptor = open(self(name), O_WRONLY | O_CREAT | O_EXCL, mode)
    guard descriptor >= 0 else { throw Failure(code: errno) }
    defer { close(descriptor) }
    let bytes = Array(content.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count, fchmod(descriptor, mode) == 0
    else { throw Failure(code: errno) }
  }

  /// The text of a file, or nothing where there is none.
  func text(of name: String) -> String? {
    let descriptor = open(self(name), O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  func status(of name: String) throws -> stat {
    var status = stat()
    guard lstat(self(name), &status) == 0 else { throw Failure(code: errno) }
    return status
  }
}
