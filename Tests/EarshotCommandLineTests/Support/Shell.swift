import EarshotTestSupport
import Foundation

/// A shell in a folder of its own, where `swift run earshot` runs the program that was just built.
///
/// The package is locked while its tests run, so the program is called as it was built beside them.
final class Shell {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("earshot-shell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Scenarios", "Examples"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent(name).path,
        withDestinationPath: "\(Repository.root)/\(name)")
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a command, and returns what it printed on both outputs.
  func run(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", Self.prelude + command]
    process.currentDirectoryURL = folder
    let pipe = Foundation.Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // How long compiling takes, and so whether it is told, is not what any test is about.
    return String(decoding: output, as: UTF8.self)
      .replacing(#/earshot: note: compiling [^\n]*\n/#, with: "")
  }

  func path(of file: String) -> String { folder.appendingPathComponent(file).path }

  func write(_ text: String, to file: String) throws {
    try text.write(to: folder.appendingPathComponent(file), atomically: false, encoding: .utf8)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
  }

  func bytes(of file: String) -> [UInt8]? {
    try? Array(Data(contentsOf: folder.appendingPathComponent(file)))
  }

  func text(of file: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// Turns `swift run earshot …` into a call of the built program, wherever the tests are run.
  ///
  /// What is compiled is kept beside it, and nothing in the home of whoever runs the tests.
  private static let prelude =
    "unset GITHUB_ACTIONS NO_COLOR; export XDG_CACHE_HOME='\(cache)'; "
    + "swift() { shift 2; '\(program)' \"$@\"; }; "

  /// Where tests keep what was compiled and learnt, so that the next ones find it.
  static let cache = "\(program)-test-cache"

  /// The program beside the bundle of tests.
  static let program = BuiltProgram.path("earshot") ?? CommandLine.arguments[0]
}
