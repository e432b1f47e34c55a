import Foundation
import Glibc

/// A folder of its own for one test, removed with everything in it when the test lets go of it.
final class TemporaryFolder {
  struct Failure: Error {
    let path: String
  }

  let path: String

  init() throws {
    var template = Array("/tmp/earshot-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure(path: "/tmp") }
    path = String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func makeFolder(_ name: String) throws {
    guard mkdir("\(path)/\(name)", 0o700) == 0 else { throw Failure(path: name) }
  }

  func makeLink(_ name: String, to destination: String) throws {
    guard symlink(destination, "\(path)/\(name)") == 0 else { throw Failure(path: name) }
  }

  @discardableResult
  func makeFile(_ name: String, _ text: String) throws -> String {
    try makeFile(name, bytes: Array(text.utf8))
  }

  @discardableResult
  func makeFile(_ name: String, bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard descriptor >= 0 else { throw Failure(path: name) }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure(path: name) }
    return file
  }
}
