import Foundation
import Glibc

/// The program with both ends of its pipes in the hands of a test.
final class PlayedProgram {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process = Process()
  private let input = Foundation.Pipe()
  private let output = Foundation.Pipe()
  /// Everything that was printed so far, errors included.
  private(set) var printed = ""

  init(_ arguments: [String], in folder: String) throws {
    process.executableURL = URL(fileURLWithPath: Shell.program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": Shell.cache]) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func type(_ line: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  func endInput() throws { try input.fileHandleForWriting.close() }

  /// Reads until a text was printed; a minute is long even on a machine that is busy with builds.
  func wait(for text: String) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    let reading = output.fileHandleForReading
    while !printed.contains(text) {
      var request = pollfd(fd: reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, 1_000) > 0
      let piece = isReady ? reading.availableData : Data()
      guard ContinuousClock.now < deadline, !isReady || !piece.isEmpty else {
        throw Failure(
          description: "expected \(text.debugDescription) in \(printed.debugDescription)")
      }
      printed += String(decoding: piece, as: UTF8.self)
    }
  }

  /// Stops reading what is printed, waits for the end, and returns the status.
  func waitForExitUnread() -> Int32 {
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits for the end, and returns the status.
  func waitForExit() throws -> Int32 {
    try endInput()
    printed += String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus
  }
}
