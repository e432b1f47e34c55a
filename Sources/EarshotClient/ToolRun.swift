import EarshotProcesses
import Glibc

/// One run of a program, with what it printed.
struct ToolRun {
  /// No more is kept of what is printed, in bytes.
  private static let outputLimit = 1 << 20

  /// What the program printed, errors included.
  let output: String
  /// The status as `wait` gives it.
  let status: Int32

  /// Whether the program ended as it does when nothing is wrong.
  var succeeded: Bool { status == 0 }
  /// The signal that ended the program; 0 where none did.
  var signal: Int32 { status & 0x7F }

  /// Runs a program to its end.
  init(
    _ program: String, _ arguments: [String], environment: ProcessEnvironment
  ) throws(SystemRefusal) {
    let (process, reading) = try Self.start(program, arguments, environment)
    output = Self.text(from: reading.number)
    status = ChildProcess.reap(process).status
  }

  /// Starts the program; the end that it writes to is open nowhere else afterwards, so that it shows
  /// when nobody prints any more.
  private static func start(
    _ program: String, _ arguments: [String], _ environment: ProcessEnvironment
  ) throws(SystemRefusal) -> (process: pid_t, reading: OwnedDescriptor) {
    let pipe = try OwnedDescriptor.pipe()
    let process = try ProcessLaunch(
      of: program, arguments: arguments, environment: environment,
      descriptors: [STDERR_FILENO: pipe.writing.number], group: .shared
    ).start()
    return (process, pipe.reading)
  }

  private static func text(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    while let piece = Descriptor.read(from: descriptor) {
      bytes += piece.prefix(max(outputLimit - bytes.count, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
