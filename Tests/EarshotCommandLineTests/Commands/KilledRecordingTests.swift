import EarshotTestSupport
import Foundation
import Glibc
import Testing

@Suite("A run that records can be ended at any moment")
struct KilledRecordingTests {
  private static let fileCount = 20
  private static let old = "screen: tapback\n\nPress and hold a message\n> next\n# Said first\n"
  private static let new =
    "screen: tapback\n\nPress and hold a message\n> next\n"
    + "Is the picnic still on for Sunday? Actions available\n# Said first\n"
  private static let names = (0..<fileCount).map { "\(100 + $0).transcript" }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Each transcript is the old or the new one, and no run plays what is left behind")
  func killed() throws {
    var generator = SeededGenerator(seed: 7)
    var recordedCounts: [Int] = []

    for _ in 0..<12 {
      try restore()
      try recordAndKill(
        onceRecorded: .random(in: 0..<Self.fileCount, using: &generator),
        glances: .random(in: 0...400, using: &generator))

      let texts = try Self.names.map { try folder.text(of: $0) }
      #expect(texts.allSatisfy { $0 == Self.old || $0 == Self.new })
      recordedCounts.append(texts.count { $0 == Self.new })
      let others = folder.names.filter { !Self.names.contains($0) }
      #expect(others.allSatisfy { $0.hasPrefix(".earshot-") && $0.hasSuffix(".tmp") })
    }

    #expect(recordedCounts.contains { (1..<Self.fileCount).contains($0) })
    let shell = try Shell()
    _ = try shell.run("swift run earshot test '\(folder.path)' --record missing")
    let output = try shell.run("swift run earshot test '\(folder.path)'")
    #expect(output == "20 passed, 0 failed\n")
  }

  private func restore() throws {
    for name in Self.names {
      unlink(folder(name))
      try folder.put(Self.old, at: name)
    }
  }

  /// Ends a run in which a number of files were recorded, some glances later.
  private func recordAndKill(onceRecorded count: Int, glances: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Shell.program)
    process.arguments = ["test", folder.path, "--record", "missing"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var glancesLeft = glances
    while process.isRunning, glancesLeft > 0 {
      if try folder.status(of: Self.names[count]).st_size > Self.old.utf8.count { glancesLeft -= 1 }
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
