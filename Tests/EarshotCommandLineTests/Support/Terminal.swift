import Foundation
import Glibc

/// A program at a terminal of its own.
final class Terminal {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  // Linux's own numbers for TIOCSPTLCK and TIOCGPTN; Glibc's functions for this are not in Swift.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let process = Process()
  private let master: FileHandle
  private var seen = ""

  init(
    running program: String, _ arguments: [String], environment: [String: String] = [:],
    in folder: String? = nil
  ) throws {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard descriptor >= 0, ioctl(descriptor, Self.setLock, &unlocked) == 0,
      ioctl(descriptor, Self.getNumber, &number) == 0
    else { throw Failure(description: "no terminal: \(String(cString: strerror(errno)))") }
    let slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard slave >= 0 else { throw Failure(description: "the terminal cannot be opened") }
    master = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let end = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NO_COLOR" && $0.key != "GITHUB_ACTIONS" && $0.value != "dumb" }
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func type(_ text: String) throws { try master.write(contentsOf: Data(text.utf8)) }

  /// Reads until a text has appeared; what the program does not print in time is an error that shows
  /// what it printed instead.
  func wait(for text: String, seconds: Int = 10) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !seen.contains(text) {
      var request = pollfd(fd: master.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard ContinuousClock.now < deadline, poll(&request, 1, Int32(seconds) * 1_000) > 0 else {
        throw Failure(
          description: "expected \(text.debugDescription) after \(seen.debugDescription)")
      }
      seen += String(decoding: master.availableData, as: UTF8.self)
    }
    seen = ""
  }

  func waitForExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
