import EarshotTestSupport

/// A file of its own for one test, removed when the test lets go of it.
final class ScratchFile {
  let path: String
  private let folder: TemporaryFolder

  init(_ bytes: [UInt8]) throws {
    folder = try TemporaryFolder()
    path = try folder.put(bytes, at: "file")
  }
}
