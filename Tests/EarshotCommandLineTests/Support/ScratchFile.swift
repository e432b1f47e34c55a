import Foundation

/// A file of its own for one test, removed when the test lets go of it.
final class ScratchFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("earshot-test-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
